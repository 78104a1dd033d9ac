import type { FastifyInstance } from 'fastify';
import { peoplePages, peoplePath } from '../../src/contract/people';
import { refuse } from '../errors/refused';
import { message } from '../../src/language/message';
import { entranceRoutes } from './entrance';
import { membershipRoutes } from './membership-routes';
import { headersFor, type PeopleDesk, type PeopleParts } from './people';
import { routeOptions, routeTools, setCookies } from './route-tools';
import { settingsRoutes } from './settings-routes';

/** The routes for people: JSON from pages of this server only. They take no key. */
export function peopleRoutes(
  app: FastifyInstance,
  config: PeopleParts['config'],
  desk: PeopleDesk,
  { store, clock }: Pick<PeopleParts, 'store' | 'clock'>,
): void {
  const tools = routeTools(app, config, desk);
  entranceRoutes(tools, config.people);
  settingsRoutes(tools);
  membershipRoutes(tools, store, clock);

  // Microsoft sends the browser back here. The state of the log-in, in a cookie, shows that it began here.
  app.get(`${peoplePath}/callback/microsoft`, routeOptions, async (request, reply) => {
    if (config.people.microsoft === undefined) throw refuse('not_found', message('microsoft_off'));
    const library = await desk.library();
    const url = new URL(request.url, (await library.$context).baseURL);
    const answer = await desk.during(request, reply, () =>
      library.handler(new Request(url, { headers: headersFor(request) })),
    );
    setCookies(reply, answer.headers);
    return reply.redirect(answer.headers.get('location') ?? `${peoplePages.logIn}?error=microsoft`);
  });
}
