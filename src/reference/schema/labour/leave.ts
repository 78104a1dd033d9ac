import { z } from 'zod';
import {
  after_months,
  also,
  categories,
  category,
  DayUnit,
  factsOf,
  lengthFields,
  usual_category,
  years,
} from './fact';

const percent = z.number().min(0).max(100).optional().meta({ description: 'Percent of pay.' });
const payer = z.string().min(1).optional();
const days_per_week = z
  .number()
  .int()
  .min(1)
  .max(7)
  .optional()
  .meta({ description: 'Days of a week that count as working days of leave, where the law says so.' });

/** Paid annual leave. */
export const AnnualLeave = factsOf({
  unit: DayUnit.optional(),
  tiers: z
    .array(z.strictObject({ from_years: years, category, days: z.number().positive(), days_per_week }))
    .min(1)
    .optional()
    .meta({ description: 'Days a year by completed years of service. The last that counts applies to all of it.' }),
  categories,
  usual_category,
  every: z
    .strictObject({ years: z.number().int().positive(), days: z.number().positive() })
    .optional()
    .meta({ description: 'Days added for each so many completed years.' }),
  most_days: z.number().positive().optional(),
  per_month: z.number().positive().optional().meta({ description: 'Days earned with each month of service.' }),
  after_months,
  pay: z.string().min(1).optional().meta({ description: 'What leave is paid on.' }),
  pay_fraction: z
    .strictObject({
      parts: z.literal(1),
      of: z.number().int().positive(),
      for_days: z.number().positive().optional().meta({
        description: 'Days that the share pays, where days for seniority are paid on top; left out: all of the year.',
      }),
    })
    .optional()
    .meta({ description: 'Where the pay of leave of a year is a share of the pay of that year: one twelfth.' }),
  days_per_month: z
    .number()
    .positive()
    .optional()
    .meta({ description: 'Days that turn the pay of a month into a day.' }),
  days_per_week,
  also,
});

/** Sick leave. */
export const SickLeave = factsOf({
  steps: z
    .array(
      z.strictObject({
        ...lengthFields,
        percent,
        payer,
        from_months: z.number().int().positive().optional().meta({ description: 'Months of service it needs.' }),
      }),
    )
    .min(1)
    .optional(),
  per: z.string().min(1).optional().meta({ description: 'The time for which the days are given.' }),
  after_months,
  also,
});

/** Leave of a mother or a father. */
export const ParentLeave = factsOf({
  ...lengthFields,
  unit: DayUnit.optional(),
  weeks_before: z.number().positive().optional(),
  percent,
  payer,
  after_months,
  also,
});

/** How long a trial may last. */
export const Probation = factsOf({
  longest: z.array(z.strictObject({ group: z.string().min(1).optional(), ...lengthFields })).min(1),
  renewals: z.number().int().positive().optional(),
  notice_days: z.number().min(0).optional(),
  also,
});
