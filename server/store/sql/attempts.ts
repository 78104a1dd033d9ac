import type { Kysely } from 'kysely';
import { type AttemptLimit, type Attempts, clocksDiffer, endOfWait, mostBuckets, type Moments } from '../attempts';
import { type Engine, locked } from './engine';
import type { AttemptBucketTable, Tables } from './tables';

/** Moments as they are stored: newest first, separated by commas. */
const written = (moments: readonly number[]): string => moments.join();
const read = (text: string): readonly number[] => text.split(',').map(Number);

/** Reads the attempts that limits refer to. */
async function momentsOf(database: Kysely<Tables>, limits: readonly AttemptLimit[]): Promise<Moments> {
  const buckets = [
    ...new Set(limits.flatMap(({ bucket, sparing }) => (sparing === undefined ? [bucket] : [bucket, sparing]))),
  ];
  const rows =
    buckets.length === 0
      ? []
      : await database
          .selectFrom('attempt_buckets')
          .select(['bucket', 'moments'])
          .where('bucket', 'in', buckets)
          .execute();
  const known = new Map(rows.map(({ bucket, moments }) => [bucket, read(moments)]));
  return (bucket) => known.get(bucket) ?? [];
}

/** The buckets of limits after one more attempt. */
function bucketsWith(limits: readonly AttemptLimit[], at: number, momentsIn: Moments): readonly AttemptBucketTable[] {
  const buckets = new Map<string, AttemptLimit[]>();
  for (const limit of limits) buckets.set(limit.bucket, [...(buckets.get(limit.bucket) ?? []), limit]);
  return [...buckets].map(([bucket, own]) => {
    const longest = Math.max(...own.map(({ within }) => within));
    const moments = [at, ...momentsIn(bucket)]
      .filter((moment) => moment > at - longest && moment <= at + clocksDiffer)
      .sort((a, b) => b - a)
      .slice(0, Math.max(...own.map(({ most }) => most)));
    return {
      bucket,
      kind: own[0]!.kind,
      moments: written(moments),
      attempts: moments.length,
      holds_until: endOfWait(own, at, () => moments) ?? 0,
      forgotten_at: moments[0]! + longest,
    };
  });
}

/** More rows than the table ever has. SQLite asks for a limit beside an offset. */
const all = Number.MAX_SAFE_INTEGER;

/** Deletes the buckets of a kind that are too many, of those that hold nobody up. */
async function makeRoom(database: Kysely<Tables>, kind: string, at: number): Promise<void> {
  const idle = database.selectFrom('attempt_buckets').where('kind', '=', kind).where('holds_until', '<=', at);
  const { count } = await idle.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  // In steps, because a flood must cost little.
  if (Number(count) <= mostBuckets * 1.1) return;
  const tooMany = idle
    .select('bucket')
    .orderBy('attempts', 'desc')
    .orderBy('forgotten_at', 'desc')
    .orderBy('bucket')
    .limit(all)
    .offset(mostBuckets);
  await database.deleteFrom('attempt_buckets').where('bucket', 'in', tooMany).execute();
}

export function sqlAttempts(engine: Engine): Attempts {
  const { database } = engine;
  return {
    async heldUpUntil(limits, at) {
      return endOfWait(limits, at, await momentsOf(database, limits));
    },
    async noteAttempt(limits, at) {
      return database.transaction().execute(async (transaction) => {
        // Attempts are counted one after another: together they must not exceed a limit.
        await transaction
          .selectFrom('locks')
          .select('name')
          .where('name', '=', 'attempts')
          .$call(locked(engine))
          .execute();
        const momentsIn = await momentsOf(transaction, limits);
        const until = endOfWait(limits, at, momentsIn);
        if (until !== undefined) return until;
        await transaction.deleteFrom('attempt_buckets').where('forgotten_at', '<=', at).execute();
        await transaction
          .insertInto('attempt_buckets')
          .values(bucketsWith(limits, at, momentsIn))
          .onConflict((conflict) =>
            conflict.column('bucket').doUpdateSet(({ ref }) => ({
              moments: ref('excluded.moments'),
              attempts: ref('excluded.attempts'),
              holds_until: ref('excluded.holds_until'),
              forgotten_at: ref('excluded.forgotten_at'),
            })),
          )
          .execute();
        for (const kind of new Set(limits.map(({ kind }) => kind))) await makeRoom(transaction, kind, at);
        return undefined;
      });
    },
  };
}
