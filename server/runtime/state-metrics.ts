import type { Metric } from 'prom-client';
import { productVersion } from '../../src/contract';
import type { ServiceStatus } from '../status';
import type { Laws } from '../laws';
import type { QueueState } from '../store/subscriptions';
import { feedMetrics } from './feed-metrics';
import { lawMetrics } from './law-metrics';
import { inTime, stateGauge } from './state-gauge';

/** What the metrics about the state of the service are read from, when somebody asks for them. */
interface StateSources {
  /** Can the store be read and written? */
  readonly storeReady: () => Promise<boolean>;
  readonly status: () => Promise<ServiceStatus>;
  readonly laws: Laws;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many observations of the ledger are in memory. */
  readonly inMemory: () => { readonly recent: number; readonly older: number };
  /** What waits for subscribers. */
  readonly queue: () => Promise<QueueState>;
}

/** Gauges of the store, the feeds, the age of figures and law, and the version. */
export function stateMetrics({ laws, now, inMemory, ...sources }: StateSources): readonly Metric[] {
  const storeReady = (): Promise<boolean> => inTime(sources.storeReady()).catch(() => false);
  const status = (): Promise<ServiceStatus> => inTime(sources.status());
  const queue = (): Promise<QueueState> => inTime(sources.queue());

  return [
    stateGauge('svc_build_info', 'The version that runs; always 1.', ['version', 'node'], (info) =>
      info.set({ version: productVersion, node: process.versions.node }, 1),
    ),
    stateGauge(
      'svc_store_up',
      'Can the store be read and written? 1: yes.',
      [],
      async (up) => up.set((await storeReady()) ? 1 : 0),
      'min',
    ),
    ...feedMetrics(status, now),
    stateGauge('svc_figures', 'Series of figures, by whether they are on schedule.', ['state'], async (figures) => {
      const { kept, broken } = await status();
      figures.set({ state: 'on_schedule' }, kept);
      figures.set({ state: 'overdue' }, broken);
    }),
    stateGauge(
      'svc_observations_quarantined',
      'Implausible observations that wait for a person.',
      [],
      async (waiting) => waiting.set((await status()).quarantined),
    ),
    stateGauge(
      'svc_observations_in_memory',
      'Observations in memory: recent ones, and older ones that questions needed.',
      ['part'],
      (observations) => {
        for (const [part, count] of Object.entries(inMemory())) observations.set({ part }, count);
      },
      'sum',
    ),
    stateGauge('svc_deliveries_waiting', 'Events for subscribers that are not delivered yet.', [], async (waiting) =>
      waiting.set((await queue()).waiting),
    ),
    stateGauge(
      'svc_deliveries_age_seconds',
      'Time since the oldest event that waits was queued; 0 if none waits.',
      [],
      async (age) => age.set((await queue()).age / 1_000),
    ),
    ...lawMetrics(laws, now),
  ];
}
