import {
  compose,
  constant,
  constantOf,
  higher,
  line,
  lower,
  minus,
  neverNegative,
  type Piecewise,
  plus,
  scale,
  select,
  valueAt,
} from '../exact/piecewise';
import { add, compare, multiply, one, type Rational, sign, subtract, zero } from '../exact/rational';

/**
 * A quantity of the law as a sum of piecewise-linear functions, one per axis. Axis 0 is annual gross pay. Each rounded
 * base opens another axis: what follows is piecewise linear in the rounded base, but not in gross pay.
 *
 * A quantity whose amount is known is an {@link Amount}: a constant of the law or, where law is computed at one gross
 * pay, whatever follows from that pay.
 */
export interface Value {
  readonly terms: readonly (Piecewise | undefined)[];
  readonly known?: Known;
}

/** A known amount, and where it comes from. */
interface Known {
  readonly amount: Rational;
  /** Would it differ at another pay? */
  readonly varies: boolean;
  /** The axes it would have terms on, as bits. */
  readonly axes: number;
}

/** A law that the engine cannot turn into numbers; the message says why. */
export class UnsupportedLaw extends Error {}

/** A known amount. A class, because most amounts never need their terms. */
class Amount implements Value {
  constructor(readonly known: Known) {}
  get terms(): Value['terms'] {
    return [constant(this.known.amount)];
  }
}

export const amountOf = (amount: Rational): Value => new Amount({ amount, varies: false, axes: 1 });
export const nothing = amountOf(zero);
export const gross: Value = { terms: [line(one)] };
/** Gross pay of one employee, for law that is computed at this pay only. */
export const grossAmount = (amount: Rational): Value => new Amount({ amount, varies: true, axes: 1 });
/** The variable of an axis itself. */
export const axisVariable = (axis: number): Value => ({
  terms: Array.from({ length: axis + 1 }, (_, i) => (i === axis ? line(one) : undefined)),
});
/** The rounded base of an axis at one pay. */
export const axisAmount = (axis: number, amount: Rational): Value =>
  new Amount({ amount, varies: true, axes: 1 << axis });

/** Does a known amount depend on pay? */
export const varies = ({ known }: Value): boolean => known?.varies === true;

export function times(value: Value, factor: Rational): Value {
  const { known } = value;
  if (known === undefined) return { terms: value.terms.map((term) => term && scale(term, factor)) };
  if (factor.n === 0) return nothing;
  return new Amount({ amount: multiply(known.amount, factor), varies: known.varies, axes: known.axes });
}

function join(a: Value, b: Value, together: (f: Piecewise, g: Piecewise) => Piecewise): Value {
  const none = constant(zero);
  const [left, right] = [a.terms, b.terms];
  return {
    terms: Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
      const [f, g] = [left[i], right[i]];
      return f === undefined && g === undefined ? undefined : together(f ?? none, g ?? none);
    }),
  };
}

const joined = (a: Known, b: Known, amount: Rational): Value =>
  new Amount({ amount, varies: a.varies || b.varies, axes: a.axes | b.axes });

export const sum = (a: Value, b: Value): Value =>
  a.known !== undefined && b.known !== undefined
    ? joined(a.known, b.known, add(a.known.amount, b.known.amount))
    : join(a, b, plus);
export const difference = (a: Value, b: Value): Value =>
  a.known !== undefined && b.known !== undefined
    ? joined(a.known, b.known, subtract(a.known.amount, b.known.amount))
    : join(a, b, minus);

/** The number of a value that does not depend on pay, or of one at a known pay; else undefined. */
export function fixedOf(value: Value): Rational | undefined {
  if (value.known !== undefined) return value.known.amount;
  const { axis, curve } = onOneAxis(value) ?? {};
  return axis === undefined ? undefined : constantOf(curve!);
}

/** A value as a function on a single axis, with constants folded in; undefined if it depends on several axes. */
export function onOneAxis(value: Value): { readonly axis: number; readonly curve: Piecewise } | undefined {
  let axis = 0;
  let varying = 0;
  let curve: Piecewise | undefined;
  value.terms.forEach((term, i) => {
    if (term === undefined) return;
    if (constantOf(term) === undefined) {
      axis = i;
      varying++;
    }
    curve = curve === undefined ? term : plus(curve, term);
  });
  return varying > 1 ? undefined : { axis, curve: curve ?? constant(zero) };
}

