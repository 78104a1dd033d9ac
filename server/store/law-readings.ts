import type { ReadingOutcome } from '../../src/contract/words/readings';
import type { MissingFigure } from '../../src/watch/judge';
import type { AuditRecord } from './audit';

/** A person's word that the law is still right, although a page does not state these figures. */
export interface Settled {
  /** The moment, ISO 8601. */
  readonly at: string;
  readonly by: string;
  readonly reason: string;
  /** The ids of the figures. */
  readonly figures: readonly string[];
}

/** What reading a cited page came to. Moments are ISO 8601. */
export interface LawReading {
  readonly url: string;
  /** When the page was asked for. */
  readonly at: string;
  readonly outcome: ReadingOutcome;
  /** Why it could not be read or compared, as a sentence; null where it was. */
  readonly why: string | null;
  /** SHA-256 of its text; null where there was none. */
  readonly textHash: string | null;
  /** The ids of the figures that it states. */
  readonly found: readonly string[];
  readonly missing: readonly MissingFigure[];
}

/** The last reading of a page, with what is known from earlier ones. */
export interface LawPage extends LawReading {
  /** Since when the outcome is as it is. */
  readonly since: string;
  /** When its text was last compared with the law: what `found` and `missing` are of. null: never. */
  readonly comparedAt: string | null;
  /** A hash of the figures that it was compared with. */
  readonly lawHash: string | null;
  /** The ids of missing figures that an earlier reading found. */
  readonly lost: readonly string[];
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly settled: Settled | null;
}

/** The pages that the law cites, as they were read. */
export interface LawReadings {
  /** The last reading of each page. */
  lawPages(): Promise<readonly LawPage[]>;
  /** A text that changes whenever a page is read or settled. */
  lawReadingsVersion(): Promise<string>;
  /**
   * Stores a reading. The history keeps it where its outcome, its text or its missing figures differ from those of the
   * reading before. What a person settled stays, unless the page now lacks more.
   */
  recordLawPage(page: Omit<LawPage, 'settled'>): Promise<void>;
  /** The history of a page, newest first. */
  lawReadingsOf(url: string, most: number): Promise<readonly LawReading[]>;
  /** Records that the law is right although a page differs; false where that page does not differ. */
  settleLawPage(url: string, settled: Settled, record: AuditRecord): Promise<boolean>;
}
