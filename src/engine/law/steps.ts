import { heightOf, type Piecewise } from '../exact/piecewise';
import { equal, type Rational, toNumber } from '../exact/rational';
import { type Operation, operationOf } from './operators';
import type { Quantity } from './quantity';
import { Op } from './work-out';

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

function floatPieces(f: Piecewise): FloatPieces {
  const jumps = f.filter((piece, i) => {
    const previous = f[i - 1];
    return previous !== undefined && !equal(heightOf(previous, piece.from), heightOf(piece, piece.from));
  });
  return {
    starts: Float64Array.from(f, ({ from }) => toNumber(from)),
    opens: Uint8Array.from(f, ({ open }) => Number(open)),
    slopes: Float64Array.from(f, ({ slope }) => toNumber(slope)),
    intercepts: Float64Array.from(f, ({ intercept }) => toNumber(intercept)),
    jumps: Float64Array.from(jumps, ({ from }) => toNumber(from)),
  };
}

const opOf: Record<Quantity['op'], Op> = {
  input: Op.Input,
  amount: Op.Amount,
  sum: Op.Sum,
  difference: Op.Difference,
  lower: Op.Lower,
  higher: Op.Higher,
  product: Op.Product,
  quotient: Op.Quotient,
  scaled: Op.Scaled,
  notNegative: Op.NotNegative,
  applied: Op.Applied,
  rounded: Op.Rounded,
  choice: Op.Choice,
};

const fraction = ({ n, d }: Rational): string => `${n}/${d}`;

/** Writes quantities as steps. */
export function stepsOf(results: readonly Quantity[]): Steps {
  const ops: Op[] = [];
  const operations: (Operation | undefined)[] = [];
  const [a, b, c]: [number[], number[], number[]] = [[], [], []];
  const inexact: number[] = [];
  const inputs: string[] = [];
  const inputSteps: number[] = [];
  const places = new Map<Quantity, number>();
  const placeOfKey = new Map<string, number>();
  const outers = new Map<Piecewise, number>();

  const outerOf = (outer: Piecewise): number => {
    const id = outers.get(outer) ?? outers.size;
    outers.set(outer, id);
    return id;
  };

  function add(op: Op, operation: Operation | undefined, operands: readonly number[], isInexact: boolean): number {
    const [first = 0, second = 0, third = 0] = operands;
    a.push(first);
    b.push(second);
    c.push(third);
    operations.push(operation);
    inexact.push(Number(isInexact));
    return ops.push(op) - 1;
  }

  function inputStep({ name, number }: Quantity & { op: 'input' }): number {
    const known = inputs.indexOf(name);
    return known >= 0
      ? inputSteps[known]!
      : (inputSteps[inputs.length] = add(Op.Input, undefined, [inputs.push(name) - 1], !number));
  }

  function operatorStep(quantity: Exclude<Quantity, { op: 'input' }>): number {
    const operation = operationOf(quantity);
    const { constant, flag, outer } = operation;
    const operands = operation.operands.map(stepOf);
    const own = `${constant && fraction(constant)} ${flag} ${outer && outerOf(outer)}`;
    const key = `${quantity.op} ${operands.join(' ')} ${own}`;
    let step = placeOfKey.get(key);
    if (step === undefined) {
      step = add(
        opOf[quantity.op],
        operation,
        operands,
        operands.some((operand) => inexact[operand] === 1),
      );
      placeOfKey.set(key, step);
    }
    return step;
  }

  function stepOf(quantity: Quantity): number {
    let step = places.get(quantity);
    if (step === undefined) {
      step = quantity.op === 'input' ? inputStep(quantity) : operatorStep(quantity);
      places.set(quantity, step);
    }
    return step;
  }

  const wanted = Int32Array.from(results, stepOf);
  return {
    count: ops.length,
    ops: Uint8Array.from(ops),
    a: Int32Array.from(a),
    b: Int32Array.from(b),
    c: Int32Array.from(c),
    constants: Float64Array.from(operations, (operation) =>
      operation?.constant === undefined ? 0 : toNumber(operation.constant),
    ),
    pieces: operations.map((operation) => operation?.outer && floatPieces(operation.outer)),
    inexact: Uint8Array.from(inexact),
    flags: Uint8Array.from(operations, (operation) => operation?.flag ?? 0),
    operations,
    inputs,
    results: wanted,
    places,
  };
}
