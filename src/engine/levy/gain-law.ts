import { done, fail, type Outcome } from '../../contract/error';
import { message, type Message } from '../../language/message';
import type { Country, GainTreatment, Scale } from '../../reference/schema';
import { countryTerm, exactNumber, lawNote } from '../../language/terms';
import { divide, one, type Rational, rational, toNumber } from '../exact/rational';
import { percent } from '../law/bands';
import { entryOn } from '../law/dated';
import type { When } from '../law/day-asked';
import { type DayAsked, lawEvidence, type LawEvidence } from '../law/evidence';
import { incomeLawFor } from '../law/in-force';
import { scaleSources } from '../law/income-sources';
import { applyScale, taxedTables } from '../law/scale';
import { subjects } from '../law/subjects';
import { amountOf, difference, gross, notNegative, times, type Quantity } from '../law/quantity';
import { byBands, byRate, compileCorporate } from './compile-corporate';
import type { LevyLaw } from './levy';

/** How a gain is taxed, with its notices. */
export interface GainLaw {
  readonly law: LevyLaw;
  readonly notices: readonly Message[];
  /** The other law that it rests on, if a gain is taxed as income or as profit. */
  readonly restsOn: readonly LawEvidence[];
}

/** The part of a gain that is taxed. */
interface TaxedShare {
  /** Is it the whole gain? */
  readonly isWhole: boolean;
  readonly base: Quantity;
  readonly notices: readonly Message[];
}

/** What is left of a gain if the exclusion of the year is still unused. */
const afterExclusion = (exclusion: number | undefined): Quantity =>
  exclusion === undefined ? gross : notNegative(difference(gross, amountOf(rational(exclusion))));

const rated = (rate: number, base: Quantity): LevyLaw => ({ ...byRate(rate, base), surcharges: [] });

/** Tax on a yearly base by the income-tax scale. */
function scaled(scale: Scale, base: Quantity): LevyLaw {
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

/** A gain taxed as company profit, at the standard rate and without surcharges. */
function asProfit(country: Country, asked: DayAsked, { isWhole, base, notices }: TaxedShare): Outcome<GainLaw> {
  const regime = entryOn(country, country.corporate, asked.date);
  if (regime === undefined)
    return fail(
      'invalid_tax_type',
      message('gain_needs_corporate_rate', { country: countryTerm(country.code), day: asked.date }),
    );
  return done({
    law: isWhole
      ? compileCorporate({ ...regime, surcharges: [], minimum_tax: undefined }, {})
      : rated(regime.rate, base),
    notices: [...notices, message('gain_taxed_as_profit')],
    restsOn: [lawEvidence(country, regime, asked, subjects.corporate, regime.sources)],
  });
}

/** A gain taxed on the income-tax scale, as the only income of the year. */
function asIncome(country: Country, when: When, asked: DayAsked, { base, notices }: TaxedShare): Outcome<GainLaw> {
  const found = incomeLawFor(country, when, country.currency);
  if (!found.ok) return found;
  const { regime } = found.value.law;
  const { unusable } = regime;
  if (unusable !== undefined)
    return fail(
      'invalid_tax_type',
      message('gain_needs_income_scale', { country: countryTerm(country.code), reason: lawNote(unusable) }),
    );
  return done({
    law: scaled(regime.bands, base),
    notices: [...notices, message('gain_taxed_as_only_income')],
    restsOn: [lawEvidence(country, regime, asked, subjects.income, scaleSources(regime))],
  });
}

/** How a gain is taxed under its treatment. Any other law of the country that applies is that of the same day. */
export function gainLaw(country: Country, treatment: GainTreatment, when: When, asked: DayAsked): Outcome<GainLaw> {
  if (treatment.treatment === 'exempt')
    return done({ law: rated(0, gross), notices: [message('gains_not_taxed')], restsOn: [] });
  const { annual_exclusion: exclusion, inclusion_percent: share = 100 } = treatment;
  const base = times(afterExclusion(exclusion), percent(share));
  const notices = [
    ...(exclusion === undefined
      ? []
      : [message('gain_excluded', { amount: exactNumber(exclusion), currency: country.currency })]),
    ...(share === 100 ? [] : [message('gain_taxed_in_part', { share })]),
  ];
  switch (treatment.treatment) {
    case 'rate':
      return done({ law: rated(treatment.rate, base), notices, restsOn: [] });
    case 'bands':
      return done({ law: { ...byBands('marginal', treatment.bands, base), surcharges: [] }, notices, restsOn: [] });
    case 'profit':
      return asProfit(country, asked, { isWhole: base === gross, base, notices });
    case 'income':
      return asIncome(country, when, asked, { isWhole: base === gross, base, notices });
  }
}
