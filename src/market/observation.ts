import type { Licence } from '../contract/licence';
import type { Confidence, SourceKind } from '../contract/words/truth';
import { kindsOfPublisher } from '../truth/publishers';
import type { Details } from './details';

/** The source of an observation. */
export interface ObservationSource {
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
  /** Recorded for bundled sources; derived from the publisher for others. */
  readonly kind?: SourceKind;
  /** The day the source was published, if recorded; the day of the observation if left out. */
  readonly dated?: string | null;
  /** The terms of the source, where they are recorded. */
  readonly licence?: Licence;
}

/**
 * A dated value as a source stated it.
 *
 * `entity` is a currency, a country or a common central bank (`BCEAO`, `BEAC`), depending on the series.
 * A central bank meeting is an observation on the day of the meeting: 1 while planned, 0 once called off.
 * `details.announced` is the day it was announced.
 */
export interface Observation {
  readonly series: string;
  readonly entity: string;
  readonly date: string;
  readonly value: number;
  readonly details?: Readonly<Details>;
  readonly source: ObservationSource;
  /** Further sources, if one source does not state everything. */
  readonly also?: readonly ObservationSource[];
  /** Confidence stated by the person who entered it; if left out, it is derived from the sources. */
  readonly confidence?: Confidence;
  /**
   * The price in US dollars that a local price was converted from; left out if the source states the local price.
   */
  readonly convertedFromUsd?: number;
  /** The name of the feed, `import:` and the id of an import, or `bundled`. */
  readonly origin: string;
  /** On the same day, a bank, regulator or statistics office (`official`) outranks compiled data. */
  readonly authority: 'official' | 'compiled';
}

/** An observation with the time span in which it was known, ISO 8601; null if not yet known, or not withdrawn. */
export interface KnownObservation extends Observation {
  readonly id: number;
  readonly knownFrom: string | null;
  readonly withdrawnAt: string | null;
}

/**
 * The kind of an observation's source: as recorded, else as its publisher is known. Failing both, `authority` for an
 * official observation and `other` for a compiled one.
 */
export const sourceKindOf = ({ authority, source }: Pick<Observation, 'authority' | 'source'>): SourceKind =>
  source.kind ?? kindsOfPublisher(source)?.[0] ?? (authority === 'official' ? 'authority' : 'other');

/** The last moment of a day in UTC. */
const endOfDay = (day: string): string => `${day}T23:59:59.999Z`;

/** Sorts observations by when they became known; those in quarantine come last. */
export function inOrderOfKnowledge(a: KnownObservation, b: KnownObservation): number {
  const [first, second] = [a.knownFrom ?? '9999', b.knownFrom ?? '9999'];
  return first < second ? -1 : first > second ? 1 : a.id - b.id;
}

/** A test for observations that were valid at the end of a day, or are valid now if no day is given. */
export function stoodOn(
  day: string | undefined,
): (observation: Pick<KnownObservation, 'knownFrom' | 'withdrawnAt'>) => boolean {
  const until = day === undefined ? '9999' : endOfDay(day);
  return ({ knownFrom, withdrawnAt }) =>
    knownFrom !== null && knownFrom <= until && (withdrawnAt === null || withdrawnAt > until);
}

/** The observations valid now, in the order they became known. */
export const standing = <Known extends KnownObservation>(observations: readonly Known[]): Known[] =>
  observations.filter(stoodOn(undefined)).sort(inOrderOfKnowledge);

/**
 * True if the later-known of two observations of one day takes precedence. With equal authority it does.
 *
 * @param later the observation that became known later
 */
export const outranks = (later: Observation, earlier: Observation | undefined): boolean =>
  earlier === undefined || later.authority === 'official' || earlier.authority === 'compiled';
