import type { ChangeDifference, ChangeSide } from '../contract/changes';
import type { ChangeKind } from '../contract/words/changes';
import type { Sentence } from '../language/message';
import type { Unsaid } from '../language/unsaid';

/** A change as it is derived. What costs time is worked out only for the changes of a page. */
export interface Entry {
  readonly id: string;
  readonly kind: ChangeKind;
  readonly countries: readonly string[];
  /** When it came into the list, ISO 8601 in UTC. */
  readonly at: string;
  /** For law: the day on which a release first had it. */
  readonly released?: string;
  /** For law that a law package brought to this server: which, and the number of that change of the law in use. */
  readonly brought?: { readonly version: string; readonly number: number };
  readonly subject: string;
  readonly effective: string;
  readonly title: () => Sentence;
  readonly before: Unsaid<ChangeSide> | null;
  readonly after: Unsaid<ChangeSide> | null;
  readonly differences: () => readonly Unsaid<ChangeDifference>[];
  readonly source: { readonly name: string; readonly url: string | null };
  readonly isStale: (moment: number) => boolean;
}

/** The first moment of a day in UTC. */
export const midnight = (day: string): string => `${day}T00:00:00.000Z`;

/** Newest first. Entries of one moment are in the order of their ids. */
export const newestFirst = (a: Pick<Entry, 'at' | 'id'>, b: Pick<Entry, 'at' | 'id'>): number =>
  a.at === b.at ? (a.id < b.id ? -1 : a.id > b.id ? 1 : 0) : a.at > b.at ? -1 : 1;
