import { z } from 'zod';
import { message } from '../language/message';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { asKnownOn, day, dayOut } from './day';
import { fieldsOf } from './columns';
import { rowTruth } from './meta';
import { refusal } from './refusal';
import { type FuelType, fuelTypes, fuelUnits } from './words/fuels';

export { type FuelType, fuelTypes } from './words/fuels';

export const FuelQuery = z
  .object({
    country: CountryCode.optional().describe('Country. Default: all countries.'),
    fuel_type: choice('fuel_type', fuelTypes).optional().describe('Only this fuel.'),
    currency: z
      .string(refusal(message('currency_malformed', { field: 'currency' })))
      .regex(/^[A-Za-z0-9]{2,8}$/, refusal(message('currency_malformed', { field: 'currency' })))
      .transform((text) => text.toUpperCase())
      .optional()
      .describe('Convert prices to this currency.')
      .meta({ example: 'USD' }),
    date: day('date').optional().describe('A past day. Default: the latest prices. Pro plan and above.'),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'FuelQuery', example: { country: 'KE' } });
export type FuelQuery = z.output<typeof FuelQuery>;

const FuelPrice = z
  .object({
    price: z.number(),
    unit: z.enum(fuelUnits),
    change: z.number().describe('Change since the previous price.'),
  })
  .meta({ id: 'FuelPrice' });
export const FuelResult = z
  .object({
    country: z.string(),
    country_name: z.string(),
    currency: z.string(),
    fuels: z.partialRecord(z.enum(fuelTypes), FuelPrice),
    updated: dayOut,
  })
  .meta({ id: 'FuelResult' });
export type FuelResult = z.infer<typeof FuelResult>;

/** A table of the prices of one country: a row a fuel. */
export const fuelColumns = ['country', 'currency', 'fuel', ...fieldsOf(FuelPrice), 'updated'];

const prices = Object.fromEntries(fuelTypes.map((fuel) => [fuel, z.number().optional()])) as Readonly<
  Record<FuelType, z.ZodOptional<z.ZodNumber>>
>;
const FuelRow = z
  .object({
    country: z.string(),
    country_name: z.string(),
    currency: z.string(),
    ...prices,
    updated: dayOut,
    ...rowTruth,
  })
  .meta({ id: 'FuelRow' });
export const FuelList = z.object({ countries: z.array(FuelRow), count: z.number() }).meta({ id: 'FuelList' });
export type FuelList = z.infer<typeof FuelList>;
