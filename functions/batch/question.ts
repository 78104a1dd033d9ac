import type { BatchOperation } from '../../src/contract/key-operations';
import type { ErrorBody } from '../../src/contract/error';
import type { Meta } from '../../src/contract/meta';

/** One item of a batch, as a cell asks it. */
export interface Question {
  readonly operation: BatchOperation;
  readonly input: Readonly<Record<string, string | number | boolean>>;
  /** The fields of the answer that are wanted; all of them, with sources and dates, when left out. */
  readonly fields?: readonly string[];
}

/** What came back for a question; errors are values too. */
export type Reply =
  | { readonly success: true; readonly data: Readonly<Record<string, unknown>>; readonly meta?: Meta | undefined }
  | ErrorBody;

/** Tells questions apart by what is asked, not by the fields that are wanted of the answer. */
export const keyOf = ({ operation, input }: Question): string => operation + JSON.stringify(input);

/** Does an answer that holds `known` serve somebody who wants `wanted`? */
export function covers(known: ReadonlySet<string> | undefined, wanted: readonly string[] | undefined): boolean {
  if (known === undefined) return true;
  return wanted !== undefined && wanted.every((field) => known.has(field));
}

/** Is it a reply, and not something that only lies where one should? */
export function isReply(found: unknown): found is Reply {
  const { success, data, error } = (found ?? {}) as {
    readonly success?: unknown;
    readonly data?: unknown;
    readonly error?: { readonly code?: unknown; readonly message?: unknown };
  };
  return success === true
    ? typeof data === 'object' && data !== null
    : success === false && typeof error?.code === 'string' && typeof error.message === 'string';
}
