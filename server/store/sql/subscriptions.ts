import type { Kysely } from 'kysely';
import { defined } from '../../../src/defined';
import { readSentenceOrNull, sentenceText } from '../stored-sentence';
import type { StoredSubscription, SubscriptionChange, SubscriptionList } from '../subscriptions';
import { isTrue, recorded } from './audit';
import { giveUpWaiting } from './deliveries';
import { readSecrets, secretsText } from './earlier-secrets';
import type { Engine } from './engine';
import { locked } from './engine';
import type { Tables } from './tables';

const columns = [
  'id',
  'account',
  'environment',
  'name',
  'callback_url as callbackUrl',
  'host',
  'secret',
  'earlier_secrets as earlierSecrets',
  'filter',
  'position',
  'crossed',
  'created_at as createdAt',
  'ended_at as endedAt',
  'ended_because as endedBecause',
] as const;

/** The row whose lock keeps two processes from adding subscriptions of one account at once. */
const lockName = 'subscriptions';

type Row = Omit<StoredSubscription, 'earlierSecrets' | 'endedBecause'> & {
  readonly earlierSecrets: string | null;
  readonly endedBecause: string | null;
};

/** The columns that a change sets. */
const changedColumns = ({
  name,
  callbackUrl,
  host,
  secret,
  earlierSecrets,
  filter,
  position,
  crossed,
  endedAt,
  endedBecause,
}: SubscriptionChange) =>
  defined({
    name,
    callback_url: callbackUrl,
    host,
    secret,
    earlier_secrets: earlierSecrets && secretsText(earlierSecrets),
    filter,
    position,
    crossed,
    ended_at: endedAt,
    ended_because: endedBecause && sentenceText(endedBecause),
  });

/** The columns of a new subscription, which has all properties. */
const allColumns = (subscription: StoredSubscription) =>
  changedColumns(subscription) as Required<ReturnType<typeof changedColumns>>;

/** The methods of the store that keep subscriptions. */
export function sqlSubscriptions(engine: Engine): SubscriptionList {
  const { database, sharedTime } = engine;
  const subscriptions = database.selectFrom('subscriptions').select(columns);
  const read = ({ earlierSecrets, endedBecause, ...row }: Row, now: number): StoredSubscription => ({
    ...row,
    endedBecause: readSentenceOrNull(endedBecause),
    earlierSecrets: readSecrets(earlierSecrets, now),
  });
  const readAll = async (rows: Promise<readonly Row[]>): Promise<readonly StoredSubscription[]> => {
    const now = await sharedTime();
    return (await rows).map((row) => read(row, now));
  };

  /** Keeps other processes from making subscriptions active until the transaction ends, and reads those of an account. */
  async function activeOf(transaction: Kysely<Tables>, account: string): Promise<readonly Row[]> {
    await locked(engine)(transaction.selectFrom('locks').select('name').where('name', '=', lockName)).execute();
    return transaction
      .selectFrom('subscriptions')
      .select(columns)
      .where('account', '=', account)
      .where('ended_at', 'is', null)
      .execute();
  }

  return {
    async addSubscription(subscription, most, record) {
      const { id, account, environment, callbackUrl, filter, createdAt } = subscription;
      const now = await sharedTime();
      return recorded(
        engine,
        record,
        async (transaction) => {
          const active = await activeOf(transaction, account);
          const same = active.find(
            (one) => one.callbackUrl === callbackUrl && one.filter === filter && one.environment === environment,
          );
          if (same !== undefined) return { stored: read(same, now), isNew: false };
          if (active.length >= most) return undefined;
          await transaction
            .insertInto('subscriptions')
            .values({ id, account, environment, created_at: createdAt, accepted: null, ...allColumns(subscription) })
            .execute();
          return { stored: subscription, isNew: true };
        },
        (added) => added?.isNew === true,
      );
    },
    async subscription(id) {
      const row = await subscriptions.where('id', '=', id).executeTakeFirst();
      return row && read(row, await sharedTime());
    },
    changeSubscription: (from, to, most, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const active = await activeOf(transaction, from.account);
          const goesOn = from.endedAt !== null && to.endedAt === null;
          if (goesOn && active.length >= most) return 'too many';
          const { numUpdatedRows } = await transaction
            .updateTable('subscriptions')
            .set(changedColumns(to))
            .where('id', '=', from.id)
            .where('callback_url', '=', from.callbackUrl)
            .where('secret', '=', from.secret)
            .where('filter', '=', from.filter)
            .where('position', '=', from.position)
            .where('crossed', '=', from.crossed)
            .where('ended_at', from.endedAt === null ? 'is' : '=', from.endedAt)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return 'not as it was';
          if (to.endedBecause != null) await giveUpWaiting(transaction, from.id, to.endedBecause);
          return 'changed';
        },
        (result) => result === 'changed',
      ),
    subscriptionsOf: (account) =>
      readAll(subscriptions.where('account', '=', account).orderBy('created_at').orderBy('id').execute()),
    removeSubscription: (id, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numDeletedRows } = await transaction
            .deleteFrom('subscriptions')
            .where('id', '=', id)
            .executeTakeFirst();
          return numDeletedRows === 1n;
        },
        isTrue,
      ),
    async subscriptionsToServe() {
      const now = new Date(await sharedTime()).toISOString();
      return readAll(
        subscriptions
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
          .execute(),
      );
    },
  };
}
