import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Access } from '../access/access';
import type { UsageCounter } from '../accounts/usage-counter';
import type { Clock } from '../clock';
import type { Operations } from '../operations';
import type { Work } from '../work/work';

/** Types a route's query and body by its zod schemas. */
interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: unknown;
}

/** The server as a door sees it. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ContractTypes>;

/** The server with routes that are typed by their contracts. */
export const byContract = (app: FastifyInstance): App => app.withTypeProvider<ContractTypes>();

/** What doors need to answer. */
export interface DoorParts {
  readonly operations: Operations;
  readonly access: Access;
  readonly usage: UsageCounter;
  /** Where long work waits for its turn. */
  readonly work: Work;
  /** The computing time that one request may take, in milliseconds. */
  readonly budget: number;
  /** Address of the reference pages. */
  readonly docs: () => string;
  readonly clock: Clock;
}

/** Adds a door to the server. */
export type Door = (app: App, parts: DoorParts) => void;
