import { z } from 'zod';
import { message } from '../language/message';
import { AmountOrNone } from './amount';
import { fromZero } from './bounded-number';
import { checkedLater } from './checked-later';
import { choice } from './choice';
import { CountryCode } from './country-code';
import { day } from './day';
import { Employee, Employer, InKind, PaidByEmployee, PayParts, YearToDate } from './employee';
import { errorOfField } from './error-of-field';
import { memberObject } from './member-object';
import { CitedSource } from './meta';
import { month, monthOut } from './month';
import { refusal } from './refusal';
import { TaxRequest } from './tax';
import { largestBatch } from './limits';
import {
  columnSourceNames,
  columnSources,
  type PersonField,
  personFieldNames,
  personFields,
  type ReturnEmployerField,
  returnEmployerFieldNames,
  returnEmployerFields,
  returnFileKindNames,
  returnFileKinds,
  returnProblemKindNames,
  returnProblemKinds,
  type ReturnField,
} from './words/return-fields';
import { confidences } from './words/truth';
import { codesOf, meaningsInWords } from './words/vocabulary';
import { Worked } from './worked';

/** The most rows of one return. Each counts as a call. */
const largestReturn = largestBatch;

/** The media type of an Excel workbook. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The most characters of a text in a row. No column of a return has more. */
const longestPersonText = 300;

const text = (field: string) => {
  const wrong = refusal(message('return_text_malformed', { field, most: longestPersonText }));
  return z.string(wrong).max(longestPersonText, wrong);
};

type PersonSchema<Field extends PersonField> = (typeof personFields)[Field]['kind'] extends 'number'
  ? z.ZodOptional<z.ZodNumber>
  : (typeof personFields)[Field]['kind'] extends 'flag'
    ? z.ZodOptional<z.ZodBoolean>
    : z.ZodOptional<z.ZodString>;

/** The schema of a field of `person`. Refusals never repeat what was sent, because it may identify somebody. */
function personSchema(name: PersonField): z.ZodType {
  const word: ReturnField = personFields[name];
  const field = `rows.person.${name}`;
  const described = <Schema extends z.ZodType>(schema: Schema) => schema.optional().describe(`${word.meaning}.`);
  if (word.kind === 'day') return described(day(field));
  if (word.kind === 'flag') return described(z.boolean(refusal(message('not_a_flag', { field }))));
  if (word.kind === 'choice') return described(choice(field, codesOf(word.choices)));
  if (word.kind === 'text') return described(text(field));
  return described(fromZero(field));
}

const ReturnPerson = memberObject(
  'person',
  Object.fromEntries(personFieldNames.map((name) => [name, personSchema(name)])) as {
    readonly [Field in PersonField]: PersonSchema<Field>;
  },
  '{ "surname": "EXAMPLE", "tax_number": "A001234567Z" }',
).meta({ id: 'ReturnPerson', description: 'Who the employee is, as returns ask it.' });

const { include_pension } = TaxRequest.shape;

export const ReturnRow = memberObject(
  'rows',
  {
    person: ReturnPerson,
    amount: AmountOrNone.describe('All cash pay of the month with its named parts, in major units.'),
    include_pension,
    employee: Employee.optional(),
    pay: PayParts.optional(),
    in_kind: InKind.optional(),
    paid: PaidByEmployee.optional(),
    year_to_date: YearToDate.optional(),
    worked: Worked.optional(),
  },
  '{ "person": { "name": "Jane Example", "tax_number": "A001234567Z" }, "amount": 100000 }',
).meta({ id: 'ReturnRow', description: 'One employee: who it is, and the pay of the month.' });
export type ReturnRow = z.output<typeof ReturnRow>;

export const ReturnEmployer = memberObject(
  'employer',
  {
    ...(Object.fromEntries(
      returnEmployerFieldNames.map((name) => [
        name,
        text(`employer.${name}`).optional().describe(`${returnEmployerFields[name].meaning}.`),
      ]),
    ) as Readonly<Record<ReturnEmployerField, z.ZodOptional<z.ZodString>>>),
    ...Employer.shape,
  },
  '{ "name": "Example Ltd", "tax_number": "P051234567Z" }',
).meta({ id: 'ReturnEmployer', description: 'Who the employer is, as returns ask it, and the settings of its pay.' });
export type ReturnEmployer = z.output<typeof ReturnEmployer>;

const rowsWrong = refusal(message('return_rows_not_a_list', { most: largestReturn }));

export const ReturnParams = z
  .object({
    id: z.string().max(80).describe('The return, as `GET /api/v1/payroll/returns` lists it.'),
  })
  .meta({ example: { id: 'KE-p10' } });

