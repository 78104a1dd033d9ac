import { z } from 'zod';
import { message } from '../language/message';
import { CountryCode } from './country-code';
import { day, dayOut } from './day';
import { errorOfField } from './error-of-field';
import { lawVersionAsked } from './law-version';
import { CitedSource, rowTruth } from './meta';
import { refusal } from './refusal';
import { wagePeriods } from './words/wage-periods';

const sectorWrong = refusal(message('wage_sector_not_text'));

export const MinimumWagesQuery = z
  .object({
    country: CountryCode.optional().describe('Default: all countries.'),
    date: day('date').optional().describe('The day for which to return wages. Default: today.'),
    sector: z
      .string(sectorWrong)
      .min(1, sectorWrong)
      .max(60, sectorWrong)
      .optional()
      .describe('Only wages of a sector: `general`, or a word of `id` or `sector` such as `agriculture`.')
      .meta({ example: 'general' })
      .register(errorOfField, { code: 'invalid_sector' }),
    law_version: lawVersionAsked,
  })
  .meta({ id: 'MinimumWagesQuery', example: { country: 'NG' } });
export type MinimumWagesQuery = z.output<typeof MinimumWagesQuery>;

const wage = {
  amount: z.number().describe('Major units of the currency, for the time of `per`.'),
  per: z.enum(wagePeriods).describe('The time that the amount pays for.'),
  name: z.string(),
  from: dayOut.nullable().describe('First day. null where it is not established.'),
  as_of: dayOut.describe('The latest day on which a source states it.'),
};

export const MinimumWage = z
  .object({
    ...wage,
    period_amount: z
      .number()
      .optional()
      .describe('The wage of the pay period. Absent where the law fixes the wage by the day or the hour.'),
  })
  .meta({ id: 'MinimumWage', description: 'The minimum wage of the employee, for full-time work.' });
export type MinimumWage = z.infer<typeof MinimumWage>;

export const MinimumWageRow = z
  .object({
    country: z.string(),
    country_name: z.string(),
    id: z.string(),
    name: z.string(),
    local_name: z.string().optional().describe('What the country calls it.'),
    sector: z.string().nullable().describe('Whom it covers. null where it covers everybody.'),
    amount: wage.amount,
    currency: z.string(),
    per: wage.per,
    from: wage.from,
    to: dayOut.nullable().describe('Last day. null while in force.'),
    published_on: dayOut.optional().describe('Where the law applied retroactively: the day of its publication.'),
    note: z.string().optional(),
    ...rowTruth,
    sources: z.array(CitedSource),
  })
  .meta({ id: 'MinimumWageRow' });
export type MinimumWageRow = z.infer<typeof MinimumWageRow>;

export const MinimumWages = z
  .object({
    date: dayOut,
    general: MinimumWageRow.nullable().describe('With `country`: its general minimum wage. null where it has none.'),
    wages: z.array(MinimumWageRow),
    count: z.number(),
  })
  .meta({ id: 'MinimumWages' });
export type MinimumWages = z.infer<typeof MinimumWages>;
