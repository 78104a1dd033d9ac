import { AggregatorRegistry, type Registry } from 'prom-client';

/** Metrics as a process reports them. */
export type Reported = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Do the values of a metric only grow? */
const onlyGrows = ({ type }: Reported[number]): boolean =>
  // The types of the package say that it is a number, and it is a word.
  ['counter', 'histogram'].includes(String(type));

/**
 * The counters and histograms of workers, also of those that have ended or do not answer: a sum that goes back looks
 * to Prometheus like a restart, and everything counted before like new.
 */
export function createKeptCounts<Worker>() {
  const latest = new Map<Worker, Reported>();
  let ofEnded: Promise<Reported> = Promise.resolve([]);

  return {
    /** Keeps what a worker has reported. */
    keep(worker: Worker, reported: Reported): void {
      latest.set(worker, reported.filter(onlyGrows));
    },
    /** Adds the last counts of a worker to those of all that have ended. */
    end(worker: Worker): void {
      const last = latest.get(worker);
      latest.delete(worker);
      if (last === undefined) return;
      ofEnded = ofEnded.then((before) => AggregatorRegistry.aggregate([before, last]).getMetricsAsJSON());
    },
    /** The last counts of a worker that does not answer. */
    last: (worker: Worker): Reported => latest.get(worker) ?? [],
    ofEnded: (): Promise<Reported> => ofEnded,
  };
}
