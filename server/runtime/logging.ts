import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { type Logger, pino } from 'pino';
import type { Config } from '../config';
import { hideKeys, shownAddress } from '../keys/hide-keys';
import { logOutput } from './log-output';

/** Makes request ids: unlike those of any other process, and cheap to count up. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** Answers slower than this are logged as slow, in milliseconds. */
const slow = 1_000;

/**
 * JSON logs on standard output, without any key. A reader that stops does not stop the server: lines that do not fit
 * are dropped and counted.
 */
export function createLog({ logLevel, apiKey }: Pick<Config, 'logLevel' | 'apiKey'>): Logger {
  const output = logOutput();
  // The key of a service elsewhere need not look like ours.
  const shown = (line: string): string => hideKeys(apiKey === undefined ? line : line.replaceAll(apiKey, '[hidden]'));
  const log = pino(
    {
      level: logLevel,
      serializers: { req: (request: FastifyRequest) => ({ method: request.method, url: shownAddress(request.url) }) },
      hooks: { streamWrite: shown },
    },
    output,
  );
  output.onFlowing((lines) => log.warn({ dropped: lines }, 'log lines were dropped, because nobody read them in time'));
  return log;
}

/** What a log line says of its request. */
export const aboutRequest = (
  request: FastifyRequest,
): { readonly request_id: string; readonly req: FastifyRequest } => ({ request_id: request.id, req: request });

/** What is done for each answer: a warning where it was slow and, at level debug, a line for every one. */
export function logAnswers(log: Logger): (request: FastifyRequest, status: number, milliseconds: number) => void {
  const each = log.isLevelEnabled('debug');
  return (request, status, took) => {
    if (took <= slow && !each) return;
    const milliseconds = Math.round(took);
    if (took > slow) log.warn({ ...aboutRequest(request), status, milliseconds }, 'slow answer');
    else log.debug({ ...aboutRequest(request), status, milliseconds }, 'answered');
  };
}
