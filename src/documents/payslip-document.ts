import type { Language } from '../language/languages';
import type { Paper, PayslipPacking } from '../contract/words/paper';

/** A part of a text whose direction is its own, such as a number behind an Arabic name. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A fact with its label, such as a number of the employee. */
export interface LabelledFact {
  /** With the colon that the language sets behind it. */
  readonly label: string;
  readonly value: string;
}

/** The cells of a line of a payslip, ready to print; an empty one has no text. */
export interface PrintedLine {
  readonly kind: 'heading' | 'line' | 'total';
  readonly text: string;
  readonly base: string;
  readonly rate: string;
  readonly earned: string;
  readonly deducted: string;
  readonly charged: string;
}

/** A payslip in the words of its language, ready to be laid out. */
export interface PayslipDocument {
  readonly employer: { readonly name: string; readonly lines: readonly string[] };
  readonly title: string;
  /** Month and day of payment. */
  readonly about: readonly LabelledFact[];
  readonly employee: { readonly name: string; readonly facts: readonly LabelledFact[] };
  /** The headings of the columns of its lines. */
  readonly headings: Omit<PrintedLine, 'kind'>;
  readonly lines: readonly PrintedLine[];
  /** What is paid out. */
  readonly paid: LabelledFact;
  /** Sums of the year and the cost to the employer. */
  readonly sums: readonly LabelledFact[];
  readonly notes: readonly string[];
  /** The name of its file, without the ending. */
  readonly fileName: string;
  readonly password: string | undefined;
}

/** What is common to the payslips of one request. */
export interface PayslipPrint {
  readonly language: Language;
  readonly paper: Paper;
  /** A picture in base64. */
  readonly logo: string | undefined;
  readonly files: PayslipPacking;
  /** The title of the file, as a reader of PDF shows it. */
  readonly title: string;
}
