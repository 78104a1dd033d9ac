import type { Kysely } from 'kysely';
import type { Audit, AuditRecord } from '../audit';
import type { Engine } from './engine';
import type { Tables } from './tables';

type Properties = Readonly<Record<string, unknown>> | null;

const written = (properties: Properties): string | null => properties && JSON.stringify(properties);
const read = (text: string | null): Properties => (text === null ? null : (JSON.parse(text) as Properties));

/** Adds a record to the audit trail, as part of a transaction. */
export async function addRecord(transaction: Kysely<Tables>, { before, after, ...entry }: AuditRecord): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({ ...entry, before: written(before), after: written(after) })
    .execute();
}

/**
 * Makes a change and records it in the audit trail, in one step. What changed nothing is not recorded.
 *
 * @param record undefined: nothing is recorded
 * @param hasChanged did the work change anything?
 */
export async function recorded<T>(
  { database }: Pick<Engine, 'database'>,
  record: AuditRecord | undefined,
  work: (database: Kysely<Tables>) => Promise<T>,
  hasChanged: (result: T) => boolean,
): Promise<T> {
  if (record === undefined) return work(database);
  return database.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    if (hasChanged(result)) await addRecord(transaction, record);
    return result;
  });
}

export const isTrue = (result: boolean): boolean => result;
export const always = (): boolean => true;

export function sqlAudit(engine: Engine): Audit {
  const { database } = engine;
  return {
    addAuditRecord: (record) => recorded(engine, record, () => Promise.resolve(), always),
    async auditedAt(account, position) {
      const entry = await database
        .selectFrom('audit')
        .select('at')
        .where('account', '=', account)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(position - 1)
        .executeTakeFirst();
      return entry?.at;
    },
    async auditTrail({ account, actor, action, subject, from, to, before }, most) {
      const rows = await database
        .selectFrom('audit')
        .selectAll()
        .$if(account !== undefined, (query) => query.where('account', '=', account!))
        .$if(actor !== undefined, (query) => query.where('actor', '=', actor!))
        .$if(action !== undefined, (query) => query.where('action', '=', action!))
        .$if(subject !== undefined, (query) => query.where('subject', '=', subject!))
        .$if(from !== undefined, (query) => query.where('at', '>=', from!))
        .$if(to !== undefined, (query) => query.where('at', '<=', to!))
        .$if(before !== undefined, (query) => query.where('id', '<', before!))
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map((row) => ({ ...row, before: read(row.before), after: read(row.after) }));
    },
  };
}
