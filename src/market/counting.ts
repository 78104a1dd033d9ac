import { type Observation, outranks } from './observation';
import { periodOf } from './publishing';
import type { SeriesId } from './series';

/** Longer periods before shorter ones: a year, several quarters together, then a quarter or a month. */
const shortness = (period = ''): number => (period.includes('/') ? 5 : period.length);

/** Was the meeting of an observation called off? */
const isCalledOff = ({ series, value }: Observation): boolean => series === 'mpc_meeting' && value === 0;

/**
 * The observations of a series and entity that count, oldest day first. Of several added for one day one counts, and it
 * replaces what is bundled of that day and of its period. Of one day the shortest period comes last: it is the latest.
 *
 * @param bundled in order of date
 * @param added in the order in which they became known
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
