import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../errors/refused';
import { message } from '../../src/language/message';
import { serversOf } from './servers-of';

/** Is a header sent more than once? Node keeps the first and drops the others. */
function isRepeated(header: string, rawHeaders: readonly string[]): boolean {
  let times = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.length === header.length && rawHeaders[i]!.toLowerCase() === header) times += 1;
  return times > 1;
}

/**
 * Refuses what Node itself would refuse without a word, a request of HTTP/1.1 without the header `Host`, and what Node
 * lets through, a request with two (RFC 9112, 3.2): another program may read the other one. Node must be told not to
 * refuse (`requireHostHeader: false`).
 */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') done(refuse('bad_request', message('host_missing')));
    else if (isRepeated('host', raw.rawHeaders)) done(refuse('bad_request', message('host_twice')));
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
