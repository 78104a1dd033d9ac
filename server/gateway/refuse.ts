import { type ErrorCode, fail } from '../../src/contract';
import { Refused } from '../access/access';
import { usualErrors } from '../errors/error-style';

/** Turns a request away at the add-in's door, before its route is asked: so in lower case on every route. */
export const refuse = (code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}): Refused =>
  new Refused(fail(code, message).failure, headers, usualErrors);

/** Seconds to wait, as a header says them. */
export const retryAfter = (milliseconds: number): Readonly<Record<string, string>> => ({
  'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1_000))),
});
