import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** The parts of a contract that a request fills in. */
interface RequestSchemas {
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
}

/** The address of a contract as a route: parameters in braces become those of the framework. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** What is asked: the parameters of the path, and the body or the query that the contract has. */
export const inputOf = ({ params, query, body }: FastifyRequest, contract: RequestSchemas): never =>
  ({
    ...(params as object),
    ...(contract.query === undefined ? {} : (query as object)),
    ...(contract.body === undefined ? {} : (body as object)),
  }) as never;
