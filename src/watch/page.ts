/**
 * A table, a list or a paragraph of a page. A table has a cell for each column; a list has rows of one cell; a paragraph
 * has a row for each of its lines.
 */
export interface Block {
  /** What stands above it: the title of the page, its headings, the caption and the line before. The nearest is last. */
  readonly above: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The readable text of a page in the order of the page. */
export type PageText = readonly Block[];

/** The text of a block on lines, as a person would read it. */
export const textOf = ({ rows }: Block): string => rows.map((cells) => cells.join(' | ')).join('\n');
