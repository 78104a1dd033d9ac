import { z } from 'zod';
import { Precision } from '../reference/market/schema/precision';

/** Details a source may give with a value. */
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
