import type { CorrectionRequest } from '../../contract/correction';
import type { YearToDate } from '../../contract/employee';
import { done, fail, type Outcome } from '../../contract/error';
import { addMonths } from '../../day';
import { message, type Message } from '../../language/message';
import type { Country } from '../../reference';
import { taxYearOf } from '../../reference/tax-year';
import { tidy } from '../../tidy';
import type { Context } from '../answer';
import { amountOfPart } from '../income/part-sent';
import { type MonthPaid } from '../year/month-payslips';
import { payDateOf } from '../year/months-of-year';
import { withMonth } from '../year/year-so-far';
import { type CorrectedPair, type PayOfMonth, payslipOfMonth } from './corrected-months';

/** The month in which a difference is paid, and its own pay. */
export interface PaymentMonth {
  readonly month: string;
  readonly pay: PayOfMonth;
  /** What was assumed. */
  readonly notices: readonly Message[];
}

/** The year before the month of payment, as it was paid; undefined where the request does not say it. */
function yearSoFar(country: Country, last: CorrectedPair, month: string): YearToDate | undefined {
  const before = last.stated.paid.year_to_date;
  const { month: corrected, paid } = last;
  const yearOf = (each: string): string => taxYearOf(country.tax_year, payDateOf(each)).label;
  return before === undefined || addMonths(corrected, 1) !== month || yearOf(corrected) !== yearOf(month)
    ? undefined
    : withMonth(before, paid.law, paid.stated, paid.slip);
}

/**
 * The month of payment: the one that the request names, or the month after the last corrected one, with what was due
 * there as its pay.
 *
 * @returns `invalid_months` where the payment comes before a month that it corrects
 */
export function paymentMonth(
  country: Country,
  { paid_in: paidIn }: CorrectionRequest,
  months: readonly CorrectedPair[],
): Outcome<PaymentMonth> {
  const last = months.at(-1)!;
  const month = paidIn?.month ?? addMonths(last.month, 1);
  if (month <= last.month)
    return fail('invalid_months', message('correction_paid_before', { month, last: last.month }));
  const { year_to_date: _due, worked: _part, ...due } = last.stated.due;
  const { month: _month, amount, ...own } = paidIn ?? { month };
  const soFar = paidIn?.year_to_date ?? yearSoFar(country, last, month);
  const pay: PayOfMonth = {
    ...(amount === undefined ? due : { ...own, amount }),
    ...(soFar === undefined ? {} : { year_to_date: soFar }),
  };
  const notices = [
    ...(paidIn === undefined ? [message('correction_month_assumed', { month })] : []),
    ...(amount === undefined ? [message('correction_pay_assumed', { month, last: last.month })] : []),
  ];
  return done({ month, pay, notices });
}

/** Pay of a month with arrears in addition. Below 0 they are taken off it. */
function withArrears(pay: PayOfMonth, arrears: number): PayOfMonth {
  const amount = tidy(pay.amount + arrears);
  if (arrears < 0) return { ...pay, amount };
  const already = pay.pay?.arrears;
  const part = tidy(arrears + (already === undefined ? 0 : amountOfPart(already)));
  return { ...pay, amount, pay: { ...pay.pay, arrears: part } };
}

/** The payslips of the month of payment, without the arrears and with them. */
export interface PaidArrears {
  readonly without: MonthPaid;
  readonly with: MonthPaid;
}

export function paidArrears(
  country: Country,
  request: CorrectionRequest,
  { month, pay }: PaymentMonth,
  arrears: number,
  context: Context,
): Outcome<PaidArrears> {
  const without = payslipOfMonth(country, request, month, pay, context);
  if (!without.ok) return without;
  const paid = payslipOfMonth(country, request, month, withArrears(pay, arrears), context);
  return paid.ok ? done({ without: without.value, with: paid.value }) : paid;
}
