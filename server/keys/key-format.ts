import { createHash, randomInt } from 'node:crypto';

/** A key is its prefix, 32 random characters and 6 check characters. These reveal a mistyped key without a look-up. */
export const prefixes = { live: 'svc_live_', test: 'svc_test_' } as const;
export type Environment = keyof typeof prefixes;

/** The prefix of account tokens, which otherwise have the form of keys. */
export const tokenPrefix = 'svc_acct_';

/** The prefixes of what a connected program is given, likewise: a code once, then tokens to ask and to renew. */
export const grantPrefixes = { code: 'svc_oac_', access: 'svc_oat_', refresh: 'svc_ort_' } as const;
export type GrantSecret = keyof typeof grantPrefixes;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const randomCharacters = 32;
const checkCharacters = 6;

/** The length of a whole key, in characters. */
export const keyLength = prefixes.live.length + randomCharacters + checkCharacters;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

function checksum(text: string): string {
  let value = sha256(text).readUIntBE(0, 6);
  let characters = '';
  for (let i = 0; i < checkCharacters; i++) {
    characters += alphabet[value % alphabet.length]!;
    value = Math.floor(value / alphabet.length);
  }
  return characters;
}

function newSecret(prefix: string): string {
  const random = Array.from({ length: randomCharacters }, () => alphabet[randomInt(alphabet.length)]!).join('');
  const body = prefix + random;
  return body + checksum(body);
}

/** A new key from the system's secure random numbers. */
export const newKey = (environment: Environment): string => newSecret(prefixes[environment]);

/** A new account token, likewise. */
export const newToken = (): string => newSecret(tokenPrefix);

/** A new code or token of a connected program, likewise. */
export const newGrantSecret = (kind: GrantSecret): string => newSecret(grantPrefixes[kind]);

const hasChecksum = (text: string): boolean =>
  checksum(text.slice(0, -checkCharacters)) === text.slice(-checkCharacters);

/** Does this have the form of a key, with the right checksum? It may never have been issued. */
export const isWellFormed = (key: string): boolean => /^svc_(live|test)_[0-9A-Za-z]{38}$/.test(key) && hasChecksum(key);

/** Does this have the form of an account token? */
export const isToken = (text: string): boolean => /^svc_acct_[0-9A-Za-z]{38}$/.test(text) && hasChecksum(text);

/** Does this have the form of a code or token of a connected program? */
export const isGrantSecret = (kind: GrantSecret, text: string): boolean =>
  text.startsWith(grantPrefixes[kind]) && /^svc_\w{3}_[0-9A-Za-z]{38}$/.test(text) && hasChecksum(text);

/** The hash that is stored in place of a key, or of anything else that lets its holder in. */
export const hashOf = (secret: string): string => sha256(secret).toString('hex');

/** The part of a key that may be shown. */
export const hintOf = (key: string): string => `${key.slice(0, 13)}…`;
