import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { hashOf } from '../keys/key-format';
import type { AccessCode } from '../store/access-codes';
import type { AuditRecord } from '../store/audit';
import type { Store } from '../store/store';

/**
 * Letters and digits that people do not confuse when they read them aloud or type them. There are no vowels, so codes
 * form no words.
 */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ';
const groups = 4;
const groupLength = 4;

/** A code in upper case without spaces and dashes: people type these differently. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s\p{Dash}]/gu, '');

/** The hash that is stored for a code. */
export const hashOfCode = (code: string): string => hashOf(plain(code));
/** The hash that is stored for a device's credential. */
export const hashOfDevice = hashOf;

/**
 * Is the code as short as those of earlier versions? They have 8 characters: 27^8, about 2.8 × 10^11, which many
 * machines together could guess. So all guesses at them share one limit, wherever they come from.
 */
export const isShort = (code: string): boolean => plain(code).length <= 8;

/**
 * A new code from the system's secure random numbers, written `ABCD-EFGH-JKMN-PQRS`: 16 of 27 characters, 27^16, about
 * 8 × 10^22 or 76 bits.
 *
 * Guessing is hopeless even without a limit shared by all callers. So there is none, and nobody can lock others out.
 * Suppose that 1,000 codes are open and that a million guesses arrive each second, day and night. That is far more than
 * a server takes: 3 × 10^13 guesses a year, each right with a chance of 1,000 in 8 × 10^22. The first right guess is
 * expected after 2.5 million years.
 */
function newCode(): string {
  const characters = Array.from({ length: groups * groupLength }, () => alphabet[randomInt(alphabet.length)]!).join('');
  return characters.match(new RegExp(`.{${groupLength}}`, 'g'))!.join('-');
}

/** May a code, and the devices that it let in, still be used? */
export const isOpen = ({ revokedAt, expiresAt }: AccessCode, now: number): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);

/** The details of a new code. */
interface NewCode {
  readonly name: string;
  /** How many devices it lets in. */
  readonly mostDevices: number;
  readonly expiresAt: string | null;
  readonly now: Date;
}

/**
 * Makes a code and stores its hash. This is the only moment when the code exists in plain text.
 *
 * @param record what the audit trail says of it
 */
export async function issueCode(
  store: Store,
  { name, mostDevices, expiresAt, now }: NewCode,
  record: (stored: AccessCode) => AuditRecord | undefined = () => undefined,
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
  await store.addAccessCode(stored, hashOfCode(code), record(stored));
  return { code, stored };
}

/**
 * Lets a device in with a code and makes the credential that opens its later sessions.
 *
 * @returns undefined if the code has already let in all the devices that it allows
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
