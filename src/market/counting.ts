import { type Observation, outranks } from './observation';
import { periodOf } from './publishing';
import type { SeriesId } from './series';

/** Sorts longer periods before shorter ones: a year, a span of quarters, then a quarter or a month. */
const shortness = (period = ''): number => (period.includes('/') ? 5 : period.length);

/** True if the observation records that a meeting was called off. */
const isCalledOff = ({ series, value }: Observation): boolean => series === 'mpc_meeting' && value === 0;

/**
 * The observations of a series and entity that count, oldest day first. Among several added for one day, one counts. It
 * replaces the bundled one with the same day and period. Within a day the shortest period comes last, as the latest.
 *
 * @param bundled by date, ascending
 * @param added in the order they became known
 */
export function counting(
  series: SeriesId,
  bundled: readonly Observation[],
  added: readonly Observation[],
): readonly Observation[] {
  if (added.length === 0) return bundled;
  const addedOn = new Map<string, Observation>();
  for (const observation of added)
    if (outranks(observation, addedOn.get(observation.date))) addedOn.set(observation.date, observation);
  const isReplaced = (observation: Observation): boolean => {
    const later = addedOn.get(observation.date);
    return later !== undefined && periodOf(series, later) === periodOf(series, observation);
  };
  return [...bundled.filter((observation) => !isReplaced(observation)), ...addedOn.values()]
    .sort((a, b) =>
      a.date === b.date ? shortness(periodOf(series, a)) - shortness(periodOf(series, b)) : a.date < b.date ? -1 : 1,
    )
    .filter((observation) => !isCalledOff(observation));
}
