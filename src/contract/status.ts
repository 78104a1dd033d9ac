import { z } from 'zod';
import { message } from '../language/message';
import { choice } from './choice';
import { fieldsOf } from './columns';
import { asKnownOn, day, dayOut, momentOut } from './day';
import { Licence } from './licence';
import { frequency, periodFields } from './frequency';
import { CitedSource } from './meta';
import { periodOut } from './rates';
import { refusal } from './refusal';
import { seriesNames } from './words/series';

const SeriesRow = z
  .object({
    series: z.enum(seriesNames),
    entity: z.string().describe('A currency, a country, or a common central bank.'),
    name: z.string(),
    date: dayOut.describe('Date of the newest observation.'),
    age_days: z.number(),
    promise: z.string(),
    kept: z.boolean().describe('Whether the series is on schedule.'),
    source: z.string(),
    feeds: z.array(z.string()).describe('Feeds that update it. Empty where only imports do.'),
    last_error: z.string().nullable().describe('The error of the last run of one of its feeds.'),
  })
  .meta({ id: 'SeriesRow' });

const InstitutionRow = z
  .object({
    key: z.string().describe('Its key at the source.'),
    name: z.string(),
    entity: z.string().describe('The currency or country that its figures are about.'),
    on: z.boolean(),
    off_because: z.string().nullable().describe('Why it is off, and how it is switched on. null while it is on.'),
    newest: dayOut.nullable().describe('Day of its newest figure. null before its first.'),
    stopped: z.boolean().describe('Whether it has published nothing for longer than it usually takes.'),
    licence: Licence,
  })
  .meta({ id: 'InstitutionRow' });

const FeedRow = z
  .object({
    name: z.string(),
    title: z.string(),
    publisher: z.string(),
    licence: Licence,
    on: z.boolean(),
    off_because: z
      .string()
      .nullable()
      .describe('Why a feed with restricted terms is off, and how it is switched on. Otherwise null.'),
    schedule: z.string().describe('Cron pattern.'),
    timezone: z.string(),
    next_run: momentOut.nullable(),
    last_run: momentOut.nullable(),
    last_success: momentOut.nullable(),
    last_summary: z.string().nullable(),
    last_error: z.string().nullable(),
    failures: z.number().describe('Consecutive runs that failed.'),
    institutions: z
      .array(InstitutionRow)
      .describe('Banks whose figures the feed passes on, each under its own terms. Empty for other feeds.'),
  })
  .meta({ id: 'FeedRow' });

export const Status = z
  .object({
    at: momentOut,
    kept: z.number().describe('Series that are on schedule.'),
    broken: z.number().describe('Series that are overdue.'),
    quarantined: z.number().describe('Observations held back for review.'),
    feeds: z.array(FeedRow),
    series: z.array(SeriesRow),
    missing: z
      .array(z.object({ series: z.enum(seriesNames), entities: z.array(z.string()) }))
      .describe('Entities without any observation.'),
  })
  .meta({ id: 'Status' });
export type Status = z.infer<typeof Status>;

export const SeriesQuery = z
  .object({
    series: choice('series', seriesNames).describe('The series. GET /api/v1/status lists them with their entities.'),
    entity: z
      .string(refusal(message('entity_missing')))
      .regex(/^[A-Za-z0-9]{2,8}(\/[A-Za-z0-9]{2,8})?$/, refusal(message('entity_malformed')))
      .transform((text) => text.toUpperCase())
      .describe('Currency, pair of currencies (`ZAR/KES`), country or common central bank.'),
    start: day('start').optional().describe('First day. Default: the first observation.'),
    end: day('end').optional().describe('Last day. Default: today.'),
    frequency,
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
        basis: z.enum(['estimate', 'forecast']).optional().describe('Absent where the figure is an outcome.'),
        announced: dayOut.optional().describe('For a meeting: the day on which it was announced.'),
        source: CitedSource,
        base_source: CitedSource.optional().describe(
          'For a pair: the source of the base’s rate, if it is another one.',
        ),
        ...periodFields,
      }),
    ),
    count: z.number(),
  })
  .meta({ id: 'SeriesResult' });
export type SeriesResult = z.infer<typeof SeriesResult>;

/** A table of observations: their source in columns of its own. */
export const seriesColumns = [
  ...fieldsOf(SeriesResult.shape.observations.element, ['source', 'base_source']),
  ...fieldsOf(CitedSource, ['dated', 'licence']),
];
