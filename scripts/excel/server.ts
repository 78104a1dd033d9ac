import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { isRelease, programName } from '../../server/command-line';
import { CommandRefused } from '../command/failure';
import { listeningAt } from '../command/listening';
import { projectRoot } from '../command/project';
import type { Certificate } from './certificate';

/** The arguments with which Node starts the server. */
const serverProgram: readonly string[] = isRelease
  ? [join(projectRoot, 'bin', `${programName}.js`), 'start']
  : [join(projectRoot, 'dist', 'server', 'main.js')];

/** The address in the project's manifest. */
export const addinUrl = 'https://localhost:3000';

/** Starts the server with a certificate and waits until it answers. */
export async function startServer({ cert, key }: Certificate): Promise<ChildProcess> {
  const environment = {
    ...process.env,
    SVC_HOST: 'localhost',
    SVC_PORT: '3000',
    SVC_PUBLIC_URL: addinUrl,
    SVC_TLS_CERT: cert,
    SVC_TLS_KEY: key,
  };
  // In a separate process group: Ctrl+C must end it only after Excel has released it.
  const server = spawn(process.execPath, serverProgram, {
    cwd: projectRoot,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      output += chunk.toString();
      if (listeningAt(output) !== undefined) resolve();
    });
    server.once('close', () => reject(new CommandRefused('The server did not start. The reason is above.')));
  });
  return server;
}
