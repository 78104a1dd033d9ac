import type { SubscriptionOperationId } from '../../../src/contract';
import { changeHandlers } from './changes';
import { deliveryHandlers } from './deliveries';
import type { SubscriptionHandler, SubscriptionParts } from './handler';
import { subscriptionHandlers } from './subscriptions';

export type { SubscriptionParts } from './handler';

/** The handler of each operation on subscriptions. */
export const handlersOfSubscriptions = (
  parts: SubscriptionParts,
): { readonly [Id in SubscriptionOperationId]: SubscriptionHandler<Id> } => ({
  ...subscriptionHandlers(parts),
  ...changeHandlers(parts),
  ...deliveryHandlers(parts),
});
