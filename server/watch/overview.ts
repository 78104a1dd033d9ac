import type { Reference } from '../../src/reference';
import { type CitedPage, citedPages } from '../../src/watch/cited-pages';
import type { PageCounts } from '../../src/truth/reading';
import type { LawPage } from '../store/law-readings';

/** A cited page with its last reading; undefined where it was never read. */
export interface PageRead {
  readonly page: CitedPage;
  readonly read: LawPage | undefined;
}

/** Law is promised to be refreshed within so long, in milliseconds. */
const promised = 30 * 86_400_000;

/** Was a page not compared with the law for 30 days? */
export const isUnread = ({ read }: PageRead, now: number): boolean =>
  read?.comparedAt == null || Date.parse(read.comparedAt) < now - promised;

/** Does a page differ in what nobody has settled? */
export const isOpen = ({ read }: PageRead): boolean => read?.outcome === 'differs' && read.settled === null;

/**
 * The pages that the law in force cites, with their last readings.
 *
 * @param today YYYY-MM-DD
 */
export function pagesRead(law: Reference, readings: readonly LawPage[], today: string): readonly PageRead[] {
  const known = new Map(readings.map((reading) => [reading.url, reading]));
  return citedPages(law.countries.values(), today).map((page) => ({ page, read: known.get(page.url) }));
}

export function countsOf(pages: readonly PageRead[]): PageCounts {
  const having = (is: (read: LawPage | undefined) => boolean): number => pages.filter(({ read }) => is(read)).length;
  return {
    pages: pages.length,
    same: having((read) => read?.outcome === 'same'),
    differs: having((read) => read?.outcome === 'differs'),
    notRead: having((read) => read !== undefined && read.outcome !== 'same' && read.outcome !== 'differs'),
    never: having((read) => read === undefined),
  };
}
