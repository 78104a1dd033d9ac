import { z } from 'zod';
import { askable } from '../../contract/words/askable';
import { Band, BandMethod } from './bands';
import { Formula } from './formula';
import { Basis, Confidence, FactId, IsoDate, RoundingDirection, RuleBasis, SourceIds } from './primitives';
import { Limit } from './wage';
import { Where } from './where';

const where = Where.optional();

const named = {
  id: FactId,
  name: z.string().min(1),
  where,
  basis: RuleBasis,
  formula: Formula,
  note: z.string().optional(),
  sources: SourceIds,
};

/** What the law counts of the family, as a number. Formulas read it as `family`. */
export const FamilyRule = z
  .strictObject({
    name: z.string().min(1).meta({ description: 'What is counted: `Shares`, `Dependants`.' }),
    formula: Formula,
    note: z.string().optional(),
    sources: SourceIds,
  })
  .meta({ id: 'FamilyRule' });
export type FamilyRule = z.infer<typeof FamilyRule>;

/** Taken off income before the bands, in the order of the law. Each is limited to the income left. */
export const Deduction = z.strictObject(named).meta({ id: 'Deduction' });
export type Deduction = z.infer<typeof Deduction>;

/** Taken off the tax, in the order of the law. The tax never falls below zero. */
export const Credit = z.strictObject(named).meta({ id: 'Credit' });
export type Credit = z.infer<typeof Credit>;

/** A levy on tax or on pay that counts as tax. */
export const Surcharge = z
  .strictObject({
    ...named,
    deductible: z.boolean().optional().meta({ description: 'Taken off income before the bands of the income tax.' }),
    months: z.array(z.number().int().min(1).max(12)).optional().meta({
      description:
        'Falls due in these months only: left out of a general period, included in the annual figure. The formula then has basis annual.',
    }),
  })
  .meta({ id: 'Surcharge' });
export type Surcharge = z.infer<typeof Surcharge>;

export const BandTable = z
  .strictObject({
    up_to: z
      .number()
      .positive()
      .nullable()
      .meta({ description: 'The largest base that takes this table; null for the last.' }),
    brackets: z.array(Band).min(1),
  })
  .meta({ id: 'BandTable' });
export type BandTable = z.infer<typeof BandTable>;

/** The tax scale: `tables` if the size of the base selects the whole scale, otherwise `brackets`. */
export const Scale = z
  .strictObject({
    basis: Basis,
    method: BandMethod,
    brackets: z.array(Band).min(1).optional(),
    tables: z.array(BandTable).min(2).optional(),
    note: z.string().optional(),
    sources: SourceIds,
  })
  .refine(
    (scale) => (scale.brackets === undefined) !== (scale.tables === undefined),
    'a scale has `brackets` or `tables`',
  )
  .meta({ id: 'Scale' });
export type Scale = z.infer<typeof Scale>;

/** A rule of law that answers do not take into account. */
export const NotCovered = z
  .union([z.string().min(1), z.strictObject({ rule: z.string().min(1), asks: z.array(z.enum(askable)).min(1) })])
  .meta({
    id: 'NotCovered',
    description:
      'A sentence; with `asks` where the rule depends on circumstances that a caller can send, so that the answer says that they are not taken into account.',
  });
export type NotCovered = z.infer<typeof NotCovered>;

/** A scale for employees for whom the ordinary one does not apply. */
export const OtherScale = z
  .strictObject({
    id: FactId,
    name: z.string().min(1),
    where: Where,
    of: Formula.optional().meta({ description: 'What it is charged on; left out: taxable income.' }),
    without_credits: z.literal(true).optional().meta({ description: 'No credit comes off the tax on this scale.' }),
    basis: Basis,
    method: BandMethod,
    brackets: z.array(Band).min(1),
    note: z.string().optional(),
    sources: SourceIds,
  })
  .meta({ id: 'OtherScale' });
export type OtherScale = z.infer<typeof OtherScale>;

/** Income tax on employment during a span of time. */
export const IncomeRegime = z
  .strictObject({
    tax_year: z
      .string()
      .meta({ description: 'The newest tax year, in the country’s own label, for which a source states these rules.' }),
    name: z.string().optional().meta({ description: 'What the country calls the tax.' }),
    currency: z
      .string()
      .optional()
      .meta({ description: 'For pay in this currency; left out: the currency of the country.' }),
    effective_from: IsoDate.nullable(),
    effective_to: IsoDate.nullable(),
    published_on: IsoDate.optional().meta({ description: 'Where the law reached back: the day it was published.' }),
    last_confirmed: IsoDate.meta({ description: 'The latest day on which a source still states these rules.' }),
    confidence: Confidence,
    unusable: z.string().optional().meta({ description: 'Why no tax is computed from this regime.' }),
    pay_periods: z
      .number()
      .int()
      .positive()
      .optional()
      .meta({ description: 'Pay periods a year by which monthly pay is annualised, where not 12.' }),
    family: FamilyRule.optional(),
    deductions: z.array(Deduction),
    exemption: z
      .strictObject({
        where,
        basis: Basis,
        of: Formula,
        up_to: Limit.optional(),
        below: Limit.optional(),
        note: z.string().optional(),
        sources: SourceIds,
      })
      .refine((e) => (e.up_to === undefined) !== (e.below === undefined), 'an exemption has `up_to` or `below`')
      .optional()
      .meta({ description: 'No taxable income while the measure is at or below (up_to), or below, the amount.' }),
    taxable_rounding: z
      .strictObject({ basis: Basis, to: z.number().positive(), direction: RoundingDirection, sources: SourceIds })
      .optional(),
    bands: Scale,
    shares: Formula.optional().meta({
      description:
        'Family quotient: the scale is applied to taxable income divided by this number, and the tax multiplied by it.',
    }),
    other_scales: z
      .array(OtherScale)
      .optional()
      .meta({ description: 'The first whose `where` holds replaces `bands`, without shares.' }),
    credits: z.array(Credit),
    tax_cap: z.strictObject({ where, basis: Basis, formula: Formula, sources: SourceIds }).optional(),
    minimum_tax: z
      .strictObject({ where, basis: Basis, formula: Formula, note: z.string().optional(), sources: SourceIds })
      .optional(),
    surcharges: z.array(Surcharge),
    tax_rounding: z
      .strictObject({ to: z.number().positive(), direction: z.enum(['nearest', 'down', 'up']), sources: SourceIds })
      .optional()
      .meta({
        description: 'The tax of the pay period is rounded to this amount instead of the minor unit.',
      }),
    notices: z.array(z.string()).optional().meta({ description: 'What a caller must be told with every answer.' }),
    not_covered: z.array(NotCovered),
  })
  .meta({ id: 'IncomeRegime' });
export type IncomeRegime = z.infer<typeof IncomeRegime>;
