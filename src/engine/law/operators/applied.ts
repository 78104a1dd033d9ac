import { heightOf, type Piecewise, valueAt } from '../../exact/piecewise';
import { equal, toNumber } from '../../exact/rational';
import type { QuantityOf } from '../quantity';
import { apply } from '../value';
import { type FloatPieces, type Margin, noteDistance, type Operation } from './operator';

function floatPieces(table: Piecewise): FloatPieces {
  const jumps = table.filter((piece, i) => {
    const previous = table[i - 1];
    return previous !== undefined && !equal(heightOf(previous, piece.from), heightOf(piece, piece.from));
  });
  return {
    starts: Float64Array.from(table, ({ from }) => toNumber(from)),
    opens: Uint8Array.from(table, ({ open }) => Number(open)),
    slopes: Float64Array.from(table, ({ slope }) => toNumber(slope)),
    intercepts: Float64Array.from(table, ({ intercept }) => toNumber(intercept)),
    jumps: Float64Array.from(jumps, ({ from }) => toNumber(from)),
  };
}

/** A table of bands, or another piecewise function, applied to a quantity. */
export const applied = ({ a, outer }: QuantityOf<'applied'>): Operation => ({
  operands: [a],
  constants: [outer],
  exactly: (value) => valueAt(outer, value),
  inFloat: { pieces: floatPieces(outer) },
  onPay: (value) => apply(outer, value),
});

export function appliedInFloat(
  x: number,
  { starts, opens, slopes, intercepts, jumps }: FloatPieces,
  isInexact: boolean,
  margin: Margin,
): number {
  let piece = starts.length - 1;
  while (piece > 0 && (x < starts[piece]! || (x === starts[piece]! && opens[piece] === 1))) piece--;
  if (isInexact) for (let i = 0; i < jumps.length; i++) noteDistance(margin, Math.abs(x - jumps[i]!));
  return slopes[piece]! * x + intercepts[piece]!;
}
