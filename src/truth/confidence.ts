import { type Confidence, confidences, type SourceKind } from '../contract/words/truth';
import { sharePublisher } from './publishers';

/** What trust in a source depends on. */
interface Trusted {
  readonly kind: SourceKind;
  readonly publisher: string;
}

/** The lowest of several confidences; undefined for none. */
export function lowestConfidence(list: readonly Confidence[]): Confidence | undefined {
  return list.length === 0
    ? undefined
    : confidences[Math.max(...list.map((confidence) => confidences.indexOf(confidence)))];
}

/**
 * The highest confidence that the sources of one fact support. One official source or two advisers are enough for
 * `high`. Other software alone gives only `low`.
 */
export function carriedBy(sources: readonly Trusted[]): Confidence {
  const kinds = new Set(sources.map(({ kind }) => kind));
  if (kinds.has('law') || kinds.has('authority')) return 'high';
  const advisers = sources.filter(({ kind }) => kind === 'adviser').map(({ publisher }) => publisher);
  if (advisers.some((one) => advisers.some((other) => !sharePublisher(one, other)))) return 'high';
  return kinds.has('adviser') || kinds.has('press') || kinds.has('other') ? 'medium' : 'low';
}

/**
 * The confidence in a fact: as recorded, but no higher than its sources support.
 *
 * @param recorded the confidence entered with the fact; undefined if only the sources count
 */
export const confidenceOf = (recorded: Confidence | undefined, sources: readonly Trusted[]): Confidence =>
  lowestConfidence([...(recorded === undefined ? [] : [recorded]), carriedBy(sources)])!;
