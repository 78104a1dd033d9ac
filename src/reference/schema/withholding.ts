import { z } from 'zod';
import { type PaymentType, paymentTypes } from '../../contract/words/payment-types';
import { datedFields, Percent, SourceIds } from './primitives';

const Rates = z.strictObject(
  Object.fromEntries(paymentTypes.map((type) => [type, Percent.optional()])) as Readonly<
    Record<PaymentType, z.ZodOptional<typeof Percent>>
  >,
);

/** Tax withheld from payments, in percent of the payment. A payment type with an unknown rate is left out. */
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
