import type { Clip, Copy } from '../../ui/clipboard';
import { type Notation, numberText } from '../words/notation';
import { readsOtherwise } from './cells';
import { type Outcome, refused, succeeded } from './outcome';
import { columnName, isDate, isFormula, type SheetCell, type SheetTable } from './table';
import { say } from '../../ui/language/say';

/**
 * A value as a spreadsheet reads it: numbers with all their digits in the notation, dates as YYYY-MM-DD.
 */
function bare(cell: SheetCell, notation: Notation): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(cell, notation);
  return isDate(cell) ? cell.date : String(isFormula(cell) ? cell.formula : cell);
}

/**
 * Text that a spreadsheet takes for something else when it is pasted as text. An apostrophe keeps it, but other programs
 * show it, so other text goes as it is: `Employee 1`.
 */
const needsMark = /^[=+\-@'#\d]|^(true|false)$/i;

const textCell = (cell: SheetCell, notation: Notation): string =>
  (typeof cell === 'string' && needsMark.test(cell) ? `'${cell}` : bare(cell, notation)).replace(/[\t\r\n]+/g, ' ');

/** A table as text that a spreadsheet splits into cells: title, header, rows and source. */
export const tableText = ({ title, columns, rows, source }: SheetTable, notation: Notation): string =>
  [
    title,
    columns.map(columnName).join('\t'),
    ...rows.map((row) => row.map((cell) => textCell(cell, notation)).join('\t')),
    source,
  ].join('\r\n');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Excel reads `x:num` and LibreOffice `sdval` before the text: a number without notation. A style protects text that
 * looks
 * like a number.
 */
function attributes(cell: SheetCell): string {
  if (typeof cell === 'number') return ` x:num="${cell}" sdval="${cell}"`;
  return typeof cell === 'string' && readsOtherwise(cell) ? ` style="mso-number-format:'\\@'"` : '';
}

/** A table as HTML. */
export function tableHtml({ title, columns, rows, source }: SheetTable, notation: Notation): string {
  const line = (text: string): string => `<tr><td colspan="${columns.length}">${escaped(text)}</td></tr>`;
  const head = `<tr>${columns.map((column) => `<th>${escaped(columnName(column))}</th>`).join('')}</tr>`;
  const body = rows.map(
    (row) => `<tr>${row.map((cell) => `<td${attributes(cell)}>${escaped(bare(cell, notation))}</td>`).join('')}</tr>`,
  );
  return `<table>${[line(title), head, ...body, line(source)].join('')}</table>`;
}

/**
 * Copies content, and tells the user what to do next.
 *
 * @param done says that it was copied
 */
export async function copied(
  copy: Copy,
  clip: Clip,
  done: string,
  next = say('paste_it_into_a_sheet'),
): Promise<Outcome> {
  try {
    await copy(clip);
    return succeeded(`${done} ${next}`);
  } catch {
    return refused(say('the_browser_blocked_the_clipboard_allow'));
  }
}
