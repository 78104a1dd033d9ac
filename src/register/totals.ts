import { foldedName } from '../contract/country-names';
import { thousandths } from './payslip-lines';

/** Rows with one value in the column that the totals are by. */
export interface Group<Row> {
  /** As the first of them writes it; empty for rows without a value. */
  readonly value: string;
  readonly rows: readonly Row[];
}

/** The rows by a value of theirs, in the order in which the values first stand there. Letter case does not matter. */
export function groupsBy<Row>(rows: readonly Row[], valueOf: (row: Row) => string): readonly Group<Row>[] {
  const groups = new Map<string, { value: string; rows: Row[] }>();
  for (const row of rows) {
    const value = valueOf(row);
    const key = foldedName(value);
    const group = groups.get(key) ?? { value, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()];
}

type Data = Readonly<Record<string, unknown>>;

/** The fields of an answer that totals need beside those of the columns. */
export const totalFields = ['currency', 'gross_amount', 'tax_amount'] as const;

/** Two currencies of payslips, which no sum may add; undefined if they have one. A row without pay has none. */
export function twoCurrencies(
  payslips: readonly Data[],
): { readonly first: string; readonly second: string } | undefined {
  const found = new Set(payslips.flatMap(({ currency }) => (typeof currency === 'string' ? [currency] : [])));
  const [first, second] = [...found];
  return second === undefined ? undefined : { first: first!, second };
}

/** The sum of amounts, or what the first that is no number says instead. */
export function sumOf<Instead>(amounts: readonly (number | Instead)[]): number | Instead {
  let sum = 0;
  for (const amount of amounts) {
    if (typeof amount !== 'number') return amount;
    sum += amount;
  }
  return thousandths(sum);
}

/** The effective rate of all, in percent: that of the sums. */
export function rateOf(payslips: readonly Data[]): number {
  const sum = (field: 'gross_amount' | 'tax_amount'): number =>
    payslips.reduce((all, data) => all + ((data[field] as number | undefined) ?? 0), 0);
  const gross = sum('gross_amount');
  return gross === 0 ? 0 : Math.round((sum('tax_amount') / gross) * 10_000) / 100;
}
