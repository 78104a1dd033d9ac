import { LRUCache } from 'lru-cache';
import { createMarket, type Market, marketOf, type ObservationIndex, stoodOn, withObservations } from '../src/market';
import type { MarketFiles } from '../src/reference/market/schema';
import { changesAfter } from './store/changes';
import type { Ledger, StoredObservation } from './store/ledger';

/** The market as it was at different times. */
export interface Markets {
  /** As it is known now, or as it was known at the end of a day. */
  known(day?: string): Market;
  /** As the files alone have it: it stands still. */
  readonly sample: Market;
  /** Takes in what the ledger has learned since; true where that was anything. */
  refresh(): Promise<boolean>;
  /** Stops looking at the ledger. */
  close(): void;
}

/** Markets of the past that are kept ready. */
const keptReady = 64;

/** How often the ledger is asked whether another process has written to it, in milliseconds. */
const usualInterval = 5_000;

/**
 * A market that follows the ledger: what this process or another one stores is in its answers after the next look at
 * the ledger's version.
 *
 * @param onProblem told when the ledger cannot be read; the market stays as it is
 */
export async function followLedger(
  files: MarketFiles,
  ledger: Pick<Ledger, 'changed' | 'ledgerVersion'>,
  onProblem: (problem: unknown) => void,
  interval = usualInterval,
): Promise<Markets> {
  const sample = createMarket(files);
  let observations: ObservationIndex<StoredObservation> = new Map();
  // Sources are few and observations are many.
  const sources = new Map<string, StoredObservation['source']>();
  const past = new LRUCache<string, Market>({ max: keptReady });
  let version = 0;
  let current = sample;

  const made = (day?: string): Market =>
    observations.size === 0 ? sample : marketOf(files, observations, stoodOn(day));

  async function takeIn(): Promise<boolean> {
    const changes = await changesAfter(ledger, version);
    if (changes.version === version) return false;
    observations = withObservations(
      observations,
      changes.observations.map((observation) => {
        const key = JSON.stringify(observation.source);
        const source = sources.get(key) ?? observation.source;
        sources.set(key, source);
        return { ...observation, source };
      }),
    );
    version = changes.version;
    past.clear();
    current = made();
    return true;
  }

  // One after the other, so that what was read earlier is not laid over what was read later.
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
