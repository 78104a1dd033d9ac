import type { FastifyRequest } from 'fastify';
import type { Person } from '../store/people';
import type { People } from './people';
import { notLoggedIn } from './refusals';

/**
 * Who is logged in where a request comes from.
 *
 * @throws Refused with `log_in_required`
 */
export async function loggedInPerson(people: Pick<People, 'personOf'>, request: FastifyRequest): Promise<Person> {
  const person = await people.personOf(request);
  if (person === undefined) throw notLoggedIn();
  return person;
}
