import type { Question, Reply } from '../batch/question';
import { asker, type Invocation } from './asking';
import { type CellValue, failureOf } from './failure';
import type { Given } from './values';

type Row = readonly Given[];
type Data = Extract<Reply, { readonly success: true }>['data'];

interface RowCalculation {
  readonly rows: readonly Row[];
  /** Number of cells of each row of the result. */
  readonly width: number;
  /** The question of a row; undefined for a row that stays empty. It may throw an error of the sheet. */
  readonly question: (row: Row) => Question | undefined;
  readonly cells: (data: Data) => CellValue[];
}

/**
 * A row of cells for each row of a table. A row without an answer holds its own error in every cell and affects no
 * other.
 *
 * @throws CustomFunctions.Error if the result is a single cell with an error
 */
export async function calculateRows(
  { rows, width, question, cells }: RowCalculation,
  invocation: Invocation | undefined,
): Promise<CellValue[][]> {
  const replyTo = asker(invocation);
  const everyCell = (value: CellValue): CellValue[] => Array.from({ length: width }, () => value);

  function resultOf(row: Row): CellValue[] | Promise<CellValue[]> {
    try {
      const asked = question(row);
      if (asked === undefined) return everyCell('');
      return replyTo(asked).then((reply) => (reply.success ? cells(reply.data) : everyCell(failureOf(reply))));
    } catch (error) {
      if (error instanceof CustomFunctions.Error) return everyCell(error);
      throw error;
    }
  }

  const results = await Promise.all(rows.map(resultOf));
  const [first] = results;
  if (results.length === 1 && width === 1 && first![0] instanceof CustomFunctions.Error) throw first![0];
  return results;
}
