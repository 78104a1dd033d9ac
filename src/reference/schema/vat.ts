import { z } from 'zod';
import { datedFields, IsoDate, Percent, SourceIds } from './primitives';

export const vatCategories = ['standard', 'food_basic', 'medical', 'education', 'digital', 'export'] as const;

const Treatment = z
  .strictObject({
    treatment: z.enum(['standard', 'reduced', 'zero', 'exempt']),
    rate: Percent.optional().meta({ description: 'Where it is reduced: the reduced rate that applies.' }),
    note: z.string().optional(),
  })
  .refine(
    (t) => (t.treatment === 'reduced') === (t.rate !== undefined),
    'a reduced category has a rate, and no other has',
  )
  .meta({ id: 'VatTreatment' });

/**
 * VAT, or the tax on consumption that a country levies instead. A category that could not be established is left out.
 */
export const VatRegime = z
  .strictObject({
    name: z.string().min(1),
    kind: z.enum(['vat', 'gst', 'sales_tax', 'consumption_tax', 'none']),
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
      .array(z.strictObject({ rate: Percent, applies_to: z.string() }))
      .meta({ description: 'Reduced rates, the most general first.' }),
    higher: z.array(z.strictObject({ rate: Percent, applies_to: z.string() })).optional(),
    categories: z.strictObject({
      food_basic: Treatment.optional(),
      medical: Treatment.optional(),
      education: Treatment.optional(),
      digital: Treatment.optional(),
      export: Treatment.optional(),
    }),
    registration_threshold: z.number().positive().nullable(),
    notes: z.array(z.string()).optional(),
    sources: SourceIds,
  })
  .meta({ id: 'VatRegime' });
export type VatRegime = z.infer<typeof VatRegime>;
