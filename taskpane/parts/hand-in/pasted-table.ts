import { numberInText } from '../../../src/number-text';

/** A cell as it was copied: a number where it can only be one, or else text. An identifier with a leading 0 stays text. */
function cellOf(text: string): string | number {
  const trimmed = text.trim();
  if (/^[+-]?0\d/.test(trimmed)) return trimmed;
  const read = numberInText(trimmed);
  return read === undefined || 'unclear' in read || read.percent ? trimmed : read.number;
}

/** Cells that were copied from a sheet: lines of cells with tabs between them. */
export function pastedTable(text: string): readonly (readonly (string | number)[])[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const rows = lines.slice(0, lines.findLastIndex((line) => line !== '') + 1).map((line) => line.split('\t'));
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, at) => cellOf(row[at] ?? '')));
}
