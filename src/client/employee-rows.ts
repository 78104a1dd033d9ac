import type { Language } from '../language/languages';

/** What the rows of a table are read for: the door of the service that takes them. */
export type RowsFor = 'payslips' | 'return' | 'journal' | 'compare';

/** A row as the door takes it, with its number in the table and its first text, or the sentence why it cannot be read. */
export type EmployeeRow = { readonly number: number; readonly name: string | undefined } & (
  | { readonly row: Readonly<Record<string, unknown>> }
  | { readonly error: string }
);

/** A table of employees, as the pane asks the functions to read it. */
export interface RowsRequest {
  readonly for: RowsFor;
  readonly country: string;
  /** The rows of the table; the first has the headings. */
  readonly table: readonly (readonly unknown[])[];
  /** What headings mean that are not understood: rows of a heading and its meaning. */
  readonly meanings?: readonly (readonly [heading: string, meaning: string])[] | undefined;
  /** The heading of the column by which a journal has entries. */
  readonly by?: string | undefined;
  readonly language: Language;
  readonly answer: (rows: Promise<readonly EmployeeRow[]>) => void;
}

/** Page event: the pane asks the functions to read a table of employees. */
export const rowsEvent = 'svc:rows';
