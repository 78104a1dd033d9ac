import { z } from 'zod';
import { plainBandMethods } from '../../contract/words/band-methods';
import { payees } from '../../contract/words/payees';
import { type PaymentType, paymentTypes } from '../../contract/words/payment-types';
import { thresholdEnds, thresholdPeriods } from '../../contract/words/thresholds';
import { Band } from './bands';
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

/** Bands for a payment whose rate depends on its size. */
const WithholdingScale = z
  .strictObject({
    per: z.enum(thresholdPeriods).meta({ description: 'Which payments the bands count together.' }),
    method: z.enum(plainBandMethods),
    inclusion_percent: Percent.optional().meta({
      description: 'The part of the payment to which the bands apply; left out: all of it.',
    }),
    bands: z.array(Band).min(1),
  })
  .meta({ id: 'WithholdingScale' });
export type WithholdingScale = z.infer<typeof WithholdingScale>;

/** What a cell says besides its rate or its scale. */
const charged = {
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
};

/** The rate on a type of payment, in percent of the payment. */
const WithholdingRate = z
  .strictObject({ rate: Percent.meta({ description: 'The rate where the payee is not stated.' }), ...charged })
  .meta({ id: 'WithholdingRate' });
export type WithholdingRate = z.infer<typeof WithholdingRate>;

/** The scale on a type of payment. */
const WithholdingByScale = z
  .strictObject({
    scale: WithholdingScale.meta({ description: 'The scale where the payee is not stated.' }),
    ...charged,
  })
  .meta({ id: 'WithholdingByScale' });

const WithholdingCell = z.union([WithholdingRate, WithholdingByScale, NoneByLaw]);
export type WithholdingCell = z.infer<typeof WithholdingCell>;

const Cells = z.strictObject(
  Object.fromEntries(paymentTypes.map((type) => [type, WithholdingCell.optional()])) as Readonly<
    Record<PaymentType, z.ZodOptional<typeof WithholdingCell>>
  >,
);

/**
 * Tax withheld from payments. Each type of payment has a rate or a scale, or `{ "none": true }` where the law withholds
 * nothing; a type whose law is not established is left out.
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
