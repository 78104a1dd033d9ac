import type { CompareSetting } from '../../src/contract';
import { defined } from '../../src/defined';
import { tidy } from '../../src/tidy';

type Row = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members that are no money, inside the fields of a row. */
const noMoney = new Set<string>(['percent_of_basic', 'hours', 'months', 'engine', 'age_in_years', 'rooms', 'rate']);

/** Every amount of money inside a field in another currency. What is no number is left for the check of the row. */
function converted(value: unknown, rate: number): unknown {
  if (typeof value === 'number') return tidy(value * rate);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, noMoney.has(name) ? inner : converted(inner, rate)]),
  );
}

const moneyFields = ['amount', 'pay', 'in_kind', 'paid', 'year_to_date', 'deductions'] as const;

const inCurrency = (row: Row, rate: number): Row => ({
  ...row,
  ...defined(Object.fromEntries(moneyFields.map((field) => [field, converted(row[field], rate)]))),
});

/** The named parts of pay that are amounts. */
const namedAmounts = ({ pay }: Row): number =>
  Object.values(isObject(pay) ? pay : {}).reduce<number>((sum, part) => {
    const amount = isObject(part) ? part['amount'] : part;
    return typeof amount === 'number' ? sum + amount : sum;
  }, 0);

/** A row with its pay raised. A percentage raises what is paid without named amounts, or the net pay of a row that states it. */
function raised(row: Row, { percent = 0, amount: more = 0 }: NonNullable<CompareSetting['raise']>): Row {
  const { amount, mode } = row;
  if (typeof amount !== 'number' || amount === 0) return row;
  const base = mode === 'net_to_gross' ? amount : amount - namedAmounts(row);
  return { ...row, amount: tidy(amount + (base * percent) / 100 + more) };
}

const joinedEmployer = (own: unknown, setting: CompareSetting['employer']): unknown =>
  setting === undefined ? own : isObject(own) ? { ...own, ...setting } : setting;

/**
 * A row with what all rows share, under a setting: its law, the settings of the employer, and pay raised and converted.
 * What is no object is left for the check of the row.
 */
export function rowUnder(setting: CompareSetting, shared: Row, sent: unknown): unknown {
  if (!isObject(sent)) return sent;
  const { date, law_version, country, rate, raise, employer } = setting;
  const { tax_year, currency, ...row }: Row = { ...shared, ...defined(sent) };
  const paid = raise === undefined ? row : raised(row, raise);
  return {
    ...defined({
      ...(rate === undefined ? paid : inCurrency(paid, rate)),
      employer: joinedEmployer(row['employer'], employer),
      ...(date === undefined ? { tax_year } : { pay_date: date }),
      currency: country === undefined && rate === undefined ? currency : undefined,
    }),
    ...defined({ law_version, country }),
  };
}
