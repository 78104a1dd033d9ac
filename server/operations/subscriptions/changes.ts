import type { ChangeSubscriptionRequest, RotatedSubscription, Subscription } from '../../../src/contract';
import { done, type Outcome } from '../../../src/contract/error';
import { dayLength } from '../../../src/day';
import { defined } from '../../../src/defined';
import { message } from '../../../src/language/message';
import { answeredBy } from '../../../src/market';
import { positionText } from '../../../src/changes/position';
import type { Caller } from '../../access/access';
import { positionNow } from '../../changes/since';
import type { StoredSubscription, SubscriptionChange } from '../../store/subscriptions';
import { filterText, readFilter } from '../../webhooks/filter';
import { newSecret } from '../../webhooks/secret';
import { seenAfterChange, seenNow } from '../../webhooks/thresholds';
import { answeredUnsaid } from '../accounts/handler';
import { subscriptionRecord } from './audit';
import type { MakeHandlers } from './handler';
import { ownSubscription, rowOf } from './owned';
import { mostSubscriptions, tooMany, wantedChecks } from './wanted';

/** The most earlier secrets that sign at once: each makes every event longer. */
const mostEarlier = 5;

export const changeHandlers: MakeHandlers<'changeSubscription' | 'rotateSecret'> = (parts) => {
  const { store, laws, markets, clock, onChange } = parts;
  const check = wantedChecks(parts);

  /** The properties that differ from what is stored. */
  const differing = (from: StoredSubscription, to: SubscriptionChange): SubscriptionChange =>
    Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name as keyof StoredSubscription] !== value));

  /** Changes a subscription of the caller, from what it is now, and again if it is changed meanwhile. */
  async function change(
    id: string,
    caller: Caller,
    action: 'subscription.change' | 'subscription.rotate',
    changeOf: (from: StoredSubscription) => Promise<Outcome<SubscriptionChange>>,
  ): Promise<Outcome<StoredSubscription>> {
    for (;;) {
      const found = await ownSubscription(store, caller, id);
      if (!found.ok) return found;
      const from = found.value;
      const wanted = await changeOf(from);
      if (!wanted.ok) return wanted;
      const to = differing(from, wanted.value);
      if (Object.keys(to).length === 0) return done(from);
      const changed = { ...from, ...to };
      const record = subscriptionRecord(caller, new Date(clock.now()), action, from, changed);
      const result = await store.changeSubscription(from, to, mostSubscriptions, record);
      if (result === 'too many') return tooMany();
      if (result === 'not as it was') continue;
      onChange('changed', id, from.account);
      return done(changed);
    }
  }

  /** The filter after a change, and with what its thresholds are compared from then on. */
  async function filterAfter(
    from: StoredSubscription,
    { kinds, countries, thresholds }: Pick<ChangeSubscriptionRequest, 'kinds' | 'countries' | 'thresholds'>,
    goesOn: boolean,
  ): Promise<Outcome<Pick<StoredSubscription, 'filter' | 'crossed'>>> {
    const before = readFilter(from.filter);
    const filter = filterText({ ...before, ...defined({ kinds, countries, thresholds }) });
    if (filter === from.filter && !goesOn) return done({ filter, crossed: from.crossed });
    const wanted = await check.filter(readFilter(filter));
    if (!wanted.ok) return wanted;
    const after = wanted.value.thresholds;
    const now = await answeredBy(markets.known(), (market) => seenNow(market, after, clock.now()));
    const crossed = goesOn ? now : seenAfterChange({ thresholds: before.thresholds, seen: from.crossed }, after, now);
    return done({ filter, crossed });
  }

  return {
    changeSubscription: {
      async answer({ id, ...asked }, { caller }) {
        const { callback_url: address, name, state } = asked;
        const callback = address === undefined ? undefined : await check.address(address, caller.key.account);
        if (callback?.ok === false) return callback;
        const changed = await change(id, caller, 'subscription.change', async (from) => {
          const now = clock.now();
          const goesOn = state === 'active' && from.endedAt !== null;
          const ends = state === 'ended' && from.endedAt === null;
          const filter = await filterAfter(from, asked, goesOn);
          if (!filter.ok) return filter;
          return done({
            ...filter.value,
            ...defined({ name, callbackUrl: callback?.value.href, host: callback?.value.host }),
            ...(goesOn
              ? { position: positionText(positionNow({ laws, markets }, now)), endedAt: null, endedBecause: null }
              : {}),
            ...(ends ? { endedAt: new Date(now).toISOString(), endedBecause: message('subscription_stopped') } : {}),
          });
        });
        return changed.ok ? answeredUnsaid<Subscription>(rowOf(changed.value)) : changed;
      },
    },
    rotateSecret: {
      async answer({ id, overlap_days }, { caller }) {
        const secret = newSecret();
        const changed = await change(id, caller, 'subscription.rotate', (from) => {
          const until = new Date(clock.now() + overlap_days * dayLength).toISOString();
          // A shorter overlap also ends the earlier ones sooner: whoever fears for a secret may end all at once.
          const earlier = [{ secret: from.secret, until }, ...from.earlierSecrets]
            .map((one) => (one.until < until ? one : { ...one, until }))
            .slice(0, mostEarlier);
          return Promise.resolve(done({ secret, earlierSecrets: overlap_days === 0 ? [] : earlier }));
        });
        return changed.ok ? answeredUnsaid<RotatedSubscription>({ ...rowOf(changed.value), secret }) : changed;
      },
    },
  };
};
