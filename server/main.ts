import cluster from 'node:cluster';
import { readConfig } from './config';
import { message } from '../src/language/message';
import { Explained } from './explained';
import { checkData } from './runtime/data-files';
import { startProblem } from './runtime/start-problems';
import { onRenewal, runWorkers } from './runtime/workers';
import { told } from './terminal';

async function main(): Promise<void> {
  const workers = cluster.isPrimary ? readConfig(process.env).workers : 1;
  if (workers > 1) return runWorkers(workers);
  // Without a listener the signal would end the process.
  onRenewal(() => {
    if (cluster.isPrimary) console.error(told(message('one_process_not_replaced')));
  });
  checkData();
  // Loaded after the check, because loading it already reads the law.
  const { serve } = await import('./serve.js');
  await serve(process.env);
}

main().catch((problem: unknown) => {
  const sentences = problem instanceof Explained ? problem.sentences : startProblem(problem as NodeJS.ErrnoException);
  console.error(sentences === undefined ? problem : told(sentences));
  process.exit(1);
});
