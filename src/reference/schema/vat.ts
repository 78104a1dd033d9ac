import { z } from 'zod';
import {
  consumptionTaxes,
  type SpecialVatCategory,
  specialVatCategories,
  vatTreatments,
} from '../../contract/words/vat';
import { NoneByLaw, ownEvidence } from './own-evidence';
import { datedFields, IsoDate, Percent, SourceIds } from './primitives';

const Treatment = z
  .strictObject({
    treatment: z.enum(vatTreatments),
    rate: Percent.optional().meta({ description: 'Where it is reduced: the reduced rate that applies.' }),
    ...ownEvidence,
  })
  .refine(
    (t) => (t.treatment === 'reduced') === (t.rate !== undefined),
    'a reduced category has a rate, and no other has',
  )
  .meta({ id: 'VatTreatment' });

/**
 * VAT, or the consumption tax a country levies instead. A category with unknown treatment is left out.
 */
export const VatRegime = z
  .strictObject({
    name: z.string().min(1),
    kind: z.enum(consumptionTaxes),
    ...datedFields,
    effective_from: IsoDate.nullable().meta({
      description: 'When the standard rate last changed; null where not established.',
    }),
    standard: Percent.optional().meta({
      description: 'Left out where the rate could not be established, or where there is no such tax.',
    }),
    levies: z
      .array(z.strictObject({ name: z.string(), percent: Percent, on: z.enum(['value', 'tax']) }))
      .optional()
      .meta({
        description:
          'Levies charged together with the tax on every standard-rated supply: on the value, or on the tax itself.',
      }),
    reduced: z
      .union([z.array(z.strictObject({ rate: Percent, applies_to: z.string() })).min(1), NoneByLaw])
      .optional()
      .meta({ description: 'Reduced rates, the most general first.' }),
    higher: z.array(z.strictObject({ rate: Percent, applies_to: z.string() })).optional(),
    categories: z.strictObject(
      Object.fromEntries(specialVatCategories.map((category) => [category, Treatment.optional()])) as Readonly<
        Record<SpecialVatCategory, z.ZodOptional<typeof Treatment>>
      >,
    ),
    registration_threshold: z.number().positive().nullable(),
    notes: z.array(z.string()).optional(),
    sources: SourceIds,
  })
  .meta({ id: 'VatRegime' });
export type VatRegime = z.infer<typeof VatRegime>;
