import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type AccountContract, accountOperations } from '../../src/contract';
import { defined } from '../../src/defined';
import { message } from '../../src/language/message';
import { createSessionLimit } from '../access/session-limit';
import { actorOf, permissionFailure } from '../accounts/tokens';
import { refuse, Refused, retryAfter } from '../errors/refused';
import { accountHandlers, type AccountParts } from '../operations/accounts';

/** Requests that all tokens of an account may send in a minute. They read and write the store, and are not counted. */
const mostRequests = 600;

/** What is asked: the parameters of the path, and the body or the query. */
const inputOf = ({ params, query, body }: FastifyRequest, contract: AccountContract): never =>
  ({ ...(params as object), ...(contract.body === undefined ? (query as object) : (body as object)) }) as never;

/** The operations on accounts, for programs with an account token. */
export function accountsDoor(app: FastifyInstance, parts: AccountParts): void {
  const { store, clock } = parts;
  const limit = createSessionLimit(mostRequests, clock.elapsed);
  const handlers = accountHandlers(parts);

  const enter =
    ({ permission }: AccountContract): onRequestHookHandler =>
    async (request) => {
      const sent = request.headers['x-api-key'];
      if (sent === undefined || sent === '') throw refuse('missing_api_key', message('account_token_missing'));
      const found = await actorOf(store, String(sent), clock.now());
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
      request.actor = actor;
    };

  for (const contract of accountOperations as readonly (AccountContract &
    Pick<(typeof accountOperations)[number], 'id'>)[]) {
    const { id, method, path, params, query, body, permission } = contract;
    const { answer, table } = handlers[id];
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      schema: defined({ params, querystring: query, body }),
      config: defined({ permission, table }),
      onRequest: enter(contract),
      handler: (request) => answer(inputOf(request, contract), request.actor),
    });
  }
}
