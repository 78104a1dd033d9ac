import { done, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import { message, type Message } from '../../language/message';
import { type CorporateRegime, type Country, isNone, type MinimumTax, type SmallCompany } from '../../reference/schema';
import { numberInWords } from '../../reference/words';
import { metaOf } from '../../truth/evidence';
import type { Answer, Context } from '../answer';
import { keptQuestions } from '../kept-questions';
import { entryFor } from '../law/dated';
import { lawEvidence } from '../law/evidence';
import { subjects } from '../law/subjects';
import { calculateLevy } from './calculate-levy';
import { type CompiledCorporate, compileCorporate } from './compile-corporate';
import { levy } from './levy';
import type { PreparedLevy } from './prepared-levy';

/** Most questions about a country differ only in turnover. */
const questions = keptQuestions<Outcome<PreparedLevy>>(256);

/** How the turnover, or its absence, affects the small-company rule. */
function smallCompanyNotices(
  { currency }: Country,
  rule: SmallCompany | undefined,
  isSmall: boolean,
  turnover: number | undefined,
): Message[] {
  if (rule?.measure !== 'turnover' || (turnover !== undefined && !isSmall)) return [];
  const limit = { limit: numberInWords(rule.threshold), currency };
  const applied =
    turnover === undefined ? message('standard_rate_applied', limit) : message('small_company_rule_applied', limit);
  const { conditions } = rule;
  return conditions === undefined
    ? [applied]
    : [message('sentences', { first: applied, second: message('rule_conditions', { conditions }) })];
}

/** Why a minimum tax is not part of the answer. */
function minimumTaxNotices(minimum: MinimumTax | undefined, isSmall: boolean, turnover: number | undefined): Message[] {
  if (minimum === undefined || isSmall) return [];
  const { formula, rule } = minimum;
  if (formula === undefined) return [message('minimum_tax_not_computed', { rule })];
  return turnover === undefined ? [message('minimum_tax_needs_turnover', { rule })] : [];
}

/** Surcharges that are recorded but not computed. */
const excludedSurcharges = (surcharges: CorporateRegime['surcharges']): Message[] =>
  surcharges
    .filter(({ applies }) => applies === 'never')
    .map(({ name, note }) =>
      note === undefined
        ? message('surcharge_not_included', { name })
        : message('surcharge_not_included_with_note', { name, note }),
    );

const noticesOf = (
  country: Country,
  { small_company, minimum_tax, surcharges, sector_rates }: CorporateRegime,
  { small }: CompiledCorporate,
  turnover: number | undefined,
): Message[] => [
  ...smallCompanyNotices(country, isNone(small_company) ? undefined : small_company, small, turnover),
  ...minimumTaxNotices(isNone(minimum_tax) ? undefined : minimum_tax, small, turnover),
  ...excludedSurcharges(surcharges),
  ...(sector_rates.length > 0 ? [message('sectors_have_own_rates')] : []),
  message('amount_is_annual_profit'),
];

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  const found = entryFor(country, country.corporate, { ...request, today }, subjects.corporate);
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  const { turnover } = request;
  const compiled = compileCorporate(regime, turnover);
  const evidence = lawEvidence(country, regime, found.value, subjects.corporate, regime.sources);
  return done({
    levy: levy(compiled, country.currency),
    taxYear: year.label,
    meta: metaOf([evidence], [...evidence.notices, ...noticesOf(country, regime, compiled, turnover)]),
    stated: {},
  });
}

/** Corporate tax prepared for a request, whatever its amount. */
export function corporateQuestion(country: Country, request: TaxRequest, context: Context): Outcome<PreparedLevy> {
  const { tax_year, pay_date, turnover } = request;
  return (questions(context, country).at(tax_year, pay_date, turnover).kept ??= prepare(country, request, context));
}

/** Corporate tax on a year's taxable profit. */
export function calculateCorporateTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const question = corporateQuestion(country, request, context);
  return question.ok ? calculateLevy(country, request, question.value) : question;
}
