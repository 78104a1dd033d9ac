import { constantOf, type Piecewise, valueAt } from '../exact/piecewise';
import {
  add,
  compare,
  divide,
  greater,
  lesser,
  multiply,
  type Rational,
  rational,
  sign,
  subtract,
  zero,
} from '../exact/rational';

/** The directions in which a law rounds. */
export const directions = ['down', 'up', 'nearest'] as const;
export type Direction = (typeof directions)[number];

interface Node<Name> {
  readonly op: Name;
  /** Does it change with pay? */
  readonly pay: boolean;
  /**
   * What it is a function of, as bits: 1 for pay itself, a bit of its own for each rounded base. A sum may be a function
   * of several.
   */
  readonly axes: number;
}

interface Pair {
  readonly a: Quantity;
  readonly b: Quantity;
}

/** What each kind of quantity consists of. */
interface Parts {
  readonly input: { readonly name: string; readonly number: boolean };
  readonly amount: { readonly amount: Rational };
  readonly sum: Pair;
  readonly difference: Pair;
  readonly lower: Pair;
  readonly higher: Pair;
  readonly product: Pair;
  readonly quotient: Pair;
  readonly scaled: { readonly a: Quantity; readonly factor: Rational };
  readonly notNegative: { readonly a: Quantity };
  readonly applied: { readonly a: Quantity; readonly outer: Piecewise };
  readonly rounded: { readonly a: Quantity; readonly step: Rational; readonly direction: Direction };
  readonly choice: {
    readonly a: Quantity;
    readonly limit: Rational;
    readonly strict: boolean;
    readonly within: Quantity;
    readonly otherwise: Quantity;
  };
}

/** The operators of the law: the kinds of quantities that the law fixes or works out from others. */
export type Operator = Exclude<keyof Parts, 'input'>;

/** A quantity of one kind, or of several. */
export type QuantityOf<Name extends keyof Parts> = { [Kind in Name]: Node<Kind> & Parts[Kind] }[Name];

/**
 * A quantity of the law as arithmetic on what is known of the pay and the employee. It is written down once for a law, and
 * worked out for each employee: exactly, in floating point, or as a function of pay.
 */
export type Quantity = QuantityOf<keyof Parts>;

/** A law that the engine cannot turn into numbers; the message says why. */
export class UnsupportedLaw extends Error {}

const onlyPay = 1;

export const amountOf = (amount: Rational): Quantity => ({ op: 'amount', amount, pay: false, axes: onlyPay });
export const nothing = amountOf(zero);

/** Gross pay of a year, or another taxed amount. */
export const gross: Quantity = { op: 'input', name: 'gross', number: false, pay: true, axes: onlyPay };
/** A known amount of a year, such as an allowance. */
export const amountInput = (name: string): Quantity => ({
  op: 'input',
  name,
  number: false,
  pay: false,
  axes: onlyPay,
});
/** A known number, the same in any period, such as that of the children. Floating point holds it exactly. */
export const numberInput = (name: string): Quantity => ({ op: 'input', name, number: true, pay: false, axes: onlyPay });

const isAmount = (quantity: Quantity): quantity is Quantity & { op: 'amount' } => quantity.op === 'amount';
/** Is it nothing, whatever the employee and the pay? */
const isNothing = (quantity: Quantity): boolean => isAmount(quantity) && quantity.amount.n === 0;

/** The amount of a quantity that is the same for everybody at any pay; else undefined. */
export const fixedOf = (quantity: Quantity): Rational | undefined => (isAmount(quantity) ? quantity.amount : undefined);

const lastAxis = (...among: readonly Quantity[]): number => {
  const axes = among.reduce((all, quantity) => (quantity.pay ? all | quantity.axes : all), 0);
  return axes === 0 ? onlyPay : 1 << (31 - Math.clz32(axes));
};

const pair = (op: 'sum' | 'difference', a: Quantity, b: Quantity): Quantity => ({
  op,
  a,
  b,
  pay: a.pay || b.pay,
  axes: a.axes | b.axes,
});

export function sum(a: Quantity, b: Quantity): Quantity {
  if (isNothing(a)) return b;
  if (isNothing(b)) return a;
  return isAmount(a) && isAmount(b) ? amountOf(add(a.amount, b.amount)) : pair('sum', a, b);
}

export function difference(a: Quantity, b: Quantity): Quantity {
  if (isNothing(b)) return a;
  return isAmount(a) && isAmount(b) ? amountOf(subtract(a.amount, b.amount)) : pair('difference', a, b);
}

