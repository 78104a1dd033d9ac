import { textOf } from './html';

/** A heading of a page. */
export interface Heading {
  readonly level: number;
  /** The anchor that leads to it; empty if it has none. */
  readonly id: string;
  readonly text: string;
  /** Where what stands under it begins in the HTML. */
  readonly from: number;
  /** Where the heading itself begins. */
  readonly at: number;
}

const headings = /(?:<section id="([^"]*)"[^<>]*>\s*)?<h([1-6])(?: id="([^"]*)")?[^<>]*>(.*?)<\/h\2>/g;
/** A remark beside a heading. */
const remark = /<span class="status">.*?<\/span>/g;

/** The headings of a page from its HTML, in their order. A section with an anchor lends it to its heading. */
export const headingsOf = (html: string): readonly Heading[] =>
  [...html.matchAll(headings)].map(({ 0: whole, 1: section, 2: level, 3: own, 4: text, index }) => ({
    level: Number(level),
    id: section ?? own ?? '',
    text: textOf(text!.replace(remark, '')).trim(),
    at: index,
    from: index + whole.length,
  }));

/**
 * Gives headings their anchors, as repositories do: letters, digits, hyphens and underscores of the text, in lower case,
 * and a number where the same text comes again.
 */
export function anchors(): (text: string) => string {
  const used = new Map<string, number>();
  return (text) => {
    const anchor = text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
      .replace(/ /g, '-');
    const before = used.get(anchor);
    used.set(anchor, (before ?? -1) + 1);
    return before === undefined ? anchor : `${anchor}-${before + 1}`;
  };
}
