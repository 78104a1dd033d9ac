import { z } from 'zod';
import { Amount } from './amount';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { dayOut } from './day';
import { lawVersionAsked } from './law-version';
import { meaningsInWords } from './words/vocabulary';
import { vatCategories, vatModes, vatModeWords, vatRateTypes, vatTreatments } from './words/vat';

export { vatCategories, vatModes, vatRateTypes } from './words/vat';

export const VatRequest = z
  .object({
    country: CountryCode,
    amount: Amount,
    mode: choice('mode', vatModes).describe(meaningsInWords(vatModeWords)),
    rate_type: choice('rate_type', vatRateTypes)
      .default('standard')
      .describe('The rate that applies where no `category` is sent, because a category decides by itself.'),
    category: choice('category', vatCategories)
      .optional()
      .describe(
        'What is sold. Where it is sent, it determines the rate, because it is more specific than `rate_type`.',
      ),
    law_version: lawVersionAsked,
  })
  .meta({ id: 'VatRequest', example: { country: 'KE', amount: 11600, mode: 'extract' } });
/** A VAT request as a caller writes it. */
export type VatInput = z.input<typeof VatRequest>;
export type VatRequest = z.output<typeof VatRequest>;

/** The standard rate in answers. */
export const StandardVatRate = z
  .number()
  .nullable()
  .describe(
    'Percent charged on a standard-rated supply, with the levies on the same supply. null where the rate could not be established or there is no such tax.',
  );
export const VatComponents = z
  .array(z.object({ name: z.string(), rate: z.number() }))
  .describe(
    'The parts of the rate in percent, where levies are charged on the same supply. The tax itself comes first.',
  );

export const VatResult = z
  .object({
    country: z.string(),
    country_name: z.string(),
    currency: z.string(),
    mode: z.enum(vatModes),
    net_amount: z.number(),
    vat_rate: z.number().describe('Percent.'),
    vat_amount: z.number(),
    gross_amount: z.number(),
    rate_type: z.enum(vatTreatments),
    updated: dayOut.describe(
      'Date on which the rate last changed. Where that is not established: the date on which it was last confirmed.',
    ),
    category: z.enum(vatCategories).optional(),
    components: VatComponents.optional(),
  })
  .meta({ id: 'VatResult' });
export type VatResult = z.infer<typeof VatResult>;
