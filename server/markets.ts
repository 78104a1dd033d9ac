import { LRUCache } from 'lru-cache';
import type { Licence } from '../src/contract';
import {
  createMarket,
  type KnownObservation,
  type Market,
  marketOf,
  type ObservationIndex,
  stoodOn,
  withObservations,
} from '../src/market';
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

/** How often the version of the ledger is read, in milliseconds, while no notification of changes arrives. */
const usualInterval = 1_000;

/** While notifications arrive, the version is read this many times less often, in case one was lost. */
const seldom = 5;

/**
 * A market that follows the ledger. Observations that any process stores take effect once the store notifies of them,
 * or at the next check of the ledger's version. Only changes since the last version are read.
 *
 * @param onProblem receives the problem when the ledger can no longer be read; the market then stays as it is
 * @param licenceOf the terms of an observation, where they are known; they are not stored
 */
export async function followLedger(
  files: MarketFiles,
  ledger: Pick<Ledger, 'changed' | 'ledgerVersion' | 'watchLedger'>,
  onProblem: (problem: unknown) => void,
  interval = usualInterval,
  licenceOf: (observation: StoredObservation) => Licence | undefined = () => undefined,
): Promise<Markets> {
  const sample = createMarket(files);
  let observations: ObservationIndex<KnownObservation> = new Map();
  // Share equal source objects and texts: many observations have few of them.
  const sources = new Map<string, StoredObservation['source']>();
  const texts = new Map<string, string>();
  const past = new LRUCache<string, Market>({ max: keptReady });
  let version = 0;
  let current = sample;

  const withTerms = (observation: StoredObservation): StoredObservation['source'] => {
    const licence = licenceOf(observation);
    return licence === undefined ? observation.source : { ...observation.source, licence };
  };

  function shared<Text extends string>(text: Text): Text {
    const first = texts.get(text);
    if (first === undefined) texts.set(text, text);
    return (first as Text | undefined) ?? text;
  }

  /** What answers need of an observation. Written out and without copies of texts, to keep long histories small. */
  function kept(observation: StoredObservation): KnownObservation {
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
  }

  const made = (day?: string): Market =>
    observations.size === 0 ? sample : marketOf(files, observations, stoodOn(day));

  async function takeIn(): Promise<boolean> {
    const changes = await changesAfter(ledger, version, kept);
    if (changes.version === version) return false;
    observations = withObservations(observations, changes.observations);
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

  // A lost store is reported once, not at each check.
  let failing = false;
  const follow = (): void =>
    void refresh().then(
      () => (failing = false),
      (problem: unknown) => {
        if (!failing) onProblem(problem);
        failing = true;
      },
    );

  await refresh();
  const watch = ledger.watchLedger(follow);
  let checks = 0;
  const timer = setInterval(() => {
    checks++;
    if (!watch.arrives() || checks % seldom === 0) follow();
  }, interval);
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
    close() {
      clearInterval(timer);
      void watch.close();
    },
  };
}
