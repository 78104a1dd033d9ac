import { catalogIn } from '../../../functions/excel/language';
import { CellError } from '../../../functions/cell/failure';
import { say as sayInCell } from '../../../functions/cell/words';
import { columnsOf } from '../../../functions/questions/payroll-table/columns';
import { rowQuestions } from '../../../functions/questions/payroll-table/row';
import { totalRows } from '../../../functions/questions/payroll-table/total-rows';
import type { CountryCode } from '../../../src/contract/country-code';
import { readerLanguage } from '../../../ui/language/reader';

/** An employee of a table: the question about the pay, and what the table calls the row. */
export interface EmployeeRow {
  readonly name: string;
  readonly asked: Readonly<Record<string, unknown>>;
}

/** The employees of a table, or why it is none. */
export type TableRead = { readonly rows: readonly EmployeeRow[] } | { readonly wrong: string };

type Cells = readonly (readonly (string | number | boolean)[])[];

/**
 * Reads a payroll table as the functions of the sheet do.
 *
 * @param country of rows that name none
 */
export async function rowsOfTable(cells: Cells, country: CountryCode): Promise<TableRead> {
  const [headings = [], ...rows] = cells;
  try {
    const columns = columnsOf(headings, rows);
    const totals = totalRows(columns.stated, rows);
    const questionOf = rowQuestions(columns, { country, period: undefined, payDate: undefined }, []);
    return {
      rows: rows.flatMap((row, at): EmployeeRow[] => {
        const question = totals.has(row) ? 'nothing' : questionOf(row);
        const name = row.find((cell) => typeof cell === 'string' && cell.trim() !== '');
        return typeof question === 'string'
          ? []
          : [{ name: typeof name === 'string' ? name : String(at + 1), asked: question.input as EmployeeRow['asked'] }];
      }),
    };
  } catch (problem) {
    if (!(problem instanceof CellError)) throw problem;
    return { wrong: sayInCell(problem.sentence, await catalogIn(readerLanguage())) };
  }
}
