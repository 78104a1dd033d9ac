import { message, type Message } from '../../language/message';
import type { WithholdingRate } from '../../reference/schema';
import { exactNumber } from '../../language/terms';
import { rational } from '../exact/rational';
import { choose, gross, nothing } from '../law/quantity';
import { minorUnits } from '../money';
import { byRate } from './compile-corporate';
import { type LevyLaw, oneTable } from './levy';

/** The amount from which tax is withheld. */
export type Threshold = NonNullable<WithholdingRate['threshold']>;

const ofPayment = (threshold: Threshold | undefined): threshold is Threshold => threshold?.per === 'payment';

/** Tax at a rate on a payment. A payment that does not reach a threshold per payment bears none. */
export function taxOnPayment(rate: number, threshold: Threshold | undefined): LevyLaw {
  const charged = { ...byRate(rate, gross), surcharges: [] };
  if (!ofPayment(threshold)) return charged;
  const tax = choose(gross, rational(threshold.amount), threshold.reached === 'from', nothing, charged.tax);
  return { tax, surcharges: [], tables: oneTable([{ from: 0, to: null, rate, tax }]) };
}

const inWords = ({ amount, per, reached }: Threshold, currency: string) => ({
  limit: exactNumber(amount),
  currency,
  per,
  reached,
});

/** The limit per month or year, which one payment cannot be compared with. */
export const periodLimit = (threshold: Threshold | undefined, currency: string): Message[] =>
  threshold === undefined || ofPayment(threshold) ? [] : [message('threshold_of_period', inWords(threshold, currency))];

/**
 * What to say about an amount that does not reach a threshold per payment.
 *
 * @returns a function of the amount before tax in minor units
 */
export function belowThreshold(threshold: Threshold | undefined, currency: string): (amount: number) => Message[] {
  if (!ofPayment(threshold)) return () => [];
  const limit = threshold.amount * minorUnits(currency);
  const notice = [message('payment_below_threshold', inWords(threshold, currency))];
  return (amount) => (amount < limit || (amount === limit && threshold.reached === 'above') ? notice : []);
}
