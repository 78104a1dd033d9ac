import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { type Logger, pino } from 'pino';
import type { Config } from '../config';
import { hideKeys, shownAddress } from '../keys/hide-keys';
import { logOutput } from './log-output';

/** The header with the id of a request, under which the log knows it. */
export const requestIdHeader = 'x-request-id';

/** Makes request ids that differ from those of any other process and are cheap to count up. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** Answers slower than this are logged as slow, in milliseconds. */
const slow = 1_000;

/**
 * Makes the JSON log on standard output, with every key hidden. A reader that stops does not stop the server: lines
 * that do not fit are dropped and counted.
 */
export function createLog({ logLevel, apiKey }: Pick<Config, 'logLevel' | 'apiKey'>): Logger {
  const output = logOutput();
  // The key of a service elsewhere need not look like ours.
  const withoutKeys = (line: string): string =>
    hideKeys(apiKey === undefined ? line : line.replaceAll(apiKey, '[hidden]'));
  const log = pino(
    {
      level: logLevel,
      serializers: { req: (request: FastifyRequest) => ({ method: request.method, url: shownAddress(request.url) }) },
      hooks: { streamWrite: withoutKeys },
    },
    output,
  );
  output.onFlowing((lines) => log.warn({ dropped: lines }, 'log lines were dropped, because nobody read them in time'));
  return log;
}

/** The fields of a log line that describe its request. */
export const aboutRequest = (
  request: FastifyRequest,
): { readonly request_id: string; readonly req: FastifyRequest } => ({ request_id: request.id, req: request });

/** Logs answers: a warning for a slow one and, at level debug, a line for every other. */
export function logAnswers(log: Logger): (request: FastifyRequest, status: number, milliseconds: number) => void {
  const each = log.isLevelEnabled('debug');
  return (request, status, took) => {
    if (took <= slow && !each) return;
    const milliseconds = Math.round(took);
    if (took > slow) log.warn({ ...aboutRequest(request), status, milliseconds }, 'slow answer');
    else log.debug({ ...aboutRequest(request), status, milliseconds }, 'answered');
  };
}
