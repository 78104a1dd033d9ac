import { done, fail, type Outcome } from '../contract/error';
import type { ForexQuery, ForexResult, FxRates } from '../contract/forex';
import type { Meta } from '../contract/meta';
import { businessHoursSince, daysSince } from './age';
import { cite } from './cite';
import { dayAt, midRate } from './mid-rate';
import type { Market } from './market';
import { unknownCurrency } from './unknown-currency';

/** What a rate is worked out with beside the market. */
export interface RateOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Difference between ask and bid where no source quotes them, in percent of the mid. */
  readonly spreadPercent: number;
}

/** Rates are current for a day of business. */
const promisedHours = 24;

const day = 86_400_000;

/** Twelve significant digits: more than any source has. Powers of ten up to 22 are exact, so this rounds as `toPrecision` does and ten times faster. */
export function shown(value: number): number {
  if (value === 0) return 0;
  const places = 11 - Math.floor(Math.log10(Math.abs(value)));
  if (places < 0 || places > 22) return Number(value.toPrecision(12));
  const scale = 10 ** places;
  return Math.round(value * scale) / scale;
}

/** What `meta` depends on. `date` is the day of the rate, none for a parity; `asked` the day that was asked for, today when none was. */
export interface Told {
  readonly codes: readonly string[];
  readonly date: string | undefined;
  readonly asked: string;
  readonly today: string;
  readonly stale: boolean;
  readonly extra: readonly string[];
}

function ageNotice({ date, asked, today, stale }: Told): string {
  if (date === undefined) return 'Both currencies have a fixed parity to the same one: the rate between them does not change.';
  if (asked === today) return stale ? `The newest rate is of ${date}, ${daysSince(date, Date.parse(`${today}T00:00:00Z`))} days ago: it is not current.` : `The rate is of ${date}.`;
  return date === asked ? `The rate is of ${date}.` : `The newest rate by ${asked} is of ${date}, ${daysSince(date, Date.parse(`${asked}T00:00:00Z`))} days before.`;
}

export function metaOf(market: Market, told: Told): Meta {
  const { codes, date, stale, extra } = told;
  const pegs = codes.flatMap((code) => {
    const peg = market.currencies.get(code)?.peg;
    return peg === undefined ? [] : [{ source: market.currencySources[peg.source]!, notice: `${code} is pegged to ${peg.to} at ${peg.units}: the parity is exact.` }];
  });
  return {
    data_status: stale ? 'stale' : 'current',
    as_of: date ?? null,
    sources: [...(date === undefined ? [] : [cite(market.ratesSource)]), ...pegs.map(({ source }) => cite(source))],
    notices: [ageNotice(told), ...pegs.map(({ notice }) => notice), ...codes.flatMap((code) => market.currencies.get(code)?.notice ?? []), ...extra],
  };
}

/** Whether a rate was, on the day asked about (now, when that is today), older than promised. */
export const isStale = (date: string | undefined, asked: string, today: string, now: number): boolean =>
  date !== undefined && date !== asked && businessHoursSince(date, asked === today ? now : Date.parse(`${asked}T00:00:00Z`) + day) > promisedHours;

const remembered = new WeakMap<Market, Map<string, Meta>>();
/** So many answers' `meta` are kept; then all are forgotten, which bounds the memory. */
const rememberedAtMost = 5_000;

/** The same `meta` object for the same question, so that it is made, and written as JSON, once. */
function metaFor(market: Market, key: string, make: () => Meta): Meta {
  let known = remembered.get(market);
  if (known === undefined) remembered.set(market, (known = new Map()));
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= rememberedAtMost) known.clear();
  const meta = make();
  known.set(key, meta);
  return meta;
}

/**
 * The exchange rate between two currencies, with the conversion of an amount where one is given.
 *
 * @returns `invalid_currency` with the successor of a replaced code or a guess, `invalid_date` for days to come or before the first rate
 */
export function exchangeRate(market: Market, { from, to, amount, date }: ForexQuery, { now, spreadPercent }: RateOptions): Outcome<{ readonly data: ForexResult; readonly meta: Meta }> {
  for (const code of [from, to]) if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const today = new Date(now).toISOString().slice(0, 10);
  const asked = date ?? today;
  if (asked > today) return fail('invalid_date', `${asked} is still to come: rates are known up to today, ${today}.`);
  const upTo = dayAt(market, asked);
  const found = midRate(market, from, to, upTo);
  if (found === undefined) return fail('invalid_date', `No rate between ${from} and ${to} is known on or before ${asked}. The history starts on ${market.dates[0]}.`);
  const rate = shown(found.rate);
  const half = spreadPercent / 200;
  const [bid, ask] = [rate * (1 - half), rate * (1 + half)];
  const scale = amount ?? 1;
  const before = amount !== undefined || found.date === undefined ? undefined : midRate(market, from, to, dayAt(market, found.date) - 1);
  const change = amount !== undefined ? undefined : found.date === undefined ? 0 : before === undefined ? undefined : found.rate - before.rate;
  const since = before?.date;
  const same = from === to;
  const stale = isStale(found.date, asked, today, now);
  return done({
    data: {
      from,
      to,
      rate,
      bid: shown((same ? rate : bid) * scale),
      ask: shown((same ? rate : ask) * scale),
      ...(amount === undefined ? {} : { amount: shown(rate * amount) }),
      ...(change === undefined ? {} : { change_24h: shown(change), change_pct_24h: found.rate === change ? 0 : shown((change / (found.rate - change)) * 100) }),
      timestamp: `${found.date ?? today}T00:00:00.000Z`,
      source: found.date === undefined ? 'Fixed parity' : market.ratesSource.publisher,
    },
    meta: metaFor(market, `${from} ${to} ${found.date} ${since} ${asked} ${today} ${stale} ${spreadPercent}`, () => {
      const gap = since === undefined ? 0 : daysSince(since, Date.parse(`${found.date}T00:00:00Z`));
      const extra = [
        ...(same ? [] : [`\`bid\` and \`ask\` are indicative: the source quotes only a mid rate, and a spread of ${spreadPercent} % was put around it.`]),
        ...(gap > 1 ? [`The change is since ${since}, ${gap} days before.`] : []),
      ];
      return metaOf(market, { codes: same ? [from] : [from, to], date: found.date, asked, today, stale, extra });
    }),
  });
}

/** Current rates of many currencies for one unit of a base. */
export function exchangeRates(market: Market, base: string, quotes: readonly string[] | undefined, now: number): Outcome<{ readonly data: FxRates; readonly meta: Meta }> {
  const wanted = quotes ?? [...market.currencies.values()].filter(({ kind }) => kind !== 'coin').map(({ code }) => code);
  for (const code of [base, ...wanted]) if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const today = new Date(now).toISOString().slice(0, 10);
  const last = dayAt(market, today);
  const rates = wanted.flatMap((currency) => {
    const found = midRate(market, base, currency, last);
    return found === undefined ? [] : [{ currency, name: market.currencies.get(currency)!.name, rate: shown(found.rate), date: found.date ?? today }];
  });
  const newest = market.dates[last];
  return done({ data: { base, rates, count: rates.length }, meta: metaOf(market, { codes: [base], date: newest, asked: today, today, stale: isStale(newest, today, today, now), extra: [] }) });
}
