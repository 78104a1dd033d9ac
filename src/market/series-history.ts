import { done, fail, type Outcome } from '../contract/error';
import { message } from '../language/message';
import { confidenceOf } from '../truth/confidence';
import { type AnswerMeta, metaOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import type { SeriesQuery, SeriesResult } from '../contract/status';
import { type Asked, askedSpan } from './asked';
import { firstDayEver, lastDayEver } from './history';
import type { Market } from './market';
import { parityOn, paritySources } from './parity';
import { newestPoint, oldestPoint, type Point, pointsWithin } from './points';
import { seriesOf } from './series';
import { entitiesOf, entityName, isKept } from './status';

/** The days that a question about a series is about. Only meetings may lie in the future. */
export const seriesDays = (query: SeriesQuery, now: number): Outcome<Asked> =>
  askedSpan(query, now, query.series === 'mpc_meeting');

/** The most entities of a series that a refusal names. */
const mostNamed = 8;

/** A point whose source is cited without its terms: `meta.sources` has them, and a long series repeats each source. */
const withoutTerms = ({ source: { licence: _, ...source }, ...point }: Point): Point => ({ ...point, source });

/**
 * The observations of a series that count, within a span of days.
 *
 * @returns `invalid_entity` if the series does not cover the entity or has no data for it; `invalid_date` for future
 *   days or a span without observations
 */
export function seriesHistory(
  market: Market,
  query: SeriesQuery,
  now: number,
): Outcome<{ readonly data: SeriesResult; readonly meta: AnswerMeta }> {
  const { series, entity, start, end } = query;
  const { title, unit } = seriesOf(series);
  const when = seriesDays(query, now);
  if (!when.ok) return when;
  const name = entityName(market, entity);
  const entities = entitiesOf(market, series);
  if (name === undefined || !entities.includes(entity))
    return fail(
      'invalid_entity',
      message(entities.length > mostNamed ? 'series_not_of_entity_among_many' : 'series_not_of_entity', {
        series,
        entity,
        entities: entities.slice(0, mostNamed),
      }),
    );
  const until = series === 'mpc_meeting' ? (end ?? lastDayEver) : when.value.by;
  const found = pointsWithin(market, series, entity, start ?? firstDayEver, until);
  if (found.length === 0) {
    const last = newestPoint(market, series, entity);
    if (last === undefined) return fail('invalid_entity', message('series_without_observations', { series, name }));
    const first = oldestPoint(market, series, entity)!.date;
    return fail('invalid_date', message('series_empty_in_span', { series, name, first, last: last.date }));
  }
  const newest = found.at(-1)!;
  const parity = series === 'fx' ? parityOn(market.currencies.get(entity), newest.date) : undefined;
  const sources = [
    ...found.map(({ source }) => source),
    ...(parity === undefined ? [] : paritySources(market, parity)),
  ];
  return done({
    data: { series, title, unit, entity, name, observations: found.map(withoutTerms), count: found.length },
    meta: metaOf(
      [
        {
          grade: marketGrade(!isKept(market, series, entity, newest, when.value.moment)),
          confidence: confidenceOf(undefined, [newest.source]),
          as_of: newest.announced ?? newest.date,
          sources,
        },
      ],
      [],
    ),
  });
}
