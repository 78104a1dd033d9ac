import { z } from 'zod';
import { plainBandMethods } from '../../contract/words/band-methods';
import { companyMeasures, surchargeScopes } from '../../contract/words/corporate';
import { Band } from './bands';
import { Formula } from './formula';
import { NoneByLaw, ownEvidence } from './own-evidence';
import { datedFields, FactId, Percent, SourceIds } from './primitives';

/** What a small company pays instead of the general tax. */
const SmallCompany = z
  .strictObject({
    from: z.number().positive().optional().meta({ description: 'The turnover from which the rule applies.' }),
    threshold: z.number().positive(),
    measure: z.enum(companyMeasures),
    rate: Percent.optional(),
    bands: z.array(Band).min(1).optional(),
    on: z.enum(companyMeasures),
    replaces_minimum: z.boolean().meta({ description: 'false where the minimum tax is also due.' }),
    conditions: z.string().optional(),
    ...ownEvidence,
  })
  .refine(
    (small) => (small.rate === undefined) !== (small.bands === undefined),
    'a small company has `rate` or `bands`',
  )
  .meta({ id: 'SmallCompany' });
export type SmallCompany = z.infer<typeof SmallCompany>;

const MinimumTax = z
  .strictObject({ rule: z.string(), formula: Formula.optional(), ...ownEvidence })
  .meta({ id: 'MinimumTax', description: 'The rule in words and, where profit and turnover suffice, as a formula.' });
export type MinimumTax = z.infer<typeof MinimumTax>;

/**
 * Tax on company profit from a date onwards. Amounts are annual. Formulas may use `profit`, `tax` and, if the caller
 * states it, `turnover`.
 */
export const CorporateRegime = z
  .strictObject({
    ...datedFields,
    rate: Percent.meta({ description: 'The standard rate.' }),
    method: z.enum(plainBandMethods).optional(),
    bands: z.array(Band).min(1).optional().meta({ description: 'Where the rate depends on the profit.' }),
    small_company: z.union([SmallCompany, NoneByLaw]).optional(),
    surcharges: z.array(
      z.strictObject({
        id: FactId,
        name: z.string().min(1),
        applies: z.enum(surchargeScopes).meta({
          description:
            'always: to every company; standard_rate: not where the small-company rate applies; never: recorded only, it depends on what the caller cannot state.',
        }),
        formula: Formula.optional(),
        note: z.string().optional(),
      }),
    ),
    minimum_tax: z.union([MinimumTax, NoneByLaw]).optional(),
    sector_rates: z.array(
      z.strictObject({
        id: FactId.meta({ description: 'What a request sends as `sector`.' }),
        sector: z.string().min(1),
        rate: Percent,
        note: z.string().optional(),
      }),
    ),
    notes: z.array(z.string()).optional(),
    sources: SourceIds,
  })
  .meta({ id: 'CorporateRegime' });
export type CorporateRegime = z.infer<typeof CorporateRegime>;
