import type { StoredSubscription, Subscriptions } from '../subscriptions';
import { hostOf } from '../../network/host-of';
import type { Engine } from './engine';
import { locked } from './engine';

const columns = [
  'id',
  'account',
  'environment',
  'name',
  'callback_url as callbackUrl',
  'secret',
  'filter',
  'position',
  'crossed',
  'created_at as createdAt',
  'ended_at as endedAt',
  'ended_because as endedBecause',
] as const;

/** The row whose lock keeps two processes from adding subscriptions of one account at once. */
const lockName = 'subscriptions';

/** The methods of the store that keep subscriptions. */
export function sqlSubscriptions(
  engine: Engine,
): Pick<
  Subscriptions,
  'addSubscription' | 'subscription' | 'subscriptionsOf' | 'removeSubscription' | 'subscriptionsToServe'
> {
  const { database } = engine;
  const subscriptions = database.selectFrom('subscriptions').select(columns);

  return {
    async addSubscription(subscription, most) {
      const { id, account, environment, name, callbackUrl, secret, filter, position, crossed, createdAt } =
        subscription;
      return database.transaction().execute(async (transaction) => {
        await locked(engine)(transaction.selectFrom('locks').select('name').where('name', '=', lockName)).execute();
        const active: readonly StoredSubscription[] = await transaction
          .selectFrom('subscriptions')
          .select(columns)
          .where('account', '=', account)
          .where('ended_at', 'is', null)
          .execute();
        const same = active.find(
          (one) => one.callbackUrl === callbackUrl && one.filter === filter && one.environment === environment,
        );
        if (same !== undefined) return { stored: same, isNew: false };
        if (active.length >= most) return undefined;
        await transaction
          .insertInto('subscriptions')
          .values({
            id,
            account,
            environment,
            name,
            callback_url: callbackUrl,
            host: hostOf(callbackUrl),
            secret,
            filter,
            position,
            crossed,
            created_at: createdAt,
            accepted: null,
            ended_at: null,
            ended_because: null,
          })
          .execute();
        return { stored: subscription, isNew: true };
      });
    },
    subscription: (id) => subscriptions.where('id', '=', id).executeTakeFirst(),
    subscriptionsOf: (account) =>
      subscriptions.where('account', '=', account).orderBy('created_at').orderBy('id').execute(),
    async removeSubscription(id) {
      const { numDeletedRows } = await database.deleteFrom('subscriptions').where('id', '=', id).executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async subscriptionsToServe() {
      const now = new Date(await engine.sharedTime()).toISOString();
      return subscriptions
        .where('ended_at', 'is', null)
        .where('environment', '=', 'live')
        .where('account', 'in', ({ selectFrom }) =>
          selectFrom('keys as k')
            .innerJoin('accounts as a', 'a.id', 'k.owner')
            .select('k.account')
            .where('k.environment', '=', 'live')
            .where('k.disabled_at', 'is', null)
            .where('a.disabled_at', 'is', null)
            .where((key) => key.or([key('k.replaced_at', 'is', null), key('k.replaced_at', '>', now)]))
            .where((key) => key.or([key('k.expires_at', 'is', null), key('k.expires_at', '>', now)])),
        )
        .orderBy('id')
        .execute();
    },
  };
}
