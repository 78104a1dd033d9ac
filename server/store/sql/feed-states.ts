import { defined } from '../../../src/defined';
import { type FeedStates, mostValidators } from '../feed-states';
import type { Engine } from './engine';

export function sqlFeedStates({ database }: Engine): FeedStates {
  return {
    async feedStates() {
      const rows = await database
        .selectFrom('feeds')
        .select([
          'name',
          'slot',
          'done',
          'lease_until as leaseUntil',
          'last_run_at as lastRunAt',
          'last_success_at as lastSuccessAt',
          'last_error as lastError',
          'last_error_at as lastErrorAt',
          'failures',
          'open_until as openUntil',
          'summary',
        ])
        .orderBy('name')
        .execute();
      return rows.map((row) => ({ ...row, done: row.done === 1 }));
    },
    async claimFeed(name, slot, owner, now, until) {
      // One statement: of two processes, one wins.
      const { numInsertedOrUpdatedRows } = await database
        .insertInto('feeds')
        .values({ name, slot, done: 0, owner, lease_until: until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet((row) => ({
              slot: row.ref('excluded.slot'),
              done: 0,
              owner: row.ref('excluded.owner'),
              lease_until: row.ref('excluded.lease_until'),
            }))
            .whereRef('excluded.slot', '>', 'feeds.slot')
            .where((row) => row.or([row('feeds.lease_until', 'is', null), row('feeds.lease_until', '<=', now)])),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async keepFeed(name, owner, until) {
      const { numUpdatedRows } = await database
        .updateTable('feeds')
        .set({ lease_until: until })
        .where('name', '=', name)
        .where('owner', '=', owner)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
    async finishFeed(name, owner, { at, error, failures, openUntil, summary }) {
      await database
        .updateTable('feeds')
        .set({
          done: 1,
          owner: null,
          lease_until: null,
          last_run_at: at,
          failures,
          open_until: openUntil ?? null,
          summary,
          last_error: error ?? null,
          ...(failures === 0 ? { last_success_at: at } : {}),
          ...(error === undefined ? {} : { last_error_at: at }),
        })
        .where('name', '=', name)
        .where('owner', '=', owner)
        .execute();
    },
    async validators(url) {
      const row = await database
        .selectFrom('validators')
        .select(['etag', 'last_modified as lastModified'])
        .where('url', '=', url)
        .executeTakeFirst();
      return row && defined({ etag: row.etag ?? undefined, lastModified: row.lastModified ?? undefined });
    },
    async rememberValidators(url, { etag = null, lastModified = null }) {
      await database
        .insertInto('validators')
        .columns(['url', 'etag', 'last_modified', 'number'])
        .expression(({ selectFrom, val, lit }) =>
          selectFrom('validators as v')
            .select((row) => [
              val(url).as('url'),
              val(etag).as('etag'),
              val(lastModified).as('last_modified'),
              row(row.fn.coalesce(row.fn.max('v.number'), lit(0)), '+', 1).as('number'),
            ])
            // SQLite reads ON CONFLICT as part of the selection unless it has a condition.
            .where(lit(true)),
        )
        .onConflict((conflict) => conflict.column('url').doUpdateSet({ etag, last_modified: lastModified }))
        .execute();
      await database
        .deleteFrom('validators')
        .where('number', '<=', ({ selectFrom }) =>
          selectFrom('validators as v').select((row) => row(row.fn.max('v.number'), '-', mostValidators).as('last')),
        )
        .execute();
    },
  };
}
