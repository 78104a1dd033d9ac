import { z } from 'zod';
import { message } from '../language/message';
import { commaList } from './comma-list';
import { CountryCode } from './country-code';
import { day, dayOut } from './day';
import { errorOfField } from './error-of-field';
import { CitedSource, rowTruth } from './meta';
import { refusal } from './refusal';
import { weekdays } from './words/weekdays';

/** A whole number; in an address it is text. */
const whole = (field: string, least: number, most: number) =>
  z
    .union([z.string(), z.number()])
    .transform((sent) => (sent === '' ? NaN : Number(sent)))
    .refine(
      (number) => Number.isInteger(number) && number >= least && number <= most,
      refusal(message('not_a_whole_number', { field, least, most })),
    );

export const HolidaysQuery = z
  .object({
    country: CountryCode,
    year: whole('year', 1900, 2100)
      .optional()
      .describe('The calendar year. Default: the current year.')
      .meta({ type: 'integer', example: 2026 })
      .register(errorOfField, { code: 'invalid_date' }),
  })
  .meta({ id: 'HolidaysQuery', example: { country: 'KE', year: 2026 } });
export type HolidaysQuery = z.output<typeof HolidaysQuery>;

const weekday = z.enum(weekdays);

const HolidayRow = z
  .object({
    day: dayOut,
    weekday,
    name: z.string(),
    depends_on_moon: z
      .boolean()
      .describe('Do the sighting of the moon and the announcement of the government decide the day?'),
    ...rowTruth,
  })
  .meta({ id: 'HolidayRow' });
type HolidayRow = z.infer<typeof HolidayRow>;

export const Holidays = z
  .object({
    country: z.string(),
    country_name: z.string(),
    year: z.number(),
    checked: z.boolean().describe('Was the whole year compared with a list or the law of the country?'),
    weekend: z.array(weekday).describe('The days of the week on which the country does not work.'),
    holidays: z.array(HolidayRow).describe('Earliest first.'),
    count: z.number(),
    sources: z.array(CitedSource),
  })
  .meta({ id: 'Holidays' });
export type Holidays = z.infer<typeof Holidays>;

/** The most working days that can be counted forward or back. */
const mostWorkingDays = 2_500;

export const WorkingDaysQuery = z
  .object({
    country: CountryCode,
    start: day('start').describe('The first day.').register(errorOfField, { code: 'invalid_date' }),
    end: day('end')
      .optional()
      .describe(
        'The last day: the answer counts the working days from `start` to it, both included. Default: the last day of the month of `start`.',
      )
      .register(errorOfField, { code: 'invalid_date' }),
    days: whole('days', -mostWorkingDays, mostWorkingDays)
      .optional()
      .describe(
        'Instead of `end`: the answer has the day that lies so many working days after `start`, or before it if negative.',
      )
      .meta({ type: 'integer', example: 5 })
      .register(errorOfField, { code: 'invalid_date' }),
    days_off: commaList('days_off', day('days_off'))
      .optional()
      .describe("The company's own days off, separated by commas.")
      .meta({ example: '2026-12-24,2026-12-31' })
      .register(errorOfField, { code: 'invalid_date' }),
  })
  .meta({ id: 'WorkingDaysQuery', example: { country: 'KE', start: '2026-12-01', end: '2026-12-31' } });
export type WorkingDaysQuery = z.output<typeof WorkingDaysQuery>;

/** Why a day is not worked. */
const dayOffKinds = ['weekend', 'public_holiday', 'company'] as const;

export const DayOff = z
  .object({
    day: dayOut,
    weekday,
    kind: z.enum(dayOffKinds),
    name: z.string().nullable().describe('Of a public holiday. null for other days.'),
    ...rowTruth,
  })
  .meta({ id: 'DayOff' });
export type DayOff = z.infer<typeof DayOff>;

export const WorkingDays = z
  .object({
    country: z.string(),
    country_name: z.string(),
    start: dayOut,
    end: dayOut.describe('The last day. With `days`: the day asked for.'),
    working_days: z
      .number()
      .describe(
        'The working days from `start` to `end`. Negative if `end` lies before `start`. With `days`: that number.',
      ),
    days_off: z.array(DayOff).describe('The days from `start` to `end` that are not worked, earliest first.'),
    count: z.number().describe('The number of days that are not worked.'),
  })
  .meta({ id: 'WorkingDays' });
export type WorkingDays = z.infer<typeof WorkingDays>;
