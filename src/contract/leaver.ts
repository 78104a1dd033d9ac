import { z } from 'zod';
import { message } from '../language/message';
import { largestAmount } from './amount';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { day, dayOut } from './day';
import { payPartsIn } from './employee';
import { errorOfField } from './error-of-field';
import { employmentFields, LabourLine, LabourRule, positive } from './labour';
import { refusal } from './refusal';
import { TaxRequest, TaxResult } from './tax';
import { leaverLines, leaverNoticeMeanings, leaverNoticeWords, leaverReasonWords } from './words/labour';
import { payParts } from './words/pay-parts';
import { meaningsInWords } from './words/vocabulary';
import { DaysWorked } from './worked';

const { law_version, include_pension, employee, employer, in_kind, paid, year_to_date } = TaxRequest.shape;
const { started, category, days_per_month, hours_per_month } = employmentFields;

const mostDays = 366;

/** A number of days of 0 or more. */
function daysFromZero(field: string) {
  const wrong = refusal(message('not_between', { field, least: 0, most: mostDays }));
  return z.number(wrong).min(0, wrong).max(mostDays, wrong);
}

export const LeaverRequest = z
  .object({
    country: CountryCode,
    started,
    ends: day('ends')
      .describe('The last day of the employment. Its law applies, and its month is the one paid.')
      .register(errorOfField, { code: 'invalid_date' }),
    reason: choice('reason', leaverReasonWords).optional().describe('Why the employment ends. Default: `dismissal`.'),
    category,
    pay: positive('pay', largestAmount)
      .describe('Regular cash pay of a whole month with its parts, in major units of the currency of the country.')
      .register(errorOfField, { code: 'invalid_amount' })
      .meta({ example: 85000 }),
    base_pay: positive('base_pay', largestAmount)
      .optional()
      .describe('Pay of a month from which leave, notice and severance are calculated. Default: `pay`.'),
    parts: payPartsIn('parts')
      .meta({ id: 'LeaverParts' })
      .optional()
      .describe(
        'Regular parts of `pay`, for a whole month. `overtime`, `commission` and what is paid once (`bonus`, `thirteenth`, `arrears`, `leave_paid_out`, `notice_pay`, `severance`) are amounts of the last month in addition to `pay`.',
      ),
    worked: DaysWorked.optional().describe(
      'The part of the month of `ends` that is paid. Default: the days of the employment in it.',
    ),
    leave_days_left: daysFromZero('leave_days_left').optional().describe('Days of annual leave to pay.'),
    leave_days_taken: daysFromZero('leave_days_taken')
      .optional()
      .describe(
        'Instead of `leave_days_left`: days taken since the last anniversary of `started`. What was earned since then less these is paid.',
      ),
    notice: choice('notice', leaverNoticeWords)
      .optional()
      .describe(`${meaningsInWords(leaverNoticeMeanings)} Default: \`worked\`.`),
    seniority_base: positive('seniority_base', largestAmount)
      .optional()
      .describe(
        'The pay of a month that the seniority bonus is a percentage of, where `pay` does not include the bonus. Default: `pay` includes it.',
      ),
    days_per_month,
    hours_per_month,
    employee,
    employer,
    in_kind,
    paid,
    year_to_date,
    include_pension,
    detail: z
      .boolean(refusal(message('not_a_flag', { field: 'detail' })))
      .default(false)
      .describe('true: with the whole payslip.')
      .register(errorOfField, { code: 'bad_request' }),
    law_version,
  })
  .meta({
    id: 'LeaverRequest',
    example: {
      country: 'KE',
      pay: 85000,
      started: '2020-03-01',
      ends: '2026-11-20',
      reason: 'redundancy',
      notice: 'paid',
      leave_days_left: 6,
    },
  });
export type LeaverRequest = z.output<typeof LeaverRequest>;

const money = (text: string) => z.number().describe(`${text} Major units.`);

export const LeaverLine = z
  .object({
    kind: z.enum(leaverLines),
    name: z.string(),
    part: z.enum(payParts).nullable().describe('The part of pay as which it is taxed. null for regular pay.'),
    amount: money('What is paid.'),
    taxable: money('What it adds to taxable income.'),
    tax: money('What it adds to the tax of the lines above it.'),
    contributions: money('What it adds to the contributions of the employee.'),
    net: money('Amount less tax and contributions.'),
    days: z.number().nullable().describe('The days that are paid, where it is counted in days.'),
    article: z.string().nullable().describe('Where the law says it. null where no article is recorded.'),
    steps: z.array(LabourLine).describe('How the amount comes about.'),
    treatment: z.array(z.string()).describe('How the recorded law taxes it.'),
  })
  .meta({ id: 'LeaverLine' });
export type LeaverLine = z.infer<typeof LeaverLine>;

export const LeaverAnswer = z
  .object({
    country: z.string(),
    country_name: z.string(),
    currency: z.string(),
    reason: z.enum(leaverReasonWords),
    started: dayOut,
    ends: dayOut,
    service: z
      .object({ years: z.number(), months: z.number(), days: z.number() })
      .describe('Completed years, months and days from the first to the last day.'),
    lines: z.array(LeaverLine).describe('What is paid. The amounts add up to `gross`.'),
    gross: money('All cash pay.'),
    taxable: money('Taxable income of the payslip.'),
    tax: money('Tax with every surcharge.'),
    contributions: money('Contributions of the employee.'),
    net: money('Gross less tax and contributions.'),
    employer_cost: money('Gross with the contributions of the employer.'),
    left_out: z
      .array(
        z.object({
          kind: z.enum(leaverLines),
          name: z.string(),
          why: z.string().describe('Why there is no line.'),
        }),
      )
      .describe('What may be due and could not be established. It is not in any amount.'),
    law: z.array(LabourRule).describe('The rules of labour law that the lines rest on.'),
    payslip: TaxResult.optional().describe('With `detail`: the whole payslip.'),
  })
  .meta({ id: 'LeaverAnswer', description: 'The last payslip of an employee: the legal minimum.' });
export type LeaverAnswer = z.infer<typeof LeaverAnswer>;
