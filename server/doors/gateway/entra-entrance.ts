import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import type { EntraConfig } from '../../settings/gateway';
import type { Entrance } from './entrance';
import { retryAfter } from '../../errors/refused';
import { refuse } from './refuse';
import { bearer } from '../../network/bearer';
import { type Message, message } from '../../../src/language/message';

/** The most that the clocks of the sign-in service and this machine may differ, in seconds. */
const clockTolerance = 30;

/** The permission that Office asks for on behalf of the person. */
const scope = 'access_as_user';

/** The resource that the token is for: the application, by its id or by the address under which Office knows it. */
export const resourceOf = ({ clientId }: EntraConfig, publicUrl: string | undefined): string =>
  publicUrl === undefined ? `api://${clientId}` : `api://${new URL(publicUrl).host}/${clientId}`;

const couldNotAsk = (problem: unknown): boolean =>
  problem instanceof errors.JWKSTimeout ||
  !(problem instanceof errors.JOSEError) ||
  problem.code === 'ERR_JOSE_GENERIC';

function reasonOf(problem: unknown): Message {
  if (problem instanceof errors.JWTExpired) return message('token_expired');
  if (problem instanceof errors.JWTClaimValidationFailed) {
    const { claim } = problem;
    if (claim === 'iss') return message('token_issuer_wrong');
    if (claim === 'aud') return message('token_of_other_application');
    return message('token_claim_wrong', { claim });
  }
  return message('token_not_signed');
}

/**
 * `entra`: lets in everyone who has signed in to the Microsoft Entra tenant, with the token of Office's single sign-on.
 *
 * @param clock one that never goes back, so an expired token stays expired
 */
export function entraEntrance(entra: EntraConfig, { publicUrl }: Pick<Config, 'publicUrl'>, { now }: Clock): Entrance {
  const { tenant, clientId, authority } = entra;
  const keys = createRemoteJWKSet(new URL(`${authority}/${tenant}/discovery/v2.0/keys`), {
    timeoutDuration: 5_000,
    cooldownDuration: 10_000,
  });
  const audience = [clientId, resourceOf(entra, publicUrl)];
  const invalid = (reason: Message) => refuse('session_required', message('sign_in_token_refused', { reason }));

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
        throw refuse('upstream_unavailable', message('sign_in_service_unreachable'), retryAfter(10_000));
      throw invalid(reasonOf(problem));
    }
  }

  return {
    async enter({ headers }) {
      const token = bearer(headers.authorization);
      if (token === undefined) throw refuse('session_required', message('sign_in_token_missing'));
      const { tid, oid, scp, exp } = await verified(token);
      if (tid !== tenant) throw invalid(message('token_of_other_tenant'));
      if (typeof scp !== 'string' || !scp.split(' ').includes(scope))
        throw invalid(message('token_lacks_permission', { permission: scope }));
      return { subject: String(oid), until: exp! * 1_000 };
    },
  };
}
