import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { agentPath as path, errorCodes } from '../../../src/contract';
import { message } from '../../../src/language/message';
import type { Access } from '../../access/access';
import { refuse, Refused } from '../../errors/refused';
import { grantPrefixes } from '../../keys/key-format';
import type { Materials } from '../../materials';
import { bearer } from '../../network/bearer';
import { baseFor, type BaseOf, resourceAt } from '../oauth/base';
import { challenge } from '../oauth/metadata';
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

/** Sends a refusal on with what a program needs to connect itself (RFC 9728, 5.1). */
function withChallenge(problem: unknown, base: string, wrong: boolean): unknown {
  if (!(problem instanceof Refused) || errorCodes[problem.failure.code].status !== 401) return problem;
  return new Refused(problem.failure, { ...problem.headers, 'www-authenticate': challenge(base, wrong) });
}

/**
 * Lets an agent in with its key, or with the access token of a connected program. Agents send the key as a bearer token
 * where they cannot set another header.
 *
 * @param baseOf undefined: programs cannot connect themselves here
 */
const letIn = (access: Access, baseOf: BaseOf | undefined): onRequestHookHandler =>
  function (request, reply, done) {
    const { headers } = request;
    const token = bearer(headers.authorization);
    const byKey = Boolean(headers['x-api-key']);
    const base = baseOf?.(request);
    const refused = (problem?: Error): void =>
      done(problem && base ? (withChallenge(problem, base, byKey || token !== undefined) as Error) : problem);
    if (base !== undefined && !byKey && token?.startsWith(grantPrefixes.access) === true)
      return void access.letInProgram(token, request, resourceAt(base)).then(() => done(), refused);
    if (token !== undefined && !byKey) headers['x-api-key'] = token;
    access.keyHook.call(this, request, reply, refused);
  };

/** `POST /mcp`: the Model Context Protocol for agents, over streamable HTTP without sessions. Only calls of tools count. */
export const agents = fp<Pick<Materials, 'address' | 'config'>>(
  async (app, { address, config }) => {
    // Programs cannot connect themselves where nobody logs in.
    const baseOf = config.people && baseFor(config.publicUrl, address);
    // Loaded with the first request, so that the start does not wait for it.
    let loaded: Promise<ReturnType<typeof createAgents>> | undefined;
    const load = () =>
      (loaded ??= import('./agents.js').then((module) => {
        const { operations, access, usage, work } = app;
        return module.createAgents({ operations, access, usage, work, budget: config.requestBudget });
      }));

    app.post(
      path,
      {
        config: { open: true, countsItself: true },
        onRequest: [checkOrigin(config.corsOrigins), letIn(app.access, baseOf)],
      },
      async (request: FastifyRequest, reply: FastifyReply) => {
        const agent = await load();
        const answer = await agent(request, reply, `${request.protocol}://${request.host}${path}`);
        for (const [name, value] of answer.headers) reply.header(name, value);
        return reply.code(answer.status).send(await answer.text());
      },
    );
  },
  { name: 'agents', dependencies: ['operations', 'bodies', 'answers', 'errors', 'observation'] },
);
