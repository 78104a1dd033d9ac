import { type OncePaidPart, oncePaidParts } from '../../../contract/words/pay-parts';
import { yearToDateVariable } from '../../../contract/words/year-to-date';
import { adjustmentNames } from '../../../reference/words/limits';
import { multiply, type Rational, ratio } from '../../exact/rational';
import type { IncomeLaw } from '../../law/income-law';
import { amountInput, amountOf, product, quotient, sum, times } from '../../law/quantity';
import { isSettledByYear, type OncePaidRule } from '../once-paid';
import { combine } from './combine';
import type { CompiledIncome, TaxedPay } from './compiled-income';
import { contributionLines } from './contributions';
import type { IncomeScope, Setting } from './income-scope';
import { payInOneMonth } from './in-one-month';
import { type RegularPay, taxWithOncePaid } from './once-paid-tax';
import { type PayView, payWithoutParts, wholePay } from './pay-view';
import type { Shape } from './shape';
import { surchargesDue } from './surcharges';
import { lawScope, type ScaleUse, sharesOf, taxOnPay, treatmentFor } from './tax-on-pay';
import { benefitLines, treatedParts } from './treatment';

/**
 * The tax of a month by the law of the year on the pay so far, in proportion to the months so far, less what was withheld
 * in the earlier ones.
 *
 * @param own the periods that this pay is for: two where a payment is a pay period of its own
 */
function cumulativeTax(periodsOfLaw: number, own: number, tax: (use: ScaleUse) => TaxedPay): TaxedPay {
  const months = sum(amountInput(yearToDateVariable('months')), amountOf(ratio(own, 1)));
  const perMonth = times(months, ratio(1, periodsOfLaw));
  const whole = tax({
    base: (scope, taxable) => {
      const earlier = scope.yearly('annual', amountInput(yearToDateVariable('taxable')));
      return quotient(sum(earlier, times(taxable, ratio(1, periodsOfLaw))), perMonth);
    },
  });
  const soFar = combine([whole], ([a]) => product(months, a!));
  const withheld = times(amountInput(yearToDateVariable('tax')), ratio(-12, 1));
  return {
    ...soFar,
    taxable: whole.taxable,
    reliefs: whole.reliefs,
    adjustments: [...soFar.adjustments, { ...adjustmentNames.withheld, value: withheld }],
    tax: sum(soFar.tax, withheld),
  };
}

/** The pay periods that the pay of a month is for: a payment that the law taxes by itself is one more. */
export const periodsOf = (paidBy: readonly Pick<OncePaidRule, 'method'>[]): number =>
  paidBy.some(({ method }) => method === 'separate') ? 2 : 1;

/** What is paid once and has no rule. */
const withoutRule = (rules: readonly OncePaidRule[]): readonly OncePaidPart[] =>
  oncePaidParts.filter((part) => !rules.some(({ parts }) => parts.includes(part)));

/**
 * Writes the law of one day down as quantities of a year.
 *
 * @throws UnsupportedLaw if the law needs an operator that the engine does not have
 */
export function compileIncome(law: IncomeLaw, setting: Setting, shape: Shape): CompiledIncome {
  const { includePension, period, time } = setting;
  const { contributions } = law;
  const { other, once, cumulative, earlierBonus } = shape;
  const scopes: IncomeScope[] = [];
  const scopeOf = (pay: PayView): IncomeScope => {
    const scope = lawScope(law, setting, shape, pay);
    scopes.push(scope);
    return scope;
  };
  const tax = (scope: IncomeScope, use: ScaleUse = {}): TaxedPay => taxOnPay(scope, law, setting, { ...use, other });
  const { family, pay_periods: monthsOfLaw = 12 } = law.regime;
  const { periods } = time;
  const periodsOfLaw: Rational = period === 'monthly' ? multiply(periods, ratio(monthsOfLaw, 12)) : periods;
  const surcharges = surchargesDue(law.regime.surcharges, period);
  const isOneBracket = (other ?? law.regime.bands).method !== 'marginal';
  const inOneMonth = shape.inOneMonth
    ? payInOneMonth({ periods, surcharges, contributions, isOneBracket, scopeOf, tax })
    : undefined;
  const whole = inOneMonth?.view ?? (shape.parts ? wholePay : payWithoutParts);
  const actual = scopeOf(whole);

  /** Pay without the parts of rules: what else is paid once is paid in one month. */
  function onRegular(regular: PayView): RegularPay {
    if (inOneMonth !== undefined) return inOneMonth.withPaid(withoutRule(once));
    const scope = scopeOf(regular);
    return { scope, tax: tax(scope) };
  }

  function taxOfPeriod(): TaxedPay {
    if (cumulative) return cumulativeTax(monthsOfLaw, periodsOf(once), (use) => tax(actual, use));
    if (once.length > 0)
      return taxWithOncePaid(once, { periods, periodsOfLaw, earlierBonus, actual, scopeOf, tax, onRegular });
    return inOneMonth === undefined || (period === 'annual' && isSettledByYear(law)) ? tax(actual) : inOneMonth.tax;
  }

  const taxed = taxOfPeriod();
  return {
    ...taxed,
    contributions: includePension ? contributionLines(actual, contributions, 'employee') : [],
    employer: contributionLines(actual, contributions, 'employer'),
    parts: shape.parts ? treatedParts(actual, whole, law.pay?.parts ?? [], setting.language) : [],
    benefits: benefitLines(actual, treatmentFor(law, shape, whole).benefits),
    family: family && { name: family.name, value: actual.number('family')! },
    scale: other,
    shares: sharesOf(actual, law, shape),
    scope: actual,
    missingRates: [...new Set(scopes.flatMap(({ missingRates }) => [...missingRates]))],
  };
}
