import { removeDirectory, type ServerProcess } from './server-process';

/** After all tests: stops the server that start-service.ts started, and the PostgreSQL server if there is one. */
export default async function stopService(): Promise<void> {
  removeDirectory(process.env['SHARED_POSTGRES']!);
  const { service } = globalThis as { service?: ServerProcess };
  if (service === undefined) return;
  await service.stop();
  removeDirectory(service.dataDir);
}
