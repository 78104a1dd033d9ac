import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Limits of time and memory of a thread. */
export interface ThreadLimits {
  readonly seconds: number;
  readonly heapMegabytes: number;
}

/** What a thread came to: its answer, or that it took too much time or memory, or that it broke. */
export type Threaded<Answer> =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'too_much' }
  | { readonly kind: 'broken'; readonly why: string };

/** The modules that a thread loads: one beside a bundle. From the sources it must first load TypeScript for itself. */
function modulesOf(folder: string, name: string): readonly string[] {
  const bundled = join(__dirname, `${name}.js`);
  return existsSync(bundled) ? [bundled] : [require.resolve('tsx/cjs'), join(folder, `${name}.ts`)];
}

/**
 * Starts a module in a thread.
 *
 * @param folder of the module in the sources
 * @param name of the module, without its ending
 * @param data what it reads as `workerData`
 * @param heapMegabytes the most memory it may take; undefined for the usual limit
 */
export function startThread(folder: string, name: string, data: unknown, heapMegabytes?: number): Worker {
  const loads = modulesOf(folder, name).map((path) => `require(${JSON.stringify(path)});`);
  return new Worker(loads.join(''), {
    eval: true,
    workerData: data,
    execArgv: [],
    ...(heapMegabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
  });
}

/**
 * Runs a module in a thread, so that callers of this process do not wait for it. The thread sends one message, its
 * answer.
 *
 * @param folder of the module in the sources
 * @param name of the module, without its ending
 * @param data what it reads as `workerData`
 * @param limits for what anybody may have made: even a small malicious file can take any amount of time and memory
 */
export async function inThread<Answer>(
  folder: string,
  name: string,
  data: unknown,
  limits?: ThreadLimits,
): Promise<Threaded<Answer>> {
  const worker = startThread(folder, name, data, limits?.heapMegabytes);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Threaded<Answer>>((resolve) => {
      if (limits !== undefined) timer = setTimeout(() => resolve({ kind: 'too_much' }), limits.seconds * 1_000);
      worker.once('message', (answer: Answer) => resolve({ kind: 'answer', answer }));
      worker.once('error', ({ code, message }: NodeJS.ErrnoException) =>
        resolve(code === 'ERR_WORKER_OUT_OF_MEMORY' ? { kind: 'too_much' } : { kind: 'broken', why: message }),
      );
      worker.once('exit', () => resolve({ kind: 'broken', why: 'The thread ended without an answer.' }));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
