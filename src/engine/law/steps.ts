import { heightOf, type Piecewise } from '../exact/piecewise';
import { equal, type Rational, toNumber } from '../exact/rational';
import { type Operation, operationOf } from './operators';
import type { Quantity } from './quantity';
import { type FloatPieces, Op, type Steps } from './work-out';

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
