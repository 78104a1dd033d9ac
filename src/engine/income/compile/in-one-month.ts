import { type OncePaidPart, oncePaidParts } from '../../../contract/words/pay-parts';
import type { Surcharge } from '../../../reference/schema';
import { adjustmentNames } from '../../../reference/words/limits';
import { divide, type Rational, ratio, zero } from '../../exact/rational';
import type { ContributionInForce } from '../../law/income-law';
import { difference, nothing, type Quantity, sum, times } from '../../law/quantity';
import { combine } from './combine';
import type { TaxedPay } from './compiled-income';
import type { IncomeScope } from './income-scope';
import type { RegularPay } from './once-paid-tax';
import { type PayView, plusParts, wholePay, withParts } from './pay-view';

const twelve = ratio(12, 1);
const twelfth = ratio(1, 12);

/** What the law needs of pay in a period that is not a month. */
interface OtherPeriod {
  /** Pay periods a year. */
  readonly periods: Rational;
  /** What is due in the period, of which some is due in certain months only. */
  readonly surcharges: readonly Surcharge[];
  readonly contributions: readonly ContributionInForce[];
  /** Does the scale charge all of the pay in one bracket? */
  readonly isOneBracket: boolean;
  readonly scopeOf: (pay: PayView) => IncomeScope;
  readonly tax: (scope: IncomeScope) => TaxedPay;
}

/** The ids of what is due in certain months of a year only. */
const dueInCertainMonths = ({ surcharges, contributions }: OtherPeriod): readonly string[] => [
  ...surcharges.flatMap(({ id, months }) => (months === undefined ? [] : [id])),
  ...contributions.flatMap(({ contribution: { id }, rule: { months } }) => (months === undefined ? [] : [id])),
];

/** All tax of the brackets of a scale. */
const ofBrackets = ({ tables }: TaxedPay): Quantity =>
  tables.flatMap(({ bands }) => bands.map(({ tax }) => tax)).reduce(sum, nothing);

/** The tax with the brackets of the usual months: what the month of payment adds in another bracket is a line of its own. */
const inUsualBrackets = (whole: TaxedPay, usual: TaxedPay): TaxedPay => ({
  ...whole,
  tables: usual.tables,
  adjustments: [
    ...whole.adjustments,
    { ...adjustmentNames.otherTables, value: difference(ofBrackets(whole), ofBrackets(usual)) },
  ],
});

/**
 * Pay of a year, a week or a day of which parts are paid once: in one month, beside the regular pay of that month. The
 * year has the regular months, and that one.
 */
export function payInOneMonth(period: OtherPeriod) {
  const { periods, isOneBracket, scopeOf, tax } = period;

  /** What a period owes whose months are usual ones, with what one month of payment owes more. */
  const joined = ([usual, paying]: readonly Quantity[]): Quantity =>
    sum(usual!, times(difference(paying!, usual!), divide(periods, twelve)));

  /** The tax on pay with parts that are paid in one month, and its variables. */
  function withPaid(parts: readonly OncePaidPart[]): RegularPay {
    const regular: PayView = { ...withParts(wholePay, oncePaidParts, zero), payment: twelfth };
    const usual = scopeOf(regular);
    const onUsual = tax(usual);
    if (parts.length === 0) return { scope: usual, tax: onUsual };
    const paying = scopeOf(plusParts(regular, wholePay, parts, divide(twelve, periods)));
    // A month with more pay is not one of them: what is due there is that of usual months.
    for (const id of dueInCertainMonths(period)) paying.set(id, usual.variable(id));
    const onPaying = tax(paying);
    const variable = (name: string): Quantity => joined([usual.variable(name), paying.variable(name)]);
    const whole = combine([onUsual, onPaying], joined);
    return { scope: { variable }, tax: isOneBracket ? inUsualBrackets(whole, onUsual) : whole };
  }

  const whole = withPaid(oncePaidParts);
  return {
    /** All pay of the period, which bears what its months bear. */
    view: { ...wholePay, ofMonths: whole.scope.variable } satisfies PayView,
    withPaid,
    tax: whole.tax,
  };
}
