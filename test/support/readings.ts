import type { LawPage } from '../../server/store/law-readings';
import { openStore } from '../../server/store/open';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { type CitedPage, citedPages } from '../../src/watch/cited-pages';

const law = createReference(countryFiles);

/** The reading of a page that states everything that it is cited for. */
export const readingOf = (page: CitedPage, at: string, change: Partial<LawPage> = {}): LawPage => ({
  url: page.url,
  at,
  outcome: 'same',
  why: null,
  textHash: 'hash',
  found: page.citations.flatMap(({ figures }) => figures.map(({ id }) => id)),
  missing: [],
  since: at,
  comparedAt: at,
  lawHash: 'law',
  lost: [],
  etag: null,
  lastModified: null,
  settled: null,
  ...change,
});

/**
 * The pages that a country cites on a day.
 *
 * @param day YYYY-MM-DD
 */
export const pagesOf = (country: string, day: string): readonly CitedPage[] =>
  citedPages(law.countries.values(), day).filter(({ citations }) => citations.some((one) => one.country === country));

/** Every page that a country cites, as if it had been read at a moment and found unchanged. */
export const unchangedPages = (country: string, at: string): readonly LawPage[] =>
  pagesOf(country, at.slice(0, 10)).map((page) => readingOf(page, at));

/** Stores readings beside a server, as another process would. */
export async function recordReadings(dataDir: string, readings: readonly LawPage[]): Promise<void> {
  const store = await openStore({ dataDir });
  for (const reading of readings) await store.recordLawPage(reading);
  await store.close();
}
