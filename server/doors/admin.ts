import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { adminOperations, adminPath } from '../../src/contract/admin-operations';
import { defined } from '../../src/defined';
import { message } from '../../src/language/message';
import { refuse } from '../errors/refused';
import { adminHandlers } from '../operations/admin';
import type { Materials } from '../materials';
import { loggedInPerson, ownPagesOnly } from '../people';
import type { Person } from '../store/people';
import { inputOf, routePath } from './contract-route';

/** The operations for whoever administers the service. They take the session of a person, and no key or token. */
export const administration = fp<Pick<Materials, 'config' | 'laws' | 'plans' | 'status' | 'steadyClock' | 'store'>>(
  async (app, { config, laws, plans, status, steadyClock: clock, store }) => {
    const { people, keepCounts } = app;
    if (people === undefined) return;
    const handlers = adminHandlers({ store, plans, clock, status, laws, people, config, keepCounts });
    const checkOrigin = ownPagesOnly(config);
    const entered = new WeakMap<FastifyRequest, Person>();

    const enter = async (request: FastifyRequest): Promise<void> => {
      checkOrigin(request);
      const person = await loggedInPerson(people, request);
      if (!people.administers(person)) throw refuse('administration_denied', message('administration_denied'));
      entered.set(request, person);
    };

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
  },
  { name: 'administration', dependencies: ['metering', 'people', 'bodies', 'answers', 'errors', 'observation'] },
);
