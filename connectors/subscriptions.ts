import { Webhook } from 'standardwebhooks';
import type { OperationForm } from '../src/contract/form/operations';
import type { SubscriptionEvent, SubscriptionOperationId, Threshold } from '../src/contract';
import subscriptions from './subscriptions.json';

const forms = subscriptions as readonly OperationForm<'get' | 'post' | 'delete'>[];

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
): { readonly method: 'GET' | 'POST' | 'DELETE'; readonly path: string } {
  const { method, path } = forms.find(({ id }) => id === operation)!;
  return {
    method: method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
    path: path.replace('{id}', encodeURIComponent(subscription)),
  };
}

/** What an event gives to the steps after a trigger: the change, and the type of the event. */
export const deliveredBy = ({ data, type }: SubscriptionEvent) => ({ ...data, event: type });

/**
 * The event in a request, if the service signed it for this subscription, and not more than five minutes ago.
 *
 * @param body as it arrived
 */
export function signedEvent(
  secret: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): SubscriptionEvent | undefined {
  try {
    return new Webhook(secret).verify(body, headers) as SubscriptionEvent;
  } catch {
    return undefined;
  }
}
