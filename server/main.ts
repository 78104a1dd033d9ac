import cluster from 'node:cluster';
import { readConfig } from './config';
import { ConfigError } from './environment';
import { checkData, DamagedData } from './runtime/data-files';
import { startProblem } from './runtime/start-problems';
import { onRenewal, runWorkers } from './runtime/workers';
import { StoreError } from './store/store';

async function main(): Promise<void> {
  const workers = cluster.isPrimary ? readConfig(process.env).workers : 1;
  if (workers > 1) return runWorkers(workers);
  // Without a listener the signal would end the process.
  onRenewal(() => {
    if (cluster.isPrimary)
      console.error('One process cannot be replaced without a gap. Set SVC_WORKERS to 2 or more, and start again.');
  });
  checkData();
  // Loaded after the check, because loading it already reads the law.
  const { serve } = await import('./serve.js');
  await serve(process.env);
}

const isExplained = (problem: unknown): problem is Error =>
  [ConfigError, DamagedData, StoreError].some((kind) => problem instanceof kind);

main().catch((problem: unknown) => {
  console.error(isExplained(problem) ? problem.message : (startProblem(problem as NodeJS.ErrnoException) ?? problem));
  process.exit(1);
});
