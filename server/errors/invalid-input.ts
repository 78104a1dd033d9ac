import type { ErrorStyle } from '../../src/contract/error-style';
import type { Failure } from '../../src/contract/error';
import { say } from '../../src/language/say';

/** What is wrong with a body or query. `absent` when a required field was not sent at all. */
export class InvalidInput extends Error {
  constructor(
    readonly failure: Failure,
    readonly absent: boolean,
    readonly field = '',
  ) {
    super(say(failure.message));
  }
}

/**
 * What is wrong with an input, under the code that an operation has for an absent required field where that applies.
 */
export const inputFailure = ({ absent, failure, field }: InvalidInput, { missing, required }: ErrorStyle): Failure =>
  absent && missing !== undefined && required?.includes(field) === true ? { ...failure, code: missing } : failure;
