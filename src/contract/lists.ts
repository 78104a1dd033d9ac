import { z } from 'zod';
import { dayOut } from './day';
import { fuelTypes, fuelUnits } from './words/fuels';

const countries = z.array(z.string());

const CurrencyRow = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(['african', 'major', 'coin']),
    minor_units: z.number().nullable().describe('Decimals of an amount. null for coins.'),
    countries: countries.describe('The African countries that use it.'),
    pegged_to: z.string().nullable().describe('The currency to which it has a fixed parity. null where it floats.'),
    pegged_at: z.number().nullable().describe('Units of it for one unit of that currency.'),
    pegged_since: dayOut
      .nullable()
      .describe(
        'First day of the parity. Where no source states it: the earliest day on which a source states the parity. There are no rates before this day.',
      ),
  })
  .meta({ id: 'CurrencyRow' });
export const CurrencyList = z
  .object({ currencies: z.array(CurrencyRow), count: z.number() })
  .meta({ id: 'CurrencyList' });
export type CurrencyList = z.infer<typeof CurrencyList>;

const FuelTypeRow = z
  .object({
    fuel_type: z.enum(fuelTypes),
    name: z.string(),
    unit: z.enum(fuelUnits).describe('Unit of the prices.'),
    countries: countries.describe('Countries with a known price.'),
  })
  .meta({ id: 'FuelTypeRow' });
export const FuelTypeList = z.object({ fuels: z.array(FuelTypeRow), count: z.number() }).meta({ id: 'FuelTypeList' });
export type FuelTypeList = z.infer<typeof FuelTypeList>;
