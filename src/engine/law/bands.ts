import type { AmountBand, Band, BandMethod } from '../../reference/schema';
import { oncePer } from '../../once';
import { constant, type Piece, type Piecewise } from '../exact/piecewise';
import { add, multiply, rational, type Rational, subtract, zero } from '../exact/rational';

const hundredth: Rational = { n: 1, d: 100 };
export const percent = (value: number): Rational => multiply(rational(value), hundredth);

const flat = (from: Rational, open: boolean, intercept: Rational): Piece => ({ from, open, slope: zero, intercept });

/**
 * Only a first band from zero includes its lower limit. All others begin just above theirs: an amount exactly on a
 * limit belongs to the lower band.
 */
const starts = (band: { readonly from: number }, index: number): Pick<Piece, 'from' | 'open'> => ({
  from: rational(band.from),
  open: index > 0 || band.from > 0,
});

/**
 * Completes the pieces of bands: zero below a first band that starts above zero, and `after` above a last band that
 * ends.
 */
function enclose(
  bands: readonly { readonly from: number; readonly to: number | null }[],
  pieces: readonly Piece[],
  after: Rational,
): Piecewise {
  const last = bands[bands.length - 1]!;
  const head = bands[0]!.from > 0 ? [flat(zero, false, zero)] : [];
  return [...head, ...pieces, ...(last.to === null ? [] : [flat(rational(last.to), true, after)])];
}

/**
 * Tax on a base under marginal bands: each slice at its own rate, plus the fixed charge of each band entered. Above
 * bands that end, nothing more is charged.
 */
export const marginal = oncePer((bands: readonly Band[]): Piecewise => {
  let due = zero;
  const pieces = bands.map((band, i): Piece => {
    const rate = percent(band.rate);
    due = add(due, rational(band.fixed ?? 0));
    const intercept = subtract(due, multiply(rate, rational(band.from)));
    if (band.to !== null) due = add(due, multiply(rate, subtract(rational(band.to), rational(band.from))));
    return { ...starts(band, i), slope: rate, intercept };
  });
  return enclose(bands, pieces, due);
});

/** One rate on the whole base: the rate of the band in which it falls. */
export const slab = oncePer((bands: readonly Band[]): Piecewise =>
  enclose(
    bands,
    bands.map((band, i) => ({ ...starts(band, i), slope: percent(band.rate), intercept: rational(band.fixed ?? 0) })),
    zero,
  ),
);

/** The fixed amount of the bracket in which the base falls, plus its rate on the excess over the lower limit. */
export const bracket = oncePer((bands: readonly Band[]): Piecewise =>
  enclose(
    bands,
    bands.map((band, i) => ({
      ...starts(band, i),
      slope: percent(band.rate),
      intercept: subtract(rational(band.fixed ?? 0), multiply(percent(band.rate), rational(band.from))),
    })),
    zero,
  ),
);

/** Rate × base less the amount to subtract, as published tables state marginal bands. The result may be negative. */
export const rateLessAmount = oncePer((bands: readonly Band[]): Piecewise =>
  enclose(
    bands,
    bands.map((band, i) => ({
      ...starts(band, i),
      slope: percent(band.rate),
      intercept: subtract(zero, rational(band.subtract ?? 0)),
    })),
    zero,
  ),
);

const amountsWith = (limitBelongsTo: 'lower' | 'upper') =>
  oncePer((bands: readonly AmountBand[]): Piecewise =>
    enclose(
      bands,
      bands.map((band, i) => ({
        ...flat(rational(band.from), limitBelongsTo === 'lower' && (i > 0 || band.from > 0), rational(band.amount)),
      })),
      zero,
    ),
  );
const amountsByLimit = { lower: amountsWith('lower'), upper: amountsWith('upper') };

/** A fixed amount by band. */
export const amounts = (bands: readonly AmountBand[], limitBelongsTo: 'lower' | 'upper'): Piecewise =>
  amountsByLimit[limitBelongsTo](bands);

const methods: Record<BandMethod, (bands: readonly Band[]) => Piecewise> = {
  marginal,
  slab,
  bracket,
  rate_less_amount: rateLessAmount,
};

/** The tax function of a table of bands under its method. */
export const taxFunction = (method: BandMethod, bands: readonly Band[]): Piecewise => methods[method](bands);

/** A function limited to the range above `from` and up to `to`; zero elsewhere. */
export function within(f: Piecewise, from: Rational, openFrom: boolean, to: Rational | undefined): Piecewise {
  const inside: Piece[] = [];
  if (openFrom) inside.push(flat(zero, false, zero));
  f.forEach((piece, i) => {
    const next = f[i + 1];
    const begins = later(piece, { from, open: openFrom }) ? piece : { ...piece, from, open: openFrom };
    if (next !== undefined && !later(next, begins)) return;
    if (to !== undefined && !later({ from: to, open: true }, begins)) return;
    inside.push({ ...begins, slope: piece.slope, intercept: piece.intercept });
  });
  if (to !== undefined) inside.push(flat(to, true, zero));
  return inside.length === 0 ? constant(zero) : inside;
}

function later(a: Pick<Piece, 'from' | 'open'>, b: Pick<Piece, 'from' | 'open'>): boolean {
  const gap = subtract(a.from, b.from);
  return gap.n > 0 || (gap.n === 0 && a.open && !b.open);
}

const marginalOfOne = oncePer((band: Band) => marginal([band]));

/** Tax that falls into one band of a table, for the lines of `brackets`. */
export function bandShare(method: BandMethod, bands: readonly Band[], index: number): Piecewise {
  const band = bands[index]!;
  if (method === 'marginal') return marginalOfOne(band);
  return within(
    taxFunction(method, bands),
    rational(band.from),
    index > 0 || band.from > 0,
    band.to === null ? undefined : rational(band.to),
  );
}
