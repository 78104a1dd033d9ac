import type { Band, Scale } from '../../reference/schema';
import { divide, multiply, one, type Rational, rational, zero } from '../exact/rational';
import { bandShare, taxFunction, within } from './bands';
import { apply, notNegative, sum, times, type Value } from './value';

/** One table of a scale with the tax in each of its bands. */
export interface BracketTable {
  /** Yearly taxable income up to which this table applies; undefined for the last. */
  readonly upTo: Rational | undefined;
  readonly bands: readonly {
    readonly from: Rational;
    readonly to: Rational | undefined;
    readonly rate: number;
    readonly tax: Value;
  }[];
}

interface Table {
  readonly bands: readonly Band[];
  /** The table applies to a base above `over` and up to `upTo`. */
  readonly over: Rational;
  readonly upTo: Rational | undefined;
}

function tablesOf(scale: Scale): readonly Table[] {
  if (scale.brackets !== undefined) return [{ bands: scale.brackets, over: zero, upTo: undefined }];
  const tables = scale.tables ?? [];
  return tables.map((table, i) => ({
    bands: table.brackets,
    over: i === 0 ? zero : rational(tables[i - 1]!.up_to!),
    upTo: table.up_to === null ? undefined : rational(table.up_to),
  }));
}

/**
 * The yearly tables of a scale, with the tax in each band.
 *
 * @param base in the measure of the scale
 * @param measure the factor from a yearly amount to that measure
 */
export function taxedTables(scale: Scale, base: Value, measure: Rational): readonly BracketTable[] {
  const year = divide(one, measure);
  return tablesOf(scale).map(({ bands, over, upTo }) => ({
    upTo: upTo && multiply(upTo, year),
    bands: bands.map((band, i) => ({
      from: multiply(rational(band.from), year),
      to: band.to === null ? undefined : multiply(rational(band.to), year),
      rate: band.rate,
      tax: times(notNegative(apply(within(bandShare(scale.method, bands, i), over, over.n !== 0, upTo), base)), year),
    })),
  }));
}

/** The rate of the highest bracket of any table, in percent. */
export const topRate = (scale: Scale): number =>
  Math.max(...tablesOf(scale).map(({ bands }) => bands[bands.length - 1]!.rate));

/** Tax by the scale on a base, both in the measure of the scale. */
export function applyScale(scale: Scale, base: Value): Value {
  const tables = tablesOf(scale);
  const whole = tables.map(({ bands, over, upTo }) =>
    within(taxFunction(scale.method, bands), over, over.n !== 0, upTo),
  );
  return notNegative(whole.map((part) => apply(part, base)).reduce(sum));
}
