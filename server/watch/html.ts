import { parseDocument } from 'htmlparser2';
import type { Block } from '../../src/watch/page';

/** What the parser makes of a page, as far as it is read. */
type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** Elements that show nothing to a reader, or only ways to other pages. */
const unread: ReadonlySet<string> = new Set(
  'script style noscript template svg nav iframe object select button head'.split(' '),
);
const headings = /^h([1-6])$/;
/** Elements whose text is a paragraph of its own. */
const paragraphs: ReadonlySet<string> = new Set(
  'p div section article main header footer aside blockquote pre dl dt dd figure figcaption address details summary center body html fieldset'.split(
    ' ',
  ),
);

const isElement = (node: Node): node is Element => 'attribs' in node;
const isHidden = ({ attribs }: Element): boolean =>
  'hidden' in attribs || attribs['aria-hidden'] === 'true' || /display\s*:\s*none/.test(attribs['style'] ?? '');
const isRead = (node: Element): boolean => !unread.has(node.name) && !isHidden(node);

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text inside an element. A line break is a space, and the raised number of a note is left out. */
function textIn(node: Node): string {
  if ('data' in node && node.type === 'text') return node.data;
  if (!isElement(node) || !isRead(node)) return '';
  if (node.name === 'br') return ' ';
  const text = node.children.map((child) => textIn(child as Node)).join('');
  if (node.name === 'sup' && /^[^\p{L}\d]*\d{0,2}[)\]]?$/u.test(text.trim())) return '';
  return paragraphs.has(node.name) || node.name === 'li' ? ` ${text} ` : text;
}

const within = (node: Element, name: string): Element[] =>
  node.children.flatMap((child) => {
    const element = child as Node;
    if (!isElement(element) || !isRead(element)) return [];
    return element.name === name ? [element] : within(element, name);
  });

const has = (node: Element, name: string): boolean => within(node, name).length > 0;

/** A cell may stand for several rows and columns, but no page makes a table of more than this. */
const mostSpanned = 50;
const spanOf = (cell: Element, name: string): number =>
  Math.min(mostSpanned, Math.max(1, Number(cell.attribs[name]) || 1));

/** The cells of a table. One that spans several rows or columns stands in each of them. */
function tableRows(table: Element): string[][] {
  const rows: string[][] = [];
  within(table, 'tr').forEach((row, at) => {
    const cells = (rows[at] ??= []);
    let column = 0;
    for (const cell of row.children) {
      const element = cell as Node;
      if (!isElement(element) || !['td', 'th'].includes(element.name) || isHidden(element)) continue;
      while (cells[column] !== undefined) column++;
      const text = tidy(textIn(element));
      for (let down = 0; down < spanOf(element, 'rowspan'); down++)
        for (let along = 0; along < spanOf(element, 'colspan'); along++)
          (rows[at + down] ??= [])[column + along] = text;
    }
  });
  return rows
    .map((cells) => Array.from(cells, (text) => text ?? ''))
    .filter((cells) => cells.some((text) => text !== ''));
}

/** The title of a page, which stands in its unread head. */
const titlesIn = (nodes: readonly Node[]): string[] =>
  nodes.filter(isElement).flatMap(({ name, children }) => {
    if (name !== 'title') return name === 'html' || name === 'head' ? titlesIn(children as Node[]) : [];
    return [tidy(children.map((child) => textIn(child as Node)).join(''))];
  });

/** A line as long as this introduces nothing. */
const longestIntroduction = 250;
/** Paragraphs as short as this, one below the other, may be the lines of a table. */
const longestLine = 200;

/** The blocks of a page in their order, collected while it is read. */
class Blocks {
  private readonly found: Block[] = [];
  private headingsAbove: { readonly level: number; readonly text: string }[] = [];
  /** Paragraphs one below the other, which make one block. */
  private run: string[] = [];
  /** The paragraph that is being read. */
  private text = '';
  /** The paragraph just before, which may introduce what follows. */
  private before = '';

  constructor(private readonly title: readonly string[]) {}

  private get above(): string[] {
    return [...this.title, ...this.headingsAbove.map(({ text }) => text)];
  }

  private endParagraphs(): void {
    if (this.run.length > 0) this.found.push({ above: this.above, rows: this.run.map((text) => [text]) });
    this.run = [];
  }

  write(text: string): void {
    this.text += text;
  }

  endParagraph(): void {
    const text = tidy(this.text);
    this.text = '';
    if (text === '') return;
    // A long one is a block of its own.
    const isLong = text.length > longestLine;
    if (isLong) this.endParagraphs();
    this.run.push(text);
    if (isLong) this.endParagraphs();
    this.before = text;
  }

  addHeading(level: number, text: string): void {
    this.endParagraph();
    this.endParagraphs();
    this.headingsAbove = [...this.headingsAbove.filter((one) => one.level < level), { level, text }];
    this.before = '';
  }

  /** Adds a table or a list, below the paragraph that introduces it. */
  addRows(rows: readonly (readonly string[])[], captions: readonly string[] = []): void {
    this.endParagraph();
    const introduction = this.before !== '' && this.before.length <= longestIntroduction ? [this.before] : [];
    this.endParagraphs();
    if (rows.length > 0) this.found.push({ above: [...this.above, ...introduction, ...captions], rows });
    this.before = '';
  }

  end(): Block[] {
    this.endParagraph();
    this.endParagraphs();
    return this.found;
  }
}

const isOwnParagraph = (name: string): boolean => paragraphs.has(name) || ['table', 'tr', 'td', 'th'].includes(name);

/** Reads an element with all that is in it. A table or a list with a table inside is read like a paragraph. */
function readInto(blocks: Blocks, node: Node): void {
  if ('data' in node && node.type === 'text') return blocks.write(node.data);
  if (!isElement(node) || !isRead(node)) return;
  const { name } = node;
  const heading = headings.exec(name);
  if (heading !== null) return blocks.addHeading(Number(heading[1]), tidy(textIn(node)));
  if (name === 'br') return blocks.endParagraph();
  if (name === 'sup') return blocks.write(textIn(node));
  const isPlain = ['table', 'ul', 'ol'].includes(name) && !has(node, 'table');
  if (isPlain && name === 'table')
    return blocks.addRows(
      tableRows(node),
      within(node, 'caption').map((caption) => tidy(textIn(caption))),
    );
  if (isPlain) return blocks.addRows(within(node, 'li').map((item) => [tidy(textIn(item))]));
  if (isOwnParagraph(name)) blocks.endParagraph();
  for (const child of node.children) readInto(blocks, child as Node);
  if (isOwnParagraph(name)) blocks.endParagraph();
}

/**
 * The tables, lists and paragraphs of a page in their order, each with what stands above it.
 *
 * @param html the text of the page
 */
export function blocksOfHtml(html: string): Block[] {
  const children = parseDocument(html).children as Node[];
  const blocks = new Blocks(titlesIn(children));
  for (const child of children) readInto(blocks, child);
  return blocks.end();
}
