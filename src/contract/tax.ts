import { z } from 'zod';
import { message } from '../language/message';
import { AmountOrNoProfit, largestAmount } from './amount';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { day } from './day';
import { payDetails } from './details';
import { earlierFields } from './earlier-fields';
import { employeeFields } from './employee';
import { lawVersionAsked } from './law-version';
import { RecipientCountry } from './recipient-country';
import { refusal } from './refusal';
import { TreatyOfPayment } from './treaty';
import { periods } from './words/pay-periods';
import { MinimumWage } from './wages';
import { payParts } from './words/pay-parts';
import { payees } from './words/payees';
import { paymentTypes } from './words/payment-types';
import { residencies } from './words/residencies';
import { taxModes, taxModeWords } from './words/tax-modes';
import { taxpayers } from './words/taxpayers';
import { taxTypes } from './words/tax-types';
import { meaningsInWords } from './words/vocabulary';
import { Worked, WorkedPart } from './worked';

export { type Period, periods } from './words/pay-periods';
export { payees } from './words/payees';
export { type PaymentType, paymentTypes } from './words/payment-types';
export { residencies } from './words/residencies';
export { taxModes } from './words/tax-modes';
export { taxpayers } from './words/taxpayers';
export { type TaxType, taxTypes } from './words/tax-types';

const payPeriodsWrong = refusal(message('pay_periods_malformed'));
const payPeriods = z.number(payPeriodsWrong).int(payPeriodsWrong).min(1, payPeriodsWrong).max(366, payPeriodsWrong);

export const TaxRequest = z
  .object({
    country: CountryCode,
    amount: AmountOrNoProfit,
    type: choice('type', taxTypes).describe('Kind of tax. `income` is tax on employment.'),
    period: choice('period', periods).default('monthly').describe(payDetails.period.meaning),
    pay_periods: payPeriods.optional().describe(payDetails.pay_periods.meaning),
    mode: choice('mode', taxModes).default('gross_to_net').describe(meaningsInWords(taxModeWords)),
    include_pension: z
      .boolean(refusal(message('not_a_flag', { field: 'include_pension' })))
      .default(true)
      .describe(payDetails.include_pension.meaning),
    tax_year: z
      .string(refusal(message('tax_year_not_text')))
      .min(1, refusal(message('tax_year_empty')))
      .max(20, refusal(message('tax_year_too_long')))
      .optional()
      .describe(payDetails.tax_year.meaning)
      .meta({ example: '2026' }),
    law_version: lawVersionAsked,
    pay_date: day('pay_date').optional().describe(payDetails.pay_date.meaning),
    currency: z
      .string(refusal(message('currency_of_pay_malformed')))
      .regex(/^[A-Za-z]{3}$/, refusal(message('currency_of_pay_malformed')))
      .transform((code) => code.toUpperCase())
      .optional()
      .describe(payDetails.currency.meaning)
      .meta({ example: 'KES' }),
    ...earlierFields,
    ...employeeFields,
    worked: Worked.optional(),
    turnover: z
      .number(refusal(message('turnover_not_a_number')))
      .min(0, refusal(message('turnover_negative')))
      .max(largestAmount, refusal(message('number_too_large', { field: 'turnover', most: largestAmount })))
      .optional()
      .describe('Corporate tax: annual turnover. It may select a small-company rate or a minimum tax.'),
    sector: z
      .string(refusal(message('sector_not_text')))
      .min(1, refusal(message('sector_not_text')))
      .max(60, refusal(message('sector_not_text')))
      .optional()
      .describe(
        'Corporate tax: the `id` of a sector whose rate applies instead of the standard rate. `sector_rates` of the tax law lists them.',
      ),
    payment_type: choice('payment_type', paymentTypes)
      .optional()
      .describe(
        'Withholding tax: what is paid. Default: `services` or, where no rate for services is recorded, the first type with a rate.',
      ),
    residency: choice('residency', residencies)
      .optional()
      .describe(
        'Withholding tax: who is paid. Default: `resident` or, where no rate for residents is recorded, `non_resident`.',
      ),
    payee: choice('payee', payees)
      .optional()
      .describe(
        'Withholding tax: the kind of payee or payment, where the law has a special rate for it. Default: the general rate.',
      ),
    recipient_country: RecipientCountry.optional().describe(
      'Withholding tax: the country of a non-resident payee. The lower of the domestic rate and that of the tax treaty applies.',
    ),
    taxpayer: choice('taxpayer', taxpayers)
      .optional()
      .describe(
        'Capital gains tax: whose gain it is. Default: `individual` or, where only the rule for companies is recorded, `company`.',
      ),
  })
  .meta({ id: 'TaxRequest', example: { country: 'KE', amount: 85000, type: 'income', period: 'monthly' } });
