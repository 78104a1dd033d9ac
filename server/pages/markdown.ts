import type { Language } from '../../src/language/languages';
import { message } from '../../src/language/message';
import { formulaCode, isFormula } from './formula';
import { anchors } from './headings';
import { escaped, scrolling, textOf } from './html';
import { saidOnPage } from './language';

/** How Markdown becomes HTML, where guides and the operator's pages differ. */
interface Reading {
  /** The address that a link leads to; undefined: its text is shown without a link. */
  readonly linkTo: (target: string) => string | undefined;
  /** Is HTML in the text shown as text, and are pictures left out? */
  readonly plain?: boolean;
  /** The language of the text; English where nothing is said. */
  readonly language?: Language;
  /** A further anchor for each heading, in their order: those of the English text, which other pages lead to. */
  readonly furtherAnchors?: readonly (string | undefined)[];
  /** Is the page at an address in English, so that a text in another language says so beside the link? */
  readonly isInEnglish?: (address: string) => boolean;
}

/**
 * Markdown as HTML: headings have anchors, tables scroll on their own, and formulas have the form that the reader
 * chooses.
 */
export async function htmlOf(
  text: string,
  { linkTo, plain = false, language = 'en', furtherAnchors = [], isInEnglish = () => false }: Reading,
): Promise<string> {
  // Loaded on first use, for a faster start.
  const { Marked, Renderer } = await import('marked');
  const anchorOf = anchors();
  const usual = new Renderer();
  let heading = saidOnPage(message('page_table_unnamed'), language);
  let headings = 0;
  const tables = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        heading = textOf(inner);
        const [anchor, further] = [anchorOf(heading), furtherAnchors[headings++]];
        const another = further === undefined ? '' : `<span id="${further}"></span>`;
        return `<h${depth} id="${anchor}">${another}${inner}</h${depth}>\n`;
      },
      table(token) {
        usual.parser = this.parser;
        const table = usual.table(token).replace('<table>', '<table class="stacked">');
        const place = (tables.get(heading) ?? 0) + 1;
        tables.set(heading, place);
        // Screen readers tell the tables under one heading apart by their number.
        const name =
          place === 1 ? message('page_table', { heading }) : message('page_table_further', { heading, number: place });
        return scrolling(saidOnPage(name, language), table);
      },
      codespan: ({ text: code }) => (isFormula(code) ? formulaCode(code, language) : `<code>${escaped(code)}</code>`),
      link({ href, title, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const target = linkTo(href);
        if (target === undefined) return inner;
        const titled = title ? ` title="${escaped(title)}"` : '';
        if (language === 'en' || !isInEnglish(target)) return `<a href="${escaped(target)}"${titled}>${inner}</a>`;
        const note = escaped(saidOnPage(message('page_in_english'), language));
        return `<a href="${escaped(target)}" hreflang="en"${titled}>${inner}</a> <span class="quiet">${note}</span>`;
      },
      ...(plain
        ? { html: ({ text: raw }) => escaped(raw), image: ({ text: alternative }) => escaped(alternative) }
        : {}),
    },
  });
  return marked.parse(text, { async: false });
}
