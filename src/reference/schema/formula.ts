import { z } from 'zod';
import { AmountBand, Band } from './bands';
import { RoundingDirection } from './primitives';
import { Limit, WageMultiple } from './wage';
import { Where } from './where';

/**
 * A rule of law as arithmetic. A number is an amount in the period of the item that holds the formula. A word names a
 * variable: pay and its parts, a circumstance of the employee, what earlier steps gave, or the id of another item. The
 * README of this folder lists them.
 */
export type Formula =
  | number
  | string
  | { fraction: [number, number] }
  | { amount: number; currency: string }
  | WageMultiple
  | { percent: Formula; of: Formula }
  | { a_year: Formula }
  | { product: Formula[] }
  | { quotient: [Formula, Formula] }
  | { sum: Formula[] }
  | { difference: Formula[] }
  | { lower_of: Formula[] }
  | { higher_of: Formula[] }
  | { marginal: Band[]; of: Formula }
  | { slab: Band[]; of: Formula }
  | { bracket: Band[]; of: Formula }
  | { rate_less_amount: Band[]; of: Formula }
  | { amounts: AmountBand[]; of: Formula; limit_belongs_to?: 'lower' | 'upper' | undefined }
  | { cases: Case[]; on: Formula }
  | { first_of: Choice[] }
  | { round: Formula; to: number; direction: RoundingDirection };

/** One case of a threshold: `up_to` includes the limit, `below` excludes it; the last case has neither. */
export type Case = { up_to?: Limit | undefined; below?: Limit | undefined; then: Formula };

/** One choice by the circumstances of the employee; the last has no condition. */
export type Choice = { where?: Where | undefined; then: Formula };

const formula: z.ZodType<Formula> = z.lazy(() => Formula);
const several = z.array(formula).min(2);
const bands = z.array(Band).min(1);

export const Case: z.ZodType<Case> = z
  .strictObject({ up_to: Limit.optional(), below: Limit.optional(), then: formula })
  .refine((c) => c.up_to === undefined || c.below === undefined, 'a case has `up_to` or `below`, not both')
  .meta({ id: 'Case' });

export const Choice: z.ZodType<Choice> = z
  .strictObject({ where: Where.optional(), then: formula })
  .meta({ id: 'Choice' });

export const Formula: z.ZodType<Formula> = z
  .union([
    z.number(),
    z.string().regex(/^[a-z][a-z0-9_-]*$/),
    z.strictObject({ fraction: z.tuple([z.number().int(), z.number().int().positive()]) }),
    z.strictObject({ amount: z.number().positive(), currency: z.string().regex(/^[A-Z]{3}$/) }),
    WageMultiple,
    z.strictObject({ percent: formula, of: formula }),
    z.strictObject({ a_year: formula }),
    z.strictObject({ product: several }),
    z.strictObject({ quotient: z.tuple([formula, formula]) }),
    z.strictObject({ sum: several }),
    z.strictObject({ difference: several }),
    z.strictObject({ lower_of: several }),
    z.strictObject({ higher_of: several }),
    z.strictObject({ marginal: bands, of: formula }),
    z.strictObject({ slab: bands, of: formula }),
    z.strictObject({ bracket: bands, of: formula }),
    z.strictObject({ rate_less_amount: bands, of: formula }),
    z.strictObject({
      amounts: z.array(AmountBand).min(1),
      of: formula,
      limit_belongs_to: z.enum(['lower', 'upper']).optional(),
    }),
    z.strictObject({ cases: z.array(Case).min(2), on: formula }),
    z.strictObject({
      first_of: z
        .array(Choice)
        .min(2)
        .refine(
          (choices) => choices.every(({ where }, i) => (where === undefined) === (i === choices.length - 1)),
          'every choice but the last has `where`, and the last has none',
        ),
    }),
    z.strictObject({ round: formula, to: z.number().positive(), direction: RoundingDirection }),
  ])
  .meta({ id: 'Formula', description: 'A rule of law as arithmetic over amounts, percentages, bands and thresholds.' });
