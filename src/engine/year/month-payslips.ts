import { done, fail, type Outcome } from '../../contract/error';
import type { PayrollYearRequest } from '../../contract/payroll-year';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { message } from '../../language/message';
import type { Ignored } from '../../contract/ignored';
import type { Country, IncomeRegime } from '../../reference/schema';
import { type AnswerMeta, withNotices } from '../../truth/evidence';
import type { Context } from '../answer';
import { calculateIncomeTax } from '../income/calculate-income';
import { incomeLawAsked } from '../income/income-law-asked';
import { noPayAnswer } from '../income/no-pay';
import type { IncomeLaw } from '../law/income-law';
import type { MonthStated } from './month-of-pay';
import { payDateOf } from './months-of-year';
import { nothingSoFar, withMonth } from './year-so-far';

/** A month with its payslip and the law behind it. */
export interface MonthPaid {
  readonly stated: MonthStated;
  readonly payDate: string;
  readonly law: IncomeLaw;
  readonly slip: TaxResult;
  /** The regime with the days on which all rules of the payslip apply. */
  readonly applied: IncomeRegime;
  readonly meta: AnswerMeta;
  /** What the month states and its payslip does not fully use. */
  readonly ignored: readonly Ignored[];
}

/** What all requests of a year have in common. */
export type SameAllYear = Pick<PayrollYearRequest, 'country' | 'currency' | 'include_pension' | 'employer'>;

const given = (members: object): boolean => Object.keys(members).length > 0;

/** What a month states about the employee and the pay, as fields of a request. */
const statedFields = ({ employee, pay, in_kind, paid, worked }: MonthStated): Partial<TaxRequest> => ({
  ...(given(employee) ? { employee } : {}),
  ...(given(pay) ? { pay } : {}),
  ...(given(in_kind) ? { in_kind } : {}),
  ...(given(paid) ? { paid } : {}),
  ...(worked === undefined ? {} : { worked }),
});

/**
 * When a month asks for its law: on its pay date or, where the start of the law was not established, in its tax year.
 */
export const whenOf = (law: IncomeLaw, taxYear: string, payDate: string): Pick<TaxRequest, 'pay_date' | 'tax_year'> =>
  law.regime.effective_from === null && law.regime.effective_to === null
    ? { tax_year: taxYear }
    : { pay_date: payDate };

/** The payslip of a month, or its refusal. A month without pay has an empty one. */
export function monthPaid(
  country: Country,
  request: TaxRequest,
  month: Pick<MonthPaid, 'stated' | 'payDate'>,
  context: Context,
): Outcome<MonthPaid> {
  const asked = incomeLawAsked(country, request, context);
  if (!asked.ok) return asked;
  const found =
    month.stated.gross === 0
      ? done(noPayAnswer(country, request, asked.value, message('month_without_pay', { month: month.stated.month })))
      : calculateIncomeTax(country, request, context);
  if (!found.ok) return found;
  const { data: slip, applied, meta: ofSlip, ignored = [] } = found.value;
  const meta = withNotices(ofSlip, month.stated.notices);
  return done({ ...month, law: asked.value.law, slip, applied, meta, ignored });
}

/**
 * The payslip of each month by the law of its own day, with what the earlier months paid and withheld.
 *
 * @param lawOfYear the law that answers for the tax year
 * @returns the refusal of the first month that cannot be computed, with its name
 */
export function monthPayslips(
  country: Country,
  same: SameAllYear,
  lawOfYear: IncomeLaw,
  taxYear: string,
  months: readonly MonthStated[],
  context: Context,
): Outcome<readonly MonthPaid[]> {
  const paid: MonthPaid[] = [];
  let soFar = nothingSoFar;
  for (const stated of months) {
    const payDate = payDateOf(stated.month);
    const request: TaxRequest = {
      ...same,
      ...statedFields(stated),
      ...whenOf(lawOfYear, taxYear, payDate),
      type: 'income',
      period: 'monthly',
      mode: 'gross_to_net',
      amount: stated.gross,
      year_to_date: soFar,
    };
    const found = monthPaid(country, request, { stated, payDate }, context);
    if (!found.ok) {
      const { code, message: reason } = found.failure;
      return fail(code, message('refused_in_month', { month: stated.month, reason }));
    }
    const { law, slip } = found.value;
    paid.push(found.value);
    soFar = withMonth(soFar, law, stated, slip);
  }
  return done(paid);
}
