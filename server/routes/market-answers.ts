import type { FastifyRequest } from 'fastify';
import type {
  CentralBankList,
  CentralBankResult,
  ForexQuery,
  ForexResult,
  FuelList,
  FuelQuery,
  FuelResult,
  FxHistory,
  FxHistoryQuery,
  FxRates,
  RatesQuery,
  SeriesQuery,
  SeriesResult,
} from '../../src/contract';
import type { Outcome } from '../../src/contract/error';
import type { Answer } from '../../src/engine';
import {
  asked,
  type Asked,
  askedSpan,
  centralBank,
  type DayAsked,
  exchangeHistory,
  exchangeRate,
  exchangeRates,
  fuelPrices,
  isBeyondNewest,
  type Market,
  seriesDays,
  seriesHistory,
} from '../../src/market';
import { onceAMinute } from './once-a-minute';
import type { Parts } from './route';

/** A question about the market, in the order in which it is checked. */
interface Question<Data> {
  /** The days that it is about; `invalid_date` where they cannot be asked about. */
  readonly days: (now: number) => Outcome<Asked>;
  /** What of it starts with the Pro plan; undefined where every plan has it. */
  readonly feature: string | undefined;
  /** The day on which the answer was known, where one is named. */
  readonly knownOn: string | undefined;
  /** The answer, or what is not recorded of the values that were sent. */
  readonly answer: (market: Market, now: number) => Outcome<Answer<Data>>;
}

const isPast = ({ date, as_known_on }: DayAsked): boolean => date !== undefined || as_known_on !== undefined;

/**
 * Questions about the market, answered the same to a route of their own, to an item of a batch and to a tool, and
 * checked here in one order: days, plan, what is
 * recorded. The market of the past is made for nobody whose plan does not have it.
 */
export function marketAnswers({ market, access, spreadPercent }: Parts) {
  const list = onceAMinute();

  function inOrder<Data>(
    request: FastifyRequest,
    { days, feature, knownOn, answer }: Question<Data>,
  ): Outcome<Answer<Data>> {
    const now = request.askedAt;
    const when = days(now);
    if (!when.ok) return when;
    const refused = feature === undefined ? undefined : access.planFailure(request, 'pro', feature);
    return refused ?? answer(market(request, knownOn), now);
  }
  const ofDay = <Data>(
    request: FastifyRequest,
    query: DayAsked,
    feature: string,
    answer: Question<Data>['answer'],
  ): Outcome<Answer<Data>> =>
    inOrder(request, {
      days: (now) => asked(query, now),
      feature: isPast(query) ? feature : undefined,
      knownOn: query.as_known_on,
      answer,
    });

  return {
    forex: (request: FastifyRequest, query: ForexQuery): Outcome<Answer<ForexResult>> =>
      ofDay(request, query, 'A rate of the past', (known, now) => exchangeRate(known, query, { now, spreadPercent })),
    fuel: (request: FastifyRequest, query: FuelQuery): Outcome<Answer<FuelList | FuelResult>> =>
      ofDay(request, query, 'A price of the past', (known, now) =>
        query.country === undefined
          ? list(known, now, ['fuel', query], () => fuelPrices(known, query, now))
          : fuelPrices(known, query, now),
      ),
    rates: (request: FastifyRequest, query: RatesQuery): Outcome<Answer<CentralBankList | CentralBankResult>> =>
      ofDay(request, query, 'A figure of the past', (known, now) =>
        query.country === undefined
          ? list(known, now, ['rates', query], () => centralBank(known, query, now))
          : centralBank(known, query, now),
      ),
    exchangeList: (
      request: FastifyRequest,
      base: string,
      quotes: readonly string[] | undefined,
    ): Outcome<Answer<FxRates>> =>
      list(market(request), request.askedAt, ['fx', base, quotes], () =>
        exchangeRates(market(request), base, quotes, request.askedAt),
      ),
    history: (request: FastifyRequest, query: FxHistoryQuery): Outcome<Answer<FxHistory>> =>
      inOrder(request, {
        days: (now) => askedSpan(query, now),
        feature: isBeyondNewest(market(request), query, request.askedAt) ? 'A history of rates' : undefined,
        knownOn: query.as_known_on,
        answer: (known, now) => exchangeHistory(known, query, now),
      }),
    series: (request: FastifyRequest, query: SeriesQuery): Outcome<Answer<SeriesResult>> =>
      inOrder(request, {
        days: (now) => seriesDays(query, now),
        feature: 'The history of a series',
        knownOn: query.as_known_on,
        answer: (known, now) => seriesHistory(known, query, now),
      }),
  };
}
