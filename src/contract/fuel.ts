import { z } from 'zod';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { asKnownOn, day, dayOut } from './day';
import { rowTruth } from './meta';
import { type FuelType, fuelTypes, fuelUnits } from './words/fuels';

export { type FuelType, fuelTypes } from './words/fuels';

export const FuelQuery = z
  .object({
    country: CountryCode.optional().describe('Country; all of them when left out.'),
    fuel_type: choice('fuel_type', fuelTypes).optional().describe('Only this fuel.'),
    currency: z
      .string({ error: () => '`currency` must be a currency code, for example "USD".' })
      .regex(/^[A-Za-z0-9]{2,8}$/, { error: () => '`currency` must be a currency code, for example "USD".' })
      .transform((text) => text.toUpperCase())
      .optional()
      .describe('Convert prices to this currency.'),
    date: day('date').optional().describe('A day of the past. Pro plan and above.'),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'FuelQuery', example: { country: 'KE' } });
export type FuelQuery = z.output<typeof FuelQuery>;

const FuelPrice = z
  .object({
    price: z.number(),
    unit: z.enum(fuelUnits),
    change: z.number().describe('Since the price before it.'),
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

const prices = Object.fromEntries(fuelTypes.map((fuel) => [fuel, z.number().optional()])) as Readonly<
  Record<FuelType, z.ZodOptional<z.ZodNumber>>
>;
export const FuelRow = z
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
