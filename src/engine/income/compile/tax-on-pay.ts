import { difference, nothing, notNegative, product, type Quantity, quotient, sum, times } from '../../law/quantity';
import { applyScale, taxedTables } from '../../law/scale';
import type { IncomeLaw } from '../../law/income-law';
import type { OtherScale } from '../../../reference/schema';
import type { TaxedPay } from './compiled-income';
import { defineContributions } from './contributions';
import { takeCredits } from './credits';
import { incomeScope, type IncomeScope, type Setting } from './income-scope';
import { knownAmount } from './known-year';
import type { PayView } from './pay-view';
import type { Shape } from './shape';
import { takeReliefs } from './reliefs';
import { defineSurcharges, lessDeductibleSurcharges, surchargeLines, surchargesDue } from './surcharges';
import { limitTax } from './tax-limits';
import { taxableIncome } from './taxable-income';
import { defineTreatment } from './treatment';

/** How the scale is applied, where not as usual. */
export interface ScaleUse {
  /** The scale that replaces the ordinary one. */
  readonly other?: OtherScale | undefined;
  /** Taxable income as the scale takes it, if the law does not apply the scale to the income of the period alone. */
  readonly base?: (scope: IncomeScope, taxable: Quantity) => Quantity;
}

/** The rules for parts of pay and benefits, where the employee has any. */
export const treatmentFor = ({ pay }: IncomeLaw, { parts, benefits }: Shape, view: PayView) => ({
  parts: parts ? (pay?.parts ?? []) : [],
  benefits: benefits && view.isPartOfPay !== true ? (pay?.benefits ?? []) : [],
});

/** The variables of income-tax law for a view of pay. */
export function lawScope(law: IncomeLaw, setting: Setting, shape: Shape, pay: PayView): IncomeScope {
  const { regime, contributions, wages } = law;
  const scope = incomeScope(setting, pay, regime.pay_periods, wages);
  const { family } = regime;
  if (family !== undefined) scope.defineNumber('family', () => scope.compute('annual', family.formula));
  // Every rule has its variable, also where the employee has no such pay.
  for (const { id } of law.pay?.parts ?? []) scope.define(id, () => nothing);
  defineTreatment(scope, pay, treatmentFor(law, shape, pay), setting.known);
  const { known } = setting;
  const withheld = known && ((id: string): Quantity => knownAmount(known.withheld, id));
  defineContributions(scope, contributions, setting.includePension, pay.ofMonths, pay.contributions ?? withheld);
  return scope;
}

/** The number of shares of a family quotient; undefined without one. */
export const sharesOf = (scope: IncomeScope, { regime }: IncomeLaw, { other }: ScaleUse): Quantity | undefined =>
  regime.shares === undefined || other !== undefined ? undefined : scope.compute('annual', regime.shares);

/** The tax on a view of pay, in the order of the law: reliefs, taxable income, scale, credits, limits, surcharges. */
export function taxOnPay(scope: IncomeScope, law: IncomeLaw, { period }: Setting, use: ScaleUse): TaxedPay {
  const { regime } = law;
  const { other } = use;
  const surcharges = surchargesDue(regime.surcharges, period);
  defineSurcharges(scope, surcharges);

  const afterContributions = difference(scope.variable('taxable_pay'), scope.variable('deductible_contributions'));
  const income = notNegative(lessDeductibleSurcharges(scope, surcharges, afterContributions));
  const reliefs = takeReliefs(scope, regime.deductions, income);
  const ordinary = taxableIncome(scope, regime, reliefs.left);
  const taxable = other?.of === undefined ? ordinary : notNegative(scope.compute(other.basis, other.of));

  const bands = other ?? regime.bands;
  const shares = sharesOf(scope, law, use);
  const measure = scope.measure(bands.basis);
  const counted = use.base === undefined ? taxable : use.base(scope, taxable);
  scope.set('taxable', counted);
  const whole = times(counted, measure);
  const base = shares === undefined ? whole : quotient(whole, shares);
  const perShare = (tax: Quantity): Quantity => (shares === undefined ? tax : product(shares, tax));
  const scaleTax = scope.yearly(bands.basis, perShare(applyScale(bands, base)));
  const credits = takeCredits(scope, other?.without_credits === true ? [] : regime.credits, scaleTax);
  const limited = limitTax(scope, regime, credits.left);
  const levies = surchargeLines(scope, surcharges);

  return {
    reliefs: reliefs.lines,
    credits: credits.lines,
    surcharges: levies,
    adjustments: limited.adjustments,
    taxable,
    tax: levies.reduce((all, { value }) => sum(all, value), limited.tax),
    tables: taxedTables(bands, base, measure).map((table) => ({
      ...table,
      bands: table.bands.map((band) => ({ ...band, tax: perShare(band.tax) })),
    })),
  };
}
