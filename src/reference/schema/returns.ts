import { z } from 'zod';
import { circumstanceNames } from '../../contract/words/circumstances';
import { payParts } from '../../contract/words/pay-parts';
import { paymentsByEmployee } from '../../contract/words/paid-by-employee';
import { personFieldNames, returnEmployerFieldNames, returnFileKindNames } from '../../contract/words/return-fields';
import { Confidence, FactId, IsoDate, SourceIds } from './primitives';
import { Source } from './source';

const Words = z.record(z.string(), z.string());

/**
 * Figures of the payslip that a column may have. `basic_pay` is cash pay without its named parts, `contributory` cash
 * pay that is subject to contributions, `exempt` cash pay that is not taxed, and `tax_of_brackets` the tax before
 * credits.
 */
export const slipFigures = [
  'gross_amount',
  'basic_pay',
  'contributory',
  'exempt',
  'taxable_amount',
  'tax_of_brackets',
  'tax_amount',
  'net_amount',
] as const;
export type SlipFigure = (typeof slipFigures)[number];

const lineIds = z.array(FactId).min(1);

/** A value that is read from an employee or the payslip. */
export type EmployeeValue =
  | {
      readonly person: (typeof personFieldNames)[number];
      readonly words?: Readonly<Record<string, string>> | undefined;
      readonly else?: ReturnValue | undefined;
    }
  | {
      readonly employee: (typeof circumstanceNames)[number];
      readonly words?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly slip: SlipFigure }
  | { readonly family: 'number' }
  | { readonly contributions: readonly string[] }
  | { readonly reliefs: readonly string[] | 'all' }
  | { readonly credits: readonly string[] | 'all' }
  | { readonly surcharges: readonly string[] | 'all' }
  | { readonly benefits: readonly string[] | 'all' }
  | { readonly pay: readonly (typeof payParts)[number][] }
  | { readonly taxed_part: string; readonly what: 'paid' | 'taxable' | 'not_taxed' }
  | { readonly paid: readonly (typeof paymentsByEmployee)[number][] };

/** The fields by which values of employees are told from others. */
export const employeeValues = [
  'person',
  'employee',
  'slip',
  'family',
  'contributions',
  'reliefs',
  'credits',
  'surcharges',
  'benefits',
  'pay',
  'taxed_part',
  'paid',
] as const;

/** Where the value of a column comes from. */
export type ReturnValue =
  | EmployeeValue
  | { readonly text: string }
  | { readonly number: number }
  | { readonly employer: (typeof returnEmployerFieldNames)[number] }
  | {
      readonly month: string;
      readonly of?: 'first' | 'last' | undefined;
      readonly words?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly last_day: string }
  | { readonly age_at: 'start' | 'end' }
  | { readonly in_months: readonly number[]; readonly value: ReturnValue }
  | { readonly each_month: ReturnValue }
  | { readonly months_of: string }
  | { readonly count: 'row' }
  | { readonly rows_of: string }
  | { readonly ceiling: string }
  | { readonly column: string }
  | { readonly total: string }
  | { readonly sum: readonly ReturnValue[] }
  | { readonly less: readonly ReturnValue[] }
  | { readonly least: readonly ReturnValue[] }
  | { readonly hundredths: ReturnValue }
  | { readonly percent: number; readonly of: ReturnValue }
  | { readonly rank: ReturnValue; readonly of: readonly string[] }
  | { readonly whether: ReturnValue; readonly yes: ReturnValue; readonly no: ReturnValue };

const inner = z.lazy(() => ReturnValue);
const several = z.array(inner).min(2);
const listed = z.union([lineIds, z.literal('all')]);
const words = Words.optional().meta({ description: 'The word of the return for each value.' });

