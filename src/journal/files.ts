import type { Journal, JournalEntry, JournalLine } from '../contract/journal';

/** A file as a table: its first row has the headings. */
export type FileTable = readonly (readonly (string | number)[])[];

interface FileParts {
  readonly journal: Journal;
  /** How the entries are called. */
  readonly reference: string;
}

/** The most lines that Xero takes in one file: https://help.xero.com/nz/ManualJournalsImport. */
export const mostXeroLines = 300;

/** A day as both programs read it: dd/mm/yyyy. */
const dayFirst = (day: string): string => day.split('-').reverse().join('/');

const eachLine = (
  { entries }: Journal,
  row: (line: JournalLine, entry: JournalEntry, at: number) => readonly (string | number)[],
): FileTable => entries.flatMap((entry, at) => entry.lines.map((line) => row(line, entry, at)));

/** An amount of a side; empty on the other one. */
const sideOf = (amount: number): number | string => (amount === 0 ? '' : amount);

/** The lines of a journal as a table, for programs that let you choose the columns. */
export const plainTable = ({ journal, reference }: FileParts): FileTable => [
  ['reference', 'date', 'value', 'account_number', 'account_name', 'text', 'debit', 'credit', 'currency'],
  ...eachLine(journal, ({ account, text, debit, credit }, { value }) => [
    reference,
    journal.date,
    value ?? '',
    account.number ?? '',
    account.name,
    text,
    sideOf(debit),
    sideOf(credit),
    journal.currency ?? '',
  ]),
];

/**
 * The manual journals that Xero imports: one for each entry, because lines with one narration and one day are one
 * journal. Amounts are positive for debits and negative for credits.
 *
 * Source: https://help.xero.com/nz/ManualJournalsImport
 *
 * @param by the label of the entries, which is the tracking category
 */
export const xeroTable = ({ journal, reference }: FileParts, by: string | undefined, taxRate: string): FileTable => [
  [
    '*Narration',
    '*Date',
    'Description',
    '*AccountCode',
    '*TaxRate',
    '*Amount',
    'TrackingName1',
    'TrackingOption1',
    'TrackingName2',
    'TrackingOption2',
  ],
  ...eachLine(journal, ({ account, text, debit, credit }, { value }) => [
    value === null ? reference : `${reference} ${value}`,
    dayFirst(journal.date),
    text,
    account.number ?? '',
    taxRate,
    debit - credit,
    value === null ? '' : (by ?? ''),
    value ?? '',
    '',
    '',
  ]),
];

/**
 * The journal entries that QuickBooks Online imports. Lines with one number are one entry. It finds accounts by name.
 *
 * Source: https://quickbooks.intuit.com/learn-support/en-au/help-article/import-export-files/import-journal-entries-quickbooks-online/L4tQBwbs7_AU_en_AU
 */
export const quickBooksTable = ({ journal, reference }: FileParts): FileTable => [
  ['Journal No.', 'Journal Date', 'Account Name', 'Description', 'Debits', 'Credits'],
  ...eachLine(journal, ({ account, text, debit, credit }, { value }, at) => [
    journal.entries.length === 1 ? reference : `${reference}-${at + 1}`,
    dayFirst(journal.date),
    account.name,
    value === null ? text : `${value}: ${text}`,
    sideOf(debit),
    sideOf(credit),
  ]),
];
