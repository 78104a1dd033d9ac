import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Reference } from '../../src/reference';
import type { Access } from '../access/access';

/** Types a route's query and body by its zod schemas. */
export interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: unknown;
}

/** The server as a route sees it. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ContractTypes>;

/** What routes answer from. */
export interface Parts {
  readonly reference: Reference;
  readonly access: Access;
  /** Address of the reference pages. */
  readonly docs: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Adds the routes of one resource to the server. */
export type Route = (app: App, parts: Parts) => unknown;
