import type { Band, Scale } from '../../reference/schema';
import { oncePer } from '../../once';
import { divide, multiply, one, type Rational, rational, zero } from '../exact/rational';
import { bandShare, taxFunction, within } from './bands';
import { apply, notNegative, sum, times, type Quantity } from './quantity';

/** One table of a scale with the tax in each of its bands. */
export interface BracketTable {
  /** Yearly taxable income up to which this table applies; undefined for the last. */
  readonly upTo: Rational | undefined;
  readonly bands: readonly {
    readonly from: Rational;
    readonly to: Rational | undefined;
    readonly rate: number;
    readonly tax: Quantity;
  }[];
}

interface Table {
  readonly bands: readonly Band[];
  /** The table applies to a base above `over` and up to `upTo`. */
  readonly over: Rational;
  readonly upTo: Rational | undefined;
}

/** The tables of a scale with their tax functions, made once: a law is computed for many employees. */
const tablesOf = oncePer((scale: Scale): readonly Table[] => {
  if (scale.brackets !== undefined) return [{ bands: scale.brackets, over: zero, upTo: undefined }];
  const tables = scale.tables ?? [];
  return tables.map((table, i) => ({
    bands: table.brackets,
    over: i === 0 ? zero : rational(tables[i - 1]!.up_to!),
    upTo: table.up_to === null ? undefined : rational(table.up_to),
  }));
});

/** The tax of each table within its range, as a function of the base. */
const wholeTaxes = oncePer((scale: Scale) =>
  tablesOf(scale).map(({ bands, over, upTo }) => within(taxFunction(scale.method, bands), over, over.n !== 0, upTo)),
);

/** The tax of each band of each table within the range of the table. */
const bandTaxes = oncePer((scale: Scale) =>
  tablesOf(scale).map(({ bands, over, upTo }) =>
    bands.map((_, i) => within(bandShare(scale.method, bands, i), over, over.n !== 0, upTo)),
  ),
);

/**
 * The yearly tables of a scale, with the tax in each band.
 *
 * @param base in the measure of the scale
 * @param measure the factor from a yearly amount to that measure
 */
export function taxedTables(scale: Scale, base: Quantity, measure: Rational): readonly BracketTable[] {
  const year = divide(one, measure);
  return tablesOf(scale).map(({ bands, upTo }, table) => ({
    upTo: upTo && multiply(upTo, year),
    bands: bands.map((band, i) => ({
      from: multiply(rational(band.from), year),
      to: band.to === null ? undefined : multiply(rational(band.to), year),
      rate: band.rate,
      tax: times(notNegative(apply(bandTaxes(scale)[table]![i]!, base)), year),
    })),
  }));
}

/** The rate of the highest bracket of any table, in percent. */
export const topRate = (scale: Scale): number =>
  Math.max(...tablesOf(scale).map(({ bands }) => bands[bands.length - 1]!.rate));

/** Tax by the scale on a base, both in the measure of the scale. */
export function applyScale(scale: Scale, base: Quantity): Quantity {
  return notNegative(
    wholeTaxes(scale)
      .map((part) => apply(part, base))
      .reduce(sum),
  );
}
