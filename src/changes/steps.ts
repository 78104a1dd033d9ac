import { counting } from '../market/counting';
import type { KnownObservation, Observation } from '../market/observation';
import type { SeriesId } from '../market/series';
import { midnight } from './entry';

/** The newest value of a series turned into another one when something was recorded or withdrawn. */
export interface Step {
  readonly at: string;
  readonly before: Observation | undefined;
  readonly after: Observation | undefined;
}

const isKnown = (one: Observation): one is KnownObservation => 'knownFrom' in one;

/** From when an observation was known. Those of the data files count as known from their own day or announcement. */
const from = (one: Observation): string | null =>
  isKnown(one) ? one.knownFrom : midnight(one.details?.announced ?? one.date);
const until = (one: Observation): string | null => (isKnown(one) ? one.withdrawnAt : null);

/** Observations by the moments at which they became known or were withdrawn, oldest moment first. */
function moments(observations: readonly Observation[]): readonly (readonly [string, readonly Observation[]])[] {
  const found = new Map<string, Observation[]>();
  for (const one of observations)
    for (const at of [from(one), until(one)])
      if (at !== null && from(one) !== null) found.set(at, [...(found.get(at) ?? []), one]);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The observation of a day that counts at a moment. */
function countedOn(series: SeriesId, day: readonly Observation[], at: string): Observation | undefined {
  const stands = day.filter((one) => {
    const [first, last] = [from(one), until(one)];
    return first !== null && first <= at && (last === null || last > at);
  });
  return counting(
    series,
    stands.filter((one) => !isKnown(one)),
    stands.filter(isKnown),
  ).at(-1);
}

function byDay(observations: readonly Observation[]): ReadonlyMap<string, readonly Observation[]> {
  const days = new Map<string, Observation[]>();
  for (const one of observations) days.set(one.date, [...(days.get(one.date) ?? []), one]);
  return days;
}

/**
 * The moments at which the newest value of a series changed, oldest first. They follow from what was known at each
 * moment, so they never change afterwards.
 *
 * @param observations everything ever recorded of the series and entity, in the order it became known
 * @param isWhole false where older observations were left out: the first value then has no known predecessor
 */
export function stepsOf(series: SeriesId, observations: readonly Observation[], isWhole: boolean): readonly Step[] {
  const days = byDay(observations);
  const newestFirst = [...days.keys()].sort().reverse();
  const steps: Step[] = [];
  let newest: Observation | undefined;
  let sure = isWhole;
  for (const [at, touched] of moments(observations)) {
    if (newest !== undefined && touched.every(({ date }) => date < newest!.date)) continue;
    let counted: Observation | undefined;
    for (const day of newestFirst) if ((counted = countedOn(series, days.get(day)!, at)) !== undefined) break;
    const isNews = counted !== undefined && counted.value !== newest?.value;
    if (isNews && sure) steps.push({ at, before: newest, after: counted });
    newest = counted;
    sure = isWhole || counted !== undefined;
  }
  return steps;
}

/** The meetings announced and called off, oldest first. Each day of a meeting has steps of its own. */
export function meetingSteps(observations: readonly Observation[]): readonly Step[] {
  const steps: Step[] = [];
  for (const day of byDay(observations).values()) {
    let planned: Observation | undefined;
    for (const [at] of moments(day)) {
      const counted = countedOn('mpc_meeting', day, at);
      if ((counted === undefined) !== (planned === undefined)) steps.push({ at, before: planned, after: counted });
      planned = counted;
    }
  }
  return steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
