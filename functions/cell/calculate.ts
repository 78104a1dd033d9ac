import { batcher } from '../service';
import { type Cancellation, createCancellation } from '../batch/cancellation';
import type { Question, Reply } from '../batch/question';
import { absent, type CellValue, failureOf } from './failure';
import { gridOf, sizeOf, valuesAt } from './grid';
import { isBlank, type Given } from './values';
import type { Kind } from './kind';
import { present } from './present';

/** What Excel says of a call. Older runtimes know neither previews nor cancelling. */
export type Invocation = Pick<CustomFunctions.CancelableInvocation, 'onCanceled'> & { readonly isInValuePreview?: unknown };

type Data = Readonly<Record<string, unknown>>;
export type Success = Extract<Reply, { readonly success: true }>;

/** Is over when Excel cancels the call. */
function cancellationOf(invocation: Invocation | undefined): Cancellation {
  const cancellation = createCancellation();
  if (invocation !== undefined) invocation.onCanceled = cancellation.cancel;
  return cancellation;
}

/**
 * Asks the service on behalf of a cell. While a formula is only being previewed, what is known is shown and nothing is asked.
 *
 * @throws CustomFunctions.Error with the reason where there is no answer
 */
async function answer(question: Question, invocation: Invocation | undefined, cancellation: Cancellation): Promise<Success> {
  const previewed = invocation?.isInValuePreview === true;
  const reply = previewed ? batcher.known(question) : await batcher.ask(question, cancellation);
  if (reply === undefined) throw absent('Enter the formula to have it calculated.');
  if (!reply.success) throw failureOf(reply);
  return reply;
}

/** The answer to one question, for functions that give a table or a text. */
export const ask = (question: Question, invocation: Invocation | undefined): Promise<Success> => answer(question, invocation, cancellationOf(invocation));

export interface Calculation {
  /** Arguments that may be ranges. Where the first is blank the result is blank. */
  readonly ranges: readonly unknown[];
  /** What is asked for the values at one place. */
  readonly question: (...values: readonly Given[]) => Question;
  /** The number or word wanted of the answer; undefined where it is not known. */
  readonly value: (data: Data) => unknown;
  readonly kind: Kind;
  /** Why there is no value, where the answer has none. */
  readonly unknown?: string;
}

async function cell({ question, value, kind, unknown = 'Nothing is recorded here.' }: Calculation, values: readonly Given[], invocation: Invocation | undefined, cancellation: Cancellation): Promise<CellValue> {
  if (values.length > 0 && isBlank(values[0])) return '';
  const found = value((await answer(question(...values), invocation, cancellation)).data);
  if (found === undefined || found === null) throw absent(unknown);
  return present(found as string | number, kind);
}

/**
 * One value for each cell of the ranges. A cell that cannot be answered holds its own error and spoils no other.
 *
 * @returns the result as Excel spills it
 * @throws CustomFunctions.Error where the result is a single cell
 */
export async function calculate(calculation: Calculation, invocation: Invocation | undefined): Promise<CellValue[][]> {
  const grids = calculation.ranges.map(gridOf);
  const { rows, columns } = grids.length === 0 ? { rows: 1, columns: 1 } : sizeOf(grids);
  const cancellation = cancellationOf(invocation);
  const single = rows === 1 && columns === 1;
  const one = async (row: number, column: number): Promise<CellValue> => {
    try {
      return await cell(calculation, valuesAt(grids, row, column), invocation, cancellation);
    } catch (error) {
      if (single || !(error instanceof CustomFunctions.Error)) throw error;
      return error;
    }
  };
  const cells = await Promise.all(Array.from({ length: rows * columns }, (_cell, index) => one(Math.floor(index / columns), index % columns)));
  return Array.from({ length: rows }, (_row, row) => cells.slice(row * columns, (row + 1) * columns));
}
