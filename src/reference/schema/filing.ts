import { z } from 'zod';
import { Confidence, FactId, SourceIds } from './primitives';

const for_months = z.array(z.number().int().min(1).max(12)).min(1).optional().meta({
  description: 'The last months of the periods that it covers: [3, 6, 9, 12] for quarters; left out: every month.',
});

/** When something falls due for the pay of a month: on a day of a later month, or so many days after the month. */
export const DueRule = z
  .union([
    z.strictObject({
      day: z.union([z.number().int().min(1).max(31), z.literal('last')]),
      months_after: z
        .number()
        .int()
        .min(0)
        .max(12)
        .meta({ description: 'Months after that of the pay: 1 is the following month.' }),
      for_months,
    }),
    z.strictObject({
      days_after: z
        .number()
        .int()
        .min(1)
        .max(366)
        .meta({ description: 'Calendar days after the last day of the month.' }),
      for_months,
    }),
  ])
  .meta({ id: 'DueRule' });
export type DueRule = z.infer<typeof DueRule>;

/** The income tax with its surcharges, among what a return or payment covers. */
export const incomeTaxCovered = 'income-tax';

/** A return or payment of an employer. */
export const Filing = z
  .strictObject({
    id: FactId,
    what: z.string().min(1).meta({ description: 'What is filed or paid: `PAYE return and payment`.' }),
    form: z.string().min(1).optional(),
    to: z.string().min(1).meta({ description: 'To whom.' }),
    covers: z.array(FactId).min(1).optional().meta({
      description:
        'What is paid with it: ids of contributions, and `income-tax` for the income tax with its surcharges. Left out where it only reports.',
    }),
    due: DueRule,
    note: z.string().optional(),
    confidence: Confidence.optional().meta({
      description: 'Where it is lower than the sources can carry, because they disagree or do not state the day.',
    }),
    sources: SourceIds,
  })
  .meta({ id: 'Filing' });
export type Filing = z.infer<typeof Filing>;
