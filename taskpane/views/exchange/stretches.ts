import type { Point } from '../../../ui/charts/line-chart';
import { dayLength, dayOfMoment } from '../../../src/day';
import { dayInWords } from '../../../ui/words/dates';
import { say } from '../../../ui/language/say';

/** The longest pause between two rates that is no gap, in milliseconds: a weekend with holidays. */
const longestPause = 5 * dayLength;

/** The observations in stretches without a gap. */
export function stretchesOf(points: readonly Point[]): readonly (readonly Point[])[] {
  const stretches: Point[][] = [];
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    if (before !== undefined && point.x - before.x <= longestPause) stretches.at(-1)!.push(point);
    else stretches.push([point]);
  }
  return stretches;
}

/** Where the line has gaps, in words; empty where the rates run through to today. */
export function gapsOf(points: readonly Point[], today: number): string {
  const [last, breaks] = [points.at(-1), stretchesOf(points).length - 1];
  if (last === undefined) return '';
  const open =
    today - last.x > longestPause ? say('there_are_no_rates_after', { x: dayInWords(dayOfMoment(last.x)) }) : '';
  const inside = breaks === 0 ? '' : say('gaps_in_line', { breaks, days: longestPause / dayLength });
  return [inside, open].filter((sentence) => sentence !== '').join(' ');
}

/** The observation nearest to a moment. */
export const nearestTo = (points: readonly Point[], x: number): Point | undefined =>
  points.reduce<Point | undefined>(
    (best, point) => (best === undefined || Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best),
    undefined,
  );
