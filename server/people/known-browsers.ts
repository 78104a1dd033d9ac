import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { peoplePath } from '../../src/contract/people';
import type { Store } from '../store/store';
import { cookieIn, cookiePrefix } from '../runtime/cookies';
import { tokenHash } from './token-hash';

/** The name of the secret that signs the cookies, in the store. */
const secretName = 'known browsers';

/** How long a browser stays known, in seconds. Browsers keep no cookie for much longer. */
const staysKnown = 365 * 86_400;

/**
 * Recognises browsers in which a person has logged in, by a cookie of the person. It opens nothing: it only keeps the
 * limits on strangers from holding up the person.
 */
export function knownBrowsers(store: Store, address: () => string) {
  let kept: Promise<string> | undefined;
  const secret = (): Promise<string> =>
    (kept ??= store.secret(secretName, randomBytes(32).toString('base64url')).catch((problem: unknown) => {
      kept = undefined;
      throw problem;
    }));

  const nameFor = (email: string): string => `${cookiePrefix}.known_${tokenHash(email).slice(0, 12)}`;
  const valueFor = async (email: string): Promise<string> =>
    createHmac('sha256', await secret())
      .update(email)
      .digest('base64url');

  function setCookie(reply: FastifyReply, email: string, value: string, seconds: number): void {
    const secure = address().startsWith('https:') ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${nameFor(email)}=${value}; Max-Age=${seconds}; Path=${peoplePath}; HttpOnly; SameSite=Lax${secure}`,
    );
  }

  return {
    /** Does a request come from a browser in which the person with this address has logged in? */
    async isKnown(request: FastifyRequest, email: string): Promise<boolean> {
      const sent = cookieIn(request, nameFor(email));
      if (sent === undefined) return false;
      const [given, right] = [Buffer.from(sent), Buffer.from(await valueFor(email))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
    /** Makes a browser known. Call it when somebody has logged in. */
    remember: async (reply: FastifyReply, email: string): Promise<void> =>
      setCookie(reply, email, await valueFor(email), staysKnown),
    forget: (reply: FastifyReply, email: string): void => setCookie(reply, email, '', 0),
  };
}
export type KnownBrowsers = ReturnType<typeof knownBrowsers>;
