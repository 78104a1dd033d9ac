import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type AdminContract, adminOperations, adminPath } from '../../src/contract/admin-operations';
import { defined } from '../../src/defined';
import { message } from '../../src/language/message';
import type { Config } from '../config';
import { refuse } from '../errors/refused';
import { adminHandlers, type AdminParts } from '../operations/admin';
import { notLoggedIn, ownPagesOnly, type People } from '../people';
import type { Person } from '../store/people';

/** What is asked: the parameters of the path, and the body or the query. */
const inputOf = ({ params, query, body }: FastifyRequest, contract: AdminContract): never =>
  ({
    ...(params as object),
    ...(contract.query === undefined ? {} : (query as object)),
    ...(contract.body === undefined ? {} : (body as object)),
  }) as never;

/** The operations for whoever administers the service. They take the session of a person, and no key or token. */
export function adminDoor(
  app: FastifyInstance,
  { config, ...parts }: AdminParts & { readonly people: People; readonly config: Config },
): void {
  const { people } = parts;
  const handlers = adminHandlers(parts);
  const checkOrigin = ownPagesOnly(config);
  const entered = new WeakMap<FastifyRequest, Person>();

  async function enter(request: FastifyRequest): Promise<void> {
    checkOrigin(request);
    const person = await people.personOf(request);
    if (person === undefined) throw notLoggedIn();
    if (!people.administers(person)) throw refuse('administration_denied', message('administration_denied'));
    entered.set(request, person);
  }

  for (const contract of adminOperations) {
    const { id, method, path, params, query, body } = contract;
    const { answer, table } = handlers[id];
    app.route({
      method,
      url: `${adminPath}${path.replace(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: 4_096,
      schema: defined({ params, querystring: query, body }),
      config: defined({ open: true, table }),
      onRequest: enter,
      handler: (request) => answer(inputOf(request, contract), entered.get(request)!.email),
    });
  }
}
