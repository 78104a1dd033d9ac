import { z } from 'zod';
import { Amount } from './amount';
import { dayOut } from './day';
import { rowTruth } from './meta';
import { TaxRequest } from './tax';

/** `POST /api/v1/tax/paye`: an income-tax request without its type. */
export const PayeRequest = TaxRequest.omit({
  type: true,
  turnover: true,
  sector: true,
  payment_type: true,
  residency: true,
  payee: true,
  recipient_country: true,
  taxpayer: true,
})
  .extend({ amount: Amount })
  .meta({
    id: 'PayeRequest',
    example: { country: 'KE', amount: 61017.9, mode: 'net_to_gross' },
  });

export type PayeRequest = z.output<typeof PayeRequest>;

export const TaxRatesRow = z
  .object({
    country: z.string(),
    country_name: z.string(),
    currency: z.string(),
    tax_year: z.string(),
    paye_top_rate: z
      .number()
      .nullable()
      .describe('Rate of the highest bracket, percent. null where income tax is not calculated.'),
    paye_last_confirmed: dayOut.nullable(),
    paye_status: rowTruth.data_status.nullable(),
    paye_confidence: rowTruth.confidence.nullable(),
    paye_source: z.string().nullable(),
    vat_name: z.string().nullable(),
    vat_rate: z
      .number()
      .nullable()
      .describe(
        'Percent charged on a standard-rated supply, with the levies on the same supply. null where there is no such tax or the rate could not be established.',
      ),
    vat_components: z.string().nullable().describe('The parts of the rate, where levies are charged with the tax.'),
    vat_last_confirmed: dayOut.nullable(),
    vat_status: rowTruth.data_status.nullable(),
    vat_confidence: rowTruth.confidence.nullable(),
    vat_source: z.string().nullable(),
    ...rowTruth,
  })
  .meta({ id: 'TaxRatesRow' });
export type TaxRatesRow = z.infer<typeof TaxRatesRow>;
export const TaxRates = z.object({ countries: z.array(TaxRatesRow), count: z.number() }).meta({ id: 'TaxRates' });
export type TaxRates = z.infer<typeof TaxRates>;
