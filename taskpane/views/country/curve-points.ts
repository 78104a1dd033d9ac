import type { TaxCurvePoint } from '../../../src/contract/curve';

interface Point {
  readonly x: number;
  readonly y: number;
}

const samples = 48;

const share = (taken: number, gross: number): number => (gross > 0 ? (taken / gross) * 100 : 0);

/** The marginal rate as steps: level between two kinks, straight up at each. */
export function marginalSteps(points: readonly TaxCurvePoint[], rateOf: (point: TaxCurvePoint) => number): Point[] {
  return points.slice(0, -1).flatMap((point, at) => {
    const next = points[at + 1]!;
    return next.gross > point.gross ? [{ x: point.gross, y: rateOf(point) }, { x: next.gross, y: rateOf(point) }] : [];
  });
}

/** The effective rate, which bends between two kinks although what is taken runs straight. */
export function effectiveCurve(points: readonly TaxCurvePoint[], takenOf: (point: TaxCurvePoint) => number): Point[] {
  const last = points.at(-1)?.gross ?? 0;
  return points.slice(0, -1).flatMap((point, at) => {
    const next = points[at + 1]!;
    const width = next.gross - point.gross;
    const steps = width > 0 ? Math.max(1, Math.ceil((width / last) * samples)) : 1;
    return Array.from({ length: at === points.length - 2 ? steps + 1 : steps }, (_, step) => {
      const part = step / steps;
      const gross = point.gross + width * part;
      return { x: gross, y: share(takenOf(point) + (takenOf(next) - takenOf(point)) * part, gross) };
    }).filter(({ x }) => x > 0);
  });
}
