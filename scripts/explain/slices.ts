import type { Band, BandMethod } from '../../src/reference';
import { numberInWords } from '../../src/reference/words';
import { type Asked, type Charge, chargeOn, valueOf } from './probe';
import { money } from './page';

/**
 * The part of a charge's base that falls into a band. Depending on the method, it is a slice, the whole base, or the
 * excess over the lower limit.
 */
function partIn(asked: Asked, charge: Charge, band: Band, method: BandMethod): number {
  const whole = { from: band.from, to: band.to, rate: 100 };
  if (method === 'slab' || method === 'rate_less_amount')
    return chargeOn(asked, { ...charge, method: 'slab', bands: [whole] }) ?? 0;
  if (method === 'marginal') return chargeOn(asked, { ...charge, method: 'marginal', bands: [whole] }) ?? 0;
  return (
    chargeOn(asked, { basis: charge.basis, formula: { bracket: [whole], of: charge.of ?? 'contributory_pay' } }) ?? 0
  );
}

/** How the part of a base in one band becomes tax: `24,000 × 10 %`; undefined where the part is empty. */
export function workingIn(asked: Asked, charge: Charge, band: Band, method: BandMethod): string | undefined {
  const part = partIn(asked, charge, band, method);
  if (part === 0) return undefined;
  const product = `${money(part)} × ${numberInWords(band.rate)} %`;
  const period = { monthly: 'month', annual: 'year' }[charge.basis];
  if (method === 'rate_less_amount' && band.subtract !== undefined)
    return `${product} less ${numberInWords(band.subtract)} a ${period}`;
  return band.fixed === undefined ? product : `${product} plus ${numberInWords(band.fixed)} a ${period}`;
}

/** Is a contribution charged on all cash pay and nothing else? */
const isOnWholePay = (asked: Asked, { of }: Charge): boolean =>
  of === 'gross' || (of === undefined && valueOf(asked, 'contributory_pay', 'annual') === asked.gross);

/** The slices of a contribution's base, each with its charge. Empty where one rate applies to the whole pay. */
export function slicesOf(asked: Asked, charge: Charge): string[] {
  const { bands, base_floor, base_ceiling } = charge;
  if (
    bands === undefined ||
    (bands.length === 1 &&
      bands[0]!.to === null &&
      base_floor === undefined &&
      base_ceiling === undefined &&
      isOnWholePay(asked, charge))
  )
    return [];
  return bands.flatMap((band) => {
    const working = workingIn(asked, charge, band, charge.method ?? 'marginal');
    return working === undefined ? [] : [`${working} = ${money(chargeOn(asked, { ...charge, bands: [band] }) ?? 0)}`];
  });
}