export const ReturnValue: z.ZodType<ReturnValue> = z
  .union([
    z.strictObject({
      person: z.enum(personFieldNames),
      words,
      else: inner.optional().meta({ description: 'Where the row does not state it.' }),
    }),
    z.strictObject({ employee: z.enum(circumstanceNames), words }),
    z.strictObject({ slip: z.enum(slipFigures) }),
    z
      .strictObject({ family: z.literal('number') })
      .meta({ description: 'What the law counts of the family, such as shares, in the last month.' }),
    z.strictObject({ contributions: lineIds }),
    z.strictObject({ reliefs: listed }),
    z.strictObject({ credits: listed }),
    z.strictObject({ surcharges: listed }),
    z.strictObject({ benefits: listed }),
    z.strictObject({ pay: z.array(z.enum(payParts)).min(1) }),
    z.strictObject({ taxed_part: FactId, what: z.enum(['paid', 'taxable', 'not_taxed']) }),
    z.strictObject({ paid: z.array(z.enum(paymentsByEmployee)).min(1) }),
    z.strictObject({ text: z.string() }),
    z.strictObject({ number: z.number() }),
    z.strictObject({ employer: z.enum(returnEmployerFieldNames) }),
    z
      .strictObject({
        month: z.string().min(1),
        of: z
          .enum(['first', 'last'])
          .optional()
          .meta({ description: 'The first or last month that the employee has.' }),
        words,
      })
      .meta({ description: 'As `YYYYMM`, `MM/YYYY`, `M` …; the last of the return where it has several.' }),
    z
      .strictObject({ last_day: z.string().min(1) })
      .meta({ description: 'The last day of the return, as `DD/MM/YYYY` …' }),
    z.strictObject({ age_at: z.enum(['start', 'end']) }).meta({
      description: 'Full years of age on the first or last day of the return.',
    }),
    z
      .strictObject({ in_months: z.array(z.number().int().min(1).max(12)).min(1), value: inner })
      .meta({ description: 'A value of certain months of the return only, counted from 1.' }),
    z.strictObject({ each_month: inner }).meta({ description: 'The sum of what the months of the employee come to.' }),
    z.strictObject({ months_of: FactId }).meta({
      description: 'The sum of a column of the record of months, over the months of the employee.',
    }),
    z.strictObject({ count: z.literal('row') }).meta({ description: 'The running number of the employee, from 1.' }),
    z.strictObject({ rows_of: FactId }).meta({ description: 'How many rows have the column.' }),
    z.strictObject({ ceiling: FactId }).meta({
      description: 'The end of the last band of a contribution by the month; without an end where it has none.',
    }),
    z.strictObject({ column: FactId }).meta({ description: 'An earlier column of the same record.' }),
    z.strictObject({ total: FactId }).meta({ description: 'The sum of a column over all rows.' }),
    z.strictObject({ sum: several }),
    z.strictObject({ less: several }).meta({ description: 'The first less all others.' }),
    z.strictObject({ least: several }),
    z.strictObject({ percent: z.number(), of: inner }),
    z.strictObject({ hundredths: inner }).meta({ description: 'An amount in hundredths, as a whole number.' }),
    z
      .strictObject({ rank: inner, of: z.array(z.string()).min(1) })
      .meta({ description: 'The place of a text in a list, from 0.' }),
    z
      .strictObject({ whether: inner, yes: inner, no: inner })
      .meta({ description: 'By a value that is neither empty, nor 0, nor false.' }),
  ])
  .meta({ id: 'ReturnValue' });

/** How a column is written. */
const ReturnFormat = z
  .strictObject({
    decimals: z.number().int().min(0).max(4).optional().meta({ description: 'Always so many decimals.' }),
    comma: z.literal(true).optional().meta({ description: 'In text: decimals after a comma.' }),
    whole: z
      .union([z.literal(true), z.literal('down')])
      .optional()
      .meta({ description: 'Amounts in whole units: rounded, or `down` where what is below the unit is cut.' }),
    width: z.number().int().min(1).max(300).optional().meta({ description: 'Exact width of a fixed column.' }),
    zeros: z.literal(true).optional().meta({ description: 'Filled with zeros on the left; else spaces on the right.' }),
    most: z.number().int().min(1).max(300).optional().meta({ description: 'The most characters.' }),
    day: z.string().min(1).optional().meta({ description: 'A day as `DD/MM/YYYY`, `YYYYMMDD`, `YYYY` …' }),
    letters: z.enum(['capitals', 'plain_capitals']).optional().meta({
      description: '`plain_capitals`: capitals without accents.',
    }),
    without: z.string().min(1).optional().meta({ description: 'Signs that may not occur.' }),
    one_of: z.array(z.string()).min(1).optional(),
    identifier: FactId.optional().meta({ description: 'An identifier of the country’s file of identifiers.' }),
    unique: z.literal(true).optional().meta({ description: 'Each row has another.' }),
    quoted: z.literal(true).optional().meta({ description: 'In quotation marks, in pairs of code and value.' }),
  })
  .meta({ id: 'ReturnFormat' });
export type ReturnFormat = z.infer<typeof ReturnFormat>;

const ReturnColumn = z
  .strictObject({
    id: FactId,
    title: z.string().min(1).meta({ description: 'As the form or file has it.' }),
    code: z.string().min(1).optional().meta({
      description: 'In XML: the element, as `parent/element`, or the code of the field, where the title is another.',
    }),
    means: z.string().min(1).optional().meta({ description: 'Where the title does not say it.' }),
    value: ReturnValue.nullable().meta({ description: 'null: it is left blank.' }),
    format: ReturnFormat.optional(),
    required: z.boolean().optional(),
  })
  .meta({ id: 'ReturnColumn' });
export type ReturnColumn = z.infer<typeof ReturnColumn>;

const ReturnRecord = z
  .strictObject({
    each: z
      .enum(['return', 'employee', 'month'])
      .meta({ description: 'Once in the file, for each employee, or for each month of each employee.' }),
    element: z
      .string()
      .min(1)
      .optional()
      .meta({ description: 'In XML: the element of a line with the list around it, as `list/element`.' }),
    field: z
      .strictObject({ element: z.string().min(1), code: z.string().min(1), value: z.string().min(1) })
      .optional()
      .meta({
        description: 'In XML: the element that each column repeats, with the elements of its code and its value.',
      }),
    where: z
      .strictObject({ person: z.enum(personFieldNames), is: z.boolean() })
      .optional()
      .meta({ description: 'Only employees whose flag is so.' }),
    columns: z.array(ReturnColumn).min(1),
  })
  .meta({ id: 'ReturnRecord' });
