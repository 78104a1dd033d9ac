import type { RequestValue } from '../../../src/contract/details';
import { tableHead } from '../../../src/contract/labels';
import { CellError } from '../../cell/failure';
import { gridOf } from '../../cell/grid';
import { withBareAmounts } from '../payroll-table/amounts';
import type { Deduction, Row } from '../payroll-table/column';
import { columnsOf } from '../payroll-table/columns';
import { meaningsIn } from '../payroll-table/meanings';
import { type RowDefaults, rowQuestions } from '../payroll-table/row';
import { totalRows } from '../payroll-table/total-rows';
import { type Person, personColumnsOf, type PersonColumn, personOf } from './people';

/** An employee of a table: who it is, and the pay as fields of an income tax request; or why the row cannot be read. */
export type Employee = { readonly number: number; readonly row: Row } & (
  | { readonly person: Person; readonly pay: Pay }
  | { readonly error: CellError }
);

/** The employees of a table. */
export interface Employees {
  readonly headings: Row;
  readonly employees: readonly Employee[];
  readonly people: readonly PersonColumn[];
  readonly deductions: readonly Deduction[];
}

/** Pay columns do not know what only a return asks of a person. */
function withoutColumns(rows: readonly Row[], people: readonly PersonColumn[]): readonly Row[] {
  const places = new Set(people.map(({ at }) => at));
  return rows.map((row) => row.map((cell, at) => (places.has(at) ? '' : cell)));
}

type Pay = Readonly<Record<string, RequestValue>>;

/** The days that are paid of a part of a month are those worked, unless a column of its own states them. */
function withDays(person: Person, { worked }: Pay): Person {
  const days = (worked as { readonly days?: number } | undefined)?.days;
  return days === undefined ? person : { days_worked: days, ...person };
}

/** A row without pay: a month of unpaid leave. */
const noPay = { amount: 0 };

/**
 * Reads a table of employees with a header row: who they are, and their pay. Rows of sums and rows that say nothing are
 * left out. Rows are numbered as in the table: the header row is row 1.
 *
 * @param meanings what headings mean that are not understood: rows of a heading and its meaning
 * @throws CellError if the headings or their meanings are wrong
 */
export function employeesOf(table: unknown, meanings: unknown, defaults: RowDefaults): Employees {
  const meaningOf = meaningsIn(meanings);
  const grid = gridOf(table);
  const { headings, rows: headRows } = tableHead(grid, meaningOf);
  const given = grid.slice(headRows);
  const people = personColumnsOf(headings, meaningOf);
  const [head = [], ...body] = withoutColumns([headings, ...given], people);
  const { rows, columns } = withBareAmounts(given, columnsOf(head, body, meaningOf));
  const totals = totalRows(columns.stated, rows);
  const questionOf = rowQuestions(columns, defaults, []);
  const employees = rows.flatMap((row, at): Employee[] => {
    const place = { number: at + headRows + 1, row };
    if (totals.has(row)) return [];
    try {
      const question = questionOf(row);
      if (question === 'nothing') return [];
      const pay: Pay = question === 'no_pay' ? noPay : question.input;
      return [{ ...place, person: withDays(personOf(people, row), pay), pay }];
    } catch (error) {
      if (error instanceof CellError) return [{ ...place, error }];
      throw error;
    }
  });
  return { headings, employees, people, deductions: columns.deductions };
}
