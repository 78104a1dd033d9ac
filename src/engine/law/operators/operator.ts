import type { Rational } from '../../exact/rational';
import type { Quantity } from '../quantity';
import type { Axis, Value } from '../value';

/** How near floating point came to where a law takes another turn. */
export interface Margin {
  /** The smallest distance of an inexact amount from a jump, a limit or a rounding step. */
  least: number;
  /** The largest amount of all steps, without its sign. */
  top: number;
}

/** The constants of an operation in floating point. */
export interface FloatConstants {
  /** An amount, a factor, a limit or a rounding step. */
  readonly number?: number;
  /** A choice of the law, such as the direction of a rounding. */
  readonly flag?: number;
  readonly pieces?: FloatPieces;
}

/** A piecewise function in floating point. */
export interface FloatPieces {
  readonly starts: Float64Array;
  readonly opens: Uint8Array;
  readonly slopes: Float64Array;
  readonly intercepts: Float64Array;
  /** Where pieces begin with a jump. An inexact amount may fall on the wrong side of one. */
  readonly jumps: Float64Array;
}

/**
 * What an operator of the law does with its operands, exactly and as a function of pay. Operators with fewer than
 * three operands ignore the others. In floating point, each operator is a function of its own beside the operation: the
 * loop over the steps calls them by name, so that they are compiled into it.
 */
export interface Operation {
  /** At most three: `a`, `b` and `c`. */
  readonly operands: readonly Quantity[];
  /** The constants of the operation. Operations of one operator with equal constants and operands are one step. */
  readonly constants: readonly unknown[];
  readonly exactly: (a: Rational, b: Rational, c: Rational) => Rational;
  /** What the operator's function in floating point needs of the operation. */
  readonly inFloat?: FloatConstants;
  /**
   * As a function of annual gross pay.
   *
   * @param axes the rounded bases of the law; a rounding adds its own
   * @throws UnsupportedLaw if the result is not piecewise linear in pay
   */
  readonly onPay: (a: Value, b: Value, c: Value, axes: Axis[]) => Value;
}

/** Notes how far an inexact amount is from where the law takes another turn. */
export function noteDistance(margin: Margin, distance: number): void {
  if (distance < margin.least) margin.least = distance;
}

/** A fraction as text, for comparing constants. */
export const fractionText = ({ n, d }: Rational): string => `${n}/${d}`;
