import type { BatchOperation } from '../../src/contract/key-scopes';
import type { RequestValue } from '../../src/contract/details';
import type { ErrorBody } from '../../src/contract/error';
import { isErrorBody, localError } from '../../src/client/failure';
import type { Meta } from '../../src/contract/meta';
import { say, type Words } from '../cell/words';

/** A cell's question: one item of a batch. */
export interface Question {
  readonly operation: BatchOperation;
  readonly input: Readonly<Record<string, RequestValue>>;
  /** The fields of the answer to return; all of them, with sources and dates, when absent. */
  readonly fields?: readonly string[];
}

/** Why a question has no answer. What this program says itself, it says in words of every language. */
export type Refusal = ErrorBody & { readonly words?: Words };

/** The reply to a question. Errors are values too. */
export type Reply =
  | { readonly success: true; readonly data: Readonly<Record<string, unknown>>; readonly meta?: Meta | undefined }
  | Refusal;

/** A refusal of this program. */
export const ownRefusal = (code: string, words: Words): Refusal => ({ ...localError(code, say(words)), words });

/** Identifies a question by its operation and input, not by the fields wanted. */
export const keyOf = ({ operation, input }: Question): string => operation + JSON.stringify(input);

/** Does an answer with the fields `available` contain every field of `wanted`? */
export function covers(available: ReadonlySet<string> | undefined, wanted: readonly string[] | undefined): boolean {
  if (available === undefined) return true;
  return wanted !== undefined && wanted.every((field) => available.has(field));
}

/** Does a value have the shape of a reply? */
export function isReply(value: unknown): value is Reply {
  const { success, data } = (value ?? {}) as { readonly success?: unknown; readonly data?: unknown };
  return success === true ? typeof data === 'object' && data !== null : isErrorBody(value);
}
