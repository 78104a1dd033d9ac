import type { Kysely } from 'kysely';
import { mostRefusedCalls, type RefusedCall, type UsageCount, type UsageRecords } from '../usage';
import type { Engine } from './engine';
import type { Tables } from './tables';

/** The key of the rows that add up a whole account. */
const allKeys = '';

/** Rows written by one statement. */
const atOnce = 500;

const textOf = ({ account, key, day, operation, outcome }: UsageCount): string =>
  [account, key, day, operation, outcome].join('\n');

/** The rows of a batch: each count, and the sums of each account. */
function rowsOf(counts: readonly UsageCount[]): readonly UsageCount[] {
  const rows = new Map<string, UsageCount>();
  for (const count of counts)
    for (const row of [count, { ...count, key: allKeys }]) {
      const text = textOf(row);
      rows.set(text, { ...row, calls: row.calls + (rows.get(text)?.calls ?? 0) });
    }
  // In one order everywhere: two processes that lock the same rows never wait for each other.
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

async function addCounts(transaction: Kysely<Tables>, rows: readonly UsageCount[]): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce)
    await transaction
      .insertInto('usage')
      .values(rows.slice(at, at + atOnce).map(({ key, ...row }) => ({ ...row, key_id: key })))
      .onConflict((conflict) =>
        conflict
          .columns(['account', 'key_id', 'day', 'operation', 'outcome'])
          .doUpdateSet((row) => ({ calls: row('usage.calls', '+', row.ref('excluded.calls')) })),
      )
      .execute();
}

async function addRefused(transaction: Kysely<Tables>, refused: readonly RefusedCall[]): Promise<void> {
  for (let at = 0; at < refused.length; at += atOnce)
    await transaction
      .insertInto('refused_calls')
      .values(refused.slice(at, at + atOnce).map(({ key, ...call }) => ({ ...call, key_id: key })))
      .execute();
  for (const account of [...new Set(refused.map((call) => call.account))].sort())
    await transaction
      .deleteFrom('refused_calls')
      .where('account', '=', account)
      .where('id', '<=', ({ selectFrom }) =>
        selectFrom('refused_calls as newer')
          .select('newer.id')
          .where('newer.account', '=', account)
          .orderBy('newer.id', 'desc')
          .limit(1)
          .offset(mostRefusedCalls),
      )
      .execute();
}

export function sqlUsage({ database }: Engine): UsageRecords {
  return {
    addUsage: (counts) => database.transaction().execute((transaction) => addCounts(transaction, rowsOf(counts))),
    addRefusedCalls: (refused) => database.transaction().execute((transaction) => addRefused(transaction, refused)),
    usageOf: (account, key, from, to) =>
      database
        .selectFrom('usage')
        .select(['day', 'operation', 'outcome', 'calls'])
        .where('account', '=', account)
        .where('key_id', '=', key ?? allKeys)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .orderBy('day')
        .orderBy('operation')
        .orderBy('outcome')
        .execute(),
    refusedCalls: (account) =>
      database
        .selectFrom('refused_calls')
        .select(['account', 'key_id as key', 'at', 'operation', 'code', 'message'])
        .where('account', '=', account)
        .orderBy('id', 'desc')
        .limit(mostRefusedCalls)
        .execute(),
  };
}
