import { heightOf, type Piecewise } from '../exact/piecewise';
import { equal, type Rational, toNumber } from '../exact/rational';
import { directions, type Quantity } from './quantity';
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
  readonly exact: readonly (Rational | undefined)[];
  readonly pieces: readonly (FloatPieces | undefined)[];
  readonly exactPieces: readonly (Piecewise | undefined)[];
  /** 1 where the result rests on amounts, which floating point may not hold exactly. */
  readonly inexact: Uint8Array;
  /** Rounding: 0 down, 1 up, 2 nearest. Choice: 1 where the limit belongs to `otherwise`. */
  readonly flags: Uint8Array;
  readonly inputs: readonly string[];
  /** The step of each quantity asked for, in their order. */
  readonly results: Int32Array;
  readonly quantities: readonly Quantity[];
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

/** One step while the list is made. */
interface Draft {
  readonly quantity: Quantity;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const fraction = ({ n, d }: Rational): string => `${n}/${d}`;

/** Writes quantities as steps. */
export function stepsOf(results: readonly Quantity[]): Steps {
  const drafts: Draft[] = [];
  const known = new Map<Quantity, number>();
  const same = new Map<string, number>();
  const inputs: string[] = [];
  const outers = new Map<Piecewise, number>();

  function inputOf(name: string): number {
    const at = inputs.indexOf(name);
    return at >= 0 ? at : inputs.push(name) - 1;
  }
  const outerOf = (outer: Piecewise): number => {
    const id = outers.get(outer) ?? outers.size;
    outers.set(outer, id);
    return id;
  };

  function own(quantity: Quantity): string {
    switch (quantity.op) {
      case 'amount':
        return fraction(quantity.amount);
      case 'scaled':
        return fraction(quantity.factor);
      case 'rounded':
        return `${fraction(quantity.step)} ${quantity.direction}`;
      case 'choice':
        return `${fraction(quantity.limit)} ${quantity.strict}`;
      case 'applied':
        return String(outerOf(quantity.outer));
      default:
        return '';
    }
  }

  function stepOf(quantity: Quantity): number {
    const found = known.get(quantity);
    if (found !== undefined) return found;
    const a = quantity.op === 'input' ? inputOf(quantity.name) : 'a' in quantity ? stepOf(quantity.a) : 0;
    const b = 'b' in quantity ? stepOf(quantity.b) : quantity.op === 'choice' ? stepOf(quantity.within) : 0;
    const c = quantity.op === 'choice' ? stepOf(quantity.otherwise) : 0;
    const key = `${quantity.op} ${a} ${b} ${c} ${own(quantity)}`;
    let step = same.get(key);
    if (step === undefined) {
      step = drafts.push({ quantity, a, b, c }) - 1;
      same.set(key, step);
    }
    known.set(quantity, step);
    return step;
  }

  const wanted = Int32Array.from(results, stepOf);
  const constantOf = ({ quantity }: Draft): Rational | undefined =>
    quantity.op === 'amount'
      ? quantity.amount
      : quantity.op === 'scaled'
        ? quantity.factor
        : quantity.op === 'rounded'
          ? quantity.step
          : quantity.op === 'choice'
            ? quantity.limit
            : undefined;
  const exact = drafts.map(constantOf);
  const inexact = new Uint8Array(drafts.length);
  drafts.forEach(({ quantity, a, b, c }, i) => {
    inexact[i] =
      quantity.op === 'input'
        ? Number(!quantity.number)
        : quantity.op === 'amount'
          ? 0
          : inexact[a]! |
            ('b' in quantity || quantity.op === 'choice' ? inexact[b]! : 0) |
            (quantity.op === 'choice' ? inexact[c]! : 0);
  });
  const exactPieces = drafts.map(({ quantity }) => (quantity.op === 'applied' ? quantity.outer : undefined));
  return {
    count: drafts.length,
    ops: Uint8Array.from(drafts, ({ quantity }) => opOf[quantity.op]),
    a: Int32Array.from(drafts, ({ a }) => a),
    b: Int32Array.from(drafts, ({ b }) => b),
    c: Int32Array.from(drafts, ({ c }) => c),
    constants: Float64Array.from(exact, (constant) => (constant === undefined ? 0 : toNumber(constant))),
    exact,
    pieces: exactPieces.map((pieces) => pieces && floatPieces(pieces)),
    exactPieces,
    inexact,
    flags: Uint8Array.from(drafts, ({ quantity }) =>
      quantity.op === 'rounded'
        ? directions.indexOf(quantity.direction)
        : quantity.op === 'choice'
          ? Number(quantity.strict)
          : 0,
    ),
    inputs,
    results: wanted,
    quantities: drafts.map(({ quantity }) => quantity),
    places: known,
  };
}
