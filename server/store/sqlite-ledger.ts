import type Database from 'better-sqlite3';
import type { Details } from '../../src/market/details';
import { endOfDay } from '../../src/market/observation';
import type { Ledger, NewObservation, Selection, StoredObservation } from './ledger';

interface Row {
  readonly id: number;
  readonly series: string;
  readonly entity: string;
  readonly date: string;
  readonly value: number;
  readonly details: string | null;
  readonly title: string;
  readonly publisher: string;
  readonly url: string | null;
  readonly retrieved_at: string;
  readonly origin: string;
  readonly authority: 'official' | 'compiled';
  readonly doubt: string | null;
  readonly known_from: string | null;
  readonly withdrawn_at: string | null;
  readonly withdrawn_by: string | null;
}

const observationOf = (row: Row): StoredObservation => ({
  id: row.id,
  series: row.series,
  entity: row.entity,
  date: row.date,
  value: row.value,
  ...(row.details === null ? {} : { details: JSON.parse(row.details) as Details }),
  source: { title: row.title, publisher: row.publisher, url: row.url },
  retrievedAt: row.retrieved_at,
  origin: row.origin,
  authority: row.authority,
  ...(row.doubt === null ? {} : { doubt: row.doubt }),
  knownFrom: row.known_from,
  withdrawnAt: row.withdrawn_at,
  withdrawnBy: row.withdrawn_by,
});

const until = (day: string | undefined): string => (day === undefined ? '9999' : endOfDay(day));

const standing = 'known_from <= @until AND (withdrawn_at IS NULL OR withdrawn_at > @until)';
/** Of one day: official before compiled, then what became known last. */
const counting = "authority = 'official' DESC, known_from DESC, id DESC";

/** The ledger in a SQLite database that has its schema. */
export function sqliteLedger(database: Database.Database): Ledger {
  const nextVersion = database.prepare<[], { version: number }>(
    'UPDATE ledger SET version = version + 1 RETURNING version',
  );
  const version = database.prepare<[], { version: number }>('SELECT version FROM ledger');
  const insert = database.prepare(`
    INSERT INTO observations (series, entity, date, value, details, title, publisher, url, retrieved_at, origin, authority, doubt, known_from, changed)
    VALUES (@series, @entity, @date, @value, @details, @title, @publisher, @url, @retrievedAt, @origin, @authority, @doubt, @knownFrom, @changed)
  `);
  const newest = database.prepare<object, Row>(
    `SELECT * FROM observations WHERE series = @series AND entity = @entity AND date <= @date AND ${standing} ORDER BY date DESC, ${counting} LIMIT 1`,
  );
  const between = database.prepare<object, Row>(
    `SELECT * FROM observations WHERE series = @series AND entity = @entity AND date BETWEEN @from AND @to AND ${standing} ORDER BY date, ${counting}`,
  );
  const newestOfEach = database.prepare<object, Row>(`
    SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY series, entity ORDER BY date DESC, ${counting}) AS place FROM observations WHERE ${standing}) WHERE place = 1 ORDER BY series, entity
  `);
  const waiting = database.prepare<[], Row>(
    'SELECT * FROM observations WHERE known_from IS NULL AND withdrawn_at IS NULL ORDER BY id',
  );
  const ofOrigin = database.prepare<[string], Row>('SELECT * FROM observations WHERE origin = ? ORDER BY id');
  const changedPage = database.prepare<object, Row>(
    'SELECT * FROM observations WHERE changed > @after AND changed <= @upTo AND id > @afterNumber ORDER BY id LIMIT @most',
  );
  // The numbers come as one JSON list, so that there is no limit on how many there are.
  const chosen = '(origin = @origin OR id IN (SELECT value FROM json_each(@ids)))';
  const release = database.prepare(
    `UPDATE observations SET known_from = @at, released_by = @by, changed = @changed WHERE ${chosen} AND known_from IS NULL AND withdrawn_at IS NULL`,
  );
  const withdraw = database.prepare(
    `UPDATE observations SET withdrawn_at = @at, withdrawn_by = @by, changed = @changed WHERE ${chosen} AND withdrawn_at IS NULL`,
  );

  const chosenBy = (selection: Selection) =>
    'origin' in selection
      ? { origin: selection.origin, ids: '[]' }
      : { origin: null, ids: JSON.stringify(selection.ids) };

  const add = database.transaction((observations: readonly NewObservation[], at: string): number[] => {
    if (observations.length === 0) return [];
    const changed = nextVersion.get()!.version;
    return observations.map(({ details, source, doubt, ...rest }) =>
      Number(
        insert.run({
          ...rest,
          ...source,
          details: details === undefined ? null : JSON.stringify(details),
          doubt: doubt ?? null,
          knownFrom: doubt === undefined ? at : null,
          changed,
        }).lastInsertRowid,
      ),
    );
  });
  const mark = database.transaction(
    (statement: Database.Statement, selection: Selection, by: string, at: string): number => {
      return statement.run({ ...chosenBy(selection), by, at, changed: nextVersion.get()!.version }).changes;
    },
  );

  return {
    async addObservations(observations, at) {
      return add.immediate(observations, at);
    },
    async releaseObservations(selection, by, at) {
      return mark.immediate(release, selection, by, at);
    },
    async withdrawObservations(selection, by, at) {
      return mark.immediate(withdraw, selection, by, at);
    },
    async observationAt(series, entity, date, asKnownOn) {
      const row = newest.get({ series, entity, date, until: until(asKnownOn) });
      return row && observationOf(row);
    },
    async history(series, entity, from, to, asKnownOn) {
      return between.all({ series, entity, from, to, until: until(asKnownOn) }).map(observationOf);
    },
    async newestObservations(asKnownOn) {
      return newestOfEach.all({ until: until(asKnownOn) }).map(observationOf);
    },
    async quarantined() {
      return waiting.all().map(observationOf);
    },
    async observationsOf(origin) {
      return ofOrigin.all(origin).map(observationOf);
    },
    async ledgerVersion() {
      return version.get()!.version;
    },
    async changed(versions, page) {
      return changedPage.all({ ...versions, ...page }).map(observationOf);
    },
  };
}