/** A tax request as a caller writes it. */
export type TaxInput = z.input<typeof TaxRequest>;
export type TaxRequest = z.output<typeof TaxRequest>;

const money = z.number().describe('Major units of the currency, in the pay period.');
const line = { id: z.string(), name: z.string(), amount: money };

export const Bracket = z
  .object({ from: z.number(), to: z.number().nullable(), rate: z.number().describe('Percent.') })
  .meta({ id: 'Bracket' });
export const TaxedBracket = Bracket.extend({
  tax: z.number().describe('Tax attributed to the bracket, before credits.'),
}).meta({ id: 'TaxedBracket' });
export type TaxedBracket = z.infer<typeof TaxedBracket>;

export const ContributionLine = z.object({ ...line, kind: z.string() }).meta({ id: 'ContributionLine' });
export type ContributionLine = z.infer<typeof ContributionLine>;
export const PayslipLine = z.object(line).meta({ id: 'PayslipLine' });
export type PayslipLine = z.infer<typeof PayslipLine>;

/** The scales of an income tax whose scale depends on the size of the income. */
export const BracketTables = z
  .array(
    z.object({
      up_to: z
        .number()
        .nullable()
        .describe('The largest taxable income to which these brackets apply. null for the last set.'),
      brackets: z.array(Bracket),
    }),
  )
  .describe('Every set of brackets, where the size of the taxable income selects the whole set. Absent otherwise.');

export const TaxResult = z
  .object({
    country: z.string(),
    currency: z.string(),
    gross_amount: money,
    tax_amount: money.describe('Total tax: income tax with every surcharge and levy.'),
    pension: money.optional().describe('All social contributions of the employee. Absent where there are none.'),
    net_amount: money,
    effective_rate: z.number().describe('tax_amount / gross_amount × 100. 0 where gross_amount is 0.'),
    brackets: z.array(TaxedBracket),
    type: z.enum(taxTypes),
    period: z.enum(periods),
    mode: z.enum(taxModes),
    tax_year: z.string(),
    include_pension: z.boolean(),
    taxable_amount: money.optional(),
    contributions: z.array(ContributionLine).optional(),
    reliefs: z.array(PayslipLine).optional(),
    credits: z.array(PayslipLine).optional(),
    surcharges: z.array(PayslipLine).optional(),
    adjustments: z
      .array(PayslipLine)
      .optional()
      .describe(
        'What else changes the tax: `tax-cap` (negative) and `minimum-tax` where the law has them, `withheld-before` in a year of cumulative tax, `other-tables` where the scale depends on the size of income and something is paid once, and `rounding`. tax_amount is exactly the tax of all brackets less credits plus surcharges plus adjustments.',
      ),
    taxable_parts: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          parts: z.array(z.enum(payParts)),
          paid: money,
          taxable: money,
          contributory: money.describe('Amount subject to contributions, where a scheme has no base of its own.'),
        }),
      )
      .optional()
      .describe('The named parts of pay. Parts that share a legal limit are listed together.'),
    benefits: z.array(PayslipLine).optional().describe('Benefits in kind with their taxable values.'),
    family: z
      .object({ counted: z.string(), number: z.number() })
      .optional()
      .describe('What the law counts of the family, such as shares, and how many.'),
    tables: BracketTables.optional(),
    employer_contributions: z.array(ContributionLine).optional(),
    employer_cost: money.optional().describe('Gross pay plus employer contributions.'),
    minimum_wage: MinimumWage.optional(),
    worked: WorkedPart.optional().describe('The part of the month that is paid, where the request states one.'),
    payment_type: z.enum(paymentTypes).optional(),
    residency: z.enum(residencies).optional(),
    payee: z.enum(payees).optional().describe('Where the law has a rate of its own for the payee of the request.'),
    taxpayer: z.enum(taxpayers).optional(),
    sector: z.string().optional().describe('Corporate tax: the sector of the request, whose rate applies.'),
    treaty: TreatyOfPayment.optional().describe('The tax treaty with the `recipient_country` of the request.'),
    levied: z
      .boolean()
      .optional()
      .describe('false where the law levies no such tax: `tax_amount` is then 0. Absent otherwise.'),
    final_tax: z
      .boolean()
      .optional()
      .describe(
        'Withholding tax: true for a final tax, false for an advance on the tax of the payee. Absent where not established.',
      ),
  })
  .meta({ id: 'TaxResult' });
export type TaxResult = z.infer<typeof TaxResult>;
