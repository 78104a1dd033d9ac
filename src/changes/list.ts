import type { Change } from '../contract/changes';
import type { CountryCode } from '../contract/country-code';
import type { ChangeKind } from '../contract/words/changes';
import { say } from '../language/say';
import type { Market } from '../market/market';
import type { Reference } from '../reference';
import { type Entry, newestFirst } from './entry';
import { lawEntries } from './law';
import { marketEntries } from './market';
import type { Position } from './position';

/** Which changes are wanted; undefined for all kinds or countries. */
export interface Wanted {
  readonly kinds?: readonly ChangeKind[] | undefined;
  readonly countries?: readonly CountryCode[] | undefined;
}

/** An entry as an answer shows it. */
export const changeOf = (entry: Entry, moment: number): Change => ({
  id: entry.id,
  kind: entry.kind,
  country: entry.countries.length === 1 ? entry.countries[0]! : null,
  countries: [...entry.countries],
  subject: entry.subject,
  title: say(entry.title()),
  before: entry.before,
  after: entry.after,
  differences: [...entry.differences],
  effective_date: entry.effective,
  recorded_at: entry.at,
  source: entry.source,
  data_stale: entry.isStale(moment),
});

const isLaw = ({ kinds }: Wanted): boolean => kinds?.includes('law') ?? true;

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
  const { countries } = wanted;
  const law = isLaw(wanted)
    ? lawEntries(reference).filter(
        (entry) =>
          entry.at >= since && entry.at <= now && (countries?.some((code) => entry.countries.includes(code)) ?? true),
      )
    : [];
  return [...law, ...marketEntries(market, { kinds: wanted.kinds, countries }, since)].sort(newestFirst);
}

/** The law entries that came in after a position: by their moment, or with a newer release. */
export const lawAfter = (
  reference: Reference,
  wanted: Wanted,
  { moment, release }: Position,
  now: string,
): readonly Entry[] =>
  isLaw(wanted)
    ? lawEntries(reference).filter(
        (entry) =>
          entry.at <= now &&
          (entry.at > moment || (entry.released !== undefined && entry.released > release)) &&
          (wanted.countries?.some((code) => entry.countries.includes(code)) ?? true),
      )
    : [];
