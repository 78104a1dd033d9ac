import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { message } from '../../src/language/message';
import { refuse } from '../errors/refused';
import { bodyComplete } from '../runtime/requests';
import { readInTurn } from '../work/large-bodies';
import { inUtf8 } from '../input/in-utf8';
import { withoutNul } from '../input/without-nul';

/** Is a text that the parser refused valid JSON? Then it has a member that would change the prototype of objects. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Bodies: JSON in UTF-8, large ones read in turns. They are collected as bytes and decoded once, not by chunk. */
export const bodies = fp(
  async (app) => {
    app.removeContentTypeParser(['text/plain', 'application/json']);
    const parse = app.getDefaultJsonParser('error', 'error');
    const readJson = (request: FastifyRequest, text: string): unknown => {
      // Many programs state the type of a body that they do not send.
      if (text === '' && request.routeOptions.schema?.body === undefined) return undefined;
      let read: { readonly problem: Error | null; readonly value: unknown } | undefined;
      parse(request, text, (problem, value) => (read = { problem, value }));
      if (read!.problem !== null)
        throw isJson(text) ? refuse('invalid_json', message('body_member_forbidden')) : read!.problem;
      return read!.value;
    };
    const readBody = withoutNul(inUtf8(readInTurn(app.work, readJson)));
    app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
      bodyComplete(request);
      readBody(request, body, done);
    });
  },
  { name: 'bodies', dependencies: ['requests', 'working'] },
);
