import { randomUUID } from 'node:crypto';
import type { NewSubscription, Subscription, SubscriptionList } from '../../../src/contract';
import { answeredBy } from '../../../src/market';
import { positionText } from '../../../src/changes/position';
import { positionNow } from '../../changes/since';
import type { StoredSubscription } from '../../store/subscriptions';
import { filterText, readFilter } from '../../webhooks/filter';
import { newSecret } from '../../webhooks/secret';
import { seenNow } from '../../webhooks/thresholds';
import { answered, answeredUnsaid } from '../accounts/handler';
import { subscriptionRecord } from './audit';
import type { MakeHandlers } from './handler';
import { ownSubscription, owns, rowOf } from './owned';
import { mostSubscriptions, tooMany, wantedChecks } from './wanted';

export const subscriptionHandlers: MakeHandlers<
  'createSubscription' | 'listSubscriptions' | 'getSubscription' | 'deleteSubscription'
> = (parts) => {
  const { store, laws, markets, clock, onChange } = parts;
  const check = wantedChecks(parts);
  return {
    createSubscription: {
      async answer(asked, { caller }) {
        const { key } = caller;
        const now = clock.now();
        const filter = filterText(asked);
        const wanted = await check.filter(readFilter(filter));
        if (!wanted.ok) return wanted;
        const callback = await check.address(asked.callback_url, key.account);
        if (!callback.ok) return callback;
        const { thresholds } = wanted.value;
        const made: StoredSubscription = {
          id: randomUUID(),
          account: key.account,
          environment: key.environment,
          name: asked.name ?? null,
          callbackUrl: callback.value.href,
          host: callback.value.host,
          secret: newSecret(),
          earlierSecrets: [],
          filter,
          position: positionText(positionNow({ laws, markets }, now)),
          crossed: await answeredBy(markets.known(), (market) => seenNow(market, thresholds, now)),
          createdAt: new Date(now).toISOString(),
          endedAt: null,
          endedBecause: null,
        };
        const record = subscriptionRecord(caller, new Date(now), 'subscription.create', undefined, made);
        const added = await store.addSubscription(made, mostSubscriptions, record);
        if (added === undefined) return tooMany();
        const { stored, isNew } = added;
        if (isNew) onChange('made', stored.id, stored.account);
        return answeredUnsaid<NewSubscription>({ ...rowOf(stored), secret: isNew ? stored.secret : null });
      },
    },
    listSubscriptions: {
      async answer(_, { caller }) {
        const all = await store.subscriptionsOf(caller.key.account);
        const subscriptions = all.filter((one) => owns(caller, one)).map(rowOf);
        return answeredUnsaid<SubscriptionList>({ subscriptions, count: subscriptions.length });
      },
    },
    getSubscription: {
      async answer({ id }, { caller }) {
        const found = await ownSubscription(store, caller, id);
        return found.ok ? answeredUnsaid<Subscription>(rowOf(found.value)) : found;
      },
    },
    deleteSubscription: {
      async answer({ id }, { caller }) {
        const found = await ownSubscription(store, caller, id);
        if (!found.ok) return found;
        const now = new Date(clock.now());
        const record = subscriptionRecord(caller, now, 'subscription.delete', found.value, undefined);
        if (await store.removeSubscription(id, record)) onChange('deleted', id, caller.key.account);
        return answered({ id, deleted: true as const });
      },
    },
  };
};
