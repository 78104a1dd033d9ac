/** The names of this machine, to which a program on it may be sent back without encryption. */
const ownMachine: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Does an address lead to the machine of the person who opens it? */
export const leadsToOwnMachine = (uri: string): boolean => ownMachine.has(new URL(uri).hostname);

/** The longest address, in characters. */
const longest = 500;

/** May a program have itself answered at this address? It must be encrypted, or on the machine of the person. */
export function isRedirectUri(uri: string): boolean {
  if (uri.length > longest || !/^https?:\/\/[\x21-\x7e]+$/.test(uri) || !URL.canParse(uri)) return false;
  const { protocol, username, password } = new URL(uri);
  if (username !== '' || password !== '' || uri.includes('#') || uri.includes('\\')) return false;
  return protocol === 'https:' || leadsToOwnMachine(uri);
}

/** The address of a program on the machine of the person without its port, which it chooses anew at each start. */
function withoutPort(uri: string): string {
  const url = new URL(uri);
  url.port = '';
  return url.href;
}

/** Is this exactly one of the addresses that were registered? On the machine of the person, the port may differ (RFC 8252). */
export const isRegistered = (uri: string, registered: readonly string[]): boolean =>
  registered.includes(uri) ||
  (isRedirectUri(uri) &&
    leadsToOwnMachine(uri) &&
    new URL(uri).protocol === 'http:' &&
    registered.some((one) => withoutPort(one) === withoutPort(uri)));
