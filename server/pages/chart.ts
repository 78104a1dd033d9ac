import { dayOfMoment } from '../../src/day';
import { ticksWithin } from '../../src/ticks';
import { escaped } from './html';

/** A value on a day. */
interface Plotted {
  readonly date: string;
  readonly value: number;
}

/** What the points of a chart span. */
export interface ChartSpan {
  readonly count: number;
  readonly from: string;
  readonly to: string;
  readonly first: string;
  readonly last: string;
  readonly low: string;
  readonly high: string;
}

/** The texts and the style of a chart. */
interface ChartText {
  readonly title: string;
  /** Writes a value in the language of the page. */
  readonly written: (value: number) => string;
  /** Says what the chart shows. */
  readonly description: (span: ChartSpan) => string;
  /** Does each value hold until the next one, as a policy rate does? */
  readonly steps: boolean;
}

const width = 640;
const height = 280;
const inner = { left: 64, right: 16, top: 16, bottom: 32 };

const at = (value: number): string => value.toFixed(1);

/**
 * A line chart as SVG in the colours of the page. Its title and description are for screen readers.
 *
 * @param points at least one, oldest first
 */
export function lineChart(
  points: readonly Plotted[],
  { title, written, description: describe, steps }: ChartText,
): string {
  const values = points.map(({ value }) => value);
  const times = points.map(({ date }) => Date.parse(date));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low) * 0.08 || Math.abs(high) * 0.05 || 1;
  const [least, most] = [low - margin, high + margin];
  const [first, last] = [times[0]!, times.at(-1)!];
  const x = (time: number): number =>
    inner.left + (first === last ? 0.5 : (time - first) / (last - first)) * (width - inner.left - inner.right);
  const y = (value: number): number =>
    height - inner.bottom - ((value - least) / (most - least)) * (height - inner.top - inner.bottom);
  const line = points
    .map(
      ({ value }, i) =>
        `${i === 0 ? 'M' : steps ? `H${at(x(times[i]!))}V` : 'L'}${i > 0 && steps ? at(y(value)) : `${at(x(times[i]!))} ${at(y(value))}`}`,
    )
    .join('');
  const across = ticksWithin(least, most, 6).map(
    (value) =>
      `<line class="grid" x1="${inner.left}" x2="${width - inner.right}" y1="${at(y(value))}" y2="${at(y(value))}"/><text x="${inner.left - 8}" y="${at(y(value) + 4)}" text-anchor="end">${written(value)}</text>`,
  );
  const days = first === last ? [first] : [0, 1, 2, 3].map((part) => first + ((last - first) * part) / 3);
  const below = days.map(
    (time, i) =>
      `<text x="${at(x(time))}" y="${height - 10}" text-anchor="${days.length === 1 ? 'middle' : i === 0 ? 'start' : i === days.length - 1 ? 'end' : 'middle'}">${dayOfMoment(time)}</text>`,
  );
  const [oldest, newest] = [points[0]!, points.at(-1)!];
  const description = describe({
    count: points.length,
    from: oldest.date,
    to: newest.date,
    first: written(oldest.value),
    last: written(newest.value),
    low: written(low),
    high: written(high),
  });
  return `<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="chart-title chart-text"><title id="chart-title">${escaped(title)}</title><desc id="chart-text">${escaped(description)}</desc>${across.join('')}${below.join('')}<path class="line" d="${line}"/><circle class="dot" cx="${at(x(last))}" cy="${at(y(newest.value))}" r="4"/></svg>`;
}
