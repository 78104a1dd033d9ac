import { z } from 'zod';
import { choice } from './choice';
import { errorOfField } from './error-of-field';
import { queryNumber } from './forex';
import { periods, TaxRequest } from './tax';

const { country, tax_year, law_version, pay_date, currency, period } = TaxRequest.shape;

export const TaxCurveQuery = z
  .object({
    country,
    tax_year,
    law_version,
    pay_date,
    period,
    currency,
    include_pension: choice('include_pension', ['true', 'false'])
      .default('true')
      .transform((text) => text === 'true')
      .describe('`false`: employee contributions are ignored, both in net pay and in taxable pay.'),
    to: queryNumber('to')
      .optional()
      .describe('Highest gross pay of the curve, in the pay period. Default: a quarter above the last kink of the law.')
      .register(errorOfField, { code: 'invalid_amount' }),
  })
  .meta({ id: 'TaxCurveQuery', example: { country: 'KE', period: 'monthly', to: 500000 } });
export type TaxCurveQuery = z.output<typeof TaxCurveQuery>;

const money = z.number().describe('Major units of the currency, in the pay period, before rounding to the minor unit.');
const percent = (text: string) => z.number().describe(`Percent: ${text}`);

export const TaxCurvePoint = z
  .object({
    gross: money,
    net: money,
    tax: money,
    pension: money,
    marginal_rate: percent(
      'tax on the next unit of gross pay, up to the next point. At the lower point of a jump and at the last point: up to this point.',
    ),
    marginal_deduction_rate: percent('the same for tax and contributions together.'),
    effective_rate: percent('tax / gross × 100. null at a gross of 0.').nullable(),
  })
  .meta({ id: 'TaxCurvePoint' });
export type TaxCurvePoint = z.infer<typeof TaxCurvePoint>;

export const TaxCurve = z
  .object({
    country: z.string(),
    country_name: z.string(),
    currency: z.string(),
    period: z.enum(periods),
    tax_year: z.string(),
    include_pension: z.boolean(),
    from: z.number(),
    to: z.number(),
    points: z
      .array(TaxCurvePoint)
      .describe(
        'Every kink of the law. Between two points net, tax and pension are straight lines and the marginal rates are constant. Two points with the same gross are a jump.',
      ),
    count: z.number(),
  })
  .meta({ id: 'TaxCurve' });
export type TaxCurve = z.infer<typeof TaxCurve>;
