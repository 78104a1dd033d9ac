import { z } from 'zod';
import { message } from '../language/message';
import { choice } from './choice';
import { day, dayOut } from './day';
import { errorOfField } from './error-of-field';
import { memberObject } from './member-object';
import { CitedSource } from './meta';
import { refusal } from './refusal';
import { payrollFields } from './register';
import {
  journalFormats,
  journalFormatWords,
  journalPlans,
  journalPlanWords,
  journalPurposes,
  journalPurposeWords,
} from './words/journal';
import { meaningsInWords } from './words/vocabulary';

/** Text on one line, as accounting programs read it. */
function lineOfText(field: string, most: number) {
  const sentence = refusal(message('journal_text_malformed', { field, most }));
  return z.string(sentence).regex(new RegExp(`^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]{1,${most}}$`), sentence);
}

/** The most accounts of the caller's own. */
const mostAccounts = 200;

const accountExample = '{ "purpose": "tax", "number": "2210", "name": "PAYE payable" }';
const accountsWrong = refusal(message('journal_accounts_malformed', { most: mostAccounts, example: accountExample }));

const OwnAccount = memberObject(
  'accounts',
  {
    purpose: choice('accounts.purpose', journalPurposes).describe(meaningsInWords(journalPurposeWords)),
    line: lineOfText('accounts.line', 100)
      .optional()
      .describe('The `line` that has this account, such as a contribution. Default: every line of the purpose.'),
    number: lineOfText('accounts.number', 40).optional(),
    name: lineOfText('accounts.name', 100),
  },
  accountExample,
).meta({ id: 'JournalAccount', description: 'An account of your own, which goes before that of the plan.' });
export type OwnAccount = z.output<typeof OwnAccount>;

const byWrong = refusal(message('journal_by_not_text'));

export const JournalRequest = z
  .object({
    ...payrollFields,
    date: day('date')
      .optional()
      .describe('The day of the entries. Default: `pay_date`, or else today.')
      .register(errorOfField, { code: 'invalid_date' }),
    plan: choice('plan', journalPlans)
      .optional()
      .describe(`${meaningsInWords(journalPlanWords)} Default: the plan of the country, or else \`ifrs\`.`)
      .register(errorOfField, { code: 'bad_request' }),
    by: z
      .string(byWrong)
      .min(1, byWrong)
      .optional()
      .describe('The label whose values have an entry each, such as `department`.')
      .register(errorOfField, { code: 'bad_request' }),
    accounts: z
      .array(OwnAccount, accountsWrong)
      .max(mostAccounts, accountsWrong)
      .optional()
      .describe('Accounts of your own. They go before those of the plan.')
      .register(errorOfField, { code: 'bad_request' }),
    reference: lineOfText('reference', 40)
      .optional()
      .describe('How the entries are called in a file. Default: `PAYROLL` and the day.')
      .register(errorOfField, { code: 'bad_request' }),
    tax_rate: lineOfText('tax_rate', 100)
      .optional()
      .describe('For Xero: the name of the tax rate of the lines, as your settings there have it.')
      .register(errorOfField, { code: 'bad_request' }),
  })
  .meta({
    id: 'JournalRequest',
    example: {
      country: 'CI',
      pay_date: '2026-11-30',
      by: 'department',
      rows: [
        { amount: 150000, labels: { department: 'Ventes' } },
        { amount: 500000, labels: { department: 'Bureau' } },
      ],
    },
  });
export type JournalRequest = z.output<typeof JournalRequest>;

export const JournalQuery = z.object({
  format: choice('format', journalFormats)
    .default('json')
    .describe(meaningsInWords(journalFormatWords))
    .register(errorOfField, { code: 'invalid_format' }),
});

const side = z.number().describe('In major units; 0 on the other side.');

const JournalLine = z
  .object({
    purpose: z.enum(journalPurposes).describe(meaningsInWords(journalPurposeWords)),
    line: z
      .string()
      .nullable()
      .describe('The contribution or the part of pay, by its code in the law. null for the whole of the purpose.'),
    text: z.string().describe('What the law calls the line, or the purpose in the language of the answer.'),
    account: z.object({ number: z.string().nullable(), name: z.string() }),
    debit: side,
    credit: side,
  })
  .meta({ id: 'JournalLine' });
export type JournalLine = z.infer<typeof JournalLine>;

const sum = z.number().describe('In major units. Debits and credits are equal.');

const JournalEntry = z
  .object({
    value: z.string().nullable().describe('The value of the label; null for rows without it, and without `by`.'),
    rows: z.number().int(),
    lines: z.array(JournalLine),
    debits: sum,
    credits: sum,
  })
  .meta({ id: 'JournalEntry' });
export type JournalEntry = z.infer<typeof JournalEntry>;

export const Journal = z
  .object({
    plan: z.enum(journalPlans),
    plan_name: z.string(),
    plan_sources: z.array(CitedSource).describe('Where numbers and names of the accounts were read.'),
    date: dayOut,
    currency: z.string().nullable().describe('null where no row has pay.'),
    entries: z.array(JournalEntry).describe('One for each value of the label, in the order of the rows.'),
    debits: sum,
    credits: sum,
    count: z.number().int().describe('How many rows there are.'),
  })
  .meta({ id: 'Journal' });
export type Journal = z.infer<typeof Journal>;
