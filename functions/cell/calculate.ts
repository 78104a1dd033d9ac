import type { ErrorCode } from '../../src/contract/error';
import type { Question, Reply } from '../batch/question';
import type { Asked } from './asked';
import { absent, CellError, type CellValue, failureOf } from './failure';
import { type Kind, presenter } from './figure';
import { gridOf, sizeOf, valuesAt } from './grid';
import { type Given, isBlank } from './values';

type Data = Readonly<Record<string, unknown>>;

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
 * @returns the result as the sheet spills it
 * @throws CellError if the result is a single cell with an error
 */
export function* calculate({
  ranges,
  question,
  value,
  kind,
  unknown = 'There is no data for this.',
  notRecorded,
}: Calculation): Asked<CellValue[][]> {
  const grids = ranges.map(gridOf);
  const { rows, columns } = sizeOf(grids);
  const present = presenter(kind);
  const questions: Question[] = [];

  /** What a cell holds without an answer; undefined for a cell whose question was added. */
  function cell(row: number, column: number): CellValue | undefined {
    try {
      const values = valuesAt(grids, row, column);
      if (values.length > 0 && isBlank(values[0])) return '';
      questions.push(question(...values));
      return undefined;
    } catch (error) {
      if (error instanceof CellError) return error;
      throw error;
    }
  }

  function cellValueOf(reply: Reply): CellValue {
    if (!reply.success) return reply.error.code === notRecorded ? absent(reply.error.message) : failureOf(reply);
    const found = value(reply.data) as string | number | boolean | null | undefined;
    return found === undefined || found === null ? absent(unknown) : present(found);
  }

  const known = Array.from({ length: rows * columns }, (_cell, index) =>
    cell(Math.floor(index / columns), index % columns),
  );
  const replies = yield questions;
  let answered = 0;
  const cells = known.map((one) => one ?? cellValueOf(replies[answered++]!));
  if (cells.length === 1 && cells[0] instanceof CellError) throw cells[0];
  return Array.from({ length: rows }, (_row, row) => cells.slice(row * columns, (row + 1) * columns));
}
