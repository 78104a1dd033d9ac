import { z } from 'zod';
import { asKnownOn, day, dayOut, momentOut } from './day';
import { Amount } from './amount';
import { decimalOf } from './decimal';
import { rowTruth } from './meta';
import { errorOfField } from './error-of-field';

const code = (field: string) =>
  z
    .string({
      error: ({ input }) =>
        input === undefined
          ? `\`${field}\` is missing: send a currency code, for example "USD".`
          : `\`${field}\` must be a currency code, for example "USD".`,
    })
    .regex(/^[A-Za-z0-9]{2,8}$/, {
      error: ({ input }) =>
        `${JSON.stringify(String(input).slice(0, 20))} is not a currency code: send three letters, for example "USD" or "KES".`,
    })
    .transform((text) => text.toUpperCase());

/** A number in an address, where everything is text. */
export const queryNumber = (field: string) =>
  z
    .union([z.number(), z.string()])
    .transform((value, context) => {
      const number = typeof value === 'number' ? value : decimalOf(value);
      if (Number.isFinite(number) && number > 0 && number <= 1e15) return number;
      context.addIssue({
        code: 'custom',
        message: `\`${field}\` must be a number greater than 0 and at most 1,000,000,000,000,000, for example 1500.50.`,
      });
      return z.NEVER;
    })
    .meta({ type: 'number' });

export const ForexQuery = z
  .object({
    from: code('from').describe('Currency that is given, or a coin.'),
    to: code('to').describe('Currency that is wanted, or a coin.'),
    amount: queryNumber('amount').optional().describe('Amount to convert; the unit rate when left out.'),
    date: day('date').optional().describe('A day of the past; the latest rate when left out. Pro plan and above.'),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'ForexQuery', example: { from: 'USD', to: 'KES', amount: 1500 } });
export type ForexQuery = z.output<typeof ForexQuery>;

/** The same question in a JSON body, where a number is not written as text. */
export const ForexBody = ForexQuery.extend({
  amount: Amount.optional().describe('Amount to convert; the unit rate when left out.'),
}).meta({ id: 'ForexBody', example: { from: 'USD', to: 'KES', amount: 1500 } });

export const ForexResult = z
  .object({
    from: z.string(),
    to: z.string(),
    rate: z.number().describe('Mid-market rate: units of `to` for one unit of `from`.'),
    bid: z
      .number()
      .describe(
        'Buy rate; with `amount`, for the amount. Equal to `rate` where both currencies have a fixed parity to the same one, because nobody quotes a spread there.',
      ),
    ask: z.number().describe('Sell rate; with `amount`, for the amount. Equal to `rate` where `bid` is.'),
    amount: z.number().optional().describe('The amount converted at the mid-market rate.'),
    change_24h: z
      .number()
      .optional()
      .describe(
        'Change since the rate of the business day before (on a Monday, of Friday or the weekend); left out with `amount`, and where that rate is not known.',
      ),
    change_pct_24h: z.number().optional().describe('The same in percent.'),
    timestamp: momentOut.describe('Day of the rate; of a fixed parity, the day asked about.'),
    source: z.string(),
  })
  .meta({ id: 'ForexResult' });
export type ForexResult = z.infer<typeof ForexResult>;

export const FxRatesQuery = z
  .object({
    base: code('base').default('USD').describe('The currency of which one unit is priced.'),
    quotes: z
      .string()
      .max(1000)
      .optional()
      .describe('Currency codes with commas between them; the African and major currencies when left out.'),
  })
  .meta({ id: 'FxRatesQuery', example: { base: 'USD', quotes: 'KES,NGN,ZAR' } });
export const FxRates = z
  .object({
    base: z.string(),
    rates: z.array(
      z.object({
        currency: z.string(),
        name: z.string(),
        rate: z.number(),
        date: dayOut.nullable().describe('Day of the rate; null of a fixed parity, which is no quotation of a day.'),
        ...rowTruth,
      }),
    ),
    count: z.number(),
  })
  .meta({ id: 'FxRates' });
export type FxRates = z.infer<typeof FxRates>;

export const FxHistoryQuery = z
  .object({
    from: code('from').describe('Currency of which one unit is priced, or a coin.'),
    to: code('to').describe('Currency in which it is priced, or a coin.'),
    start: day('start')
      .optional()
      .describe('First day; 90 days before the last one when left out.')
      .register(errorOfField, { code: 'invalid_date' }),
    end: day('end')
      .optional()
      .describe('Last day; today when left out.')
      .register(errorOfField, { code: 'invalid_date' }),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'FxHistoryQuery', example: { from: 'USD', to: 'KES', start: '2026-08-01', end: '2026-09-29' } });
export type FxHistoryQuery = z.output<typeof FxHistoryQuery>;

export const FxHistory = z
  .object({
    from: z.string(),
    to: z.string(),
    start: dayOut,
    end: dayOut,
    observations: z
      .array(
        z.object({
          date: dayOut,
          rate: z.number().describe('Mid-market rate: units of `to` for one unit of `from`.'),
          source: z.string(),
        }),
      )
      .describe('One a day of publication, oldest first; a day without both currencies has none.'),
    count: z.number(),
  })
  .meta({ id: 'FxHistory' });
export type FxHistory = z.infer<typeof FxHistory>;
