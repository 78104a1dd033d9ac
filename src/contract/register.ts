import { z } from 'zod';
import { languages } from '../language/languages';
import { message } from '../language/message';
import { lineKinds } from './words/line-kinds';
import { fromZero } from './bounded-number';
import { checkedLater } from './checked-later';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { ErrorBody } from './error';
import { errorOfField } from './error-of-field';
import { largestBatch } from './limits';
import { PayeRequest } from './paye';
import { refusal } from './refusal';
import { payrollFigures } from './words/payroll-columns';

const { period, pay_date, tax_year, law_version, currency, include_pension, employer } = PayeRequest.shape;

const rowExample = '{ "amount": 85000, "labels": { "department": "Sales" } }';
const columnsExample = '["lines"], ["tax_amount", "net_amount"]';

const labelsWrong = refusal(message('register_labels_malformed', { example: '{ "department": "Sales" }' }));

/** What a row of a register says beside its question about pay. */
export const RegisterRowOwn = z.object({
  labels: z
    .record(z.string(), z.union([z.string(), z.number()], labelsWrong), labelsWrong)
    .optional()
    .describe('What you know the row by, such as its department. Totals may be by any of them.')
    .register(errorOfField, { code: 'bad_request' }),
  deductions: fromZero('deductions')
    .optional()
    .describe('What is taken off net pay, such as advances, loans and savings. It changes no tax.')
    .register(errorOfField, { code: 'invalid_amount' }),
});
export type RegisterRowOwn = z.output<typeof RegisterRowOwn>;

const RegisterRow = PayeRequest.extend({
  country: CountryCode.optional(),
  amount: z.number().describe('Cash pay of the period with its parts, in major units; 0 without pay.'),
  ...RegisterRowOwn.shape,
}).meta({
  id: 'RegisterRow',
  description: 'An employee. Fields of the row go before those of the request.',
});

const columnsWrong = refusal(message('register_columns_malformed', { example: columnsExample }));
const mostColumns = 200;

const rowsWrong = refusal(message('register_rows_malformed', { most: largestBatch, example: rowExample }));

/** The employees of a payroll, and what the rows share. */
export const payrollFields = {
  country: CountryCode.optional().describe('The country of the rows that name none.'),
  period,
  pay_date,
  tax_year,
  law_version,
  currency,
  include_pension,
  employer,
  rows: z
    .array(checkedLater(RegisterRow), rowsWrong)
    .min(1, rowsWrong)
    .max(largestBatch, rowsWrong)
    .describe(`1 to ${largestBatch} employees. Each counts as a call.`)
    .register(errorOfField, { code: 'invalid_items' }),
  lang: choice('lang', languages)
    .optional()
    .describe(
      'The language of refusals and notices; without it, that of the `Accept-Language` header, or else English.',
    ),
};
/** What the rows of a payroll share. */
export type PayrollDefaults = Omit<z.output<z.ZodObject<typeof payrollFields>>, 'rows' | 'lang'>;

export const RegisterRequest = z
  .object({
    ...payrollFields,
    columns: z
      .array(z.string(columnsWrong), columnsWrong)
      .min(1, columnsWrong)
      .max(mostColumns, columnsWrong)
      .default(['lines'])
      .describe(
        `What the columns show, in their order. \`lines\`: a column for each line of the payslips. Figures: ${payrollFigures.map((figure) => `\`${figure}\``).join(', ')}. Anything else is the \`id\` or the name of a line.`,
      )
      .register(errorOfField, { code: 'bad_request' }),
    totals_by: z
      .string(refusal(message('register_totals_by_not_text')))
      .min(1, refusal(message('register_totals_by_not_text')))
      .optional()
      .describe('The label whose values have totals, such as `department`.')
      .register(errorOfField, { code: 'bad_request' }),
  })
  .meta({
    id: 'RegisterRequest',
    example: {
      country: 'KE',
      pay_date: '2026-11-30',
      columns: ['nssf', 'tax_amount', 'net_amount'],
      totals_by: 'department',
      rows: [
        { amount: 85000, labels: { employee: 'E1', department: 'Sales' } },
        { amount: 140000, labels: { employee: 'E2', department: 'Office' }, paid: { pension: 10000 } },
      ],
    },
  });
export type RegisterRequest = z.output<typeof RegisterRequest>;

export const RegisterQuery = z.object({
  format: choice('format', ['json', 'csv'])
    .optional()
    .describe('`csv` answers with a table, as an `Accept` header does that puts `text/csv` first.')
    .register(errorOfField, { code: 'invalid_format' }),
  bom: choice('bom', ['0', '1'])
    .optional()
    .describe('A table begins with a byte order mark, by which Excel knows its accents. `0` leaves it out.')
    .register(errorOfField, { code: 'invalid_format' }),
});

export const RegisterColumn = z
  .object({
    id: z.string().describe('The figure, or the code of the line in the law.'),
    kind: z.enum(['figure', ...lineKinds]).describe('The kind of line.'),
    name: z.string().describe('What the law calls the line. Figures and sums are named in the language of the answer.'),
  })
  .meta({ id: 'RegisterColumn' });
export type RegisterColumn = z.infer<typeof RegisterColumn>;

const amounts = z
  .array(z.number())
  .describe('In major units, in the order of `columns`. 0 where a payslip has no such line.');
const currencyOut = z.string().nullable().describe('null where no row has pay.');
const totalFields = {
  rows: z.number().describe('How many rows there are, failed ones included.'),
  currency: currencyOut,
  amounts,
};
const failedTotal = { rows: totalFields.rows, error: ErrorBody.shape.error };
const value = z.string().nullable().describe('The value of the label; null for rows without it.');

export const Register = z
  .object({
    columns: z.array(RegisterColumn),
    rows: z
      .array(z.union([z.object({ currency: currencyOut, amounts }), z.object({ error: ErrorBody.shape.error })]))
      .describe('One for each row, in their order: its amounts, or why it has none.'),
    totals: z
      .array(z.union([z.object({ value, ...totalFields }), z.object({ value, ...failedTotal })]))
      .optional()
      .describe('With `totals_by`: sums by its values, in the order in which they first stand in the rows.'),
    total: z
      .union([z.object(totalFields), z.object(failedTotal)])
      .describe('Sums of all rows. A row with an error, or a second currency, makes a total an error.'),
    count: z.number(),
  })
  .meta({ id: 'Register' });
export type Register = z.infer<typeof Register>;
