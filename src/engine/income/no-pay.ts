import type { Ignored } from '../../contract/ignored';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { benefitKinds } from '../../contract/words/benefits';
import { message, type Message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { metaOf } from '../../truth/evidence';
import type { IncomeAnswer } from './payslip-of';
import { incomeEvidence, type IncomeLawAsked, regimeApplied } from './income-law-asked';

/** Names fields that a payslip without pay does not use, though tax may depend on them. */
export const withoutPay = (fields: readonly string[]): readonly Ignored[] =>
  fields.map((field) => ({ field, why: message('no_pay_to_withhold_from', { field }) }));

/**
 * The payslip of a pay period without pay, such as a month of unpaid leave: nothing is owed on nothing.
 *
 * @param why the notice that says so
 */
export function noPayAnswer(
  country: Country,
  { include_pension, mode, period, in_kind }: Pick<TaxRequest, 'include_pension' | 'mode' | 'period' | 'in_kind'>,
  asked: IncomeLawAsked,
  why: Message,
): IncomeAnswer {
  const evidence = incomeEvidence(country, asked);
  const data: TaxResult = {
    country: country.code,
    currency: asked.currency,
    gross_amount: 0,
    tax_amount: 0,
    pension: 0,
    net_amount: 0,
    effective_rate: 0,
    brackets: [],
    type: 'income',
    period,
    mode,
    tax_year: asked.year.label,
    include_pension,
    taxable_amount: 0,
    employer_cost: 0,
  };
  return {
    data,
    applied: regimeApplied(country, asked),
    meta: metaOf([evidence], [...evidence.notices, why]),
    ignored: withoutPay(benefitKinds.filter((kind) => in_kind?.[kind] !== undefined).map((kind) => `in_kind.${kind}`)),
  };
}
