import type { FastifyRequest } from 'fastify';
import { message } from '../../src/language/message';
import { refuse } from '../errors/refused';

type Parser = (request: FastifyRequest, body: Buffer, done: (problem: Error | null, value?: unknown) => void) => void;

/** How JSON writes U+0000. It has no other way: the character itself is not valid in it. */
const escape = Buffer.from('\\u0000');

const [backslash, u, zero] = [...'\\u0'].map((character) => character.charCodeAt(0));

const isEscapedNul = (json: Buffer, at: number): boolean =>
  json[at + 1] === u && [2, 3, 4, 5].every((digit) => json[at + digit] === zero);

/** Does JSON hold U+0000 in a text or a name, however deep? An escaped backslash before `u0000` is another text. */
export function holdsNul(json: Buffer): boolean {
  // Nearly always there is none, and searching is much faster than looking at each byte.
  if (!json.includes(escape)) return false;
  for (let at = json.indexOf(backslash!); at < json.length; at++) {
    if (json[at] !== backslash) continue;
    if (isEscapedNul(json, at)) return true;
    at++;
  }
  return false;
}

/** Refuses a body with U+0000 before it is parsed, because not every engine of the store can keep it in a text. */
export const withoutNul =
  (parse: Parser): Parser =>
  (request, body, done) => {
    if (holdsNul(body)) done(refuse('invalid_json', message('body_with_nul')));
    else parse(request, body, done);
  };
