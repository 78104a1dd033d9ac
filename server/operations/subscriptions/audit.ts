import type { AuditAction } from '../../../src/contract/words/audit';
import type { Caller } from '../../access/access';
import { recordOf } from '../../accounts/actor';
import type { AuditRecord } from '../../store/audit';
import type { StoredSubscription } from '../../store/subscriptions';
import { readFilter } from '../../webhooks/filter';
import { lastSecretEnd, stateOf } from './owned';

/** What the audit trail shows. The whole address of the receiver may hold a secret, so only its host is shown. */
function shown(stored: StoredSubscription) {
  const { kinds, countries, thresholds } = readFilter(stored.filter);
  return {
    name: stored.name,
    receiver: stored.host,
    kinds,
    countries,
    thresholds: thresholds.map(({ pair, direction, rate }) => `${pair} ${direction} ${rate}`),
    state: stateOf(stored),
    earlierSecretsUntil: lastSecretEnd(stored),
  };
}
type Shown = ReturnType<typeof shown>;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The record of a change of a subscription by whoever has a key. Of a change, only what differs is shown.
 *
 * @param before undefined: it is new
 * @param after undefined: it was deleted
 */
export function subscriptionRecord(
  { key }: Pick<Caller, 'key'>,
  at: Date,
  action: AuditAction,
  before: StoredSubscription | undefined,
  after: StoredSubscription | undefined,
): AuditRecord {
  const [old, now] = [before && shown(before), after && shown(after)];
  const isShown = (name: string): boolean =>
    old === undefined ||
    now === undefined ||
    !isEqual(old[name as keyof Shown], now[name as keyof Shown]) ||
    (name === 'receiver' && before!.callbackUrl !== after!.callbackUrl);
  const differing = (one: Shown | undefined) =>
    one === undefined ? null : Object.fromEntries(Object.entries(one).filter(([name]) => isShown(name)));
  return recordOf({ account: key.owner, name: `key ${key.name}` }, at, action, {
    subject: (before ?? after)!.id,
    before: differing(old),
    after: differing(now),
  });
}
