import { randomBytes, randomUUID } from 'node:crypto';
import type { CreateSubscriptionRequest } from '../../../src/contract';
import { fail, type Failure } from '../../../src/contract/error';
import { type Message, message } from '../../../src/language/message';
import { answeredBy, type Market } from '../../../src/market';
import { dayOf } from '../../../src/market/age';
import { midRate } from '../../../src/market/mid-rate';
import { unknownCurrency } from '../../../src/market/unknown-currency';
import { positionText } from '../../../src/changes/position';
import { positionNow } from '../../changes/since';
import { callbackProblem } from '../../webhooks/callback-address';
import { leadsInside } from '../../webhooks/leads-inside';
import { filterText, readFilter } from '../../webhooks/filter';
import { currenciesOf, seenNow } from '../../webhooks/thresholds';
import { answered } from '../accounts/handler';
import type { MakeHandlers } from './handler';
import { ownSubscription, owns, rowOf } from './owned';

/** The most active subscriptions on one count. */
const mostSubscriptions = 50;

/** Bytes of the secret with which deliveries are signed. */
const secretBytes = 24;

const refused = (
  field: 'callback_url' | 'thresholds',
  why: Message,
): { readonly ok: false; readonly failure: Failure } => ({
  ok: false,
  failure: {
    code: field === 'callback_url' ? 'invalid_callback_url' : 'invalid_threshold',
    message: why,
    field,
  },
});

/** Why thresholds can never be crossed, or never be sent; undefined where they can. */
function thresholdProblem(
  market: Market,
  { thresholds, kinds }: CreateSubscriptionRequest,
  now: number,
): Message | undefined {
  if (thresholds.length > 0 && kinds.length > 0 && !kinds.includes('exchange_rate'))
    return message('thresholds_need_kind');
  for (const threshold of thresholds) {
    const [from, to] = currenciesOf(threshold);
    const unknown = [from, to].find((code) => !market.currencies.has(code));
    if (unknown !== undefined) return unknownCurrency(market, unknown);
    const rate = midRate(market, from, to, dayOf(now));
    if (rate !== undefined && rate.date === undefined) return message('threshold_pair_fixed', { pair: threshold.pair });
  }
  return undefined;
}

export const subscriptionHandlers: MakeHandlers<
  'createSubscription' | 'listSubscriptions' | 'getSubscription' | 'deleteSubscription'
> = ({ store, markets, clock, reach, onChange }) => ({
  createSubscription: {
    async answer(asked, { caller: { key } }) {
      const { callback_url: address, name } = asked;
      const now = clock.now();
      const wrongThreshold = await answeredBy(markets.known(), (market) => thresholdProblem(market, asked, now));
      if (wrongThreshold !== undefined) return refused('thresholds', wrongThreshold);
      const wrongAddress = callbackProblem(address, reach) ?? (await leadsInside(address, reach));
      if (wrongAddress !== undefined) return refused('callback_url', wrongAddress);
      const filter = filterText(asked);
      const added = await store.addSubscription(
        {
          id: randomUUID(),
          account: key.account,
          environment: key.environment,
          name: name ?? null,
          callbackUrl: new URL(address).href,
          secret: `whsec_${randomBytes(secretBytes).toString('base64')}`,
          filter,
          position: positionText(positionNow(markets, now)),
          crossed: await answeredBy(markets.known(), (market) => seenNow(market, readFilter(filter).thresholds, now)),
          createdAt: new Date(now).toISOString(),
          endedAt: null,
          endedBecause: null,
        },
        mostSubscriptions,
      );
      if (added === undefined)
        return fail('too_many_subscriptions', message('subscriptions_too_many', { most: mostSubscriptions }));
      const { stored, isNew } = added;
      if (isNew) onChange('made', stored.id, stored.account);
      return answered({ ...rowOf(stored), secret: isNew ? stored.secret : null });
    },
  },
  listSubscriptions: {
    async answer(_, { caller }) {
      const all = await store.subscriptionsOf(caller.key.account);
      const subscriptions = all.filter((one) => owns(caller, one)).map(rowOf);
      return answered({ subscriptions, count: subscriptions.length });
    },
  },
  getSubscription: {
    async answer({ id }, { caller }) {
      const found = await ownSubscription(store, caller, id);
      return found.ok ? answered(rowOf(found.value)) : found;
    },
  },
  deleteSubscription: {
    async answer({ id }, { caller }) {
      const found = await ownSubscription(store, caller, id);
      if (!found.ok) return found;
      if (await store.removeSubscription(id)) onChange('deleted', id, caller.key.account);
      return answered({ id, deleted: true as const });
    },
  },
});
