import type { SearchResult } from 'minisearch';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../src/language/languages';
import { message, type Sentence } from '../../src/language/message';
import { headingsOf } from './headings';
import { escaped, textOf } from './html';
import { pageLanguage, saidOnPage } from './language';
import { objectsAnchor } from './reference/pages';
import { type Frame, type Frames, pageHeaders, searchAddress } from './page';
import type { Turn } from '../work/turns';

/** A page that can be found. */
export interface Findable {
  readonly address: string;
  /** The page as HTML; undefined where this installation does not have it. */
  readonly html: () => Promise<string | undefined>;
}

/** A part of a page under a heading. */
interface Part {
  readonly address: string;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
}

/** The most results that a page of results lists. */
const mostResults = 30;
/** Longer searches are cut, because each word costs time. In characters, and in words. */
const longestSearch = 100;
const mostWords = 8;
/** The beginning of a word finds the whole word from so many letters on: fewer begin too many words. */
const fewestLetters = 3;
/** Characters of a result's text before and after the first word that was found. */
const [before, after] = [60, 160];

const main = /<main[^<>]*>([^]*)<\/main>/;

/** The parts of a page: each heading that has an anchor, with what stands under it. */
function partsOf(address: string, html: string): readonly Part[] {
  const body = main.exec(html)?.[1] ?? '';
  const headings = headingsOf(body);
  const page = headings.find(({ level }) => level === 1)?.text ?? '';
  return (
    headings
      // The objects of the reference are part of the operations that lead to them.
      .filter(({ level, id }) => level === 1 || (id !== '' && id !== objectsAnchor))
      .map(({ level, id, text: heading, from }, place, all) => ({
        address: level === 1 ? address : `${address}#${id}`,
        page,
        heading,
        text: textOf(body.slice(from, all[place + 1]?.at).replace(/<\/(?:td|th|p|li|summary)>/g, ' '))
          .replace(/\s+/g, ' ')
          .trim(),
      }))
  );
}

/** The index of all parts, one in each turn. */
async function indexOf(pages: readonly Findable[], turn: () => Promise<void>) {
  // Loaded on first use, for a faster start.
  const { default: Index } = await import('minisearch');
  const index = new Index<Part & { readonly id: number }>({
    fields: ['heading', 'page', 'text'],
    storeFields: ['address', 'page', 'heading', 'text'],
    // Accents and letter case make no difference.
    processTerm: (term) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    searchOptions: {
      boost: { heading: 4, page: 2 },
      combineWith: 'AND',
      prefix: (term) => term.length >= fewestLetters,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  let id = 0;
  for (const { address, html } of pages) {
    const text = await html();
    for (const part of text === undefined ? [] : partsOf(address, text)) {
      await turn();
      index.add({ ...part, id: id++ });
    }
  }
  return index;
}

/** The words around the first one that was found. */
function excerpt(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const at = Math.max(
    0,
    Math.min(...terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0), text.length),
  );
  const from = at === text.length || at < before ? 0 : at - before;
  const cut = text.slice(from, at === text.length ? after : at + after);
  return `${from === 0 ? '' : '… '}${cut}${from + cut.length < text.length ? ' …' : ''}`;
}

function resultsPage(
  frame: Frame,
  language: Language,
  searched: string,
  results: readonly (SearchResult & Part)[],
): string {
  const word = (sentence: Sentence): string => escaped(saidOnPage(sentence, language));
  const shown = results.slice(0, mostResults);
  const count =
    searched === ''
      ? message('search_how')
      : results.length === 0
        ? message('search_nothing', { words: searched })
        : results.length === shown.length
          ? message('search_results', { count: results.length, words: searched })
          : message('search_best_results', { count: results.length, words: searched, shown: shown.length });
  const items = shown.map(
    ({ address, page, heading, text, terms }) =>
      `<li><a href="${escaped(address)}">${escaped(heading)}</a>${heading === page ? '' : ` <span class="quiet">${escaped(page)}</span>`}<br>${escaped(excerpt(text, terms))}</li>`,
  );
  return frame({
    title: saidOnPage(message('page_search'), language),
    searched,
    written: language,
    body: `
      <h1>${word(message('page_search'))}</h1>
      <p>${word(count)}</p>
      <ol class="results">${items.join('')}</ol>`,
  });
}

/**
 * `/docs/search?q=…` finds parts of all pages, open to everybody.
 *
 * @param pagesIn the pages as readers of a language see them
 */
export function searchPage(
  app: FastifyInstance,
  frames: Frames,
  pagesIn: (language: Language) => readonly Findable[],
  turn: Turn,
): void {
  const indexes = new Map<Language, ReturnType<typeof indexOf>>();
  function indexIn(language: Language): ReturnType<typeof indexOf> {
    const index = indexes.get(language) ?? indexOf(pagesIn(language), () => turn('open pages'));
    indexes.set(language, index);
    // What could not be read is tried again by the next request.
    index.catch(() => indexes.delete(language));
    return index;
  }
  app.get<{ Querystring: Record<string, unknown> }>(
    searchAddress,
    { config: { open: true } },
    async (request, reply) => {
      const language = pageLanguage(request, reply);
      const searched = String([request.query['q'] ?? ''].flat()[0])
        .slice(0, longestSearch)
        .split(/\s+/)
        .filter((word) => word !== '')
        .slice(0, mostWords)
        .join(' ');
      const found = searched === '' ? [] : ((await indexIn(language)).search(searched) as (SearchResult & Part)[]);
      return reply
        .headers({ ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
        .send(resultsPage(frames(language), language, searched, found));
    },
  );
}
