import type { Subscription } from '../../../src/contract';
import { done, fail, type Outcome } from '../../../src/contract/error';
import { message, type Sentence } from '../../../src/language/message';
import type { Caller } from '../../access/access';
import type { Store } from '../../store/store';
import type { StoredSubscription } from '../../store/subscriptions';
import { readFilter } from '../../webhooks/filter';

export const stateOf = ({ endedAt }: Pick<StoredSubscription, 'endedAt'>): Subscription['state'] =>
  endedAt === null ? 'active' : 'ended';

/** Until when any earlier secret signs; null: there is none. */
export const lastSecretEnd = ({ earlierSecrets }: Pick<StoredSubscription, 'earlierSecrets'>): string | null =>
  earlierSecrets.reduce<string | null>((last, { until }) => (last === null || until > last ? until : last), null);

/** A subscription whose reason to end is said by the door. */
export type UnsaidSubscription = Omit<Subscription, 'ended_because'> & { readonly ended_because: Sentence | null };

/** A subscription as it is answered, without its secret. */
export function rowOf(stored: StoredSubscription): UnsaidSubscription {
  const { id, name, environment, callbackUrl, filter, createdAt, endedAt, endedBecause } = stored;
  const { kinds, countries, thresholds } = readFilter(filter);
  return {
    id,
    name,
    environment,
    callback_url: callbackUrl,
    kinds: [...kinds],
    countries: [...countries],
    thresholds: [...thresholds],
    state: stateOf(stored),
    created_at: createdAt,
    ended_at: endedAt,
    ended_because: endedBecause,
    earlier_secrets_until: lastSecretEnd(stored),
  };
}

/** Does a subscription belong to a caller? All keys on one count and of one environment own it together. */
export const owns = ({ key }: Caller, { account, environment }: StoredSubscription): boolean =>
  key.account === account && key.environment === environment;

/** A subscription of the caller; those of others do not exist for them. */
export async function ownSubscription(
  store: Pick<Store, 'subscription'>,
  caller: Caller,
  id: string,
): Promise<Outcome<StoredSubscription>> {
  const found = await store.subscription(id);
  return found !== undefined && owns(caller, found)
    ? done(found)
    : fail('not_found', message('subscription_unknown', { id: JSON.stringify(id.slice(0, 60)) }));
}
