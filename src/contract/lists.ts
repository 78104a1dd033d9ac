import { z } from 'zod';
import { dayOut } from './day';
import { fuelTypes, fuelUnits } from './words/fuels';

const countries = z.array(z.string());

export const CurrencyRow = z
  .object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(['african', 'major', 'coin']),
    minor_units: z.number().nullable().describe('Decimals of an amount; null for coins.'),
    countries: countries.describe('The African countries that use it.'),
    pegged_to: z
      .string()
      .nullable()
      .describe('The currency to which it has a fixed parity; null where its rate moves by itself.'),
    pegged_at: z.number().nullable().describe('Units of it for one unit of that currency.'),
    pegged_since: dayOut
      .nullable()
      .describe(
        'First day of the parity or, where no source names it, the earliest day on which one states the parity. Rates of a day before it are not given.',
      ),
  })
  .meta({ id: 'CurrencyRow' });
export const CurrencyList = z
  .object({ currencies: z.array(CurrencyRow), count: z.number() })
  .meta({ id: 'CurrencyList' });
export type CurrencyList = z.infer<typeof CurrencyList>;

export const FuelTypeRow = z
  .object({
    fuel_type: z.enum(fuelTypes),
    name: z.string(),
    unit: z.enum(fuelUnits).describe('What prices are for.'),
    countries: countries.describe('The countries of which a price is known.'),
  })
  .meta({ id: 'FuelTypeRow' });
export const FuelTypeList = z.object({ fuels: z.array(FuelTypeRow), count: z.number() }).meta({ id: 'FuelTypeList' });
export type FuelTypeList = z.infer<typeof FuelTypeList>;
