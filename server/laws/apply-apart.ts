import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ApplyOutcome, ApplyTask } from './apply-worker';

/** The modules that the thread loads: one beside a bundle. From the sources it must first load TypeScript for itself. */
function threadModules(): readonly string[] {
  const bundled = join(__dirname, 'law-worker.js');
  return existsSync(bundled) ? [bundled] : [require.resolve('tsx/cjs'), join(__dirname, 'apply-worker.ts')];
}

/** Checks and applies a package in a thread of its own. The law in use is then taken in like any other change of it. */
export function applyApart(task: ApplyTask): Promise<ApplyOutcome> {
  const worker = new Worker(
    threadModules()
      .map((path) => `require(${JSON.stringify(path)});`)
      .join(''),
    { eval: true, workerData: task, execArgv: [] },
  );
  worker.unref();
  return new Promise<ApplyOutcome>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', (problem) => resolve({ failed: problem.message }));
    worker.once('exit', () => resolve({ failed: 'The thread ended without an outcome.' }));
  }).finally(() => void worker.terminate());
}
