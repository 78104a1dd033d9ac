import type { Change } from '../contract/changes';
import type { CountryCode } from '../contract/country-code';
import { type ChangeKind, isWantedKind } from '../contract/words/changes';
import type { Unsaid } from '../language/unsaid';
import type { Market } from '../market/market';
import { oncePer } from '../once';
import type { Reference } from '../reference';
import { type Entry, newestFirst } from './entry';
import { lawEntries } from './law';
import { marketEntries } from './market';
import type { Position } from './position';
import { sourceEntries } from './source';

/** A change whose texts are said by the door. */
export type UnsaidChange = Omit<Change, SaidInChange> & Unsaid<Pick<Change, SaidInChange>>;
type SaidInChange = 'title' | 'before' | 'after' | 'differences';

/** Which changes are wanted; undefined for all kinds or countries. */
export interface Wanted {
  readonly kinds?: readonly ChangeKind[] | undefined;
  readonly countries?: readonly CountryCode[] | undefined;
}

// One object for each entry, so that its text is kept.
const titleOf = oncePer((entry: Entry) => ({ said: entry.title() }));

/** An entry as an answer shows it. */
export const changeOf = (entry: Entry, moment: number): UnsaidChange => ({
  id: entry.id,
  kind: entry.kind,
  country: entry.countries.length === 1 ? entry.countries[0]! : null,
  countries: [...entry.countries],
  subject: entry.subject,
  title: titleOf(entry).said,
  before: entry.before,
  after: entry.after,
  differences: [...entry.differences()],
  effective_date: entry.effective,
  recorded_at: entry.at,
  source: entry.source,
  data_stale: entry.isStale(moment),
  law_version: entry.brought?.version ?? null,
});

/** The wanted changes of law, of any moment. */
const lawOf = (reference: Reference, { kinds, countries }: Wanted): readonly Entry[] =>
  isWantedKind('law', kinds)
    ? lawEntries(reference).filter((entry) => countries?.some((code) => entry.countries.includes(code)) ?? true)
    : [];

/** The wanted pages that no longer state the law. */
const sourcesOf = (reference: Reference, { kinds, countries }: Wanted): readonly Entry[] =>
  isWantedKind('source', kinds)
    ? sourceEntries(reference).filter((entry) => countries?.some((code) => entry.countries.includes(code)) ?? true)
    : [];

/**
 * The entries that came into the list since a moment and up to another, newest first.
 *
 * @param since ISO 8601, included
 * @param now ISO 8601: law of a later moment is left out. What is recorded counts whatever the clocks say.
 */
export function entriesSince(
  reference: Reference,
  market: Market,
  wanted: Wanted,
  since: string,
  now: string,
): readonly Entry[] {
  const law = [...lawOf(reference, wanted), ...sourcesOf(reference, wanted)].filter(
    ({ at }) => at >= since && at <= now,
  );
  return [...law, ...marketEntries(market, wanted, since)].sort(newestFirst);
}

/** The law entries that came in after a position: by their moment, with a newer release, or with a law package. */
export const lawAfter = (
  reference: Reference,
  wanted: Wanted,
  { moment, release, law }: Position,
  now: string,
): readonly Entry[] =>
  lawOf(reference, wanted).filter(
    ({ at, released, brought }) =>
      at <= now &&
      (at > moment ||
        (released !== undefined && released > release) ||
        (brought !== undefined && brought.number > law)),
  );

/** Readings are taken in up to so long after their moment, in milliseconds. */
const readingsAreLate = 10 * 60_000;

/** The pages that were found to differ after a position. One may come a second time, with the same id. */
export function sourcesAfter(
  reference: Reference,
  wanted: Wanted,
  { moment }: Position,
  now: string,
): readonly Entry[] {
  const from = new Date(Date.parse(moment) - readingsAreLate).toISOString();
  return sourcesOf(reference, wanted).filter(({ at }) => at > from && at <= now);
}
