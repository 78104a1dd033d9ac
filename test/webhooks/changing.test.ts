import { Webhook } from 'standardwebhooks';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import type { Delivery, Subscription } from '../../src/contract';
import { type Receiver, startReceiver, status } from '../support/receiver';
import { record } from '../support/record';
import { type ServerProcess, startedServers } from '../support/server-process';
import { type Fields, type Made, subscriptionCalls } from '../support/subscription-calls';
import { until } from '../support/until';

const startServer = startedServers({ SVC_WEBHOOK_PRIVATE: 'on' });
let server: ServerProcess;
let store: Store;
let receiver: Receiver;
let sample: string;
let other: string;
beforeAll(async () => {
  [server, receiver] = await Promise.all([startServer(), startReceiver()]);
  store = await openStore(server);
  const issued = async (environment: 'live' | 'test'): Promise<string> =>
    (await issueKey(store, { name: environment, plan: 'free', now: new Date(), environment })).key;
  [other, sample] = [await issued('live'), await issued('test')];
});
afterAll(async () => {
  await receiver.close();
  await store.close();
});

const call = subscriptionCalls(() => server);
const today = new Date().toISOString().slice(0, 10);
const heard = (path: string, count: number): Promise<void> => until(() => receiver.at(path).length >= count);
const subscribe = async (path: string, fields: Fields, key?: string): Promise<Made> =>
  (await call<Made>('POST', '', { callback_url: receiver.url + path, ...fields }, key)).data;
/** Sends a test event and returns what arrived. */
async function tested(id: string, path: string, key?: string) {
  const before = receiver.at(path).length;
  expect((await call('POST', `/${id}/test`, undefined, key)).status).toBe(202);
  await heard(path, before + 1);
  return receiver.at(path).at(-1)!;
}

