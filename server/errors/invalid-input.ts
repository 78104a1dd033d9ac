import type { ErrorStyle } from '../../src/contract/error-style';
import type { Failure } from '../../src/contract/error';
import { say } from '../../src/language/say';

/** What is wrong with a body or query. `absent` is true if a required field was not sent at all. */
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
 * The failure of an input. If a required field is absent and the operation has its own code for that, the failure has
 * that code.
 */
export const inputFailure = ({ absent, failure, field }: InvalidInput, { missing, required }: ErrorStyle): Failure =>
  absent && missing !== undefined && required?.includes(field) === true ? { ...failure, code: missing } : failure;
