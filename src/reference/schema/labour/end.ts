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

/** Notice that an employer gives. */
export const Notice = factsOf({
  tiers: z
    .array(
      z.strictObject({
        from_months: z.number().int().min(0).meta({ description: 'Completed months of service from which it counts.' }),
        longer: z.literal(true).optional().meta({
          description: 'It counts for a service longer than `from_months`: exactly as long is not enough.',
        }),
        category,
        ...lengthFields,
        more_days_each_year: z.number().positive().optional().meta({
          description: 'Days added for each completed year of service after `from_months`.',
        }),
      }),
    )
    .min(1)
    .optional(),
  unit: DayUnit.optional(),
  runs_from: z.enum(['next_pay_period']).optional().meta({
    description: '`next_pay_period`: from the first day of the pay period after the one in which it is given.',
  }),
  categories,
  usual_category,
  fixed_by: z.string().min(1).optional(),
  also,
});

const perYear = {
  percent: z.number().min(0).optional().meta({ description: 'Percent of the pay of a month.' }),
  days: z.number().min(0).optional(),
  weeks: z.number().min(0).optional(),
  months: z.number().min(0).optional(),
  hours: z.number().min(0).optional(),
};

/** How a part of a year, or of a month, counts. */
const partsOfYear = ['not', 'months', 'days', 'whole'] as const;

/** An amount by years of service: dismissal, redundancy, end of a fixed term, retirement. */
export const ServicePay = factsOf({
  same_as: z.enum(['severance']).optional().meta({ description: 'The formula of another kind.' }),
  per: z.enum(['year', 'month', 'all']).optional().meta({
    description: 'The service that each tier pays for. `all`: the tier that is reached pays once for all service.',
  }),
  tiers: z
    .array(z.strictObject({ from_years: years, category, ...perYear }))
    .min(1)
    .optional()
    .meta({
      description:
        'Marginal, except with `per` all: each slice of service at its own rate. The first of a group starts at 0.',
    }),
  categories,
  usual_category,
  part_year: z.enum(partsOfYear).optional().meta({
    description:
      '`not`: completed years or months only. `months`: by completed months. `days`: by the day. `whole`: a part counts as a whole. Left out: not established; answers count completed ones.',
  }),
  whole_from_months: z.number().int().positive().optional().meta({
    description: 'With `part_year` whole: months that a part needs to count; a shorter part does not.',
  }),
  plus_months: z.number().positive().optional().meta({ description: 'Months of pay on top.' }),
  plus_days: z.number().positive().optional().meta({ description: 'Days of pay on top.' }),
  percent_of_contract: z.number().positive().optional().meta({
    description: 'Percent of all pay of a contract that ends, instead of tiers.',
  }),
  after_months,
  most_years: z.number().positive().optional().meta({ description: 'Years of service that count at most.' }),
  most_months: z.number().positive().optional().meta({ description: 'The most, in months of pay.' }),
  days_per_month: z
    .number()
    .positive()
    .optional()
    .meta({ description: 'Days that turn the pay of a month into a day.' }),
  base: z.string().min(1).optional().meta({ description: 'The pay that it is calculated on.' }),
  due_on: z.string().min(1).optional(),
  not_due: z.string().min(1).optional(),
  fixed_by: z.string().min(1).optional().meta({ description: 'Who fixes it, where the law has no formula.' }),
  also,
});

/** A bonus for years of service. */
export const SeniorityBonus = factsOf({
  tiers: z.array(z.strictObject({ from_years: years, percent: z.number().positive() })).min(1),
  base: z.string().min(1),
  also,
});

/** A thirteenth month that the law itself requires. */
export const ThirteenthMonth = factsOf({
  months: z.number().positive(),
  name: z.string().min(1).optional(),
  of: z.string().min(1).optional(),
  paid: z.string().min(1).optional(),
  also,
});
