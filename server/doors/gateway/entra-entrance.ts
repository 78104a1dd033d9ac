import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import type { EntraConfig } from '../../settings/gateway';
import type { Entrance } from './entrance';
import { retryAfter } from '../../errors/refused';
import { refuse } from './refuse';
import { bearer } from '../../network/bearer';

/** Clocks of the sign-in service and of this machine may differ by as much, in seconds. */
const clockTolerance = 30;

/** The permission that Office asks for on behalf of the person. */
const scope = 'access_as_user';

/** What the token is made out to: the application, by its id or by the address that Office knows it by. */
export const resourceOf = ({ clientId }: EntraConfig, publicUrl: string | undefined): string =>
  publicUrl === undefined ? `api://${clientId}` : `api://${new URL(publicUrl).host}/${clientId}`;

const couldNotAsk = (problem: unknown): boolean =>
  problem instanceof errors.JWKSTimeout ||
  !(problem instanceof errors.JOSEError) ||
  problem.code === 'ERR_JOSE_GENERIC';

function reasonOf(problem: unknown): string {
  if (problem instanceof errors.JWTExpired) return 'it has expired';
  if (problem instanceof errors.JWTClaimValidationFailed) {
    const { claim } = problem;
    if (claim === 'iss') return 'it is of another tenant, or not a version 2 token';
    if (claim === 'aud') return 'it is made out to another application';
    return `its claim ${claim} is not as it must be`;
  }
  return 'it was not signed by the tenant';
}

/**
 * `entra`: whoever the Microsoft Entra tenant has signed in, by the token that Office's single sign-on gives.
 *
 * @param clock one that never goes back, so that a token that has expired stays expired
 */
export function entraEntrance(entra: EntraConfig, { publicUrl }: Pick<Config, 'publicUrl'>, { now }: Clock): Entrance {
  const { tenant, clientId, authority } = entra;
  const keys = createRemoteJWKSet(new URL(`${authority}/${tenant}/discovery/v2.0/keys`), {
    timeoutDuration: 5_000,
    cooldownDuration: 10_000,
  });
  const audience = [clientId, resourceOf(entra, publicUrl)];
  const invalid = (reason: string) =>
    refuse(
      'session_required',
      `The sign-in token is not accepted: ${reason}. Sign in to Office again, or ask your administrator.`,
    );

  async function verified(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: `${authority}/${tenant}/v2.0`,
        audience,
        requiredClaims: ['exp', 'nbf', 'tid', 'oid', 'scp'],
        clockTolerance,
        currentDate: new Date(now()),
      });
      return payload;
    } catch (problem) {
      if (couldNotAsk(problem))
        throw refuse(
          'upstream_unavailable',
          'The Microsoft sign-in service does not answer, so the sign-in cannot be checked: try again in a moment.',
          retryAfter(10_000),
        );
      throw invalid(reasonOf(problem));
    }
  }

  return {
    async enter({ headers }) {
      const token = bearer(headers.authorization);
      if (token === undefined)
        throw refuse(
          'session_required',
          'No sign-in token was sent: the add-in gets one from Office, once you are signed in to it with your work account.',
        );
      const { tid, oid, scp, exp } = await verified(token);
      if (tid !== tenant) throw invalid('it is of another tenant');
      if (typeof scp !== 'string' || !scp.split(' ').includes(scope)) throw invalid(`it lacks the permission ${scope}`);
      return { subject: String(oid), until: exp! * 1_000 };
    },
  };
}
