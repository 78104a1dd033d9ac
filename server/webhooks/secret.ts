import { randomBytes } from 'node:crypto';

/** Bytes of the secret with which deliveries are signed. */
const secretBytes = 24;

/** A new secret, in the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;
