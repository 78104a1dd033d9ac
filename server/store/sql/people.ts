import { spokenLanguage } from '../../../src/language/languages';
import type { Link, People } from '../people';
import type { Engine } from './engine';

const identifierOf = ({ purpose, hash }: Link): string => `link:${purpose}:${hash}`;

export function sqlPeople({ database, peopleDatabase }: Engine): People {
  return {
    peopleDatabase,
    async anyPerson() {
      return (await database.selectFrom('people').select('id').limit(1).executeTakeFirst()) !== undefined;
    },
    async keepLink(link, value, at, expiresAt) {
      const identifier = identifierOf(link);
      const kept = await database
        .insertInto('verifications')
        .values({ id: identifier, identifier, value, created_at: at, updated_at: at, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return kept.numInsertedOrUpdatedRows === 1n;
    },
    async useLink(link, at) {
      const used = await database
        .deleteFrom('verifications')
        .where('id', '=', identifierOf(link))
        .where('expires_at', '>', at)
        .returning('value')
        .executeTakeFirst();
      return used?.value;
    },
    async personalData(id) {
      const person = await database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
      if (person === undefined) return undefined;
      return {
        person: {
          id: person.id,
          name: person.name,
          email: person.email,
          email_verified: person.email_verified === 1,
          second_factor: person.second_factor === 1,
          language: person.language,
          last_language: person.last_language,
          created_at: person.created_at,
          updated_at: person.updated_at,
        },
        ways_to_sign_in: await database
          .selectFrom('credentials')
          .select(['provider', 'created_at as since'])
          .where('person_id', '=', id)
          .orderBy('created_at')
          .execute(),
        sessions: await database
          .selectFrom('sessions')
          .select(['id', 'ip_address', 'user_agent', 'created_at', 'expires_at'])
          .where('person_id', '=', id)
          .orderBy('created_at')
          .execute(),
      };
    },
    async markWelcomed(id, at) {
      await database.updateTable('people').set({ welcomed_at: at }).where('id', '=', id).execute();
    },
    async chooseLanguage(id, language) {
      await database.updateTable('people').set({ language }).where('id', '=', id).execute();
    },
    async noteLanguage(id, language) {
      await database.updateTable('people').set({ last_language: language }).where('id', '=', id).execute();
    },
    async languagesOf(email) {
      const person = await database
        .selectFrom('people')
        .select(['language', 'last_language'])
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst();
      return {
        chosen: spokenLanguage(person?.language ?? undefined),
        last: spokenLanguage(person?.last_language ?? undefined),
      };
    },
    async sweepPeople(deleted, at) {
      await database.deleteFrom('sessions').where('expires_at', '<=', at).execute();
      await database.deleteFrom('grants').where('ends_at', '<=', at).execute();
      await database
        .deleteFrom('verifications')
        .where((row) => row.or([row('expires_at', '<=', at), row('value', '=', deleted ?? '')]))
        .execute();
      if (deleted !== undefined) await database.deleteFrom('members').where('person', '=', deleted).execute();
    },
  };
}
