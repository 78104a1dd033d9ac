import type { AuditRecord } from '../../server/store/audit';
import { firstAccount } from '../../server/store/accounts';
import type { StoredSubscription } from '../../server/store/subscriptions';

/** A subscription as the store keeps it. */
export function storedSubscription(id: string, more: Partial<StoredSubscription> = {}): StoredSubscription {
  const callbackUrl = more.callbackUrl ?? `https://${id}.example.com/hook`;
  return {
    id,
    account: firstAccount,
    environment: 'live',
    name: null,
    callbackUrl,
    host: new URL(callbackUrl).hostname,
    secret: 'whsec_eA==',
    earlierSecrets: [],
    filter: '{}',
    position: 'p~0',
    crossed: '[]',
    createdAt: '2026-11-01T00:00:00.000Z',
    endedAt: null,
    endedBecause: null,
    ...more,
  };
}

/** An entry of the audit trail about a subscription. */
export const madeBy = (actor: string, subject: string): AuditRecord => ({
  at: '2026-11-01T00:00:00.000Z',
  account: firstAccount,
  actor,
  action: 'subscription.create',
  subject,
  before: null,
  after: null,
});
