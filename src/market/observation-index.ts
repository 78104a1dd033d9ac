import type { Observation } from './observation';

/** Observations by series and entity; within an entity, in the order they became known. */
export type ObservationIndex<One extends Observation = Observation> = ReadonlyMap<
  string,
  ReadonlyMap<string, readonly One[]>
>;

/** Indexes observations by series and entity, in the order given. */
export function indexed<One extends Observation>(observations: readonly One[]): ObservationIndex<One> {
  const index = new Map<string, Map<string, One[]>>();
  for (const observation of observations) {
    let entities = index.get(observation.series);
    if (entities === undefined) index.set(observation.series, (entities = new Map()));
    const found = entities.get(observation.entity);
    if (found === undefined) entities.set(observation.entity, [observation]);
    else found.push(observation);
  }
  return index;
}
