import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { agentPath as path } from '../../../src/contract';
import { message } from '../../../src/language/message';
import { refuse } from '../../errors/refused';
import { bearer } from '../../network/bearer';
import type { App, DoorParts } from '../door';
import type { createAgents } from './agents';

/** Lets pages of other sites in only if the server is set up for them: a page must not use a key unseen. */
const checkOrigin =
  (allowed: readonly string[]): onRequestHookHandler =>
  (request, _reply, done) => {
    const { origin } = request.headers;
    const own = origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
    if (origin === undefined || own || allowed.includes(origin)) done();
    else done(refuse('foreign_origin', message('agent_origin_foreign')));
  };

/** Agents send the key as a bearer token where they cannot set another header. */
const takeBearer: onRequestHookHandler = ({ headers }, _reply, done) => {
  const token = bearer(headers.authorization);
  if (token !== undefined && !headers['x-api-key']) headers['x-api-key'] = token;
  done();
};

/**
 * `POST /mcp`: the Model Context Protocol for agents, over streamable HTTP without sessions. Only calls of tools count.
 *
 * @param origins pages of other sites that may ask
 */
export function mcpDoor(app: App, parts: DoorParts, origins: readonly string[]): void {
  // Loaded with the first request, so that the start does not wait for it.
  let agents: Promise<ReturnType<typeof createAgents>> | undefined;
  const load = () => (agents ??= import('./agents.js').then((module) => module.createAgents(parts)));

  app.post(
    path,
    { config: { open: true, countsItself: true }, onRequest: [checkOrigin(origins), takeBearer, parts.access.keyHook] },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const agent = await load();
      const answer = await agent(request, reply, `${request.protocol}://${request.host}${path}`);
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply.code(answer.status).send(await answer.text());
    },
  );
}
