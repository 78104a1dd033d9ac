import { z } from 'zod';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { asKnownOn, day, dayOut } from './day';
import { CitedSource, rowTruth } from './meta';
import { bankFigureNames, indicators, type PlaceIn, placesIn } from './words/central-banks';

export { type Indicator, indicators } from './words/central-banks';

export const RatesQuery = z
  .object({
    country: CountryCode.optional().describe('Country. Default: all countries.'),
    indicator: choice('indicator', indicators).optional().describe('Only this indicator.'),
    date: day('date').optional().describe('A past day. Default: the latest figures. Pro plan and above.'),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'RatesQuery', example: { country: 'KE' } });
export type RatesQuery = z.output<typeof RatesQuery>;

/** The period of a statistic in an answer. */
export const periodOut = z
  .string()
  .describe('A month `2026-08`, a quarter `2026-Q2`, a year `2025`, or several quarters together `2025-Q1/2025-Q3`.');

const FigureOrigin = z
  .object({
    date: dayOut.describe(
      'Day of the decision or auction, or last day of the period. For a forecast: the day on which it was made. For a meeting: the day on which it was announced.',
    ),
    precision: z
      .enum(['month', 'year'])
      .optional()
      .describe(
        'Precision of the source’s date, where it is not a day. `date` is then the last day of the month or year.',
      ),
    period: periodOut.optional(),
    basis: z.enum(['estimate', 'forecast']).optional().describe('Absent where the figure is an outcome.'),
    scope: z.string().optional().describe('What the figure covers, where that is not simply the country.'),
    data_status: rowTruth.data_status,
    confidence: rowTruth.confidence,
    sources: z.array(CitedSource),
  })
  .meta({ id: 'FigureOrigin' });
export type FigureOrigin = z.infer<typeof FigureOrigin>;

const percent = z.number().describe('Percent.');
/** The figures of a group; each may be absent. */
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
        'Latest growth of GDP over the same period of the previous year, percent. `gdp_period` states the period, which is not always a quarter.',
      ),
    gdp_period: periodOut.optional(),
    next_mpc: dayOut.optional().describe('Date of the next policy meeting, where known.'),
    updated: dayOut.optional().describe('Date of the newest figure.'),
    figures: z
      .partialRecord(z.enum(bankFigureNames), FigureOrigin)
      .optional()
      .describe('The origin of each figure: its date, age, confidence and sources.'),
  })
  .meta({ id: 'CentralBankResult', description: 'Figures that are not known are absent.' });
export type CentralBankResult = z.infer<typeof CentralBankResult>;
const CentralBankRow = CentralBankResult.extend(z.object(rowTruth).partial().shape).meta({ id: 'CentralBankRow' });
export const CentralBankList = z
  .object({ countries: z.array(CentralBankRow), count: z.number() })
  .meta({ id: 'CentralBankList' });
export type CentralBankList = z.infer<typeof CentralBankList>;
