import { z } from 'zod';
import { message } from '../language/message';
import { Amount, AmountOrNone } from './amount';
import { fieldsOf } from './columns';
import { day, dayOut } from './day';
import { Employee, Employer, InKind, PaidByEmployee, PayParts } from './employee';
import { errorOfField } from './error-of-field';
import { memberObject } from './member-object';
import { CitedSource, rowTruth } from './meta';
import { month, monthOut } from './month';
import { refusal } from './refusal';
import { TaxRequest, TaxResult } from './tax';
import { accumulations, accumulationWords } from './words/accumulation';
import { type BenefitKind, benefitKinds } from './words/benefits';
import { meaningsInWords } from './words/vocabulary';
import { DaysWorked } from './worked';

const { country, tax_year, law_version, currency, include_pension } = TaxRequest.shape;

const endable = (kind: BenefitKind) => InKind.shape[kind].unwrap().nullable().optional();

/** Benefits in kind of a month: null ends one. */
const inKindOfMonth = memberObject(
  'in_kind',
  Object.fromEntries(benefitKinds.map((kind) => [kind, endable(kind)])) as Record<
    BenefitKind,
    ReturnType<typeof endable>
  >,
  '{ "housing": { "cost": 50000 } }',
);

const monthExample = '{ "month": "2026-12", "pay": { "thirteenth": 85000 } }';

export const MonthOfPay = memberObject(
  'months',
  {
    month: month('month'),
    from: day('months.from')
      .optional()
      .describe(
        'The first day of the month with this `amount` and these regular parts, such as that of a raise. Default: the first day of the month. A month may have several entries with different days.',
      ),
    amount: AmountOrNone.optional().describe(
      'Regular cash pay of a month, from this month on; 0 in a month without pay, such as unpaid leave.',
    ),
    employee: Employee.optional().describe('What changes in the circumstances, from this month on.'),
    pay: PayParts.optional().describe(
      'Regular parts of pay, from this month on; 0 ends one. `bonus`, `thirteenth`, `arrears`, `leave_paid_out`, `notice_pay` and `severance` are paid in this month only, in addition to `amount`.',
    ),
    in_kind: inKindOfMonth.optional().describe('Benefits in kind, from this month on; null ends one.'),
    paid: PaidByEmployee.optional().describe('What the employee pays, from this month on; 0 ends it.'),
    worked: DaysWorked.optional().describe(
      'The part of this month that is paid, such as the days of a joiner or a leaver. Amounts are those of a whole month.',
    ),
  },
  monthExample,
).meta({ id: 'MonthOfPay', description: 'What changes in a month. Fields you leave out stay as they were.' });
export type MonthOfPay = z.output<typeof MonthOfPay>;

const monthsWrong = refusal(message('months_not_a_list', { example: monthExample }));

export const PayrollYearRequest = z
  .object({
    country,
    tax_year,
    law_version,
    currency,
    include_pension,
    amount: Amount.describe(
      'Regular cash pay of a month with its parts, in major units. One-off payments are added to it.',
    ),
    employee: Employee.optional(),
    employer: Employer.optional(),
    pay: PayParts.optional().describe(
      'Regular parts of `amount` in every month. What is paid once (`bonus`, `thirteenth`, `arrears`, `leave_paid_out`, `notice_pay`, `severance`) stands in `months`.',
    ),
    in_kind: InKind.optional(),
    paid: PaidByEmployee.optional(),
    months: z
      .array(MonthOfPay, monthsWrong)
      .max(62, monthsWrong)
      .optional()
      .describe('The months in which something changes or is paid once, each at most once for a day, in any order.'),
    from: month('from')
      .optional()
      .describe('First month of the employment. Default: the first of the tax year.')
      .register(errorOfField, { code: 'invalid_date' }),
    to: month('to')
      .optional()
      .describe('Last month of the employment. Default: the last of the tax year.')
      .register(errorOfField, { code: 'invalid_date' }),
    detail: z
      .boolean(refusal(message('not_a_flag', { field: 'detail' })))
      .default(false)
      .describe('true: each month with its whole payslip.')
      .register(errorOfField, { code: 'bad_request' }),
  })
  .meta({
    id: 'PayrollYearRequest',
    example: {
      country: 'KE',
      tax_year: '2026',
      amount: 85000,
      months: [
        { month: '2026-07', amount: 90000 },
        { month: '2026-12', pay: { bonus: 50000 } },
      ],
    },
  });
export type PayrollYearRequest = z.output<typeof PayrollYearRequest>;

const money = (text: string) => z.number().describe(text);

/** The amounts of a month or of the year, in major units. */
const amounts = {
  gross: money('All cash pay.'),
  paid_once: money(
    'One-off payments included in it: bonus, thirteenth month, arrears, leave paid out, pay instead of notice, severance.',
  ),
  taxable: money('Taxable income.'),
  tax: money('Tax with every surcharge. Negative where tax of earlier months is refunded.'),
  contributions: money('Contributions of the employee.'),
  net: money('Gross less tax and contributions.'),
  employer_cost: money('Gross with the contributions of the employer.'),
};

export const PayrollMonth = z
  .object({
    month: monthOut,
    pay_date: dayOut.describe('The last day of the month, whose law applies.'),
    ...amounts,
    law: z
      .object({
        from: dayOut
          .nullable()
          .describe(
            'First day on which all rules of the month apply: brackets, reliefs and contributions. null where not established.',
          ),
        to: dayOut.nullable().describe('Their last day, as far as it is recorded; null while all are in force.'),
        ...rowTruth,
      })
      .describe('The law of the month, with its age and confidence.'),
    payslip: TaxResult.optional().describe('With `detail`: the whole payslip.'),
  })
  .meta({ id: 'PayrollMonth' });
export type PayrollMonth = z.infer<typeof PayrollMonth>;

/** A table of the months: the law of each in columns of its own. */
export const payrollYearColumns = [...fieldsOf(PayrollMonth, ['law', 'payslip']), 'law_from', 'law_to'];

const citation = {
  note: z.string().optional().describe('What the sources say about it.'),
  sources: z.array(CitedSource),
};

export const Settlement = z
  .object({
    gross: money('Pay of the year.'),
    taxable: money('Taxable income of the year.'),
    tax: money('Tax for the year under annual tax rules.'),
    withheld: money('Tax withheld in the months of the year.'),
    due: money('Tax still due. 0 where none is.'),
    refund: money('Tax to be refunded. 0 where none is.'),
    ...citation,
  })
  .meta({
    id: 'Settlement',
    description:
      'Year-end reconciliation: the tax for the year on all pay, with the contributions withheld in its months, less the tax withheld in them.',
  });
export type Settlement = z.infer<typeof Settlement>;

export const PayrollYear = z
  .object({
    country: z.string(),
    country_name: z.string(),
    currency: z.string(),
    tax_year: z.string(),
    tax_year_from: dayOut,
    tax_year_to: dayOut,
    include_pension: z.boolean(),
    method: z
      .object({ name: z.enum(accumulations), meaning: z.string(), ...citation })
      .nullable()
      .describe(
        `How the tax of a month relates to the tax of the year. ${meaningsInWords(accumulationWords)} null where not established.`,
      ),
    months: z.array(PayrollMonth).describe('The months with pay, in their order.'),
    totals: z.object(amounts),
    settlement: Settlement.nullable().describe(
      'null where the law has no year-end reconciliation, or where that is not established. A notice says which.',
    ),
  })
  .meta({ id: 'PayrollYear' });
export type PayrollYear = z.infer<typeof PayrollYear>;
