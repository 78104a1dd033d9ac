import { z } from 'zod';
import { type SeriesId, seriesNames, type SeriesWord, seriesWords } from '../contract/words/series';
import { Precision } from '../reference/market/schema/precision';

export type { SeriesId } from '../contract/words/series';

/** A series of observations. */
export interface Series extends SeriesWord {
  readonly id: SeriesId;
}

/** Every series there is. */
export const allSeries: readonly Series[] = seriesNames.map((id) => ({ id, ...seriesWords[id] }));

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
