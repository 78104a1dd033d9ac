import { z } from 'zod';
import type { seriesNames } from '../contract/status';
import { Precision } from '../reference/market/schema/precision';

/**
 * What an entity of a series is: a currency, a country, or a central bank (a country's, or a common one such as
 * `BCEAO`).
 */
type EntityKind = 'currency' | 'country' | 'bank';

/** A series of observations. */
export interface Series {
  readonly id: SeriesId;
  readonly title: string;
  /** What one unit of a value is. */
  readonly unit: string;
  readonly entities: EntityKind;
}

export type SeriesId = (typeof seriesNames)[number];

const perLitre = 'currency of the country per litre';

/** Every series there is. */
export const allSeries: readonly Series[] = [
  { id: 'fx', title: 'Exchange rate', unit: 'units for one US dollar', entities: 'currency' },
  { id: 'fuel_petrol', title: 'Petrol', unit: perLitre, entities: 'country' },
  { id: 'fuel_diesel', title: 'Diesel', unit: perLitre, entities: 'country' },
  { id: 'fuel_kerosene', title: 'Kerosene', unit: perLitre, entities: 'country' },
  { id: 'fuel_lpg', title: 'Liquefied petroleum gas', unit: 'currency of the country per kg', entities: 'country' },
  { id: 'policy_rate', title: 'Policy rate', unit: 'percent', entities: 'bank' },
  { id: 'inflation', title: 'Inflation over twelve months', unit: 'percent', entities: 'bank' },
  { id: 'inflation_core', title: 'Core inflation over twelve months', unit: 'percent', entities: 'bank' },
  { id: 'inflation_food', title: 'Food inflation over twelve months', unit: 'percent', entities: 'bank' },
  { id: 'inflation_annual', title: 'Inflation, average of a year', unit: 'percent', entities: 'bank' },
  { id: 'tbill_91', title: 'Treasury bill yield, 91 days', unit: 'percent', entities: 'bank' },
  { id: 'tbill_182', title: 'Treasury bill yield, 182 days', unit: 'percent', entities: 'bank' },
  { id: 'tbill_364', title: 'Treasury bill yield, 364 days', unit: 'percent', entities: 'bank' },
  { id: 'gdp_growth', title: 'Growth of GDP', unit: 'percent', entities: 'bank' },
  { id: 'gdp_growth_annual', title: 'Growth of GDP in a year', unit: 'percent', entities: 'bank' },
  {
    id: 'mpc_meeting',
    title: 'Meeting of the monetary policy committee',
    unit: '1 planned, 0 called off',
    entities: 'bank',
  },
];

/** What a source may say of a value beside the number. */
export const Details = z.strictObject({
  period: z
    .string()
    .optional()
    .meta({ description: 'Period of a statistic: `2026-08`, `2025-Q3`, `2025` or `2025-Q1/2025-Q3`.' }),
  precision: Precision.optional(),
  basis: z.enum(['estimate', 'forecast']).optional(),
  scope: z.string().optional().meta({ description: 'What the figure covers where that is not plainly the country.' }),
  announced: z.string().optional().meta({ description: 'Of a meeting: from this day on it was known.' }),
  bank: z.string().optional().meta({ description: 'Of an exchange rate: the institution that published it.' }),
});
export type Details = z.infer<typeof Details>;
