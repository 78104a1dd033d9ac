import { type ServerProcess, startServer } from './server-process';

/**
 * Before all tests: one server for those that only ask questions, found by test/support/service.ts. All files of tests
 * ask it from one address, so it takes more from one than usual.
 */
export default async function startService(): Promise<void> {
  const server = await startServer({ SVC_LOG_LEVEL: 'warn', SVC_OPEN_PER_MINUTE: '1000000' });
  process.env['SERVICE_URL'] = server.url;
  process.env['SERVICE_KEY'] = server.key;
  (globalThis as { service?: ServerProcess }).service = server;
}
