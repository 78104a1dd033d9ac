import type BetterSqlite3 from 'better-sqlite3';
import type { Ledger, NewObservation, Selection, StoredObservation } from '../ledger';
import { observationOf, type ObservationRow, rowOf } from './observation-row';

export function sqliteLedger(database: BetterSqlite3.Database): Ledger {
  return { ...changes(database), ...questions(database) };
}

type Changes = Pick<Ledger, 'addObservations' | 'releaseObservations' | 'withdrawObservations'>;

function changes(database: BetterSqlite3.Database): Changes {
  const nextVersion = database.prepare<[], number>('UPDATE ledger SET version = version + 1 RETURNING version').pluck();
  const insert = database.prepare(`
    INSERT INTO observations (series, entity, date, value, details, title, publisher, url, retrieved_at, origin, authority, doubt, known_from, changed)
    VALUES (@series, @entity, @date, @value, @details, @title, @publisher, @url, @retrievedAt, @origin, @authority, @doubt, @knownFrom, @changed)
  `);
  // The numbers come as one JSON list: SQLite limits the number of parameters.
  const selected = '(origin = @origin OR id IN (SELECT value FROM json_each(@ids)))';
  const release = database.prepare(
    `UPDATE observations SET known_from = @at, released_by = @by, changed = @changed WHERE ${selected} AND known_from IS NULL AND withdrawn_at IS NULL`,
  );
  const withdraw = database.prepare(
    `UPDATE observations SET withdrawn_at = @at, withdrawn_by = @by, changed = @changed WHERE ${selected} AND withdrawn_at IS NULL`,
  );

  const add = database.transaction((observations: readonly NewObservation[], at: string): number[] => {
    if (observations.length === 0) return [];
    const changed = nextVersion.get()!;
    return observations.map((observation) =>
      Number(insert.run({ ...rowOf(observation, at), changed }).lastInsertRowid),
    );
  });
  const mark = database.transaction(
    (statement: BetterSqlite3.Statement, selection: Selection, by: string, at: string): number =>
      statement.run({ ...parametersOf(selection), by, at, changed: nextVersion.get()! }).changes,
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
  };
}

const parametersOf = (selection: Selection) =>
  'origin' in selection
    ? { origin: selection.origin, ids: '[]' }
    : { origin: null, ids: JSON.stringify(selection.ids) };

function questions(database: BetterSqlite3.Database): Omit<Ledger, keyof Changes> {
  const version = database.prepare<[], number>('SELECT version FROM ledger').pluck();
  const waiting = database.prepare<[], ObservationRow>(
    'SELECT * FROM observations WHERE known_from IS NULL AND withdrawn_at IS NULL ORDER BY id',
  );
  const byOrigin = database.prepare<[string], ObservationRow>(
    'SELECT * FROM observations WHERE origin = ? ORDER BY id',
  );
  const changedPage = database.prepare<object, ObservationRow>(
    'SELECT * FROM observations WHERE changed > @after AND changed <= @upTo AND id > @afterNumber ORDER BY id LIMIT @most',
  );
  const read = (rows: readonly ObservationRow[]): readonly StoredObservation[] => rows.map(observationOf);

  return {
    async quarantined() {
      return read(waiting.all());
    },
    async observationsOf(origin) {
      return read(byOrigin.all(origin));
    },
    async ledgerVersion() {
      return version.get()!;
    },
    async changed(versions, page) {
      return read(changedPage.all({ ...versions, ...page }));
    },
  };
}
