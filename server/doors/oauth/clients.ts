import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { oneLine } from '../../../src/contract/one-line';
import type { Store } from '../../store/store';
import { isRedirectUri } from './redirect';

/** A program as it registered itself. Nobody has checked what it calls itself. */
export interface Client {
  readonly name: string;
  readonly redirectUris: readonly string[];
}

/** What of a registration is read (RFC 7591). Programs send more, which changes nothing. */
export const Registration = z.object({
  redirect_uris: z.array(z.string().refine(isRedirectUri)).min(1).max(10),
  client_name: z.string().trim().min(1).max(100).regex(oneLine).optional(),
  grant_types: z
    .array(z.string())
    .refine((types) => types.includes('authorization_code'))
    .optional(),
});

/** The name of the secret that signs the ids, in the store. */
const secretName = 'programs';

const longestId = 8_000;

/**
 * Programs and their ids. An id holds what the program registered, signed by this service. So nothing is stored of
 * registrations, which strangers make, and every server on the store knows every program.
 */
export function createClients(store: Pick<Store, 'secret'>) {
  let kept: Promise<string> | undefined;
  const secret = (): Promise<string> =>
    (kept ??= store.secret(secretName, randomBytes(32).toString('base64url')).catch((problem: unknown) => {
      kept = undefined;
      throw problem;
    }));
  const signatureOf = async (content: string): Promise<Buffer> =>
    createHmac('sha256', await secret())
      .update(content)
      .digest()
      .subarray(0, 16);

  return {
    /** The id of a program. The same registration has the same id. */
    async idOf({ name, redirectUris }: Client): Promise<string> {
      const content = Buffer.from(JSON.stringify([name, ...redirectUris])).toString('base64url');
      return `${content}.${(await signatureOf(content)).toString('base64url')}`;
    },
    /** The program with an id; undefined where this service did not make it. */
    async clientOf(id: string): Promise<Client | undefined> {
      if (id.length > longestId) return undefined;
      const [content = '', signed = '', ...more] = id.split('.');
      const [given, right] = [Buffer.from(signed, 'base64url'), await signatureOf(content)];
      if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const [name, ...redirectUris] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [string, ...string[]];
      return { name, redirectUris };
    },
  };
}
export type Clients = ReturnType<typeof createClients>;
