import { timingSafeEqual } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { OperationForm } from '../src/contract/form/operations';
import type { SubscriptionEvent, SubscriptionOperationId, Threshold } from '../src/contract';
import subscriptions from './subscriptions.json';

const forms = subscriptions as readonly OperationForm<'get' | 'post' | 'patch' | 'delete'>[];

/** What a trigger listens to. Empty lists: everything. */
export interface Filter {
  readonly kinds?: readonly string[];
  readonly countries?: readonly string[];
  readonly thresholds?: readonly Threshold[];
}

/**
 * Method and path of an operation on subscriptions.
 *
 * @param subscription its id, for the operations that name one
 */
export function requestOf(
  operation: SubscriptionOperationId,
  subscription = '',
): { readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; readonly path: string } {
  const { method, path } = forms.find(({ id }) => id === operation)!;
  return {
    method: method.toUpperCase() as 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: path.replace('{id}', encodeURIComponent(subscription)),
  };
}

/** What an event gives to the steps after a trigger: the change, and the type of the event. */
export const deliveredBy = ({ data, type }: SubscriptionEvent) => ({ ...data, event: type });

/** The headers of a delivery. */
type Headers = Readonly<Record<string, string>>;

/** Is one of the signatures in the headers that of the body? */
function isSigned(secret: string, body: string, headers: Headers): boolean {
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '', 'webhook-signature': signatures = '' } = headers;
  const expected = Buffer.from(new Webhook(secret).sign(id, new Date(Number(time) * 1_000), body));
  return signatures
    .split(' ')
    .map((one) => Buffer.from(one))
    .some((one) => one.length === expected.length && timingSafeEqual(one, expected));
}

/** The event in a request, if the service signed it for this subscription, and not more than five minutes ago. */
export function signedEvent(secret: string, body: string, headers: Headers): SubscriptionEvent | undefined {
  try {
    return new Webhook(secret).verify(body, headers) as SubscriptionEvent;
  } catch {
    return undefined;
  }
}

/** The event in a request that the service signed at any time, for a tool that may keep a request for a while before it hands it on. */
export const signedEventOfAnyAge = (secret: string, body: string, headers: Headers): SubscriptionEvent | undefined =>
  isSigned(secret, body, headers) ? (JSON.parse(body) as SubscriptionEvent) : undefined;
