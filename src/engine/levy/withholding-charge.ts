import { message, type Message } from '../../language/message';
import type { WithholdingScale } from '../../reference/schema';
import { limitNames } from '../../reference/words/limits';
import { percent } from '../law/bands';
import { difference, gross, lowerOf, times } from '../law/quantity';
import { byBands, byRate } from './compile-corporate';
import type { LevyLaw } from './levy';

/** What the law charges on a payment: a rate in percent, or a scale. */
export type Charge = { readonly rate: number } | { readonly scale: WithholdingScale };

const includedOf = ({ inclusion_percent = 100 }: WithholdingScale) => percent(inclusion_percent);

/** The most that a charge can take of a payment, in percent of the payment. */
export function highestRate(charge: Charge): number {
  if ('rate' in charge) return charge.rate;
  const { bands, inclusion_percent = 100 } = charge.scale;
  return (Math.max(...bands.map(({ rate }) => rate)) * inclusion_percent) / 100;
}

/**
 * Tax on a payment.
 *
 * @param most the highest rate that a treaty allows, in percent of the payment
 */
export function chargedOn(charge: Charge, most: number | undefined): LevyLaw {
  if ('rate' in charge) return { ...byRate(Math.min(charge.rate, most ?? charge.rate), gross), surcharges: [] };
  const { scale } = charge;
  const law = { ...byBands(scale.method, scale.bands, times(gross, includedOf(scale))), surcharges: [] };
  if (most === undefined) return law;
  const tax = lowerOf(law.tax, times(gross, percent(most)));
  return { ...law, tax, adjustments: [{ ...limitNames.cap, value: difference(tax, law.tax) }] };
}

/** That the bands count the payments of a period together, which one amount cannot show. */
export const countedTogether = (charge: Charge | undefined): Message[] =>
  charge === undefined || 'rate' in charge || charge.scale.per === 'payment'
    ? []
    : [message('payments_counted_together', { per: charge.scale.per })];
