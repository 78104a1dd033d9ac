import type { FastifyInstance, FastifyRequest } from 'fastify';
import { adminOperations, adminPath } from '../../src/contract/admin-operations';
import { defined } from '../../src/defined';
import { message } from '../../src/language/message';
import type { Config } from '../config';
import { refuse } from '../errors/refused';
import { adminHandlers, type AdminParts } from '../operations/admin';
import { loggedInPerson, ownPagesOnly, type People } from '../people';
import type { Person } from '../store/people';
import { inputOf, routePath } from './contract-route';

/** The operations for whoever administers the service. They take the session of a person, and no key or token. */
export function adminDoor(
  app: FastifyInstance,
  parts: AdminParts & { readonly people: People; readonly config: Config },
): void {
  const { people, config } = parts;
  const handlers = adminHandlers(parts);
  const checkOrigin = ownPagesOnly(config);
  const entered = new WeakMap<FastifyRequest, Person>();

  async function enter(request: FastifyRequest): Promise<void> {
    checkOrigin(request);
    const person = await loggedInPerson(people, request);
    if (!people.administers(person)) throw refuse('administration_denied', message('administration_denied'));
    entered.set(request, person);
  }

  for (const contract of adminOperations) {
    const { id, method, path, params, query, body, csv: columns } = contract;
    const { answer, table } = handlers[id];
    app.route({
      method,
      url: routePath(`${adminPath}${path}`),
      bodyLimit: 4_096,
      schema: defined({ params, querystring: query, body }),
      config: defined({ open: true, table, columns }),
      onRequest: enter,
      handler: (request) => answer(inputOf(request, contract), entered.get(request)!.email),
    });
  }
}
