import type { BonusRule } from '../../../reference/schema';
import { payPeriodWords } from '../../../contract/words/pay-periods';
import { yearToDateVariable } from '../../../contract/words/year-to-date';
import { adjustmentNames } from '../../../reference/words/limits';
import { type Rational, ratio, zero } from '../../exact/rational';
import type { IncomeLaw } from '../../law/income-law';
import { amountInput, amountOf, difference, product, quotient, sum, times } from '../../law/quantity';
import { combine } from './combine';
import type { CompiledIncome, TaxedPay } from './compiled-income';
import { contributionLines } from './contributions';
import type { Setting } from './income-scope';
import { onlyParts, type PayView, payWithoutParts, together, wholePay, withParts } from './pay-view';
import type { Shape } from './shape';
import { lawScope, type ScaleUse, sharesOf, taxOnPay, treatmentFor } from './tax-on-pay';
import { benefitLines, treatedParts } from './treatment';

const one: Rational = { n: 1, d: 1 };

/** The tax on pay of which a part is paid once, by the method of the law. */
function taxWithOncePaid(
  { method, parts }: BonusRule,
  periods: number,
  earlierBonus: boolean,
  tax: (pay: PayView) => TaxedPay,
): TaxedPay {
  const regular = withParts(wholePay, parts, zero);
  if (method === 'separate') {
    // The law of a month on the payment: as often a year as there are months, and once in each pay period.
    const alone = { ...onlyParts(wholePay, parts, ratio(12, periods)), payments: 12 };
    return combine([tax(regular), tax(alone)], ([a, b]) => sum(a!, times(b!, ratio(periods, 12))));
  }
  if (method === 'average_rate') {
    const rate = sum(amountOf(one), quotient(together(wholePay, parts), regular.gross));
    return combine([tax(regular)], ([a]) => product(a!, rate));
  }
  const ofYear = (pay: PayView): PayView => ({ ...pay, payments: 1 });
  const before = amountInput(yearToDateVariable('bonus'));
  const withEarlier = (pay: PayView): PayView =>
    earlierBonus
      ? {
          ...pay,
          gross: sum(pay.gross, before),
          part: (part) => (part === parts[0] ? sum(pay.part(part), before) : pay.part(part)),
        }
      : pay;
  const without = withEarlier(ofYear(regular));
  const inYear = withEarlier(ofYear(withParts(wholePay, parts, ratio(1, periods))));
  return combine([tax(regular), tax(without), tax(inYear)], ([a, b, c]) =>
    sum(a!, times(difference(c!, b!), ratio(periods, 1))),
  );
}

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
export const periodsOf = ({ pay }: IncomeLaw, paidOnce: boolean): number =>
  paidOnce && pay?.bonus?.method === 'separate' ? 2 : 1;

/**
 * Writes the law of one day down as quantities of a year.
 *
 * @throws UnsupportedLaw if the law needs an operator that the engine does not have
 */
export function compileIncome(law: IncomeLaw, setting: Setting, shape: Shape): CompiledIncome {
  const { includePension, period } = setting;
  const { contributions } = law;
  const { other, once, cumulative, earlierBonus } = shape;
  const whole = shape.parts ? wholePay : payWithoutParts;
  const actual = lawScope(law, setting, shape, whole);
  const missing = [actual];
  const tax = (pay: PayView, use: ScaleUse = {}): TaxedPay => {
    const scope = pay === whole ? actual : lawScope(law, setting, shape, pay);
    missing.push(scope);
    return taxOnPay(scope, law, setting, { ...use, other });
  };
  const { bonus } = law.pay ?? {};
  const { family } = law.regime;
  const taxed = cumulative
    ? cumulativeTax(law.regime.pay_periods ?? 12, periodsOf(law, once), (use) => tax(whole, use))
    : once && bonus !== undefined
      ? taxWithOncePaid(bonus, payPeriodWords[period].perYear, earlierBonus, tax)
      : tax(whole);
  return {
    ...taxed,
    contributions: includePension ? contributionLines(actual, contributions, 'employee') : [],
    employer: contributionLines(actual, contributions, 'employer'),
    parts: shape.parts ? treatedParts(actual, whole, law.pay?.parts ?? []) : [],
    benefits: benefitLines(actual, treatmentFor(law, shape, whole).benefits),
    family: family && { name: family.name, value: actual.number('family')! },
    scale: other,
    shares: sharesOf(actual, law, shape),
    scope: actual,
    missingRates: [...new Set(missing.flatMap(({ missingRates }) => [...missingRates]))],
  };
}
