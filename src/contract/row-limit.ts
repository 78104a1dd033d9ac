import { z } from 'zod';
import { message } from '../language/message';
import { refusal } from './refusal';

/**
 * How many rows an answer may have, in a query string, where numbers are text.
 *
 * @param rows what is counted, in the plural
 * @param most the most that may be asked for
 * @param usual how many there are if nothing is said
 */
export const rowLimit = (rows: string, { most, usual }: { readonly most: number; readonly usual: number }) =>
  z
    .union([z.string(), z.number()])
    .transform(Number)
    .refine(
      (count) => Number.isInteger(count) && count >= 1 && count <= most,
      refusal(message('not_a_whole_number', { field: 'limit', least: 1, most })),
    )
    .optional()
    .describe(`The most ${rows} of the answer, 1 to ${most}. Default: ${usual}.`)
    .meta({ type: 'integer', example: usual });