export function times(a: Quantity, factor: Rational): Quantity {
  if (factor.n === 0) return nothing;
  if (factor.n === 1 && factor.d === 1) return a;
  if (isAmount(a)) return amountOf(multiply(a.amount, factor));
  if (a.op === 'scaled') return times(a.a, multiply(a.factor, factor));
  return { op: 'scaled', a, factor, pay: a.pay, axes: a.axes };
}

export function product(a: Quantity, b: Quantity): Quantity {
  if (isAmount(a)) return times(b, a.amount);
  if (isAmount(b)) return times(a, b.amount);
  return { op: 'product', a, b, pay: a.pay || b.pay, axes: a.pay ? a.axes : b.axes };
}

/** a / b; nothing where b is nothing. */
export function quotient(a: Quantity, b: Quantity): Quantity {
  if (isAmount(b)) return b.amount.n === 0 ? nothing : times(a, divide({ n: 1, d: 1 }, b.amount));
  return { op: 'quotient', a, b, pay: a.pay || b.pay, axes: a.axes };
}

const chosen = (op: 'lower' | 'higher', a: Quantity, b: Quantity): Quantity => ({
  op,
  a,
  b,
  pay: a.pay || b.pay,
  axes: lastAxis(a, b),
});

export const lowerOf = (a: Quantity, b: Quantity): Quantity =>
  isAmount(a) && isAmount(b) ? amountOf(lesser(a.amount, b.amount)) : chosen('lower', a, b);
export const higherOf = (a: Quantity, b: Quantity): Quantity =>
  isAmount(a) && isAmount(b) ? amountOf(greater(a.amount, b.amount)) : chosen('higher', a, b);

/** Inputs are never negative. */
const cannotBeNegative = (quantity: Quantity): boolean =>
  quantity.op === 'input' || quantity.op === 'notNegative' || quantity.op === 'rounded'
    ? true
    : quantity.op === 'amount'
      ? sign(quantity.amount) >= 0
      : quantity.op === 'scaled'
        ? sign(quantity.factor) >= 0 && cannotBeNegative(quantity.a)
        : quantity.op === 'sum' && cannotBeNegative(quantity.a) && cannotBeNegative(quantity.b);

/** A quantity, or zero where it is negative. */
export function notNegative(a: Quantity): Quantity {
  if (cannotBeNegative(a) && !isMixed(a)) return a;
  return isAmount(a) ? nothing : { op: 'notNegative', a, pay: a.pay, axes: lastAxis(a) };
}

const isMixed = ({ axes }: Quantity): boolean => (axes & (axes - 1)) !== 0;

/**
 * Keeps a charge from going negative. A sum over a rounded base and gross pay stays unchanged, because such sums are
 * levies on the remaining pay.
 */
export const notNegativeUnlessMixed = (a: Quantity): Quantity => (isMixed(a) ? a : notNegative(a));

/** Is a measure at most the limit (below it when `strict`)? */
export function isWithin(measure: Rational, limit: Rational, strict: boolean): boolean {
  const order = compare(measure, limit);
  return order < 0 || (order === 0 && !strict);
}

/** `within` where the measure is at most the limit (below it when `strict`), else `otherwise`. */
export function choose(a: Quantity, limit: Rational, strict: boolean, within: Quantity, otherwise: Quantity): Quantity {
  if (within === otherwise || (isNothing(within) && isNothing(otherwise))) return within;
  if (isAmount(a)) return isWithin(a.amount, limit, strict) ? within : otherwise;
  return {
    op: 'choice',
    a,
    limit,
    strict,
    within,
    otherwise,
    pay: a.pay || within.pay || otherwise.pay,
    axes: lastAxis(a, within, otherwise),
  };
}

/** `then` where a number is from `least` to `most`, else `otherwise`. */
export function whereBetween(
  number: Quantity,
  least: number,
  most: number,
  then: Quantity,
  otherwise: Quantity,
): Quantity {
  const upTo = most === Infinity ? then : choose(number, rational(most), false, then, otherwise);
  return least === -Infinity ? upTo : choose(number, rational(least), true, otherwise, upTo);
}

/** A piecewise function, such as a table of bands, applied to a quantity. */
export function apply(outer: Piecewise, a: Quantity): Quantity {
  if (isAmount(a)) return amountOf(valueAt(outer, a.amount));
  const constant = constantOf(outer);
  if (constant !== undefined) return amountOf(constant);
  return { op: 'applied', a, outer, pay: a.pay, axes: lastAxis(a) };
}

/**
 * A quantity rounded to a multiple of `step`; it is never negative.
 *
 * @param axis the number of this rounded base among those of the law, from 1
 */
export const rounded = (a: Quantity, step: Rational, direction: Direction, axis: number): Quantity => ({
  op: 'rounded',
  a,
  step,
  direction,
  pay: a.pay,
  axes: a.pay ? 1 << axis : onlyPay,
});
