import { z } from 'zod';
import { circumstanceWords } from '../../contract/words/circumstances';
import { codesOf } from '../../contract/words/vocabulary';
import { wagePeriods } from '../../contract/words/wage-periods';
import { Confidence, FactId, IsoDate, SourceIds } from './primitives';

const { sector: sectors, category: categories } = circumstanceWords;

/** What a wage is from a day onwards, in the currency of the wage. */
export const WageAmount = z
  .strictObject({
    from: IsoDate.nullable().meta({ description: 'First day; null where the start was not established.' }),
    to: IsoDate.nullable()
      .optional()
      .meta({ description: 'Last day; left out while in force or where the next entry begins.' }),
    published_on: IsoDate.optional().meta({ description: 'Where the law reached back: the day it was published.' }),
    amount: z.number().positive(),
    last_confirmed: IsoDate.meta({ description: 'The latest day on which a source still states this amount.' }),
    confidence: Confidence,
    note: z.string().optional(),
    sources: SourceIds,
  })
  .meta({ id: 'WageAmount' });
export type WageAmount = z.infer<typeof WageAmount>;

/** A wage that the law fixes, such as the general minimum wage. Amounts are newest first. */
export const Wage = z
  .strictObject({
    id: FactId,
    name: z.string().min(1),
    local_name: z.string().min(1).optional().meta({ description: 'What the country calls it.' }),
    per: z.enum(wagePeriods).meta({ description: 'The time that the amount pays for.' }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional()
      .meta({ description: 'The currency in which the law fixes it; left out: the currency of the country.' }),
    sector: z.string().min(1).optional().meta({ description: 'Whom it covers; left out where it covers everybody.' }),
    excludes: z
      .array(z.enum([...codesOf(sectors.choices), ...codesOf(categories.choices)]))
      .min(1)
      .optional()
      .meta({ description: 'Sectors and categories of employees whom it leaves out.' }),
    note: z.string().optional(),
    dated: z.array(WageAmount).min(1),
  })
  .meta({ id: 'Wage' });
export type Wage = z.infer<typeof Wage>;

/**
 * A multiple of a wage of the country file, as an amount: `times` the wage of the day asked about, as it is stated. Eight
 * times a monthly wage is an amount a month.
 */
export const WageMultiple = z
  .strictObject({ times: z.number().positive(), wage: FactId })
  .meta({ id: 'WageMultiple', description: 'A multiple of a wage in `wages`, as it is on the day asked about.' });
export type WageMultiple = z.infer<typeof WageMultiple>;

/** A limit of the law: an amount, or a multiple of a wage. */
export const Limit = z.union([z.number(), WageMultiple]);
export type Limit = z.infer<typeof Limit>;
