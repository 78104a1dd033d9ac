import type { ErrorCode } from '../../src/contract/error';
import type { Question, Reply } from '../batch/question';
import { asker, type Invocation } from './asking';
import { absent, type CellValue, failureOf } from './failure';
import { gridOf, sizeOf, valuesAt } from './grid';
import type { Kind } from './kind';
import { presenter } from './present';
import { type Given, isBlank } from './values';

type Data = Readonly<Record<string, unknown>>;
type Success = Extract<Reply, { readonly success: true }>;

/**
 * The answer to one question, for functions that return a table or a text.
 *
 * @throws CustomFunctions.Error with the reason if there is no answer
 */
export async function ask(question: Question, invocation: Invocation | undefined): Promise<Success> {
  const reply = await asker(invocation)(question);
  if (!reply.success) throw failureOf(reply);
  return reply;
}

interface Calculation {
  /** Arguments that may be ranges. Where the first is blank, the result is blank. */
  readonly ranges: readonly unknown[];
  /** The question for the values at one position. */
  readonly question: (...values: readonly Given[]) => Question;
  /** The number or word to return from the answer; undefined where there is none. */
  readonly value: (data: Data) => unknown;
  readonly kind: Kind;
  /** The message where the answer has no value. */
  readonly unknown?: string;
  /** The error code that means no such figure is recorded. The word for the figure was checked before. */
  readonly notRecorded?: ErrorCode;
}

/**
 * One value for each cell of the ranges. A cell without an answer holds its own error and affects no other.
 *
 * @returns the result as Excel spills it
 * @throws CustomFunctions.Error if the result is a single cell with an error
 */
export async function calculate(
  { ranges, question, value, kind, unknown = 'There is no data for this.', notRecorded }: Calculation,
  invocation: Invocation | undefined,
): Promise<CellValue[][]> {
  const grids = ranges.map(gridOf);
  const { rows, columns } = sizeOf(grids);
  const replyTo = asker(invocation);
  const present = presenter(kind);

  function cellValueOf(reply: Reply): CellValue {
    if (!reply.success) return reply.error.code === notRecorded ? absent(reply.error.message) : failureOf(reply);
    const found = value(reply.data) as string | number | boolean | null | undefined;
    return found === undefined || found === null ? absent(unknown) : present(found);
  }

  function cell(row: number, column: number): CellValue | Promise<CellValue> {
    try {
      const values = valuesAt(grids, row, column);
      if (values.length > 0 && isBlank(values[0])) return '';
      return replyTo(question(...values)).then(cellValueOf);
    } catch (error) {
      if (error instanceof CustomFunctions.Error) return error;
      throw error;
    }
  }

  const cells = await Promise.all(
    Array.from({ length: rows * columns }, (_cell, index) => cell(Math.floor(index / columns), index % columns)),
  );
  if (cells.length === 1 && cells[0] instanceof CustomFunctions.Error) throw cells[0];
  return Array.from({ length: rows }, (_row, row) => cells.slice(row * columns, (row + 1) * columns));
}
