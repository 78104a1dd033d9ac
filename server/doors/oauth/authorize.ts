import type { FastifyInstance } from 'fastify';
import { oauthPaths } from '../../../src/contract';
import { peoplePages } from '../../../src/contract/people';
import { say } from '../../../src/language/say';
import { Refused } from '../../errors/refused';
import { escaped } from '../../pages/html';
import { pageLanguage } from '../../pages/language';
import { type Frames, pageHeaders } from '../../pages/page';
import { readAuthorization } from './authorization';
import type { BaseOf } from './base';
import type { Clients } from './clients';

/** `GET /oauth/authorize`: leads a person whom a program sends here to the page that asks for their consent. */
export function authorizeRoute(
  app: FastifyInstance,
  { clients, baseOf, frames }: { readonly clients: Clients; readonly baseOf: BaseOf; readonly frames: Frames },
): void {
  app.get(oauthPaths.authorize, { config: { open: true } }, async (request, reply) => {
    const query = request.url.split('?').slice(1).join('?');
    const asked = await readAuthorization(clients, query, baseOf(request));
    if (asked.ok) return reply.redirect(`${peoplePages.connect}?${query}`);
    const { failure } = asked;
    if (request.headers.accept?.includes('text/html') !== true) throw new Refused(failure);
    return reply
      .code(400)
      .headers({ ...pageHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .send(
        frames(pageLanguage(request, reply))({
          title: 'Program not connected',
          body: `<h1>Program not connected</h1>\n      <p>${escaped(say(failure.message))}</p>`,
        }),
      );
  });
}
