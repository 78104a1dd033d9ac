import type { Reply } from '../batch/question';
import type { Asked } from './asked';
import type { Signed } from './calculate';
import { CellError, type CellValue, failureOf } from './failure';
import type { Given } from './values';

type Row = readonly Given[];
type Data = Extract<Reply, { readonly success: true }>['data'];

interface RowCalculation {
  readonly rows: readonly Row[];
  /** Number of cells of each row of the result. */
  readonly width: number;
  /** The question of a row; undefined for a row that stays empty. It may throw a `CellError`. */
  readonly question: (row: Row) => Signed | undefined;
  /** The cells of a row; `sign` is that of its amount. */
  readonly cells: (data: Data, sign: number) => CellValue[];
}

/**
 * A row of cells for each row of a table. A row without an answer holds its own error in every cell and affects no
 * other.
 *
 * @throws CellError if the result is a single cell with an error
 */
export function* calculateRows({ rows, width, question, cells }: RowCalculation): Asked<CellValue[][]> {
  const everyCell = (value: CellValue): CellValue[] => Array.from({ length: width }, () => value);
  const questions: Signed[] = [];

  /** What a row holds without an answer; undefined for a row whose question was added. */
  function row(given: Row): CellValue[] | undefined {
    try {
      const asked = question(given);
      if (asked === undefined) return everyCell('');
      questions.push(asked);
      return undefined;
    } catch (error) {
      if (error instanceof CellError) return everyCell(error);
      throw error;
    }
  }

  const known = rows.map(row);
  const replies = yield questions.map((one) => one.question);
  let answered = 0;
  const results = known.map((one) => {
    if (one !== undefined) return one;
    const { sign } = questions[answered]!;
    const reply = replies[answered++]!;
    return reply.success ? cells(reply.data, sign) : everyCell(failureOf(reply));
  });
  const [first] = results;
  if (results.length === 1 && width === 1 && first![0] instanceof CellError) throw first![0];
  return results;
}
