import { success } from './envelope';
import type { PublicContract } from './operation';
import {
  ChangeSubscriptionRequest,
  CreateSubscriptionRequest,
  DeletedSubscription,
  DeliveriesQuery,
  Delivery,
  deliveryDays,
  DeliveryList,
  deliveryParams,
  NewSubscription,
  RotatedSubscription,
  RotateSecretRequest,
  Subscription,
  SubscriptionList,
  subscriptionParams,
} from './subscriptions';

/** An operation on the subscriptions of a key. */
export interface SubscriptionContract extends PublicContract {
  readonly scope: 'changes';
}

const onAll = {
  tag: 'Webhooks',
  scope: 'changes',
  path: '/api/v1/subscriptions',
} as const satisfies Partial<SubscriptionContract>;
const onOne = {
  ...onAll,
  path: '/api/v1/subscriptions/{id}',
  params: subscriptionParams,
} as const satisfies Partial<SubscriptionContract>;

/** What may be wrong with the fields of a subscription. */
const wrongFields = [
  'invalid_callback_url',
  'invalid_kind',
  'invalid_country',
  'invalid_threshold',
  'invalid_name',
] as const;

const table = [
  {
    ...onAll,
    id: 'createSubscription',
    method: 'post',
    summary: 'Subscribe to changes',
    description:
      'From now on, changes of the kinds and countries you name are sent to your address, signed according to Standard Webhooks. With `thresholds`, an exchange rate is sent when it crosses one. The answer shows the secret of the signature once. An active subscription with the same address and filter is not made twice.',
    body: CreateSubscriptionRequest,
    response: success(NewSubscription),
    status: 201,
    errors: ['invalid_json', ...wrongFields, 'too_many_subscriptions', 'not_found'],
  },
  {
    ...onAll,
    id: 'listSubscriptions',
    method: 'get',
    summary: 'List subscriptions',
    description: `The subscriptions of your key, oldest first. Ended ones stay for ${deliveryDays.kept} days.`,
    response: success(SubscriptionList),
    errors: ['not_found'],
  },
  {
    ...onOne,
    id: 'getSubscription',
    method: 'get',
    summary: 'Get a subscription',
    description: 'What is sent where, and whether it has ended.',
    response: success(Subscription),
    errors: ['not_found'],
  },
  {
    ...onOne,
    id: 'changeSubscription',
    method: 'patch',
    summary: 'Change a subscription',
    description:
      'Changes the address, the kinds, the countries, the thresholds or the name, ends a subscription, or makes an ended one active again. Fields you leave out stay as they are, and so does the secret. What waits to be sent goes to the new address.',
    body: ChangeSubscriptionRequest,
    response: success(Subscription),
    errors: ['not_found', 'invalid_json', ...wrongFields, 'bad_request', 'too_many_subscriptions'],
  },
  {
    ...onOne,
    id: 'rotateSecret',
    method: 'post',
    path: '/api/v1/subscriptions/{id}/rotate',
    summary: 'Replace the secret of a subscription',
    description:
      'Makes a new secret and shows it once. Until the overlap ends, each event has one signature for every secret, separated by spaces, as Standard Webhooks has it, so your receiver may know the old one or the new one.',
    body: RotateSecretRequest,
    response: success(RotatedSubscription),
    errors: ['not_found', 'invalid_json', 'invalid_overlap_days'],
  },
  {
    ...onOne,
    id: 'deleteSubscription',
    method: 'delete',
    summary: 'Delete a subscription',
    description:
      'Deletes a subscription with its deliveries. Nothing more is sent, except what is on its way. A second call is answered with `not_found`.',
    response: success(DeletedSubscription),
    errors: ['not_found'],
  },
  {
    ...onOne,
    id: 'testSubscription',
    method: 'post',
    path: '/api/v1/subscriptions/{id}/test',
    summary: 'Send a test event',
    description:
      'Queues an event of the type `test` with the latest change of these kinds and countries, or of law where there is none. Its delivery is in the list of deliveries.',
    response: success(Delivery),
    status: 202,
    errors: ['not_found', 'subscription_ended'],
  },
  {
    ...onOne,
    id: 'listDeliveries',
    method: 'get',
    path: '/api/v1/subscriptions/{id}/deliveries',
    summary: 'List what was sent',
    description: `The latest deliveries of a subscription, newest first, with their attempts and the last answer of the receiver. They stay for ${deliveryDays.kept} days.`,
    query: DeliveriesQuery,
    response: success(DeliveryList),
    errors: ['not_found', 'invalid_limit'],
  },
  {
    ...onOne,
    id: 'retryDelivery',
    method: 'post',
    path: '/api/v1/subscriptions/{id}/deliveries/{delivery}/retry',
    params: deliveryParams,
    summary: 'Send a delivery again',
    description: 'Sends a delivery again at once, with the same id and body, whatever its last result.',
    response: success(Delivery),
    status: 202,
    errors: ['not_found', 'subscription_ended'],
  },
] as const satisfies readonly SubscriptionContract[];

/** The exact type of each operation on subscriptions. */
export type SubscriptionOperation = (typeof table)[number];
export type SubscriptionOperationId = SubscriptionOperation['id'];

/**
 * Every operation on subscriptions. They need an API key and count as calls. They answer nothing from law or figures,
 * so neither batches nor agents offer them.
 */
export const subscriptionOperations: readonly (SubscriptionContract & { readonly id: SubscriptionOperationId })[] =
  table;
