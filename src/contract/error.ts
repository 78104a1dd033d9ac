import { z } from 'zod';
import type { Message } from '../language/message';
import type { ErrorCode } from './error-codes';

export { type ErrorCode, errorCodes, faultOf } from './error-codes';

/** An error as a value: a code and a sentence a person can act on. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: Message;
  /** The field of a form that is wrong. */
  readonly field?: string;
  /** true if the question is right, and nothing is recorded for it. */
  readonly absent?: true;
}

/** Either a value or a failure. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const fail = (code: ErrorCode, message: Message): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: { code, message },
});

/** The failure of a right question for which nothing is recorded. */
export const noData = (code: ErrorCode, message: Message): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: { code, message, absent: true },
});

const ErrorDetail = z
  .object({
    code: z.string(),
    message: z.string(),
    field: z.string().optional().describe('The field of a form that is wrong.'),
    absent: z
      .literal(true)
      .optional()
      .describe('For a spreadsheet (`Prefer: words=sheet`): the question is right, and nothing is recorded for it.'),
    docs: z.string().meta({ format: 'uri' }).describe('The page that explains the code.'),
  })
  .meta({ id: 'ErrorDetail' });

export const ErrorBody = z
  .object({
    success: z.literal(false),
    error: ErrorDetail,
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof ErrorBody>;
