import type { KeyOperation } from '../src/contract';
import type { Actor } from './accounts/actor';
import type { Permission } from '../src/contract/words/roles';
import type { World } from './world';
import type { Caller } from './access/access';
import type { StoredKey } from './store/store';
import type { Answer } from '../src/engine';
import type { Failure } from '../src/contract/error';
import type { PublicContract } from '../src/contract/operation';
import type { ErrorStyle } from '../src/contract/error-style';

declare module 'fastify' {
  interface FastifyRequest {
    /** The day and market for the answer. They stay the same until the end of the request. */
    world: World;
    /**
     * The minute in which the request arrived, in milliseconds since 1970. For sample data, its fixed day.
     */
    askedAt: number;
    /** When the server began with the request, in milliseconds since the process started. */
    begunAt: number;
    /** When it began to wait for the body, on the same clock. */
    uploadFrom: number;
    caller: Caller;
    /** Who manages an account; only on routes with a permission. */
    actor: Actor;
    /** The key that was sent, also where it is refused; null while it is unknown. */
    usedKey: StoredKey | null;
    /** The operation of a request whose content names it; null for others. */
    usedFor: KeyOperation | null;
    /** Why the request was refused; null while it is not. */
    failure: Failure | null;
    /** The address that the request is for, where no route takes its method; null for others. */
    address: string | null;
  }
  interface FastifyContextConfig {
    errors?: ErrorStyle;
    /** Open to everybody: no key is needed and nothing is counted. */
    open?: boolean;
    /** Is an open route free of the limit for strangers, or some of its requests? */
    unlimited?: true | ((request: FastifyRequest) => boolean);
    /** Is it one of the many files that a page loads? */
    file?: boolean;
    /** The operation that the key must allow. */
    operation?: KeyOperation | undefined;
    /** What the token of an account must allow. Such routes take no API key. */
    permission?: Permission;
    /** Does its door count what is asked? Otherwise the request is one call. */
    countsItself?: boolean;
    /** Turns the payload into rows; absent where there is no CSV. */
    table?: (data: never) => readonly Readonly<Record<string, unknown>>[];
    /** What of an answer its JSON shows, where less than its table. */
    json?: (answer: never, input: never) => Answer<object>;
    /** The columns of its tables. */
    columns?: PublicContract['csv'];
    /** May the body be so large that reading it needs one of the limited seats? */
    takesSeat?: boolean;
    /** Does the answer take so much work that such requests must take turns? */
    takesTurns?: boolean | ((request: FastifyRequest) => boolean);
  }
}
