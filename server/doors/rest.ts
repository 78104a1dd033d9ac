import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { defined } from '../../src/defined';
import type { BoundOperation } from '../operations';
import type { Handler } from '../operations/operation';
import type { Door } from './door';

/** Whether requests of a route wait for their turn, which may depend on the input of its operation. */
function turnsOf(
  { takesTurns }: Handler,
  inputOf: (request: FastifyRequest) => never,
): FastifyContextConfig['takesTurns'] {
  return typeof takesTurns === 'function' ? (request) => takesTurns(inputOf(request)) : takesTurns;
}

function routeOf({ contract, handler }: BoundOperation) {
  const { method, path, body, query, scope, errorStyle, open, csv: columns, twinOf } = contract;
  const { answer, table } = handler;
  const json = twinOf === undefined ? handler.json : undefined;
  const inputOf = (request: FastifyRequest): never => (body === undefined ? request.query : request.body) as never;
  return {
    method,
    url: path,
    schema: defined({ body, querystring: query }),
    config: defined({
      scope,
      errors: errorStyle,
      open,
      table,
      json,
      columns,
      takesTurns: turnsOf(handler, inputOf),
    }),
    handler:
      body === undefined
        ? (request: FastifyRequest) => answer(request.query as never, request)
        : (request: FastifyRequest) => answer(request.body as never, request),
  };
}

/** Every operation at its own address, with the method of its contract. */
export const restDoor: Door = (app, { operations }) => {
  for (const operation of operations.all) app.route(routeOf(operation));
};
