import { removeDirectory, type ServerProcess } from './server-process';

/** After all tests: stops the server that start-service.ts started. */
export default async function stopService(): Promise<void> {
  const { service } = globalThis as { service?: ServerProcess };
  if (service === undefined) return;
  await service.stop();
  removeDirectory(service.dataDir);
}
