import { z } from 'zod';
import { plainBandMethods } from '../../contract/words/band-methods';
import { benefitKinds } from '../../contract/words/benefits';
import { contributionKinds, payers } from '../../contract/words/contributions';
import { Band } from './bands';
import { Formula } from './formula';
import { Basis, FactId, IsoDate, Percent, SourceIds } from './primitives';
import { Where } from './where';

/**
 * What a scheme charges from a date onwards: by `bands`, `fixed` or `formula`. The base is `of` (default: the pay that
 * bears contributions),
 * raised to at least `base_floor` and capped at `base_ceiling`. The charge is then kept between `minimum` and
 * `maximum`.
 */
export const ContributionRule = z
  .strictObject({
    from: IsoDate.nullable().meta({ description: 'First day; null where the start was not established.' }),
    to: IsoDate.nullable()
      .optional()
      .meta({ description: 'Last day; left out while in force or where the next entry begins.' }),
    published_on: IsoDate.optional().meta({ description: 'Where the law reached back: the day it was published.' }),
    where: Where.optional().meta({ description: 'Whom it is charged for; left out: for everybody.' }),
    basis: Basis,
    of: Formula.optional(),
    base_floor: Formula.optional(),
    base_ceiling: Formula.optional(),
    method: z.enum(plainBandMethods).optional(),
    bands: z.array(Band).min(1).optional(),
    fixed: z.number().min(0).optional(),
    formula: Formula.optional(),
    months: z.array(z.number().int().min(1).max(12)).min(1).optional().meta({
      description:
        'Due in these months only, in equal parts: in the pay of a month whose pay date is stated, and in the annual figure. The rule then has basis annual.',
    }),
    benefit: z.enum(benefitKinds).optional().meta({
      description:
        'Charged where this benefit in kind is given. The `formula` reads what is known of it: `cost`, `balance` …',
    }),
    minimum: z.number().min(0).optional(),
    maximum: z.number().min(0).optional(),
    employer_rate: z
      .strictObject({
        setting: z.literal('accident_rate'),
        least: Percent,
        most: Percent.optional().meta({ description: 'Left out where the fund sets the rate of each employer.' }),
        only: z.array(Percent).min(2).optional().meta({ description: 'The rates that there are, where not any.' }),
      })
      .optional()
      .meta({
        description:
          'Where the rate depends on the employer: its range. `bands` state the lowest, which is charged unless a request states the setting. A lowest rate of 0 charges nothing until then.',
      }),
    deductible: z.boolean().meta({ description: 'Is it taken off taxable income?' }),
    deductible_up_to: Formula.optional().meta({ description: 'The most of it that is taken off taxable income.' }),
    note: z.string().optional(),
    sources: SourceIds,
  })
  .refine(
    (rule) => [rule.bands, rule.fixed, rule.formula].filter((way) => way !== undefined).length === 1,
    'a rule has one of `bands`, `fixed` and `formula`',
  )
  .refine(
    ({ employer_rate: range, bands }) => range === undefined || (bands?.length === 1 && bands[0]!.rate === range.least),
    'a rule with `employer_rate` has one band with its lowest rate',
  )
  .refine(
    ({ months, basis, formula }) => months === undefined || (basis === 'annual' && formula !== undefined),
    'a rule with `months` has basis annual and a `formula`',
  )
  .refine(
    ({ benefit, formula }) => benefit === undefined || formula !== undefined,
    'a rule with `benefit` has a `formula`',
  )
  .meta({ id: 'ContributionRule' });
export type ContributionRule = z.infer<typeof ContributionRule>;

/** A social contribution or payroll charge of one payer. Rules are newest first. */
export const Contribution = z
  .strictObject({
    id: FactId,
    name: z.string().min(1),
    fund: z.string().min(1).optional().meta({
      description: 'The fund that collects it, by its short name, where several contributions go to one.',
    }),
    payer: z.enum(payers),
    kind: z.enum(contributionKinds),
    mandatory: z.boolean().meta({ description: 'false: recorded, and not charged by default.' }),
    currency: z
      .string()
      .optional()
      .meta({ description: 'Only for pay in this currency, where a country has tables in several.' }),
    note: z.string().optional(),
    dated: z.array(ContributionRule).min(1),
  })
  .refine(({ kind, payer }) => kind !== 'incentive' || payer === 'employer', 'an incentive is one of the employer')
  .meta({ id: 'Contribution' });
export type Contribution = z.infer<typeof Contribution>;
