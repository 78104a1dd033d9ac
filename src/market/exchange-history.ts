import type { AnswerMeta } from '../truth/evidence';
import { done, fail, noData, type Outcome } from '../contract/error';
import { type Message, message } from '../language/message';
import type { FxHistory, FxHistoryQuery } from '../contract/forex';
import type { PeriodFrequency } from '../contract/words/frequencies';
import { addDays } from '../day';
import { dayOf } from './age';
import { askedSpan } from './days-asked';
import { noRate, publishers, rateMeta } from './exchange-rate';
import { byPeriod, widened } from './frequency';
import type { Market } from './market';
import { newestOf, oldestOf } from './history';
import { midRate } from './mid-rate';
import { fixedFrom, fixedParity } from './parity';
import { periodNotices, periodRows } from './period-rows';
import { rateIsOld } from './promise';
import { roundedRate } from './rounded-rate';
import { unknownCurrency } from './unknown-currency';

/** Days shown if the question has no first day. */
const usualDays = 90;

type Observation = FxHistory['observations'][number];

/** The date of the rate in a row; a parity has none. */
export const dateOfRow = ({ date, observed = date, source }: Observation): string | null =>
  source === fixedParity ? null : observed;

/** The rate on a day of publication; undefined if either currency was not published that day. */
function observationOn(market: Market, from: string, to: string, date: string): Observation | undefined {
  const found = midRate(market, from, to, date);
  if (found === undefined) return undefined;
  if (found.date === undefined) return { date, rate: roundedRate(found.rate), source: fixedParity };
  return found.date === date
    ? { date, rate: roundedRate(found.rate), source: publishers(market, from === to ? [from] : [from, to], date) }
    : undefined;
}

/** The first day asked about. */
const firstDay = ({ start }: FxHistoryQuery, last: string): string => start ?? addDays(last, -usualDays);

/** Every day from one to another. */
function eachDay(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The days of a span on which there may be a rate: every day of a parity that holds at its end, or days of publication. */
function daysWithRates(market: Market, { from, to }: FxHistoryQuery, start: string, by: string): readonly string[] {
  const first = midRate(market, from, to, by)?.date === undefined ? fixedFrom(market, from, to) : undefined;
  if (first === undefined || first > by) return market.quotationDays.within(start, by).map(({ date }) => date);
  return first <= start
    ? eachDay(start, by)
    : [...market.quotationDays.within(start, addDays(first, -1)).map(({ date }) => date), ...eachDay(first, by)];
}

/** The rows of a history, with the notices about them. */
interface Rows {
  readonly observations: readonly Observation[];
  /** Days of publication on which one of the currencies has no rate. */
  readonly missing: number;
  readonly notices: readonly Message[];
  /** The day of the newest rate among them. */
  readonly newest: string | undefined;
}

/** A rate for each day of publication. */
function ratesByDay(market: Market, { from, to }: FxHistoryQuery, days: readonly string[]): Rows {
  const observations = days.flatMap((date) => observationOn(market, from, to, date) ?? []);
  return {
    observations,
    missing: days.length - observations.length,
    notices: [],
    newest: observations.at(-1)?.date,
  };
}

/** A rate for each period from the one that starts on `start` to the one that contains `by`. */
function ratesByPeriod(
  market: Market,
  { from, to }: FxHistoryQuery,
  frequency: PeriodFrequency,
  { days, start, by, today }: { days: readonly string[]; start: string; by: string; today: string },
): Rows {
  const rates = days.flatMap((date) => {
    const found = midRate(market, from, to, date);
    return found === undefined || (found.date !== undefined && found.date !== date)
      ? []
      : [{ date, value: found.rate }];
  });
  const earlier = midRate(market, from, to, addDays(start, -1));
  const before =
    earlier?.date === undefined ? undefined : { value: { date: earlier.date, value: earlier.rate }, start };
  const periods = byPeriod(frequency, rates, by, before);
  const rows = periodRows(frequency, periods, true);
  return {
    observations: rows.map(({ date, newest, value, rest }) => ({
      date,
      rate: value,
      source: observationOn(market, from, to, newest.date)!.source,
      ...rest,
    })),
    missing: days.length - rates.length,
    notices: periodNotices(frequency, periods, today),
    newest: rows.at(-1)?.newest.date,
  };
}

/** The question, with a span of whole periods if it asks for a value a period. */
function wholePeriods(query: FxHistoryQuery, now: number): FxHistoryQuery {
  const { frequency = 'day' } = query;
  if (frequency === 'day') return query;
  const today = dayOf(now);
  return widened(frequency, { ...query, start: firstDay(query, query.end ?? query.as_known_on ?? today) }, today);
}

/**
 * True if a question needs history: it sets `as_known_on`, or its span starts before the newest rate. Does not check
 * that the days have data.
 */
export function isBeyondNewest(market: Market, asked: FxHistoryQuery, now: number): boolean {
  const today = dayOf(now);
  const query = wholePeriods(asked, now);
  const newest = midRate(market, query.from, query.to, today)?.date ?? market.quotationDays.newest(today)!.date;
  return query.as_known_on !== undefined || firstDay(query, query.end ?? today) < newest;
}

/**
 * The mid-market rate between two currencies on each day of publication, or for each period of `frequency`.
 *
 * @param now milliseconds since 1970
 * @returns `invalid_currency`; `invalid_date` for future days, or if the span has no rate
 */
export function exchangeHistory(
  market: Market,
  asked: FxHistoryQuery,
  now: number,
): Outcome<{ readonly data: FxHistory; readonly meta: AnswerMeta }> {
  const sent = askedSpan(asked, now);
  if (!sent.ok) return sent;
  const query = wholePeriods(asked, now);
  const { from, to, frequency = 'day' } = query;
  const when = askedSpan(query, now);
  if (!when.ok) return when;
  for (const code of [from, to])
    if (!market.currencies.has(code)) return fail('invalid_currency', unknownCurrency(market, code));
  const { date: end, by, moment, today } = when.value;
  const start = firstDay(query, end);
  const days = daysWithRates(market, query, start, by);
  const {
    observations,
    missing,
    notices,
    newest: latest,
  } = frequency === 'day'
    ? ratesByDay(market, query, days)
    : ratesByPeriod(market, query, frequency, { days, start, by, today });
  const newest = midRate(market, from, to, query.as_known_on ?? today);
  if (observations.length === 0) {
    const first = fixedFrom(market, from, to);
    if (first !== undefined && by < first) return noData('invalid_date', noRate(market, from, to, by));
    const empty = message('history_empty', { from, to, start, end });
    if (newest === undefined) return noData('invalid_date', empty);
    const recorded = message('history_known', {
      latest: newest.date ?? newestOf(market.quotationDays)!.date,
      first: oldestOf(market.quotationDays)!.date,
    });
    return noData('invalid_date', message('sentences', { first: empty, second: recorded }));
  }
  const date = newest?.date === undefined ? undefined : latest;
  const extra = [
    ...(missing === 0 ? [] : [message('history_has_days_without_rate', { missing, days: days.length })]),
    ...notices,
  ];
  return done({
    data: { from, to, start, end, observations: [...observations], count: observations.length },
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
