import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Market } from '../../src/market';
import type { Reference } from '../../src/reference';
import type { Access } from '../access/access';
import type { Clock } from '../clock';
import type { Feed } from '../feeds';
import type { Markets } from '../markets';
import type { Store } from '../store/store';
import type { Work } from '../work/work';

/** Types a route's query and body by its zod schemas. */
interface ContractTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: unknown;
}

/** The server as a route sees it. */
export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ContractTypes>;

/** What routes answer from. */
export interface Parts {
  readonly reference: Reference;
  readonly access: Access;
  readonly store: Store;
  readonly markets: Markets;
  /** The sources that are on. */
  readonly feeds: readonly Feed[];
  /**
   * The market that a caller is told of, as it is known now or was at the end of a day; test keys are always told of
   * the same one.
   */
  readonly market: (request: FastifyRequest, knownOn?: string) => Market;
  /** Where work that takes a while waits for its turn. */
  readonly work: Work;
  /** The computing time that one request may take, in milliseconds. */
  readonly budget: number;
  /** Between bid and ask where no source quotes them, in percent of the mid rate. */
  readonly spreadPercent: number;
  /** Is the service reached from this machine alone? Then whoever opens a page could read its key as well. */
  readonly ownMachine: boolean;
  /** Address of the service, as callers use it. */
  readonly address: () => string;
  /** Address of the reference pages. */
  readonly docs: () => string;
  readonly clock: Clock;
}

/** Adds the routes of one resource to the server. */
export type Route = (app: App, parts: Parts) => unknown;
