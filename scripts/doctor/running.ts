import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import type { Config } from '../../server/config';

/** How long an answer may take, in milliseconds. */
const patience = 3_000;

/** The address by which this machine reaches a server that listens on all of its addresses. */
const reachable = (host: string): string => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host;

/** Does a server of this service answer at the configured address? */
export const isRunning = ({ host, port, tls }: Pick<Config, 'host' | 'port' | 'tls'>): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { host: reachable(host), port, path: '/healthz', timeout: patience, agent: false };
    // The certificate has a check of its own.
    const request =
      tls === undefined ? getHttp(options) : getHttps({ ...options, rejectUnauthorized: false, servername: '' });
    request.on('error', () => resolve(false));
    request.on('timeout', () => request.destroy());
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(text === '{"status":"ok"}'));
      response.on('error', () => resolve(false));
    });
  });
