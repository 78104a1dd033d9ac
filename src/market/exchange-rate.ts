import { done, fail, type Outcome } from '../contract/error';
import type { ForexQuery, ForexResult, FxRates } from '../contract/forex';
import type { CitedSource, Meta } from '../contract/meta';
import { businessHoursSince, daysSince } from './age';
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

/** Digits that are shown of a rate: more than any source has. */
const shown = (value: number): number => Number(value.toPrecision(12));

const cited = ({ title, publisher, url, dated }: CitedSource): CitedSource => ({ title, publisher, url, dated });

function metaOf(market: Market, codes: readonly string[], date: string | undefined, historical: boolean, now: number, extra: readonly string[]): Meta {
  const pegs = codes.flatMap((code) => {
    const peg = market.currencies.get(code)?.peg;
    return peg === undefined ? [] : [{ source: market.currencySources[peg.source]!, notice: `${code} is pegged to ${peg.to} at ${peg.units}: the parity is exact.` }];
  });
  const age = date === undefined ? 0 : daysSince(date, now);
  const stale = date !== undefined && !historical && businessHoursSince(date, now) > promisedHours;
  return {
    data_status: stale ? 'stale' : 'current',
    as_of: date ?? null,
    sources: [...(date === undefined ? [] : [cited(market.ratesSource)]), ...pegs.map(({ source }) => cited(source))],
    notices: [
      ...(date === undefined ? ['Both currencies are pegged to the same anchor: the rate does not change.'] : stale ? [`The newest rate is of ${date}, ${age} days ago: it is not current.`] : [`The rate is of ${date}.`]),
      ...pegs.map(({ notice }) => notice),
      ...codes.flatMap((code) => market.currencies.get(code)?.notice ?? []),
      ...extra,
    ],
  };
}

/**
 * The exchange rate between two currencies, with the conversion of an amount where one is given.
 *
 * @returns `invalid_currency` with the successor of a replaced code or a guess, `invalid_date` for days to come or before the first rate
 */
export function exchangeRate(market: Market, { from, to, amount, date }: ForexQuery, { now, spreadPercent }: RateOptions): Outcome<{ readonly data: ForexResult; readonly meta: Meta }> {
  for (const code of [from, to]) if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const today = new Date(now).toISOString().slice(0, 10);
  if (date !== undefined && date > today) return fail('invalid_date', `${date} is still to come: rates are known up to today, ${today}.`);
  const upTo = dayAt(market, date ?? today);
  const found = midRate(market, from, to, upTo);
  if (found === undefined) return fail('invalid_date', `No rate between ${from} and ${to} is known on or before ${date ?? today}. The history starts on ${market.dates[0]}.`);
  const rate = shown(found.rate);
  const half = spreadPercent / 200;
  const [bid, ask] = [rate * (1 - half), rate * (1 + half)];
  const scale = amount ?? 1;
  const before = amount !== undefined || found.date === undefined ? undefined : midRate(market, from, to, dayAt(market, found.date) - 1);
  const change = amount !== undefined ? undefined : found.date === undefined ? 0 : before === undefined ? undefined : found.rate - before.rate;
  const gap = before?.date === undefined || found.date === undefined ? 0 : daysSince(before.date, Date.parse(`${found.date}T00:00:00Z`));
  const same = from === to;
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
    meta: metaOf(market, [...new Set([from, to])], found.date, date !== undefined, now, [
      ...(same ? [] : [`\`bid\` and \`ask\` are indicative: the source quotes only a mid rate, and a spread of ${spreadPercent} % was put around it.`]),
      ...(gap > 1 ? [`The change is since ${before!.date}, ${gap} days before.`] : []),
    ]),
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
  return done({ data: { base, rates, count: rates.length }, meta: metaOf(market, [base], newest, false, now, []) });
}
