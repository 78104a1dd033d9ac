import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { pageRoutes } from './pages';
import { createPeople, type People, type PeopleParts } from './people';
import { peopleRoutes } from './routes';

export { ownPagesOnly } from './origin';
export { loggedInPerson } from './logged-in-person';
export type { People } from './people';

/** Opens accounts for people: pages and routes. undefined where this installation has none. */
export function startPeople(
  app: FastifyInstance,
  { config, ...parts }: Omit<PeopleParts, 'config'> & { readonly config: Config },
): People | undefined {
  const { people } = config;
  if (people === undefined) return undefined;
  const settled = { ...config, people };
  const desk = createPeople({ ...parts, config: settled });
  desk.people.onEvent((kind, { id }, { id: request }) =>
    parts.log.info({ event: kind, person: id, request_id: request }, 'a person did something'),
  );
  peopleRoutes(app, settled, desk, parts);
  pageRoutes(app);
  return desk.people;
}