export type ReturnRecord = z.infer<typeof ReturnRecord>;

const ReturnCheck = z
  .strictObject({
    left: ReturnValue,
    right: ReturnValue,
    column: FactId.meta({ description: 'The column that a problem names.' }),
    says: z.string().min(1).meta({ description: 'What does not agree, as a sentence.' }),
  })
  .meta({ id: 'ReturnCheck' });

/** A return of employers as its authority takes it. */
export const ReturnForm = z
  .strictObject({
    $schema: z.string(),
    id: z.string().regex(/^[A-Z]{2}-[a-z0-9-]{1,60}$/),
    country: z.string().regex(/^[A-Z]{2}$/),
    name: z.string().min(1),
    authority: z.string().min(1),
    filing: FactId.optional().meta({ description: 'The return or payment of the country file that it belongs to.' }),
    frequency: z.enum(['monthly', 'quarterly', 'yearly']),
    layout: z
      .strictObject({
        version: z.string().min(1).nullable().meta({ description: 'null where none is stated.' }),
        basis: z.string().min(1).meta({ description: 'What the layout rests on.' }),
      })
      .meta({ description: 'The layout and what it rests on.' }),
    confidence: Confidence.meta({
      description: 'high: the authority’s own form was read. medium: several programs agree. low: not confirmed.',
    }),
    last_confirmed: IsoDate,
    file: z.strictObject({
      kind: z.enum(returnFileKindNames),
      encoding: z.enum(['utf-8', 'ascii']),
      separator: z.string().length(1).optional(),
      headings: z.boolean().optional().meta({ description: 'Whether the first line has the titles.' }),
      sheet: z.string().min(1).max(31).optional(),
      root: z
        .strictObject({
          element: z.string().min(1),
          schema: z.string().min(1).optional(),
          line: z.string().min(1).optional().meta({
            description: 'The element that has a line of its own, ended with CR LF, in a text that is not indented.',
          }),
        })
        .optional()
        .meta({ description: 'In XML: the outermost element, the name of its schema, and how lines are broken.' }),
      name: z.string().min(1).meta({
        description:
          'Name of the file; `{YYYY}`, `{MM}`, `{last_day}` and `{employer.social_security_number}` are filled in.',
      }),
    }),
    records: z.array(ReturnRecord).min(1),
    totals: z.array(FactId).meta({ description: 'The columns whose sums the answer shows.' }),
    checks: z.array(ReturnCheck),
    notes: z.array(z.string().min(1)),
    doubts: z.array(z.string().min(1)),
    sources: z.record(z.string(), Source),
    layout_sources: SourceIds,
  })
  .meta({ id: 'ReturnForm', title: 'A return of employers' });
export type ReturnForm = z.infer<typeof ReturnForm>;

/** The ways in which check digits are computed. */
export const checkDigitMethods = [
  'luhn',
  'mod-97-10',
  'weighted-mod-11',
  'weighted-mod-17',
  'weighted-mod-10',
] as const;
export type CheckDigitMethod = (typeof checkDigitMethods)[number];

const Identifier = z
  .strictObject({
    id: FactId,
    name: z.string().min(1),
    of: z.enum(['employee', 'employer', 'both']),
    pattern: z.string().min(1).meta({ description: 'A regular expression of the whole identifier.' }),
    form: z.string().min(1).meta({ description: 'The pattern in words, as they follow «It has».' }),
    check: z
      .strictObject({
        method: z.enum(checkDigitMethods),
        of: z
          .string()
          .min(1)
          .optional()
          .meta({ description: 'The part that is checked, as a regular expression with one group; else the whole.' }),
        weights: z.array(z.number().int()).min(1).optional(),
        characters: z.string().min(1).optional().meta({ description: 'The check character for each remainder.' }),
      })
      .optional()
      .meta({ description: 'Left out where no method is established.' }),
    example: z
      .string()
      .min(1)
      .meta({ description: 'Invented; its check digit is right where a method is established.' }),
    note: z.string().min(1).optional(),
    confidence: Confidence,
    sources: SourceIds,
  })
  .meta({ id: 'Identifier' });
export type Identifier = z.infer<typeof Identifier>;

/** The identifiers that the returns of a country state. */
export const CountryIdentifiers = z
  .strictObject({
    $schema: z.string(),
    country: z.string().regex(/^[A-Z]{2}$/),
    last_confirmed: IsoDate,
    identifiers: z.array(Identifier).min(1),
    sources: z.record(z.string(), Source),
  })
  .meta({ id: 'CountryIdentifiers', title: 'Identifiers of employees and employers' });
export type CountryIdentifiers = z.infer<typeof CountryIdentifiers>;
