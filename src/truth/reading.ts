import type { Confirmer } from '../contract/words/truth';

/** Facts with the same sources whose every figure a cited page still stated. */
export interface Confirmed {
  /** The day on which the last of the figures was found, YYYY-MM-DD. */
  readonly on: string;
  readonly by: Confirmer;
  /** The publisher of the page. */
  readonly at: string;
}

/** Facts of which a cited page no longer states a figure. */
export interface Differing {
  /** The day since which it is so, YYYY-MM-DD. */
  readonly since: string;
  /** The publisher of the page. */
  readonly at: string;
}

/** What reading the cited pages again came to, for the facts in force that have the same sources. */
export interface FactReading {
  /** The first day of these facts; null where it is not established. Readings say nothing of earlier law. */
  readonly since: string | null;
  /** Is there a figure that a page must state? Facts without one neither earn a confirmation nor prevent one. */
  readonly hasFigures: boolean;
  readonly confirmed?: Confirmed | undefined;
  readonly differs?: Differing | undefined;
}

/** Facts are found by the ids of their sources, as they list them. */
export const sourcesKey = (ids: readonly string[]): string => ids.join(' ');

/** Readings by the sources of facts. */
export type FactReadings = ReadonlyMap<string, FactReading>;

/** What readings say of a rule that rests on several parts. */
export interface PartsReading {
  readonly confirmed?: Confirmed | undefined;
  readonly differs?: Differing | undefined;
}

/**
 * What readings say of a rule: it is confirmed on the day on which the last of its parts was, and it differs where one of
 * its parts does.
 *
 * @param parts the ids of the sources of each part
 * @param date the day whose law is asked about: readings count from the first day of a part
 */
export function readingOfParts(
  readings: FactReadings,
  parts: readonly (readonly string[])[],
  date: string,
): PartsReading {
  const found = parts.map((ids) => readings.get(sourcesKey(ids)));
  const known = found.flatMap((reading) => reading ?? []).filter(({ since }) => since === null || since <= date);
  const stated = known.filter(({ hasFigures }) => hasFigures);
  const confirmed = stated.flatMap((reading) => reading.confirmed ?? []).sort((a, b) => (a.on < b.on ? -1 : 1));
  const isWhole = known.length === parts.length && stated.length > 0 && confirmed.length === stated.length;
  return {
    confirmed: isWhole ? confirmed[0] : undefined,
    differs: known.flatMap((reading) => reading.differs ?? [])[0],
  };
}

/** A cited page that no longer states the law, for whoever keeps it. */
export interface DifferingPage {
  readonly url: string;
  readonly publisher: string;
  /** Codes of the countries that cite it. */
  readonly countries: readonly string[];
  /** The moment since which it is so, ISO 8601. */
  readonly since: string;
  readonly missing: readonly { readonly about: string; readonly law: string; readonly page: string | null }[];
}

/** Cited pages by what they came to at their last reading. */
export interface PageCounts {
  readonly pages: number;
  readonly same: number;
  readonly differs: number;
  /** Gone, unreadable or refused. */
  readonly notRead: number;
  readonly never: number;
}

/** What reading the cited pages came to, as a whole. */
export interface PagesRead {
  readonly counts: PageCounts;
  /** Pages that were not compared with the law for 30 days. */
  readonly unread: number;
  /** Pages that differ in what nobody settled. */
  readonly differing: readonly DifferingPage[];
  /** When a page was last read, ISO 8601. */
  readonly lastRead: string;
}
