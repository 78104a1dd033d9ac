import { z } from 'zod';
import { checkedLater } from './checked-later';
import { choice } from './choice';
import { ErrorBody } from './error';
import { batchOperations } from './key-operations';
import { largestBatch } from './limits';
import { Meta } from './meta';

const item =
  '{ "operation": "tax", "input": { "country": "KE", "amount": 85000, "type": "income" }, "select": ["net_amount"] }';

export const BatchItem = z
  .object({
    operation: choice('operation', batchOperations).describe('Which question: as the route of the same name.'),
    input: z
      .record(z.string(), z.unknown(), {
        error: () => `\`input\` must be an object: the parameters of the operation, as in ${item}.`,
      })
      .describe('The parameters of the route.'),
    select: z
      .array(z.string(), { error: () => '`select` must be a list of field names, for example ["net_amount"].' })
      .max(50, { error: () => '`select` may name at most 50 fields.' })
      .optional()
      .describe(
        'The fields of `data` that are wanted. With it, `meta` is left out; what was sent for nothing is named in the `meta` of the batch.',
      ),
  })
  .meta({ id: 'BatchItem' });
export type BatchItem = z.infer<typeof BatchItem>;

export const BatchRequest = z
  .object({
    items: z
      .array(checkedLater(BatchItem), {
        error: () => `\`items\` must be a list of 1 to ${largestBatch} items, each like ${item}.`,
      })
      .min(1, { error: () => `\`items\` must hold at least one item, like ${item}.` })
      .max(largestBatch, {
        error: () => `\`items\` may hold at most ${largestBatch} items: send the rest in another batch.`,
      }),
  })
  .meta({
    id: 'BatchRequest',
    example: {
      items: [
        { operation: 'tax', input: { country: 'KE', amount: 85000, type: 'income' }, select: ['net_amount'] },
        { operation: 'vat', input: { country: 'KE', amount: 1000, mode: 'add' } },
      ],
    },
  });

const BatchSuccess = z
  .object({ success: z.literal(true), data: z.record(z.string(), z.unknown()), meta: Meta.optional() })
  .meta({
    id: 'BatchSuccess',
    description: 'The answer of the item’s operation; with `select` only the fields named, without `meta`.',
  });

export const BatchResult = z
  .object({
    results: z
      .array(z.union([BatchSuccess, ErrorBody]))
      .describe('In the order of the items, each an envelope of its own: a success or an error.'),
    count: z.number(),
  })
  .meta({ id: 'BatchResult' });
