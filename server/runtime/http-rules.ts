import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../errors/refused';
import { message } from '../../src/language/message';
import { serversOf } from './servers-of';

/**
 * Refuses what Node itself would refuse without a word: a request of HTTP/1.1 without the header `Host`. Node must be
 * told not to (`requireHostHeader: false`).
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') done(refuse('bad_request', message('host_missing')));
    else done();
  });
}

/**
 * Refuses an address with U+0000, which is no part of a text that the store could keep. Node itself refuses the
 * character in headers, and {@link withoutNul} in bodies.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (url.includes('%00')) done(refuse('bad_request', message('address_with_nul')));
    else done();
  });
}

/** Answers an `Expect` header with anything but `100-continue`, which Node would refuse with an empty body. */
export function answerExpectations(
  app: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  app.addHook('onListen', (done) => {
    for (const server of serversOf(app)) server.on('checkExpectation', answer);
    done();
  });
}
