import fp from 'fastify-plugin';
import type { Materials } from '../materials';
import { joinAccounts } from './memberships';
import { type People, startPeople } from '.';

declare module 'fastify' {
  interface FastifyInstance {
    /** undefined: nobody logs in here. */
    people: People | undefined;
  }
}

/** Lets people log in, and keeps their accounts in step, where this installation has people. */
export const peopleWithAccounts = fp<Pick<Materials, 'address' | 'config' | 'log' | 'steadyClock' | 'store'>>(
  async (app, { address, config, log, steadyClock: clock, store }) => {
    const people = startPeople(app, { address, clock, config, log, store });
    app.decorate('people', people);
    if (people === undefined) return;
    joinAccounts(people, store, clock);
    app.addHook('onClose', () => people.close());
  },
  { name: 'people', dependencies: ['bodies', 'answers', 'errors', 'observation'] },
);
