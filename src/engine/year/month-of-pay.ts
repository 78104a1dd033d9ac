import { done, fail, type Outcome } from '../../contract/error';
import type { Employee, InKind, PaidByEmployee, PayParts } from '../../contract/employee';
import type { MonthOfPay, PayrollYearRequest } from '../../contract/payroll-year';
import { oncePaidParts, type PayPart, payParts } from '../../contract/words/pay-parts';
import type { DaysWorked } from '../../contract/worked';
import { message, type Message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { tidy } from '../../tidy';
import { amountOfPart, shareOfPart } from '../income/part-sent';
import { minorUnits } from '../money';
import { type PayOfDays, payOfDays } from './pay-of-days';

/** What is paid in a month, and to whom. */
export interface MonthStated {
  readonly month: string;
  /** All cash pay of the month, in major units. */
  readonly gross: number;
  /** What of it is paid once. */
  readonly paidOnce: number;
  readonly employee: Employee;
  readonly pay: PayParts;
  readonly in_kind: InKind;
  readonly paid: PaidByEmployee;
  /** The days that are paid, where the month is not paid as a whole. */
  readonly worked?: PayOfDays['worked'];
  /** How its days were counted. */
  readonly notices: readonly Message[];
}

const once = new Set<PayPart>(oncePaidParts);

/** The named parts of pay that are paid once, or those that are not. */
const partsWhere = (pay: PayParts, isOnce: boolean): PayParts =>
  Object.fromEntries(
    payParts.flatMap((part) => (pay[part] === undefined || once.has(part) !== isOnce ? [] : [[part, pay[part]]])),
  );

const isNone = (value: unknown): boolean =>
  value === 0 ||
  value === null ||
  (typeof value === 'object' && Object.hasOwn(value!, 'amount') && (value as { amount: number }).amount === 0);

/** What stood before with what changes. A member of 0 or null ends. */
const changed = <Members extends object>(before: Members, change: object | undefined): Members =>
  change === undefined
    ? before
    : (Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => !isNone(value))) as Members);

const total = (pay: PayParts, of: typeof amountOfPart): number =>
  payParts.reduce((sum, part) => sum + (pay[part] === undefined ? 0 : of(pay[part])), 0);

/** The basic pay that the regular parts leave of the regular pay. */
const basicOf = (amount: number, regular: PayParts): number =>
  (amount - total(regular, amountOfPart)) / (1 + total(regular, shareOfPart));

/** The parts of pay as amounts, for sums over months. */
export function partAmounts({ gross, paidOnce, pay }: MonthStated): Readonly<Partial<Record<PayPart, number>>> {
  const basic = basicOf(gross - paidOnce, partsWhere(pay, false));
  return Object.fromEntries(
    payParts.flatMap((part) =>
      pay[part] === undefined ? [] : [[part, amountOfPart(pay[part]) + shareOfPart(pay[part]) * basic]],
    ),
  );
}

/** The changes of each month, by their first day. */
function changesByMonth(changes: readonly MonthOfPay[]): ReadonlyMap<string, readonly MonthOfPay[]> {
  const byMonth = new Map<string, MonthOfPay[]>();
  const dayOf = ({ month, from }: MonthOfPay): string => from ?? `${month}-01`;
  for (const change of [...changes].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1)))
    byMonth.set(change.month, [...(byMonth.get(change.month) ?? []), change]);
  return byMonth;
}

/**
 * What is paid in each month: what changes goes on until it changes again, and what is paid once is in its month only.
 *
 * @returns `invalid_months` if the paid days of a month are stated twice, and the refusals of {@link payOfDays}
 */
export function statedMonths(
  country: Country,
  request: Pick<PayrollYearRequest, 'currency' | 'amount' | 'employee' | 'pay' | 'in_kind' | 'paid' | 'months'>,
  months: readonly string[],
): Outcome<readonly MonthStated[]> {
  const changes = changesByMonth(request.months ?? []);
  const minor = minorUnits(request.currency ?? country.currency);
  const stated: MonthStated[] = [];
  let { amount, employee = {}, pay: regular = {}, in_kind = {}, paid = {} } = request;
  for (const month of months) {
    const payFrom = [{ from: `${month}-01`, amount, regular }];
    let single: PayParts = {};
    let worked: DaysWorked | undefined;
    for (const change of changes.get(month) ?? []) {
      const sent = change.pay ?? {};
      amount = change.amount ?? amount;
      employee = { ...employee, ...change.employee };
      regular = changed(regular, partsWhere(sent, false));
      in_kind = changed(in_kind, change.in_kind);
      paid = changed(paid, change.paid);
      single = changed(single, partsWhere(sent, true));
      if (worked !== undefined && change.worked !== undefined)
        return fail('invalid_months', message('month_worked_twice', { month }));
      worked = change.worked ?? worked;
      const from = change.from ?? `${month}-01`;
      if (payFrom.at(-1)!.from === from) payFrom.pop();
      payFrom.push({ from, amount, regular });
    }
    const found = payOfDays(country, month, payFrom, worked, minor);
    if (!found.ok) return found;
    const ofMonth = found.value;
    const basic = amount === 0 ? 0 : basicOf(amount, regular);
    const paidOnce = tidy(total(single, amountOfPart) + total(single, shareOfPart) * basic);
    stated.push({
      month,
      gross: tidy(ofMonth.amount + paidOnce),
      paidOnce,
      employee,
      pay: ofMonth.amount === 0 ? single : { ...ofMonth.regular, ...single },
      in_kind,
      paid,
      notices: ofMonth.notices,
      ...(ofMonth.worked === undefined ? {} : { worked: ofMonth.worked }),
    });
  }
  return done(stated);
}
