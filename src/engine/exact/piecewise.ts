import { add, compare, divide, equal, isZero, multiply, one, type Rational, sign, subtract, zero } from './rational';

/**
 * One straight piece: from `from` (just above it when `open`) to the start of the next piece, the value is slope × x +
 * intercept.
 */
export interface Piece {
  readonly from: Rational;
  readonly open: boolean;
  readonly slope: Rational;
  readonly intercept: Rational;
}

/**
 * A piecewise-linear function of x ≥ 0, with jumps where a law has cliffs. Pieces ascend; the first starts at 0 and the
 * last has no end.
 */
export type Piecewise = readonly Piece[];

export const constant = (value: Rational): Piecewise => [{ from: zero, open: false, slope: zero, intercept: value }];
export const line = (slope: Rational, intercept: Rational = zero): Piecewise => [
  { from: zero, open: false, slope, intercept },
];

/** Where a piece begins. */
type Start = Pick<Piece, 'from' | 'open'>;

const before = (a: Start, b: Start): number => compare(a.from, b.from) || Number(a.open) - Number(b.open);

/** The value of f if it is the same for every x, else undefined. */
export const constantOf = (f: Piecewise): Rational | undefined =>
  f.length === 1 && isZero(f[0]!.slope) ? f[0]!.intercept : undefined;

export function scale(f: Piecewise, factor: Rational): Piecewise {
  if (isZero(factor)) return constant(zero);
  return f.map((piece) => ({
    ...piece,
    slope: multiply(piece.slope, factor),
    intercept: multiply(piece.intercept, factor),
  }));
}

/** Pieces of which no neighbours lie on one line. */
function merged(pieces: readonly Piece[]): Piecewise {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const last = kept[kept.length - 1];
    if (last !== undefined && equal(last.slope, piece.slope) && equal(last.intercept, piece.intercept)) continue;
    kept.push(piece);
  }
  return kept;
}

type Line = Pick<Piece, 'slope' | 'intercept'>;

/**
 * Walks two functions over their common pieces. `visit` gets the start of each piece, the start of the next (undefined
 * for the last), and the pieces of both functions.
 */
function together<F extends Start, G extends Start>(
  f: readonly F[],
  g: readonly G[],
  visit: (start: Start, end: Start | undefined, a: F, b: G) => void,
): void {
  let i = 0;
  let j = 0;
  let start: Start = f[0]!;
  for (;;) {
    const nextF = f[i + 1];
    const nextG = g[j + 1];
    const order = nextF === undefined ? 1 : nextG === undefined ? -1 : before(nextF, nextG);
    const end = order <= 0 ? nextF : nextG;
    visit(start, end, f[i]!, g[j]!);
    if (end === undefined) return;
    if (order <= 0) i++;
    if (order >= 0) j++;
    start = end;
  }
}

export function plus(f: Piecewise, g: Piecewise): Piecewise {
  const pieces: Piece[] = [];
  together(f, g, ({ from, open }, _end, a, b) =>
    pieces.push({ from, open, slope: add(a.slope, b.slope), intercept: add(a.intercept, b.intercept) }),
  );
  return merged(pieces);
}

export const minus = (f: Piecewise, g: Piecewise): Piecewise => plus(f, scale(g, { n: -1, d: 1 }));

/** The height of a straight line at x. */
export const heightOf = (piece: Line, x: Rational): Rational => add(multiply(piece.slope, x), piece.intercept);

/** The lower of two functions at every x, or the higher. */
function extreme(f: Piecewise, g: Piecewise, which: 'lower' | 'higher'): Piecewise {
  const pieces: Piece[] = [];
  const takesF = (order: number): boolean => (which === 'lower' ? order <= 0 : order >= 0);
  together(f, g, ({ from, open }, end, a, b) => {
    const gap = subtract(heightOf(a, from), heightOf(b, from));
    const closing = subtract(a.slope, b.slope);
    const fFirst = takesF(sign(gap) || sign(closing));
    pieces.push(piece(from, open, fFirst ? a : b));
    if (isZero(closing) || sign(gap) === 0 || sign(gap) === sign(closing)) return;
    const crossing = divide(subtract(b.intercept, a.intercept), closing);
    if (end !== undefined && compare(crossing, end.from) >= 0) return;
    pieces.push(piece(crossing, false, fFirst ? b : a));
  });
  return merged(pieces);
}

const piece = (from: Rational, open: boolean, { slope, intercept }: Line): Piece => ({ from, open, slope, intercept });

