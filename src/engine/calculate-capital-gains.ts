import { done, fail, type Outcome } from '../contract/error';
import type { TaxRequest, TaxResult } from '../contract/tax';
import type { Country, GainTreatment } from '../reference/schema';
import type { Answer, Context } from './answer';
import { calculateLevy, keeper, type PreparedLevy } from './calculate-levy';
import { divide, one, type Rational } from './exact/rational';
import { bandShare, percent, taxFunction } from './law/bands';
import { compileCorporate } from './law/corporate';
import { entryFor, entryOn } from './law/dated';
import { incomeLawFor } from './law/in-force';
import { applyScale } from './law/income';
import { apply, gross, nothing, times, type Value } from './law/value';
import { levy, type LevyLaw } from './pay/levy';
import { metaOf } from '../truth/evidence';
import { type DayAsked, lawEvidence, type LawEvidence } from './truth';

const keep = keeper<Outcome<PreparedLevy>>(64);
const rated = (rate: number, base: Value): LevyLaw => {
  const tax = times(base, percent(rate));
  return { tax, surcharges: [], brackets: [{ from: 0, to: null, rate, tax }] };
};

interface Found {
  readonly law: LevyLaw;
  readonly notices: readonly string[];
  /** The other law that it rests on, where a gain is taxed as income or as profit. */
  readonly restsOn: readonly LawEvidence[];
}

/** How a gain is taxed under its treatment; what else of the country's law it rests on is looked up on the day. */
function lawOf(country: Country, treatment: GainTreatment, request: TaxRequest, today: string, asked: DayAsked): Outcome<Found> {
  const { date } = asked;
  if (treatment.treatment === 'exempt') return done({ law: { tax: nothing, surcharges: [], brackets: [{ from: 0, to: null, rate: 0, tax: nothing }] }, notices: ['Gains are not taxed.'], restsOn: [] });
  const share = treatment.inclusion_percent ?? 100;
  const base = times(gross, percent(share));
  const included = share === 100 ? [] : [`${share} % of the gain is taxed.`];
  if (treatment.treatment === 'rate') return done({ law: rated(treatment.rate, base), notices: included, restsOn: [] });
  if (treatment.treatment === 'bands') {
    const { bands } = treatment;
    const brackets = bands.map((band, i) => ({ from: band.from, to: band.to, rate: band.rate, tax: apply(bandShare('marginal', bands, i), base) }));
    return done({ law: { tax: apply(taxFunction('marginal', bands), base), surcharges: [], brackets }, notices: included, restsOn: [] });
  }
  if (treatment.treatment === 'profit') {
    const regime = entryOn(country, country.corporate, date);
    if (regime === undefined) return fail('invalid_tax_type', `Gains of companies in ${country.name} are taxed as profit, and the corporate rate on ${date} is not recorded.`);
    const { tax, brackets } = compileCorporate({ ...regime, surcharges: [] }, undefined);
    const law = share === 100 ? { tax, brackets, surcharges: [] } : rated(regime.rate, base);
    return done({ law, notices: [...included, 'The gain is taxed as profit, at the standard corporate rate.'], restsOn: [lawEvidence(country, regime, asked, 'corporate tax', regime.sources)] });
  }
  const found = incomeLawFor(country, { ...request, today }, country.currency);
  if (!found.ok) return found;
  const { regime } = found.value.law;
  if (regime.unusable !== undefined) return fail('invalid_tax_type', `Gains in ${country.name} go through the income-tax scale, which cannot be computed: ${regime.unusable}`);
  const measure: Rational = regime.bands.basis === 'monthly' ? { n: 1, d: 12 } : one;
  const tax = times(applyScale(regime.bands, times(base, measure)), divide(one, measure));
  return done({
    law: { tax, surcharges: [], brackets: [] },
    notices: [...included, 'The gain went through the income-tax scale as the only income of the year, without reliefs and credits: other income raises the rate.'],
    restsOn: [lawEvidence(country, regime, asked, 'income tax', regime.bands.sources)],
  });
}

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  const found = entryFor(country, country.capital_gains, { ...request, today }, 'capital gains tax');
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  const taxpayer = request.taxpayer ?? 'individual';
  const treatment = regime[taxpayer];
  if (treatment === undefined) {
    const other = taxpayer === 'individual' ? 'company' : 'individual';
    const known = regime[other] === undefined ? '' : ` It is recorded for: ${other}.`;
    return fail('invalid_taxpayer', `How ${country.name} taxes the gain of ${taxpayer === 'company' ? 'a company' : 'an individual'} could not be established.${known}`);
  }
  const law = lawOf(country, treatment, request, today, found.value);
  if (!law.ok) return law;
  const evidence = [lawEvidence(country, regime, found.value, 'capital gains tax', regime.sources), ...law.value.restsOn];
  const assumed = request.taxpayer === undefined ? ['`taxpayer` was not sent: the rule for individuals was applied.'] : [];
  return done({
    levy: levy(law.value.law, country.currency),
    label: year.label,
    meta: metaOf(evidence, [...evidence.flatMap(({ notices }) => notices), ...assumed, ...law.value.notices, ...regime.notes]),
    stated: { taxpayer },
  });
}

/** Tax on a capital gain. */
export function calculateCapitalGainsTax(country: Country, request: TaxRequest, context: Context): Outcome<Answer<TaxResult>> {
  const question = `${context.today}|${request.tax_year ?? ''}|${request.pay_date ?? ''}|${request.taxpayer ?? ''}`;
  const found = keep(country, question, () => prepare(country, request, context));
  return found.ok ? calculateLevy(country, request, found.value) : found;
}
