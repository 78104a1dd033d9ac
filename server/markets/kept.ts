import { LRUCache } from 'lru-cache';
import type { Licence } from '../../src/contract';
import type { KnownObservation } from '../../src/market';
import type { StoredObservation } from '../store/ledger';

/** Different texts and sources that are shared. Later ones replace those unused for longest. */
const most = { texts: 20_000, sources: 2_000 };

/**
 * What answers need of an observation. Equal texts and sources are shared: many observations have few of them.
 *
 * @param licenceOf the terms of an observation, where they are known; they are not stored
 */
export function keeping(licenceOf: (observation: StoredObservation) => Licence | undefined) {
  const sources = new LRUCache<string, StoredObservation['source']>({ max: most.sources });
  const texts = new LRUCache<string, string>({ max: most.texts });

  const withTerms = (observation: StoredObservation): StoredObservation['source'] => {
    const licence = licenceOf(observation);
    return licence === undefined ? observation.source : { ...observation.source, licence };
  };

  function shared<Text extends string>(text: Text): Text {
    const first = texts.get(text);
    if (first === undefined) texts.set(text, text);
    return (first as Text | undefined) ?? text;
  }

  return (observation: StoredObservation): KnownObservation => {
    const { details, knownFrom, withdrawnAt } = observation;
    const sourceKey = `${observation.origin} ${JSON.stringify(observation.source)}`;
    let source = sources.get(sourceKey);
    if (source === undefined) sources.set(sourceKey, (source = withTerms(observation)));
    return {
      id: observation.id,
      series: shared(observation.series),
      entity: shared(observation.entity),
      date: shared(observation.date),
      value: observation.value,
      source,
      origin: shared(observation.origin),
      authority: shared(observation.authority),
      knownFrom: knownFrom && shared(knownFrom),
      withdrawnAt: withdrawnAt && shared(withdrawnAt),
      ...(details === undefined ? {} : { details }),
    };
  };
}
