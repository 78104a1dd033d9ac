import { z } from 'zod';
import { Band } from './bands';
import { ownEvidence } from './own-evidence';
import { datedFields, Percent, SourceIds } from './primitives';

const share = {
  annual_exclusion: z.number().positive().optional().meta({
    description: 'What is not taxed of the gains of a year together, in the currency of the country.',
  }),
  inclusion_percent: Percent.optional().meta({
    description: 'The share of the gain that is taxed, after the exclusion.',
  }),
  ...ownEvidence,
};

/**
 * How a taxpayer's gain is taxed: at a `rate`, through its own `bands`, as `income` (on the income-tax scale of the
 * year), as `profit` (at the corporate rate), or `exempt` where the law levies no tax on it.
 */
export const GainTreatment = z
  .discriminatedUnion('treatment', [
    z.strictObject({ treatment: z.literal('rate'), rate: Percent, ...share }),
    z.strictObject({
      treatment: z.literal('bands'),
      bands: z.array(Band).min(1),
      ...share,
    }),
    z.strictObject({ treatment: z.literal('income'), ...share }),
    z.strictObject({ treatment: z.literal('profit'), ...share }),
    z.strictObject({ treatment: z.literal('exempt'), ...ownEvidence }),
  ])
  .meta({ id: 'GainTreatment' });
export type GainTreatment = z.infer<typeof GainTreatment>;

/** Capital gains tax from a date onwards. A taxpayer with unknown treatment is left out. */
export const CapitalGainsRegime = z
  .strictObject({
    ...datedFields,
    individual: GainTreatment.optional(),
    company: GainTreatment.optional(),
    notes: z.array(z.string()),
    sources: SourceIds,
  })
  .meta({ id: 'CapitalGainsRegime' });
export type CapitalGainsRegime = z.infer<typeof CapitalGainsRegime>;
