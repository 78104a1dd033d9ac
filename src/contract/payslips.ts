import { z } from 'zod';
import { toIssueText } from '../language/issue-text';
import { languages } from '../language/languages';
import { message } from '../language/message';
import { AmountOrNone } from './amount';
import { fromZero } from './bounded-number';
import { checkedLater } from './checked-later';
import { choice } from './choice';
import { day } from './day';
import { Employee, Employer, InKind, PaidByEmployee, PayParts, YearToDate } from './employee';
import { errorOfField } from './error-of-field';
import { memberObject } from './member-object';
import { month } from './month';
import { ownLength } from './own-length';
import { printableText } from './printable-text';
import { refusal } from './refusal';
import { TaxRequest } from './tax';
import { papers, paperWords, payslipPackings, payslipPackingWords } from './words/paper';
import { taxModes, taxModeWords } from './words/tax-modes';
import { meaningsInWords } from './words/vocabulary';
import { Worked } from './worked';

const { country, law_version, include_pension } = TaxRequest.shape;

/** The most payslips of one request. */
const mostPayslips = 1_000;

/** The longest logo, in characters of base64: 150 kB. */
const longestLogo = 200_000;

const Identifier = z.strictObject(
  { name: printableText('identifiers.name', 40), value: printableText('identifiers.value', 40) },
  refusal(message('identifiers_malformed')),
);

const identifiers = z
  .array(Identifier, refusal(message('identifiers_malformed')))
  .max(8, refusal(message('identifiers_malformed')))
  .optional();

const addressWrong = refusal(message('address_malformed'));

/** The employer, as the head of each payslip shows it and as the law counts it. */
const PayslipEmployer = memberObject(
  'employer',
  {
    name: printableText('employer.name', 100).describe('The name of the employer.'),
    address: z
      .array(printableText('employer.address', 100), addressWrong)
      .max(4, addressWrong)
      .optional()
      .describe('The lines of its address.'),
    identifiers: identifiers.describe('Its numbers, such as its tax number and that of the social security fund.'),
    ...Employer.shape,
  },
  '{ "name": "Baraka Ltd", "address": ["Moi Avenue 1", "Nairobi"] }',
).meta({
  id: 'PayslipEmployer',
  description: 'The employer: what the head of a payslip shows, and what the law asks.',
});

const DeductionFromNet = z.strictObject(
  { name: printableText('deductions.name', 60), amount: fromZero('deductions.amount') },
  refusal(message('deductions_malformed')),
);

const hours = (field: string, what: string) => fromZero(field).optional().describe(what);

const rowFields = {
  name: printableText('name', 100).describe('The name of the employee.'),
  number: printableText('number', 40).optional().describe('The number in the register of the employer.'),
  job: printableText('job', 60).optional().describe('Job or qualification.'),
  classification: printableText('classification', 60).optional().describe('Category or grade.'),
  department: printableText('department', 60).optional(),
  born: day('born').optional().describe('Day of birth.').register(errorOfField, { code: 'invalid_date' }),
  started: day('started')
    .optional()
    .describe('First day of the employment.')
    .register(errorOfField, { code: 'invalid_date' }),
  identifiers: identifiers.describe('Numbers of the employee, such as a tax number or a social security number.'),
  hours: hours('hours', 'Normal hours of the month.'),
  days: hours('days', 'Days of the month.'),
  amount: AmountOrNone.describe('Cash pay of the month with its parts, gross or net, in major units; 0 without pay.'),
  mode: choice('mode', taxModes).default('gross_to_net').describe(meaningsInWords(taxModeWords)),
  pay: PayParts.optional(),
  in_kind: InKind.optional(),
  paid: PaidByEmployee.optional(),
  employee: Employee.optional(),
  year_to_date: YearToDate.optional(),
  worked: Worked.optional(),
  deductions: z
    .array(DeductionFromNet, refusal(message('deductions_malformed')))
    .max(12, refusal(message('deductions_malformed')))
    .optional()
    .describe('What is taken from net pay, such as an advance or a loan. It does not change the tax.')
    .register(errorOfField, { code: 'invalid_pay' }),
  payment: printableText('payment', 100).optional().describe('How net pay is paid.'),
  password: z
    .string(refusal(message('password_of_file_wrong')))
    .min(4, refusal(message('password_of_file_wrong')))
    .max(100, refusal(message('password_of_file_wrong')))
    .optional()
    .describe('The password that opens the file of this employee. Needs `files` `each`.'),
};

/** A row takes no other fields: a misspelt one must not count as not stated. Its error does not repeat what was sent. */
export const PayslipRow = z
  .strictObject(rowFields, {
    error: () => toIssueText(message('payslip_row_fields', { known: Object.keys(rowFields) })),
  })
  .meta({ id: 'PayslipRow' });
export type PayslipRow = z.output<typeof PayslipRow>;

const rowsWrong = refusal(message('payslip_rows_malformed', { most: mostPayslips }));
const logoWrong = refusal(message('logo_malformed', { kilobytes: (longestLogo * 3) / 4_000 }));

export const PayslipsRequest = z
  .object({
    country,
    month: month('month').describe('The month of pay.').register(errorOfField, { code: 'invalid_date' }),
    pay_date: day('pay_date')
      .optional()
      .describe('The day of payment, whose law applies. Default: the last day of the month.'),
    law_version,
    include_pension,
    lang: choice('lang', languages)
      .optional()
      .describe('The language of the payslips; without it, that of the `Accept-Language` header, or else English.'),
    employer: PayslipEmployer.register(errorOfField, { code: 'invalid_employer' }),
    logo: z
      .string(logoWrong)
      .max(longestLogo, logoWrong)
      .regex(/^(?:iVBORw0KGgo|\/9j\/)[A-Za-z0-9+/]*={0,2}$/, logoWrong)
      .optional()
      .describe('A picture for the head of each payslip: PNG or JPEG in base64, at most 150 kB.')
      .meta({ example: 'iVBORw0KGgo=' })
      .register(errorOfField, { code: 'invalid_employer' })
      .register(ownLength, { most: longestLogo }),
    paper: choice('paper', papers)
      .default('a4')
      .describe(meaningsInWords(paperWords))
      .register(errorOfField, { code: 'invalid_format' }),
    files: choice('files', payslipPackings)
      .default('one')
      .describe(meaningsInWords(payslipPackingWords))
      .register(errorOfField, { code: 'invalid_format' }),
    rows: z
      .array(checkedLater(PayslipRow), rowsWrong)
      .min(1, rowsWrong)
      .max(mostPayslips, rowsWrong)
      .describe(`1 to ${mostPayslips} employees. Each counts as a call.`)
      .register(errorOfField, { code: 'invalid_items' }),
  })
  .meta({
    id: 'PayslipsRequest',
    example: {
      country: 'KE',
      month: '2026-11',
      employer: {
        name: 'Baraka Ltd',
        address: ['Moi Avenue 1', 'Nairobi'],
        identifiers: [{ name: 'KRA PIN', value: 'P051234567Z' }],
      },
      rows: [{ name: 'Wanjiku Kamau', number: '017', job: 'Accountant', amount: 85000 }],
    },
  });
export type PayslipsRequest = z.output<typeof PayslipsRequest>;
