import { foldedName } from '../../../src/contract/country-names';
import { labelsIn } from '../../../src/contract/labels';
import { thousandths } from '../../../src/register/payslip-lines';
import type { CellProgram } from '../../cell/cell-program';
import { type CellError, type CellValue, wrong } from '../../cell/failure';
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

/** Rows with one value in the column that the totals are by. */
interface Group {
  readonly value: string | Words;
  readonly rows: Answered[];
}

const isAnswered = (row: PayrollRow): row is Answered => 'lines' in row || 'error' in row;

function columnAt(by: Given, headings: Row): number {
  const wanted = foldedName(textOf(by));
  const at = headings.findIndex((heading) => !isBlank(heading) && foldedName(textOf(heading)) === wanted);
  if (at >= 0) return at;
  const named = headings.filter((heading) => !isBlank(heading)).map((heading) => quoted(textOf(heading)));
  throw wrong(words('totals_heading_unknown', { text: quoted(textOf(by)), headings: named }));
}

/** The rows by their value in a column, in the order in which the values first stand there. */
function groupsBy(at: number, heading: string, rows: readonly Answered[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const cell = row.row[at];
    const text = isBlank(cell) ? '' : textOf(cell, 1_000);
    const key = foldedName(text);
    const group = groups.get(key) ?? { value: text === '' ? words('totals_without', { heading }) : text, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The currencies of payslips. */
const currenciesOf = (payslips: readonly Payslip[]): string[] => [
  ...new Set(payslips.flatMap(({ data }) => ('currency' in data ? [data['currency'] as string] : []))),
];

const sumOf = (payslips: readonly Payslip[], amount: Shown['amount']): number | CellError => {
  let sum = 0;
  for (const payslip of payslips) {
    const found = amount(payslip);
    if (typeof found !== 'number') return found;
    sum += found;
  }
  return thousandths(sum);
};

/** The effective rate of all is that of the sums. */
const rateOf = (payslips: readonly Payslip[]): number => {
  const sum = (field: string): number =>
    payslips.reduce((all, { data }) => all + ((data[field] as number | undefined) ?? 0), 0);
  const gross = sum('gross_amount');
  return gross === 0 ? 0 : Math.round((sum('tax_amount') / gross) * 10_000) / 100;
};

/** The sums of a group. A row with an error makes them unknown: the sum shows that error. */
function totalsOf(value: string | Words, rows: readonly Answered[], shown: readonly Shown[]): CellValue[] {
  const failed = rows.find((row): row is Extract<Answered, { readonly error: unknown }> => 'error' in row);
  const payslips = rows.filter((row): row is Payslip => 'lines' in row);
  const [first, second] = currenciesOf(payslips);
  const mixed =
    second === undefined
      ? undefined
      : wrong(words('totals_in_two_currencies', { group: value, first: first!, second }));
  return [
    value,
    rows.length,
    ...shown.map(({ figure, kind, amount }): CellValue => {
      if (failed !== undefined) return failed.error;
      if (mixed !== undefined) return mixed;
      const sum = figure === 'effective_rate' ? rateOf(payslips) : sumOf(payslips, amount);
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
  const { headings, rows, shown } = yield* askPayroll(payroll, ['currency', 'gross_amount', 'tax_amount']);
  const at = columnAt(by, headings);
  const heading = textOf(headings[at]);
  const answered = rows.filter(isAnswered);
  return [
    [heading, words('totals_employees'), ...shown.map((column) => column.heading)],
    ...groupsBy(at, heading, answered).map((group) => totalsOf(group.value, group.rows, shown)),
    totalsOf(words('label', { label: (language) => labelsIn[language].table.total }), answered, shown),
  ];
}
