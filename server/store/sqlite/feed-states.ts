import type BetterSqlite3 from 'better-sqlite3';
import { defined } from '../../../src/defined';
import { type FeedState, type FeedStates, mostValidators } from '../feed-states';

type Row = Omit<FeedState, 'done'> & { readonly done: 0 | 1 };

export function sqliteFeedStates(database: BetterSqlite3.Database): FeedStates {
  const all = database.prepare<[], Row>(`
    SELECT name, slot, done, lease_until AS leaseUntil, last_run_at AS lastRunAt, last_success_at AS lastSuccessAt,
      last_error AS lastError, last_error_at AS lastErrorAt, failures, open_until AS openUntil, summary
    FROM feeds ORDER BY name
  `);
  // One statement: of two processes, one wins.
  const claim = database.prepare(`
    INSERT INTO feeds (name, slot, done, owner, lease_until) VALUES (@name, @slot, 0, @owner, @until)
    ON CONFLICT (name) DO UPDATE SET slot = excluded.slot, done = 0, owner = excluded.owner, lease_until = excluded.lease_until
      WHERE excluded.slot > feeds.slot AND (feeds.lease_until IS NULL OR feeds.lease_until <= @now)
  `);
  const keep = database.prepare('UPDATE feeds SET lease_until = ? WHERE name = ? AND owner = ?');
  const finish = database.prepare(`
    UPDATE feeds SET done = 1, owner = NULL, lease_until = NULL, last_run_at = @at, failures = @failures, open_until = @openUntil, summary = @summary,
      last_success_at = CASE WHEN @failures = 0 THEN @at ELSE last_success_at END,
      last_error = @error,
      last_error_at = CASE WHEN @error IS NULL THEN last_error_at ELSE @at END
    WHERE name = @name AND owner = @owner
  `);
  const select = database.prepare<[string], { etag: string | null; lastModified: string | null }>(
    'SELECT etag, last_modified AS lastModified FROM validators WHERE url = ?',
  );
  const insert = database.prepare(
    'INSERT INTO validators (url, etag, last_modified) VALUES (?, ?, ?) ON CONFLICT (url) DO UPDATE SET etag = excluded.etag, last_modified = excluded.last_modified',
  );
  const forgetOldest = database.prepare(
    'DELETE FROM validators WHERE rowid <= (SELECT max(rowid) FROM validators) - ?',
  );

  return {
    async feedStates() {
      return all.all().map((row) => ({ ...row, done: row.done === 1 }));
    },
    async claimFeed(name, slot, owner, now, until) {
      return claim.run({ name, slot, owner, now, until }).changes === 1;
    },
    async keepFeed(name, owner, until) {
      return keep.run(until, name, owner).changes === 1;
    },
    async finishFeed(name, owner, { at, error, failures, openUntil, summary }) {
      finish.run({ name, owner, at, error: error ?? null, failures, openUntil: openUntil ?? null, summary });
    },
    async validators(url) {
      const row = select.get(url);
      return row && defined({ etag: row.etag ?? undefined, lastModified: row.lastModified ?? undefined });
    },
    async rememberValidators(url, { etag, lastModified }) {
      insert.run(url, etag ?? null, lastModified ?? null);
      forgetOldest.run(mostValidators);
    },
  };
}
