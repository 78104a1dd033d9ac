import { dirname } from 'node:path';
import { printEnglishTable } from './english-table';
import { removeDirectory, type ServerProcess } from './server-process';

/**
 * After all tests: prints what they counted of English in other languages, and stops the server that start-service.ts
 * started, and the PostgreSQL server if there is one.
 */
export default async function stopService(): Promise<void> {
  const counts = process.env['ENGLISH_COUNTS']!;
  printEnglishTable(counts);
  removeDirectory(dirname(counts));
  removeDirectory(process.env['SHARED_POSTGRES']!);
  const { service } = globalThis as { service?: ServerProcess };
  if (service === undefined) return;
  await service.stop();
  removeDirectory(service.dataDir);
}
