import { z } from 'zod';
import { Confidence, FactId, IsoDate, SourceIds } from '../primitives';

/** What every fact of labour law states besides its rule. */
const cited = {
  article: z.string().min(1).optional().meta({ description: 'Where the law says it: `Employment Act s. 40`.' }),
  effective_from: IsoDate.nullable().meta({ description: 'First day; null where it was not established.' }),
  effective_to: IsoDate.optional().meta({ description: 'Last day; left out while in force.' }),
  confidence: Confidence,
  note: z.string().min(1).optional(),
  sources: SourceIds,
};

/** The facts of one kind, newest first: rules of one form, or that the law has none. */
export const factsOf = <Rule extends z.ZodRawShape>(rule: Rule) =>
  z
    .array(
      z.union([
        z.strictObject({ none: z.literal(true).meta({ description: 'The law has no such rule.' }), ...cited }),
        z.strictObject({ ...rule, ...cited }),
      ]),
    )
    .min(1);

/** Further rights, one sentence each, that no field states. They are shown and not calculated. */
export const also = z.array(z.string().min(1)).min(1).optional().meta({
  description: 'What the law adds that no field states: one sentence each. Shown, not calculated.',
});

const count = z.number().positive();

/** A time that the law gives, in one unit. */
export const lengthFields = {
  days: z.number().min(0).optional(),
  weeks: count.optional(),
  months: count.optional(),
};

/** What kind of days are counted. */
const dayUnits = ['working', 'calendar'] as const;
export const DayUnit = z.enum(dayUnits).meta({ description: 'Which days are counted.' });

/** Groups of employees for whom a rule differs, by a word that a question states. */
export const categories = z
  .record(FactId, z.string().min(1))
  .optional()
  .meta({ description: 'Groups of employees for whom the rule differs: what each word means.' });

/** The group of a tier; left out: everybody. */
export const category = FactId.optional().meta({ description: 'The group that it is for; left out: everybody.' });

/** The group for which the law is asked, if a question names none. */
export const usual_category = FactId.optional().meta({
  description: 'The group that answers assume where a question names none, and say so.',
});

export const years = z.number().min(0).meta({ description: 'Completed years of service from which it counts.' });
export const after_months = z
  .number()
  .int()
  .positive()
  .optional()
  .meta({ description: 'Completed months of service that the right needs.' });
export const premium = z.number().min(0).meta({ description: 'What is added to normal pay: 50 is time and a half.' });
