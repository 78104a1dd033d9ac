import { getDocumentProxy } from 'unpdf';
import type { Block } from '../../src/watch/page';

/** A piece of text on a page of a PDF, in points from the lower left corner. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** No gazette that a law cites is longer; a page beyond this is not read. */
const mostPages = 400;

/** Pieces on one line, from left to right. Lines are from top to bottom. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(line[0]!.y - piece.y) < Math.max(2, piece.height / 2)) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

/** A gap wider than this share of the height of a letter divides two cells; a narrower one is a space. */
const cellGap = 1.2;

function cellsOf(line: readonly Piece[]): string[] {
  const cells: string[] = [];
  let end: number | undefined;
  for (const { text, x, width, height } of line) {
    const gap = end === undefined ? Infinity : x - end;
    if (gap > cellGap * height) cells.push(text);
    else cells[cells.length - 1] += (gap > height / 8 ? ' ' : '') + text;
    end = x + width;
  }
  return cells.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

/** A gap as much wider than the usual one between two lines begins something new. */
const newBlock = 1.8;

/** The tables and paragraphs of a page: lines that follow each other closely. The line before a block introduces it. */
function blocksOfPage(pieces: readonly Piece[], title: readonly string[]): Block[] {
  const lines = linesOf(pieces.filter(({ text }) => text.trim() !== ''));
  const gaps = lines.slice(1).map((line, i) => lines[i]![0]!.y - line[0]!.y);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const blocks: { above: readonly string[]; rows: string[][] }[] = [];
  let before: string[] = [];
  lines.forEach((line, i) => {
    const cells = cellsOf(line);
    const last = blocks.at(-1);
    if (last === undefined || gaps[i - 1]! > newBlock * usual)
      blocks.push({ above: [...title, ...before], rows: [cells] });
    else last.rows.push(cells);
    before = cells.length === 1 && cells[0]!.length < 200 ? cells : [];
  });
  return blocks;
}

/**
 * The text of a PDF in blocks.
 *
 * @throws Error where the file is no PDF that can be read
 */
export async function blocksOfPdf(bytes: Uint8Array): Promise<Block[]> {
  const pdf = await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 });
  const blocks: Block[] = [];
  let title: readonly string[] = [];
  for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item)) return [];
      const [, , , scale, x, y] = item.transform as number[];
      return [{ text: item.str, x: x!, y: y!, width: item.width, height: item.height || Math.abs(scale!) }];
    });
    const ofPage = blocksOfPage(pieces, title);
    if (number === 1) title = ofPage[0]?.rows[0] ?? [];
    blocks.push(...ofPage);
  }
  return blocks;
}
