import type { TaxCurvePoint } from '../../../src/contract/curve';
import type { Point } from '../../../ui/charts/line-chart';

const samples = 48;

const share = (taken: number, gross: number): number => (gross > 0 ? (taken / gross) * 100 : 0);

/** The marginal rate as steps: constant between two kinks, with a jump at each. */
export function marginalSteps(points: readonly TaxCurvePoint[], rateOf: (point: TaxCurvePoint) => number): Point[] {
  return points.slice(0, -1).flatMap((point, index) => {
    const next = points[index + 1]!;
    return next.gross > point.gross
      ? [
          { x: point.gross, y: rateOf(point) },
          { x: next.gross, y: rateOf(point) },
        ]
      : [];
  });
}

/** The effective rate. It curves between two kinks, although the tax is linear there. */
export function effectiveCurve(points: readonly TaxCurvePoint[], takenOf: (point: TaxCurvePoint) => number): Point[] {
  const last = points.at(-1)?.gross ?? 0;
  return points.slice(0, -1).flatMap((point, index) => {
    const next = points[index + 1]!;
    const width = next.gross - point.gross;
    const steps = width > 0 ? Math.max(1, Math.ceil((width / last) * samples)) : 1;
    return Array.from({ length: index === points.length - 2 ? steps + 1 : steps }, (_, step) => {
      const part = step / steps;
      const gross = point.gross + width * part;
      return { x: gross, y: share(takenOf(point) + (takenOf(next) - takenOf(point)) * part, gross) };
    }).filter(({ x }) => x > 0);
  });
}

/** Both rates at a gross pay; undefined outside the curve. */
export function ratesAt(
  points: readonly TaxCurvePoint[],
  gross: number,
  rateOf: (point: TaxCurvePoint) => number,
  takenOf: (point: TaxCurvePoint) => number,
): { readonly marginal: number; readonly effective: number } | undefined {
  const index = points.findIndex((point, i) => point.gross <= gross && gross < (points[i + 1]?.gross ?? 0));
  const [point, next] = [points[index], points[index + 1]];
  if (point === undefined || next === undefined) return undefined;
  const taken =
    takenOf(point) + ((takenOf(next) - takenOf(point)) * (gross - point.gross)) / (next.gross - point.gross);
  return { marginal: rateOf(point), effective: share(taken, gross) };
}
