import { literal } from './cells';
import { type Outcome, refused, succeeded } from './outcome';
import { isFormula, type SheetCell, type SheetTable, columnName } from './table';

/** Puts text where a person can paste it from. */
export type Copy = (text: string) => Promise<void>;

interface WithClipboard {
  readonly navigator?: { readonly clipboard?: { readonly writeText: Copy } };
}

/** The browser's clipboard. It takes text only while a person acts on the page. */
export const browserCopy: Copy = async (text) => {
  const { clipboard } = (globalThis as WithClipboard).navigator ?? {};
  if (clipboard === undefined) throw new Error('This page has no clipboard.');
  await clipboard.writeText(text);
};

const cellText = (cell: SheetCell): string => String(isFormula(cell) ? cell.formula : literal(cell)).replace(/[\t\r\n]+/g, ' ');

/** A table as text that a spreadsheet takes apart into cells: the title, the header, the rows and the source. */
export const tableText = ({ title, columns, rows, source }: SheetTable): string => [title, columns.map(columnName).join('\t'), ...rows.map((row) => row.map(cellText).join('\t')), source].join('\r\n');

/** Copies, and says what to do next. */
export async function copied(copy: Copy, text: string, what: string): Promise<Outcome> {
  try {
    await copy(text);
    return succeeded(`${what} is copied: paste it into a sheet.`);
  } catch {
    return refused('The browser did not let this page copy. Allow it to use the clipboard, and try again.');
  }
}
