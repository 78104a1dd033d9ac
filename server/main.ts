import { ConfigError } from './environment';
import { checkData, DamagedData } from './runtime/data-files';
import { startProblem } from './runtime/start-problems';
import { StoreError } from './store/store';

async function main(): Promise<void> {
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
