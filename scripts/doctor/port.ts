import { createServer } from 'node:net';
import type { Config } from '../../server/config';
import { startProblem } from '../../server/runtime/start-problems';
import { message } from '../../src/language/message';
import { reasonOf } from './examined';
import { type Finding, good, wrong } from './finding';
import { isRunning } from './running';

/** Listens for a moment. Returns the problem of the system where that is not possible. */
const listenOnce = (host: string, port: number): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });

/** Can the server listen at its address, or does it run there already? */
export async function portFindings(config: Pick<Config, 'host' | 'port' | 'tls'>): Promise<Finding[]> {
  const { host, port } = config;
  const address = { host, port: String(port) };
  const problem = await listenOnce(host, port);
  if (problem === undefined)
    return [good(port === 0 ? message('doctor_port_picked') : message('doctor_port_free', address))];
  if (problem.code === 'EADDRINUSE' && (await isRunning(config)))
    return [good(message('doctor_port_running', address))];
  return [wrong(startProblem(problem) ?? message('doctor_port_unusable', { ...address, reason: reasonOf(problem) }))];
}
