import { createHash } from 'node:crypto';

/** What is stored in place of the token of a link, or of a name that need not be known. */
export const tokenHash = (text: string): string => createHash('sha256').update(text).digest('base64url');
