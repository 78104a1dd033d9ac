import { done, fail, type Outcome } from '../contract/error';
import { confidenceOf } from '../truth/confidence';
import { type AnswerMeta, metaOf } from '../truth/evidence';
import { marketGrade } from '../truth/grade';
import type { SeriesQuery, SeriesResult } from '../contract/status';
import { type Asked, askedSpan } from './asked';
import type { Market } from './market';
import { parityOn, paritySources } from './parity';
import { pointsOf } from './points';
import { allSeries } from './series';
import { entitiesOf, entityName, isKept } from './status';

/** The days that a question about a series is about: meetings lie ahead, all else is known up to today. */
export const seriesDays = (query: SeriesQuery, now: number): Outcome<Asked> =>
  askedSpan(query, now, query.series === 'mpc_meeting');

/**
 * Every observation of a series that counts, in a span of days.
 *
 * @returns `invalid_entity` for what the series is not of and where nothing is known, `invalid_date` for days to come
 *   and a span without an observation
 */
export function seriesHistory(
  market: Market,
  query: SeriesQuery,
  now: number,
): Outcome<{ readonly data: SeriesResult; readonly meta: AnswerMeta }> {
  const { series, entity, start, end } = query;
  const { title, unit } = allSeries.find(({ id }) => id === series)!;
  const when = seriesDays(query, now);
  if (!when.ok) return when;
  const name = entityName(market, entity);
  if (name === undefined || !entitiesOf(market, series).includes(entity)) {
    const known = entitiesOf(market, series);
    return fail(
      'invalid_entity',
      `${title} is not kept of ${entity}. It is kept of ${known.slice(0, 8).join(', ')}${known.length > 8 ? ' …: GET /api/v1/status lists them' : ''}.`,
    );
  }
  const points = pointsOf(market, series, entity);
  if (points.length === 0)
    return fail('invalid_entity', `No ${title.toLowerCase()} of ${name} is known. GET /api/v1/status lists what is.`);
  const until = series === 'mpc_meeting' ? (end ?? '9999') : when.value.by;
  const found = points.filter(({ date }) => date <= until && (start === undefined || date >= start));
  if (found.length === 0)
    return fail(
      'invalid_date',
      `No ${title.toLowerCase()} of ${name} is known in these days: the first is of ${points[0]!.date}, the last of ${points.at(-1)!.date}.`,
    );
  const newest = found.at(-1)!;
  const parity = series === 'fx' ? parityOn(market.currencies.get(entity), newest.date) : undefined;
  const sources = [
    ...found.map(({ source }) => source),
    ...(parity === undefined ? [] : paritySources(market, parity)),
  ];
  return done({
    data: { series, title, unit, entity, name, observations: found, count: found.length },
    meta: metaOf(
      [
        {
          grade: marketGrade(!isKept(market, series, entity, newest, when.value.at)),
          confidence: confidenceOf(undefined, [newest.source]),
          as_of: newest.announced ?? newest.date,
          sources,
        },
      ],
      [],
    ),
  });
}
