import { addDays, daysBetween } from '../../src/day';
import type { Market } from '../../src/market';
import { bundledRatesOrigin } from '../../src/market/bundled/exchange-rates';
import { coinLimits, type Limits } from '../../src/market/limits';
import { parityOn } from '../../src/market/parity';
import { type DayRates, rateFrom, rateOrigin } from '../../src/market/day-rates';
import { newestPoint, oldestPoint, pointsWithin } from '../../src/market/points';
import { seriesOf } from '../../src/market/series';
import { areUpsideDown, standsOut } from '../../src/market/slips';
import type { Parity } from '../../src/reference/market/schema';
import type { Feed, Found } from './feed';

/** The verdict on the observations of an answer. */
export interface Judged {
  /** To be stored: plausible observations, and doubtful ones with the reason for the doubt. */
  readonly kept: readonly (Found & { readonly doubt?: string })[];
  /** How many repeated a known value. */
  readonly unchanged: number;
  /** Impossible observations, as sentences. */
  readonly refused: readonly string[];
}

/** What observations are compared with. */
export interface Known {
  readonly market: Market;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The last value the feed brought, whether it was accepted or not, by series, entity and date. */
  readonly brought: ReadonlyMap<string, number>;
}

export const keyOf = ({
  series,
  entity,
  date,
}: {
  readonly series: string;
  readonly entity: string;
  readonly date: string;
}): string => `${series} ${entity} ${date}`;

/** The allowed share grows with the gap between two days, but at most by this factor. */
const longestGap = 3.5;

/** Days between two dates, at least one. */
const daysApart = (a: string, b: string): number => Math.max(1, Math.abs(daysBetween(a, b)));

interface Dated {
  readonly date: string;
  readonly value: number;
}

function isFar({ fed: { points, share } }: Limits, value: Dated, other: Dated): boolean {
  if (points !== undefined) return Math.abs(value.value - other.value) > points;
  if (share === undefined) return false;
  return (
    Math.abs(Math.log(value.value / other.value)) >
    share * Math.min(longestGap, Math.sqrt(daysApart(value.date, other.date)))
  );
}

/** Another source within these days and this share confirms a rate. */
const near = { days: 3, share: 0.03 };

const everyRate = ({ served, others }: DayRates) => [served, ...others];

const confirmed = ({ ratesOf }: Market, { entity, date, value }: Found, origin: string): boolean =>
  ratesOf(entity)
    .within(addDays(date, -near.days), addDays(date, near.days))
    .flatMap(everyRate)
    .some((other) => rateOrigin(other) !== origin && Math.abs(Math.log(value / other.value)) < near.share);

/** The rate that the feed itself has in the bundled file or the ledger for a day. */
function bundledRate({ ratesOf }: Market, { entity, date }: Found): number | undefined {
  const rates = ratesOf(entity).newest(date);
  return rates?.date === date ? rateFrom(rates, bundledRatesOrigin)?.value : undefined;
}

/** The share by which a pegged currency may differ from its parity before a person must check it. */
const nearParity = 0.02;

/**
 * Why a person must check the rate of a pegged currency; undefined where no check is needed. `anchor` is the rate of
 * its anchor currency on the day.
 */
function parityDoubt(
  { entity, value }: Found,
  { anchor: to, units }: Parity,
  anchor: number | undefined,
): string | undefined {
  if (anchor === undefined || Math.abs(value / (anchor * units) - 1) <= nearParity) return undefined;
  return `${entity} is at ${(value / anchor).toPrecision(6)} for one ${to}, not at its parity of ${units}.`;
}

const shown = (value: number): string => String(Number(value.toPrecision(7)));

/** The known points from the one before an observation to the one after a later day. */
function pointsAround(market: Market, { series, entity, date }: Found, last: string): Dated[] {
  const before = newestPoint(market, series, entity, addDays(date, -1));
  const after = oldestPoint(market, series, entity, addDays(last, 1));
  return [before ?? [], pointsWithin(market, series, entity, date, last), after ?? []]
    .flat()
    .map(({ date: day, value }) => ({ date: day, value }));
}

