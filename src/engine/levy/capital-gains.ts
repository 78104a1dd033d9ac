import { done, fail, type Outcome } from '../../contract/error';
import { taxpayers, type TaxRequest, type TaxResult } from '../../contract/tax';
import type { Country, GainTreatment, Scale } from '../../reference/schema';
import type { Answer, Context } from '../answer';
import { calculateLevy, keeper, type PreparedLevy } from './calculate-levy';
import { divide, one, type Rational, toNumber } from '../exact/rational';
import { percent } from '../law/bands';
import { byBands, byRate, compileCorporate } from './compile-corporate';
import { entryFor, entryOn } from '../law/dated';
import { incomeLawFor } from '../law/in-force';
import { applyScale, taxedTables } from '../law/scale';
import { gross, times, type Value } from '../law/value';
import { levy, type LevyLaw } from './levy';
import { metaOf } from '../../truth/evidence';
import { type DayAsked, lawEvidence, type LawEvidence } from '../law/evidence';

const keep = keeper<Outcome<PreparedLevy>>(64);
const rated = (rate: number, base: Value): LevyLaw => ({ ...byRate(rate, base), surcharges: [] });

/** The income-tax scale of a year on a base. */
function scaled(scale: Scale, base: Value): LevyLaw {
  const measure: Rational = scale.basis === 'monthly' ? { n: 1, d: 12 } : one;
  const inMeasure = times(base, measure);
  const tables = taxedTables(scale, inMeasure, measure).map(({ upTo, bands }) => ({
    upTo,
    brackets: bands.map(({ from, to, rate, tax }) => ({
      from: toNumber(from),
      to: to === undefined ? null : toNumber(to),
      rate,
      tax,
    })),
  }));
  return { tax: times(applyScale(scale, inMeasure), divide(one, measure)), surcharges: [], tables, base };
}

interface Found {
  readonly law: LevyLaw;
  readonly notices: readonly string[];
  /** The other law that it rests on, where a gain is taxed as income or as profit. */
  readonly restsOn: readonly LawEvidence[];
}

/** How a gain is taxed under its treatment; what else of the country's law it rests on is looked up on the day. */
function lawOf(
  country: Country,
  treatment: GainTreatment,
  request: TaxRequest,
  today: string,
  asked: DayAsked,
): Outcome<Found> {
  const { date } = asked;
  if (treatment.treatment === 'exempt')
    return done({ law: rated(0, gross), notices: ['Gains are not taxed.'], restsOn: [] });
  const share = treatment.inclusion_percent ?? 100;
  const base = times(gross, percent(share));
  const included = share === 100 ? [] : [`${share} % of the gain is taxed.`];
  if (treatment.treatment === 'rate') return done({ law: rated(treatment.rate, base), notices: included, restsOn: [] });
  if (treatment.treatment === 'bands')
    return done({
      law: { ...byBands('marginal', treatment.bands, base), surcharges: [] },
      notices: included,
      restsOn: [],
    });
  if (treatment.treatment === 'profit') {
    const regime = entryOn(country, country.corporate, date);
    if (regime === undefined)
      return fail(
        'invalid_tax_type',
        `Gains of companies in ${country.name} are taxed as profit, and the corporate rate on ${date} is not recorded.`,
      );
    const law = share === 100 ? compileCorporate({ ...regime, surcharges: [] }, undefined) : rated(regime.rate, base);
    return done({
      law,
      notices: [...included, 'The gain is taxed as profit, at the standard corporate rate.'],
      restsOn: [lawEvidence(country, regime, asked, 'corporate tax', regime.sources)],
    });
  }
  const found = incomeLawFor(country, { ...request, today }, country.currency);
  if (!found.ok) return found;
  const { regime } = found.value.law;
  if (regime.unusable !== undefined)
    return fail(
      'invalid_tax_type',
      `Gains in ${country.name} go through the income-tax scale, which cannot be computed: ${regime.unusable}`,
    );
  return done({
    law: scaled(regime.bands, base),
    notices: [
      ...included,
      'The gain went through the income-tax scale as the only income of the year, without reliefs and credits: other income raises the rate.',
    ],
    restsOn: [lawEvidence(country, regime, asked, 'income tax', regime.bands.sources)],
  });
}

const ofA = { individual: 'an individual', company: 'a company' } as const;
const assumedTaxpayer = {
  individual: '`taxpayer` was not sent: the rule for individuals was applied.',
  company: '`taxpayer` was not sent, and no rule for individuals is recorded: the rule for companies was applied.',
} as const;

function prepare(country: Country, request: TaxRequest, { today }: Context): Outcome<PreparedLevy> {
  const found = entryFor(country, country.capital_gains, { ...request, today }, 'capital gains tax');
  if (!found.ok) return found;
  const { fact: regime, year } = found.value;
  const recorded = taxpayers.filter((each) => regime[each] !== undefined);
  const taxpayer = request.taxpayer ?? recorded[0];
  if (taxpayer === undefined || recorded.length === 0)
    return fail('invalid_tax_type', `How ${country.name} taxes capital gains could not be established.`);
  const treatment = regime[taxpayer];
  if (treatment === undefined)
    return fail(
      'invalid_taxpayer',
      `How ${country.name} taxes the gain of ${ofA[taxpayer]} could not be established. It is recorded for: ${recorded.join(', ')}.`,
    );
  const law = lawOf(country, treatment, request, today, found.value);
  if (!law.ok) return law;
  const evidence = [
    lawEvidence(country, regime, found.value, 'capital gains tax', regime.sources),
    ...law.value.restsOn,
  ];
  const assumed = request.taxpayer === undefined ? [assumedTaxpayer[taxpayer]] : [];
  return done({
    levy: levy(law.value.law, country.currency),
    label: year.label,
    meta: metaOf(evidence, [
      ...evidence.flatMap(({ notices }) => notices),
      ...assumed,
      ...law.value.notices,
      ...regime.notes,
    ]),
    stated: { taxpayer },
  });
}

/** The question about a capital gain that a request asks, whatever its amount. */
export const capitalGainsQuestion = (country: Country, request: TaxRequest, context: Context): Outcome<PreparedLevy> =>
  keep(country, `${context.today}|${request.tax_year ?? ''}|${request.pay_date ?? ''}|${request.taxpayer ?? ''}`, () =>
    prepare(country, request, context),
  );

/** Tax on a capital gain. */
export function calculateCapitalGainsTax(
  country: Country,
  request: TaxRequest,
  context: Context,
): Outcome<Answer<TaxResult>> {
  const found = capitalGainsQuestion(country, request, context);
  return found.ok ? calculateLevy(country, request, found.value) : found;
}
