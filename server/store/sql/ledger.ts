import { type Kysely, sql, type Transaction } from 'kysely';
import type { Ledger, Selection } from '../ledger';
import type { Engine } from './engine';
import { observationOf, rowOf } from './observation-row';
import type { Tables } from './tables';

/** Rows in one statement. Engines limit the number of its parameters. */
export const rowsAtOnce = 500;

/** Ids in one statement. */
const idsAtOnce = 5_000;

const slices = <T>(list: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/** The order of days in a direction, and the comparisons of its first and last day. */
const orderOf = { earlier: ['desc', '<=', '>='], later: ['asc', '>=', '<='] } as const;

/** The part of a selection that fits in one statement. */
const partsOf = (selection: Selection): readonly Selection[] =>
  'origin' in selection ? [selection] : slices(selection.ids, idsAtOnce).map((ids) => ({ ids }));

/** Begins a change. Its lock on the version makes all changes of the ledger follow one another. */
async function nextVersion(transaction: Transaction<Tables>): Promise<number> {
  const { version } = await transaction
    .updateTable('ledger')
    .set((ledger) => ({ version: ledger('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export function sqlLedger(engine: Engine): Omit<Ledger, 'watchLedger'> {
  return { ...changes(engine), ...questions(engine.database) };
}

type Changes = Pick<Ledger, 'addObservations' | 'releaseObservations' | 'withdrawObservations'>;

function changes({ database, announceLedger }: Engine): Changes {
  /** Marks the selected observations that are not withdrawn, and returns how many. */
  async function mark(
    selection: Selection,
    columns: Partial<Record<'known_from' | 'released_by' | 'withdrawn_at' | 'withdrawn_by', string>>,
    onlyQuarantined: boolean,
  ): Promise<number> {
    const count = await database.transaction().execute(async (transaction) => {
      const changed = await nextVersion(transaction);
      let marked = 0n;
      for (const part of partsOf(selection)) {
        const { numUpdatedRows } = await transaction
          .updateTable('observations')
          .set({ ...columns, changed })
          .where((row) => ('origin' in part ? row('origin', '=', part.origin) : row('id', 'in', part.ids)))
          .where('withdrawn_at', 'is', null)
          .$if(onlyQuarantined, (query) => query.where('known_from', 'is', null))
          .executeTakeFirst();
        marked += numUpdatedRows;
      }
      return Number(marked);
    });
    await announceLedger();
    return count;
  }

  return {
    async addObservations(observations, at) {
      if (observations.length === 0) return [];
      const ids = await database.transaction().execute(async (transaction) => {
        const changed = await nextVersion(transaction);
        const added: number[] = [];
        for (const slice of slices(observations, rowsAtOnce)) {
          const rows = await transaction
            .insertInto('observations')
            .values(slice.map((observation) => rowOf(observation, at, changed)))
            .returning('id')
            .execute();
          added.push(...rows.map(({ id }) => id));
        }
        return added.sort((a, b) => a - b);
      });
      await announceLedger();
      return ids;
    },
    releaseObservations: (selection, by, at) => mark(selection, { known_from: at, released_by: by }, true),
    withdrawObservations: (selection, by, at) => mark(selection, { withdrawn_at: at, withdrawn_by: by }, false),
  };
}

/** Follows the index from one series and entity to the next, so it does not read the observations between them. */
const recorded = sql<{ series: string; entity: string }>`
  WITH RECURSIVE all_series (series) AS (
    SELECT min(series) FROM observations
    UNION ALL
    SELECT (SELECT min(o.series) FROM observations o WHERE o.series > s.series)
    FROM all_series s WHERE s.series IS NOT NULL
  ), recorded (series, entity) AS (
    SELECT s.series, (SELECT min(o.entity) FROM observations o WHERE o.series = s.series)
    FROM all_series s WHERE s.series IS NOT NULL
    UNION ALL
    SELECT r.series, (SELECT min(o.entity) FROM observations o WHERE o.series = r.series AND o.entity > r.entity)
    FROM recorded r WHERE r.entity IS NOT NULL
  )
  SELECT series, entity FROM recorded WHERE entity IS NOT NULL ORDER BY series, entity`;

function questions(database: Kysely<Tables>): Omit<Ledger, keyof Changes | 'watchLedger'> {
  const observations = database.selectFrom('observations').selectAll().orderBy('id');
  return {
    async quarantined() {
      const rows = await observations.where('known_from', 'is', null).where('withdrawn_at', 'is', null).execute();
      return rows.map(observationOf);
    },
    async observationsOf(origin) {
      return (await observations.where('origin', '=', origin).execute()).map(observationOf);
    },
    recorded: async () => (await recorded.execute(database)).rows,
    async history(series, entity, { from, direction, until, most }) {
      const [order, start, end] = orderOf[direction];
      // Numbers go the other way, so the index on days has the rows in this order.
      const rows = await database
        .selectFrom('observations')
        .selectAll()
        .where('series', '=', series)
        .where('entity', '=', entity)
        .where('date', start, from)
        .$if(until !== undefined, (query) => query.where('date', end, until!))
        .orderBy('date', order)
        .orderBy('id', direction === 'earlier' ? 'asc' : 'desc')
        .limit(most)
        .execute();
      return rows.map(observationOf);
    },
    async quotations({ currencies, except }, { from, direction, until, most }) {
      const [order, start, end] = orderOf[direction];
      const rows = await database
        .selectFrom('observations')
        .select(['date', 'known_from', 'withdrawn_at'])
        .distinct()
        // Written out: an engine uses the index of rates only where the statement itself names the series.
        .where('series', '=', sql.lit('fx'))
        .where('date', start, from)
        .$if(until !== undefined, (query) => query.where('date', end, until!))
        .where('known_from', 'is not', null)
        .where('entity', 'in', currencies)
        .where(({ and, eb, not }) =>
          and(
            except.map(({ currency, from: first, to: last }) =>
              not(and([eb('entity', '=', currency), eb('date', '>=', first), eb('date', '<=', last)])),
            ),
          ),
        )
        .orderBy('date', order)
        .orderBy('known_from', order)
        .orderBy('withdrawn_at', order)
        .limit(most)
        .execute();
      return rows.map(({ date, known_from: knownFrom, withdrawn_at: withdrawnAt }) => ({
        date,
        knownFrom,
        withdrawnAt,
      }));
    },
    async ledgerVersion() {
      return (await database.selectFrom('ledger').select('version').executeTakeFirstOrThrow()).version;
    },
    async changed({ after, upTo }, { afterNumber, most }) {
      const rows = await observations
        .where('changed', '>', after)
        .where('changed', '<=', upTo)
        .where('id', '>', afterNumber)
        .limit(most)
        .execute();
      return rows.map(observationOf);
    },
  };
}
