import { z } from 'zod';
import { choice } from './choice';
import { asKnownOn, day, dayOut, momentOut } from './day';
import { CitedSource } from './meta';
import { periodOut } from './rates';
import { seriesNames } from './words/series';

export { seriesNames } from './words/series';

const SeriesRow = z
  .object({
    series: z.enum(seriesNames),
    entity: z.string().describe('A currency, a country, or a common central bank.'),
    name: z.string(),
    date: dayOut.describe('Day of the newest observation.'),
    age_days: z.number(),
    promise: z.string(),
    kept: z.boolean().describe('Is it as new as promised?'),
    source: z.string(),
    feeds: z.array(z.string()).describe('Feeds that can renew it; none where it is renewed by imports alone.'),
    last_error: z.string().nullable().describe('What went wrong in the last run of one of its feeds.'),
  })
  .meta({ id: 'SeriesRow' });

const FeedRow = z
  .object({
    name: z.string(),
    title: z.string(),
    publisher: z.string(),
    on: z.boolean(),
    schedule: z.string().describe('Cron pattern.'),
    timezone: z.string(),
    next_run: momentOut.nullable(),
    last_run: momentOut.nullable(),
    last_success: momentOut.nullable(),
    last_summary: z.string().nullable(),
    last_error: z.string().nullable(),
    failures: z.number().describe('Runs in a row that brought nothing because of an error.'),
  })
  .meta({ id: 'FeedRow' });

export const Status = z
  .object({
    at: momentOut,
    kept: z.number().describe('Series that are as new as promised.'),
    broken: z.number().describe('Series that are older.'),
    quarantined: z.number().describe('Observations that wait for somebody to look at them.'),
    feeds: z.array(FeedRow),
    series: z.array(SeriesRow),
    missing: z
      .array(z.object({ series: z.enum(seriesNames), entities: z.array(z.string()) }))
      .describe('Of what nothing is known.'),
  })
  .meta({ id: 'Status' });
export type Status = z.infer<typeof Status>;

export const SeriesQuery = z
  .object({
    series: choice('series', seriesNames).describe('Which series; GET /api/v1/status lists them with their entities.'),
    entity: z
      .string({
        error: () =>
          '`entity` is missing: send a currency such as "KES", a country such as "KE", or a common central bank, "BCEAO" or "BEAC".',
      })
      .regex(/^[A-Za-z0-9]{2,8}$/, {
        error: () =>
          '`entity` must be a currency such as "KES", a country such as "KE", or a common central bank, "BCEAO" or "BEAC".',
      })
      .transform((text) => text.toUpperCase())
      .describe('Currency, country or common central bank.'),
    start: day('start').optional().describe('First day; the beginning when left out.'),
    end: day('end').optional().describe('Last day; today when left out.'),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'SeriesQuery', example: { series: 'fx', entity: 'KES' } });
export type SeriesQuery = z.output<typeof SeriesQuery>;

export const SeriesResult = z
  .object({
    series: z.enum(seriesNames),
    title: z.string(),
    unit: z.string(),
    entity: z.string(),
    name: z.string(),
    observations: z.array(
      z.object({
        date: dayOut,
        value: z.number(),
        period: periodOut.optional(),
        basis: z.enum(['estimate', 'forecast']).optional().describe('Left out where the figure is a result.'),
        announced: dayOut.optional().describe('Of a meeting: the day on which it was announced.'),
        source: CitedSource,
      }),
    ),
    count: z.number(),
  })
  .meta({ id: 'SeriesResult' });
export type SeriesResult = z.infer<typeof SeriesResult>;
