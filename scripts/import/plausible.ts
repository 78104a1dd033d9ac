import { dayOfMoment, daysBetween } from '../../src/day';
import { localCurrency, type Market, rateOn, seriesOf } from '../../src/market';
import type { ImportedFigure } from './candidate';
import { doubtful, type Problem, wrong } from './problem';

/** A dated value. */
export interface Dated {
  readonly date: string;
  readonly value: number;
}

/** The figures that a new one is compared with. */
interface Known {
  /** The current value of the day itself. */
  readonly same: number | undefined;
  /** The newest before the day. */
  readonly before: Dated | undefined;
  /** The newest of all. */
  readonly newest: Dated | undefined;
}

/** The figures around a day. `points` are in the order of their dates. */
export function knownAround(points: readonly Dated[], date: string): Known {
  let [from, to] = [0, points.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (points[middle]!.date < date) from = middle + 1;
    else to = middle;
  }
  const at = points[from];
  return { same: at?.date === date ? at.value : undefined, before: points[from - 1], newest: points.at(-1) };
}

/** How many days ahead prices and decisions may be announced. */
const aheadDays = 31;
/** How many days ahead committees publish their calendars. */
const calendarDays = 800;

/** The power of ten by which a value is probably too large or too small: 10, 100, 1000 or an inverse of these. */
export function unitFactor(value: number, reference: number): number | undefined {
  if (value <= 0 || reference <= 0) return undefined;
  const power = Math.log10(value / reference);
  const nearest = Math.round(power);
  return nearest !== 0 && Math.abs(nearest) <= 3 && Math.abs(power - nearest) <= 0.13 ? 10 ** nearest : undefined;
}

const times = (factor: number): string =>
  factor > 1
    ? `${factor} times`
    : `a ${{ 0.1: 'tenth', 0.01: 'hundredth', 0.001: 'thousandth' }[Number(factor.toFixed(3))] ?? 'part'} of`;

/** The problem of a figure in the future. Prices and decisions may be announced ahead, and meetings planned. */
function futureProblem({ series, date, details }: ImportedFigure, now: number): Problem | undefined {
  const today = dayOfMoment(now);
  if (date <= today) return undefined;
  const ahead = daysBetween(today, date);
  if (series === 'mpc_meeting')
    return ahead <= calendarDays
      ? undefined
      : wrong('future', `${date} is more than two years ahead: is the year right?`);
  if (series.startsWith('fuel_') || series === 'policy_rate')
    return ahead <= aheadDays
      ? doubtful('future', `${date} is in the future: the figure will be shown from that day on`)
      : wrong('future', `${date} is more than ${aheadDays} days ahead: is the year right?`);
  return wrong(
    'future',
    details.period === undefined
      ? `${date} is in the future`
      : `${details.period} is not over: if this is a forecast, write forecast in \`basis\``,
  );
}

/** The value in the unit of its usual range: for fuel, US dollars at the rate of the day. */
function measured(figure: ImportedFigure, market: Market): number | undefined {
  if (!figure.series.startsWith('fuel_')) return figure.value;
  const currency = localCurrency(market, figure.entity);
  const rate = currency === undefined ? undefined : rateOn(market, currency, 'USD', figure.date)?.rate;
  return rate === undefined ? undefined : figure.value * rate;
}

function rangeProblem(figure: ImportedFigure, market: Market): Problem | undefined {
  const range = seriesOf(figure.series).limits.entered.usual;
  const value = measured(figure, market);
  if (range === undefined || value === undefined || (range[0] <= value && value <= range[1])) return undefined;
  const inUnit = figure.series.startsWith('fuel_') ? `about ${Number(value.toPrecision(3))} US dollars` : `${value} %`;
  return doubtful('range', `${figure.value} is ${inUnit}; usual is ${range[0]} to ${range[1]}. Is the unit wrong?`);
}

function moveProblem({ series, value }: ImportedFigure, before: Dated): Problem | undefined {
  const factor = unitFactor(value, before.value);
  if (factor !== undefined)
    return doubtful(
      'unit',
      `${value} is about ${times(factor)} ${before.value}, the figure of ${before.date}. Is the unit wrong?`,
    );
  const percent = (value / before.value - 1) * 100;
  const { percent: most, points } = seriesOf(series).limits.entered;
  if (most !== undefined && Math.abs(percent) > most)
    return doubtful(
      'move',
      `${value} is ${Math.abs(percent).toFixed(1)} % ${percent > 0 ? 'above' : 'below'} ${before.value}, the figure of ${before.date}`,
    );
  const moved = value - before.value;
  if (points !== undefined && Math.abs(moved) > points)
    return doubtful(
      'move',
      `${value} % is ${Number(Math.abs(moved).toFixed(2))} points ${moved > 0 ? 'above' : 'below'} ${before.value} %, the figure of ${before.date}`,
    );
  return undefined;
}

/**
 * What is implausible about a figure, compared with the current ones.
 *
 * @param now milliseconds since 1970
 */
export function implausible(figure: ImportedFigure, known: Known, market: Market, now: number): Problem[] {
  const future = futureProblem(figure, now);
  const repeats =
    known.same === undefined
      ? undefined
      : known.same === figure.value
        ? doubtful('duplicate', `${figure.value} is already recorded for ${figure.date}`)
        : doubtful(
            'correction',
            `${known.same} is already recorded for ${figure.date}: ${figure.value} would correct it`,
          );
  if (figure.series === 'mpc_meeting') {
    const cancelled =
      figure.value === 0 && known.same === undefined
        ? wrong('unknown', `no meeting is recorded on ${figure.date} that could be cancelled`)
        : undefined;
    return [future, figure.value === 0 ? cancelled : repeats].filter((problem) => problem !== undefined);
  }
  const older =
    known.same === undefined && known.newest !== undefined && figure.date < known.newest.date
      ? doubtful(
          'older',
          `${figure.date} is before ${known.newest.date}, the newest day on record: only questions about the past would show it`,
        )
      : undefined;
  const size =
    (known.before === undefined ? undefined : moveProblem(figure, known.before)) ?? rangeProblem(figure, market);
  return [future, repeats, older, size].filter((problem) => problem !== undefined);
}
