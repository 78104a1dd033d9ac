import { type ErrorCode, type ErrorStyle, type Failure } from '../../src/contract';
import { say } from '../../src/language/say';
import type { Message } from '../../src/language/message';

type Headers = Readonly<Record<string, string>>;

/** A request that is turned away, with headers that say when to come back. */
export class Refused extends Error {
  constructor(
    readonly failure: Failure,
    readonly headers: Headers = {},
    /** The style of its code, if it differs from the route's style. */
    readonly style?: ErrorStyle,
  ) {
    super(say(failure.message));
  }
}

/** Turns a request away. */
export const refuse = (code: ErrorCode, message: Message, headers?: Headers): Refused =>
  new Refused({ code, message }, headers);

/** The header Retry-After for a wait, in whole seconds. */
export const retryAfter = (milliseconds: number): Headers => ({
  'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1_000))),
});
