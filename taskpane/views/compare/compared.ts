import type { Comparison } from '../../../src/contract/compare';
import type { SheetTable } from '../../sheet';
import { dayInWords } from '../../../ui/words/dates';
import { moneyFormat } from '../../../src/money-format';
import { listed, say } from '../../../ui/language/say';

/** The figures that are compared, in the order of the columns of the answer. */
export const figures = ['gross_amount', 'tax_amount', 'pension', 'net_amount', 'employer_cost'] as const;
const net = figures.indexOf('net_amount');

/** An employee with both net pays, and why they differ. */
export interface ComparedEmployee {
  readonly name: string;
  readonly before: number;
  readonly after: number;
  readonly difference: number;
  readonly why: string;
}

/** A comparison by employee, in the order of the table, and the rows that failed. */
export interface ComparedRows {
  readonly employees: readonly ComparedEmployee[];
  readonly failed: readonly string[];
}

/** @param names what the table calls the rows */
export function comparedRows({ rows, changes }: Comparison, names: readonly string[]): ComparedRows {
  const employees: ComparedEmployee[] = [];
  const failed: string[] = [];
  rows.forEach((row, at) => {
    if ('error' in row) return void failed.push(row.error.message);
    employees.push({
      name: names[at] ?? String(at + 1),
      before: row.a[net]!,
      after: row.b[net]!,
      difference: row.difference[net]!,
      why: row.changes.map((place) => changes[place]!.text).join('; '),
    });
  });
  return { employees, failed };
}

/** Figures of a total by name: before, after and the difference. */
export function totalLines({ total }: Comparison): readonly (readonly [string, number, number, number])[] {
  if ('error' in total) return [];
  const names = [say('gross'), say('tax'), say('contributions'), say('net_pay'), say('compare_employer_cost')];
  return names.map((name, at) => [name, total.a[at]!, total.b[at]!, total.difference[at]!]);
}

/** The comparison for the sheet: every employee with the reason, or the figures of a single one. */
export function comparisonTable(
  data: Comparison,
  { employees }: ComparedRows,
  [from, to]: readonly [string, string],
  currency: string,
  sources: readonly string[],
): SheetTable {
  const format = moneyFormat(currency);
  const [first] = employees;
  const days = [from, to].map(dayInWords);
  const ofOne = employees.length === 1;
  const names = ofOne ? days : days.map((day) => say('compare_net_before', { day }));
  return {
    title: `${say('view_compare_laws')}, ${currency}`,
    columns: [
      say(ofOne ? 'line' : 'employee'),
      ...names.map((name) => ({ name, format })),
      { name: say('compare_difference'), format },
      say('compare_why'),
    ],
    rows: ofOne
      ? totalLines(data).map(([name, before, after, difference], at) => [
          name,
          before,
          after,
          difference,
          at === net ? first!.why : null,
        ])
      : employees.map(({ name, before, after, difference, why }) => [name, before, after, difference, why]),
    source: listed(sources),
  };
}
