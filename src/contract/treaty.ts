import { z } from 'zod';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { dayOut } from './day';
import { lawVersionAsked } from './law-version';
import { CitedSource, rowTruth } from './meta';
import { RecipientCountry } from './recipient-country';
import { payees } from './words/payees';
import { paymentTypes } from './words/payment-types';
import { treatyGroups, treatyGroupWords } from './words/treaty-groups';
import { treatyStates, treatyStateWords } from './words/treaty-states';
import { meaningsInWords } from './words/vocabulary';

export const TreatyCondition = z
  .object({
    rate: z.number().nullable().describe('Percent. null where the domestic rate applies.'),
    condition: z.string().describe('Who is paid, or what for.'),
    payee: z.enum(payees).optional().describe('The `payee` of a request that meets the condition.'),
  })
  .meta({ id: 'TreatyCondition', description: 'A rate of a treaty under a condition.' });
export type TreatyCondition = z.infer<typeof TreatyCondition>;

/** What a treaty says about one type of payment. */
const said = {
  state: z.enum(treatyStates).describe(meaningsInWords(treatyStateWords)),
  partner: z.string().describe('ISO code of the country of the payee.'),
  partner_name: z.string(),
  group: z.enum(treatyGroups).optional().describe(meaningsInWords(treatyGroupWords)),
  rate: z
    .number()
    .nullable()
    .describe('The highest rate that the treaty allows, percent. null where no rate is recorded.'),
  conditions: z.array(TreatyCondition).describe('Other rates of the treaty for this type of payment.'),
  in_force: z.boolean().nullable().describe('null where that could not be established, or there is no treaty.'),
  in_force_since: dayOut.nullable().describe('First day. null where it could not be established.'),
  article: z.string().optional().describe('The article of the treaty, where known.'),
  note: z.string().optional(),
};

export const TreatyOfPayment = z
  .object({
    ...said,
    condition: z.string().optional().describe('The condition under which `rate` holds, met by the `payee` sent.'),
    domestic_rate: z
      .number()
      .describe('The rate without a treaty, percent; the highest where it depends on the size of the payment.'),
    applied: z.boolean().describe('true where the treaty is in force and its rate, the lower one, was used.'),
    sources: z.array(CitedSource),
  })
  .meta({ id: 'TreatyOfPayment', description: 'The tax treaty with the country of the payee.' });
export type TreatyOfPayment = z.infer<typeof TreatyOfPayment>;

export const TreatiesQuery = z
  .object({
    country: CountryCode.optional().describe('The country of the payer. Default: all with recorded treaties.'),
    recipient_country: RecipientCountry.optional().describe('The country of the payee. Default: all.'),
    payment_type: choice('payment_type', paymentTypes).optional().describe('Only this type of payment.'),
    law_version: lawVersionAsked,
  })
  .meta({ id: 'TreatiesQuery', example: { country: 'KE', recipient_country: 'IN' } });
export type TreatiesQuery = z.output<typeof TreatiesQuery>;

export const TreatyRow = z
  .object({
    country: z.string().describe('The country of the payer.'),
    country_name: z.string(),
    payment_type: z.enum(paymentTypes),
    ...said,
    ...rowTruth,
    sources: z.array(CitedSource),
  })
  .meta({ id: 'TreatyRow' });
export type TreatyRow = z.infer<typeof TreatyRow>;

const TreatyList = z
  .object({
    country: z.string(),
    country_name: z.string(),
    complete: z.boolean().describe('Whether the list names every treaty in force.'),
    complete_basis: z.string().describe('Why the list counts as complete, or what it lacks.'),
    notes: z.array(z.string()),
    doubts: z.array(z.string()),
  })
  .meta({ id: 'TreatyList', description: 'What the list of a payer country covers.' });

export const Treaties = z
  .object({ treaties: z.array(TreatyRow), count: z.number(), lists: z.array(TreatyList) })
  .meta({ id: 'Treaties' });
export type Treaties = z.infer<typeof Treaties>;
