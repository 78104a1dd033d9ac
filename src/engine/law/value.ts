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
} from '../exact/piecewise';
import { one, type Rational, zero } from '../exact/rational';
import { type Direction, UnsupportedLaw } from './quantity';

/**
 * A quantity of the law for one employee, as a sum of piecewise-linear functions, one per axis. Axis 0 is annual gross
 * pay. Each rounded base opens another axis: what follows is piecewise linear in the rounded base, but not in gross pay.
 */
export interface Value {
  readonly terms: readonly (Piecewise | undefined)[];
}

/** A rounded base: `base` rounded to multiples of `step`, in the measure in which the law rounds. */
export interface Axis {
  readonly base: Value;
  readonly step: Rational;
  readonly direction: Direction;
}

export const amountOf = (amount: Rational): Value => ({ terms: [constant(amount)] });
const nothing = amountOf(zero);
/** Gross pay itself. */
export const gross: Value = { terms: [line(one)] };
/** The variable of an axis itself. */
export const axisVariable = (axis: number): Value => ({
  terms: Array.from({ length: axis + 1 }, (_, i) => (i === axis ? line(one) : undefined)),
});

export const times = (value: Value, factor: Rational): Value =>
  factor.n === 0 ? nothing : { terms: value.terms.map((term) => term && scale(term, factor)) };

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

export const sum = (a: Value, b: Value): Value => join(a, b, plus);
export const difference = (a: Value, b: Value): Value => join(a, b, minus);

/** The amount of a value that does not depend on pay; else undefined. */
export function fixedOf(value: Value): Rational | undefined {
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

export function lowerOf(a: Value, b: Value): Value {
  const { axis, curves } = common([a, b]);
  return place(axis, lower(curves[0]!, curves[1]!));
}

export function higherOf(a: Value, b: Value): Value {
  const { axis, curves } = common([a, b]);
  return place(axis, higher(curves[0]!, curves[1]!));
}

/** A value, or zero where it is negative. Most law is never negative and stays unchanged. */
export function notNegative(value: Value): Value {
  const found = onOneAxis(value);
  return found !== undefined && neverNegative(found.curve) ? place(found.axis, found.curve) : higherOf(value, nothing);
}

/** `whenWithin` where the measure is at most the limit (below it when `strict`), else `otherwise`. */
export function choose(measure: Value, limit: Rational, strict: boolean, whenWithin: Value, otherwise: Value): Value {
  const { axis, curves } = common([measure, whenWithin, otherwise]);
  return place(axis, select(curves[0]!, limit, strict, curves[1]!, curves[2]!));
}

/** A piecewise function, such as a table of bands, applied to a value. */
export function apply(outer: Piecewise, value: Value): Value {
  const { axis, curves } = common([value]);
  return place(axis, compose(outer, curves[0]!));
}
