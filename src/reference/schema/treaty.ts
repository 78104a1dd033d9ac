import { z } from 'zod';
import { payees } from '../../contract/words/payees';
import { type PaymentType, paymentTypes } from '../../contract/words/payment-types';
import { treatyGroups } from '../../contract/words/treaty-groups';
import { Confidence, IsoDate, Percent, SourceIds } from './primitives';
import { Source } from './source';

const Domestic = z.literal(true).meta({ description: 'The treaty sets no limit: the domestic rate applies.' });

const conditional = {
  when: z.enum(payees).optional().meta({ description: 'The payee of a request to whom the condition applies.' }),
  condition: z.string().min(1).meta({ description: 'Who is paid, or what for, in words that follow «for».' }),
};

/** A rate under a condition. */
const Variant = z
  .union([z.strictObject({ rate: Percent, ...conditional }), z.strictObject({ domestic: Domestic, ...conditional })])
  .meta({ id: 'TreatyVariant' });
export type TreatyVariant = z.infer<typeof Variant>;

const about = {
  article: z.string().min(1).optional(),
  note: z.string().min(1).optional(),
};
const variants = z.array(Variant).min(1);

/**
 * What a treaty says about a type of payment: a rate, no limit, or only rates under conditions, where the general rate
 * is not established.
 */
export const TreatyCell = z.union([
  z.strictObject({
    rate: Percent.meta({ description: 'The highest rate where no condition is met.' }),
    variants: variants.optional(),
    ...about,
  }),
  z.strictObject({ domestic: Domestic, variants: variants.optional(), ...about }),
  z.strictObject({ variants, ...about }),
]);
export type TreatyCell = z.infer<typeof TreatyCell>;

export const Treaty = z
  .strictObject({
    partner: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ description: 'ISO 3166-1 alpha-2 code of the other state.' }),
    group: z.enum(treatyGroups).optional().meta({ description: 'The community whose members the treaty binds.' }),
    in_force: z.boolean().nullable().meta({
      description: 'null where sources disagree, or none says so. Only the rates of a treaty in force are applied.',
    }),
    in_force_since: IsoDate.optional(),
    rates: z
      .strictObject(
        Object.fromEntries(paymentTypes.map((type) => [type, TreatyCell.optional()])) as Readonly<
          Record<PaymentType, z.ZodOptional<typeof TreatyCell>>
        >,
      )
      .meta({ description: 'What is left out is not established.' }),
    note: z.string().min(1).optional(),
    sources: SourceIds,
  })
  .meta({ id: 'Treaty' });
export type Treaty = z.infer<typeof Treaty>;

/** The tax treaties of a country, for payments from it. */
export const PayerTreaties = z
  .strictObject({
    $schema: z.string(),
    payer: z.string().regex(/^[A-Z]{2}$/),
    complete: z.boolean().meta({
      description: 'Whether the list names every treaty in force: a country that it lacks then has none.',
    }),
    complete_basis: z.string().min(1).meta({ description: 'Why the list counts as complete, or what it lacks.' }),
    last_confirmed: IsoDate,
    confidence: Confidence,
    sources: z.record(z.string(), Source),
    list_sources: SourceIds.meta({ description: 'Ids of the sources that state the list.' }),
    notes: z.array(z.string()),
    doubts: z.array(z.string()),
    treaties: z.array(Treaty).min(1),
  })
  .meta({ id: 'PayerTreaties', title: 'Tax treaties of a country' });
export type PayerTreaties = z.infer<typeof PayerTreaties>;
