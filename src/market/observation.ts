import type { Confidence, SourceKind } from '../contract/words/truth';
import { kindsOfPublisher } from '../truth/publishers';
import type { Details } from './details';

/** Who says so. */
export interface ObservationSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
  /** Recorded with the bundled sources; of the others it follows from the publisher. */
  readonly kind?: SourceKind;
  /** The day the source was published, where that is recorded; else it is the day of the observation. */
  readonly dated?: string | null;
}

/**
 * A dated value as a source stated it.
 *
 * `entity` is a currency, a country or a common central bank (`BCEAO`, `BEAC`), as its series says.
 * A meeting of a central bank is an observation on the day of the meeting: 1 while it is planned, 0 once it is called
 * off; `details.announced` is the day on which it was made known.
 */
export interface Observation {
  readonly series: string;
  readonly entity: string;
  readonly date: string;
  readonly value: number;
  readonly details?: Readonly<Details>;
  readonly source: ObservationSource;
  /** Further sources, where one does not state everything. */
  readonly also?: readonly ObservationSource[];
  /** What whoever entered it found; left out where only the sources tell. */
  readonly confidence?: Confidence;
  /**
   * The price in US dollars that a local price was converted from; left out where the source states the local price.
   */
  readonly convertedFromUsd?: number;
  /** The name of the feed, `import:` and the id of an import, or `bundled`. */
  readonly origin: string;
  /** A bank, a regulator or an office of statistics comes before what others compiled, on the same day. */
  readonly authority: 'official' | 'compiled';
}

/** An observation with the span in which it was known: ISO 8601, null where it is not yet, or not taken back. */
export interface KnownObservation extends Observation {
  readonly id: number;
  readonly knownFrom: string | null;
  readonly withdrawnAt: string | null;
}

/**
 * What the source of an observation is: as recorded with it, else what its publisher is known as, else an authority
 * where the observation is official, else another compiler.
 */
export const sourceKindOf = ({ authority, source }: Pick<Observation, 'authority' | 'source'>): SourceKind =>
  source.kind ?? kindsOfPublisher(source)?.[0] ?? (authority === 'official' ? 'authority' : 'other');

/** The last moment of a day in UTC. */
export const endOfDay = (day: string): string => `${day}T23:59:59.999Z`;

/** The order in which observations became known; those that wait in quarantine come last. */
export function inOrderOfKnowledge(a: KnownObservation, b: KnownObservation): number {
  const [first, second] = [a.knownFrom ?? '9999', b.knownFrom ?? '9999'];
  return first < second ? -1 : first > second ? 1 : a.id - b.id;
}

/** Tells what stood at the end of a day, or stands now. */
export function stoodOn(day: string | undefined): (observation: KnownObservation) => boolean {
  const until = day === undefined ? '9999' : endOfDay(day);
  return ({ knownFrom, withdrawnAt }) =>
    knownFrom !== null && knownFrom <= until && (withdrawnAt === null || withdrawnAt > until);
}

/** What stands now, in the order in which it became known. */
export const standing = <Known extends KnownObservation>(observations: readonly Known[]): Known[] =>
  observations.filter(stoodOn(undefined)).sort(inOrderOfKnowledge);

/**
 * Does one observation come before another of the same day? Of equal authority the later one does, so the first is to
 * be the later.
 */
export const outranks = (later: Observation, earlier: Observation | undefined): boolean =>
  earlier === undefined || later.authority === 'official' || earlier.authority === 'compiled';
