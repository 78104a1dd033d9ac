import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client';
import { type AllAnswered, isAllAsked, isLastCounts, isOwnAnswered, type OwnAsked } from './cluster-messages';
import { createKeptCounts, type Reported } from './kept-counts';

/** How long workers may take to report, in milliseconds. Prometheus gives up after ten seconds. */
const patience = 4_000;

/** What a worker has reported last, and to which question. */
interface Latest {
  readonly question: number;
  /** undefined: its metrics could not be read. */
  readonly reported: Reported | undefined;
}

/** Metrics of the process that runs the workers. */
function ownMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Workers leave it out, because theirs cannot be added up.
  new Gauge({
    name: 'process_start_time_seconds',
    help: 'When the process that runs the workers started, in seconds since 1970.',
    registers,
  }).set(Math.round(Date.now() / 1_000 - process.uptime()));
  const ended = new Counter({ name: 'svc_workers_ended_total', help: 'Workers that ended by themselves.', registers });
  const silent = new Gauge({
    name: 'svc_workers_silent',
    help: 'Workers that did not report their metrics in time.',
    registers,
  });
  return { registry, ended, silent };
}

/**
 * In the process that runs the workers: answers each worker with the metrics of all.
 *
 * @returns a function to call for each worker that ends by itself
 */
export function answerForMetrics(): () => void {
  const own = ownMetrics();
  const counts = createKeptCounts<Worker>();
  /** The workers that listen. Others cannot report yet. */
  const workers = new Map<Worker, Latest>();
  const known = new WeakSet<Worker>();
  /** Workers that the operator has been told about. */
  const told = new WeakSet<Worker>();
  /** To call after each report, and when a worker is gone. */
  const watching = new Set<() => void>();
  let questions = 0;

  /** Waits until each worker has answered a question or is gone, but not for long. */
  const answersTo = (question: number): Promise<void> =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        watching.delete(look);
        resolve();
      };
      const look = (): void => {
        if ([...workers.values()].every((latest) => latest.question >= question)) end();
      };
      const timer = setTimeout(end, patience);
      watching.add(look);
      look();
    });

  /** The metrics of all workers as one text; null if none has reported. */
  async function gather(): Promise<string | null> {
    const question = ++questions;
    for (const worker of workers.keys())
      if (worker.isConnected()) worker.send({ ownMetrics: question } satisfies OwnAsked);
    await answersTo(question);
    const reports: Reported[] = [];
    const silent: Worker[] = [];
    for (const [worker, latest] of workers) {
      if (latest.question >= question && latest.reported !== undefined) reports.push(latest.reported);
      else silent.push(worker);
    }
    own.silent.set(silent.length);
    tell(silent);
    if (reports.length === 0) return null;
    const all = [...reports, ...silent.map(counts.last), await counts.ofEnded()];
    return `${await AggregatorRegistry.aggregate(all).metrics()}\n${await own.registry.metrics()}`;
  }

  /** Names the processes that do not report, so the operator can look at them or end them. */
  function tell(silent: readonly Worker[]): void {
    for (const worker of workers.keys()) if (!silent.includes(worker)) told.delete(worker);
    for (const worker of silent) {
      if (told.has(worker)) continue;
      told.add(worker);
      console.error(`The worker ${worker.process.pid} does not report its metrics. It may hang.`);
    }
  }

  cluster.on('listening', (worker) => {
    if (known.has(worker)) return;
    known.add(worker);
    workers.set(worker, { question: 0, reported: undefined });
  });
  cluster.on('message', (worker, message: unknown) => {
    if (isLastCounts(message)) counts.keep(worker, message.lastCounts);
    if (isOwnAnswered(message)) {
      const reported = message.reported ?? undefined;
      if (reported !== undefined) counts.keep(worker, reported);
      if (workers.has(worker)) workers.set(worker, { question: message.ownMetrics, reported });
      for (const look of watching) look();
    } else if (isAllAsked(message)) {
      const { allMetrics } = message;
      void gather()
        .catch(() => null)
        .then((text) => {
          if (worker.isConnected()) worker.send({ allMetrics, text } satisfies AllAnswered);
        });
    }
  });
  // After its last message, which its exit may overtake.
  cluster.on('disconnect', (worker) => {
    workers.delete(worker);
    counts.end(worker);
    for (const look of watching) look();
  });
  return () => own.ended.inc();
}