describe('a change', () => {
  test('of address, kinds and countries counts from then on, and what is left out stays', async () => {
    const { id, secret, ...made } = await subscribe('/before', {
      kinds: ['policy_rate'],
      countries: ['KE'],
      name: 'N',
    });
    const fields = { callback_url: `${receiver.url}/after`, countries: ['UG', 'ug', 'KE'] };
    const changed = await call<Subscription>('PATCH', `/${id}`, fields);
    const expected = { ...made, id, callback_url: fields.callback_url, countries: ['KE', 'UG'] };
    expect(changed).toEqual({ status: 200, location: null, data: expected });
    expect((await call('GET', `/${id}`)).data).toEqual(expected);
    await record(store, 'policy_rate', 'UG', today, 31);
    await heard('/after', 1);
    const { text, headers, event } = receiver.at('/after')[0]!;
    expect([event.data.country, event.data.after!.value]).toEqual(['UG', 31]);
    expect(new Webhook(secret!).verify(text, headers)).toEqual(event);
    expect(receiver.at('/before')).toEqual([]);

    expect((await call<Subscription>('PATCH', `/${id}`, { countries: [], name: 'All' })).data).toEqual({
      ...expected,
      countries: [],
      name: 'All',
    });
    expect((await call<Subscription>('PATCH', `/${id}`, {})).data).toMatchObject({ countries: [], name: 'All' });
  });

  test('moves what waits to the new address', async () => {
    receiver.answers.set('/broken', status(500));
    const { id } = await subscribe('/broken', { kinds: ['law'], countries: ['KE'] });
    await tested(id, '/broken');
    const deliveries = async () =>
      (await call<{ deliveries: readonly Delivery[] }>('GET', `/${id}/deliveries`)).data.deliveries;
    await until(async () => (await deliveries())[0]!.status === 500);
    await call('PATCH', `/${id}`, { callback_url: `${receiver.url}/mended` });
    await call('POST', `/${id}/deliveries/${(await deliveries())[0]!.id}/retry`);
    await heard('/mended', 1);
    expect(receiver.at('/mended')[0]!.text).toBe(receiver.at('/broken')[0]!.text);
  });

  test('of thresholds begins the new ones now, and lets those that stay go on', async () => {
    await record(store, 'fx', 'KES', today, 130);
    const kept = { pair: 'USD/KES', direction: 'above', rate: 135 };
    const added = { pair: 'USD/KES', direction: 'above', rate: 125 };
    const { id } = await subscribe('/limits', { kinds: ['exchange_rate'], thresholds: [kept] });
    const { data } = await call<Subscription>('PATCH', `/${id}`, { thresholds: [added, kept] });
    expect(data.thresholds).toEqual([added, kept]);
    await record(store, 'fx', 'KES', today, 136);
    await heard('/limits', 1);
    // The rate was above 125 when that limit was added, so only the other is crossed.
    expect(receiver.at('/limits').map(({ event }) => event.data.threshold)).toEqual([kept]);
  });

  test('ends a subscription and lets it go on with the same secret, without what changed meanwhile', async () => {
    const { id, secret } = await subscribe('/paused', { kinds: ['inflation'], countries: ['KE'] });
    await subscribe('/witness', { kinds: ['inflation'], countries: ['KE'] });
    const ended = await call<Subscription>('PATCH', `/${id}`, { state: 'ended' });
    expect(ended.data).toMatchObject({
      state: 'ended',
      ended_because: 'It was ended by a request to change its state.',
    });
    expect((await call('POST', `/${id}/test`)).error).toMatchObject({
      code: 'subscription_ended',
      message: expect.stringContaining('change its `state` to "active"'),
    });
    await record(store, 'inflation', 'KE', today, 41);
    await heard('/witness', 1);
    expect((await call<Subscription>('PATCH', `/${id}`, { state: 'active' })).data).toMatchObject({
      state: 'active',
      ended_at: null,
      ended_because: null,
    });
    await record(store, 'inflation', 'KE', today, 42);
    await heard('/paused', 1);
    expect(receiver.at('/paused').map(({ event }) => event.data.after!.value)).toEqual([42]);
    const { text, headers } = receiver.at('/paused')[0]!;
    expect(() => new Webhook(secret!).verify(text, headers)).not.toThrow();
  });

  test('lets a subscription that its receiver ended go on at another address', async () => {
    receiver.answers.set('/gone', status(410));
    const { id } = await subscribe('/gone', { kinds: ['law'], countries: ['KE'] });
    await tested(id, '/gone');
    await until(async () => (await call<Subscription>('GET', `/${id}`)).data.state === 'ended');
    await call('PATCH', `/${id}`, { callback_url: `${receiver.url}/back`, state: 'active' });
    await tested(id, '/back');
  });

  test.each([
    [{ callback_url: 'http://example.com' }, 'invalid_callback_url', /must start with https/],
    [{ callback_url: 7 }, 'invalid_callback_url', /must be text/],
    [{ kinds: ['laws'] }, 'invalid_kind', /did you mean "law"/],
    [{ countries: ['KX'] }, 'invalid_country', /did you mean KE/],
    [{ kinds: [], thresholds: [{ pair: 'EUR/XOF', direction: 'above', rate: 1 }] }, 'invalid_threshold', /is fixed/],
    [{ thresholds: [{ pair: 'USD/KES', direction: 'above', rate: 1 }] }, 'invalid_threshold', /need the kind/],
    [{ name: '' }, 'invalid_name', /name/],
    [{ state: 'paused' }, 'bad_request', /"active", "ended"/],
  ])('to %j is %s, and changes nothing', async (fields, code, sentence) => {
    const { id, secret: _, ...made } = await subscribe('/wrong', { kinds: ['law'] });
    const { status: answered, error } = await call('PATCH', `/${id}`, fields);
    expect([answered, error!.code, error!.message]).toEqual([400, code, expect.stringMatching(sentence)]);
    expect((await call('GET', `/${id}`)).data).toEqual({ id, ...made });
  });

  test('is for those who own the subscription, and goes on only where one more may be active', async () => {
    const { id } = await subscribe('/full', { kinds: ['meeting'], countries: ['SC'] }, other);
    for (const [method, path] of [
      ['PATCH', ''],
      ['POST', '/rotate'],
    ] as const)
      expect(await call(method, `/${id}${path}`, {})).toMatchObject({ status: 404, error: { code: 'not_found' } });
    await call('PATCH', `/${id}`, { state: 'ended' }, other);
    for (let i = 0; i < 50; i++) await subscribe(`/full${i}`, { kinds: ['meeting'] }, other);
    expect(await call('PATCH', `/${id}`, { state: 'active' }, other)).toMatchObject({
      status: 409,
      error: { code: 'too_many_subscriptions' },
    });
  });
});

