import { z } from 'zod';
import { message } from '../language/message';
import { largestAmount } from './amount';
import { CountryCode } from './country-code';
import { day, dayOut } from './day';
import { Employer } from './employee';
import { ErrorBody } from './error';
import { errorOfField } from './error-of-field';
import { LawVersion, lawVersionAsked } from './law-version';
import { memberObject } from './member-object';
import { CitedSource } from './meta';
import { refusal } from './refusal';
import { Register, RegisterColumn, RegisterRequest } from './register';
import { payChanges, payChangeWords, payEffects, payEffectWords } from './words/comparison';
import { lineKinds } from './words/line-kinds';
import { meaningsInWords } from './words/vocabulary';

const settingExample = '{ "date": "2027-01-31" }';
const raiseExample = '{ "percent": 5 }';

function numberBetween(field: string, least: number, most: number) {
  const wrong = refusal(message('not_between', { field, least, most }));
  return z.number(wrong).min(least, wrong).max(most, wrong);
}

/** The most that pay is raised by, in percent. */
const mostPercent = 1_000;
/** The most units of a currency for one of another. */
const mostRate = 1e9;

const raiseOf = (setting: string) =>
  memberObject(
    `${setting}.raise`,
    {
      percent: numberBetween(`${setting}.raise.percent`, -100, mostPercent)
        .optional()
        .describe('Percent of the pay without its named amounts. Below 0 for a cut.'),
      amount: numberBetween(`${setting}.raise.amount`, -largestAmount, largestAmount)
        .optional()
        .describe('Added to `amount`, in major units of the currency of the row.'),
    },
    raiseExample,
  );

const settingOf = (setting: 'a' | 'b') =>
  memberObject(
    setting,
    {
      date: day(`${setting}.date`)
        .optional()
        .describe(
          'The day whose law applies. It goes before `pay_date` and `tax_year`. Enacted law of a later day counts.',
        ),
      law_version: lawVersionAsked,
      country: CountryCode.optional().describe('The country whose law applies, in place of that of the rows.'),
      rate: numberBetween(`${setting}.rate`, 1 / mostRate, mostRate)
        .optional()
        .describe(
          'Where the setting has another currency than the rows: its units for one unit of theirs. Pay is converted with it, and the payslips are converted back.',
        ),
      employer: Employer.optional().describe('Settings of the employer that differ from those of the rows.'),
      raise: raiseOf(setting).optional(),
    },
    settingExample,
  )
    .meta({
      id: setting === 'a' ? 'CompareSettingA' : 'CompareSettingB',
      description: 'What applies to all rows. What it leaves out is as the rows and the request say.',
    })
    .register(errorOfField, { code: 'bad_request' });

export const CompareRequest = RegisterRequest.extend({ a: settingOf('a').default({}), b: settingOf('b') }).meta({
  id: 'CompareRequest',
  example: {
    country: 'TN',
    a: { date: '2026-12-31' },
    b: { date: '2027-01-31' },
    columns: ['tax_amount', 'net_amount', 'employer_cost'],
    rows: [
      { amount: 1500, labels: { employee: 'E1', department: 'Sales' } },
      { amount: 6000, labels: { employee: 'E2', department: 'Office' } },
    ],
  },
});
export type CompareRequest = z.output<typeof CompareRequest>;
export type CompareSetting = CompareRequest['b'];

const SettingUsed = z
  .object({
    date: dayOut.nullable().describe('The day that the setting names; null where the rows say it.'),
    law_version: LawVersion,
  })
  .meta({ id: 'CompareSettingUsed' });

export const PayChange = z
  .object({
    kind: z.enum(payChanges).describe(meaningsInWords(payChangeWords)),
    country: z.string().nullable().describe('ISO code of the country whose law changes; null for other changes.'),
    line: z
      .object({ kind: z.enum(lineKinds), id: z.string() })
      .nullable()
      .describe('The line of the payslip that the change is about; null where it is about several.'),
    text: z.string().describe('What changes, in words.'),
    from: dayOut.nullable().describe('The first day of the rule in `b`; null where it is not established.'),
    sources: z.array(CitedSource).describe('The sources of the rule in `b`, or of the one in `a` that ends.'),
  })
  .meta({ id: 'PayChange' });
export type PayChange = z.infer<typeof PayChange>;

const amounts = (text: string) => z.array(z.number()).describe(`${text} In major units, in the order of \`columns\`.`);
const compared = {
  currency: z.string().nullable().describe('That of the rows. null where no row has pay.'),
  a: amounts('Under `a`.'),
  b: amounts('Under `b`.'),
  difference: amounts('`b` less `a`.'),
};
const people = {
  rows: z.number().describe('How many rows there are, failed ones included.'),
  gain: z.number().describe('How many have more net pay under `b`.'),
  lose: z.number().describe('How many have less net pay under `b`.'),
  same: z.number().describe('How many have the same net pay.'),
};
const failed = { error: ErrorBody.shape.error };
const value = z.string().nullable().describe('The value of the label; null for rows without it.');

const ComparedRow = z
  .object({
    ...compared,
    effect: z.enum(payEffects).describe(`What it does to net pay. ${meaningsInWords(payEffectWords)}`),
    changes: z.array(z.number()).describe('Why: places in `changes`, from 0. Empty where no line differs.'),
  })
  .meta({ id: 'ComparedRow' });

export const Comparison = z
  .object({
    a: SettingUsed,
    b: SettingUsed,
    columns: z.array(RegisterColumn),
    changes: z.array(PayChange).describe('What differs between the two settings and changes the pay of a row.'),
    rows: z
      .array(z.union([ComparedRow, z.object(failed)]))
      .describe('One for each row, in their order: its amounts, or why it has none.'),
    totals: z
      .array(z.union([z.object({ value, ...people, ...compared }), z.object({ value, ...people, ...failed })]))
      .optional()
      .describe('With `totals_by`: sums by its values, in the order in which they first stand in the rows.'),
    total: z
      .union([z.object({ ...people, ...compared }), z.object({ ...people, ...failed })])
      .describe('Sums of all rows. A row with an error, or a second currency, makes a total an error.'),
    announced: z
      .array(z.object({ country: z.string(), text: z.string() }))
      .describe('Changes that are announced and are no law yet. No figure takes them into account.'),
    count: Register.shape.count,
  })
  .meta({ id: 'Comparison' });
export type Comparison = z.infer<typeof Comparison>;
