import { z } from 'zod';
import { message } from '../language/message';
import { checkedLater } from './checked-later';
import { choice } from './choice';
import { ErrorBody } from './error';
import { batchOperations } from './key-operations';
import { largestBatch } from './limits';
import { Meta } from './meta';
import { refusal } from './refusal';

const item =
  '{ "operation": "tax", "input": { "country": "KE", "amount": 85000, "type": "income" }, "select": ["net_amount"] }';

export const BatchItem = z
  .object({
    operation: choice('operation', batchOperations).describe('The operation of the route with the same name.'),
    input: z
      .record(z.string(), z.unknown(), refusal(message('batch_input_not_an_object', { example: item })))
      .describe('The parameters of the route.'),
    select: z
      .array(z.string(refusal(message('batch_select_not_a_list'))), refusal(message('batch_select_not_a_list')))
      .max(50, refusal(message('batch_select_too_long')))
      .optional()
      .describe(
        'The fields of `data` to return. `meta` is then left out of the result. The `meta` of the batch names fields that were ignored.',
      ),
  })
  .meta({ id: 'BatchItem' });
export type BatchItem = z.infer<typeof BatchItem>;

export const BatchRequest = z
  .object({
    items: z
      .array(checkedLater(BatchItem), refusal(message('batch_items_not_a_list', { most: largestBatch, example: item })))
      .min(1, refusal(message('batch_items_empty', { example: item })))
      .max(largestBatch, refusal(message('batch_items_too_many', { most: largestBatch })))
      .describe(`1 to ${largestBatch} questions. Each counts as a call.`),
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
    description: 'The answer of the operation. With `select`: only the fields named, without `meta`.',
  });

export const BatchResult = z
  .object({
    results: z
      .array(z.union([BatchSuccess, ErrorBody]))
      .describe('One envelope for each item, in the order of the items: a success or an error.'),
    count: z.number(),
  })
  .meta({ id: 'BatchResult' });
