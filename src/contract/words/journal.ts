import { codesOf, type Vocabulary } from './vocabulary';

/** The charts of accounts of which a journal may take its accounts. */
export const journalPlanWords = {
  syscohada: { label: 'SYSCOHADA', meaning: 'The revised chart of accounts of OHADA' },
  pcm: { label: 'PCM', meaning: 'The chart of accounts of Morocco' },
  ifrs: { label: 'IFRS', meaning: 'Names without numbers: IFRS prescribes no chart of accounts' },
} as const satisfies Vocabulary;
export type JournalPlan = keyof typeof journalPlanWords;
export const journalPlans = codesOf(journalPlanWords);

/** What a line of a payroll journal is for, in the order of its lines. */
export const journalPurposeWords = {
  gross_pay: { label: 'Gross pay', meaning: 'Cash pay: each named part has its own line' },
  employer_charges: { label: 'Charges of the employer', meaning: 'The expense of each contribution of the employer' },
  employee_contributions: { label: 'Contributions of employees', meaning: 'Each contribution withheld, to be paid on' },
  employer_contributions: {
    label: 'Contributions of the employer',
    meaning: 'Each contribution of the employer, to be paid',
  },
  tax: { label: 'Income tax', meaning: 'Income tax withheld, with every surcharge and levy' },
  deductions: { label: 'Deductions', meaning: 'What is taken off net pay, such as advances and loans' },
  net_pay: { label: 'Net pay', meaning: 'What is left to pay to employees' },
} as const satisfies Vocabulary;
export type JournalPurpose = keyof typeof journalPurposeWords;
export const journalPurposes = codesOf(journalPurposeWords);

/** How a journal is answered. */
export const journalFormatWords = {
  json: { label: 'JSON', meaning: 'The entries with their accounts' },
  csv: { label: 'CSV', meaning: 'A table of all lines' },
  xero: { label: 'Xero', meaning: 'The file that Xero imports as manual journals. It needs `tax_rate`' },
  quickbooks: { label: 'QuickBooks Online', meaning: 'The file that QuickBooks Online imports as journal entries' },
} as const satisfies Vocabulary;
export type JournalFormat = keyof typeof journalFormatWords;
export const journalFormats = codesOf(journalFormatWords);
