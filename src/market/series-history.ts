import { done, fail, noData, type Outcome } from '../contract/error';
import { countryNames } from '../contract/countries';
import { message } from '../language/message';
import { countryTerm } from '../language/terms';
import type { Unsaid } from '../language/unsaid';
import type { Confidence } from '../contract/words/truth';
import { confidenceOf, lowestConfidence } from '../truth/confidence';
import { type AnswerMeta, knownAsOf, metaOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import type { CitedSource } from '../contract/meta';
import type { SeriesQuery, SeriesResult } from '../contract/status';
import { addDays } from '../day';
import { defined } from '../defined';
import { dayOf } from './age';
import { type DaysAsked, askedSpan } from './days-asked';
import { byPeriod, widened } from './frequency';
import { firstDayEver, lastDayEver } from './history';
import type { Market } from './market';
import { periodNotices, periodRows } from './period-rows';
import { type Pair, pairOf, quotedOf } from './pair';
import { parityOn, paritySources } from './parity';
import { newestPoint, oldestPoint, type Point, pointsWithin } from './points';
import { type SeriesId, seriesOf } from './series';
import { entitiesOf, entityName, isKept } from './status';
import { unknownCurrency } from './unknown-currency';

/** The days that a question about a series is about. Only meetings may lie in the future. */
export const seriesDays = (query: SeriesQuery, now: number): Outcome<DaysAsked> =>
  askedSpan(query, now, query.series === 'mpc_meeting');

/** Can values of a series be averaged? Those of a decision or of a period of their own cannot. */
const hasAverage = (series: SeriesId): boolean => ['daily', 'interval'].includes(seriesOf(series).rhythm.kind);

/** Why a series has no values of a frequency; undefined if it has some. */
function frequencyRefusal({ series, frequency = 'day' }: SeriesQuery): Outcome<never> | undefined {
  if (frequency === 'day') return undefined;
  if (series === 'mpc_meeting') return fail('invalid_frequency', message('frequency_of_meetings', { series }));
  return frequency === 'month-average' && !hasAverage(series)
    ? fail('invalid_frequency', message('series_without_average', { series }))
    : undefined;
}

/** The most entities of a series that a refusal names. */
const mostNamed = 8;

const cited = ({ licence: _, ...source }: CitedSource): CitedSource => source;

/** A point whose source is cited without its terms: `meta.sources` has them, and a long series repeats each source. */
const withoutTerms = ({ source, base_source, ...point }: Point): Point => ({
  ...point,
  source: cited(source),
  ...(base_source === undefined ? {} : { base_source: cited(base_source) }),
});

/** The name of an entity; that of a pair is `South African rand/Kenyan shilling`. */
const nameOf = (market: Market, entity: string, pair: Pair | undefined): string | undefined =>
  pair === undefined
    ? entityName(market, entity)
    : [pair.base, pair.currency].map((code) => entityName(market, code)).join('/');

type SeriesRow = SeriesResult['observations'][number];

/** The sources of one value. */
const sourcesOf = ({ source, base_source }: Pick<Point, 'source' | 'base_source'>): readonly CitedSource[] =>
  base_source === undefined ? [source] : [source, base_source];

/** The date of an observation, or of the latest one of a period, and the confidence that its sources support. */
export const truthOfRow = ({ date, observed = date, announced = observed, source, base_source }: SeriesRow) => {
  const sources = sourcesOf(defined({ source, base_source }));
  return {
    as_of: knownAsOf({ as_of: announced, sources: [...sources] }),
    confidence: lowestConfidence(sources.map((one) => confidenceOf(undefined, [one])))!,
  };
};

/** The lowest confidence of values. Only the kind of each of their sources matters. */
const confidenceIn = (points: readonly Point[]): Confidence => {
  const byKind = new Map(points.flatMap(sourcesOf).map((source) => [source.kind, source]));
  return lowestConfidence([...byKind.values()].map((source) => confidenceOf(undefined, [source])))!;
};

/**
 * The observations of a series that count, within a span of days.
 *
 * @returns `invalid_entity` if the series does not cover the entity or has no data for it; `invalid_date` for future
 *   days or a span without observations
 */
export function seriesHistory(
  market: Market,
  asked: SeriesQuery,
  now: number,
): Outcome<{ readonly data: Unsaid<SeriesResult>; readonly meta: AnswerMeta; readonly unsaid: true }> {
  const sent = seriesDays(asked, now);
  if (!sent.ok) return sent;
  const refused = frequencyRefusal(asked);
  if (refused !== undefined) return refused;
  const { frequency = 'day' } = asked;
  const query = frequency === 'day' ? asked : widened(frequency, asked, dayOf(now));
  const { series, entity, start, end } = query;
  const pair = series === 'fx' && entity.includes('/') ? pairOf(entity) : undefined;
  const when = seriesDays(query, now);
  if (!when.ok) return when;
  const name = nameOf(market, entity, pair);
  const entities = entitiesOf(market, series);
  const unknown =
    pair === undefined ? undefined : [pair.base, pair.currency].find((code) => !market.currencies.has(code));
  if (unknown !== undefined) return fail('invalid_entity', unknownCurrency(market, unknown));
  if (pair !== undefined && pair.base === pair.currency)
    return fail('invalid_entity', message('pair_of_one_currency', { entity }));
  if (name === undefined || (pair === undefined && !entities.includes(entity)))
    return fail(
      'invalid_entity',
      message(entities.length > mostNamed ? 'series_not_of_entity_among_many' : 'series_not_of_entity', {
        series,
        entity,
        entities: entities.slice(0, mostNamed),
      }),
    );
  const named = Object.hasOwn(countryNames, entity) ? countryTerm(entity) : name;
  const until = series === 'mpc_meeting' ? (end ?? lastDayEver) : when.value.by;
  const within = pointsWithin(market, series, entity, start ?? firstDayEver, until);
  const earlier =
    start === undefined || frequency === 'day' ? undefined : newestPoint(market, series, entity, addDays(start, -1));
  const before = earlier === undefined ? undefined : { value: earlier, start: start! };
  const periods = frequency === 'day' ? [] : byPeriod(frequency, within, until, before);
  const rows = frequency === 'day' ? [] : periodRows(frequency, periods, hasAverage(series));
  const observations =
    frequency === 'day'
      ? within.map(withoutTerms)
      : rows.map(({ date, newest, value, rest }) => ({ ...withoutTerms(newest), date, value, ...rest }));
  const found = rows.length === 0 || within.length > 0 ? within : [rows.at(-1)!.newest];
  if (observations.length === 0) {
    const last = newestPoint(market, series, entity);
    if (last === undefined)
      return noData('invalid_entity', message('series_without_observations', { series, name: named }));
    const first = oldestPoint(market, series, entity)!.date;
    return noData('invalid_date', message('series_empty_in_span', { series, name: named, first, last: last.date }));
  }
  const newest = found.at(-1)!;
  const parities =
    series !== 'fx'
      ? []
      : quotedOf(pairOf(entity)).flatMap((code) => parityOn(market.currencies.get(code), newest.date) ?? []);
  const sources = [...found.flatMap(sourcesOf), ...parities.flatMap((parity) => paritySources(market, parity))];
  return done({
    data: {
      series,
      title: message(`series_title_${series}`),
      unit: pair === undefined ? message(`series_unit_${series}`) : message('series_unit_pair', { base: pair.base }),
      entity,
      name: named,
      observations,
      count: observations.length,
    },
    meta: metaOf(
      [
        {
          grade: marketGrade(!isKept(market, series, entity, newest, when.value.moment)),
          confidence: confidenceIn(found),
          as_of: newest.announced ?? newest.date,
          sources,
        },
      ],
      frequency === 'day' ? [] : periodNotices(frequency, periods, when.value.today),
    ),
    unsaid: true,
  });
}
