import { partLabel } from '../../../words/labels';
import type { InputOf } from '../../../../src/client';
import type { LawAsks } from '../../../../src/contract/asks';
import type { Period } from '../../../../src/contract/tax';
import { oncePaidParts } from '../../../../src/contract/words/pay-parts';
import { defined } from '../../../../src/defined';
import { readAmount, readFromZero, readPercent, readWhole, type Typed } from '../../../words/typed';
import { regularPay } from '../regular-pay';
import { type Complaints, mostOfRate, type StatedFields } from '../stated';
import { aboutChange, circumstanceOf, isAsked, type YearChange } from './changes';
import { calendarMonth } from './year-months';
import { say } from '../../../../ui/language/say';

export type YearInput = InputOf<'calculatePayrollYear'>;
type MonthInput = NonNullable<YearInput['months']>[number];

/** The employee and the pay of the form, and the tax year. */
export interface YearOf {
  readonly country: string;
  readonly taxYear: string;
  /** The months of the tax year, YYYY-MM. */
  readonly months: readonly string[];
  readonly currency: string | undefined;
  /** Gross pay of the form, in its pay period. */
  readonly gross: number;
  readonly period: Period;
  readonly stated: StatedFields;
  readonly asks: LawAsks;
}

/** The name of the month of a change among the complaints. The id of a change names its value. */
export const monthField = (id: number): string => `${id}.month`;

/** What a year of pay is asked by, and what is wrong with the changes. */
export interface YearAsked {
  /** Regular pay of a month. */
  readonly amount: number;
  /** Labels of parts of the form that are paid once, and so are no part of the regular pay. */
  readonly paidOnce: readonly string[];
  /** Undefined while a change is wrong. */
  readonly input: YearInput | undefined;
  readonly complaints: Complaints;
}

/** The new value of a change. It has none while its field is empty. */
function valueOf({ name, text }: YearChange, asks: LawAsks): Typed | { readonly value: string | boolean } {
  const asked = circumstanceOf(name, asks);
  if (asked?.kind === 'whole') return readWhole(text, asked.least ?? 0, asked.most ?? 0);
  if (asked?.kind === 'percent') return readPercent(text, asked.most ?? mostOfRate);
  if (asked !== undefined) {
    const value = text === '' ? String(asked.default) : text;
    return { value: asked.kind === 'flag' ? value === 'true' : value };
  }
  return name === 'amount' ? readAmount(text) : readFromZero(text);
}

/** A month with one more change. */
function withChange(before: MonthInput, { name }: YearChange, value: number | string | boolean): MonthInput {
  const about = aboutChange(name);
  if (about.kind === 'amount') return { ...before, amount: Number(value) };
  if (about.kind === 'joins' || about.kind === 'leaves') return before;
  return { ...before, [about.kind]: { ...before[about.kind], [about.word]: value } };
}

/**
 * The question about a year of pay of the employee in the form.
 *
 * @param changes what changes within the year; what the law does not ask is not sent
 */
export function yearAsked(of: YearOf, changes: readonly YearChange[]): YearAsked {
  const { country, taxYear, months, currency, asks } = of;
  const { amount, apart, fields } = regularPay(of, oncePaidParts);
  const paidOnce = apart.map((part) => partLabel(part));
  const complaints: Record<string, string> = {};
  const complainOfMonth = ({ id }: YearChange, sentence: string): void => {
    complaints[monthField(id)] ??= sentence;
  };
  const placed = changes
    .filter(({ name }) => isAsked(name, asks))
    .map((change) => ({ change, at: months.findIndex((month) => calendarMonth(month) === change.month) }));
  const joins = placed.find(({ change }) => change.name === 'joins');
  const leaves = placed.find(({ change }) => change.name === 'leaves');
  if (joins !== undefined && leaves !== undefined && joins.at > leaves.at)
    complainOfMonth(leaves.change, say('the_last_month_is_before_the'));
  const byMonth = new Map<number, MonthInput>();
  for (const [i, { change, at }] of placed.entries()) {
    if (change.name === 'joins' || change.name === 'leaves') continue;
    if (placed.slice(0, i).some((other) => other.change.name === change.name && other.at === at))
      complainOfMonth(change, say('another_line_changes_this_in_the'));
    if (at < (joins?.at ?? 0) || at > (leaves?.at ?? 11)) complainOfMonth(change, say('the_employee_has_no_pay_in'));
    const typed = valueOf(change, asks);
    if ('wrong' in typed && typed.wrong !== undefined) complaints[change.id] = typed.wrong;
    if (typed.value === undefined) continue;
    byMonth.set(at, withChange(byMonth.get(at) ?? { month: months[at]! }, change, typed.value));
  }
  const changed = [...byMonth].sort(([a], [b]) => a - b).map(([, month]) => month);
  const input: YearInput = {
    country,
    tax_year: taxYear,
    amount,
    detail: true,
    ...fields,
    ...defined({
      currency,
      months: changed.length === 0 ? undefined : changed,
      from: joins && months[joins.at],
      to: leaves && months[leaves.at],
    }),
  };
  return { amount, paidOnce, input: Object.keys(complaints).length === 0 ? input : undefined, complaints };
}
