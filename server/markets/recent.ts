import { addDays } from '../../src/day';
import { allDays, inOrderOfKnowledge, type KnownObservation, lastDayEver, type Span, stoodOn } from '../../src/market';
import { ledgerLimits } from './limits';

/** The recent observations by series and entity. One that is not listed has no observation at all. */
export type RecentObservations = ReadonlyMap<string, ReadonlyMap<string, Span<KnownObservation>>>;

const isValid = stoodOn(undefined);

/** The number of observations that are valid now. */
export const validIn = ({ items }: Span<KnownObservation>): number => items.filter(isValid).length;

/** The newest days of a span that has more observations than are kept. */
function trimmed(span: Span<KnownObservation>): Span<KnownObservation> {
  const valid = span.items.filter(isValid);
  const [counted, most] =
    valid.length > ledgerLimits.mostRecent
      ? [valid, ledgerLimits.recent]
      : span.items.length > ledgerLimits.mostRead
        ? [span.items, ledgerLimits.mostRead / 2]
        : [span.items, Infinity];
  if (counted.length <= most) return span;
  const first = counted.map(({ date }) => date).sort()[counted.length - most]!;
  return { after: addDays(first, -1), upTo: lastDayEver, items: span.items.filter(({ date }) => date >= first) };
}

/** A span with added or changed observations. Each replaces the one with the same id, if there is one. */
function withChanges(span: Span<KnownObservation>, changed: readonly KnownObservation[]): Span<KnownObservation> {
  const recent = changed.filter(({ date }) => date > span.after);
  if (recent.length === 0) return span;
  const ids = new Set(recent.map(({ id }) => id));
  const items = [...span.items.filter(({ id }) => !ids.has(id)), ...recent].sort(inOrderOfKnowledge);
  return trimmed({ ...span, items });
}

/**
 * A copy of the recent observations with added or changed ones. The given ones are not modified, because an earlier
 * market may still use them.
 *
 * @param changed by series and entity
 */
export function withRecent(
  recent: RecentObservations,
  changed: ReadonlyMap<string, ReadonlyMap<string, readonly KnownObservation[]>>,
): RecentObservations {
  const result = new Map(recent);
  for (const [series, entities] of changed) {
    const own = new Map(result.get(series));
    for (const [entity, observations] of entities)
      own.set(entity, withChanges(own.get(entity) ?? allDays([]), observations));
    result.set(series, own);
  }
  return result;
}
