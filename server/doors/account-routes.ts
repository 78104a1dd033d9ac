import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { type AccountContract, accountOperations } from '../../src/contract';
import { accountHeader } from '../../src/contract/people';
import type { Permission } from '../../src/contract/words/roles';
import { defined } from '../../src/defined';
import { message } from '../../src/language/message';
import { createCallsPerMinute } from '../access/calls-per-minute';
import { personActor } from '../people/memberships';
import type { Actor } from '../accounts/actor';
import { changeLimits } from '../accounts/change-limits';
import { actorOf, permissionFailure } from '../accounts/tokens';
import { readerOf } from '../errors/reader';
import { refuse, Refused, retryAfter } from '../errors/refused';
import type { Materials } from '../materials';
import { loggedInPerson, ownPagesOnly } from '../people';
import { hasSessionCookie } from '../people/people';
import { inputOf, routePath } from './contract-route';
import { accountHandlers } from '../operations/accounts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who manages an account; only on routes with a permission. */
    actor: Actor;
  }
  interface FastifyContextConfig {
    /** What the token of an account must allow. Such routes take no API key. */
    permission?: Permission;
  }
}

/** Requests that all tokens of an account may send in a minute. They read and write the store, and are not counted. */
const mostRequests = 600;

/** The largest body, in bytes: a note of 2,000 characters, each written as an escape. */
const largestBody = 16_384;

/**
 * The operations on accounts, for programs with an account token, and for people who are logged in: those come with the
 * cookie of their session, from pages of this server.
 */
export const accounts = fp<Pick<Materials, 'config' | 'plans' | 'steadyClock' | 'store'>>(
  async (app, { config, plans, steadyClock: clock, store }) => {
    app.decorateRequest('actor', null as never);
    const { people, keepCounts } = app;
    const limit = createCallsPerMinute(mostRequests, clock.elapsed);
    const changes = changeLimits(store, clock);
    const handlers = accountHandlers({ store, plans, clock, place: config, people, keepCounts });
    const checkOrigin = ownPagesOnly(config);

    async function whoAsks(request: FastifyRequest): Promise<Awaited<ReturnType<typeof actorOf>>> {
      const { 'x-api-key': token, [accountHeader]: account } = request.headers;
      if (token !== undefined && token !== '') return actorOf(store, String(token), clock.now());
      if (people === undefined || !hasSessionCookie(request))
        throw refuse('missing_api_key', message('account_token_missing'));
      checkOrigin(request);
      const person = await loggedInPerson(people, request);
      return personActor(store, person, account === undefined ? undefined : String(account), new Date(clock.now()));
    }

    const enter =
      ({ permission, method }: AccountContract): onRequestHookHandler =>
      async (request) => {
        const found = await whoAsks(request);
        if ('failure' in found) throw new Refused(found.failure);
        const { actor } = found;
        const taken = limit.take(actor.account, 1);
        if (!taken.ok)
          throw refuse(
            'rate_limit_exceeded',
            message('account_calls_too_fast', { most: limit.most, seconds: taken.resetSeconds }),
            retryAfter(taken.resetSeconds * 1_000),
          );
        const failure = permissionFailure(actor, permission);
        if (failure !== undefined) throw new Refused(failure);
        // What takes access away is never refused.
        if (method !== 'get' && method !== 'delete') await changes.change(actor.account);
        request.actor = { ...actor, from: request.ip, language: readerOf(request).language };
      };

    for (const contract of accountOperations as readonly (AccountContract &
      Pick<(typeof accountOperations)[number], 'id'>)[]) {
      const { id, method, path, params, query, body, permission, csv: columns } = contract;
      const { answer, table } = handlers[id];
      app.route({
        method,
        url: routePath(path),
        bodyLimit: largestBody,
        schema: defined({ params, querystring: query, body }),
        config: defined({ permission, table, columns }),
        onRequest: enter(contract),
        handler: (request) => answer(inputOf(request, contract), request.actor),
      });
    }
  },
  { name: 'accounts', dependencies: ['metering', 'people', 'bodies', 'answers', 'errors', 'observation'] },
);
