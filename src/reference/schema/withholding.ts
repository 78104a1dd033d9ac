import { z } from 'zod';
import { datedFields, Percent, SourceIds } from './primitives';

export const paymentTypes = [
  'dividends',
  'interest',
  'royalties',
  'services',
  'management_fees',
  'rent',
  'contracts',
] as const;
export const residencies = ['resident', 'non_resident'] as const;

const Rates = z.strictObject(
  Object.fromEntries(paymentTypes.map((type) => [type, Percent.optional()])) as Record<
    (typeof paymentTypes)[number],
    z.ZodOptional<typeof Percent>
  >,
);

/** Tax withheld from payments, in percent of the payment. A payment type that could not be established is left out. */
export const WithholdingRegime = z
  .strictObject({
    ...datedFields,
    resident: Rates,
    non_resident: Rates,
    notes: z.array(z.string()),
    sources: SourceIds,
  })
  .meta({ id: 'WithholdingRegime' });
export type WithholdingRegime = z.infer<typeof WithholdingRegime>;
