import type { Kysely } from 'kysely';
import type { KeyUse } from '../keys';
import type { Tables } from './tables';

/** Records when rows of a table were last used. An earlier moment never replaces a later one. */
export const keepLastUses = (
  database: Kysely<Tables>,
  table: 'keys' | 'grants',
  uses: readonly KeyUse[],
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // In the order of their ids: two processes that lock the same rows never wait for each other.
    for (const { id, at } of [...uses].sort((a, b) => (a.id < b.id ? -1 : 1)))
      await transaction
        .updateTable(table)
        .set({ last_used_at: at })
        .where('id', '=', id)
        .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', at)]))
        .execute();
  });