export const lower = (f: Piecewise, g: Piecewise): Piecewise => extreme(f, g, 'lower');
export const higher = (f: Piecewise, g: Piecewise): Piecewise => extreme(f, g, 'higher');

/**
 * Does every piece start at zero or above and not fall? A quick test: it also rejects some falling functions that stay
 * at zero or above.
 */
export const neverNegative = (f: Piecewise): boolean =>
  f.every((piece) => sign(piece.slope) >= 0 && (sign(piece.intercept) >= 0 || sign(heightOf(piece, piece.from)) >= 0));

/** f where the measure is at most the limit (below it when `strict`), g elsewhere. */
export function select(measure: Piecewise, limit: Rational, strict: boolean, f: Piecewise, g: Piecewise): Piecewise {
  const chooses: Piecewise = [
    { from: zero, open: false, slope: zero, intercept: one },
    { from: limit, open: !strict, slope: zero, intercept: zero },
  ];
  const choice = compose(sign(limit) === 0 && strict ? constant(zero) : chooses, measure);
  const both: (Start & { readonly a: Line; readonly b: Line })[] = [];
  together(f, g, ({ from, open }, _end, a, b) => both.push({ from, open, a, b }));
  const pieces: Piece[] = [];
  together(choice, both, ({ from, open }, _end, { intercept: isF }, { a, b }) =>
    pieces.push(piece(from, open, isZero(isF) ? b : a)),
  );
  return merged(pieces);
}

/** Index of the last piece of f that begins at or before y; just above y when `above`. */
function pieceAt(f: Piecewise, y: Rational, above: boolean): number {
  let index = 0;
  for (let i = 1; i < f.length; i++) {
    const order = compare(f[i]!.from, y);
    if (order < 0 || (order === 0 && (above || !f[i]!.open))) index = i;
    else break;
  }
  return index;
}

/** Index of the piece of f just below y. */
function pieceBelow(f: Piecewise, y: Rational): number {
  let index = 0;
  for (let i = 1; i < f.length && compare(f[i]!.from, y) < 0; i++) index = i;
  return index;
}

/** The index of the piece of `outer` with which outer(inner(x)) begins on a piece of `inner`. */
function firstPieceMet(outer: Piecewise, inner: Piece): number {
  const start = heightOf(inner, inner.from);
  const rising = sign(inner.slope);
  return rising < 0 && inner.open ? pieceBelow(outer, start) : pieceAt(outer, start, rising > 0 && inner.open);
}

/** Where a straight line leaves a piece of `outer` for the next one; undefined if it never does. */
function leaves(outer: Piecewise, index: number, straight: Line): Start | undefined {
  const isRising = sign(straight.slope) > 0;
  const boundary = isRising ? outer[index + 1] : index === 0 ? undefined : outer[index];
  return (
    boundary && {
      from: divide(subtract(boundary.from, straight.intercept), straight.slope),
      open: isRising ? boundary.open : !boundary.open,
    }
  );
}

/** outer(inner(x)) for two straight lines. */
const composed = (outer: Line, inner: Line): Line => ({
  slope: multiply(outer.slope, inner.slope),
  intercept: add(multiply(outer.slope, inner.intercept), outer.intercept),
});

/** outer(inner(x)) on one piece of `inner`, up to its end. */
function composedOn(outer: Piecewise, inner: Piece, end: Start | undefined): Piece[] {
  const pieces: Piece[] = [];
  const direction = sign(inner.slope);
  let start: Start | undefined = inner;
  for (let index = firstPieceMet(outer, inner); start !== undefined; index += direction) {
    pieces.push(piece(start.from, start.open, composed(outer[index]!, inner)));
    const next: Start | undefined = direction === 0 ? undefined : leaves(outer, index, inner);
    start = next !== undefined && end !== undefined && before(next, end) >= 0 ? undefined : next;
  }
  return pieces;
}

/** outer(inner(x)). The first piece of `outer` also applies to values below zero. */
export const compose = (outer: Piecewise, inner: Piecewise): Piecewise =>
  merged(dropEmpty(inner.flatMap((onPiece, i) => composedOn(outer, onPiece, inner[i + 1]))));

/** If several pieces begin at the same point, only the last has any width. */
function dropEmpty(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, i) => {
    const next = pieces[i + 1];
    return next === undefined || before(piece, next) < 0;
  });
}

/** The value at x, for charts and checks. */
export function valueAt(f: Piecewise, x: Rational): Rational {
  return heightOf(f[pieceAt(f, x, false)]!, x);
}
