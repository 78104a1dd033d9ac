import { z } from 'zod';
import { payees } from '../../contract/words/payees';
import { type PaymentType, paymentTypes } from '../../contract/words/payment-types';
import { thresholdEnds, thresholdPeriods } from '../../contract/words/thresholds';
import { NoneByLaw, ownEvidence } from './own-evidence';
import { datedFields, Percent, SourceIds } from './primitives';

const when = z.enum(payees).meta({ description: 'Whom, or what, this rate is for.' });

/** A rate that applies instead of the general one. */
const Variant = z
  .union([
    z.strictObject({ when, rate: Percent, note: z.string().min(1).optional() }),
    z.strictObject({ when, none: z.literal(true), note: z.string().min(1).optional() }),
  ])
  .meta({ id: 'WithholdingVariant' });
export type WithholdingVariant = z.infer<typeof Variant>;

/** The rate on a type of payment, in percent of the payment. */
export const WithholdingRate = z
  .strictObject({
    rate: Percent.meta({ description: 'The rate where the payee is not stated.' }),
    variants: z.array(Variant).min(1).optional(),
    threshold: z
      .strictObject({
        amount: z.number().positive(),
        per: z.enum(thresholdPeriods),
        reached: z.enum(thresholdEnds).meta({
          description: 'above: tax is withheld from more than the amount; from: also from exactly the amount.',
        }),
      })
      .optional()
      .meta({ description: 'Below it, nothing is withheld. From there on, tax is withheld from the whole payment.' }),
    final: z.boolean().optional().meta({
      description: 'true: a final tax; false: an advance on the tax of the payee; left out where not established.',
    }),
    ...ownEvidence,
  })
  .meta({ id: 'WithholdingRate' });
export type WithholdingRate = z.infer<typeof WithholdingRate>;

const WithholdingCell = z.union([WithholdingRate, NoneByLaw]);
export type WithholdingCell = z.infer<typeof WithholdingCell>;

const Cells = z.strictObject(
  Object.fromEntries(paymentTypes.map((type) => [type, WithholdingCell.optional()])) as Readonly<
    Record<PaymentType, z.ZodOptional<typeof WithholdingCell>>
  >,
);

/**
 * Tax withheld from payments. Each type of payment has a rate, or `{ "none": true }` where the law withholds nothing; a
 * type whose law is not established is left out.
 */
export const WithholdingRegime = z
  .strictObject({
    ...datedFields,
    resident: Cells,
    non_resident: Cells,
    notes: z.array(z.string()),
    sources: SourceIds,
  })
  .meta({ id: 'WithholdingRegime' });
export type WithholdingRegime = z.infer<typeof WithholdingRegime>;
