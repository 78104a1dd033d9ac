import { LRUCache } from 'lru-cache';
import type { Licence } from '../src/contract';
import { createMarket, type Market, marketOf, type ObservationIndex, stoodOn, withObservations } from '../src/market';
import type { MarketFiles } from '../src/reference/market/schema';
import { changesAfter } from './store/changes';
import type { Ledger, StoredObservation } from './store/ledger';

/** The market as it was at different times. */
export interface Markets {
  /** The market as known now, or as known at the end of a day. */
  known(day?: string): Market;
  /** The market from the data files alone, which never changes. */
  readonly sample: Market;
  /** Reads new changes from the ledger; true if there were any. */
  refresh(): Promise<boolean>;
  /** Stops following the ledger. */
  close(): void;
}

/** Number of past markets to keep in memory. */
const keptReady = 64;

/** How often the ledger is checked for changes by other processes, in milliseconds. */
const usualInterval = 5_000;

/**
 * A market that follows the ledger. Observations that any process stores take effect after the next check of the
 * ledger's version.
 *
 * @param onProblem receives the problem when the ledger cannot be read; the market then stays as it is
 * @param licenceOf the terms of an observation, where they are known; they are not stored
 */
export async function followLedger(
  files: MarketFiles,
  ledger: Pick<Ledger, 'changed' | 'ledgerVersion'>,
  onProblem: (problem: unknown) => void,
  interval = usualInterval,
  licenceOf: (observation: StoredObservation) => Licence | undefined = () => undefined,
): Promise<Markets> {
  const sample = createMarket(files);
  let observations: ObservationIndex<StoredObservation> = new Map();
  // Share equal source objects: many observations have few sources.
  const sources = new Map<string, StoredObservation['source']>();
  const past = new LRUCache<string, Market>({ max: keptReady });
  let version = 0;
  let current = sample;

  const withTerms = (observation: StoredObservation): StoredObservation['source'] => {
    const licence = licenceOf(observation);
    return licence === undefined ? observation.source : { ...observation.source, licence };
  };

  const made = (day?: string): Market =>
    observations.size === 0 ? sample : marketOf(files, observations, stoodOn(day));

  async function takeIn(): Promise<boolean> {
    const changes = await changesAfter(ledger, version);
    if (changes.version === version) return false;
    observations = withObservations(
      observations,
      changes.observations.map((observation) => {
        const key = `${observation.origin} ${JSON.stringify(observation.source)}`;
        const source = sources.get(key) ?? withTerms(observation);
        sources.set(key, source);
        return { ...observation, source };
      }),
    );
    version = changes.version;
    past.clear();
    current = made();
    return true;
  }

  // One refresh at a time, so that an earlier read never overwrites a later one.
  let latest: Promise<unknown> = Promise.resolve();
  function refresh(): Promise<boolean> {
    const refreshed = latest.then(takeIn);
    latest = refreshed.catch(() => undefined);
    return refreshed;
  }

  await refresh();
  const timer = setInterval(() => void refresh().catch(onProblem), interval);
  timer.unref();

  return {
    sample,
    known(day) {
      if (day === undefined) return current;
      const ready = past.get(day);
      if (ready !== undefined) return ready;
      const market = made(day);
      past.set(day, market);
      return market;
    },
    refresh,
    close: () => clearInterval(timer),
  };
}
