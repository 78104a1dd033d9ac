import { join } from 'node:path';
import { bundleCommands } from './bundled-commands';
import { type ServerProcess, startServer, temporaryDirectory } from './server-process';

/**
 * Before all tests: chooses how servers start, and starts the one that test/support/service.ts uses. The build starts
 * faster than TypeScript, and is used only if no source is newer. Commands are bundled then, too. All files send
 * requests from one address, so the limit per address is high. Also names the directory through which test files share
 * a PostgreSQL server.
 */
export default async function startService(): Promise<void> {
  const { built } = await import('../../scripts/built.mjs');
  if (built()) {
    process.env['SERVER_PROGRAM'] = 'dist/server/main.js';
    await bundleCommands();
  }
  process.env['SHARED_POSTGRES'] = temporaryDirectory();
  process.env['ENGLISH_COUNTS'] = join(temporaryDirectory(), 'counts');
  const server = await startServer({ SVC_LOG_LEVEL: 'warn', SVC_OPEN_PER_MINUTE: '1000000' });
  process.env['SERVICE_URL'] = server.url;
  process.env['SERVICE_KEY'] = server.key;
  (globalThis as { service?: ServerProcess }).service = server;
}
