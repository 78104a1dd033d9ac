import type BetterSqlite3 from 'better-sqlite3';
import { type AttemptLimit, type Attempts, clocksDiffer, endOfWait, mostAttempts } from '../attempts';

export function sqliteAttempts(database: BetterSqlite3.Database): Attempts {
  const attemptsIn = database
    .prepare<[string, number, number], number>(
      'SELECT at FROM attempts WHERE bucket = ? AND at > ? AND at <= ? ORDER BY at DESC',
    )
    .pluck();
  const insert = database.prepare('INSERT INTO attempts (id, bucket, at, forgotten_at) VALUES (?, ?, ?, ?)');
  const forgetPast = database.prepare('DELETE FROM attempts WHERE forgotten_at <= @at OR at > @at + @clocksDiffer');
  const forgetExcess = database.prepare(
    'DELETE FROM attempts WHERE rowid IN (SELECT rowid FROM attempts ORDER BY forgotten_at DESC LIMIT -1 OFFSET ?)',
  );

  const heldUpUntil = (limits: readonly AttemptLimit[], at: number): number | undefined =>
    endOfWait(limits, at, (bucket, after, upTo) => attemptsIn.all(bucket, after, upTo));
  const noteAttempt = database.transaction(
    (id: string, limits: readonly AttemptLimit[], at: number): number | undefined => {
      forgetPast.run({ at, clocksDiffer });
      const until = heldUpUntil(limits, at);
      if (until !== undefined) return until;
      for (const { bucket, within } of limits) insert.run(id, bucket, at, at + within);
      forgetExcess.run(mostAttempts);
      return undefined;
    },
  );

  return {
    async heldUpUntil(limits, at) {
      return heldUpUntil(limits, at);
    },
    async noteAttempt(id, limits, at) {
      return noteAttempt.immediate(id, limits, at);
    },
  };
}
