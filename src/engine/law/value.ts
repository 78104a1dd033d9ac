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

/**
 * A quantity of the law as a sum of piecewise-linear functions, one per axis. Axis 0 is annual gross pay. Each rounded
 * base opens another axis: what follows is piecewise linear in the rounded base, but not in gross pay.
 */
export interface Value {
  readonly terms: readonly (Piecewise | undefined)[];
}

/** A law that the engine cannot turn into numbers; the message says why. */
export class UnsupportedLaw extends Error {}

export const amountOf = (value: Rational): Value => ({ terms: [constant(value)] });
export const nothing = amountOf(zero);
export const gross: Value = { terms: [line(one)] };
/** The variable of an axis itself. */
export const axisVariable = (axis: number): Value => ({
  terms: Array.from({ length: axis + 1 }, (_, i) => (i === axis ? line(one) : undefined)),
});

export const times = (value: Value, factor: Rational): Value => ({
  terms: value.terms.map((term) => term && scale(term, factor)),
});

function join(a: Value, b: Value, together: (f: Piecewise, g: Piecewise) => Piecewise): Value {
  const none = constant(zero);
  return {
    terms: Array.from({ length: Math.max(a.terms.length, b.terms.length) }, (_, i) => {
      const [f, g] = [a.terms[i], b.terms[i]];
      return f === undefined && g === undefined ? undefined : together(f ?? none, g ?? none);
    }),
  };
}

export const sum = (a: Value, b: Value): Value => join(a, b, plus);
export const difference = (a: Value, b: Value): Value => join(a, b, minus);

/** The number of a value that does not depend on pay, else undefined. */
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

/**
 * Keeps a charge from going negative. A sum over a rounded base and gross pay stays unchanged, because such sums are
 * levies on the remaining pay.
 */
export const notNegativeUnlessMixed = (value: Value): Value =>
  value.terms.filter((term) => term !== undefined && term.length > 0).length > 1 ? value : notNegative(value);

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
