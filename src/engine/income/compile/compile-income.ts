import { times, difference, notNegative, sum } from '../../law/value';
import type { IncomeLaw } from '../../law/income-law';
import { applyScale, taxedTables } from '../../law/scale';
import type { CompiledIncome } from './compiled-income';
import { contributionLines, defineContributions } from './contributions';
import { takeCredits } from './credits';
import { type Circumstances, incomeScope } from './income-scope';
import { takeReliefs } from './reliefs';
import { defineSurcharges, lessDeductibleSurcharges, surchargeLines, surchargesDue } from './surcharges';
import { limitTax } from './tax-limits';
import { taxableIncome } from './taxable-income';

/**
 * Turns the law of one day into functions of annual gross pay, in the order of the law: contributions, reliefs, taxable
 * income, scale, credits, limits, surcharges.
 *
 * @throws UnsupportedLaw if the law needs an operator that the engine does not have
 */
export function compileIncome(
  { regime, contributions, wages }: IncomeLaw,
  circumstances: Circumstances,
): CompiledIncome {
  const { includePension } = circumstances.profile;
  const scope = incomeScope(circumstances, regime.pay_periods, wages);
  const surcharges = surchargesDue(regime.surcharges, circumstances.frequency);
  defineContributions(scope, contributions, includePension);
  defineSurcharges(scope, surcharges);

  const afterContributions = difference(scope.variable('gross'), scope.variable('deductible_contributions'));
  const income = notNegative(lessDeductibleSurcharges(scope, surcharges, afterContributions));
  const reliefs = takeReliefs(scope, regime.deductions, income);
  const taxable = taxableIncome(scope, regime, reliefs.left);

  const { bands } = regime;
  const measure = scope.measure(bands.basis);
  const base = times(taxable, measure);
  const scaleTax = scope.yearly(bands.basis, applyScale(bands, base));
  const credits = takeCredits(scope, regime.credits, scaleTax);
  const limited = limitTax(scope, regime, credits.left);
  const levies = surchargeLines(scope, surcharges);

  return {
    contributions: includePension ? contributionLines(scope, contributions, 'employee') : [],
    employer: contributionLines(scope, contributions, 'employer'),
    reliefs: reliefs.lines,
    credits: credits.lines,
    surcharges: levies,
    adjustments: limited.adjustments,
    taxable,
    tax: levies.reduce((all, { value }) => sum(all, value), limited.tax),
    tables: taxedTables(bands, base, measure),
    axes: scope.axes,
    missingRates: [...scope.missingRates],
    read: scope.read,
  };
}
