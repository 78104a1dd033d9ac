import { foldedName } from '../../../src/contract/country-names';
import { labelsIn } from '../../../src/contract/labels';
import { groupsBy, rateOf, sumOf, totalFields, twoCurrencies } from '../../../src/register/totals';
import type { CellProgram } from '../../cell/cell-program';
import { type CellValue, wrong } from '../../cell/failure';
import { presenter } from '../../cell/figure';
import { quoted, type Words, words } from '../../cell/words';
import { type Given, isBlank, textOf } from '../../cell/values';
import type { Row } from './column';
import { askPayroll, type PayrollArguments, type PayrollRow } from './payroll';
import type { Payslip, Shown } from './shown';

interface TotalsArguments extends PayrollArguments {
  /** The heading of the column whose values have a row each. */
  readonly by: Given;
}

type Answered = Extract<PayrollRow, { readonly lines: unknown } | { readonly error: unknown }>;

const isAnswered = (row: PayrollRow): row is Answered => 'lines' in row || 'error' in row;

/**
 * The place of the column with a heading.
 *
 * @throws CellError that lists the headings, if none has it
 */
export function columnAt(by: Given, headings: Row): number {
  const wanted = foldedName(textOf(by));
  const at = headings.findIndex((heading) => !isBlank(heading) && foldedName(textOf(heading)) === wanted);
  if (at >= 0) return at;
  const named = headings.filter((heading) => !isBlank(heading)).map((heading) => quoted(textOf(heading)));
  throw wrong(words('totals_heading_unknown', { text: quoted(textOf(by)), headings: named }));
}

/** The sums of a group. A row with an error makes them unknown: the sum shows that error. */
function totalsOf(value: string | Words, rows: readonly Answered[], shown: readonly Shown[]): CellValue[] {
  const failed = rows.find((row): row is Extract<Answered, { readonly error: unknown }> => 'error' in row);
  const payslips = rows.filter((row): row is Payslip => 'lines' in row);
  const data = payslips.map((payslip) => payslip.data);
  const currencies = twoCurrencies(data);
  const mixed =
    currencies === undefined ? undefined : wrong(words('totals_in_two_currencies', { group: value, ...currencies }));
  return [
    value,
    rows.length,
    ...shown.map(({ figure, kind, amount }): CellValue => {
      if (failed !== undefined) return failed.error;
      if (mixed !== undefined) return mixed;
      const sum = figure === 'effective_rate' ? rateOf(data) : sumOf(payslips.map(amount));
      return typeof sum === 'number' ? presenter(kind)(sum) : sum;
    }),
  ];
}

/**
 * Sums of a payroll by the values of a column of its table, below a row of headings. The last row has the sums of all.
 * They agree with `payrollTable` for the same columns, because they are the sums of its cells.
 *
 * @throws CellError if the headings, the column or the columns asked for are wrong
 */
export function* payrollTotals({ by, ...payroll }: TotalsArguments): CellProgram<CellValue[][]> {
  const { headings, rows, shown } = yield* askPayroll(payroll, totalFields);
  const at = columnAt(by, headings);
  const heading = textOf(headings[at]);
  const answered = rows.filter(isAnswered);
  return [
    [heading, words('totals_employees'), ...shown.map((column) => column.heading)],
    ...groupsBy(answered, ({ row }) => (isBlank(row[at]) ? '' : textOf(row[at], 1_000))).map(
      ({ value, rows: ofGroup }) =>
        totalsOf(value === '' ? words('totals_without', { heading }) : value, ofGroup, shown),
    ),
    totalsOf(words('label', { label: (language) => labelsIn[language].table.total }), answered, shown),
  ];
}
