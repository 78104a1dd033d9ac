import { formulaCode, isFormula } from './formula';
import { anchors } from './headings';
import { escaped, scrolling, textOf } from './html';

/** How Markdown becomes HTML, where guides and the operator's pages differ. */
interface Reading {
  /** The address that a link leads to; undefined: its text is shown without a link. */
  readonly linkTo: (target: string) => string | undefined;
  /** Is HTML in the text shown as text, and are pictures left out? */
  readonly plain?: boolean;
}

/**
 * Markdown as HTML: headings have anchors, tables scroll on their own, and formulas have the form that the reader
 * chooses.
 */
export async function htmlOf(text: string, { linkTo, plain = false }: Reading): Promise<string> {
  // Loaded on first use, for a faster start.
  const { Marked, Renderer } = await import('marked');
  const anchorOf = anchors();
  const usual = new Renderer();
  let heading = 'Table';
  const tables = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        heading = textOf(inner);
        return `<h${depth} id="${anchorOf(heading)}">${inner}</h${depth}>\n`;
      },
      table(token) {
        usual.parser = this.parser;
        const table = usual.table(token).replace('<table>', '<table class="stacked">');
        const place = (tables.get(heading) ?? 0) + 1;
        tables.set(heading, place);
        // Screen readers tell the tables under one heading apart by their number.
        return scrolling(`${heading}, table${place === 1 ? '' : ` ${place}`}`, table);
      },
      codespan: ({ text: code }) => (isFormula(code) ? formulaCode(code) : `<code>${escaped(code)}</code>`),
      link({ href, title, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const target = linkTo(href);
        if (target === undefined) return inner;
        return `<a href="${escaped(target)}"${title ? ` title="${escaped(title)}"` : ''}>${inner}</a>`;
      },
      ...(plain
        ? { html: ({ text: raw }) => escaped(raw), image: ({ text: alternative }) => escaped(alternative) }
        : {}),
    },
  });
  return marked.parse(text, { async: false });
}
