import { type Kysely, sql } from 'kysely';
import type { Sentence } from '../../../src/language/message';
import { readSentenceOrNull, sentenceText } from '../stored-sentence';
import type { DeliveryQueue, DueSubscription, NewDelivery, StoredDelivery } from '../subscriptions';
import { readSecrets } from './earlier-secrets';
import type { Engine } from './engine';
import type { Tables } from './tables';

/** Rows written by one statement. */
const atOnce = 500;

const columns = [
  'id',
  'subscription',
  'type',
  'state',
  'attempts',
  'queued',
  'attempted',
  'due',
  'status',
  'problem',
] as const;

type Row = Omit<StoredDelivery, 'createdAt' | 'attemptedAt' | 'problem'> & {
  readonly problem: string | null;
  readonly queued: number;
  readonly attempted: number | null;
};

const moment = (milliseconds: number): string => new Date(milliseconds).toISOString();

const deliveryOf = ({ queued, attempted, problem, ...row }: Row): StoredDelivery => ({
  ...row,
  problem: readSentenceOrNull(problem),
  createdAt: moment(queued),
  attemptedAt: attempted === null ? null : moment(attempted),
});

/** Gives up the deliveries of a subscription that wait. */
export const giveUpWaiting = (transaction: Kysely<Tables>, subscription: string, because: Sentence): Promise<unknown> =>
  transaction
    .updateTable('deliveries')
    .set({ state: 'failed', due: null, problem: sentenceText(because) })
    .where('subscription', '=', subscription)
    .where('state', '=', 'waiting')
    .execute();

