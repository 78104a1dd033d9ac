import type { FastifyReply, FastifyRequest } from 'fastify';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode, Failure } from '../../src/contract/error';
import { requestIdHeader } from './logging';
import { dataSecurity } from './security-headers';
import { errorAnswer } from '../errors/error-body';
import { message } from '../../src/language/message';

const failures: Readonly<Record<string, Failure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    code: 'request_timeout',
    message: message('request_incomplete'),
  },
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', message: message('headers_too_large') },
};

const notHttp: Failure = { code: 'bad_request', message: message('request_not_http') };

const headers = Object.entries({
  'content-type': 'application/json; charset=utf-8',
  ...dataSecurity,
  connection: 'close',
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/** Ends a bare connection with an answer. */
function endWith(socket: Socket, failure: Failure, docs: string, more = ''): void {
  const { status, body } = errorAnswer(failure, docs);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}${more}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/**
 * Answers data that never became a request, on its bare connection: headers that are too large or too slow, and data
 * that is not HTTP.
 *
 * @param count called for each
 */
export const answerConnection =
  (docs: () => string, count: (code: ErrorCode) => void) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const failure = failures[error.code ?? ''] ?? notHttp;
    count(failure.code);
    endWith(socket, failure, docs());
  };

const tooMany: Failure = {
  code: 'service_unavailable',
  message: message('connections_too_many'),
};

/** How long a refused caller has to read the reason, in milliseconds. */
const timeToRead = 100;

/**
 * Turns a connection away because there are too many.
 *
 * @param count called for each
 */
export const refuseConnection =
  (docs: () => string, count: (code: ErrorCode) => void) =>
  (socket: Socket): void => {
    count(tooMany.code);
    endWith(socket, tooMany, docs(), 'retry-after: 1\r\n');
    setTimeout(() => socket.destroy(), timeToRead);
  };

/**
 * Answers a request whose `Expect` header asks for something unknown.
 *
 * @param count called for each
 */
export const answerExpectation =
  (docs: () => string, count: (code: ErrorCode) => void) =>
  (_request: IncomingMessage, response: ServerResponse): void => {
    const { status, body } = errorAnswer({ code: 'bad_request', message: message('expectation_unknown') }, docs());
    count('bad_request');
    response
      .writeHead(status, {
        ...dataSecurity,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      })
      .end(body);
  };

const unreadable: Failure = { code: 'bad_request', message: message('address_unreadable') };

/**
 * Answers an address that cannot be decoded.
 *
 * @param count called for each
 */
export const answerAddress =
  (docs: () => string, count: (code: ErrorCode) => void) =>
  (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    count(unreadable.code);
    const { status, body } = errorAnswer(unreadable, docs());
    void reply
      .code(status)
      .headers({ ...dataSecurity, 'content-type': 'application/json; charset=utf-8', [requestIdHeader]: request.id })
      .send(body);
  };
