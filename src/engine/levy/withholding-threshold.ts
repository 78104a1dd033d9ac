import { message, type Message } from '../../language/message';
import type { WithholdingRate } from '../../reference/schema';
import { exactNumber } from '../../language/terms';
import { rational } from '../exact/rational';
import { choose, gross, nothing, type Quantity } from '../law/quantity';
import { minorUnits } from '../money';
import type { LevyLaw } from './levy';
import type { Charge } from './withholding-charge';

/** The amount from which tax is withheld. */
type Threshold = NonNullable<WithholdingRate['threshold']>;

/** Can the amount of a request be compared with a threshold? It is a payment, or all of those that a scale counts. */
const isComparable = ({ per }: Threshold, charge: Charge): boolean =>
  per === 'payment' || ('scale' in charge && charge.scale.per === per);

/** The threshold of a charge with which the amount is compared. */
export const comparableThreshold = (threshold: Threshold | undefined, charge: Charge): Threshold | undefined =>
  threshold !== undefined && isComparable(threshold, charge) ? threshold : undefined;

/** Tax on a payment; nothing on one that does not reach the threshold. */
export function fromThreshold(law: LevyLaw, { amount, reached }: Threshold): LevyLaw {
  const due = (value: Quantity): Quantity => choose(gross, rational(amount), reached === 'from', nothing, value);
  return {
    ...law,
    tax: due(law.tax),
    adjustments: (law.adjustments ?? []).map((line) => ({ ...line, value: due(line.value) })),
    tables: law.tables.map((table) => ({
      ...table,
      brackets: table.brackets.map((bracket) => ({ ...bracket, tax: due(bracket.tax) })),
    })),
  };
}

const inWords = ({ amount, per, reached }: Threshold, currency: string) => ({
  limit: exactNumber(amount),
  currency,
  per,
  reached,
});

/** The limit per month or year, which one payment cannot be compared with. */
export const periodLimit = (threshold: Threshold | undefined, currency: string): Message[] =>
  threshold === undefined ? [] : [message('threshold_of_period', inWords(threshold, currency))];

/**
 * What to say about an amount that does not reach a threshold.
 *
 * @returns a function of the amount before tax in minor units
 */
export function belowThreshold(threshold: Threshold | undefined, currency: string): (amount: number) => Message[] {
  if (threshold === undefined) return () => [];
  const limit = threshold.amount * minorUnits(currency);
  const notice = [message('payment_below_threshold', inWords(threshold, currency))];
  return (amount) => (amount < limit || (amount === limit && threshold.reached === 'above') ? notice : []);
}
