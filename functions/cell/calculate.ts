import type { ErrorCode } from '../../src/contract/error';
import type { Question, Reply } from '../batch/question';
import type { CellProgram } from './cell-program';
import { absent, CellError, type CellValue } from './failure';
import { type Kind, presenter } from './figure';
import { gridOf, sizeOf, valuesAt } from './grid';
import { type Given, isBlank } from './values';
import { words, type Words } from './words';
import { failureOn } from './workbook-1904';

type Data = Readonly<Record<string, unknown>>;

/** A figure with the sign of its amount. 0 stays 0, and never becomes -0. */
export const withSign = (figure: number, sign: number): number => (sign === 0 || figure === 0 ? 0 : figure * sign);

/** A question about a positive amount, in place of an amount with any sign. */
export interface Signed {
  readonly question: Question;
  /** The sign of the amount: -1, 0 or 1. The figure of the answer gets it. */
  readonly sign: number;
}

interface Calculation {
  /** Arguments that may be ranges. Where the first is blank, the result is blank. */
  readonly ranges: readonly unknown[];
  /** The places of those that may hold dates. Default: all. */
  readonly dates?: readonly number[];
  /** The question for the values at one position. */
  readonly question: (...values: readonly Given[]) => Question | Signed;
  /** The number or word to return from the answer, or an error; undefined where there is none. */
  readonly value: (data: Data, question: Question) => unknown;
  readonly kind: Kind;
  /** The sentence where the answer has no value. */
  readonly unknown?: Words;
  /** The error code of a question that means a figure of 0; undefined if none does. */
  readonly nothingFor?: (question: Question) => ErrorCode | undefined;
}

/**
 * One value for each cell of the ranges. A cell without an answer holds its own error and affects no other.
 *
 * @returns the result as the sheet spills it
 * @throws CellError if the result is a single cell with an error
 */
export function* calculate({
  ranges,
  dates = [...ranges.keys()],
  question,
  value,
  kind,
  unknown = words('no_data'),
  nothingFor = () => undefined,
}: Calculation): CellProgram<CellValue[][]> {
  const grids = ranges.map(gridOf);
  const { rows, columns } = sizeOf(grids);
  const present = presenter(kind);
  const questions: Question[] = [];
  const signs: number[] = [];
  const given: (readonly Given[])[] = [];

  /** What a cell holds without an answer; undefined for a cell whose question was added. */
  function cell(row: number, column: number): CellValue | undefined {
    try {
      const values = valuesAt(grids, row, column);
      if (values.length > 0 && isBlank(values[0])) return '';
      const asked = question(...values);
      const isSigned = 'sign' in asked;
      questions.push(isSigned ? asked.question : asked);
      signs.push(isSigned ? asked.sign : 1);
      given.push(values);
      return undefined;
    } catch (error) {
      if (error instanceof CellError) return error;
      throw error;
    }
  }

  function cellValueOf(reply: Reply, at: number): CellValue {
    const question = questions[at]!;
    if (!reply.success) {
      return reply.error.code === nothingFor(question)
        ? present(0)
        : failureOn(
            reply,
            dates.map((place) => given[at]![place]),
          );
    }
    const found = value(reply.data, question) as string | number | boolean | CellError | null | undefined;
    if (found === undefined || found === null) return absent(unknown);
    if (found instanceof CellError) return found;
    return present(typeof found === 'number' ? withSign(found, signs[at]!) : found);
  }

  const known = Array.from({ length: rows * columns }, (_cell, index) =>
    cell(Math.floor(index / columns), index % columns),
  );
  const replies = yield questions;
  let answered = 0;
  const cells = known.map((one) => one ?? cellValueOf(replies[answered]!, answered++));
  if (cells.length === 1 && cells[0] instanceof CellError) throw cells[0];
  return Array.from({ length: rows }, (_row, row) => cells.slice(row * columns, (row + 1) * columns));
}
