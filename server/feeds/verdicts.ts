import { addDays, daysBetween } from '../../src/day';
import type { Market } from '../../src/market';
import { bundledRatesOrigin } from '../../src/market/bundled/exchange-rates';
import { type DayRates, rateFrom, rateOrigin } from '../../src/market/day-rates';
import type { Limits } from '../../src/market/limits';
import { areUpsideDown, standsOut } from '../../src/market/slips';
import type { Parity } from '../../src/reference/market/schema';
import type { Feed, Found } from './feed';

/** A point of a series. */
export interface Dated {
  readonly date: string;
  readonly value: number;
}

/** The place in a list, in the order of dates, of the first point on or after a day. */
export function placeOf(list: readonly Dated[], day: string): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]!.date < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The allowed share grows with the gap between two days, but at most by this factor. */
const longestGap = 3.5;

/** Days between two dates, at least one. */
const daysApart = (a: string, b: string): number => Math.max(1, Math.abs(daysBetween(a, b)));

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

const shown = (value: number): string => String(Number(value.toPrecision(7)));

/** An observation, and what the verdicts know about its series and its day. */
export interface Case {
  readonly one: Found;
  readonly market: Market;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** The last value that the feed brought for this day, whether it was accepted or not. */
  readonly brought: number | undefined;
  readonly isRate: boolean;
  readonly isCoin: boolean;
  readonly limits: Limits;
  readonly parity: Parity | undefined;
  readonly feed: Pick<Feed, 'name' | 'ahead'>;
  /** The rate of a currency in the same answer, on the same day. */
  readonly rateInAnswer: (currency: string) => number | undefined;
  /** The points of the series around the answer, oldest first, with the observations that were kept so far. */
  readonly history: () => readonly Dated[];
  /** The observations of the series in the answer on later days, oldest first. They may be wrong themselves. */
  readonly later: () => readonly Dated[];
}

/** `later`: the run of its day brings it. */
type Verdict = 'later' | 'unchanged' | { readonly refused: string } | { readonly doubt: string };

/** Values that no series can have are refused. */
const possible = ({ one: { series, entity, date, value }, limits }: Case): Verdict | undefined => {
  const [least, most] = limits.possible;
  if (Number.isFinite(value) && value >= least && value <= most) return undefined;
  return { refused: `${series} of ${entity} on ${date} cannot be ${value}.` };
};

/** Only meetings may be in the future. Some banks publish the rate of the next day: that one waits for its day. */
const dated = ({ one: { series, entity, date }, today, feed: { ahead = 0 } }: Case): Verdict | undefined => {
  if (date <= today || series === 'mpc_meeting') return undefined;
  if (date <= addDays(today, ahead)) return 'later';
  return { refused: `${series} of ${entity} is dated ${date}, which is in the future.` };
};

/** What the feed has brought before, or has in the bundled file, is not stored again. */
const unchanged = ({ one, market, brought, feed, isRate, parity }: Case): Verdict | undefined => {
  const before =
    brought ??
    (isRate && feed.name === bundledRatesOrigin && parity === undefined ? bundledRate(market, one) : undefined);
  const isSame = before !== undefined && Math.abs(one.value - before) <= Math.abs(one.value) * 1e-8;
  return isSame ? 'unchanged' : undefined;
};

/** A pegged currency is computed from its parity, so only a rate far from it is stored, for a person to check. */
const pegged = ({ one: { entity, value }, parity, rateInAnswer }: Case): Verdict | undefined => {
  if (parity === undefined) return undefined;
  const { anchor, units } = parity;
  const rate = rateInAnswer(anchor);
  if (rate === undefined || Math.abs(value / (rate * units) - 1) <= nearParity) return 'unchanged';
  return {
    doubt: `${entity} is at ${(value / rate).toPrecision(6)} for one ${anchor}, not at its parity of ${units}.`,
  };
};

/** What the bank itself stated for a day counts, and not the copy that another source passes on. */
const passedOn = ({ one: { details, entity, date, source }, market, feed }: Case): Verdict | undefined => {
  if (details?.bank === undefined) return undefined;
  const rates = market.ratesOf(entity).newest(date);
  if (rates?.date !== date) return undefined;
  const isKnown = everyRate(rates).some(
    (rate) => rate.source.publisher === source.publisher && rateOrigin(rate) !== feed.name,
  );
  return isKnown ? 'unchanged' : undefined;
};

/** If bitcoin is upside down on a day, so are the other coins. */
const upsideDown = ({ one: { date }, isCoin, rateInAnswer }: Case): Verdict | undefined => {
  const bitcoin = isCoin ? rateInAnswer('BTC') : undefined;
  if (bitcoin === undefined || !areUpsideDown(bitcoin)) return undefined;
  return {
    doubt: `A dollar buys ${shown(bitcoin)} bitcoins on ${date}: the coins of that day are upside down, or wrong.`,
  };
};

/** Days after which a rate says nothing more about another one: currencies lose half of their value in years. */
const longAgo = 366;

/**
 * The points before and after an observation. At the beginning of a history, the next observation of the answer stands
 * in for them.
 */
function neighboursOf({ one: { date }, isRate, history, later }: Case): {
  readonly previous: Dated | undefined;
  readonly next: Dated | undefined;
} {
  const points = history();
  const place = placeOf(points, date);
  const near = (other: Dated | undefined): Dated | undefined =>
    other === undefined || (isRate && daysApart(date, other.date) > longAgo) ? undefined : other;
  const previous = near(points[place - 1]);
  const next = near(points[points[place]?.date === date ? place + 1 : place]);
  return { previous, next: previous === undefined && next === undefined && isRate ? later()[0] : next };
}

/** A devaluation in the past is a fall by at most this factor that these later rates of the answer bear out. */
const devaluation = { factor: 3, days: 30, atLeast: 3, atMost: 5 };

/** Did a rate of the past stay where it jumped? A recent jump may be a mistake of the source that lasts until today. */
function lasted({ one, isRate, today, limits, later }: Case, previous: Dated | undefined): boolean {
  if (!isRate || previous === undefined || one.date > addDays(today, -devaluation.days)) return false;
  const following = later().slice(0, devaluation.atMost);
  return (
    following.length >= devaluation.atLeast &&
    Math.abs(Math.log(one.value / previous.value)) < Math.log(devaluation.factor) &&
    following.every((other) => !isFar(limits, one, other))
  );
}

/**
 * A value far from both its neighbours in time, or a rate that jumps away and back, unless another source agrees or it
 * was a devaluation.
 */
const jump = (parts: Case): Verdict | undefined => {
  const { one, market, feed, isRate, isCoin, limits } = parts;
  const { date, value } = one;
  const { previous, next } = neighboursOf(parts);
  const neighbours = [previous, next].filter((other) => other !== undefined);
  const isFarFromAll = neighbours.length > 0 && neighbours.every((other) => isFar(limits, one, other));
  const slips =
    isRate && !isCoin && previous !== undefined && next !== undefined && standsOut(value, previous.value, next.value);
  if (!(isFarFromAll || slips) || (isRate && confirmed(market, one, feed.name))) return undefined;
  if (!slips && lasted(parts, previous)) return undefined;
  return {
    doubt: neighbours
      .map((other) => `${shown(value)} on ${date} is far from ${shown(other.value)} on ${other.date}.`)
      .join(' '),
  };
};

const verdicts = [possible, dated, unchanged, pegged, passedOn, upsideDown, jump];

/** The first verdict that speaks decides. An observation on which all are silent is plausible. */
export function verdictOn(one: Case): Verdict | undefined {
  for (const speak of verdicts) {
    const verdict = speak(one);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}
