import { appliedInFloat } from './operators/applied';
import { choiceInFloat } from './operators/choice';
import { differenceInFloat } from './operators/difference';
import { higherInFloat } from './operators/higher';
import { lowerInFloat } from './operators/lower';
import { notNegativeInFloat } from './operators/not-negative';
import type { FloatPieces, Margin } from './operators/operator';
import { productInFloat } from './operators/product';
import { quotientInFloat } from './operators/quotient';
import { roundedInFloat } from './operators/rounded';
import { scaledInFloat } from './operators/scaled';
import { sumInFloat } from './operators/sum';
import type { OperatorName } from './quantity';
import type { Step, Steps } from './steps';

/** The operator of a step. In this file, so that the loop below compares plain numbers. */
const enum Operator {
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

const codes: Readonly<Record<OperatorName, Operator>> = {
  amount: Operator.Amount,
  sum: Operator.Sum,
  difference: Operator.Difference,
  lower: Operator.Lower,
  higher: Operator.Higher,
  product: Operator.Product,
  quotient: Operator.Quotient,
  scaled: Operator.Scaled,
  notNegative: Operator.NotNegative,
  applied: Operator.Applied,
  rounded: Operator.Rounded,
  choice: Operator.Choice,
};

/** Steps with all that floating point needs of them, one array for each property. */
export interface FloatSteps {
  readonly codes: Uint8Array;
  /** The place of the result, and the places of the operands. */
  readonly own: Int32Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly c: Int32Array;
  readonly numbers: Float64Array;
  readonly flags: Uint8Array;
  readonly pieces: readonly (FloatPieces | undefined)[];
  /** 1 where `a` rests on amounts, which floating point may not hold exactly. */
  readonly inexact: Uint8Array;
}

/** Prepares steps for floating point. */
export const floatSteps = (steps: readonly Step[]): FloatSteps => ({
  codes: Uint8Array.from(steps, ({ name }) => codes[name]),
  own: Int32Array.from(steps, ({ own }) => own),
  a: Int32Array.from(steps, ({ a }) => a),
  b: Int32Array.from(steps, ({ b }) => b),
  c: Int32Array.from(steps, ({ c }) => c),
  numbers: Float64Array.from(steps, ({ operation }) => operation.inFloat?.number ?? 0),
  flags: Uint8Array.from(steps, ({ operation }) => operation.inFloat?.flag ?? 0),
  pieces: steps.map(({ operation }) => operation.inFloat?.pieces),
  inexact: Uint8Array.from(steps, ({ isInexact }) => Number(isInexact)),
});

/**
 * The largest error of a result in floating point, as a share of the largest amount of all steps. A step is off by at
 * most 2^-53 of its result; law has a few hundred steps, and this leaves a hundredfold more.
 */
export const inexactness = 1e-12;

/**
 * Works out every step in floating point: many times faster, and right to {@link inexactness} unless the margin is
 * smaller than that.
 */
export function workOut(
  { count, inputPlaces, inFloat }: Steps,
  inputs: Float64Array,
  out: Float64Array,
  margin: Margin,
): void {
  const { codes, own, a, b, c, numbers, flags, pieces, inexact } = inFloat;
  for (let input = 0; input < inputPlaces.length; input++) out[inputPlaces[input]!] = inputs[input]!;
  for (let step = 0; step < codes.length; step++) {
    const x = out[a[step]!]!;
    const y = out[b[step]!]!;
    let result: number;
    switch (codes[step] as Operator) {
      case Operator.Amount:
        result = numbers[step]!;
        break;
      case Operator.Sum:
        result = sumInFloat(x, y);
        break;
      case Operator.Difference:
        result = differenceInFloat(x, y);
        break;
      case Operator.Lower:
        result = lowerInFloat(x, y);
        break;
      case Operator.Higher:
        result = higherInFloat(x, y);
        break;
      case Operator.Product:
        result = productInFloat(x, y);
        break;
      case Operator.Quotient:
        result = quotientInFloat(x, y);
        break;
      case Operator.Scaled:
        result = scaledInFloat(x, numbers[step]!);
        break;
      case Operator.NotNegative:
        result = notNegativeInFloat(x);
        break;
      case Operator.Applied:
        result = appliedInFloat(x, pieces[step]!, inexact[step] === 1, margin);
        break;
      case Operator.Rounded:
        result = roundedInFloat(x, numbers[step]!, flags[step]!, inexact[step] === 1, margin);
        break;
      case Operator.Choice:
        result = choiceInFloat(x, numbers[step]!, flags[step]!, y, out[c[step]!]!, inexact[step] === 1, margin);
    }
    out[own[step]!] = result;
  }
  let { top } = margin;
  for (let place = 0; place < count; place++) {
    const size = Math.abs(out[place]!);
    if (size > top) top = size;
  }
  margin.top = top;
}
