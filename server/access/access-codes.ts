import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { AccessCode } from '../store/access-codes';
import type { Store } from '../store/store';

/**
 * Letters and digits that are not mistaken for one another when they are read out or typed; without vowels, so that
 * they form no words.
 */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ';
const groups = 4;
const groupLength = 4;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A code without what people type differently. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s\p{Dash}]/gu, '');

/** What is stored of a code. */
export const hashOfCode = (code: string): string => hashOf(plain(code));
/** What is stored of a device's credential. */
export const hashOfDevice = hashOf;

/**
 * Is it as short as the codes that earlier versions made? Those have 8 characters: 27^8, about 2.8 × 10^11, which many
 * machines together could guess. So guesses at them are limited together, wherever they come from.
 */
export const isShort = (code: string): boolean => plain(code).length <= 8;

/**
 * A new code from the system's secure random numbers, written `ABCD-EFGH-JKMN-PQRS`: 16 of 27 characters, 27^16, about
 * 8 × 10^22 or 76 bits.
 *
 * Guessing is hopeless without a limit for all together, so that nobody can lock others out. Let 1,000 codes be open
 * and let whoever guesses be let through a million times each second, day and night,
 * far more than a server takes: that is 3 × 10^13 guesses a year, each right with a chance of 1,000 in 8 × 10^22. One
 * is expected to be right after 2.5 million years.
 */
function newCode(): string {
  const characters = Array.from({ length: groups * groupLength }, () => alphabet[randomInt(alphabet.length)]!).join('');
  return characters.match(new RegExp(`.{${groupLength}}`, 'g'))!.join('-');
}

/** May a code, and what came in by it, still be used? */
export const isOpen = ({ revokedAt, expiresAt }: AccessCode, now: number): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);

/** What a code is made from. */
interface NewCode {
  readonly name: string;
  /** How many devices it lets in. */
  readonly mostDevices: number;
  readonly expiresAt: string | null;
  readonly now: Date;
}

/** Makes a code and stores its hash: the only moment at which it exists in clear. */
export async function issueCode(
  store: Store,
  { name, mostDevices, expiresAt, now }: NewCode,
): Promise<{ readonly code: string; readonly stored: AccessCode }> {
  const code = newCode();
  const stored: AccessCode = {
    id: randomUUID(),
    name,
    createdAt: now.toISOString(),
    expiresAt,
    revokedAt: null,
    mostDevices,
  };
  await store.addAccessCode(stored, hashOfCode(code));
  return { code, stored };
}

/**
 * Lets a device in by a code: makes the credential that opens its further sessions.
 *
 * @returns undefined where the code has let in as many devices as it is for
 */
export async function enrolDevice(
  store: Store,
  code: AccessCode,
  now: Date,
): Promise<{ readonly id: string; readonly credential: string } | undefined> {
  const id = randomUUID();
  const credential = randomBytes(32).toString('base64url');
  const added = await store.addDevice(id, code.id, hashOfDevice(credential), now.toISOString());
  return added ? { id, credential } : undefined;
}
