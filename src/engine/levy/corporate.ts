import { done, type Outcome } from '../../contract/error';
import type { TaxRequest, TaxResult } from '../../contract/tax';
import type { Country, CorporateRegime } from '../../reference/schema';
import { numberInWords } from '../../reference/words';
import type { Answer, Context } from '../answer';
import { calculateLevy, keeper, type PreparedLevy } from './calculate-levy';
import { type CompiledCorporate, compileCorporate } from './compile-corporate';
import { entryFor } from '../law/dated';
import { levy } from './levy';
import { metaOf } from '../../truth/evidence';
import { lawEvidence } from '../law/evidence';

const keep = keeper<Outcome<PreparedLevy>>(256);

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  const found = entryFor(country, country.corporate, { ...request, today }, 'corporate tax');
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  const compiled = compileCorporate(regime, request.turnover);
  const evidence = lawEvidence(country, regime, found.value, 'corporate tax', regime.sources);
  return done({
    levy: levy(compiled, country.currency),
    label: year.label,
    meta: metaOf([evidence], [...evidence.notices, ...noticesOf(country, regime, compiled, request.turnover)]),
    stated: {},
  });
}

function noticesOf(
  country: Country,
  regime: CorporateRegime,
  compiled: CompiledCorporate,
  turnover: number | undefined,
): string[] {
  const small = regime.small_company;
  const minimum = regime.minimum_tax;
  const notices: string[] = [];
  if (small !== undefined && small.measure === 'turnover') {
    const conditions = small.conditions === undefined ? '' : ` Conditions: ${small.conditions}`;
    const limit = `${numberInWords(small.threshold)} ${country.currency}`;
    if (turnover === undefined)
      notices.push(
        `The standard rate was applied. With \`turnover\` up to ${limit} a small-company rule may apply.${conditions}`,
      );
    else if (compiled.small)
      notices.push(`The small-company rule for turnover up to ${limit} was applied.${conditions}`);
  }
  if (minimum !== undefined && !compiled.small) {
    if (minimum.formula === undefined) notices.push(`A minimum tax is not computed: ${minimum.rule}`);
    else if (turnover === undefined)
      notices.push(`Without \`turnover\` the minimum tax is not computed: ${minimum.rule}`);
  }
  for (const { name, applies, note } of regime.surcharges)
    if (applies === 'never') notices.push(`Not included: ${name}${note === undefined ? '' : ` (${note})`}.`);
  if (regime.sector_rates.length > 0)
    notices.push('Some sectors have rates of their own: see the country information.');
  return notices;
}

/** The question about corporate tax that a request asks, whatever its amount. */
export const corporateQuestion = (country: Country, request: TaxRequest, context: Context): Outcome<PreparedLevy> =>
  keep(country, `${context.today}|${request.tax_year ?? ''}|${request.pay_date ?? ''}|${request.turnover ?? ''}`, () =>
    prepare(country, request, context),
  );

/** Corporate tax on a year's taxable profit. */
export function calculateCorporateTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const found = corporateQuestion(country, request, context);
  return found.ok ? calculateLevy(country, request, found.value) : found;
}
