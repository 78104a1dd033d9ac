import type { FastifyRequest } from 'fastify';
import { isAscii, isUtf8 } from 'node:buffer';
import { message } from '../../src/language/message';
import { refuse, type Refused } from '../errors/refused';

type Parser = (request: FastifyRequest, body: Buffer, done: (problem: Error | null, value?: unknown) => void) => void;

const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i;

const utf8 = /^utf-?8$/i;

/**
 * Why a body is not JSON in UTF-8 (RFC 8259, section 8.1); undefined if it is. Other bytes would be replaced, and the
 * answer would be about another text. Many programs name a character set that they do not use: what is ASCII is the same
 * in all of them.
 */
function problemOf(type: string | undefined, body: Buffer): Refused | undefined {
  if (isAscii(body)) return undefined;
  const named = type === undefined ? undefined : charset.exec(type)?.[1];
  if (named !== undefined && !utf8.test(named))
    return refuse('unsupported_media_type', message('body_in_charset', { charset: named.slice(0, 40) }));
  return isUtf8(body) ? undefined : refuse('invalid_json', message('body_not_utf8'));
}

/** Refuses a body that is not in UTF-8 before it is parsed. */
export const inUtf8 =
  (parse: Parser): Parser =>
  (request, body, done) => {
    // What is compressed is refused for that, once it cannot be parsed.
    const isCompressed = 'content-encoding' in request.headers;
    const problem = isCompressed ? undefined : problemOf(request.headers['content-type'], body);
    if (problem === undefined) parse(request, body, done);
    else done(problem);
  };
