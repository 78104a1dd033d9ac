import type {
  ClaimLimits,
  DueSubscription,
  NewDelivery,
  StoredSubscription,
} from '../../../server/store/subscriptions';
import type { Store } from '../../../server/store/store';
import { message } from '../../../src/language/message';
import { issueKey } from '../../../server/access/keys';
import { firstAccount } from '../../../server/store/accounts';
import { madeBy, storedSubscription } from '../../support/stored-subscription';
import type { Opened } from './opened';

const subscription = storedSubscription;
const record = (subject: string) => madeBy('key test', subject);
const deliveries = (prefix: string, count: number): NewDelivery[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${prefix}-${i}`, type: 'change.law', body: `{"n":${i}}` }));
/** Claims deliveries, at most so many of each subscription. */
const limits = (most = 100): ClaimLimits => ({
  counted: 100,
  share: (due) => new Map(due.map(({ id }) => [id, most])),
  holds: 60_000,
});
const delivered = { state: 'delivered', status: 200, problem: null, again: null } as const;
const retried = { state: 'waiting', status: 500, problem: 'status 500', again: 60_000 } as const;

/** A subscription with deliveries that wait. */
async function queued(store: Store, id: string, count: number): Promise<StoredSubscription> {
  const one = subscription(id);
  await store.addSubscription(one, 100, record(id));
  await store.moveSubscription(one, { position: 'p~1', crossed: '[]' }, deliveries(id, count));
  return { ...one, position: 'p~1' };
}

export function subscriptionsConform(opened: () => Opened): void {
  test('an account has each address and filter once, and no more subscriptions than it may have', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    const added = await Promise.all(
      [store, other, store].map((one, i) =>
        one.addSubscription(subscription(`s${i}`, { callbackUrl: 'https://x.example.com' }), 2, record('same')),
      ),
    );
    expect(added.filter((one) => one?.isNew)).toHaveLength(1);
    expect(new Set(added.map((one) => one?.stored.id)).size).toBe(1);
    const more = await Promise.all(['t', 'u', 'v'].map((id) => other.addSubscription(subscription(id), 2, record(id))));
    expect(more.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await store.addSubscription(subscription('w', { account: 'b' }), 2, record('w'))).toMatchObject({
      isNew: true,
    });
    const [{ id }] = (await store.subscriptionsOf(firstAccount)) as [StoredSubscription];
    expect([
      await store.removeSubscription(id, record('gone')),
      await other.removeSubscription(id, record('gone')),
    ]).toEqual([true, false]);
    expect(await store.addSubscription(subscription('x'), 2, record('x'))).toMatchObject({ isNew: true });
    const recorded = (await store.auditTrail({ account: firstAccount }, 99)).map(({ subject }) => subject);
    // What added or removed nothing is not recorded.
    expect(recorded.filter((subject) => subject === 'same' || subject === 'gone')).toEqual(['gone', 'same']);
  });

  test('of several servers that move a subscription from one place, one queues its deliveries', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    const one = subscription('s');
    await store.addSubscription(one, 100, record('s'));
    const moved = await Promise.all(
      [store, other, store, other].map((server, i) =>
        server.moveSubscription(one, { position: 'p~1', crossed: '[true]' }, deliveries(`by ${i}`, 3)),
      ),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
    expect(await store.deliveriesOf('s', 100)).toHaveLength(3);
    expect(await store.subscription('s')).toMatchObject({ position: 'p~1', crossed: '[true]' });
  });

  test('a delivery that comes again is queued once', async () => {
    const { store } = opened();
    const one = await queued(store, 's', 2);
    await store.moveSubscription(one, { position: 'p~2', crossed: '[]' }, deliveries('s', 3));
    expect((await store.deliveriesOf('s', 9)).map(({ id }) => id).sort()).toEqual(['s-0', 's-1', 's-2']);
  });

  test('each delivery is claimed once, whichever server asks, and again only after its claim expires', async () => {
    const { store, openAnother } = opened();
    const servers = [store, await openAnother(), await openAnother()];
    await queued(store, 's', 30);
    const claims = (
      await Promise.all(servers.flatMap((server) => [1, 2].map(() => server.claimDeliveries(limits(7)))))
    ).flat();
    const rest = await store.claimDeliveries(limits());
    expect(new Set([...claims, ...rest].map(({ id }) => id)).size).toBe(30);
    expect([...claims, ...rest]).toHaveLength(30);
    expect(await store.claimDeliveries(limits())).toEqual([]);
    await opened().database.execute('UPDATE deliveries SET due = 1');
    const [again] = await store.claimDeliveries(limits(1));
    expect(again).toMatchObject({ attempts: 2, host: 's.example.com', callbackUrl: 'https://s.example.com/hook' });
    const late = claims.concat(rest).find(({ id }) => id === again!.id)!;
    await store.finishDelivery(late, delivered);
    expect(await store.delivery('s', again!.id)).toMatchObject({ state: 'waiting', status: null });
    await store.finishDelivery(again!, delivered);
    expect(await store.delivery('s', again!.id)).toMatchObject({ state: 'delivered', status: 200, due: null });
  });

  test('places are shared among the subscriptions with deliveries that are due, which are counted up to a limit', async () => {
    const { store } = opened();
    await queued(store, 'slow', 50);
    await queued(store, 'quick', 2);
    await queued(store, 'later', 1);
    await queued(store, 'ended', 1);
    await store.endSubscription('ended', 'It is gone.');
    const [later] = await store.claimDeliveries({ ...limits(), share: () => new Map([['later', 1]]) });
    await store.finishDelivery(later!, retried);
    let seen: readonly DueSubscription[] = [];
    const claimed = await store.claimDeliveries({
      ...limits(),
      counted: 4,
      share(due) {
        seen = [...due].sort((a, b) => (a.id < b.id ? -1 : 1));
        return new Map([['slow', 3]]);
      },
    });
    expect(seen).toEqual([
      { id: 'quick', account: firstAccount, host: 'quick.example.com', due: 2 },
      { id: 'slow', account: firstAccount, host: 'slow.example.com', due: 4 },
    ]);
    expect(claimed.map(({ subscription, account, host }) => [subscription, account, host])).toEqual(
      Array(3).fill(['slow', firstAccount, 'slow.example.com']),
    );
    expect(await store.claimDeliveries({ ...limits(), share: () => new Map() })).toEqual([]);
  });

  test('a change applies in one step to what was read, once, and moves what waits to the new address', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    const one = await queued(store, 's', 2);
    const to = { callbackUrl: 'https://new.example.com/', host: 'new.example.com', filter: '{"kinds":[]}', name: 'N' };
    const changed = await Promise.all(
      [store, other, store].map((server) => server.changeSubscription(one, to, 9, record('changed'))),
    );
    expect(changed.sort()).toEqual(['changed', 'not as it was', 'not as it was']);
    expect(await store.auditTrail({ subject: 'changed' }, 9)).toHaveLength(1);
    expect(await store.subscription('s')).toEqual({ ...one, ...to });
    // A server that read the earlier filter queues nothing by it.
    expect(await other.moveSubscription(one, { ...one, position: 'p~2' }, deliveries('old', 1))).toBe(false);
    const [claimed] = await store.claimDeliveries(limits(1));
    expect(claimed).toMatchObject({ callbackUrl: 'https://new.example.com/', host: 'new.example.com' });
  });

  test('an ended subscription gives up what waits, and goes on only while its account may have one more', async () => {
    const { store } = opened();
    const one = await queued(store, 's', 2);
    const end = { endedAt: '2026-11-02T00:00:00.000Z', endedBecause: 'It was ended.' };
    expect(await store.changeSubscription(one, end, 1, record('s'))).toBe('changed');
    expect((await store.deliveriesOf('s', 9)).map(({ state, problem }) => [state, problem])).toEqual(
      Array(2).fill(['failed', 'It was ended.']),
    );
    await store.addSubscription(subscription('t'), 1, record('t'));
    const ended = (await store.subscription('s'))!;
    const goOn = { endedAt: null, endedBecause: null, position: 'p~9' };
    expect(await store.changeSubscription(ended, goOn, 1, record('s'))).toBe('too many');
    expect(await store.changeSubscription(ended, { name: 'still ended' }, 1, record('s'))).toBe('changed');
    expect(await store.changeSubscription({ ...ended, name: 'still ended' }, goOn, 2, record('s'))).toBe('changed');
    expect(await store.subscription('s')).toMatchObject({ endedAt: null, endedBecause: null, position: 'p~9' });
    expect(await store.addDelivery('s', deliveries('new', 1)[0]!)).toBe(true);
  });

  test('deliveries are signed with earlier secrets until these end', async () => {
    const { store } = opened();
    const one = await queued(store, 's', 3);
    const earlierSecrets = [
      { secret: 'whsec_bmV3ZXI=', until: '2999-01-01T00:00:00.000Z' },
      { secret: 'whsec_b2xk', until: '2026-01-01T00:00:00.000Z' },
    ];
    expect((await store.claimDeliveries(limits(1)))[0]!.secrets).toEqual([one.secret]);
    await store.changeSubscription(one, { secret: 'whsec_bmV3', earlierSecrets }, 9, record('s'));
    expect((await store.claimDeliveries(limits(1)))[0]!.secrets).toEqual(['whsec_bmV3', 'whsec_bmV3ZXI=']);
    expect((await store.subscription('s'))!.earlierSecrets).toEqual([earlierSecrets[0]]);
    expect(await store.changeSubscription(one, { secret: 'whsec_eg==' }, 9, record('s'))).toBe('not as it was');
  });

  test('an attempt that failed waits, is counted, and can be asked for again at once', async () => {
    const { store } = opened();
    expect(await store.nextDelivery()).toBeUndefined();
    await queued(store, 's', 1);
    expect(await store.nextDelivery()).toBe(0);
    const [claimed] = await store.claimDeliveries(limits());
    await store.finishDelivery(claimed!, retried);
    expect(await store.delivery('s', 's-0')).toMatchObject({ state: 'waiting', attempts: 1, problem: 'status 500' });
    expect(await store.nextDelivery()).toBeGreaterThan(50_000);
    expect((await store.queueState()).waiting).toBe(1);
    expect(await store.lastAccepted('s')).toBeNull();
    expect(await store.sendAgain('s', 's-0')).toBe(true);
    expect(await store.sendAgain('other', 's-0')).toBe(false);
    const [again] = await store.claimDeliveries(limits());
    expect(again).toMatchObject({ id: 's-0', attempts: 1, body: '{"n":0}' });
    await store.finishDelivery(again!, delivered);
    expect(await store.lastAccepted('s')).toBeGreaterThan(0);
    expect(await store.queueState()).toEqual({ waiting: 0, age: 0 });
  });

  test('why something ended or failed is kept as a code with its values, and an earlier text as it was', async () => {
    const { store } = opened();
    await queued(store, 's', 1);
    const [claimed] = await store.claimDeliveries(limits());
    const problem = message('attempt_status', { status: 500 });
    await store.finishDelivery(claimed!, { ...retried, problem });
    expect(await store.delivery('s', 's-0')).toMatchObject({ problem });
    const refused = message('subscription_refused', { days: 3, problem });
    await store.endSubscription('s', refused);
    expect(await store.subscription('s')).toMatchObject({ endedBecause: refused });
    expect(await store.delivery('s', 's-0')).toMatchObject({ problem: refused });
    await queued(store, 't', 1);
    await store.endSubscription('t', '{"code":"no sentence of ours"}');
    expect(await store.subscription('t')).toMatchObject({ endedBecause: '{"code":"no sentence of ours"}' });
  });

  test('what ends sends nothing any more, and is forgotten later together with old deliveries', async () => {
    const { store, database } = opened();
    const one = await queued(store, 's', 2);
    await queued(store, 't', 2);
    await store.endSubscription('s', 'The receiver is gone.');
    expect(await store.subscription('s')).toMatchObject({ endedBecause: 'The receiver is gone.' });
    expect((await store.deliveriesOf('s', 9)).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await store.moveSubscription(one, { position: 'p~2', crossed: '[]' }, deliveries('x', 1))).toBe(false);
    expect(await store.addDelivery('s', deliveries('y', 1)[0]!)).toBe(false);
    expect(await store.sendAgain('s', 's-0')).toBe(false);
    expect(
      await store.addSubscription(subscription('again', { callbackUrl: one.callbackUrl }), 100, record('again')),
    ).toMatchObject({
      isNew: true,
    });
    await database.execute("UPDATE subscriptions SET ended_at = '2026-01-01T00:00:00.000Z' WHERE id = 's'");
    await database.execute('UPDATE deliveries SET queued = 1');
    const [claimed] = await store.claimDeliveries(limits(1));
    await store.finishDelivery(claimed!, delivered);
    await store.addSubscription(subscription('nobody', { account: 'of a deleted key' }), 9, record('nobody'));
    await store.forgetDeliveries(30 * 86_400_000);
    expect([await store.subscription('s'), await store.subscription('nobody')]).toEqual([undefined, undefined]);
    // What still waits stays, however old.
    expect((await store.deliveriesOf('t', 9)).map(({ state }) => state)).toEqual(['waiting']);
  });

  test('only live subscriptions with a key that works are served', async () => {
    const { store } = opened();
    const { stored: key } = await issueKey(store, {
      name: 'k',
      environment: 'live',
      plan: 'free',
      now: new Date(),
    });
    await store.addSubscription(subscription('live', { account: key.account }), 9, record('live'));
    await store.addSubscription(subscription('test', { account: key.account, environment: 'test' }), 9, record('test'));
    await store.addSubscription(subscription('lost', { account: 'nobody' }), 9, record('lost'));
    expect((await store.subscriptionsToServe()).map(({ id }) => id)).toEqual(['live']);
    await store.changeKey(key.id, { disabledAt: new Date().toISOString() });
    expect(await store.subscriptionsToServe()).toEqual([]);
  });
}
