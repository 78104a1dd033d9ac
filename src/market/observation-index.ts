import { inOrderOfKnowledge, type KnownObservation, type Observation } from './observation';

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

/**
 * A copy of an index with added or changed observations. The given index is not modified, because an earlier market may
 * still use it.
 *
 * @param changed each replaces the observation with the same id, if there is one
 */
export function withObservations<One extends KnownObservation>(
  index: ObservationIndex<One>,
  changed: readonly One[],
): ObservationIndex<One> {
  const result = new Map(index);
  for (const [series, entities] of indexed(changed)) {
    const own = new Map(index.get(series));
    for (const [entity, found] of entities) {
      const numbers = new Set(found.map(({ id }) => id));
      own.set(
        entity,
        [...(own.get(entity) ?? []).filter(({ id }) => !numbers.has(id)), ...found].sort(inOrderOfKnowledge),
      );
    }
    result.set(series, own);
  }
  return result;
}
