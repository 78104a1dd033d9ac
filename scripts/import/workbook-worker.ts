import { strToU8, Unzip, UnzipInflate, zipSync } from 'fflate';
import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';
import { dayOfMoment } from '../../src/day';

/** Limits for a workbook. A full table of 20,000 rows needs a third of them. */
const limits = { unpacked: 48 * 2 ** 20, row: 100_000, column: 100, cells: 500_000 };

/** A refused workbook. The message continues a sentence that begins with the name of the file. */
class TooLarge extends Error {}

/** The rows of a workbook as text, the reason for a refusal, or a sign that it cannot be read. */
export type WorkbookAnswer =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly refused: string }
  | { readonly unreadable: true };

const pieceSize = 2 ** 16;

/**
 * Unpacks the parts of a workbook piece by piece. The limit applies to the unpacked bytes, not to the size that the
 * file claims.
 */
function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  const parts: Record<string, Uint8Array[]> = Object.create(null) as Record<string, Uint8Array[]>;
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return;
    const pieces: Uint8Array[] = (parts[file.name] = []);
    file.ondata = (problem, piece) => {
      if (problem !== null) throw problem;
      size += piece.length;
      if (size > limits.unpacked)
        throw new TooLarge(`unpacks to more than ${limits.unpacked / 2 ** 20} MB. Split the table, or save it as CSV.`);
      pieces.push(piece);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += pieceSize)
    unzip.push(bytes.subarray(at, at + pieceSize), at + pieceSize >= bytes.length);
  return Object.fromEntries(
    Object.entries(parts).map(([name, pieces]) => [name, new Uint8Array(Buffer.concat(pieces))]),
  );
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Checks the cells of a sheet before rows are made from them: a single distant cell would create a million rows. */
function checkSheet(xml: string): void {
  let cells = 0;
  for (const [, attributes] of xml.matchAll(
    /<(?:\w+:)?(?:row|c)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g,
  )) {
    const place = /\sr\s*=\s*["']([^"']*)["']/.exec(attributes!)?.[1];
    const [, letters = '', digits = '0'] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place ?? 'A1') ?? [];
    if (digits === '0') throw new Error('not a cell reference');
    if (Number(digits) > limits.row || columnOf(letters) > limits.column)
      throw new TooLarge(
        `reaches to ${place}, but a table has at most ${limits.column} columns and ${limits.row} rows. Delete the cells far from the table, or copy the table to a new workbook.`,
      );
    if (++cells > limits.cells) throw new TooLarge(`has more than ${limits.cells} cells. Split the table.`);
  }
}

/** A cell as text; a date as YYYY-MM-DD. */
const cellText = (cell: unknown): string =>
  cell === null || cell === undefined
    ? ''
    : cell instanceof Date
      ? dayOfMoment(cell.getTime())
      : typeof cell === 'boolean'
        ? cell
          ? 'yes'
          : 'no'
        : String(cell).trim();

async function read(bytes: Uint8Array): Promise<WorkbookAnswer> {
  try {
    const parts = unpacked(bytes);
    // Any part may be the sheet: the workbook names its place.
    for (const part of Object.values(parts)) checkSheet(Buffer.from(part).toString('utf8'));
    // Packed again without compression, so only checked parts are read, whatever else the archive contains.
    const checked = zipSync(Object.keys(parts).length === 0 ? { none: strToU8('') } : parts, { level: 0 });
    return { rows: (await readSheet(Buffer.from(checked))).map((cells) => cells.map(cellText)) };
  } catch (problem) {
    return problem instanceof TooLarge ? { refused: problem.message } : { unreadable: true };
  }
}

void read(workerData as Uint8Array).then((answer) => parentPort!.postMessage(answer));
