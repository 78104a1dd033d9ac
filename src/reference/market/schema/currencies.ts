import { z } from 'zod';
import { IsoDate } from '../../schema/primitives';
import { Source } from '../../schema/source';

export const CurrencyCode = z.string().regex(/^[A-Z0-9]{3,6}$/, 'a currency code is three to six capitals');

/** A parity fixed by law or agreement. From its first to its last day it is the rate, instead of a quotation. */
export const Parity = z.strictObject({
  anchor: CurrencyCode.meta({
    description: 'The currency it is fixed to; it may be one that no longer exists and has no rates here.',
  }),
  units: z.number().positive().meta({ description: 'Units of this currency for one unit of the anchor.' }),
  from: IsoDate.meta({ description: 'First day of the parity.' }),
  at_least: z
    .literal(true)
    .optional()
    .meta({ description: 'No source names the first day: `from` is the earliest day on which one states the parity.' }),
  to: IsoDate.optional().meta({ description: 'Last day of the parity; left out while it is in force.' }),
  source: z.string(),
  also: z.array(z.string()).optional().meta({ description: 'Further sources.' }),
});
export type Parity = z.infer<typeof Parity>;

export const Currency = z.strictObject({
  code: CurrencyCode,
  name: z.string().min(1),
  kind: z.enum(['african', 'major', 'coin']),
  symbol: z.string().optional(),
  minor_units: z
    .number()
    .int()
    .min(0)
    .max(3)
    .optional()
    .meta({ description: 'Decimals of ISO 4217; left out for coins.' }),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
  parities: z.array(Parity).min(1).optional().meta({ description: 'The parities it has had, oldest first.' }),
  notice: z.string().optional().meta({ description: 'What a caller must be told with every rate of this currency.' }),
});
export type Currency = z.infer<typeof Currency>;

/** A currency code that is no longer in use, and its successor. */
export const RetiredCurrency = z.strictObject({
  code: CurrencyCode,
  name: z.string().min(1),
  successor: CurrencyCode,
  units: z
    .number()
    .positive()
    .nullable()
    .meta({ description: 'Old units for one unit of the successor; null where there was no one rate.' }),
});
export type RetiredCurrency = z.infer<typeof RetiredCurrency>;

export const CurrencyFile = z
  .strictObject({
    $schema: z.string().optional(),
    sources: z.record(z.string(), Source),
    currencies: z.array(Currency),
    retired: z.array(RetiredCurrency),
  })
  .meta({ id: 'CurrencyFile' });
export type CurrencyFile = z.infer<typeof CurrencyFile>;
