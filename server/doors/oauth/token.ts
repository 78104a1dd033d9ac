import type { FastifyInstance, FastifyReply } from 'fastify';
import { agentScope, oauthPaths } from '../../../src/contract';
import { message } from '../../../src/language/message';
import { accessLasts, exchangeCode, giveBackToken, type IssuedTokens, renewTokens } from '../../accounts/grants';
import type { Clock } from '../../clock';
import { inUtf8 } from '../../input/in-utf8';
import { hashOf } from '../../keys/key-format';
import type { Store } from '../../store/store';
import { type BaseOf, resourceAt } from './base';
import { asksElsewhere, parameter } from './parameters';
import { notKept, refuseProgram } from './refusal';

/** The largest form, in bytes. */
const largestBody = 16_384;

/** A verifier of PKCE (RFC 7636, 4.1). */
const verifierForm = /^[\w.~-]{43,128}$/;

const missing = (reply: FastifyReply, name: string): FastifyReply =>
  refuseProgram(reply, 'invalid_request', message('program_parameter_missing', { name }));

/** `POST /oauth/token` and `/oauth/revoke`: gives a program tokens, renews them, and takes them back. */
export function tokenRoutes(
  app: FastifyInstance,
  { store, clock, baseOf }: { readonly store: Store; readonly clock: Clock; readonly baseOf: BaseOf },
): void {
  const options = { config: { open: true }, bodyLimit: largestBody };
  const readForm = inUtf8((_request, body, done) => done(null, new URLSearchParams(body.toString())));
  app.addContentTypeParser<Buffer>('application/x-www-form-urlencoded', { parseAs: 'buffer' }, readForm);

  const formIn = (body: unknown): URLSearchParams => (body instanceof URLSearchParams ? body : new URLSearchParams());

  const give = (reply: FastifyReply, { access, refresh }: IssuedTokens): FastifyReply =>
    reply.headers(notKept).send({
      access_token: access,
      token_type: 'Bearer',
      expires_in: accessLasts / 1_000,
      refresh_token: refresh,
      scope: agentScope,
    });

  app.post(oauthPaths.token, options, async (request, reply) => {
    const form = formIn(request.body);
    const base = baseOf(request);
    const id = parameter(form, 'client_id');
    const type = parameter(form, 'grant_type');
    if (type === undefined) return missing(reply, 'grant_type');
    if (type !== 'authorization_code' && type !== 'refresh_token')
      return refuseProgram(reply, 'unsupported_grant_type', message('program_grant_type_wrong'));
    if (id === undefined) return missing(reply, 'client_id');
    if (asksElsewhere(form, base))
      return refuseProgram(reply, 'invalid_target', message('program_asks_elsewhere', { resource: resourceAt(base) }));
    const client = hashOf(id);
    const resource = resourceAt(base);
    if (type === 'refresh_token') {
      const token = parameter(form, 'refresh_token');
      if (token === undefined) return missing(reply, 'refresh_token');
      const renewed = await renewTokens(store, { token, client, resource }, clock.now());
      return renewed === undefined
        ? refuseProgram(reply, 'invalid_grant', message('program_refresh_refused'))
        : give(reply, renewed);
    }
    const code = parameter(form, 'code');
    if (code === undefined) return missing(reply, 'code');
    const verifier = parameter(form, 'code_verifier');
    if (verifier === undefined || !verifierForm.test(verifier)) return missing(reply, 'code_verifier');
    const redirectUri = parameter(form, 'redirect_uri');
    const exchanged = await exchangeCode(store, { code, client, redirectUri, verifier, resource }, clock.now());
    return exchanged === undefined
      ? refuseProgram(reply, 'invalid_grant', message('program_code_refused'))
      : give(reply, exchanged);
  });

  // A token that is unknown is answered as one that was taken back (RFC 7009, 2.2).
  app.post(oauthPaths.revoke, options, async ({ body }, reply) => {
    const form = formIn(body);
    const token = parameter(form, 'token');
    const id = parameter(form, 'client_id');
    if (token === undefined) return missing(reply, 'token');
    if (id === undefined) return missing(reply, 'client_id');
    await giveBackToken(store, { token, client: hashOf(id) }, clock.now());
    return reply.headers(notKept).send({});
  });
}
