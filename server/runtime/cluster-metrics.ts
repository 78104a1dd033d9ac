import cluster from 'node:cluster';
import { Counter, Histogram, type Registry } from 'prom-client';
import { message as sentence } from '../../src/language/message';
import { refuse } from '../errors/refused';
import { type AllAsked, isAllAnswered, isOwnAsked, type LastCounts, type OwnAnswered } from './cluster-messages';

/** How the metrics are gathered. */
interface Gathering {
  /**
   * The text of the metrics: of this process or, in a worker, of all workers together.
   *
   * @throws Refused if no worker reports its own
   */
  readonly gather: () => Promise<string>;
  /** Reports the last counts of a worker that ends, so that no count is lost with it. */
  readonly end: () => Promise<void>;
}

/** In a worker: reports its own metrics when it is asked, and asks for those of all workers. */
function gatherAsWorker(registry: Registry): Gathering {
  const waiting = new Map<number, (text: string | null) => void>();
  let questions = 0;
  const send = (message: AllAsked | OwnAnswered | LastCounts): Promise<void> =>
    new Promise((resolve) => {
      if (process.connected) process.send!(message, undefined, undefined, () => resolve());
      else resolve();
    });

  process.on('message', (message: unknown) => {
    if (isAllAnswered(message)) {
      waiting.get(message.allMetrics)?.(message.text);
      waiting.delete(message.allMetrics);
    } else if (isOwnAsked(message)) {
      const { ownMetrics } = message;
      void registry
        .getMetricsAsJSON()
        .catch(() => null)
        .then((reported) => send({ ownMetrics, reported }));
    }
  });
  return {
    async gather() {
      const allMetrics = questions++;
      const text = await new Promise<string | null>((resolve) => {
        waiting.set(allMetrics, resolve);
        void send({ allMetrics });
      });
      if (text === null) throw refuse('service_unavailable', sentence('metrics_unread'));
      return text;
    },
    async end() {
      // Gauges would ask the store, and nobody adds them up.
      const counting = registry
        .getMetricsAsArray()
        .filter((metric) => metric instanceof Counter || metric instanceof Histogram);
      await send({ lastCounts: await Promise.all(counting.map((metric) => metric.get())) });
    },
  };
}

/** How the metrics of this process, or of all workers, are gathered. */
export const gatherMetrics = (registry: Registry): Gathering =>
  cluster.isWorker ? gatherAsWorker(registry) : { gather: () => registry.metrics(), end: () => Promise.resolve() };
