import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../errors/refused';
import { type Message, message } from '../../src/language/message';
import { serversOf } from './servers-of';

/** Is a header sent more than once? Node keeps the first and drops the others. */
function isRepeated(header: string, rawHeaders: readonly string[]): boolean {
  let times = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]!.length === header.length && rawHeaders[i]!.toLowerCase() === header) times += 1;
  return times > 1;
}

/** Why a request is no request of this service, whatever it asks; undefined if it may be one. */
function ruleBrokenBy({ url, headers, raw }: FastifyRequest): Message | undefined {
  if (headers.host === undefined && raw.httpVersion === '1.1') return message('host_missing');
  if (isRepeated('host', raw.rawHeaders)) return message('host_twice');
  return url.includes('%00') ? message('address_with_nul') : undefined;
}

/**
 * Refuses three kinds of requests before anything else looks at them, in one hook, because each hook costs every request:
 * - of HTTP/1.1 without the header `Host`, which Node itself would refuse without a word. Node must be told not to
 *   (`requireHostHeader: false`);
 * - with two, which Node lets through (RFC 9112, 3.2): another program may read the other one;
 * - with U+0000 in the address, which is no part of a text that the store could keep. Node itself refuses the character
 *   in headers, and {@link withoutNul} in bodies.
 */
export function keepHttpRules(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const broken = ruleBrokenBy(request);
    if (broken === undefined) done();
    else done(refuse('bad_request', broken));
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