/** The last axis of several amounts of which some depend on pay, as a bit. */
const axisOf = (amounts: readonly Known[]): number => {
  const axes = amounts.reduce((all, known) => (known.varies ? all | known.axes : all), 0);
  return axes === 0 ? 1 : 1 << (31 - Math.clz32(axes));
};

/** One of several amounts, chosen by comparing them. */
const chosen = (amount: Rational, among: readonly Known[]): Value =>
  new Amount({ amount, varies: among.some((known) => known.varies), axes: axisOf(among) });

const place = (axis: number, curve: Piecewise): Value => ({
  terms: Array.from({ length: axis + 1 }, (_, i) => (i === axis ? curve : undefined)),
});

/** Brings several values onto one axis, where thresholds between them can be found. */
function common(values: readonly Value[]): { readonly axis: number; readonly curves: readonly Piecewise[] } {
  const single = values.map((value) => {
    const found = onOneAxis(value);
    if (found === undefined)
      throw new UnsupportedLaw(
        'a threshold compares quantities that depend on gross pay and on a rounded base at once',
      );
    return found;
  });
  const varying = single.filter(({ curve }) => constantOf(curve) === undefined);
  const axis = varying[0]?.axis ?? 0;
  if (varying.some((found) => found.axis !== axis))
    throw new UnsupportedLaw(
      'a threshold compares a quantity that depends on gross pay with one that depends on a rounded base',
    );
  return { axis, curves: single.map(({ curve }) => curve) };
}

const isZeroAtAnyPay = ({ amount, varies: depends }: Known): boolean => !depends && amount.n === 0;

export function lowerOf(a: Value, b: Value): Value {
  const { known: first } = a;
  const { known: second } = b;
  if (first !== undefined && second !== undefined) {
    if (isZeroAtAnyPay(first)) return sign(second.amount) >= 0 ? a : b;
    return chosen(compare(first.amount, second.amount) <= 0 ? first.amount : second.amount, [first, second]);
  }
  const { axis, curves } = common([a, b]);
  return place(axis, lower(curves[0]!, curves[1]!));
}

export function higherOf(a: Value, b: Value): Value {
  const { known: first } = a;
  const { known: second } = b;
  if (first !== undefined && second !== undefined)
    return chosen(compare(first.amount, second.amount) >= 0 ? first.amount : second.amount, [first, second]);
  const { axis, curves } = common([a, b]);
  return place(axis, higher(curves[0]!, curves[1]!));
}

const onItsAxis = (known: Known): Value => chosen(known.amount, [known]);

/** A value, or zero where it is negative. Most law is never negative and stays unchanged. */
export function notNegative(value: Value): Value {
  const { known } = value;
  if (known !== undefined) return sign(known.amount) >= 0 ? onItsAxis(known) : chosen(zero, [known]);
  const found = onOneAxis(value);
  return found !== undefined && neverNegative(found.curve) ? place(found.axis, found.curve) : higherOf(value, nothing);
}

/**
 * Keeps a charge from going negative. A sum over a rounded base and gross pay stays unchanged, because such sums are
 * levies on the remaining pay.
 */
export const notNegativeUnlessMixed = (value: Value): Value => (axisCount(value) > 1 ? value : notNegative(value));

function axisCount(value: Value): number {
  const { known } = value;
  if (known === undefined) return value.terms.filter((term) => term !== undefined && term.length > 0).length;
  let count = 0;
  for (let axes = known.axes; axes !== 0; axes &= axes - 1) count++;
  return count;
}

/** `whenWithin` where the measure is at most the limit (below it when `strict`), else `otherwise`. */
export function choose(measure: Value, limit: Rational, strict: boolean, whenWithin: Value, otherwise: Value): Value {
  if (measure.known !== undefined && whenWithin.known !== undefined && otherwise.known !== undefined) {
    if (isZeroAtAnyPay(whenWithin.known) && isZeroAtAnyPay(otherwise.known)) return nothing;
    const order = compare(measure.known.amount, limit);
    const { amount } = order < 0 || (order === 0 && !strict) ? whenWithin.known : otherwise.known;
    return chosen(amount, [measure.known, whenWithin.known, otherwise.known]);
  }
  const { axis, curves } = common([measure, whenWithin, otherwise]);
  return place(axis, select(curves[0]!, limit, strict, curves[1]!, curves[2]!));
}

/** A piecewise function, such as a table of bands, applied to a value. */
export function apply(outer: Piecewise, value: Value): Value {
  if (value.known !== undefined) return chosen(valueAt(outer, value.known.amount), [value.known]);
  const { axis, curves } = common([value]);
  return place(axis, compose(outer, curves[0]!));
}
