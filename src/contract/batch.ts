import { z } from 'zod';
import { languages } from '../language/languages';
import { message } from '../language/message';
import { checkedLater } from './checked-later';
import { choice } from './choice';
import { ErrorBody } from './error';
import { batchOperations } from './key-scopes';
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
    amounts: z
      .array(z.unknown(), refusal(message('batch_amounts_not_a_list')))
      .min(1, refusal(message('batch_amounts_not_a_list')))
      .max(largestBatch, refusal(message('batch_items_too_many', { most: largestBatch })))
      .optional()
      .describe(
        `A column: 1 to ${largestBatch} numbers, each of which is asked in the place of \`input.amount\` and counts as a call. Needs \`select\`. The result has \`columns\` in place of \`data\`.`,
      ),
  })
  .meta({ id: 'BatchItem' });
export type BatchItem = z.infer<typeof BatchItem>;

/** The amounts of an item that asks about a column; undefined for other items. */
export function amountsOf(item: unknown): readonly unknown[] | undefined {
  const { amounts } = (item ?? {}) as { readonly amounts?: unknown };
  return Array.isArray(amounts) ? amounts : undefined;
}

/** How many calls items are: each amount of a column is one. Their form is not checked. */
export const callsIn = (items: readonly unknown[]): number =>
  items.reduce<number>((calls, item) => calls + Math.max(1, amountsOf(item)?.length ?? 1), 0);

export const BatchRequest = z
  .object({
    items: z
      .array(checkedLater(BatchItem), refusal(message('batch_items_not_a_list', { most: largestBatch, example: item })))
      .min(1, refusal(message('batch_items_empty', { example: item })))
      .max(largestBatch, refusal(message('batch_items_too_many', { most: largestBatch })))
      .refine(
        (items) => callsIn(items) <= largestBatch,
        refusal(message('batch_items_too_many', { most: largestBatch })),
      )
      .describe(`1 to ${largestBatch} questions. Each counts as a call, and each amount of a column.`),
    lang: choice('lang', languages)
      .optional()
      .describe(
        'The language of refusals and notices; without it, that of the `Accept-Language` header, or else English.',
      ),
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

const BatchColumns = z
  .object({
    success: z.literal(true),
    columns: z
      .record(z.string(), z.array(z.unknown()))
      .describe('For each selected field its values, in the order of `amounts`. `null` where an amount has no answer.'),
    errors: z
      .record(z.string(), ErrorBody.shape.error)
      .optional()
      .describe('Why amounts have no answer, by their place in `amounts`: 0 for the first. Absent if all have one.'),
    meta: Meta,
  })
  .meta({ id: 'BatchColumns', description: 'The answer to an item with `amounts`.' });
export type BatchColumns = z.infer<typeof BatchColumns>;

export const BatchResult = z
  .object({
    results: z
      .array(z.union([BatchSuccess, BatchColumns, ErrorBody]))
      .describe('One envelope for each item, in the order of the items: a success or an error.'),
    count: z.number(),
  })
  .meta({ id: 'BatchResult' });
