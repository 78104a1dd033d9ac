import type Database from 'better-sqlite3';
import type { FeedState, FeedStates, StoredValidators } from './feed-states';

interface Row {
  readonly name: string;
  readonly slot: string;
  readonly done: 0 | 1;
  readonly lease_until: string | null;
  readonly last_run_at: string | null;
  readonly last_success_at: string | null;
  readonly last_error: string | null;
  readonly last_error_at: string | null;
  readonly failures: number;
  readonly open_until: string | null;
  readonly summary: string | null;
}

const stateOf = (row: Row): FeedState => ({
  name: row.name,
  slot: row.slot,
  done: row.done === 1,
  leaseUntil: row.lease_until,
  lastRunAt: row.last_run_at,
  lastSuccessAt: row.last_success_at,
  lastError: row.last_error,
  lastErrorAt: row.last_error_at,
  failures: row.failures,
  openUntil: row.open_until,
  summary: row.summary,
});

/** Answers of which it is remembered when they last changed. Addresses that name days are never asked again. */
const mostValidators = 500;

/** What feeds remember, in a SQLite database that has its schema. */
export function sqliteFeedStates(database: Database.Database): FeedStates {
  const all = database.prepare<[], Row>('SELECT * FROM feeds ORDER BY name');
  // One statement, so that of two processes one wins.
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
  const find = database.prepare<[string], { etag: string | null; last_modified: string | null }>(
    'SELECT etag, last_modified FROM validators WHERE url = ?',
  );
  const remember = database.prepare(
    'INSERT INTO validators (url, etag, last_modified) VALUES (?, ?, ?) ON CONFLICT (url) DO UPDATE SET etag = excluded.etag, last_modified = excluded.last_modified',
  );

  const forget = database.prepare('DELETE FROM validators WHERE rowid <= (SELECT max(rowid) FROM validators) - ?');

  return {
    async feedStates() {
      return all.all().map(stateOf);
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
      const row = find.get(url);
      const found: StoredValidators = {
        ...(row?.etag == null ? {} : { etag: row.etag }),
        ...(row?.last_modified == null ? {} : { lastModified: row.last_modified }),
      };
      return row && found;
    },
    async rememberValidators(url, { etag, lastModified }) {
      remember.run(url, etag ?? null, lastModified ?? null);
      forget.run(mostValidators);
    },
  };
}
