import { z } from 'zod';
import { overtimeKinds } from '../../../contract/words/labour';
import { also, categories, category, factsOf, premium, usual_category } from './fact';

const hours = z.number().positive().optional();
const Clock = z.string().regex(/^\d{2}:\d{2}$/);

/** The hours of work. */
export const Hours = factsOf({
  week: hours,
  day: hours,
  year: hours,
  most_in_week: hours.meta({ description: 'With overtime.' }),
  most_in_day: hours.meta({ description: 'With overtime.' }),
  weekly_rest: hours,
  sectors: z.record(z.string(), z.number().positive()).optional().meta({ description: 'Hours a week of sectors.' }),
  agriculture_year: hours,
  fixed_by: z.string().min(1).optional().meta({ description: 'Who fixes them, where the law states no number.' }),
  also,
});

/** What an hour of overtime costs. */
export const Overtime = factsOf({
  per: z
    .enum(['day', 'week', 'month'])
    .optional()
    .meta({ description: 'The time within which the hours of tiers are counted; left out where there is one tier.' }),
  premiums: z
    .array(
      z.strictObject({
        when: z.enum(overtimeKinds),
        category,
        from_hour: z
          .number()
          .min(0)
          .optional()
          .meta({ description: 'Hours of overtime after which it counts; left out: from the first.' }),
        percent: premium,
      }),
    )
    .min(1)
    .optional(),
  fixed_by: z.string().min(1).optional().meta({ description: 'Who fixes the premium, where the law has none.' }),
  categories,
  usual_category,
  base: z.string().min(1).optional().meta({ description: 'The pay that premiums are added to.' }),
  limits: z
    .array(
      z.strictObject({
        hours: z.number().positive(),
        per: z.enum(['day', 'week', 'fortnight', 'four_weeks', 'month', 'quarter', 'year']),
        counts: z.enum(['overtime', 'all']).meta({ description: '`all`: normal hours and overtime together.' }),
      }),
    )
    .min(1)
    .optional()
    .meta({ description: 'The most hours. Above them answers have a notice.' }),
  also,
});

/** Premiums for normal hours worked at night. */
export const NightWork = factsOf({
  from: Clock.optional(),
  to: Clock.optional(),
  percent: premium.optional(),
  fixed_by: z.string().min(1).optional(),
  also,
});

/** Work on the weekly rest day. */
export const RestDayWork = factsOf({
  percent: premium.optional(),
  night_percent: premium.optional(),
  rest_hours: hours,
  also,
});

/** Public holidays: pay when there is no work, premium when there is. */
export const PublicHoliday = factsOf({
  paid: z.boolean().optional().meta({ description: 'Is the day paid when nobody works?' }),
  percent: premium.optional(),
  overtime_percent: premium.optional(),
  days: z.number().int().positive().optional(),
  also,
});

/** What turns the pay of a month into the pay of an hour or a day. */
export const HourlyDivisor = factsOf({
  hours_per_month: hours,
  days_per_month: hours,
  also,
});
