import { z } from 'zod';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { asKnownOn, day, dayOut } from './day';
import { CitedSource, rowTruth } from './meta';
import { bankFigureNames, indicators, type PlaceIn, placesIn } from './words/central-banks';

export { type Indicator, indicators } from './words/central-banks';

export const RatesQuery = z
  .object({
    country: CountryCode.optional().describe('Country; all of them when left out.'),
    indicator: choice('indicator', indicators).optional().describe('Only this indicator.'),
    date: day('date').optional().describe('A day of the past. Pro plan and above.'),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'RatesQuery', example: { country: 'KE' } });
export type RatesQuery = z.output<typeof RatesQuery>;

/** The period of a statistic, as an answer writes it. */
export const periodOut = z
  .string()
  .describe(
    '`2026-08` of a month, `2026-Q2` of a quarter, `2025` of a year, `2025-Q1/2025-Q3` of several quarters together.',
  );

const FigureOrigin = z
  .object({
    date: dayOut.describe(
      'Day of the decision or of the auction, or the last day of the period; of a forecast, the day it was made; of a meeting, the day it was announced.',
    ),
    precision: z
      .enum(['month', 'year'])
      .optional()
      .describe(
        'How exactly the source dates it, where that is not to the day: `date` is then the last day of the month or year.',
      ),
    period: periodOut.optional(),
    basis: z.enum(['estimate', 'forecast']).optional().describe('Left out where the figure is a result.'),
    scope: z.string().optional().describe('What the figure covers where that is not plainly the country.'),
    data_status: rowTruth.data_status,
    confidence: rowTruth.confidence,
    sources: z.array(CitedSource),
  })
  .meta({ id: 'FigureOrigin' });
export type FigureOrigin = z.infer<typeof FigureOrigin>;

const percent = z.number().describe('Percent.');
/** The figures of a group, each of which may be absent. */
const groupOf = <Field extends string>(field: Field) =>
  z.object(
    Object.fromEntries(placesIn(field).map((place) => [place, percent.optional()])) as Readonly<
      Record<PlaceIn<Field>, z.ZodOptional<typeof percent>>
    >,
  );
export const CentralBankResult = z
  .object({
    country: z.string(),
    country_name: z.string(),
    central_bank: z.string().optional(),
    central_bank_abbr: z.string().optional(),
    policy_rate: percent.optional(),
    inflation: groupOf('inflation').optional(),
    tbills: groupOf('tbills').optional(),
    gdp_growth: percent
      .optional()
      .describe(
        'Growth of GDP over the same period of the year before, percent: the latest figure known. `gdp_period` tells of what period it is, which is not always a quarter.',
      ),
    gdp_period: periodOut.optional(),
    next_mpc: dayOut.optional().describe('Date of the next policy meeting, where it is known.'),
    updated: dayOut.optional().describe('Day of the newest figure.'),
    figures: z
      .partialRecord(z.enum(bankFigureNames), FigureOrigin)
      .optional()
      .describe('Where each figure comes from: its own date, age, confidence and sources.'),
  })
  .meta({ id: 'CentralBankResult', description: 'What is not known is left out.' });
export type CentralBankResult = z.infer<typeof CentralBankResult>;
const CentralBankRow = CentralBankResult.extend(z.object(rowTruth).partial().shape).meta({ id: 'CentralBankRow' });
export const CentralBankList = z
  .object({ countries: z.array(CentralBankRow), count: z.number() })
  .meta({ id: 'CentralBankList' });
export type CentralBankList = z.infer<typeof CentralBankList>;
