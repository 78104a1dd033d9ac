import type { Rational } from '../exact/rational';
import type { Operation } from './operators';
import type { Quantity } from './quantity';

/** What a step does with the results of earlier steps. In this file, so that the loop below compares plain numbers. */
export const enum Op {
  Input,
  Amount,
  Sum,
  Difference,
  Lower,
  Higher,
  Product,
  Quotient,
  Scaled,
  NotNegative,
  Applied,
  Rounded,
  Choice,
}

/** A piecewise function in floating point. */
export interface FloatPieces {
  readonly starts: Float64Array;
  readonly opens: Uint8Array;
  readonly slopes: Float64Array;
  readonly intercepts: Float64Array;
  /** Where pieces begin with a jump, an inexact argument may fall on the wrong side. */
  readonly jumps: Float64Array;
}

/**
 * Quantities as a list of steps, each on the results of earlier ones: the form in which a law is worked out for one
 * employee. The same step never stands twice.
 */
export interface Steps {
  readonly count: number;
  readonly ops: Uint8Array;
  /** The steps, or the inputs, that a step works on. */
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly c: Int32Array;
  /** The constant of a step: an amount, a factor, a limit or a rounding step. */
  readonly constants: Float64Array;
  readonly pieces: readonly (FloatPieces | undefined)[];
  /** 1 where the result rests on amounts, which floating point may not hold exactly. */
  readonly inexact: Uint8Array;
  /** Rounding: 0 down, 1 up, 2 nearest. Choice: 1 where the limit belongs to `otherwise`. */
  readonly flags: Uint8Array;
  /** What a step does exactly and as a function of pay; undefined for an input. */
  readonly operations: readonly (Operation | undefined)[];
  readonly inputs: readonly string[];
  /** The step of each quantity asked for, in their order. */
  readonly results: Int32Array;
  /** The step of every quantity on the way. */
  readonly places: ReadonlyMap<Quantity, number>;
}

/**
 * Works out every step exactly.
 *
 * @param inputs in the order of the inputs of the steps
 * @param out takes the result of each step
 */
export function workOutExactly(steps: Steps, inputs: readonly Rational[], out: Rational[]): void {
  const { count, operations, a, b, c } = steps;
  for (let i = 0; i < count; i++) {
    const operation = operations[i];
    out[i] = operation === undefined ? inputs[a[i]!]! : operation.exactly(out[a[i]!]!, out[b[i]!]!, out[c[i]!]!);
  }
}

/** How near floating point came to where a law takes another turn. */
export interface Margin {
  /** The smallest distance of an inexact amount from a jump, a limit or a rounding step. */
  least: number;
  /** The largest amount on the way. */
  top: number;
}

/**
 * By what share of the largest amount on the way results may be off. A step is off by at most 2^-53 of its result; law has
 * a few hundred steps, and this leaves a hundredfold more.
 */
export const inexactness = 1e-12;

/** The height of pieces at x; how near x is to a jump goes to the margin. */
function heightAt(
  { starts, opens, slopes, intercepts, jumps }: FloatPieces,
  x: number,
  inexact: number,
  margin: Margin,
) {
  let piece = starts.length - 1;
  while (piece > 0 && (x < starts[piece]! || (x === starts[piece]! && opens[piece] === 1))) piece--;
  if (inexact === 1)
    for (let i = 0; i < jumps.length; i++) {
      const distance = Math.abs(x - jumps[i]!);
      if (distance < margin.least) margin.least = distance;
    }
  return slopes[piece]! * x + intercepts[piece]!;
}

/**
 * Works out every step in floating point: many times faster, and right to {@link inexactness} unless the margin is
 * smaller than that. The operators stand here again, as cases of one loop: called as functions, payslips of different
 * employees took 15 to 25 % longer.
 */
export function workOut(steps: Steps, inputs: Float64Array, out: Float64Array, margin: Margin): void {
  const { count, ops, a, b, c, constants, pieces, inexact, flags } = steps;
  let { least, top } = margin;
  for (let i = 0; i < count; i++) {
    const x = out[a[i]!]!;
    let y: number;
    switch (ops[i] as Op) {
      case Op.Input:
        y = inputs[a[i]!]!;
        break;
      case Op.Amount:
        y = constants[i]!;
        break;
      case Op.Sum:
        y = x + out[b[i]!]!;
        break;
      case Op.Difference:
        y = x - out[b[i]!]!;
        break;
      case Op.Lower:
        y = x <= out[b[i]!]! ? x : out[b[i]!]!;
        break;
      case Op.Higher:
        y = x >= out[b[i]!]! ? x : out[b[i]!]!;
        break;
      case Op.Product:
        y = x * out[b[i]!]!;
        break;
      case Op.Quotient:
        y = out[b[i]!]! === 0 ? 0 : x / out[b[i]!]!;
        break;
      case Op.Scaled:
        y = x * constants[i]!;
        break;
      case Op.NotNegative:
        y = x >= 0 ? x : 0;
        break;
      case Op.Applied: {
        margin.least = least;
        y = heightAt(pieces[i]!, x, inexact[a[i]!]!, margin);
        least = margin.least;
        break;
      }
      case Op.Rounded: {
        const step = constants[i]!;
        const multiple = x / step;
        const whole =
          flags[i] === 0 ? Math.floor(multiple) : flags[i] === 1 ? Math.ceil(multiple) : Math.floor(multiple + 0.5);
        if (inexact[a[i]!] === 1) {
          const turn = flags[i] === 2 ? multiple + 0.5 : multiple;
          const distance = Math.abs(turn - Math.round(turn)) * step;
          if (distance < least) least = distance;
        }
        y = whole * step;
        break;
      }
      default: {
        const limit = constants[i]!;
        const within = x < limit || (x === limit && flags[i] === 0);
        y = within ? out[b[i]!]! : out[c[i]!]!;
        if (inexact[a[i]!] === 1) {
          const distance = Math.abs(x - limit);
          if (distance < least) least = distance;
        }
      }
    }
    out[i] = y;
    if (y > top) top = y;
    else if (-y > top) top = -y;
  }
  margin.least = least;
  margin.top = top;
}
