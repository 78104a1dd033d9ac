import { z } from 'zod';
import { type FuelType, fuelTypes, fuelUnits } from '../../../contract/words/fuels';
import { Confidence, IsoDate } from '../../schema/primitives';
import { Source } from '../../schema/source';
import { Precision } from './precision';
import { CurrencyCode } from './currencies';

const FuelPrice = z.strictObject({
  date: IsoDate.meta({
    description: 'First day of the price or, where only the month or year is known, the last day of it.',
  }),
  precision: Precision.optional(),
  price: z.number().positive().meta({ description: 'In the currency of the country, per unit of the fuel.' }),
  from_usd: z.number().positive().optional().meta({
    description:
      'The list price in US dollars that the price was converted from; left out where the source states the local price.',
  }),
  confidence: Confidence.optional(),
  source: z.string(),
});
type FuelPrice = z.infer<typeof FuelPrice>;

/** Prices of a fuel, oldest first. */
export const FuelSeries = z.strictObject({ unit: z.enum(fuelUnits), prices: z.array(FuelPrice).min(1) });
export type FuelSeries = z.infer<typeof FuelSeries>;

const FuelCountry = z.strictObject({
  currency: CurrencyCode,
  authority: z.string().optional().meta({ description: 'Who sets or watches the price.' }),
  regulated: z.boolean().optional(),
  place: z.string().optional(),
  notices: z
    .array(z.string())
    .optional()
    .meta({ description: 'What a caller must be told with every price of the country.' }),
  fuels: z.strictObject(
    Object.fromEntries(fuelTypes.map((fuel) => [fuel, FuelSeries.optional()])) as Readonly<
      Record<FuelType, z.ZodOptional<typeof FuelSeries>>
    >,
  ),
});
type FuelCountry = z.infer<typeof FuelCountry>;

export const FuelFile = z
  .strictObject({
    $schema: z.string().optional(),
    sources: z.record(z.string(), Source),
    countries: z.record(z.string().regex(/^[A-Z]{2}$/), FuelCountry),
  })
  .meta({ id: 'FuelFile' });
export type FuelFile = z.infer<typeof FuelFile>;

/** Fuel data of a country, without the prices. */
export type FuelRecord = Omit<FuelCountry, 'fuels'> & {
  readonly fuels: { readonly [Fuel in keyof FuelCountry['fuels']]: Pick<FuelSeries, 'unit'> | undefined };
};
