import type { AnswerMeta } from '../truth/evidence';
import { done, fail, type Outcome } from '../contract/error';
import type { FxHistory, FxHistoryQuery } from '../contract/forex';
import { dayBefore, dayOf } from './age';
import { askedSpan } from './asked';
import { noRate, publishers, rateMeta, shown } from './exchange-rate';
import type { Market } from './market';
import { dayAt, midRate } from './mid-rate';
import { fixedFrom } from './parity';
import { rateIsOld } from './promise';
import { unknownCurrency } from './unknown-currency';

/** So many days are shown where no first day is asked for. */
const usualDays = 90;

type Observation = FxHistory['observations'][number];

/** The rate of a day of publication; undefined where one of the currencies was not published that day. */
function observationOn(market: Market, from: string, to: string, index: number): Observation | undefined {
  const date = market.dates[index]!;
  const found = midRate(market, from, to, date, index);
  if (found === undefined) return undefined;
  if (found.date === undefined) return { date, rate: shown(found.rate), source: 'Fixed parity' };
  return found.date === date
    ? { date, rate: shown(found.rate), source: publishers(market, from === to ? [from] : [from, to], index) }
    : undefined;
}

/** The first of the days asked about. */
const firstDay = ({ start }: FxHistoryQuery, last: string): string => start ?? dayBefore(last, usualDays);

/**
 * Does a question reach back beyond the newest rate, or to what was known on a day? Whatever is recorded of the days
 * that it names.
 */
export function isBeyondNewest(market: Market, query: FxHistoryQuery, now: number): boolean {
  const today = dayOf(now);
  const latest = dayAt(market, today);
  const newest = midRate(market, query.from, query.to, today, latest)?.date ?? market.dates[latest]!;
  return query.as_known_on !== undefined || firstDay(query, query.end ?? today) < newest;
}

/**
 * The mid-market rate between two currencies on each day of publication.
 *
 * @param now milliseconds since 1970
 * @returns `invalid_currency`, `invalid_date` for days to come and where no rate lies between the days
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
  const { date: end, by, at, today } = when.value;
  const start = firstDay(query, end);
  const [before, last, latest] = [
    dayAt(market, dayBefore(start)),
    dayAt(market, by),
    dayAt(market, query.as_known_on ?? today),
  ];
  const days = Array.from({ length: last - before }, (_, i) => before + 1 + i);
  const observations = days.flatMap((index) => observationOn(market, from, to, index) ?? []);
  const newest = midRate(market, from, to, query.as_known_on ?? today, latest);
  if (observations.length === 0) {
    const first = fixedFrom(market, from, to);
    if (first !== undefined && by < first) return fail('invalid_date', noRate(market, from, to, by));
    const known =
      newest === undefined
        ? ''
        : ` The newest is of ${newest.date ?? market.dates.at(-1)}, and the history starts on ${market.dates[0]}.`;
    return fail('invalid_date', `No rate between ${from} and ${to} was published from ${start} to ${end}.${known}`);
  }
  const date = newest?.date === undefined ? undefined : observations.at(-1)!.date;
  const day = date === undefined ? undefined : dayAt(market, date);
  const missing = days.length - observations.length;
  const extra =
    missing === 0
      ? []
      : [
          `On ${missing} of the ${days.length} days of publication one of the currencies has no rate: they are left out.`,
        ];
  return done({
    data: { from, to, start, end, observations, count: observations.length },
    meta: rateMeta(market, {
      codes: from === to ? [from] : [from, to],
      date,
      day,
      asked: end,
      today,
      stale: date !== undefined && rateIsOld(date, at),
      extra,
    }),
  });
}
