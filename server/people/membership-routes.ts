import type { FastifyRequest } from 'fastify';
import type { MyAccounts } from '../../src/contract/people';
import { TokenForm } from '../../src/contract/people-forms';
import { acceptInvitation } from '../accounts/members';
import { accountsOf } from './memberships';
import type { Clock } from '../clock';
import { Refused } from '../errors/refused';
import type { Person } from '../store/people';
import type { Store } from '../store/store';
import { readForm } from './forms';
import { loggedInPerson } from './logged-in-person';
import type { RouteTools } from './route-tools';

/** The accounts of the person who is logged in, and the way into those they are invited to. */
export function membershipRoutes({ desk, post, get }: RouteTools, store: Store, clock: Clock): void {
  const now = (): Date => new Date(clock.now());
  const loggedIn = (request: FastifyRequest): Promise<Person> => loggedInPerson(desk.people, request);

  get('/accounts', async (request): Promise<MyAccounts> => ({
    accounts: await accountsOf(store, await loggedIn(request), now()),
  }));

  post('/invitation', async (request): Promise<{ readonly account: string }> => {
    const { token } = readForm(TokenForm, request.body);
    const accepted = await acceptInvitation(store, token, await loggedIn(request), now());
    if (!accepted.ok) throw new Refused(accepted.failure);
    return { account: accepted.value };
  });
}
