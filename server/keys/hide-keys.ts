import {
  type GrantSecret,
  grantPrefixes,
  isGrantSecret,
  isToken,
  isWellFormed,
  prefixes,
  tokenPrefix,
} from './key-format';

const hidden = '[hidden]';

const hexOf = (letter: string): string => letter.charCodeAt(0).toString(16);

/** A pattern for a text in upper or lower case. Each letter may be plain or percent-encoded, once or several times. */
const spelled = (text: string): string =>
  [...text].map((letter) => `(?:${letter}|%(?:25)*(?:${hexOf(letter)}|${hexOf(letter.toUpperCase())}))`).join('');

/** A letter or digit, plain or percent-encoded. */
const character = '(?:[0-9a-z]|%(?:25)*(?:3[0-9]|[46][1-9a-f]|[57][0-9a]))';

const grantSecrets = Object.keys(grantPrefixes) as readonly GrantSecret[];

const starts = [...Object.values(prefixes), tokenPrefix, ...Object.values(grantPrefixes)];
const prefix = starts.map(spelled).join('|');
const withPrefix = new RegExp(`(?:${prefix})${character}[\\w%]*`, 'gi');

/** The length of a key without its prefix. Only a run of at least this length can hold one. */
const secretLength = 38;
const longRun = new RegExp(`${character}{${secretLength},}`, 'gi');
/** Longer runs are hidden without a check. */
const longestLookedAt = 100;

const decoded = (run: string): string =>
  run.replace(/%(?:25)*([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const isAnySecret = (text: string): boolean =>
  isWellFormed(text) || isToken(text) || grantSecrets.some((kind) => isGrantSecret(kind, text));

/** Does a run of letters and digits hold a key without its prefix? */
function holdsSecret(run: string): boolean {
  const text = decoded(run);
  if (text.length > longestLookedAt) return true;
  for (let at = 0; at + secretLength <= text.length; at++) {
    const secret = text.slice(at, at + secretLength);
    if (starts.some((start) => isAnySecret(start + secret))) return true;
  }
  return false;
}

/**
 * A text with its keys and tokens hidden: whole or cut short, with or without their prefix, percent-encoded any number of times.
 */
export const hideKeys = (text: string): string =>
  text.replace(withPrefix, hidden).replace(longRun, (run) => (holdsSecret(run) ? hidden : run));

/** Names of parameters that hold a secret, whatever it looks like. */
const secretNames =
  /^(x[-_]?)?(api[-_]?)?(key|token|secret|password|auth|authorization|access[-_]?token|refresh[-_]?token|code|code[-_]?verifier)$|svc[-_]?(live|test|acct)/i;

/** Is a parameter of this name likely to hold a secret? */
export function isSecretName(name: string): boolean {
  let plain = name.trim();
  // Each round removes one layer of percent-encoding. More layers than these only serve to hide something.
  for (let round = 0; round < 5 && plain.includes('%'); round++) plain = decoded(plain);
  return secretNames.test(plain.trim());
}

/**
 * The address of a request in a form that may be shown. The values of parameters with telling names are hidden, and so
 * are keys anywhere.
 */
export function shownAddress(url: string): string {
  const [path, ...query] = url.split('?');
  const parameters = query
    .join('?')
    .split('&')
    .map((part) => {
      const [name] = part.split('=', 1);
      return part !== name && isSecretName(name!) ? `${name!}=${hidden}` : part;
    });
  return hideKeys(query.length === 0 ? path! : `${path!}?${parameters.join('&')}`);
}
