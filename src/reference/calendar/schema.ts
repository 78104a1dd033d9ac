import { z } from 'zod';
import { countryCodes } from '../../contract/country-code';
import { weekdays } from '../../contract/words/weekdays';
import { IsoDate } from '../schema/primitives';
import { Source } from '../schema/source';

const CountryCode = z.enum(countryCodes as [string, ...string[]]);
const SourceNames = z.array(z.string().min(1)).min(1);
const Year = z.number().int().min(2000).max(2100);
const moon = z.literal(true).optional().meta({
  description: 'The sighting of the moon and the announcement of the government decide the day.',
});

/** A public holiday and its days, over all the years of the file. */
const RecordedHoliday = z.strictObject({ name: z.string().min(1), moon, days: z.array(IsoDate).min(1) });
export type RecordedHoliday = z.infer<typeof RecordedHoliday>;

/** Public holidays as a library computes them. Written by `npm run data:days`. */
export const HolidayFile = z.strictObject({
  source: Source,
  first_year: Year,
  last_year: Year,
  countries: z.record(CountryCode, z.array(RecordedHoliday)),
});
export type HolidayFile = z.infer<typeof HolidayFile>;

/** What a country's lists and notices say of one year. */
const CheckedYear = z.strictObject({
  complete: z.boolean().meta({ description: 'Was the whole year compared, or do notices name single days?' }),
  drop: z.array(IsoDate).optional().meta({ description: 'Days of the library that are no public holidays.' }),
  add: z.array(z.strictObject({ day: IsoDate, name: z.string().min(1), moon })).optional(),
  sources: SourceNames,
});

const Corrections = z.strictObject({
  names: z
    .record(z.string(), z.string().min(1))
    .optional()
    .meta({ description: 'English names of holidays that the library does not name in English.' }),
  no_holiday: z
    .array(z.strictObject({ name: z.string().min(1), from: Year.optional(), sources: SourceNames }))
    .optional()
    .meta({ description: 'Holidays of the library, by its name, that are none, from a year on.' }),
  every_year: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        day: z.string().regex(/^\d{2}-\d{2}$/),
        from: Year.optional(),
        sources: SourceNames,
      }),
    )
    .optional()
    .meta({ description: 'Holidays on a fixed day that the library does not have.' }),
  years: z.record(z.string().regex(/^\d{4}$/), CheckedYear).optional(),
});
export type Corrections = z.infer<typeof Corrections>;

/** What people recorded: weekends, and where public holidays differ from the library. */
export const DaysFile = z.strictObject({
  sources: z.record(z.string(), Source),
  weekends: z.array(
    z.strictObject({
      countries: z.array(CountryCode).min(1).optional().meta({ description: 'Left out: all others.' }),
      days: z.array(z.enum(weekdays)).min(1),
      disputed: z.literal(true).optional().meta({ description: 'The sources do not agree.' }),
      sources: SourceNames,
    }),
  ),
  corrections: z.record(z.string().regex(/^[A-Z]{2}$/), Corrections),
});
export type DaysFile = z.infer<typeof DaysFile>;