describe('a new secret', () => {
  test('signs beside the earlier ones until their overlap ends', async () => {
    const { id, secret: first, ...made } = await subscribe('/rotated', { kinds: ['law'], countries: ['KE'] });
    const rotate = (body: Fields) => call<Made>('POST', `/${id}/rotate`, body);
    const now = Date.now();
    const second = await rotate({ overlap_days: 7 });
    expect(second).toMatchObject({ status: 200, data: { id, callback_url: made.callback_url } });
    expect(second.data.secret).toMatch(/^whsec_.{32}$/);
    const end = Date.parse(second.data.earlier_secrets_until!);
    expect(end).toBeGreaterThanOrEqual(now + 7 * 86_400_000);
    const third = await rotate({ overlap_days: 9 });

    const secrets = [third.data.secret!, second.data.secret!, first!];
    const { headers, text } = await tested(id, '/rotated');
    expect(headers['webhook-signature']!.split(' ')).toHaveLength(3);
    for (const secret of secrets) expect(() => new Webhook(secret).verify(text, headers)).not.toThrow();
    expect(JSON.stringify((await call('GET', '')).data)).not.toMatch(/whsec_/);

    const last = await rotate({ overlap_days: 0 });
    expect(last.data.earlier_secrets_until).toBeNull();
    const after = await tested(id, '/rotated');
    expect(() => new Webhook(last.data.secret!).verify(after.text, after.headers)).not.toThrow();
    for (const secret of secrets) expect(() => new Webhook(secret).verify(after.text, after.headers)).toThrow();
  });

  test('asked for twice at once leaves every secret working', async () => {
    const { id, secret } = await subscribe('/twice', { kinds: ['law'], countries: ['UG'] });
    const made = await Promise.all([1, 2].map(() => call<Made>('POST', `/${id}/rotate`, {})));
    const { headers, text } = await tested(id, '/twice');
    for (const one of [secret!, ...made.map(({ data }) => data.secret!)])
      expect(() => new Webhook(one).verify(text, headers)).not.toThrow();
  });

  test.each([-1, 366, 'a week'])('with an overlap of %j is refused', async (overlap_days) => {
    const { id } = await subscribe('/overlap', { kinds: ['law'] });
    expect(await call('POST', `/${id}/rotate`, { overlap_days })).toMatchObject({
      status: 400,
      error: { code: 'invalid_overlap_days' },
    });
  });
});

describe('a test event', () => {
  test.each([
    [{ kinds: ['law', 'exchange_rate'], countries: ['KE', 'UG'] }],
    [{ kinds: ['fuel_price'], countries: ['SC'] }],
    [{ kinds: ['law'], countries: ['SO', 'ER'] }],
    [{ kinds: ['meeting', 'tbill'], countries: [] }],
    [{ kinds: [], countries: ['TD'] }],
  ])('is about what %j lets through', async ({ kinds, countries }) => {
    for (const [path, key] of [['/filtered'], ['/sampled', sample]] as const) {
      const { id } = await subscribe(path, { kinds, countries }, key);
      const { event } = await tested(id, path, key);
      if (kinds.length > 0) expect(kinds).toContain(event.data.kind);
      if (countries.length > 0) expect(event.data.countries.some((code) => countries.includes(code))).toBe(true);
    }
  });
});

test('the audit trail says who made, changed, rotated and deleted a subscription, without its address or secrets', async () => {
  const { id } = await subscribe('/audited?sig=hidden', { kinds: ['law'], name: 'Payroll' });
  await call('PATCH', `/${id}`, { countries: ['KE'], callback_url: `${receiver.url}/audited?sig=other` });
  await call('PATCH', `/${id}`, { countries: ['KE'] });
  const { data } = await call<Made>('POST', `/${id}/rotate`, {});
  await call('DELETE', `/${id}`);
  const entries = await store.auditTrail({ subject: id }, 9);
  expect(entries.map(({ action, before, after }) => ({ action, before, after })).reverse()).toEqual([
    {
      action: 'subscription.create',
      before: null,
      after: {
        ...{ name: 'Payroll', receiver: '127.0.0.1', kinds: ['law'], countries: [], thresholds: [], state: 'active' },
        earlierSecretsUntil: null,
      },
    },
    {
      action: 'subscription.change',
      before: { receiver: '127.0.0.1', countries: [] },
      after: { receiver: '127.0.0.1', countries: ['KE'] },
    },
    {
      action: 'subscription.rotate',
      before: { earlierSecretsUntil: null },
      after: { earlierSecretsUntil: data.earlier_secrets_until },
    },
    { action: 'subscription.delete', before: expect.objectContaining({ countries: ['KE'] }), after: null },
  ]);
  expect(new Set(entries.map(({ actor }) => actor)).size).toBe(1);
  expect(entries[0]!.actor).toMatch(/^key /);
  expect(JSON.stringify(entries)).not.toMatch(/sig=|whsec_/);
});
