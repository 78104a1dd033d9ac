import { createHash, randomInt } from 'node:crypto';

/** A key is its prefix, 32 random characters and 6 check characters. These reveal a mistyped key without a look-up. */
export const prefixes = { live: 'svc_live_', test: 'svc_test_' } as const;
export type Environment = keyof typeof prefixes;

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

/** A new key from the system's secure random numbers. */
export function newKey(environment: Environment): string {
  const random = Array.from({ length: randomCharacters }, () => alphabet[randomInt(alphabet.length)]!).join('');
  const body = prefixes[environment] + random;
  return body + checksum(body);
}

/** Does this have the form of a key, with the right checksum? It may never have been issued. */
export function isWellFormed(key: string): boolean {
  if (!/^svc_(live|test)_[0-9A-Za-z]{38}$/.test(key)) return false;
  return checksum(key.slice(0, -checkCharacters)) === key.slice(-checkCharacters);
}

/** The hash that is stored for a key. */
export const hashOf = (key: string): string => sha256(key).toString('hex');

/** The part of a key that may be shown. */
export const hintOf = (key: string): string => `${key.slice(0, 13)}…`;
