import { deliveriesPage, type Delivery, deliveryDays, type DeliveryList, type EventType } from '../../../src/contract';
import { done, fail, type Outcome } from '../../../src/contract/error';
import { message } from '../../../src/language/message';
import type { Caller } from '../../access/access';
import type { StoredDelivery, StoredSubscription } from '../../store/subscriptions';
import { testDelivery } from '../../webhooks/events';
import { answeredUnsaid } from '../accounts/handler';
import { changeForTest } from './change-for-test';
import type { MakeHandlers, SubscriptionParts } from './handler';
import { ownSubscription } from './owned';

type UnsaidDelivery = Omit<Delivery, 'problem'> & Pick<StoredDelivery, 'problem'>;

const rowOf = ({
  id,
  type,
  state,
  attempts,
  createdAt,
  attemptedAt,
  due,
  status,
  problem,
}: StoredDelivery): UnsaidDelivery => ({
  id,
  type: type as EventType,
  state,
  attempts,
  created_at: createdAt,
  attempted_at: attemptedAt,
  next_attempt_at: due === null ? null : new Date(due).toISOString(),
  status,
  problem,
});

/** A subscription of the caller to which something may be sent. */
async function activeSubscription(
  { store }: SubscriptionParts,
  caller: Caller,
  id: string,
): Promise<Outcome<StoredSubscription>> {
  const found = await ownSubscription(store, caller, id);
  if (!found.ok) return found;
  const { endedBecause } = found.value;
  return endedBecause === null
    ? found
    : fail('subscription_ended', message('subscription_over', { because: endedBecause }));
}

export const deliveryHandlers: MakeHandlers<'testSubscription' | 'listDeliveries' | 'retryDelivery'> = (parts) => {
  const { store, clock, wake } = parts;
  const unknownDelivery = (id: string) =>
    fail('not_found', message('delivery_unknown', { id: JSON.stringify(id.slice(0, 60)), days: deliveryDays.kept }));

  async function queued(subscription: string, id: string): Promise<Outcome<{ readonly row: UnsaidDelivery }>> {
    const delivery = await store.delivery(subscription, id);
    if (delivery === undefined) return unknownDelivery(id);
    wake();
    return done({ row: rowOf(delivery) });
  }

  return {
    testSubscription: {
      takesTurns: true,
      async answer({ id }, { caller }) {
        const found = await activeSubscription(parts, caller, id);
        if (!found.ok) return found;
        const delivery = testDelivery(id, await changeForTest(parts, found.value), clock.now());
        await store.addDelivery(id, delivery);
        const made = await queued(id, delivery.id);
        return made.ok ? answeredUnsaid<Delivery>(made.value.row) : made;
      },
    },
    listDeliveries: {
      async answer({ id, limit }, { caller }) {
        const found = await ownSubscription(store, caller, id);
        if (!found.ok) return found;
        const deliveries = (await store.deliveriesOf(id, limit ?? deliveriesPage.usual)).map(rowOf);
        return answeredUnsaid<DeliveryList>({ deliveries, count: deliveries.length });
      },
    },
    retryDelivery: {
      async answer({ id, delivery }, { caller }) {
        const found = await activeSubscription(parts, caller, id);
        if (!found.ok) return found;
        if (!(await store.sendAgain(id, delivery))) return unknownDelivery(delivery);
        const again = await queued(id, delivery);
        return again.ok ? answeredUnsaid<Delivery>(again.value.row) : again;
      },
    },
  };
};
