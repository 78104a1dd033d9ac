import type { KeyOperation } from '../src/contract';
import type { World } from './world';
import type { Caller } from './access/access';
import type { ErrorStyle } from '../src/contract/error-style';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the answer is worked out with. It stays the same to the end of the request, however long that takes. */
    world: World;
    /**
     * The minute in which the request came, in milliseconds since 1970; for sample data, the day on which it stands
     * still.
     */
    askedAt: number;
    caller: Caller;
  }
  interface FastifyContextConfig {
    errors?: ErrorStyle;
    /** Open to everybody: no key is asked for and nothing is counted. */
    open?: boolean;
    /** Is it one of the many files that a page loads? */
    file?: boolean;
    /** What a key must be allowed to be used for. */
    operation?: KeyOperation | undefined;
    /** How the payload reads as a table, where it can be had as CSV. */
    table?: (data: never) => readonly Readonly<Record<string, unknown>>[];
    /** May the body be so large that reading it takes a seat? */
    takesSeat?: boolean;
    /** Does the answer take so much work that requests like it wait for their turn? */
    takesTurns?: boolean | ((request: FastifyRequest) => boolean);
  }
}
