import { type Kysely, sql } from 'kysely';
import type { Words } from '../sql/engine';
import type { SchemaVersion } from '../sql/migrate';
import { valueColumns } from '../sql/observation-row';
import type { Tables } from '../sql/tables';
import { codeOf } from './problems';

const refuse = (sentence: string): string => `FOR EACH ROW EXECUTE FUNCTION refuse_change('${sentence}')`;

export const postgresWords: Words = {
  whole: 'BIGINT',
  real: 'DOUBLE PRECISION',
  assigned: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  givenNumbers: 'OVERRIDING SYSTEM VALUE',
  continueNumbers: ['observations', 'audit', 'refused_calls'].map(
    (table) =>
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM ${table}), false)`,
  ),
  now: `to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  guardLedger: [
    `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '%', TG_ARGV[0]; END $$`,
    `CREATE TRIGGER observations_stay BEFORE DELETE ON observations ${refuse('observations are not deleted')}`,
    `CREATE TRIGGER observations_stay_together BEFORE TRUNCATE ON observations
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('observations are not deleted')`,
    `CREATE TRIGGER observations_keep_their_value BEFORE UPDATE OF ${valueColumns} ON observations
      ${refuse('observations are not changed: add a correction')}`,
    `CREATE TRIGGER observations_are_marked_once BEFORE UPDATE ON observations FOR EACH ROW
      WHEN ((old.known_from IS NOT NULL AND new.known_from IS DISTINCT FROM old.known_from) OR old.withdrawn_at IS NOT NULL)
      EXECUTE FUNCTION refuse_change('an observation is released and withdrawn once')`,
  ],
  guardAudit: [
    `CREATE TRIGGER audit_stays BEFORE DELETE ON audit ${refuse('entries of the audit trail are not deleted')}`,
    `CREATE TRIGGER audit_stays_together BEFORE TRUNCATE ON audit
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('entries of the audit trail are not deleted')`,
    `CREATE TRIGGER audit_keeps_its_entries BEFORE UPDATE ON audit ${refuse('entries of the audit trail are not changed')}`,
  ],
};

/**
 * What a role needs to serve and nothing more, for an owner who keeps the right to migrate from the service. The role
 * may add observations, release and withdraw them. It may neither change a value nor delete one, and only add to the
 * audit trail.
 */
export const grantsTo = (role: string): readonly string[] => {
  const name = `"${role.replaceAll('"', '""')}"`;
  return [
    `GRANT SELECT ON schema_version TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON keys, leases, access_codes, devices, attempt_buckets, secrets, feeds, validators TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON accounts, members, invitations, plan_requests, account_tokens, grants, grant_tokens, usage, refused_calls TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON people, sessions, credentials, verifications, second_factors TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON subscriptions, deliveries TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE ON law_packages, law_in_use TO ${name}`,
    `GRANT SELECT, UPDATE ON ledger, heartbeat, locks TO ${name}`,
    `GRANT SELECT, INSERT ON observations, audit TO ${name}`,
    `GRANT UPDATE (known_from, released_by, withdrawn_at, withdrawn_by, changed) ON observations TO ${name}`,
  ];
};

const undefinedTable = '42P01';
/** Two processes that define the same table at once: the second fails with one of these. */
const alreadyDefined = ['23505', '42P07'];

const readVersion = async (database: Kysely<Tables>, suffix = sql``): Promise<number> => {
  const { rows } = await sql<{ version: number }>`SELECT version FROM schema_version ${suffix}`.execute(database);
  return rows[0]?.version ?? 0;
};

async function createVersion(database: Kysely<Tables>): Promise<void> {
  try {
    await sql`CREATE TABLE IF NOT EXISTS schema_version (singleton BOOLEAN PRIMARY KEY, version BIGINT NOT NULL)`.execute(
      database,
    );
  } catch (problem) {
    if (!alreadyDefined.includes(codeOf(problem))) throw problem;
  }
  await sql`INSERT INTO schema_version VALUES (true, 0) ON CONFLICT DO NOTHING`.execute(database);
}

/** The version of the schema is a row. Its lock lets one process migrate; advisory locks are not everywhere. */
export const postgresSchema: SchemaVersion = {
  async read(database) {
    try {
      return await readVersion(database);
    } catch (problem) {
      if (codeOf(problem) !== undefinedTable) throw problem;
      return 0;
    }
  },
  prepare: createVersion,
  lock: (transaction) => readVersion(transaction, sql`FOR UPDATE`),
  write: async (transaction, version) =>
    void (await sql`UPDATE schema_version SET version = ${version}`.execute(transaction)),
};
