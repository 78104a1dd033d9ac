import { type ErrorCode, type ErrorStyle, type Failure } from '../../src/contract';
import { say } from '../../src/language/say';
import type { Sentence } from '../../src/language/message';

type Headers = Readonly<Record<string, string>>;

/** A request that is turned away, with headers that say when to come back. */
export class Refused extends Error {
  constructor(
    readonly failure: Failure,
    readonly headers: Headers = {},
    /** How its code is written, where that differs from how the route writes its codes. */
    readonly style?: ErrorStyle,
  ) {
    super(say(failure.message));
  }
}

/** Turns a request away. */
export const refuse = (code: ErrorCode, message: Sentence, headers?: Headers): Refused =>
  new Refused({ code, message }, headers);

/** Seconds to wait, as the header Retry-After has them. */
export const retryAfter = (milliseconds: number): Headers => ({
  'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1_000))),
});
