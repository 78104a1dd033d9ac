import { CsvError, parse } from 'csv-parse/sync';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import { commandLine } from '../../server/command-line';
import { CommandRefused } from '../command/failure';
import { columns, type ImportKind } from './columns';
import { readWorkbook } from './workbook';

/** A row with content: its trimmed cells by column. */
export interface TableRow {
  /** Number of the row in a spreadsheet. The headings are row 1 if no remarks precede them. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

interface Line {
  readonly row: number;
  readonly cells: readonly string[];
}

const largestFile = 10 * 2 ** 20;
const mostRows = 20_000;
/** The most lines of a CSV file: rows, and blank ones between them. */
const mostLines = 2 * mostRows;
/** The most characters of a line of a CSV file. */
const longestLine = 100_000;

const isRemark = ({ cells }: Line): boolean => cells.every((cell) => cell === '') || cells[0]!.startsWith('#');

/** The separator that the line of headings uses most. */
function separatorOf(text: string): string {
  const heading = text.split(/\r?\n/).find((line) => line.trim() !== '' && !/^"?#/.test(line)) ?? '';
  return [',', ';', '\t']
    .map((separator) => ({ separator, count: heading.split(separator).length }))
    .sort((a, b) => b.count - a.count)[0]!.separator;
}

function csvLines(bytes: Buffer, path: string): Line[] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const records = parse(text, {
    delimiter: separatorOf(text),
    bom: true,
    relax_column_count: true,
    trim: true,
    info: true,
    skip_empty_lines: true,
    comment: '#',
    comment_no_infix: true,
    to: mostLines + 1,
    max_record_size: longestLine,
  }) as unknown as readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];
  if (records.length > mostLines)
    throw new CommandRefused(
      `${path} has more than ${mostLines} lines. At most ${mostRows} rows can be imported at once.`,
    );
  return records.map(({ record, info }) => ({ row: info.lines, cells: record }));
}

const sheetLines = async (bytes: Buffer, path: string): Promise<Line[]> =>
  (await readWorkbook(bytes, path)).map((cells, i) => ({ row: i + 1, cells }));

async function linesOf(path: string): Promise<Line[]> {
  const type = extname(path).toLowerCase();
  if (type !== '.csv' && type !== '.xlsx')
    throw new CommandRefused(
      `${path} is neither CSV nor XLSX. Save it as one of these, also if it is an old .xls workbook.`,
    );
  let bytes: Buffer;
  try {
    const file = statSync(path);
    // Anything else, such as a device, may be endless.
    if (!file.isFile()) throw new CommandRefused(`${path} is not a file.`);
    if (file.size > largestFile) throw new CommandRefused(`${path} is larger than 10 MB. Split it.`);
    bytes = readFileSync(path);
  } catch (problem) {
    if (problem instanceof CommandRefused) throw problem;
    throw new CommandRefused(`${path} cannot be read. Is the name right?`);
  }
  if (type === '.xlsx') return sheetLines(bytes, path);
  try {
    return csvLines(bytes, path);
  } catch (problem) {
    if (problem instanceof CommandRefused) throw problem;
    if (problem instanceof CsvError)
      throw new CommandRefused(
        problem.code === 'CSV_MAX_RECORD_SIZE'
          ? `${path} has a line of more than ${longestLine} characters. Is a quotation mark missing?`
          : `${path} is not a table: ${problem.message}.`,
      );
    throw new CommandRefused(`${path} is not in UTF-8. Save it as "CSV UTF-8".`);
  }
}

const heading = (text: string): string => text.toLowerCase().replace(/[\s-]+/g, '_');

/**
 * Reads a table from a CSV file or the first sheet of a workbook. Empty rows and rows that start with # are skipped.
 *
 * @throws CommandRefused where it cannot be read, or its headings are not those of the kind
 */
export async function readTable(path: string, kind: ImportKind): Promise<TableRow[]> {
  const lines = (await linesOf(path)).filter((line) => !isRemark(line));
  const [first, ...rest] = lines;
  const template = `\`${commandLine('data:import')} ${kind} --template\` writes a table to fill in.`;
  if (first === undefined) throw new CommandRefused(`${path} is empty. ${template}`);
  const headings = first.cells.map(heading);
  while (headings.at(-1) === '') headings.pop();
  const known = columns[kind].map(({ name }) => name);
  const missing = columns[kind]
    .filter(({ name, required }) => required && !headings.includes(name))
    .map(({ name }) => name);
  const unknown = headings.filter((name) => !known.includes(name));
  const repeated = headings.filter((name, i) => headings.indexOf(name) !== i);
  const wrong = [
    ...(missing.length === 0 ? [] : [`lacks the columns ${missing.join(', ')}`]),
    ...(unknown.length === 0 ? [] : [`has unknown columns (${unknown.map((name) => `"${name}"`).join(', ')})`]),
    ...(repeated.length === 0 ? [] : [`has ${repeated.join(', ')} twice`]),
  ];
  if (wrong.length > 0)
    throw new CommandRefused(`${path} ${wrong.join(' and ')}. The columns are ${known.join(', ')}. ${template}`);
  if (rest.length === 0) throw new CommandRefused(`${path} has headings but no rows.`);
  if (rest.length > mostRows)
    throw new CommandRefused(`${path} has ${rest.length} rows. At most ${mostRows} can be imported at once.`);
  return rest.map(({ row, cells }) => {
    if (cells.some((cell) => cell.includes('\u0000')))
      throw new CommandRefused(`Row ${row} of ${path} has the character U+0000, which no text may have. Delete it.`);
    if (cells.slice(headings.length).some((cell) => cell !== ''))
      throw new CommandRefused(
        `Row ${row} of ${path} has more cells than there are columns. Put quotation marks around a text that contains the separator.`,
      );
    return { row, cells: Object.fromEntries(headings.map((name, i) => [name, cells[i] ?? ''])) };
  });
}
