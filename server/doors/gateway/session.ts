import { errors, jwtVerify, SignJWT } from 'jose';
import type { Session } from '../../../src/contract';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import type { Store } from '../../store/store';
import { bearer } from '../../network/bearer';
import { refuse } from './refuse';
import { createSigningKeys } from './signing-keys';
import { message } from '../../../src/language/message';

/** How long a session lasts, in milliseconds. The add-in renews it by itself. */
const lasts = 15 * 60_000;

const issuer = 'add-in gateway';
const algorithm = 'HS256';

/** The audience of a session. A change of access mode, tenant or application ends all earlier sessions. */
const audienceOf = ({ addinAccess, entra }: Pick<Config, 'addinAccess' | 'entra'>): string =>
  ['add-in', addinAccess, ...(entra === undefined ? [] : [entra.tenant, entra.clientId])].join(':');

/**
 * Sessions of the add-in are short-lived signed tokens, so every replica accepts a session that another has opened.
 *
 * @param clock one that never goes back, so an expired session stays expired
 */
export async function createSessions(store: Store, config: Pick<Config, 'addinAccess' | 'entra'>, { now }: Clock) {
  const keys = await createSigningKeys(store, now);
  const audience = audienceOf(config);

  return {
    /**
     * Opens a session.
     *
     * @param subject who it is for
     * @param until the latest end, in milliseconds since 1970
     */
    async open(subject: string, until = Infinity): Promise<Pick<Session, 'token' | 'expires_at'>> {
      const from = Math.floor(now() / 1_000);
      const end = Math.floor(Math.min(now() + lasts, until) / 1_000);
      const { id, secret } = await keys.current();
      const token = await new SignJWT()
        .setProtectedHeader({ alg: algorithm, kid: id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(from)
        .setExpirationTime(end)
        .sign(secret);
      return { token, expires_at: new Date(end * 1_000).toISOString() };
    },
    /**
     * The subject of the session in an authorization header.
     *
     * @throws Refused with `session_required`
     */
    async subjectOf(authorization: string | undefined): Promise<string> {
      const token = bearer(authorization);
      if (token === undefined) throw refuse('session_required', message('session_missing'));
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keys.named(kid), {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['sub', 'exp'],
          currentDate: new Date(now()),
        });
        return payload.sub!;
      } catch (problem) {
        if (problem instanceof errors.JWTExpired) throw refuse('session_required', message('session_expired'));
        if (problem instanceof errors.JOSEError) throw refuse('session_required', message('session_foreign'));
        throw problem;
      }
    },
  };
}
