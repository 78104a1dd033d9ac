import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../src/language/languages';
import { type Reader, readerOf } from '../errors/reader';
import { varyBy } from '../runtime/vary';

/** The reader of an answer. Its headers name the language, and what it was chosen by. */
export function spokenTo(request: FastifyRequest, reply: FastifyReply, inBody?: Language): Reader {
  const reader = readerOf(request, inBody);
  if (!reply.hasHeader('content-language')) varyBy(reply, 'accept-language');
  reply.header('content-language', reader.language);
  return reader;
}
