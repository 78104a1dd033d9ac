import { z } from 'zod';
import type { Sentence } from '../language/message';
import type { ErrorCode } from './error-codes';

export { type ErrorCode, errorCodes, type Fault, faultOf } from './error-codes';

/** An error as a value: a code and a sentence a person can act on. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: Sentence;
  /** The field of a form that is wrong. */
  readonly field?: string;
}

/** Either a value or a failure. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const fail = (code: ErrorCode, message: Sentence): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: { code, message },
});

export const ErrorBody = z
  .object({
    success: z.literal(false),
    error: z.object({
      code: z.string(),
      message: z.string(),
      field: z.string().optional().describe('The field of a form that is wrong.'),
      docs: z.string().meta({ format: 'uri' }).describe('The page that explains the code.'),
    }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
