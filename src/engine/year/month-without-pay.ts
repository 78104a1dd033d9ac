import type { TaxResult } from '../../contract/tax';
import { message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { metaOf } from '../../truth/evidence';
import { incomeEvidence, type IncomeLawAsked, regimeApplied } from '../income/income-law-asked';
import type { MonthPaid, SameAllYear } from './month-payslips';

/** The payslip of a month without pay, such as one of unpaid leave: nothing is owed on nothing. */
export function monthWithoutPay(
  country: Country,
  { include_pension }: SameAllYear,
  asked: IncomeLawAsked,
  { stated, payDate }: Pick<MonthPaid, 'stated' | 'payDate'>,
): MonthPaid {
  const evidence = incomeEvidence(country, asked);
  const slip: TaxResult = {
    country: country.code,
    currency: asked.currency,
    gross_amount: 0,
    tax_amount: 0,
    pension: 0,
    net_amount: 0,
    effective_rate: 0,
    brackets: [],
    type: 'income',
    period: 'monthly',
    mode: 'gross_to_net',
    tax_year: asked.year.label,
    include_pension,
    taxable_amount: 0,
    employer_cost: 0,
  };
  return {
    stated,
    payDate,
    law: asked.law,
    slip,
    applied: regimeApplied(country, asked),
    meta: metaOf([evidence], [...evidence.notices, message('month_without_pay', { month: stated.month })]),
    ignored: [],
  };
}
