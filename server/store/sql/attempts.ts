import type { Kysely } from 'kysely';
import { type AttemptLimit, type Attempts, clocksDiffer, endOfWait, mostAttempts } from '../attempts';
import { type Engine, locked } from './engine';
import type { Tables } from './tables';

/** The moments of the attempts in a bucket, after one moment and up to another, newest first. */
type Moments = (bucket: string, after: number, upTo: number) => readonly number[];

/** Reads the attempts that limits refer to. */
async function momentsOf(database: Kysely<Tables>, limits: readonly AttemptLimit[], now: number): Promise<Moments> {
  const buckets = [
    ...new Set(limits.flatMap(({ bucket, sparing }) => (sparing === undefined ? [bucket] : [bucket, sparing]))),
  ];
  const earliest = now - Math.max(0, ...limits.map(({ within }) => within));
  const rows =
    buckets.length === 0
      ? []
      : await database
          .selectFrom('attempts')
          .select(['bucket', 'at'])
          .where('bucket', 'in', buckets)
          .where('at', '>', earliest)
          .where('at', '<=', now + clocksDiffer)
          .orderBy('at', 'desc')
          .execute();
  return (bucket, after, upTo) =>
    rows.filter((row) => row.bucket === bucket && row.at > after && row.at <= upTo).map(({ at }) => at);
}

/** More rows than the table ever has. SQLite asks for a limit beside an offset. */
const all = Number.MAX_SAFE_INTEGER;

export function sqlAttempts(engine: Engine): Attempts {
  const { database } = engine;
  return {
    async heldUpUntil(limits, at) {
      return endOfWait(limits, at, await momentsOf(database, limits, at));
    },
    async noteAttempt(id, limits, at) {
      return database.transaction().execute(async (transaction) => {
        // Attempts are counted one after another: together they must not exceed a limit.
        await transaction
          .selectFrom('locks')
          .select('name')
          .where('name', '=', 'attempts')
          .$call(locked(engine))
          .execute();
        await transaction
          .deleteFrom('attempts')
          .where((attempt) => attempt.or([attempt('forgotten_at', '<=', at), attempt('at', '>', at + clocksDiffer)]))
          .execute();
        const until = endOfWait(limits, at, await momentsOf(transaction, limits, at));
        if (until !== undefined) return until;
        await transaction
          .insertInto('attempts')
          .values(limits.map(({ bucket, within }) => ({ id, bucket, at, forgotten_at: at + within })))
          .execute();
        await transaction
          .deleteFrom('attempts')
          .where(({ eb, refTuple, selectFrom }) =>
            eb(
              refTuple('id', 'bucket'),
              'in',
              selectFrom('attempts')
                .select(['id', 'bucket'])
                .orderBy('forgotten_at', 'desc')
                .limit(all)
                .offset(mostAttempts)
                .$asTuple('id', 'bucket'),
            ),
          )
          .execute();
        return undefined;
      });
    },
  };
}
