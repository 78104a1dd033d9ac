import { done, fail, type Outcome } from '../../contract/error';
import type { PayrollYearRequest } from '../../contract/payroll-year';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { message } from '../../language/message';
import type { Country } from '../../reference/schema';
import type { Context } from '../answer';
import { calculateIncomeTax, type IncomeAnswer } from '../income/calculate-income';
import { incomeLawAsked } from '../income/income-law-asked';
import type { IncomeLaw } from '../law/income-law';
import type { MonthStated } from './month-of-pay';
import { payDateOf } from './months-of-year';
import { nothingSoFar, withMonth } from './year-so-far';
import { unpaidMonth } from './unpaid-month';

/** A month with its payslip and the law behind it. */
export interface MonthPaid {
  readonly stated: MonthStated;
  readonly payDate: string;
  readonly law: IncomeLaw;
  readonly slip: TaxResult;
  readonly answer: IncomeAnswer;
}

/** What all requests of a year have in common. */
export type SameAllYear = Pick<PayrollYearRequest, 'country' | 'currency' | 'include_pension'>;

const given = (members: object): boolean => Object.keys(members).length > 0;

/** What a month states about the employee and the pay, as fields of a request. */
const statedFields = ({ employee, pay, in_kind, paid }: MonthStated): Partial<TaxRequest> => ({
  ...(given(employee) ? { employee } : {}),
  ...(given(pay) ? { pay } : {}),
  ...(given(in_kind) ? { in_kind } : {}),
  ...(given(paid) ? { paid } : {}),
});

/**
 * When a month asks for its law: on its pay date or, where the start of the law was not established, in its tax year.
 */
export const whenOf = (law: IncomeLaw, taxYear: string, payDate: string): Pick<TaxRequest, 'pay_date' | 'tax_year'> =>
  law.regime.effective_from === null && law.regime.effective_to === null
    ? { tax_year: taxYear }
    : { pay_date: payDate };

/**
 * The payslip of each month by the law of its own day, with what the earlier months paid and withheld.
 *
 * @param lawOfYear the law that answers for the tax year
 * @param usual the regular pay of a month
 * @returns the refusal of the first month that cannot be computed, with its name
 */
export function monthPayslips(
  country: Country,
  same: SameAllYear,
  lawOfYear: IncomeLaw,
  taxYear: string,
  months: readonly MonthStated[],
  usual: number,
  context: Context,
): Outcome<readonly MonthPaid[]> {
  const paid: MonthPaid[] = [];
  let soFar = nothingSoFar;
  for (const stated of months) {
    const payDate = payDateOf(stated.month);
    const isUnpaid = stated.gross === 0 && Object.keys(stated.in_kind).length === 0;
    const request: TaxRequest = {
      ...same,
      ...statedFields(isUnpaid ? { ...stated, pay: {} } : stated),
      ...whenOf(lawOfYear, taxYear, payDate),
      type: 'income',
      period: 'monthly',
      mode: 'gross_to_net',
      // A month without pay has the lines of a paid one.
      amount: isUnpaid ? usual : stated.gross,
      year_to_date: soFar,
    };
    const asked = incomeLawAsked(country, request, context);
    const found = asked.ok ? calculateIncomeTax(country, request, context) : asked;
    if (!asked.ok || !found.ok) {
      const { code, message: reason } = (found as Extract<typeof found, { ok: false }>).failure;
      return fail(code, message('refused_in_month', { month: stated.month, reason }));
    }
    const { law } = asked.value;
    const slip = isUnpaid ? unpaidMonth(found.value.data) : found.value.data;
    paid.push({ stated, payDate, law, slip, answer: found.value });
    soFar = withMonth(soFar, law, stated, slip);
  }
  return done(paid);
}
