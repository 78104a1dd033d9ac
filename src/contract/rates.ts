import { z } from 'zod';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { asKnownOn, day, dayOut } from './day';
import { rowTruth } from './meta';

export const indicators = ['policy_rate', 'inflation', 'tbills', 'gdp', 'mpc'] as const;
export type Indicator = (typeof indicators)[number];

export const RatesQuery = z
  .object({
    country: CountryCode.optional().describe('Country; all of them when left out.'),
    indicator: choice('indicator', indicators).optional().describe('Only this indicator.'),
    date: day('date').optional().describe('A day of the past. Pro plan and above.'),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'RatesQuery', example: { country: 'KE' } });
export type RatesQuery = z.output<typeof RatesQuery>;

const percent = z.number().describe('Percent.');
export const CentralBankResult = z
  .object({
    country: z.string(),
    country_name: z.string(),
    central_bank: z.string().optional(),
    central_bank_abbr: z.string().optional(),
    policy_rate: percent.optional(),
    inflation: z.object({ headline: percent.optional(), core: percent.optional(), food: percent.optional() }).optional(),
    tbills: z.object({ '91_day': percent.optional(), '182_day': percent.optional(), '364_day': percent.optional() }).optional(),
    gdp_growth: percent.optional(),
    next_mpc: dayOut.optional().describe('Date of the next policy meeting, where it is known.'),
    updated: dayOut.optional().describe('Day of the newest figure.'),
  })
  .meta({ id: 'CentralBankResult', description: 'What is not known is left out.' });
export type CentralBankResult = z.infer<typeof CentralBankResult>;
const CentralBankRow = CentralBankResult.extend(z.object(rowTruth).partial().shape).meta({ id: 'CentralBankRow' });
export const CentralBankList = z.object({ countries: z.array(CentralBankRow), count: z.number() }).meta({ id: 'CentralBankList' });
export type CentralBankList = z.infer<typeof CentralBankList>;
