import type { PayEffect } from '../../src/contract/words/comparison';
import { done, type Failure, fail, type Outcome } from '../../src/contract/error';
import { minorUnits, toMajor, toMinor } from '../../src/engine/money';
import { message } from '../../src/language/message';
import { lineFields, linesOf, type Slip, thousandths } from '../../src/register/payslip-lines';
import { groupsBy } from '../../src/register/totals';
import type { ShownColumn } from './register-columns';
import type { RegisterPayslip } from './register-rows';
import { currencyOf, labelOf, type NumberedRow, totalOf } from './register-totals';

/** The payslips of a row under two settings, in one currency. */
export interface Pair {
  readonly a: RegisterPayslip;
  readonly b: RegisterPayslip;
  readonly currency: string | null;
}

/** A row and its payslips under two settings, or why it has none. */
export interface PairedRow {
  readonly number: number;
  readonly own: NumberedRow['own'];
  readonly found: Outcome<Pair>;
}

/** The answers to the rows under a setting. */
export interface AnsweredSetting {
  readonly name: 'a' | 'b';
  readonly rows: readonly NumberedRow[];
  /** Units of its currency for one unit of that of the rows; undefined where it converts nothing. */
  readonly rate: number | undefined;
}

/** An amount of either sign with the decimals of a currency, rounded half away from zero. */
function inDecimals(amount: number, currency: string | null): number {
  const minor = minorUnits(currency ?? '');
  const rounded = toMajor(toMinor(Math.abs(amount), minor), minor);
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

function convertedFigures(value: unknown, convert: (amount: number) => number): unknown {
  if (typeof value === 'number') return convert(value);
  if (Array.isArray(value)) return value.map((inner) => convertedFigures(inner, convert));
  return typeof value !== 'object' || value === null
    ? value
    : Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, convertedFigures(inner, convert)]));
}

/** A payslip with its amounts in the currency of the row. What is counted of the family is no amount. */
function convertedBack(payslip: RegisterPayslip, rate: number | undefined, currency: string | null): RegisterPayslip {
  if (rate === undefined || currencyOf(payslip) === null) return payslip;
  const convert = (amount: number): number => inDecimals(amount / rate, currency);
  const fields = [...lineFields.filter((field) => field !== 'family'), 'brackets'];
  const figures = fields.flatMap((field) => {
    const value = payslip.data[field];
    return value === undefined ? [] : [[field, convertedFigures(value, convert)]];
  });
  const data = { ...payslip.data, ...Object.fromEntries(figures), currency };
  return { ...payslip, data, lines: linesOf(data as Slip), deductions: convert(payslip.deductions ?? 0) };
}

const settingFailed = (setting: 'a' | 'b', { code, message: why }: Failure): Outcome<never> =>
  fail(code, message('comparison_setting_failed', { setting, why }));

/**
 * The currency in which a row is compared: that of the setting that converts nothing.
 *
 * @param ofRow the currency of the row, where both convert
 */
function currencyOfPair(
  [first, second]: readonly [string | null, string | null],
  [a, b]: readonly [AnsweredSetting, AnsweredSetting],
  ofRow: string | null,
): Outcome<string | null> {
  if (first === null || second === null) return done(first ?? second);
  if (a.rate !== undefined) return done(b.rate === undefined ? second : (ofRow ?? first));
  return b.rate !== undefined || first === second
    ? done(first)
    : fail('invalid_currency', message('comparison_needs_rate', { first, second }));
}

/** Pairs the answers to the rows under two settings. A row fails where either does, and a failure names its setting. */
export function pairedRows(
  settings: readonly [AnsweredSetting, AnsweredSetting],
  currencyOfRow: (at: number) => string | null,
): readonly PairedRow[] {
  const [a, b] = settings;
  return a.rows.map(({ found: first, own, number }, at): PairedRow => {
    const { found: second } = b.rows[at]!;
    const row = { number, own };
    if (!first.ok && !second.ok && JSON.stringify(first.failure) === JSON.stringify(second.failure))
      return { ...row, found: first };
    if (!first.ok) return { ...row, found: settingFailed('a', first.failure) };
    if (!second.ok) return { ...row, found: settingFailed('b', second.failure) };
    const found = currencyOfPair([currencyOf(first.value), currencyOf(second.value)], settings, currencyOfRow(at));
    if (!found.ok) return { ...row, found };
    const currency = found.value;
    const pair = {
      a: convertedBack(first.value, a.rate, currency),
      b: convertedBack(second.value, b.rate, currency),
      currency,
    };
    return { ...row, found: done(pair) };
  });
}

const netOf = ({ data }: RegisterPayslip): number => (data['net_amount'] as number | undefined) ?? 0;

/** What the second setting does to net pay. */
export function effectOn({ a, b, currency }: Pair): PayEffect {
  const more = inDecimals(netOf(b) - netOf(a), currency);
  return more > 0 ? 'gains' : more < 0 ? 'loses' : 'same';
}

/** Differences without what subtraction in binary leaves behind. No currency of Africa has more than three decimals. */
const differences = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((amount, at) => thousandths(b[at]! - amount));

/** The amounts of a row under both settings, and their difference. */
export function comparedAmounts({ a, b }: Pair, columns: readonly ShownColumn[]) {
  const [before, after] = [columns.map(({ amount }) => amount(a)), columns.map(({ amount }) => amount(b))];
  return { a: before, b: after, difference: differences(before, after) };
}

const rowsUnder = (rows: readonly PairedRow[], setting: 'a' | 'b'): readonly NumberedRow[] =>
  rows.map(({ found, own, number }) => ({ own, number, found: found.ok ? done(found.value[setting]) : found }));

/** The sums of rows under both settings, and how many rows have more or less net pay. */
export function comparedTotal(rows: readonly PairedRow[], columns: readonly ShownColumn[]) {
  const effects = rows.flatMap(({ found }) => (found.ok ? [effectOn(found.value)] : []));
  const count = (effect: PayEffect): number => effects.filter((one) => one === effect).length;
  const people = { rows: rows.length, gain: count('gains'), lose: count('loses'), same: count('same') };
  const [a, b] = [totalOf(rowsUnder(rows, 'a'), columns), totalOf(rowsUnder(rows, 'b'), columns)];
  if ('failure' in a) return { ...people, failure: a.failure };
  if ('failure' in b) return { ...people, failure: b.failure };
  return {
    ...people,
    currency: a.currency ?? b.currency,
    a: a.amounts,
    b: b.amounts,
    difference: differences(a.amounts, b.amounts),
  };
}

/** The sums by the values of a label. */
export const comparedTotals = (label: string, rows: readonly PairedRow[], columns: readonly ShownColumn[]) =>
  groupsBy(rows, (row) => labelOf(row, label)).map(({ value, rows: group }) => ({
    value: value === '' ? null : value,
    ...comparedTotal(group, columns),
  }));
