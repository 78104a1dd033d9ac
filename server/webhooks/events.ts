import { createHash, randomUUID } from 'node:crypto';
import type { Change, EventType, SubscriptionEvent, Threshold } from '../../src/contract';
import type { UnsaidChange } from '../../src/changes/list';
import { saidIn } from '../../src/language/said';
import { usualReader } from '../errors/reader';
import type { NewDelivery } from '../store/subscriptions';

/**
 * The id of a delivery of a change to a subscription. A change keeps its id however often it is derived, so it is sent
 * to a subscription once, even if it comes a second time in the list. A figure that is recorded anew has the moment of
 * its recording in the id of its change: a correction is another change, and is sent.
 */
const idOf = (subscription: string, change: string): string =>
  `msg_${createHash('sha256').update(`${subscription}\n${change}`).digest('hex').slice(0, 32)}`;

function delivery(
  id: string,
  type: EventType,
  subscription: string,
  change: UnsaidChange,
  threshold: Threshold | null,
  now: number,
): NewDelivery {
  const timestamp = new Date(now).toISOString();
  // A subscription has no language: receivers are programs.
  const data = { ...saidIn<Change>(change, usualReader.say), threshold };
  const event: SubscriptionEvent = { type, timestamp, subscription, data };
  return { id, type, body: JSON.stringify(event) };
}

/** The delivery of a change. `now` is when it is queued, in milliseconds since 1970. */
export const deliveryOfChange = (subscription: string, change: UnsaidChange, now: number): NewDelivery =>
  delivery(idOf(subscription, change.id), `change.${change.kind}`, subscription, change, null, now);

/** The delivery of a rate that crossed a threshold. */
export const deliveryOfCrossing = (
  subscription: string,
  { change, threshold }: { readonly change: UnsaidChange; readonly threshold: Threshold },
  now: number,
): NewDelivery => delivery(idOf(subscription, change.id), 'threshold.crossed', subscription, change, threshold, now);

/** A delivery that somebody asked for. Each is a new one. */
export const testDelivery = (subscription: string, change: UnsaidChange, now: number): NewDelivery =>
  delivery(`msg_${randomUUID().replaceAll('-', '')}`, 'test', subscription, change, null, now);
