import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** The message with which a worker asks for the metrics of all workers, and the answer to it. */
interface Question {
  readonly metricsFor: number;
}
interface Answer extends Question {
  readonly metrics: string;
}
const isQuestion = (message: unknown): message is Question | Answer =>
  typeof (message as Partial<Question> | null)?.metricsFor === 'number';

/** In the process that runs the workers: answers with the sum of their metrics. */
export function answerForMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isQuestion(message)) return;
    all.clusterMetrics().then(
      (metrics) => worker.send({ metricsFor: message.metricsFor, metrics } satisfies Answer),
      () => worker.send({ metricsFor: message.metricsFor, metrics: '' } satisfies Answer),
    );
  });
}

/**
 * The text of the metrics: of this process or, in a worker, of all workers together.
 *
 * @returns a function that gathers it
 */
export function gatherMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Its construction makes the worker answer when the metrics are gathered.
  new AggregatorRegistry();
  const waiting = new Map<number, (metrics: string) => void>();
  let questions = 0;
  process.on('message', (message: unknown) => {
    if (!isQuestion(message) || !('metrics' in message)) return;
    waiting.get(message.metricsFor)?.(message.metrics);
    waiting.delete(message.metricsFor);
  });
  return () =>
    new Promise((resolve) => {
      const metricsFor = questions++;
      waiting.set(metricsFor, resolve);
      process.send!({ metricsFor } satisfies Question);
    });
}
