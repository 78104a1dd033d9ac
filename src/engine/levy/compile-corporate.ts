import {
  type Band,
  type CorporateRegime,
  type Formula,
  isNone,
  type MinimumTax,
  type NoneByLaw,
  type SmallCompany,
} from '../../reference/schema';
import { noWages } from '../../reference/wages';
import { limitNames } from '../../reference/words/limits';
import { one, rational } from '../exact/rational';
import { type LevyLaw, oneTable } from './levy';
import { bandShare, percent, taxFunction } from '../law/bands';
import { evaluate, type Scope } from '../law/formula';
import { figuresOf } from '../law/limit';
import type { Line } from '../law/line';
import { readsVariable } from '../law/reads-variable';
import {
  amountOf,
  apply,
  difference,
  gross,
  higherOf,
  notNegative,
  times,
  UnsupportedLaw,
  type Quantity,
} from '../law/quantity';

/** A sector with a rate of its own. */
type Sector = CorporateRegime['sector_rates'][number];

/** What the tax depends on besides the profit. */
export interface CorporateCase {
  /** The year's turnover, if the caller states it. The small-company rule and the minimum tax may depend on it. */
  readonly turnover?: number | undefined;
  readonly sector?: Sector | undefined;
}

/** What became of the minimum tax. */
type Minimum = 'computed' | 'replaced' | 'needs_turnover' | 'not_computed' | 'absent';

/** Corporate tax on a profit, and the rules that were chosen. */
export interface CompiledCorporate extends LevyLaw {
  /** Does the small-company rule apply? */
  readonly small: boolean;
  /** The sector whose rate applies instead of the standard rate. */
  readonly sector: Sector | undefined;
  readonly minimum: Minimum;
}

/** Tax on a base by bands, with the tax in each band. */
export const byBands = (
  method: 'marginal' | 'slab',
  bands: readonly Band[],
  base: Quantity,
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
export const byRate = (rate: number, base: Quantity): Pick<LevyLaw, 'tax' | 'tables'> => {
  const tax = times(base, percent(rate));
  return { tax, tables: oneTable([{ from: 0, to: null, rate, tax }]) };
};

const recordedRule = <Rule extends object>(cell: Rule | NoneByLaw | undefined): Rule | undefined =>
  isNone(cell) ? undefined : cell;

/** Is a company small by its turnover? A sector with its own rate has no small companies. */
const isSmall = (rule: SmallCompany | undefined, { turnover, sector }: CorporateCase): boolean =>
  rule?.measure === 'turnover' &&
  sector === undefined &&
  turnover !== undefined &&
  turnover >= (rule.from ?? 0) &&
  turnover <= rule.threshold;

/** Tax before the minimum and surcharges. */
function mainTax(regime: CorporateRegime, small: SmallCompany | undefined, { turnover, sector }: CorporateCase) {
  if (small !== undefined) {
    const base = small.on === 'turnover' ? amountOf(rational(turnover!)) : gross;
    return small.bands === undefined ? byRate(small.rate!, base) : byBands('marginal', small.bands, base);
  }
  if (sector !== undefined) return byRate(sector.rate, gross);
  return regime.bands === undefined
    ? byRate(regime.rate, gross)
    : byBands(regime.method ?? 'marginal', regime.bands, gross);
}

function minimumOf(
  minimum: MinimumTax | undefined,
  small: SmallCompany | undefined,
  turnover: number | undefined,
): Minimum {
  if (minimum === undefined) return 'absent';
  if (small?.replaces_minimum === true) return 'replaced';
  if (minimum.formula === undefined) return 'not_computed';
  return turnover === undefined && readsVariable(minimum.formula, 'turnover') ? 'needs_turnover' : 'computed';
}

/** Corporate tax as a function of the year's taxable profit. */
export function compileCorporate(regime: CorporateRegime, asked: CorporateCase): CompiledCorporate {
  const { turnover, sector } = asked;
  const rule = recordedRule(regime.small_company);
  const small = isSmall(rule, asked) ? rule : undefined;
  const minimumTax = recordedRule(regime.minimum_tax);
  const minimum = minimumOf(minimumTax, small, turnover);
  const stated = turnover === undefined ? undefined : amountOf(rational(turnover));
  const main = mainTax(regime, small, asked);

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
  const compute = (formula: Formula): Quantity => evaluate(scope, 'annual', formula)!;
  const adjustments: Line[] = [];
  if (minimum === 'computed') {
    tax = higherOf(tax, compute(minimumTax!.formula!));
    adjustments.push({ ...limitNames.minimum, value: difference(tax, main.tax) });
  }
  const surcharges = regime.surcharges
    .filter(
      ({ applies, formula }) =>
        formula !== undefined && (applies === 'always' || (applies === 'standard_rate' && small === undefined)),
    )
    .map(({ id, name, formula }): Line => ({ id, name, value: notNegative(compute(formula!)) }));
  return { ...main, tax, surcharges, adjustments, small: small !== undefined, sector, minimum };
}