export const ReturnRequest = z
  .object({
    month: month('month')
      .describe(
        'The month of the pay, YYYY-MM; any month of the quarter or tax year of a return of several months. There, a row is the pay of an employee in the month of `person.paid_on`.',
      )
      .register(errorOfField, { code: 'invalid_date' }),
    employer: ReturnEmployer.optional(),
    rows: z
      .array(checkedLater(ReturnRow), rowsWrong)
      .min(1, rowsWrong)
      .max(largestReturn, rowsWrong)
      .describe(`1 to ${largestReturn} employees. Each counts as a call. Nothing of them is stored.`),
  })
  .meta({
    id: 'ReturnRequest',
    example: {
      month: '2026-11',
      employer: { name: 'Example Ltd', tax_number: 'P051234567Z' },
      rows: [{ person: { name: 'Jane Example', tax_number: 'A001234567Z' }, amount: 85000 }],
    },
  });
export type ReturnRequest = z.output<typeof ReturnRequest>;

const formFields = {
  id: z.string().describe('Its name in the address of its rows.'),
  country: z.string(),
  country_name: z.string(),
  name: z.string(),
  authority: z.string(),
  frequency: z.enum(['monthly', 'quarterly', 'yearly']),
  layout_version: z.string().nullable().describe('null where the authority states none.'),
  layout_confidence: z
    .enum(confidences)
    .describe(
      '`high`: the form or specification of the authority was read. `medium`: programs, or one program and an adviser, agree. `low`: layout not confirmed; there is a table and no file.',
    ),
  file_kind: z.enum(returnFileKindNames).describe(meaningsInWords(returnFileKinds)),
};

/** A column, and what it takes. */
const ColumnDescribed = z
  .object({
    title: z.string(),
    required: z.boolean(),
    means: z.string().nullable().describe('null where the title says it.'),
    takes: z
      .array(
        z.object({
          kind: z.enum(columnSourceNames).describe(meaningsInWords(columnSources)),
          name: z.string(),
        }),
      )
      .describe('Where its value comes from; empty where it is left blank.'),
  })
  .meta({ id: 'ReturnColumnDescribed' });

export const ReturnList = z
  .object({
    returns: z.array(
      z.object({
        ...formFields,
        columns: z.number().int().describe('How many columns it has.'),
        person: z.array(z.string()).describe('What it reads from `person` of a row.'),
        employer: z.array(z.string()).describe('What it reads from `employer`.'),
        basis: z.string().describe('What the layout rests on.'),
        doubts: z.array(z.string()).describe('What is not established.'),
        sources: z.array(CitedSource),
        column_list: z.array(ColumnDescribed).optional().describe('Its columns, where one return is asked for.'),
      }),
    ),
    count: z.number().int(),
  })
  .meta({ id: 'ReturnList' });
export type ReturnList = z.infer<typeof ReturnList>;

export const ReturnsQuery = z
  .object({
    country: CountryCode.optional().describe('Default: all countries.'),
    id: z
      .string()
      .max(80)
      .optional()
      .describe('One return, with what each of its columns takes.')
      .meta({ example: 'KE-p10' }),
  })
  .meta({ example: { country: 'KE' } });
export type ReturnsQuery = z.output<typeof ReturnsQuery>;

export const ReturnFormat = z.object({
  format: choice('format', ['json', 'file'])
    .default('json')
    .describe('`file`: the file to hand in, instead of JSON. Its problems are in the JSON only.')
    .register(errorOfField, { code: 'invalid_format' }),
});

/** What a cell may be: text as in the file, an amount, or nothing. */
const Cell = z.union([z.string(), z.number(), z.null()]);

const ReturnProblem = z
  .object({
    row: z.number().int().nullable().describe('The row of the request, from 1; null for the employer or the whole.'),
    column: z.string().nullable().describe('The title of the column; null for the whole row.'),
    kind: z.enum(returnProblemKindNames).describe(meaningsInWords(returnProblemKinds)),
    message: z.string().describe('What is wrong. It never repeats a value of the row.'),
  })
  .meta({ id: 'ReturnProblem' });

const ReturnColumnOut = z
  .object({ id: z.string(), title: z.string(), required: z.boolean() })
  .meta({ id: 'ReturnColumn' });

export const FilledReturn = z
  .object({
    ...formFields,
    month: monthOut,
    months: z.array(monthOut).describe('The months that it covers: the month, its quarter or its tax year.'),
    file_name: z.string().nullable().describe('null where there is no file to hand in.'),
    heading: z.string().nullable().describe('What must stand above the table: `layout not confirmed`. null otherwise.'),
    columns: z.array(ReturnColumnOut),
    rows: z.array(z.array(Cell)).describe('A row for each employee, in the order of the request.'),
    row_numbers: z
      .array(z.number().int())
      .describe('The row of the request, from 1, of each of `rows`. A row without a payslip has none.'),
    totals: z.array(z.object({ column: z.string(), title: z.string(), amount: z.number() })),
    other_records: z
      .array(z.object({ columns: z.array(ReturnColumnOut), rows: z.array(z.array(Cell)) }))
      .describe('The other records of a file with several kinds of lines, such as its head and its totals.'),
    problems: z.array(ReturnProblem).describe('What the authority would reject.'),
  })
  .meta({ id: 'FilledReturn' });
export type FilledReturn = z.infer<typeof FilledReturn>;
