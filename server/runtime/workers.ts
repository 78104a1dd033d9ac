import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { message } from '../../src/language/message';
import { told } from '../terminal';
import { answerForMetrics } from './metrics-of-workers';

/** The pause before a worker that ended by itself is replaced, in milliseconds. */
const replacedAfter = 1_000;

/** Does something each time the operator asks for new processes with SIGUSR2, which Windows does not have. */
export function onRenewal(act: () => void): void {
  if (process.platform !== 'win32') process.on('SIGUSR2', act);
}

/** The message of a worker that listens. */
interface Listening {
  readonly listening: string;
}
const isListening = (message: unknown): message is Listening =>
  typeof (message as Partial<Listening> | null)?.listening === 'string';

/** Says that the server listens: on standard output or, for a worker, to the process that prints it once. */
export function announceListening(address: string): void {
  if (cluster.isWorker) process.send!({ listening: address } satisfies Listening);
  else console.log(told(message('server_listening', { address })));
}

/**
 * Runs workers that share the port, and replaces those that end by themselves. The first alone opens the store, so a
 * setting that is wrong is reported once. Signals to stop are passed on, and the process ends after the last worker.
 * SIGUSR2 replaces the workers one by one.
 */
export async function runWorkers(count: number): Promise<void> {
  const workers = new Set<Worker>();
  /** Workers that stop because another has taken their place. */
  const replaced = new WeakSet<Worker>();
  let stopping = false;
  let code = 0;
  const countEnded = answerForMetrics();

  function start(): Promise<string | undefined> {
    const worker = cluster.fork();
    workers.add(worker);
    return new Promise((resolve) => {
      worker.on('message', (message: unknown) => {
        if (isListening(message)) resolve(message.listening);
      });
      worker.on('exit', (exitCode) => {
        workers.delete(worker);
        code = Math.max(code, exitCode ?? 1);
        resolve(undefined);
        if (stopping && workers.size === 0) process.exit(code);
      });
    });
  }

  /** Keeps a worker running until the signal to stop. */
  async function keep(listens: Promise<string | undefined>, worker: Worker): Promise<void> {
    await listens;
    worker.once('exit', () => {
      if (stopping || replaced.has(worker)) return;
      code = 0;
      countEnded();
      console.error(told(message('worker_ended', { pid: String(worker.process.pid) })));
      void replace();
    });
  }
  /** Starts workers in the place of one until one listens: what keeps them from starting may pass. */
  async function replace(): Promise<void> {
    await pause(replacedAfter);
    if (stopping || (await launch()) !== undefined || stopping) return;
    code = 0;
    await replace();
  }
  function launch(): Promise<string | undefined> {
    const listens = start();
    void keep(listens, [...workers].at(-1)!);
    return listens;
  }

  /** Replaces each worker. It stops once its successor listens, so no call is lost. */
  async function renew(): Promise<void> {
    for (const worker of [...workers]) {
      if (stopping) return;
      if (worker.isDead()) continue;
      if ((await launch()) === undefined) {
        if (stopping) return;
        code = 0;
        console.error(told(message('worker_not_started')));
        return;
      }
      replaced.add(worker);
      const gone = new Promise((resolve) => worker.once('exit', resolve));
      worker.process.kill('SIGTERM');
      await gone;
    }
    console.log(told(message('workers_replaced')));
  }

  const stop = (signal: NodeJS.Signals): void => {
    stopping = true;
    if (workers.size === 0) process.exit(code);
    for (const { process: worker } of workers) worker.kill(signal);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  let allListen!: () => void;
  let renewed = new Promise<void>((resolve) => (allListen = resolve));
  onRenewal(() => void (renewed = renewed.then(renew)));

  const address = await launch();
  if (address === undefined) {
    stopping = true;
    process.exit(code || 1);
  }
  await Promise.all(Array.from({ length: count - 1 }, launch));
  announceListening(address);
  allListen();
}
