import { SeriesQuery, type SeriesResult, type Status } from '../../src/contract';
import { done } from '../../src/contract/error';
import { marketGrade } from '../../src/truth/grade';
import { createStatus } from '../status';
import { marketAnswers } from './market-answers';
import type { Route } from './route';

const rows = ({ observations }: SeriesResult): Record<string, unknown>[] =>
  observations.map(({ date, value, source }) => ({
    date,
    value,
    publisher: source.publisher,
    title: source.title,
    url: source.url,
    kind: source.kind,
  }));

/** `GET /api/v1/series`: every observation of a series, from the Pro plan on, also as CSV. */
export const seriesRoute: Route = (app, parts) => {
  const { series } = marketAnswers(parts);
  return app.get(
    '/api/v1/series',
    { schema: { querystring: SeriesQuery }, config: { takesTurns: true, table: rows } },
    (request) => series(request, request.query),
  );
};

/** `GET /api/v1/status`: how old every series is and how feeds fare, also as CSV. Open to everybody. */
export const statusRoute: Route = (app, parts) => {
  const status = createStatus(parts);
  const table = ({ series }: Status): Record<string, unknown>[] =>
    series.map(({ feeds, ...row }) => ({
      ...row,
      feeds: feeds.join(' '),
      data_status: marketGrade(!row.kept),
      as_of: row.date,
    }));
  return app.get('/api/v1/status', { config: { open: true, table } }, async () => {
    const data = await status();
    const oldest =
      data.series.flatMap(({ date, series }) => (series === 'mpc_meeting' ? [] : [date])).sort()[0] ?? null;
    return done({ data, meta: { data_status: marketGrade(data.broken > 0), as_of: oldest, sources: [], notices: [] } });
  });
};
