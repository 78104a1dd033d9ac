import { compose, constant, heightOf, type Piecewise, plus } from '../exact/piecewise';
import { ceiling, divide, equal, floor, multiply, ratio, type Rational, toNumber, zero } from '../exact/rational';
import { type Axis, onOneAxis, type Value } from './value';

/**
 * A value as one function of annual gross pay, as if rounded bases were not rounded. A jump at a limit of a rounded
 * base lies where the rounded base passes the limit.
 */
export function flatten(value: Value, axes: readonly Axis[]): Piecewise {
  return value.terms.reduce<Piecewise>((whole, term, axis) => {
    if (term === undefined) return whole;
    return plus(
      whole,
      axis === 0 ? term : compose(onSteps(term, axes[axis - 1]!.step), onOneAxis(axes[axis - 1]!.base)!.curve),
    );
  }, constant(zero));
}

/**
 * A function of a rounded base with its jumps on steps. Each piece that begins with a jump now begins at the first
 * multiple of the step that it holds.
 */
function onSteps(curve: Piecewise, step: Rational): Piecewise {
  return curve.map((piece, i) => {
    const previous = curve[i - 1];
    if (previous === undefined || equal(heightOf(previous, piece.from), heightOf(piece, piece.from))) return piece;
    const steps = divide(piece.from, step);
    const first = piece.open ? floor(steps) + 1n : ceiling(steps);
    return { ...piece, from: multiply(ratio(first, 1n), step), open: false };
  });
}

/** The most by which rounding the bases moves a yearly value, in major units. */
export function roundingReach(value: Value, axes: readonly Axis[]): number {
  return value.terms.reduce((reach, term, axis) => {
    if (term === undefined || axis === 0) return reach;
    const steepest = Math.max(...term.map(({ slope }) => Math.abs(toNumber(slope))));
    return reach + 2 * steepest * toNumber(axes[axis - 1]!.step);
  }, 0);
}
