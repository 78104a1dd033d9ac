import type { FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { destination, type Logger, pino } from 'pino';
import type { Config } from '../config';

/** A name as the server reads it, whatever of it is percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const parameter = (part: string): string => {
  const name = part.split('=', 1)[0]!;
  return /^api_?key$/i.test(decoded(name).trim()) ? `${name}=[hidden]` : /svc_(live|test)/i.test(decoded(part)) ? '[hidden]' : part;
};

/** A URL as it may be logged: without the key that some callers put into it, in the right place or in a wrong one. */
function withoutKey(url: string): string {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  const shown = path.split('/').map((part) => (/svc_(live|test)/i.test(decoded(part)) ? '[hidden]' : part)).join('/');
  return at < 0 ? shown : `${shown}?${url.slice(at + 1).split('&').map(parameter).join('&')}`;
}

/** Makes request ids: unlike those of any other process, and cheap to count up. */
export function requestIds(): () => string {
  const process = randomBytes(6).toString('hex');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

/** Answers slower than this are logged as slow, in milliseconds. */
const slow = 1_000;

/** JSON logs on standard output; a key is in none of them. */
export const createLog = ({ logLevel }: Config): Logger =>
  pino({ level: logLevel, serializers: { req: (request: FastifyRequest) => ({ method: request.method, url: withoutKey(request.url) }) } }, destination({ fd: 1, sync: true }));

/** What a log line says of its request. */
export const aboutRequest = (request: FastifyRequest): { readonly request_id: string; readonly req: FastifyRequest } => ({ request_id: request.id, req: request });

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
