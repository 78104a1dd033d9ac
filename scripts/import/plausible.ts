import { dayOfMoment, daysBetween } from '../../src/day';
import { localCurrency, type Market, rateOn, seriesOf } from '../../src/market';
import type { Said } from './candidate';
import { doubtful, type Problem, wrong } from './problem';

/** A dated value. */
export interface Dated {
  readonly date: string;
  readonly value: number;
}

/** What a figure is held against. */
interface Known {
  /** Served on the day itself. */
  readonly same: number | undefined;
  /** The newest before the day. */
  readonly before: Dated | undefined;
  /** The newest of all. */
  readonly newest: Dated | undefined;
}

/** What is known around a day. `points` are in order of date. */
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

/** Prices and decisions may be announced so many days ahead. */
const aheadDays = 31;
/** Calendars of committees reach so many days ahead. */
const calendarDays = 800;

/**
 * The power of ten by which a value is too large or too small, where it is near one: 10, 100, 1000 or their inverse.
 */
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

/** Of the future: prices and decisions may take effect soon, meetings are planned, and nothing else can be known. */
function futureProblem({ series, date, details }: Said, now: number): Problem | undefined {
  const today = dayOfMoment(now);
  if (date <= today) return undefined;
  const ahead = daysBetween(today, date);
  if (series === 'mpc_meeting')
    return ahead <= calendarDays
      ? undefined
      : wrong('future', `${date} is more than two years ahead: is the year right?`);
  if (series.startsWith('fuel_') || series === 'policy_rate')
    return ahead <= aheadDays
      ? doubtful('future', `${date} is still to come: it will be shown from that day on`)
      : wrong('future', `${date} is more than ${aheadDays} days ahead: is the year right?`);
  return wrong(
    'future',
    details.period === undefined
      ? `${date} is still to come`
      : `${details.period} is not over: write forecast in \`basis\` where it is one`,
  );
}

/** The value in the measure of its range: fuel in US dollars at the rate of the day. */
function measured(said: Said, market: Market): number | undefined {
  if (!said.series.startsWith('fuel_')) return said.value;
  const currency = localCurrency(market, said.entity);
  const rate = currency === undefined ? undefined : rateOn(market, currency, 'USD', said.date)?.rate;
  return rate === undefined ? undefined : said.value * rate;
}

function rangeProblem(said: Said, market: Market): Problem | undefined {
  const range = seriesOf(said.series).limits.entered.usual;
  const value = measured(said, market);
  if (range === undefined || value === undefined || (range[0] <= value && value <= range[1])) return undefined;
  const shown = said.series.startsWith('fuel_') ? `about ${Number(value.toPrecision(3))} US dollars` : `${value} %`;
  return doubtful(
    'range',
    `${said.value} is ${shown}, and between ${range[0]} and ${range[1]} would be usual: a mistake of unit?`,
  );
}

function moveProblem({ series, value }: Said, before: Dated): Problem | undefined {
  const factor = unitFactor(value, before.value);
  if (factor !== undefined)
    return doubtful(
      'unit',
      `${value} is about ${times(factor)} ${before.value}, the figure of ${before.date}: a mistake of unit?`,
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
 * What is implausible about a figure, against what is served.
 *
 * @param now milliseconds since 1970
 */
export function implausible(said: Said, known: Known, market: Market, now: number): Problem[] {
  const future = futureProblem(said, now);
  const repeats =
    known.same === undefined
      ? undefined
      : known.same === said.value
        ? doubtful('duplicate', `${said.value} of ${said.date} is known already`)
        : doubtful('correction', `${said.date} has ${known.same} already: ${said.value} would correct it`);
  if (said.series === 'mpc_meeting') {
    const cancelled =
      said.value === 0 && known.same === undefined
        ? wrong('unknown', `no meeting on ${said.date} is known that could be cancelled`)
        : undefined;
    return [future, said.value === 0 ? cancelled : repeats].filter((problem) => problem !== undefined);
  }
  const older =
    known.same === undefined && known.newest !== undefined && said.date < known.newest.date
      ? doubtful(
          'older',
          `${said.date} is before ${known.newest.date}, the newest day known: it would only show in questions about the past`,
        )
      : undefined;
  const size = (known.before === undefined ? undefined : moveProblem(said, known.before)) ?? rangeProblem(said, market);
  return [future, repeats, older, size].filter((problem) => problem !== undefined);
}
