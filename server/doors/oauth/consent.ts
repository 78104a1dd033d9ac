import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type AskedByProgram, type ConsentAnswer, peoplePath } from '../../../src/contract/people';
import { mayDo } from '../../../src/contract/words/roles';
import { message } from '../../../src/language/message';
import { changeLimits } from '../../accounts/change-limits';
import { allowProgram, mostPrograms } from '../../accounts/grants';
import { permissionFailure } from '../../accounts/tokens';
import type { Clock } from '../../clock';
import { refuse, Refused } from '../../errors/refused';
import { loggedInPerson, type People } from '../../people';
import { accountsOf, personActor } from '../../people/memberships';
import type { Store } from '../../store/store';
import { answerTo, type Authorization, readAuthorization } from './authorization';
import type { BaseOf } from './base';
import type { Clients } from './clients';
import { leadsToOwnMachine } from './redirect';

const longestQuery = 12_000;
const largestBody = 2 * longestQuery;

const ConsentQuery = z.object({ query: z.string().max(longestQuery) });
const Answer = ConsentQuery.extend({ allow: z.boolean(), account: z.string().max(200).optional() });

/** What the page for consent asks and sends. Only pages of this server may. */
export function consentRoutes(
  app: FastifyInstance,
  {
    store,
    clock,
    people,
    clients,
    baseOf,
    checkOrigin,
  }: {
    readonly store: Store;
    readonly clock: Clock;
    readonly people: People;
    readonly clients: Clients;
    readonly baseOf: BaseOf;
    readonly checkOrigin: (request: FastifyRequest) => void;
  },
): void {
  const options = { config: { open: true }, bodyLimit: largestBody };
  const changes = changeLimits(store, clock);

  function read<Form extends z.ZodType>(form: Form, body: unknown): z.output<Form> {
    const found = form.safeParse(body);
    if (!found.success) throw refuse('bad_request', message('program_request_incomplete'));
    return found.data;
  }

  async function authorizationIn(query: string, request: FastifyRequest): Promise<Authorization> {
    const found = await readAuthorization(clients, query, baseOf(request));
    if (!found.ok) throw new Refused(found.failure);
    return found.value;
  }

  app.post(
    `${peoplePath}/programs/asked`,
    options,
    async (request): Promise<{ success: true; data: AskedByProgram }> => {
      checkOrigin(request);
      const { query } = read(ConsentQuery, request.body);
      const { program, redirectUri } = (await authorizationIn(query, request)).asked;
      const person = await loggedInPerson(people, request);
      const accounts = await accountsOf(store, person, new Date(clock.now()));
      return {
        success: true,
        data: {
          program,
          answers_at: new URL(redirectUri).host,
          on_own_machine: leadsToOwnMachine(redirectUri),
          email: person.email,
          accounts: accounts
            .filter(({ role, disabled }) => !disabled && mayDo(role, 'keys.write'))
            .map(({ id, name, plan }) => ({ id, name, plan })),
        },
      };
    },
  );

  app.post(
    `${peoplePath}/programs/answer`,
    options,
    async (request): Promise<{ success: true; data: ConsentAnswer }> => {
      checkOrigin(request);
      const { query, allow, account } = read(Answer, request.body);
      const authorization = await authorizationIn(query, request);
      const person = await loggedInPerson(people, request);
      const issuer = baseOf(request);
      if (!allow)
        return { success: true, data: { location: answerTo(authorization, issuer, { error: 'access_denied' }) } };
      const found = await personActor(store, person, account, new Date(clock.now()));
      if ('failure' in found) throw new Refused(found.failure);
      const { actor } = found;
      const failure = permissionFailure(actor, 'keys.write');
      if (failure !== undefined) throw new Refused(failure);
      await changes.change(actor.account);
      const code = await allowProgram(store, { ...actor, person: person.email }, authorization.asked, clock.now());
      if (code === undefined) throw refuse('too_many_keys', message('programs_too_many', { most: mostPrograms }));
      return { success: true, data: { location: answerTo(authorization, issuer, { code }) } };
    },
  );
}
