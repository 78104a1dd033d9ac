import type { Band, BandMethod, Basis } from '../../reference';
import { basisInWords } from '../../reference/words/formula';
import { type Message, message } from '../../language/message';
import { exactNumber, moneyAmount } from '../../language/terms';
import { bracket, marginal, slab } from '../law/bands';
import { apply, type Quantity } from '../law/quantity';
import type { Charge, Measured } from './measured';

/**
 * The part of a base that falls into a band. Depending on the method, it is a slice, the whole base, or the excess over
 * the lower limit.
 */
export function partIn({ from, to }: Band, method: BandMethod): (base: Quantity) => Quantity {
  const whole = [{ from, to, rate: 100 }];
  const functionOf = { marginal, slab, rate_less_amount: slab, bracket }[method];
  return (base) => apply(functionOf(whole), base);
}

/** How the part of a base in one band becomes tax: `24,000 × 10 %`; undefined where the part is empty. */
function working(amount: number | undefined, band: Band, method: BandMethod, basis: Basis): Message | undefined {
  if (amount === undefined || amount === 0) return undefined;
  const { fixed, subtract } = band;
  const product = { part: moneyAmount(amount), rate: exactNumber(band.rate) };
  const period = basisInWords(basis);
  if (method === 'rate_less_amount' && subtract !== undefined)
    return message('explained_working_less', { ...product, amount: exactNumber(subtract), basis: period });
  return fixed === undefined
    ? message('explained_working', product)
    : message('explained_working_plus', { ...product, amount: exactNumber(fixed), basis: period });
}

/** How the part of the taxable income in one band of the scale becomes tax; undefined where the part is empty. */
export const workingInScale = (
  { onTaxable }: Measured,
  band: Band,
  method: BandMethod,
  basis: Basis,
): Message | undefined => working(onTaxable(basis, partIn(band, method)), band, method, basis);

/** Is a contribution charged on all cash pay and nothing else? */
const isOnWholePay = ({ valueOf, gross }: Measured, { of }: Charge): boolean =>
  of === 'gross' || (of === undefined && valueOf('contributory_pay', 'annual') === gross);

/** The slices of a contribution's base, each with its charge. Empty where one rate applies to the whole pay. */
export function slicesOf(measured: Measured, id: string, charge: Charge): Message[] {
  const { bands, base_floor, base_ceiling, basis, method = 'marginal' } = charge;
  if (
    bands === undefined ||
    (bands.length === 1 &&
      bands[0]!.to === null &&
      base_floor === undefined &&
      base_ceiling === undefined &&
      isOnWholePay(measured, charge))
  )
    return [];
  const due = method === 'slab' ? slab : marginal;
  return bands.flatMap((band) => {
    const text = working(measured.onContributionBase(id, charge, partIn(band, method)), band, method, basis);
    const amount = measured.onContributionBase(id, charge, (base) => apply(due([band]), base));
    return text === undefined ? [] : [message('explained_slice', { working: text, amount: moneyAmount(amount ?? 0) })];
  });
}