/** The methods of the store that keep the queue of deliveries. */
export function sqlDeliveries(engine: Engine): DeliveryQueue {
  const { database, sharedTime, locksRows } = engine;

  async function queue(
    transaction: Kysely<Tables>,
    subscription: string,
    deliveries: readonly NewDelivery[],
    now: number,
  ): Promise<void> {
    const { host } = await transaction
      .selectFrom('subscriptions')
      .select('host')
      .where('id', '=', subscription)
      .executeTakeFirstOrThrow();
    for (let at = 0; at < deliveries.length; at += atOnce)
      await transaction
        .insertInto('deliveries')
        .values(
          deliveries.slice(at, at + atOnce).map(({ id, type, body }) => ({
            id,
            subscription,
            host,
            type,
            body,
            state: 'waiting' as const,
            attempts: 0,
            queued: now,
            since: now,
            due: now,
            attempted: null,
            status: null,
            problem: null,
          })),
        )
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
  }

  /** Does something with an active subscription, which no other process ends or removes meanwhile. */
  const withActive = (id: string, work: (transaction: Kysely<Tables>, now: number) => Promise<boolean>) =>
    sharedTime().then((now) =>
      database.transaction().execute(async (transaction) => {
        const active = transaction
          .selectFrom('subscriptions')
          .select('id')
          .where('id', '=', id)
          .where('ended_at', 'is', null);
        const found = await (locksRows ? active.forShare() : active).executeTakeFirst();
        return found !== undefined && work(transaction, now);
      }),
    );

  return {
    async moveSubscription({ id, filter, position, crossed }, to, deliveries) {
      const now = await sharedTime();
      return database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('subscriptions')
          .set({ position: to.position, crossed: to.crossed })
          .where('id', '=', id)
          .where('filter', '=', filter)
          .where('position', '=', position)
          .where('crossed', '=', crossed)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await queue(transaction, id, deliveries, now);
        return true;
      });
    },
    addDelivery: (subscription, delivery) =>
      withActive(subscription, async (transaction, now) => {
        await queue(transaction, subscription, [delivery], now);
        return true;
      }),
    sendAgain: (subscription, delivery) =>
      withActive(subscription, async (transaction, now) => {
        const { numUpdatedRows } = await transaction
          .updateTable('deliveries')
          .set({ state: 'waiting', since: now, due: now, attempts: 0 })
          .where('id', '=', delivery)
          .where('subscription', '=', subscription)
          .executeTakeFirst();
        return numUpdatedRows === 1n;
      }),
    async delivery(subscription, id) {
      const row = await database
        .selectFrom('deliveries')
        .select(columns)
        .where('id', '=', id)
        .where('subscription', '=', subscription)
        .executeTakeFirst();
      return row && deliveryOf(row);
    },
    async deliveriesOf(subscription, most) {
      const rows = await database
        .selectFrom('deliveries')
        .select(columns)
        .where('subscription', '=', subscription)
        .orderBy('queued', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map(deliveryOf);
    },
    async claimDeliveries({ counted, share, holds }) {
      const now = await sharedTime();
      const until = now + holds;
      // In any order, so that the first do not take all places every time. Counting ends early: a long queue costs no more.
      const { rows } = await sql<DueSubscription>`
        SELECT s.id, s.account, s.host, (
          SELECT count(*) FROM (
            SELECT 1 FROM deliveries d WHERE d.subscription = s.id AND d.due <= ${now} LIMIT ${counted}
          ) one
        ) AS due
        FROM subscriptions s
        WHERE s.ended_at IS NULL
          AND EXISTS (SELECT 1 FROM deliveries d WHERE d.subscription = s.id AND d.due <= ${now})
        ORDER BY random()
      `.execute(database);
      const chosen = share(rows);
      if (chosen.size === 0) return [];
      return database.transaction().execute(async (transaction) => {
        const ids: string[] = [];
        for (const [subscription, count] of chosen) {
          const due = transaction
            .selectFrom('deliveries')
            .select('id')
            .where('subscription', '=', subscription)
            .where('due', '<=', now)
            .orderBy('due')
            .limit(count);
          const found = await (locksRows ? due.forUpdate().skipLocked() : due).execute();
          ids.push(...found.map(({ id }) => id));
        }
        if (ids.length === 0) return [];
        await transaction
          .updateTable('deliveries')
          .set((row) => ({ due: until, attempts: row('attempts', '+', 1), attempted: now }))
          .where('id', 'in', ids)
          .execute();
        const claimed = await transaction
          .selectFrom('deliveries as d')
          .innerJoin('subscriptions as s', 's.id', 'd.subscription')
          .select(['d.id', 'd.subscription', 's.account', 's.callback_url as callbackUrl', 's.host', 'd.body'])
          .select(['d.attempts', 'd.since', 's.secret', 's.earlier_secrets as earlierSecrets'])
          .where('d.id', 'in', ids)
          .orderBy('d.queued')
          .execute();
        return claimed.map(({ secret, earlierSecrets, ...one }) => ({
          ...one,
          until,
          secrets: [secret, ...readSecrets(earlierSecrets, now).map((earlier) => earlier.secret)],
        }));
      });
    },
    async finishDelivery({ id, subscription, until }, { state, status, problem, again }) {
      const now = await sharedTime();
      await database.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('deliveries')
          .set({ state, status, problem: problem && sentenceText(problem), due: again === null ? null : now + again })
          .where('id', '=', id)
          .where('due', '=', until)
          .executeTakeFirst();
        if (numUpdatedRows === 1n && state === 'delivered')
          await transaction
            .updateTable('subscriptions')
            .set({ accepted: now })
            .where('id', '=', subscription)
            .execute();
      });
    },
    async lastAccepted(subscription) {
      const row = await database
        .selectFrom('subscriptions')
        .select('accepted')
        .where('id', '=', subscription)
        .executeTakeFirst();
      return row?.accepted ?? null;
    },
    async endSubscription(id, because) {
      const at = moment(await sharedTime());
      await database.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('subscriptions')
          .set({ ended_at: at, ended_because: sentenceText(because) })
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .execute();
        await giveUpWaiting(transaction, id, because);
      });
    },
    async nextDelivery() {
      const { due } = await database
        .selectFrom('deliveries')
        .select((row) => row.fn.min('due').as('due'))
        .where('due', 'is not', null)
        .executeTakeFirstOrThrow();
      return due === null ? undefined : Math.max(0, due - (await sharedTime()));
    },
    async queueState() {
      const { waiting, oldest } = await database
        .selectFrom('deliveries')
        .select((row) => [row.fn.countAll<number>().as('waiting'), row.fn.min('since').as('oldest')])
        .where('due', 'is not', null)
        .executeTakeFirstOrThrow();
      return { waiting, age: oldest === null ? 0 : Math.max(0, (await sharedTime()) - oldest) };
    },
    async forgetDeliveries(age) {
      const before = (await sharedTime()) - age;
      await database.deleteFrom('deliveries').where('queued', '<', before).where('due', 'is', null).execute();
      await database.deleteFrom('subscriptions').where('ended_at', '<', moment(before)).execute();
      await database
        .deleteFrom('subscriptions')
        .where('account', 'not in', ({ selectFrom }) => selectFrom('keys').select('account'))
        .where('account', 'not in', ({ selectFrom }) => selectFrom('accounts').select('id'))
        .execute();
    },
  };
}
