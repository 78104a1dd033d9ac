import type { Employee, InKind, PaidByEmployee, PayParts } from '../../contract/employee';
import type { MonthOfPay, PayrollYearRequest } from '../../contract/payroll-year';
import { oncePaidParts, type PayPart, payParts } from '../../contract/words/pay-parts';
import { tidy } from '../../tidy';
import { amountOfPart, shareOfPart } from '../income/part-sent';

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

/** What is paid in each month: what changes goes on until it changes again, and what is paid once is in its month only. */
export function statedMonths(
  request: Pick<PayrollYearRequest, 'amount' | 'employee' | 'pay' | 'in_kind' | 'paid' | 'months'>,
  months: readonly string[],
): readonly MonthStated[] {
  const changes = new Map((request.months ?? []).map((change): [string, MonthOfPay] => [change.month, change]));
  let { amount, employee = {}, pay: regular = {}, in_kind = {}, paid = {} } = request;
  return months.map((month) => {
    const change = changes.get(month);
    const sent = change?.pay ?? {};
    amount = change?.amount ?? amount;
    employee = { ...employee, ...change?.employee };
    regular = changed(regular, partsWhere(sent, false));
    in_kind = changed(in_kind, change?.in_kind);
    paid = changed(paid, change?.paid);
    const single = changed<PayParts>({}, partsWhere(sent, true));
    const basic = amount === 0 ? 0 : basicOf(amount, regular);
    const paidOnce = tidy(total(single, amountOfPart) + total(single, shareOfPart) * basic);
    return {
      month,
      gross: tidy(amount + paidOnce),
      paidOnce,
      employee,
      pay: amount === 0 ? single : { ...regular, ...single },
      in_kind,
      paid,
    };
  });
}
