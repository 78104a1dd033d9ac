import type { AmountBand, Band, BandMethod } from '../../src/reference/schema';
import { Exact, isAtMost, isBelow, lower, notNegative, total, zero } from './decimal';

interface Limits {
  readonly from: number;
  readonly to: number | null;
}

const share = (rate: number): Exact => new Exact(rate).div(100);
const startsBelow = (band: Limits, base: Exact): boolean => isBelow(new Exact(band.from), base);

/**
 * The band that contains the base. A limit belongs to the lower band, and zero to the first. Undefined if the bands end
 * below the base or begin above it.
 */
function bandOf<B extends Limits>(bands: readonly B[], base: Exact): B | undefined {
  const starts = (band: B, place: number): boolean =>
    startsBelow(band, base) || (place === 0 && isAtMost(new Exact(band.from), base));
  return bands.find((band, place) => starts(band, place) && (band.to === null || isAtMost(base, new Exact(band.to))));
}

/** The same, but a limit belongs to the upper band. */
function upperBandOf<B extends Limits>(bands: readonly B[], base: Exact): B | undefined {
  return bands.find(
    (band) => isAtMost(new Exact(band.from), base) && (band.to === null || isBelow(base, new Exact(band.to))),
  );
}

/**
 * The charge of one band: its rate on the part of the base inside it, plus its flat charge. The flat charge applies
 * once the base enters the band; in the first band it always applies.
 */
function sliceOf(band: Band, place: number, base: Exact): Exact {
  const entered = startsBelow(band, base);
  const end = band.to === null ? base : lower(base, new Exact(band.to));
  const slice = entered ? end.minus(band.from).times(share(band.rate)) : zero;
  return entered || place === 0 ? slice.plus(band.fixed ?? 0) : slice;
}

/**
 * The charge of a table of bands on a base. A negative base is charged like zero, because no law has a scale for
 * negative income.
 */
export function charge(method: BandMethod, bands: readonly Band[], on: Exact): Exact {
  const base = notNegative(on);
  if (method === 'marginal') return total(bands.map((band, place) => sliceOf(band, place, base)));
  const band = bandOf(bands, base);
  if (band === undefined) return zero;
  if (method === 'slab') return base.times(share(band.rate));
  if (method === 'bracket')
    return base
      .minus(band.from)
      .times(share(band.rate))
      .plus(band.fixed ?? 0);
  return notNegative(base.times(share(band.rate)).minus(band.subtract ?? 0));
}

/** The fixed amount of the band that contains the base. */
export function amountOf(bands: readonly AmountBand[], on: Exact, limitBelongsTo: 'lower' | 'upper'): Exact {
  const base = notNegative(on);
  const band = limitBelongsTo === 'upper' ? upperBandOf(bands, base) : bandOf(bands, base);
  return new Exact(band?.amount ?? 0);
}
