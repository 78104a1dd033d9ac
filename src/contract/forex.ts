import { z } from 'zod';
import { toIssueText } from '../language/issue-text';
import { message } from '../language/message';
import { asKnownOn, day, dayOut, momentOut } from './day';
import { Amount, largestAmount } from './amount';
import { decimalOf } from './decimal';
import { rowTruth } from './meta';
import { errorOfField } from './error-of-field';
import { frequency, periodFields } from './frequency';
import { quoted, refusal, refusalOf } from './refusal';

/** A currency or coin, in any case. */
export const currencyCode = (field: string) =>
  z
    .string(refusalOf((input) => message(input === undefined ? 'currency_missing' : 'currency_malformed', { field })))
    .regex(
      /^[A-Za-z0-9]{2,8}$/,
      refusalOf((input) => message('not_a_currency_code', { sent: quoted(String(input), 20) })),
    )
    .transform((text) => text.toUpperCase());

/** A positive amount in a query string, where numbers are text. */
export const queryNumber = (field: string) =>
  z
    .union([z.number(), z.string()])
    .transform((value, context) => {
      const number = typeof value === 'number' ? value : decimalOf(value);
      if (Number.isFinite(number) && number > 0 && number <= largestAmount) return number;
      context.addIssue({
        code: 'custom',
        message: toIssueText(message('amount_in_address_wrong', { field })),
      });
      return z.NEVER;
    })
    .meta({ type: 'number' });

export const ForexQuery = z
  .object({
    from: currencyCode('from').describe('Currency or cryptocurrency to convert from.'),
    to: currencyCode('to').describe('Currency or cryptocurrency to convert to.'),
    amount: queryNumber('amount').optional().describe('Amount to convert. Default: the unit rate is returned.'),
    date: day('date').optional().describe('A past day. Default: the latest rate. Pro plan and above.'),
    as_known_on: asKnownOn,
  })
  .meta({ id: 'ForexQuery', example: { from: 'USD', to: 'KES', amount: 1500 } });
export type ForexQuery = z.output<typeof ForexQuery>;

/** A question about an exchange rate in a JSON body, where numbers are not text. */
export const ForexBody = ForexQuery.extend({
  amount: Amount.optional().describe('Amount to convert. Default: the unit rate is returned.'),
}).meta({ id: 'ForexBody', example: { from: 'USD', to: 'KES', amount: 1500 } });

export const ForexResult = z
  .object({
    from: z.string(),
    to: z.string(),
    rate: z.number().describe('Mid-market rate: units of `to` for one unit of `from`.'),
    bid: z
      .number()
      .describe(
        'Buy rate. With `amount`: for the amount. Equal to `rate` where both currencies have a fixed parity to the same currency, because no spread is quoted.',
      ),
    ask: z.number().describe('Sell rate. With `amount`: for the amount. Equal to `rate` where `bid` is.'),
    amount: z.number().optional().describe('The amount converted at the mid-market rate.'),
    change_24h: z
      .number()
      .optional()
      .describe(
        'Change since the previous business day (on a Monday: since Friday or the weekend). Absent with `amount`, and where that rate is not known.',
      ),
    change_pct_24h: z.number().optional().describe('The same in percent.'),
    timestamp: momentOut.describe('Day of the rate. For a fixed parity: the day asked about.'),
    source: z.string(),
  })
  .meta({ id: 'ForexResult' });
export type ForexResult = z.infer<typeof ForexResult>;

export const FxRatesQuery = z
  .object({
    base: currencyCode('base').default('USD').describe('Currency of which one unit is priced.'),
    quotes: z
      .string(refusal(message('quotes_malformed')))
      .max(1000, refusal(message('quotes_malformed')))
      .optional()
      .describe('Currency codes separated by commas. Default: the African and major currencies.'),
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
        date: dayOut.nullable().describe('Day of the rate. null for a fixed parity, which is not quoted daily.'),
        ...rowTruth,
      }),
    ),
    count: z.number(),
  })
  .meta({ id: 'FxRates' });
export type FxRates = z.infer<typeof FxRates>;

export const FxHistoryQuery = z
  .object({
    from: currencyCode('from').describe('Currency or coin of which one unit is priced.'),
    to: currencyCode('to').describe('Currency or coin in which it is priced.'),
    start: day('start')
      .optional()
      .describe('First day. Default: 90 days before the last day.')
      .register(errorOfField, { code: 'invalid_date' }),
    end: day('end').optional().describe('Last day. Default: today.').register(errorOfField, { code: 'invalid_date' }),
    frequency,
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
          ...periodFields,
        }),
      )
      .describe(
        'One for each day of publication, or for each period of `frequency`, oldest first. A day that lacks either currency has none.',
      ),
    count: z.number(),
  })
  .meta({ id: 'FxHistory' });
export type FxHistory = z.infer<typeof FxHistory>;
