import type { CorrectionRequest, MonthToCorrect } from '../../contract/correction';
import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { defined } from '../../defined';
import { message } from '../../language/message';
import type { Country } from '../../reference';
import { taxYearOf } from '../../reference/tax-year';
import type { Context } from '../answer';
import { incomeLawAsked } from '../income/income-law-asked';
import { paidPart } from '../part-month/paid-part';
import { type MonthPaid, monthPaid, type SameAllYear, whenOf } from '../year/month-payslips';
import { payDateOf } from '../year/months-of-year';

/** The pay of a month as a request states it. */
export type PayOfMonth = MonthToCorrect['paid'];

/** A month with its payslips under its own law: as it was paid, and as it should have been. */
export interface CorrectedPair {
  readonly month: string;
  readonly stated: MonthToCorrect;
  readonly paid: MonthPaid;
  readonly due: MonthPaid;
}

const sameOf = ({ country, currency, include_pension, employer }: CorrectionRequest): SameAllYear => ({
  country,
  currency,
  include_pension,
  ...defined({ employer }),
});

/** The payslip of a month by the law of its last day. */
export function payslipOfMonth(
  country: Country,
  request: CorrectionRequest,
  month: string,
  stated: PayOfMonth,
  context: Context,
): Outcome<MonthPaid> {
  const payDate = payDateOf(month);
  const same = sameOf(request);
  const { amount, pay = {}, in_kind = {}, paid = {}, worked, year_to_date } = stated;
  const employee = { ...request.employee, ...stated.employee };
  const year = taxYearOf(country.tax_year, payDate).label;
  const plain = { ...same, amount, type: 'income', period: 'monthly', mode: 'gross_to_net' } as const;
  // Law whose start is not established is known by its tax year only.
  const ofYear = incomeLawAsked(country, { ...plain, tax_year: year }, context);
  const asked: TaxRequest = {
    ...plain,
    ...(ofYear.ok ? whenOf(ofYear.value.law, year, payDate) : { pay_date: payDate }),
    ...defined({ pay: stated.pay, in_kind: stated.in_kind, paid: stated.paid, worked, year_to_date }),
    ...(Object.keys(employee).length === 0 ? {} : { employee }),
  };
  const ofMonth = { month, gross: amount, paidOnce: 0, employee, pay, in_kind, paid, notices: [] };
  // The paid days must be days of this month, whatever other month their dates name.
  const part = worked === undefined ? undefined : paidPart(country, worked, { first: `${month}-01`, last: payDate });
  const found = part?.ok === false ? part : monthPaid(country, asked, { stated: ofMonth, payDate }, context);
  return found.ok
    ? found
    : fail(found.failure.code, message('refused_in_month', { month, reason: found.failure.message }));
}

/** The months of a correction in their order, each with both payslips. */
export function correctedMonths(
  country: Country,
  request: CorrectionRequest,
  context: Context,
): Outcome<readonly CorrectedPair[]> {
  const sorted = [...request.months].sort((a, b) => (a.month < b.month ? -1 : 1));
  const pairs: CorrectedPair[] = [];
  for (const stated of sorted) {
    const { month } = stated;
    if (pairs.at(-1)?.month === month) return fail('invalid_months', message('month_repeated', { month }));
    const paid = payslipOfMonth(country, request, month, stated.paid, context);
    if (!paid.ok) return paid;
    const due = payslipOfMonth(country, request, month, stated.due, context);
    if (!due.ok) return due;
    pairs.push({ month, stated, paid: paid.value, due: due.value });
  }
  return done(pairs);
}
