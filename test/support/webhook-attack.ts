import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import type { Delivery } from '../../src/contract';
import type { ServerProcess } from './server-process';
import { type Fields, type Made, subscriptionCalls } from './subscription-calls';

/** An account with subscriptions, seen from outside. */
export interface Subscriber {
  readonly subscribe: (callbackUrl: string, fields?: Fields) => Promise<string>;
  /** Has test events sent to a subscription. */
  readonly send: (id: string, count?: number) => Promise<void>;
  readonly deliveries: (ids: readonly string[]) => Promise<readonly Delivery[]>;
}

/** Accounts on a server, each with a key of its own. */
export async function subscribers(server: ServerProcess, count: number): Promise<readonly Subscriber[]> {
  const store = await openStore(server);
  const keys: string[] = [];
  for (let i = 0; i < count; i++)
    keys.push((await issueKey(store, { name: `${i}`, environment: 'live', plan: 'enterprise', now: new Date() })).key);
  await store.close();
  const call = subscriptionCalls(() => server);
  return keys.map((key) => ({
    async subscribe(callback_url, fields = { kinds: ['law'] }) {
      const { data, error } = await call<Made>('POST', '', { callback_url, ...fields }, key);
      if (error !== undefined) throw new Error(error.message);
      return data.id;
    },
    async send(id, times = 1) {
      for (let i = 0; i < times; i++) await call('POST', `/${id}/test`, undefined, key);
    },
    async deliveries(ids) {
      const lists = await Promise.all(
        ids.map((id) => call<{ readonly deliveries: readonly Delivery[] }>('GET', `/${id}/deliveries`, undefined, key)),
      );
      return lists.flatMap(({ data }) => data.deliveries);
    },
  }));
}
