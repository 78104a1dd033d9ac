import { Gauge, type Metric } from 'prom-client';
import { productVersion, type Status } from '../../src/contract';
import { dayOfMoment } from '../../src/day';
import type { Country } from '../../src/reference/schema';
import { isSearchDue } from '../../src/reference/search-due';
import type { QueueState } from '../store/subscriptions';

/** What the metrics about the state of the service are read from, when somebody asks for them. */
interface StateSources {
  /** Can the store be read and written? */
  readonly storeReady: () => Promise<boolean>;
  readonly status: () => Promise<Status>;
  readonly countries: Iterable<Country>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many observations of the ledger are in memory. */
  readonly inMemory: () => { readonly recent: number; readonly older: number };
  /** What waits for subscribers. */
  readonly queue: () => Promise<QueueState>;
}

const unregistered = { registers: [] };

/**
 * A gauge that has no value while its source cannot be read. The store has a gauge of its own that says so.
 *
 * @param workers how the values of several workers become one: `max` for what all of them read from the store
 */
const gauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  read: (gauge: Gauge<Label>) => Promise<void> | void,
  workers: 'sum' | 'max' = 'sum',
): Metric =>
  new Gauge<Label>({
    ...unregistered,
    aggregator: workers,
    name,
    help,
    labelNames,
    async collect() {
      this.reset();
      try {
        await read(this);
      } catch {
        this.remove();
      }
    },
  });

const seconds = (from: string, now: number): number => (now - Date.parse(from)) / 1_000;

/** Gauges of the store, the feeds, the age of figures and law, and the version. */
export const stateMetrics = ({
  storeReady,
  status,
  countries,
  now,
  inMemory,
  queue,
}: StateSources): readonly Metric[] => [
  gauge('svc_build_info', 'The version that runs; always 1.', ['version', 'node'], (info) =>
    info.set({ version: productVersion, node: process.versions.node }, 1),
  ),
  gauge('svc_store_up', 'Can the store be read and written? 1: yes.', [], async (up) =>
    up.set((await storeReady()) ? 1 : 0),
  ),
  gauge('svc_feed_age_seconds', 'Time since a feed that is on last succeeded.', ['feed'], async (age) => {
    for (const { name, on, last_success } of (await status()).feeds)
      if (on && last_success !== null) age.set({ feed: name }, seconds(last_success, now()));
  }),
  gauge('svc_feed_failures', 'Runs of a feed that failed one after another.', ['feed'], async (failed) => {
    for (const { name, on, failures } of (await status()).feeds) if (on) failed.set({ feed: name }, failures);
  }),
  gauge('svc_figures', 'Series of figures, by whether they are on schedule.', ['state'], async (figures) => {
    const { kept, broken } = await status();
    figures.set({ state: 'on_schedule' }, kept);
    figures.set({ state: 'overdue' }, broken);
  }),
  gauge('svc_observations_quarantined', 'Implausible observations that wait for a person.', [], async (waiting) =>
    waiting.set((await status()).quarantined),
  ),
  gauge(
    'svc_observations_in_memory',
    'Observations in memory: recent ones, and older ones that questions needed.',
    ['part'],
    (observations) => {
      for (const [part, count] of Object.entries(inMemory())) observations.set({ part }, count);
    },
  ),
  gauge(
    'svc_deliveries_waiting',
    'Events for subscribers that are not delivered yet.',
    [],
    async (waiting) => waiting.set((await queue()).waiting),
    'max',
  ),
  gauge(
    'svc_deliveries_age_seconds',
    'Time since the oldest event that waits was queued; 0 if none waits.',
    [],
    async (age) => age.set((await queue()).age / 1_000),
    'max',
  ),
  gauge('svc_law_search_due', 'Countries for which a search for newer law on pay is due.', [], (due) => {
    const today = dayOfMoment(now());
    due.set([...countries].filter((country) => isSearchDue(country, today)).length);
  }),
];
