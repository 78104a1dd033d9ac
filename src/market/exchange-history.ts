import type { AnswerMeta } from '../truth/evidence';
import { done, fail, type Outcome } from '../contract/error';
import { message } from '../language/message';
import type { FxHistory, FxHistoryQuery } from '../contract/forex';
import { addDays } from '../day';
import { dayOf } from './age';
import { askedSpan } from './asked';
import { noRate, publishers, rateMeta, roundedRate } from './exchange-rate';
import type { Market } from './market';
import { newestOf, oldestOf } from './history';
import { midRate } from './mid-rate';
import { fixedFrom } from './parity';
import { rateIsOld } from './promise';
import { unknownCurrency } from './unknown-currency';

/** Days shown if the question has no first day. */
const usualDays = 90;

type Observation = FxHistory['observations'][number];

/** The rate on a day of publication; undefined if either currency was not published that day. */
function observationOn(market: Market, from: string, to: string, date: string): Observation | undefined {
  const found = midRate(market, from, to, date);
  if (found === undefined) return undefined;
  if (found.date === undefined) return { date, rate: roundedRate(found.rate), source: 'Fixed parity' };
  return found.date === date
    ? { date, rate: roundedRate(found.rate), source: publishers(market, from === to ? [from] : [from, to], date) }
    : undefined;
}

/** The first day asked about. */
const firstDay = ({ start }: FxHistoryQuery, last: string): string => start ?? addDays(last, -usualDays);

/**
 * True if a question needs history: it sets `as_known_on`, or its span starts before the newest rate. Does not check
 * that the days have data.
 */
export function isBeyondNewest(market: Market, query: FxHistoryQuery, now: number): boolean {
  const today = dayOf(now);
  const newest = midRate(market, query.from, query.to, today)?.date ?? market.quotationDays.newest(today)!.date;
  return query.as_known_on !== undefined || firstDay(query, query.end ?? today) < newest;
}

/**
 * The mid-market rate between two currencies on each day of publication.
 *
 * @param now milliseconds since 1970
 * @returns `invalid_currency`; `invalid_date` for future days, or if the span has no rate
 */
export function exchangeHistory(
  market: Market,
  query: FxHistoryQuery,
  now: number,
): Outcome<{ readonly data: FxHistory; readonly meta: AnswerMeta }> {
  const { from, to } = query;
  const when = askedSpan(query, now);
  if (!when.ok) return when;
  for (const code of [from, to])
    if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const { date: end, by, moment, today } = when.value;
  const start = firstDay(query, end);
  const days = market.quotationDays.within(start, by);
  const observations = days.flatMap(({ date }) => observationOn(market, from, to, date) ?? []);
  const newest = midRate(market, from, to, query.as_known_on ?? today);
  if (observations.length === 0) {
    const first = fixedFrom(market, from, to);
    if (first !== undefined && by < first) return fail('invalid_date', noRate(market, from, to, by));
    const empty = message('history_empty', { from, to, start, end });
    if (newest === undefined) return fail('invalid_date', empty);
    const recorded = message('history_known', {
      latest: newest.date ?? newestOf(market.quotationDays)!.date,
      first: oldestOf(market.quotationDays)!.date,
    });
    return fail('invalid_date', message('sentences', { first: empty, second: recorded }));
  }
  const date = newest?.date === undefined ? undefined : observations.at(-1)!.date;
  const missing = days.length - observations.length;
  const extra = missing === 0 ? [] : [message('history_has_days_without_rate', { missing, days: days.length })];
  return done({
    data: { from, to, start, end, observations, count: observations.length },
    meta: rateMeta(market, {
      codes: from === to ? [from] : [from, to],
      date,
      asked: end,
      today,
      stale: date !== undefined && rateIsOld(date, moment),
      extra,
    }),
  });
}
