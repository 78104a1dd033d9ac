import { z } from 'zod';
import { Amount } from '../../../src/contract/amount';
import { CountryCode } from '../../../src/contract/country-code';
import { currencyCode } from '../../../src/contract/forex';
import { refusal } from '../../../src/contract/refusal';
import { TaxRequest } from '../../../src/contract/tax';
import { message } from '../../../src/language/message';

/** How many countries one comparison has. */
const least = 2;
const most = 10;

const malformed = refusal(message('countries_to_compare', { least, most }));

/** One salary in several countries. */
export const CompareRequest = z.object({
  countries: z.array(CountryCode, malformed).min(least, malformed).max(most, malformed).describe('The countries.'),
  amount: Amount,
  currency: currencyCode('currency').describe('Currency of `amount`, for example USD.'),
  period: TaxRequest.shape.period,
  mode: TaxRequest.shape.mode,
  include_pension: TaxRequest.shape.include_pension,
});
export type CompareRequest = z.output<typeof CompareRequest>;
