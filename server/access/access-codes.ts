import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { AccessCode } from '../store/add-in';
import type { Store } from '../store/store';

/** Letters and digits that are not mistaken for one another when they are read out or typed; without vowels, so that they form no words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ';
const groups = 2;
const groupLength = 4;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A code without what people type differently. */
const plain = (code: string): string => code.toUpperCase().replace(/[\s\p{Dash}]/gu, '');

/** What is stored of a code. */
export const hashOfCode = (code: string): string => hashOf(plain(code));
/** What is stored of a device's credential. */
export const hashOfDevice = hashOf;

/** A new code from the system's secure random numbers, written `ABCD-EFGH`: 38 bits, enough where few attempts are taken. */
function newCode(): string {
  const characters = Array.from({ length: groups * groupLength }, () => alphabet[randomInt(alphabet.length)]!).join('');
  return characters.match(new RegExp(`.{${groupLength}}`, 'g'))!.join('-');
}

/** May a code, and what came in by it, still be used? */
export const isOpen = ({ revokedAt, expiresAt }: AccessCode, now: number): boolean => revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);

/** Makes a code and stores its hash: the only moment at which it exists in clear. */
export async function issueCode(store: Store, name: string, expiresAt: string | null, now: Date): Promise<{ readonly code: string; readonly stored: AccessCode }> {
  const code = newCode();
  const stored: AccessCode = { id: randomUUID(), name, createdAt: now.toISOString(), expiresAt, revokedAt: null };
  await store.addAccessCode(stored, hashOfCode(code));
  return { code, stored };
}

/** Lets a device in by a code: makes the credential that opens its further sessions. */
export async function enrolDevice(store: Store, code: AccessCode, now: Date): Promise<{ readonly id: string; readonly credential: string }> {
  const id = randomUUID();
  const credential = randomBytes(32).toString('base64url');
  await store.addDevice(id, code.id, hashOfDevice(credential), now.toISOString());
  return { id, credential };
}
