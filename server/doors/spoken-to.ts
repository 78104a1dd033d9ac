import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../src/language/languages';
import { type Reader, readerOf } from '../errors/reader';
import { varyBy } from '../runtime/vary';
import { worldIn } from '../world';

/**
 * The reader of an answer. Its headers name the language, and what it was chosen by. A language in the body also names
 * the law's parts; that of the header did so when the request was let in.
 */
export function spokenTo(request: FastifyRequest, reply: FastifyReply, inBody?: Language): Reader {
  const reader = inBody === undefined ? (request.reader ?? readerOf(request)) : readerOf(request, inBody);
  varyBy(reply, 'accept-language');
  reply.header('content-language', reader.language);
  if (inBody !== undefined) request.world = worldIn(request.world, reader.language);
  return reader;
}
