import { type Band, type CorporateRegime, type Formula, isNone } from '../../reference/schema';
import { noWages } from '../../reference/wages';
import { limitNames } from '../../reference/words/limits';
import { one, rational } from '../exact/rational';
import { type LevyLaw, oneTable } from './levy';
import { bandShare, percent, taxFunction } from '../law/bands';
import { evaluate, type Scope } from '../law/formula';
import { figuresOf } from '../law/limit';
import type { Line } from '../law/line';
import {
  amountOf,
  apply,
  difference,
  gross,
  higherOf,
  notNegative,
  times,
  UnsupportedLaw,
  type Value,
} from '../law/value';

/** Corporate tax on a profit, and the rule that was chosen. */
export interface CompiledCorporate extends LevyLaw {
  /** Does the small-company rule apply? */
  readonly small: boolean;
}

/** Tax on a base by bands, with the tax in each band. */
export const byBands = (
  method: 'marginal' | 'slab',
  bands: readonly Band[],
  base: Value,
): Pick<LevyLaw, 'tax' | 'tables'> => ({
  tax: apply(taxFunction(method, bands), base),
  tables: oneTable(
    bands.map((band, i) => ({
      from: band.from,
      to: band.to,
      rate: band.rate,
      tax: apply(bandShare(method, bands, i), base),
    })),
  ),
});

/** Tax on a base at one rate. */
export const byRate = (rate: number, base: Value): Pick<LevyLaw, 'tax' | 'tables'> => {
  const tax = times(base, percent(rate));
  return { tax, tables: oneTable([{ from: 0, to: null, rate, tax }]) };
};

/**
 * Corporate tax as a function of the year's taxable profit.
 *
 * @param turnover the year's turnover, if the caller states it. The small-company rule may depend on it, and the
 *   minimum tax needs it.
 */
export function compileCorporate(regime: CorporateRegime, turnover: number | undefined): CompiledCorporate {
  const small = isNone(regime.small_company) ? undefined : regime.small_company;
  const minimum = isNone(regime.minimum_tax) ? undefined : regime.minimum_tax;
  const chosen =
    small !== undefined && small.measure === 'turnover' && turnover !== undefined && turnover <= small.threshold;
  const stated = turnover === undefined ? undefined : amountOf(rational(turnover));
  const base = chosen && small.on === 'turnover' ? stated! : gross;
  const main = chosen
    ? small.bands !== undefined
      ? byBands('marginal', small.bands, base)
      : byRate(small.rate!, base)
    : regime.bands !== undefined
      ? byBands(regime.method ?? 'marginal', regime.bands, gross)
      : byRate(regime.rate, gross);

  let tax = main.tax;
  const scope: Scope = {
    number: () => undefined,
    rate: () => undefined,
    limit: (limit) => figuresOf(limit, noWages),
    measure: () => one,
    openAxis: () => {
      throw new UnsupportedLaw('corporate tax rounds no base');
    },
    variable: (name) => {
      const value = name === 'profit' ? gross : name === 'tax' ? tax : name === 'turnover' ? stated : undefined;
      if (value === undefined) throw new UnsupportedLaw(`nothing is called "${name}"`);
      return value;
    },
  };
  const compute = (formula: Formula): Value => evaluate(scope, 'annual', formula)!;
  const adjustments: Line[] = [];
  if (!chosen && stated !== undefined && minimum?.formula !== undefined) {
    tax = higherOf(tax, compute(minimum.formula));
    adjustments.push({ ...limitNames.minimum, value: difference(tax, main.tax) });
  }
  const surcharges = regime.surcharges
    .filter(
      ({ applies, formula }) =>
        formula !== undefined && (applies === 'always' || (applies === 'standard_rate' && !chosen)),
    )
    .map(({ id, name, formula }): Line => ({ id, name, value: notNegative(compute(formula!)) }));
  return { ...main, tax, surcharges, adjustments, small: chosen };
}
