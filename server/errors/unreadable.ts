import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Failure } from '../../src/contract/error';
import { errorAnswer } from './error-body';

const failures: Readonly<Record<string, Failure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', message: 'The request did not arrive completely in time: send headers and body without pauses.' },
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', message: 'The headers of the request are too large.' },
};

const notHttp: Failure = { code: 'bad_request', message: 'The request is not valid HTTP.' };

/** Answers on the bare connection what never became a request: headers that are too large or too slow, and what is not HTTP. */
export const answerConnection =
  (docs: () => string) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const { status, body } = errorAnswer(failures[error.code ?? ''] ?? notHttp, docs());
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'x-content-type-options: nosniff', 'connection: close'];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  };

/** Answers an address that cannot be decoded. */
export const answerAddress =
  (docs: () => string) =>
  (_error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = errorAnswer({ code: 'bad_request', message: 'The address cannot be read: check its percent-encoding.' }, docs());
    void reply.code(status).header('content-type', 'application/json; charset=utf-8').send(body);
  };
