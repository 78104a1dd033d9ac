import { type ServerProcess, startServer } from './server-process';

/**
 * Before all tests: chooses how servers start, and starts the one that test/support/service.ts asks. The build starts
 * faster than TypeScript, and is used only if no source is newer. Every file asks from the same address, which is why
 * the limit for one address is high.
 */
export default async function startService(): Promise<void> {
  const { built } = await import('../../scripts/built.mjs');
  if (built()) process.env['SERVER_PROGRAM'] = 'dist/server/main.js';
  const server = await startServer({ SVC_LOG_LEVEL: 'warn', SVC_OPEN_PER_MINUTE: '1000000' });
  process.env['SERVICE_URL'] = server.url;
  process.env['SERVICE_KEY'] = server.key;
  (globalThis as { service?: ServerProcess }).service = server;
}
