import { done, fail, type Outcome } from '../../../contract/error';
import type { TaxRequest } from '../../../contract/tax';
import { message } from '../../../language/message';
import type { Reference } from '../../../reference';
import type { Context } from '../../answer';
import { preparedPay } from '../calculate-income';
import { heightOf, type Piece, type Piecewise, plus } from '../../exact/piecewise';
import { compare, divide, multiply, type Rational, rational, subtract, toNumber } from '../../exact/rational';
import { flatten } from '../../law/flatten';
import { countryAsked } from '../../country/country-asked';

/**
 * A straight stretch of the pay curve. At a jump, the next stretch starts at a different height from the end of this
 * one.
 */
export interface CurveStretch {
  /** Gross pay at the start and the end, major units in the pay period. */
  readonly from: number;
  readonly to: number;
  readonly tax_from: number;
  readonly tax_to: number;
  readonly net_from: number;
  readonly net_to: number;
  /** All social contributions of the employee. */
  readonly pension_from: number;
  readonly pension_to: number;
  /** Percent of the next unit of gross that goes to tax, and to tax and contributions together. */
  readonly marginal_tax_rate: number;
  readonly marginal_deduction_rate: number;
}

/** Both functions over their common pieces. */
function shared(
  tax: Piecewise,
  taken: Piecewise,
): readonly { readonly start: Piece; readonly tax: Piece; readonly taken: Piece }[] {
  return plus(spread(tax), spread(taken)).map((start) => ({
    start,
    tax: pieceFor(tax, start),
    taken: pieceFor(taken, start),
  }));
}

/** A function with the same pieces whose neighbours always differ, so no pieces are merged. */
const spread = (f: Piecewise): Piecewise =>
  f.map((piece, i) => ({ ...piece, slope: { n: 0, d: 1 }, intercept: rational(i * i + 1) }));

function pieceFor(f: Piecewise, start: Pick<Piece, 'from' | 'open'>): Piece {
  let found = f[0]!;
  for (const piece of f) {
    const order = compare(piece.from, start.from) || Number(piece.open) - Number(start.open);
    if (order <= 0) found = piece;
  }
  return found;
}

const percentOf = (slope: Rational): number => toNumber(multiply(slope, { n: 100, d: 1 }));

/**
 * Tax and net pay over a range of gross pay: every kink and slope of the law, exact, before rounding to the minor unit.
 *
 * @param request an income-tax request; its amount does not matter
 * @param range gross pay in major units of the pay period; `from` is below `to`
 */
export function payCurve(
  reference: Reference,
  request: TaxRequest,
  range: { readonly from: number; readonly to: number },
  context: Context,
): Outcome<readonly CurveStretch[]> {
  const recorded = countryAsked(reference, request.country);
  if (!recorded.ok) return recorded;
  const country = recorded.value;
  if (!(range.from >= 0 && range.to > range.from)) return fail('invalid_amount', message('range_invalid'));
  const prepared = preparedPay(country, request, context);
  if (!prepared.ok) return prepared;
  const { periods: year, axes } = prepared.value;
  const tax = flatten(prepared.value.tax, axes);
  const taken = flatten(prepared.value.taken, axes);
  const [low, high] = [multiply(rational(range.from), year), multiply(rational(range.to), year)];
  const pieces = shared(tax, taken);
  const stretches: CurveStretch[] = [];
  pieces.forEach((piece, i) => {
    const from = compare(piece.start.from, low) > 0 ? piece.start.from : low;
    const end = pieces[i + 1]?.start.from ?? high;
    const to = compare(end, high) < 0 ? end : high;
    if (compare(from, to) >= 0) return;
    const inPeriod = (value: Rational): number => toNumber(divide(value, year));
    stretches.push({
      from: inPeriod(from),
      to: inPeriod(to),
      tax_from: inPeriod(heightOf(piece.tax, from)),
      tax_to: inPeriod(heightOf(piece.tax, to)),
      net_from: inPeriod(subtract(from, heightOf(piece.taken, from))),
      net_to: inPeriod(subtract(to, heightOf(piece.taken, to))),
      pension_from: inPeriod(subtract(heightOf(piece.taken, from), heightOf(piece.tax, from))),
      pension_to: inPeriod(subtract(heightOf(piece.taken, to), heightOf(piece.tax, to))),
      marginal_tax_rate: percentOf(piece.tax.slope),
      marginal_deduction_rate: percentOf(piece.taken.slope),
    });
  });
  return done(stretches);
}
