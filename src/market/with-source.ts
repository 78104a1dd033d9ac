import type { Source } from '../reference/schema';
import { type Observation, sourceKindOf } from './observation';

/** Sources of a file with those of observations, which are named by what they say. */
export function collectSources(own: Readonly<Record<string, Source>>): {
  readonly sources: Record<string, Source>;
  readonly idOf: (observation: Observation) => string;
} {
  const sources = { ...own };
  return {
    sources,
    idOf: (observation) => {
      const {
        source: { title, publisher, url },
        date,
      } = observation;
      const id = [publisher, title, url, date].join('|');
      sources[id] ??= { title, publisher, url, kind: sourceKindOf(observation), dated: date };
      return id;
    },
  };
}

/** A figure of a day and, where it is one of a longer span, of that period. */
interface Entry {
  readonly date: string;
  readonly period?: string;
}

/** Longer periods before shorter ones: a year, several quarters together, then a quarter or a month. */
const shortness = ({ period = '' }: Entry): number => (period.includes('/') ? 5 : period.length);

/** Of one day the figure of the shorter period comes last, so that it is the newest. */
const before = (a: Entry, b: Entry): number =>
  a.date === b.date ? shortness(a) - shortness(b) : a.date < b.date ? -1 : 1;

/** Entries in order of date. What came later is laid over what there was of the same date and period. */
export function laidOver<One extends Entry>(
  own: readonly One[] | undefined,
  later: readonly One[],
  merge: (before: One, after: One) => One = (_, after) => after,
): One[] {
  const found = new Map<string, One>();
  for (const entry of [...(own ?? []), ...later]) {
    const key = `${entry.date} ${entry.period ?? ''}`;
    const known = found.get(key);
    found.set(key, known === undefined ? entry : merge(known, entry));
  }
  return [...found.values()].sort(before);
}
