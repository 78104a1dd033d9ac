import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SubscriptionContract, subscriptionOperations } from '../../src/contract';
import { fail } from '../../src/contract/error';
import { defined } from '../../src/defined';
import { message } from '../../src/language/message';
import { handlersOfSubscriptions, type SubscriptionParts } from '../operations/subscriptions';
import type { Answered, Asking } from '../operations/operation';
import { inputOf, routePath } from './contract-route';

/** Any handler, for a door that takes all operations alike. */
interface AnyHandler {
  readonly answer: (input: never, asking: Asking) => Promise<Answered>;
  readonly takesTurns?: boolean;
}

const off: AnyHandler = { answer: () => Promise.resolve(fail('not_found', message('webhooks_off'))) };

/**
 * The operations on subscriptions, for programs with an API key.
 *
 * @param parts undefined: this server has no subscriptions
 * @param address of this server, as callers use it
 */
export function subscriptionsDoor(
  app: FastifyInstance,
  parts: SubscriptionParts | undefined,
  address: () => string,
): void {
  const handlers: Readonly<Record<string, AnyHandler>> = parts === undefined ? {} : handlersOfSubscriptions(parts);

  const routeOf = (contract: SubscriptionContract, { answer, takesTurns }: AnyHandler) => {
    const { method, path, params, query, body, scope, status = 200 } = contract;
    return {
      method,
      url: routePath(path),
      schema: defined({ params, querystring: query, body }),
      config: defined({ scope, takesTurns }),
      async handler(request: FastifyRequest, reply: FastifyReply) {
        const answered = await answer(inputOf(request, contract), request);
        if (answered.ok) reply.code(status);
        // Absolute, because the Power Platform follows no other.
        if (answered.ok && status === 201)
          reply.header('location', `${address()}${path}/${(answered.value.data as { readonly id: string }).id}`);
        return answered;
      },
    };
  };
  for (const contract of subscriptionOperations) app.route(routeOf(contract, handlers[contract.id] ?? off));
}
