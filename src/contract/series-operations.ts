import { Changes, changesColumns, ChangesQuery } from './changes';
import { fieldsOf, factColumns } from './columns';
import { success } from './envelope';
import type { OperationContract } from './operation';
import { seriesColumns, SeriesQuery, SeriesResult, Status } from './status';

/** The history of series, what changed, and how old every series is. */
export const seriesOperations = [
  {
    id: 'getSeries',
    method: 'get',
    path: '/api/v1/series',
    tag: 'Series',
    scope: 'series',
    summary: 'Get the history of a series',
    description:
      'The history of an exchange rate, a fuel price or a central bank figure, each value with its source. With `frequency`, the last value of each week, month or year, or the average of each month. With `as_known_on`, as it was known on that day, without later corrections. Pro plan and above.',
    query: SeriesQuery,
    item: SeriesQuery,
    response: success(SeriesResult),
    errors: ['invalid_series', 'invalid_entity', 'invalid_date', 'invalid_frequency', 'plan_required', 'bad_request'],
    csv: [factColumns(seriesColumns)],
  },
  {
    id: 'getChanges',
    method: 'get',
    path: '/api/v1/changes',
    tag: 'Series',
    scope: 'changes',
    summary: 'List what changed',
    description:
      'Law, policy rates, inflation, treasury bills, central bank meetings, fuel prices and exchange rates that changed, newest first: before and after, from which day, when it was recorded and by which source. Law appears when it is recorded and again at midnight UTC of its first day. An exchange rate appears once for each new day of the African currencies and those they have a parity to. Follow it with `position`. More than 31 days back needs the Pro plan or above.',
    query: ChangesQuery,
    response: success(Changes),
    errors: [
      'invalid_country',
      'invalid_date',
      'invalid_kind',
      'invalid_limit',
      'invalid_cursor',
      'plan_required',
      'bad_request',
    ],
    csv: [factColumns(changesColumns)],
  },
  {
    id: 'getStatus',
    method: 'get',
    path: '/api/v1/status',
    tag: 'Series',
    summary: 'Check how old each series is',
    description:
      'The latest observation of each series, its age, whether it is on schedule, and how its feeds are doing. Open to everybody, without a key.',
    response: success(Status),
    errors: [],
    csv: [factColumns(fieldsOf(Status.shape.series.element))],
    open: true,
  },
] as const satisfies readonly OperationContract[];
