import { yearToDateVariable } from '../../../contract/words/year-to-date';
import { divide, one, type Rational, ratio, zero } from '../../exact/rational';
import { amountInput, difference, product, type Quantity, quotient, sum, times } from '../../law/quantity';
import type { OncePaidRule } from '../once-paid';
import { combine } from './combine';
import type { TaxedPay } from './compiled-income';
import type { IncomeScope } from './income-scope';
import { onlyParts, type PayView, plusParts, together, wholePay, withParts } from './pay-view';

/** What a payment adds to the tax on the regular pay: from further taxes, line by line. */
interface Added {
  readonly taxes: readonly TaxedPay[];
  readonly join: (regular: Quantity, further: readonly Quantity[]) => Quantity;
}

/** Pay with the bonuses of earlier in the year, which count as one of some parts. */
function withEarlierBonus(pay: PayView, [first]: OncePaidRule['parts']): PayView {
  const before = amountInput(yearToDateVariable('bonus'));
  return {
    ...pay,
    gross: sum(pay.gross, before),
    part: (part) => (part === first ? sum(pay.part(part), before) : pay.part(part)),
  };
}

/** What the rules for what is paid once need. */
interface OncePaid {
  /** Pay periods a year, and those by which annual law multiplies the pay of one. */
  readonly periods: Rational;
  readonly periodsOfLaw: Rational;
  /** Were bonuses paid earlier in the year? */
  readonly earlierBonus: boolean;
  /** The variables of the law for the pay as it is. */
  readonly actual: IncomeScope;
  readonly scopeOf: (pay: PayView) => IncomeScope;
  readonly tax: (scope: IncomeScope) => TaxedPay;
  /** The tax on pay without the parts that rules tax, and its variables. */
  readonly onRegular: (regular: PayView) => RegularPay;
}

/** Pay without what a rule for what is paid once taxes: its variables, and the tax on it. */
export interface RegularPay {
  readonly scope: Pick<IncomeScope, 'variable'>;
  readonly tax: TaxedPay;
}

/**
 * The tax on pay of which parts are paid once: that on the regular pay, and what each rule adds to it.
 *
 * @param rules those by which something is paid
 */
export function taxWithOncePaid(
  rules: readonly OncePaidRule[],
  { periods, periodsOfLaw, earlierBonus, actual, scopeOf, tax, onRegular }: OncePaid,
): TaxedPay {
  const all = rules.flatMap(({ parts }) => parts);
  const regular = withParts(wholePay, all, zero);
  const { scope: ofRegular, tax: regularTax } = onRegular(regular);

  function addedBy({ method, parts }: OncePaidRule): Added {
    if (method === 'separate') {
      // The payment is taxed alone under monthly law: twelve such months make the year, one falls in each pay period.
      const alone = { ...onlyParts(wholePay, parts, divide(ratio(12, 1), periods)), payment: ratio(1, 12) };
      return { taxes: [tax(scopeOf(alone))], join: (_, [a]) => times(a!, divide(periods, ratio(12, 1))) };
    }
    if (method === 'average_rate') {
      const share = quotient(together(wholePay, parts), regular.gross);
      return { taxes: [], join: (a) => product(a, share) };
    }
    const ofYear = (pay: PayView): PayView => {
      const year = { ...pay, payment: divide(periodsOfLaw, periods) };
      return earlierBonus ? withEarlierBonus(year, parts) : year;
    };
    const without = scopeOf(ofYear(regular));
    // The year bears the contributions that the payment has borne: a ceiling of the month is not that of a year.
    const borneOnce = (id: string): Quantity =>
      times(difference(actual.variable(id), ofRegular.variable(id)), divide(one, periodsOfLaw));
    const inYear = scopeOf({
      ...ofYear(plusParts(regular, wholePay, parts, divide(one, periodsOfLaw))),
      contributions: (id) => sum(without.variable(id), borneOnce(id)),
    });
    return {
      taxes: [tax(without), tax(inYear)],
      join: (_, [before, after]) => times(difference(after!, before!), periodsOfLaw),
    };
  }

  const added = rules.map(addedBy);
  return combine([regularTax, ...added.flatMap(({ taxes }) => taxes)], ([usual, ...further]) => {
    let place = 0;
    return added.reduce(
      (sumSoFar, { taxes, join }) => sum(sumSoFar, join(usual!, further.slice(place, (place += taxes.length)))),
      usual!,
    );
  });
}
