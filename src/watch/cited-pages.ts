import type { Country } from '../reference/schema';
import type { Source } from '../reference/schema/source';
import { type TaxYear, taxYearOf } from '../reference/tax-year';
import type { WatchedFigure } from './figures';
import { type JudgedPage, judgePage } from './judge';
import type { PageText } from './page';
import { type WatchedFacts, watchedFacts } from './watched';

/** The kinds of source that confirm law when they are read again. */
const confirming: ReadonlySet<Source['kind']> = new Set(['law', 'authority', 'adviser']);

/** A page for which a country cites it. */
interface Citation {
  readonly country: string;
  readonly name: string;
  /** The id of the source in the country file. */
  readonly id: string;
  readonly source: Source;
  /** What the page must state: the figures of every fact in force that cites it. */
  readonly figures: readonly WatchedFigure[];
  readonly year: TaxYear;
}

/** A page that the law cites, with everything that it is cited for. */
export interface CitedPage {
  readonly url: string;
  readonly citations: readonly Citation[];
}

/** May reading a source again confirm what cites it? */
export const isWatched = (source: Source | undefined): source is Source & { readonly url: string } =>
  source !== undefined && source.url !== null && confirming.has(source.kind);

/** The address of a page without the place in it. */
export const pageOf = (url: string): string => url.split('#')[0]!;

/** The facts that cite a source, with figures. */
const citing = (facts: readonly WatchedFacts[], id: string): readonly WatchedFigure[] => [
  ...new Map(
    facts.filter(({ sources }) => sources.includes(id)).flatMap(({ figures }) => figures.map((one) => [one.id, one])),
  ).values(),
];

/**
 * The pages of the law, of authorities and of advisers that the law in force on a day cites for a figure, by address.
 *
 * @param date YYYY-MM-DD
 */
export function citedPages(countries: Iterable<Country>, date: string): readonly CitedPage[] {
  const found = new Map<string, Citation[]>();
  for (const country of countries) {
    const facts = watchedFacts(country, date);
    for (const [id, source] of Object.entries(country.sources)) {
      const figures = isWatched(source) ? citing(facts, id) : [];
      if (!isWatched(source) || figures.length === 0) continue;
      const url = pageOf(source.url);
      const citation = {
        country: country.code,
        name: country.name,
        id,
        source,
        figures,
        year: taxYearOf(country.tax_year, date),
      };
      found.set(url, [...(found.get(url) ?? []), citation]);
    }
  }
  return [...found].map(([url, citations]) => ({ url, citations })).sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** What a page states of everything that it is cited for. */
export function judgeCited(text: PageText, { citations }: CitedPage): JudgedPage {
  const judged = citations.map(({ figures, year }) => judgePage(text, figures, year));
  return {
    outcome: judged.every(({ outcome }) => outcome === 'same') ? 'same' : 'differs',
    found: [...new Set(judged.flatMap(({ found }) => found))],
    missing: [...new Map(judged.flatMap(({ missing }) => missing.map((one) => [one.id, one] as const))).values()],
  };
}

/** Everything that the comparison of a page depends on, as a text: it changes when the law or its year does. */
export const comparedWith = ({ citations }: CitedPage): string =>
  citations.map(({ figures, year }) => [year.label, ...figures.map(({ id }) => id)].join('\n')).join('\n\n');
