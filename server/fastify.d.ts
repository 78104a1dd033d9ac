import type { Context } from '../src/engine';
import type { Caller } from './access/access';
import type { ErrorStyle } from './errors/error-style';

declare module 'fastify' {
  interface FastifyRequest {
    /** The day and the rates that the answer is worked out with. */
    world: Context;
    caller: Caller;
  }
  interface FastifyContextConfig {
    errors?: ErrorStyle;
    /** Open to everybody: no key is asked for and nothing is counted. */
    open?: boolean;
    /** How the payload reads as a table, where it can be had as CSV. */
    table?: (data: never) => readonly Readonly<Record<string, unknown>>[];
  }
}
