import { z } from 'zod';
import { message } from '../language/message';
import { AmountOrNone } from './amount';
import { dayOut } from './day';
import { Employee, Employer, InKind, PaidByEmployee, PayParts, YearToDate } from './employee';
import { errorOfField } from './error-of-field';
import { memberObject } from './member-object';
import { CitedSource, rowTruth } from './meta';
import { month, monthOut } from './month';
import { refusal } from './refusal';
import { TaxRequest, TaxResult } from './tax';
import {
  arrearsMethods,
  arrearsWords,
  refundKinds,
  refundKindWords,
  refundTimes,
  refundWords,
} from './words/correction';
import { lineKinds } from './words/line-kinds';
import { meaningsInWords } from './words/vocabulary';
import { Worked } from './worked';

const { country, currency, include_pension, law_version } = TaxRequest.shape;

const payExample = '{ "amount": 85000 }';

/** The pay of a month, as fields of an object. */
const payFields = {
  amount: AmountOrNone.describe('All cash pay of the month with its parts, in major units; 0 without pay.'),
  pay: PayParts.optional(),
  in_kind: InKind.optional(),
  paid: PaidByEmployee.optional(),
  worked: Worked.optional(),
  employee: Employee.optional().describe('Circumstances that differ from those of the request.'),
  year_to_date: YearToDate.optional(),
};

const monthExample = '{ "month": "2026-03", "paid": { "amount": 80000 }, "due": { "amount": 85000 } }';

const MonthToCorrect = memberObject(
  'months',
  {
    month: month('months.month'),
    paid: memberObject('months.paid', payFields, payExample).describe('The pay as it was paid.'),
    due: memberObject('months.due', payFields, payExample).describe('The pay as it should have been.'),
  },
  monthExample,
).meta({ id: 'MonthToCorrect', description: 'A month with its pay as it was and as it should have been.' });
export type MonthToCorrect = z.output<typeof MonthToCorrect>;

/** The most months of one correction: five years. */
const mostCorrected = 60;

const monthsWrong = refusal(message('correction_months_malformed', { most: mostCorrected, example: monthExample }));

const PaidIn = memberObject(
  'paid_in',
  {
    month: month('paid_in.month'),
    ...payFields,
    amount: payFields.amount
      .optional()
      .describe('Cash pay of that month without the arrears. Default: what was due in the last corrected month.'),
  },
  '{ "month": "2026-05", "amount": 85000 }',
).meta({
  id: 'CorrectionPaidIn',
  description: 'The month in which the difference is paid, with its own pay.',
});

export const CorrectionRequest = z
  .object({
    country,
    currency,
    include_pension,
    law_version,
    employee: Employee.optional(),
    employer: Employer.optional(),
    months: z
      .array(MonthToCorrect, monthsWrong)
      .min(1, monthsWrong)
      .max(mostCorrected, monthsWrong)
      .describe(`1 to ${mostCorrected} months, each once, in any order.`),
    paid_in: PaidIn.optional()
      .describe('Where arrears are taxed in the month of payment. Default: the month after the last corrected one.')
      .register(errorOfField, { code: 'invalid_months' }),
    detail: z
      .boolean(refusal(message('not_a_flag', { field: 'detail' })))
      .default(false)
      .describe('true: with whole payslips.')
      .register(errorOfField, { code: 'bad_request' }),
  })
  .meta({
    id: 'CorrectionRequest',
    example: {
      country: 'KE',
      months: [
        { month: '2026-03', paid: { amount: 80000 }, due: { amount: 85000 } },
        { month: '2026-04', paid: { amount: 80000 }, due: { amount: 85000 } },
      ],
    },
  });
export type CorrectionRequest = z.output<typeof CorrectionRequest>;

const money = (text: string) => z.number().describe(`${text} Major units.`);

const figures = (text: string) =>
  z
    .object({
      gross: money('All cash pay.'),
      taxable: money('Taxable income.'),
      tax: money('Tax with every surcharge.'),
      contributions: money('Contributions of the employee.'),
      net: money('Gross less tax and contributions.'),
      employer_cost: money('Gross with the contributions of the employer.'),
    })
    .describe(text);
export type CorrectionFigures = z.infer<ReturnType<typeof figures>>;

const line = z.object({
  kind: z.enum(lineKinds),
  id: z.string(),
  name: z.string(),
  paid: z.number(),
  due: z.number(),
  difference: z.number(),
});

const CorrectedMonth = z
  .object({
    month: monthOut,
    pay_date: dayOut.describe('The last day of the month, whose law applies.'),
    paid: figures('As it was paid.'),
    due: figures('As it should have been.'),
    difference: figures('`due` less `paid`.'),
    lines: z.array(line).describe('The lines of the payslips that differ.'),
    law: z.object(rowTruth).describe('The age and confidence of the law of the month.'),
    payslips: z.object({ paid: TaxResult, due: TaxResult }).optional().describe('With `detail`.'),
  })
  .meta({ id: 'CorrectedMonth' });
export type CorrectedMonth = z.infer<typeof CorrectedMonth>;

const Payment = z
  .object({
    month: monthOut,
    pay_date: dayOut,
    arrears: money('The difference in cash pay, paid in this month. Below 0 where it is taken back.'),
    without: figures('The month without the arrears.'),
    with: figures('The month with the arrears.'),
    difference: figures('What the arrears add.'),
    lines: z.array(line).describe('The lines that the arrears change: `paid` without them, `due` with them.'),
    payslips: z.object({ without: TaxResult, with: TaxResult }).optional().describe('With `detail`.'),
  })
  .meta({ id: 'CorrectionPayment' });
export type CorrectionPayment = z.infer<typeof Payment>;

const Refund = z
  .object({
    of: z.enum(refundKinds).describe(meaningsInWords(refundKindWords)),
    amount: money('What was too much.'),
    when: z
      .enum(refundTimes)
      .nullable()
      .describe(`${meaningsInWords(refundWords)} null where not established.`),
    text: z.string().describe('The same in words.'),
  })
  .meta({ id: 'CorrectionRefund' });
export type CorrectionRefund = z.infer<typeof Refund>;

export const Correction = z
  .object({
    country: z.string(),
    country_name: z.string(),
    currency: z.string(),
    method: z
      .object({
        name: z.enum(arrearsMethods),
        basis: z.enum(['law', 'default']).describe('`default`: no rule of the country is recorded or fits.'),
        text: z.string(),
        sources: z.array(CitedSource),
      })
      .describe(`When the difference is taxed. ${meaningsInWords(arrearsWords)}`),
    months: z.array(CorrectedMonth).describe('In their order.'),
    totals: figures('The sum of the differences of the months.'),
    payment: Payment.nullable().describe('The month of payment, where the difference is taxed there. null otherwise.'),
    settled: figures('What is paid and withheld for the correction: the difference of `payment`, or else `totals`.'),
    refunds: z.array(Refund).describe('What was withheld or paid too much, and when it is paid back.'),
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof Correction>;