/** Inserts into a list in the order of dates. */
function insert(list: Dated[], one: Dated): void {
  const at = list.findIndex(({ date }) => date >= one.date);
  if (at < 0) list.push(one);
  else list.splice(at, list[at]!.date === one.date ? 1 : 0, one);
}

/** Decides which observations are stored, which are stored in quarantine, and which are refused. */
export function judge(
  found: readonly Found[],
  { name, ahead = 0 }: Pick<Feed, 'name' | 'ahead'>,
  { market, today, brought }: Known,
): Judged {
  const kept: (Found & { doubt?: string })[] = [];
  const refused: string[] = [];
  let unchanged = 0;
  const histories = new Map<string, Dated[]>();
  const rates = new Map(
    found.filter(({ series }) => series === 'fx').map((one) => [`${one.entity} ${one.date}`, one.value]),
  );

  const inOrder = [...found].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const lastDays = new Map(inOrder.map(({ series, entity, date }) => [`${series} ${entity}`, date]));

  for (const one of inOrder) {
    const { series, entity, date, value } = one;
    const parity = series === 'fx' ? parityOn(market.currencies.get(entity), date) : undefined;
    const isCoin = series === 'fx' && market.currencies.get(entity)?.kind === 'coin';
    const limits = isCoin ? coinLimits : seriesOf(series).limits;
    const [least, most] = limits.possible;
    if (!Number.isFinite(value) || value < least || value > most) {
      refused.push(`${series} of ${entity} on ${date} cannot be ${value}.`);
      continue;
    }
    if (date > today && series !== 'mpc_meeting') {
      // Some banks publish the rate of the next day. The run of that day brings it.
      if (date <= addDays(today, ahead)) continue;
      refused.push(`${series} of ${entity} is dated ${date}, which is in the future.`);
      continue;
    }
    const before =
      brought.get(keyOf(one)) ??
      (series === 'fx' && name === bundledRatesOrigin && parity === undefined ? bundledRate(market, one) : undefined);
    if (before !== undefined && Math.abs(value - before) <= Math.abs(value) * 1e-8) {
      unchanged++;
      continue;
    }
    if (parity !== undefined) {
      const doubt = parityDoubt(one, parity, rates.get(`${parity.anchor} ${date}`));
      if (doubt === undefined) unchanged++;
      else kept.push({ ...one, doubt });
      continue;
    }
    if (isCoin && areUpsideDown(rates.get(`BTC ${date}`))) {
      kept.push({
        ...one,
        doubt: `A dollar buys ${shown(rates.get(`BTC ${date}`)!)} bitcoins on ${date}: the coins of that day are upside down, or wrong.`,
      });
      continue;
    }
    const id = `${series} ${entity}`;
    let history = histories.get(id);
    if (history === undefined) histories.set(id, (history = pointsAround(market, one, lastDays.get(id)!)));
    const previous = history.findLast((other) => other.date < date);
    const next = history.find((other) => other.date > date);
    const neighbours = [previous, next].filter((other) => other !== undefined);
    const far = neighbours.length > 0 && neighbours.every((other) => isFar(limits, one, other));
    const slips =
      series === 'fx' &&
      !isCoin &&
      previous !== undefined &&
      next !== undefined &&
      standsOut(value, previous.value, next.value);
    const jumps = (far || slips) && !(series === 'fx' && confirmed(market, one, name));
    if (jumps)
      kept.push({
        ...one,
        doubt: neighbours
          .map((other) => `${shown(value)} on ${date} is far from ${shown(other.value)} on ${other.date}.`)
          .join(' '),
      });
    else {
      kept.push(one);
      insert(history, one);
    }
  }
  return { kept, unchanged, refused };
}
