import { z } from 'zod';
import { amountOfPartWords, amountsOfPart, dayCounts, dayCountWords } from '../../contract/words/worked';
import { meaningsInWords } from '../../contract/words/vocabulary';
import { Confidence, FactId, IsoDate, SourceIds } from './primitives';

const evidence = {
  article: z.string().min(1).optional().meta({ description: 'Where the law says it.' }),
  note: z.string().min(1).optional(),
  confidence: Confidence,
  sources: SourceIds,
};

const method = z.enum(amountsOfPart).meta({ description: meaningsInWords(amountOfPartWords) });

/**
 * From a date onwards: how a part of a month is paid, taxed and charged. What is left out is not established, and an
 * answer says what it assumes. Entries are newest first.
 */
export const PartMonth = z
  .strictObject({
    from: IsoDate.nullable().meta({ description: 'First day; null where the start was not established.' }),
    to: IsoDate.nullable()
      .optional()
      .meta({ description: 'Last day; left out while in force or where the next entry begins.' }),
    last_confirmed: IsoDate.meta({ description: 'The latest day on which a source still states these rules.' }),
    pay: z
      .strictObject({ days: z.enum(dayCounts).meta({ description: meaningsInWords(dayCountWords) }), ...evidence })
      .optional()
      .meta({ description: 'How the days of a month are counted for its pay.' }),
    tax: z
      .strictObject({ method, ...evidence })
      .optional()
      .meta({ description: 'What becomes of the scale, the reliefs and the credits.' }),
    contributions: z
      .strictObject({
        method,
        except: z
          .array(FactId)
          .min(1)
          .optional()
          .meta({ description: 'Ids of contributions to which the other method applies.' }),
        ...evidence,
      })
      .optional()
      .meta({ description: 'What becomes of the floors, ceilings and fixed amounts of contributions.' }),
    days_of_year: z
      .strictObject({ days: z.number().int().min(200).max(366), ...evidence })
      .optional()
      .meta({ description: 'How many days of pay make the income of a year, where pay is daily.' }),
    short_periods: z
      .array(
        z.strictObject({
          contributions: z.array(FactId).min(1),
          method: z.enum(['share_of_year', 'month_so_far']).meta({
            description:
              '`share_of_year`: a week bears 12/52 of them. `month_so_far`: they apply to all pay of the month together, so a week alone cannot tell what it bears.',
          }),
          ...evidence,
        }),
      )
      .min(1)
      .optional()
      .meta({
        description:
          'What becomes of the monthly limits and fixed amounts of contributions, where pay is weekly or daily.',
      }),
  })
  .meta({ id: 'PartMonth' });
export type PartMonth = z.infer<typeof PartMonth>;
