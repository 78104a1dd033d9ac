import type { FastifyInstance } from 'fastify';
import { agentScope, oauthPaths } from '../../../src/contract';
import { message } from '../../../src/language/message';
import { type Clients, Registration } from './clients';
import { refuseProgram } from './refusal';

/** The largest registration, in bytes. */
const largestBody = 16_384;

/** `POST /oauth/register`: gives a program an id (RFC 7591). Programs have no secret, because they could not keep it. */
export function registerRoute(app: FastifyInstance, clients: Clients): void {
  app.post(oauthPaths.register, { config: { open: true }, bodyLimit: largestBody }, async ({ body }, reply) => {
    const read = Registration.safeParse(body);
    if (!read.success) {
      const isRedirect = read.error.issues[0]?.path[0] === 'redirect_uris';
      return isRedirect
        ? refuseProgram(reply, 'invalid_redirect_uri', message('program_redirect_uris_wrong'))
        : refuseProgram(reply, 'invalid_client_metadata', message('program_registration_wrong'));
    }
    const { redirect_uris: redirectUris, client_name: name = new URL(redirectUris[0]!).host } = read.data;
    return reply.code(201).send({
      client_id: await clients.idOf({ name, redirectUris }),
      client_name: name,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: agentScope,
    });
  });
}
