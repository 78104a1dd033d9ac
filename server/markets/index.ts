import { LRUCache } from 'lru-cache';
import type { Licence } from '../../src/contract';
import { createMarket, type Known, type Loading, type Market, marketOf, NotLoaded, stoodOn } from '../../src/market';
import type { MarketFiles } from '../../src/reference/market/schema';
import { readChanges } from '../store/changes';
import { following } from '../store/following';
import type { Ledger, StoredObservation } from '../store/ledger';
import { keeping } from './kept';
import { ledgerLimits } from './limits';
import { createLedgerMemory, type Wanted } from './memory';
import { createReader, type Histories } from './reader';

/** The market as it was at different times. */
export interface Markets {
  /**
   * The market as known now, or as known at the end of a day. A question about days whose observations are not in
   * memory throws `NotLoaded`, which says how to load them.
   */
  known(day?: string): Market;
  /** The market from the data files alone, which never changes. */
  readonly sample: Market;
  /** The version of the ledger that the market as known now reflects. */
  version(): number;
  /** Reads new changes from the ledger; true if there were any. */
  refresh(): Promise<boolean>;
  /** How many observations are in memory: recent ones, and older ones that questions needed. */
  inMemory(): { readonly recent: number; readonly older: number };
  /** Stops following the ledger. */
  close(): void;
}

/** How often the version of the ledger is read, in milliseconds, while no notification of changes arrives. */
const usualInterval = 1_000;

/** While notifications arrive, the version is read this many times less often, in case one was lost. */
const seldom = 5;

/**
 * A market that follows the ledger. Observations that any process stores take effect once the store notifies of them,
 * or at the next check of the ledger's version. Only changes since the last version are read. Of the history, memory
 * holds what `limits.ts` allows; the rest is read when a question needs it.
 *
 * @param onProblem receives the problem when the ledger can no longer be read; the market then stays as it is
 * @param licenceOf the terms of an observation, where they are known; they are not stored
 */
export async function followLedger(
  files: MarketFiles,
  ledger: Pick<Ledger, 'changed' | 'ledgerVersion' | 'watchLedger'> & Histories,
  onProblem: (problem: unknown) => void,
  interval = usualInterval,
  licenceOf: (observation: StoredObservation) => Licence | undefined = () => undefined,
): Promise<Markets> {
  const sample = createMarket(files);
  const kept = keeping(licenceOf);
  const memory = createLedgerMemory(createReader(ledger, sample.currencies, kept), kept);
  const past = new LRUCache<string, Market>({ max: ledgerLimits.pastMarkets });

  const made = (day: string | undefined, missing: (wanted: Wanted) => undefined): Market =>
    memory.isEmpty() ? sample : marketOf(files, memory.parts(missing), stoodOn(day));

  /** The markets that questions are tried on. They are dropped after a trial, because they answer with what there is. */
  function trial(note: (wanted: Wanted) => undefined): Known {
    const markets = new Map<string | undefined, Market>();
    return (day) => {
      let market = markets.get(day);
      if (market === undefined) markets.set(day, (market = made(day, note)));
      return market;
    };
  }

  function begin(): Loading {
    let [place, version] = [memory.place(), memory.version()];
    const wanted = new Map<string, Wanted>();
    let lacks = false;
    const note = (one: Wanted): undefined => {
      lacks = true;
      wanted.set(JSON.stringify(one), one);
      return undefined;
    };
    let tried = trial(note);
    return {
      scout(ask) {
        // What was loaded belongs to one version of the ledger.
        if (version !== memory.version()) {
          [place, version] = [memory.place(), memory.version()];
          tried = trial(note);
        }
        lacks = false;
        try {
          memory.withAtHand(place, () => ask(tried));
        } catch (problem) {
          if (wanted.size === 0) throw problem;
        }
        return lacks;
      },
      async load() {
        const all = [...wanted.values()];
        wanted.clear();
        await memory.load(all, place);
        tried = trial(note);
      },
      ask: (question) => memory.withAtHand(place, () => question(known)),
    };
  }

  const throwing = (): never => {
    throw new NotLoaded(begin);
  };

  function known(day?: string): Market {
    if (day === undefined) return current;
    const ready = past.get(day);
    if (ready !== undefined) return ready;
    const market = made(day, throwing);
    past.set(day, market);
    return market;
  }

  async function takeIn(): Promise<boolean> {
    const before = memory.version();
    if ((await ledger.ledgerVersion()) === before) return false;
    await memory.takeIn((use) => readChanges(ledger, before, use));
    past.clear();
    current = made(undefined, throwing);
    return true;
  }

  const { refresh, follow } = following(takeIn, onProblem);

  // The version comes first: a change made while the recent observations are read is then read once more.
  await memory.start(await ledger.ledgerVersion());
  let current = made(undefined, throwing);
  const watch = ledger.watchLedger(follow);
  let checks = 0;
  const timer = setInterval(() => {
    checks++;
    if (!watch.arrives() || checks % seldom === 0) follow();
  }, interval);
  timer.unref();

  return {
    sample,
    known,
    version: memory.version,
    refresh,
    inMemory: () => memory.size(),
    close() {
      clearInterval(timer);
      void watch.close();
    },
  };
}
