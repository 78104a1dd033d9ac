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

/**
 * The tables, lists and paragraphs of a page in their order, each with what stands above it.
 *
 * @param html the text of the page
 */
export function blocksOfHtml(html: string): Block[] {
  const { children } = parseDocument(html);
  const blocks: Block[] = [];
  let trail: { readonly level: number; readonly text: string }[] = [];
  let line = '';
  let run: string[] = [];
  const title = titlesIn(children as Node[]);

  const above = (): string[] => [...title, ...trail.map(({ text }) => text)];
  const flushRun = (): void => {
    if (run.length > 0) blocks.push({ above: above(), rows: run.map((text) => [text]) });
    run = [];
  };
  const add = (rows: readonly (readonly string[])[], introduced: readonly string[]): void => {
    flushRun();
    if (rows.length > 0) blocks.push({ above: [...above(), ...introduced], rows });
    lastLine = '';
  };
  const flushLine = (): void => {
    const text = tidy(line);
    line = '';
    if (text === '') return;
    if (text.length > longestLine) flushRun();
    run.push(text);
    if (text.length > longestLine) flushRun();
    lastLine = text;
  };
  let lastLine = '';
  const introduction = (): string[] => (lastLine !== '' && lastLine.length <= longestIntroduction ? [lastLine] : []);

  function walk(node: Node): void {
    if ('data' in node && node.type === 'text') {
      line += node.data;
      return;
    }
    if (!isElement(node) || !isRead(node)) return;
    const { name } = node;
    const heading = headings.exec(name);
    if (heading !== null) {
      flushLine();
      flushRun();
      const level = Number(heading[1]);
      trail = [...trail.filter((one) => one.level < level), { level, text: tidy(textIn(node)) }];
      lastLine = '';
    } else if (name === 'table' && !has(node, 'table')) {
      flushLine();
      const captions = within(node, 'caption').map((caption) => tidy(textIn(caption)));
      add(tableRows(node), [...introduction(), ...captions]);
    } else if ((name === 'ul' || name === 'ol') && !has(node, 'table')) {
      flushLine();
      add(
        within(node, 'li').map((item) => [tidy(textIn(item))]),
        introduction(),
      );
    } else if (name === 'br') {
      flushLine();
    } else if (name === 'sup') {
      line += textIn(node);
    } else if (paragraphs.has(name) || name === 'table' || name === 'td' || name === 'th' || name === 'tr') {
      flushLine();
      for (const child of node.children) walk(child as Node);
      flushLine();
    } else for (const child of node.children) walk(child as Node);
  }
  for (const child of children) walk(child as Node);
  flushLine();
  flushRun();
  return blocks;
}
