import type { Country } from '../reference/schema';
import type { Source } from '../reference/schema/source';
import type { Confirmed, Differing, FactReading, FactReadings } from '../truth/reading';
import { isWatched, pageOf } from './cited-pages';
import type { ReadingOutcome } from '../contract/words/readings';
import { sourcesKey } from '../truth/reading';
import { type WatchedFacts, watchedFacts } from './watched';

/** What is known of a page from reading it. Days are YYYY-MM-DD. */
export interface KnownPage {
  readonly url: string;
  readonly outcome: ReadingOutcome;
  /** The day on which its text was last compared with the law; null: never. */
  readonly comparedOn: string | null;
  /** The day since which its outcome is as it is. */
  readonly since: string;
  /** The ids of the figures that it stated, and of those that it did not. */
  readonly found: readonly string[];
  readonly missing: readonly { readonly id: string; readonly page: string | null }[];
  /** The ids of missing figures that it stated earlier. */
  readonly lost: readonly string[];
  /** What a person found right although the page does not state it. */
  readonly settled: { readonly on: string; readonly figures: readonly string[] } | null;
}

/** A page with the source as which a country cites it. */
interface CitedAs {
  readonly source: Source;
  readonly page: KnownPage;
}

/** The latest confirmation of a figure by a page that states it, or by a person. */
function confirmationOf(id: string, cited: readonly CitedAs[]): Confirmed | undefined {
  return cited
    .flatMap(({ source, page }): Confirmed[] => [
      ...(page.comparedOn !== null && page.found.includes(id)
        ? [{ on: page.comparedOn, by: 're-read' as const, at: source.publisher }]
        : []),
      ...(page.settled?.figures.includes(id) === true
        ? [{ on: page.settled.on, by: 'person' as const, at: source.publisher }]
        : []),
    ])
    .sort((a, b) => (a.on < b.on ? 1 : -1))[0];
}

/**
 * The page that contradicts a figure: it stated the figure before, it states something like it, or no page states it. A
 * page that never had a figure of a fact with several sources contradicts nothing.
 */
function contradictionOf(id: string, cited: readonly CitedAs[]): Differing | undefined {
  const isStated = cited.some(({ page }) => page.found.includes(id));
  const found = cited.find(({ page }) => {
    const missing = page.missing.find((figure) => figure.id === id);
    if (missing === undefined || page.outcome !== 'differs' || page.settled?.figures.includes(id) === true)
      return false;
    return page.lost.includes(id) || !isStated;
  });
  return found && { since: found.page.since, at: found.source.publisher };
}

function readingOf({ figures, since }: WatchedFacts, cited: readonly CitedAs[]): FactReading {
  const confirmations = figures.map(({ id }) => confirmationOf(id, cited));
  const complete = confirmations.every((one) => one !== undefined) ? confirmations : [];
  const oldest = [...complete].sort((a, b) => (a!.on < b!.on ? -1 : 1))[0];
  return {
    since,
    hasFigures: figures.length > 0,
    confirmed: oldest,
    differs: figures.flatMap(({ id }) => contradictionOf(id, cited) ?? [])[0],
  };
}

/**
 * What the pages that a country cites say of its law in force, by the sources of its facts.
 *
 * @param date YYYY-MM-DD
 */
function readingsOf(country: Country, pages: ReadonlyMap<string, KnownPage>, date: string): FactReadings {
  return new Map(
    watchedFacts(country, date).map((facts) => {
      const cited = facts.sources.flatMap((id): CitedAs[] => {
        const source = country.sources[id];
        const page = isWatched(source) ? pages.get(pageOf(source.url)) : undefined;
        return source === undefined || page === undefined ? [] : [{ source, page }];
      });
      return [sourcesKey(facts.sources), readingOf(facts, cited)];
    }),
  );
}

/** The sources of a country, where a page that still states everything is dated by the day on which it was read. */
function datedSources(country: Country, pages: ReadonlyMap<string, KnownPage>): Country['sources'] {
  return Object.fromEntries(
    Object.entries(country.sources).map(([id, source]) => {
      const page = isWatched(source) ? pages.get(pageOf(source.url)) : undefined;
      const isNewer = page?.outcome === 'same' && page.comparedOn !== null && page.comparedOn > (source.dated ?? '');
      return [id, isNewer ? { ...source, dated: page.comparedOn } : source];
    }),
  );
}

/**
 * A country with what its cited pages came to when they were read again. Without such a page it is the same object.
 *
 * @param date YYYY-MM-DD
 */
export function withReadings(country: Country, pages: ReadonlyMap<string, KnownPage>, date: string): Country {
  const isRead = Object.values(country.sources).some((source) => isWatched(source) && pages.has(pageOf(source.url)));
  return isRead
    ? { ...country, sources: datedSources(country, pages), readings: readingsOf(country, pages, date) }
    : country;
}
