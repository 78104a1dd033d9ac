import { z } from 'zod';
import { checkedLater } from './checked-later';
import { choice } from './choice';
import { CountryInfo, CountryInfoQuery, CountryList } from './country-info';
import { ErrorBody } from './error';
import { ForexBody, ForexResult } from './forex';
import { FuelList, FuelQuery, FuelResult } from './fuel';
import { largestBatch } from './limits';
import { Meta } from './meta';
import { CentralBankList, CentralBankResult, RatesQuery } from './rates';
import { TaxRequest, TaxResult } from './tax';
import { VatRequest, VatResult } from './vat';

export const batchOperations = ['tax', 'vat', 'country', 'forex', 'fuel', 'rates'] as const;
export type BatchOperation = (typeof batchOperations)[number];

const fieldsOf = (...answers: readonly z.ZodObject[]): ReadonlySet<string> =>
  new Set(answers.flatMap(({ shape }) => Object.keys(shape)));

/** What each operation is asked with, and the fields of its answers, of which an item may select some. */
export const batchQuestions = {
  tax: { input: TaxRequest, fields: fieldsOf(TaxResult) },
  vat: { input: VatRequest, fields: fieldsOf(VatResult) },
  country: { input: CountryInfoQuery, fields: fieldsOf(CountryInfo, CountryList) },
  forex: { input: ForexBody, fields: fieldsOf(ForexResult) },
  fuel: { input: FuelQuery, fields: fieldsOf(FuelResult, FuelList) },
  rates: { input: RatesQuery, fields: fieldsOf(CentralBankResult, CentralBankList) },
} as const satisfies Readonly<
  Record<BatchOperation, { readonly input: z.ZodObject; readonly fields: ReadonlySet<string> }>
>;

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
