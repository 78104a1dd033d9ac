import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { issueKey } from '../../server/access/keys';
import { hashOf } from '../../server/keys/key-format';
import { openStore } from '../../server/store/open';
import Database from 'better-sqlite3';
import type { Store, StoredKey } from '../../server/store/store';
import { lawEntries } from '../../src/changes/law';
import type { Delivery, Subscription } from '../../src/contract';
import { addDays, dayOfMoment } from '../../src/day';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';
import { marketFiles } from '../../src/reference/market/data';
import { setClock } from '../support/clock';
import { type Receiver, startReceiver, status } from '../support/receiver';
import { removeDirectory, type ServerProcess, startedServers, temporaryDirectory } from '../support/server-process';
import { type Fields, type Made, subscriptionCalls } from '../support/subscription-calls';
import { until } from '../support/until';

const startServer = startedServers({ SVC_WEBHOOK_PRIVATE: 'on' });
const folder = temporaryDirectory();
const clock = setClock(folder);
let server: ServerProcess;
/** Another server on the same store, which sends as well. */
let replica: ServerProcess;
let store: Store;
let receiver: Receiver;
let other: string;
let sample: string;
let limited: string;
beforeAll(async () => {
  [server, receiver] = await Promise.all([startServer(), startReceiver()]);
  replica = await startServer({ SVC_DATA_DIR: server.dataDir, ...clock.environment });
  store = await openStore(server);
  const { account } = (await store.findKey(hashOf(server.key)))!;
  const issued = async (
    made: Pick<Made, 'environment'> & Partial<Pick<StoredKey, 'account' | 'operations'>>,
  ): Promise<string> => (await issueKey(store, { name: 'key', plan: 'free', now: new Date(), ...made })).key;
  other = await issued({ environment: 'live' });
  sample = await issued({ environment: 'test', account });
  limited = await issued({ environment: 'live', operations: ['tax'] });
});
afterAll(async () => {
  await receiver.close();
  await store.close();
  removeDirectory(folder);
});

const call = subscriptionCalls(() => server);
async function subscribe(path: string, fields: Fields, key?: string): Promise<Made> {
  const { data } = await call<Made>('POST', '', { callback_url: receiver.url + path, ...fields }, key);
  return data;
}
const deliveriesOf = async (id: string): Promise<readonly Delivery[]> =>
  (await call<{ readonly deliveries: readonly Delivery[] }>('GET', `/${id}/deliveries`)).data.deliveries;

const today = dayOfMoment(Date.now());
const bundled = marketFiles.rates.dates.split(' ').at(-1)!;
/** A day for which the software came without rates. */
const newDay = bundled < today ? today : addDays(bundled, 1);
const record = (series: string, entity: string, value: number, date = today): Promise<unknown> =>
  store.addObservations(
    [
      {
        ...{ series, entity, value, date, origin: 'test', authority: 'official' },
        source: { title: 'Notice', publisher: 'Central Bank', url: 'https://bank.example.com' },
        retrievedAt: new Date().toISOString(),
      },
    ],
    new Date().toISOString(),
  );
const heard = (path: string, count: number): Promise<void> => until(() => receiver.at(path).length >= count);

test('a rate goes from the ledger to its subscriber, who verifies it with the library of the standard', async () => {
  const asked = { callback_url: `${receiver.url}/kenya`, kinds: ['exchange_rate'], countries: ['KE'], name: 'Rates' };
  const made = await call<Made>('POST', '', asked);
  const { secret, ...subscription } = made.data;
  expect([made.status, made.location]).toEqual([201, `${server.url}/api/v1/subscriptions/${subscription.id}`]);
  expect(subscription).toMatchObject({ ...asked, thresholds: [], state: 'active', environment: 'live' });
  expect((await call('GET', `/${subscription.id}`)).data).toEqual(subscription);
  const again = await call('POST', '', { ...asked, countries: ['ke', 'KE'] });
  expect(again).toEqual({ status: 201, location: made.location, data: { ...subscription, secret: null } });

  await record('fx', 'KES', 131.25, newDay);
  await heard('/kenya', 1);
  const [{ headers, text }] = receiver.at('/kenya') as [ReturnType<Receiver['at']>[number]];
  expect(new Webhook(secret!).verify(text, headers)).toMatchObject({
    type: 'change.exchange_rate',
    subscription: subscription.id,
    data: { subject: 'USD/KES', after: { value: 131.25, date: newDay }, threshold: null },
  });
  expect(() => new Webhook(secret!).verify(text.replace('131.25', '131.26'), headers)).toThrow();
  await until(async () => (await deliveriesOf(subscription.id))[0]?.state === 'delivered');
  expect(await deliveriesOf(subscription.id)).toMatchObject([{ id: headers['webhook-id'], attempts: 1, status: 200 }]);
});

test('a threshold is sent when the rate crosses it, and not again while the rate stays beyond', async () => {
  const thresholds = [
    { pair: 'USD/UGX', direction: 'above', rate: 4_100 },
    { pair: 'ugx/usd', direction: 'below', rate: 1 / 4_200 },
    { pair: 'EUR/UGX', direction: 'below', rate: 1 },
  ];
  await record('fx', 'UGX', 4_000);
  const kinds = ['exchange_rate', 'policy_rate'];
  const { id } = await subscribe('/threshold', { kinds, countries: ['UG'], thresholds });
  await subscribe('/daily', { kinds, countries: ['UG'] });
  // The policy rate shows that the service has taken in each rate.
  const values = [4_050, 4_150, 4_180, 4_250, 4_090, 4_110, 4_120];
  for (const [i, value] of values.entries()) {
    // The last one is of a new day, which a subscriber without thresholds is told.
    await record('fx', 'UGX', value, i < values.length - 1 ? today : addDays(newDay, 1));
    await record('policy_rate', 'UG', 20 + i);
    await until(() => receiver.at('/threshold').some(({ event }) => event.data.after?.value === 20 + i));
  }
  await until(() => receiver.at('/daily').some(({ event }) => event.type === 'change.exchange_rate'));
  expect((await deliveriesOf(id)).filter(({ type }) => type === 'change.exchange_rate')).toEqual([]);
  const crossings = () =>
    receiver
      .at('/threshold')
      .map(({ event }) => event)
      .filter(({ type }) => type === 'threshold.crossed')
      .sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  await until(() => crossings().length >= 3);
  expect(crossings().map(({ data }) => [data.subject, data.before!.value, data.after!.value])).toEqual([
    ['USD/UGX', 4_050, 4_150],
    ['UGX/USD', expect.closeTo(1 / 4_180, 12), expect.closeTo(1 / 4_250, 12)],
    ['USD/UGX', 4_090, 4_110],
  ]);
  expect(crossings()[0]!.data).toMatchObject({
    title: `USD/UGX rose above 4,100: 4,150 as of ${today}, previously 4,050.`,
    threshold: thresholds[0],
    countries: ['UG'],
  });
});

test('a receiver that answers 410 ends its subscription, and one that fails or redirects gets the event again', async () => {
  receiver.answers.set('/gone', status(410));
  receiver.answers.set('/failing', status(500));
  receiver.answers.set('/moved', status(302, { location: 'http://169.254.169.254/latest/meta-data' }));
  const [gone, failing, moved] = await Promise.all(
    ['/gone', '/failing', '/moved'].map((path) => subscribe(path, { kinds: ['fuel_price'], countries: ['GH'] })),
  );
  for (const { id } of [gone!, failing!, moved!])
    expect(await call('POST', `/${id}/test`)).toMatchObject({ status: 202, data: { type: 'test', state: 'waiting' } });
  await Promise.all(['/gone', '/failing', '/moved'].map((path) => heard(path, 1)));

  await until(async () => (await call<Subscription>('GET', `/${gone!.id}`)).data.state === 'ended');
  expect((await call<Subscription>('GET', `/${gone!.id}`)).data.ended_because).toMatch(/410/);
  expect((await call('POST', `/${gone!.id}/test`)).error).toMatchObject({
    code: 'subscription_ended',
    message: expect.stringMatching(/410.*To continue, change its `state` to "active"/),
  });

  await until(async () => (await deliveriesOf(failing!.id))[0]!.status === 500);
  const [failed] = await deliveriesOf(failing!.id);
  expect(failed).toMatchObject({ state: 'waiting', attempts: 1, problem: 'The receiver answered with status 500.' });
  expect(Date.parse(failed!.next_attempt_at!)).toBeGreaterThan(Date.parse(failed!.attempted_at!) + 9_000);
  await until(async () => (await deliveriesOf(moved!.id))[0]!.status === 302);
  expect((await deliveriesOf(moved!.id))[0]!.problem).toMatch(/a redirect, which is not followed/);

  receiver.answers.delete('/failing');
  const again = await call('POST', `/${failing!.id}/deliveries/${failed!.id}/retry`);
  expect([again.status, again.data]).toMatchObject([202, { id: failed!.id, state: 'waiting' }]);
  await heard('/failing', 2);
  const [first, second] = receiver.at('/failing');
  expect([second!.headers['webhook-id'], second!.text]).toEqual([first!.headers['webhook-id'], first!.text]);
});

test('other accounts and other environments see nothing, and a test key receives test events only', async () => {
  const mine = await subscribe('/mine', { kinds: ['inflation'], countries: ['KE'] });
  const [delivery] = [(await call<Delivery>('POST', `/${mine.id}/test`)).data];
  for (const key of [other, sample]) {
    expect((await call('GET', '', undefined, key)).data).toEqual({ subscriptions: [], count: 0 });
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['POST', `/deliveries/${delivery!.id}/retry`],
    ] as const)
      expect([method, path, await call(method, `/${mine.id}${path}`, undefined, key)]).toMatchObject([
        method,
        path,
        { status: 404, error: { code: 'not_found', message: expect.stringContaining('Your key has no subscription') } },
      ]);
  }
  expect((await call('GET', '', undefined, limited)).error!.code).toBe('operation_not_allowed');
  const tried = await subscribe('/sample', { kinds: ['inflation'], countries: ['KE'] }, sample);
  await call('POST', `/${tried.id}/test`, undefined, sample);
  await record('inflation', 'KE', 77);
  await Promise.all([heard('/mine', 2), heard('/sample', 1)]);
  expect(receiver.at('/sample').map(({ event }) => event.type)).toEqual(['test']);
});

test('nothing is sent after the deletion, and a second deletion says so', async () => {
  const [left, stays] = await Promise.all(
    ['/left', '/stays'].map((path) => subscribe(path, { kinds: ['policy_rate'], countries: ['ZM'] })),
  );
  expect((await call('DELETE', `/${left!.id}`)).data).toEqual({ id: left!.id, deleted: true });
  expect(await call('DELETE', `/${left!.id}`)).toMatchObject({ status: 404, error: { code: 'not_found' } });
  await record('policy_rate', 'ZM', 15);
  await heard('/stays', 1);
  expect(receiver.at('/left')).toEqual([]);
  expect((await call('DELETE', `/${stays!.id}`)).status).toBe(200);
});

test.each([
  [{ callback_url: undefined }, 'invalid_callback_url', /`callback_url` is missing/],
  [{ callback_url: 7 }, 'invalid_callback_url', /must be text/],
  [{ kinds: ['laws'] }, 'invalid_kind', /did you mean "law"/],
  [{ kinds: 'law' }, 'invalid_kind', /must be a list/],
  [{ countries: ['KX'] }, 'invalid_country', /did you mean KE/],
  [{ thresholds: ['USD/KES above 135'] }, 'invalid_threshold', /for example \{"pair"/],
  [{ thresholds: [{ pair: 'USDKES', direction: 'above', rate: 1 }] }, 'invalid_threshold', /a slash between them/],
  [{ thresholds: [{ pair: 'USD/KEZ', direction: 'above', rate: 1 }] }, 'invalid_threshold', /KES/],
  [{ thresholds: [{ pair: 'EUR/XOF', direction: 'above', rate: 1 }] }, 'invalid_threshold', /is fixed/],
  [{ thresholds: [{ pair: 'USD/KES', direction: 'over', rate: 1 }] }, 'invalid_threshold', /"above"/],
  [
    { thresholds: [{ pair: 'USD/KES', direction: 'above', rate: 0 }] },
    'invalid_threshold',
    /`rate` must be greater than 0/,
  ],
  [
    { kinds: ['law'], thresholds: [{ pair: 'USD/KES', direction: 'above', rate: 1 }] },
    'invalid_threshold',
    /need the kind "exchange_rate"/,
  ],
])('%j is %s', async (fields, code, sentence) => {
  const { status: answered, error } = await call('POST', '', { callback_url: `${receiver.url}/wrong`, ...fields });
  expect([answered, error!.code, error!.message]).toEqual([400, code, expect.stringMatching(sentence)]);
});

test('an account has a limited number of subscriptions', async () => {
  for (let i = 0; i < 50; i++) await subscribe(`/many${i}`, { kinds: ['meeting'], countries: ['SC'] }, other);
  expect(await call('POST', '', { callback_url: `${receiver.url}/one-more` }, other)).toMatchObject({
    status: 409,
    error: { code: 'too_many_subscriptions', message: expect.stringContaining('50 active subscriptions') },
  });
});

test('the log and the metrics show subscriptions without their secrets', async () => {
  const { secret, id } = await subscribe('/logged?sig=hidden-part', { kinds: ['tbill'] });
  await until(() => server.output().includes(id));
  expect(server.output()).not.toContain(secret!);
  expect(server.output()).not.toContain('hidden-part');
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const name of ['svc_deliveries_waiting', 'svc_deliveries_age_seconds'])
    expect(metrics).toMatch(new RegExp(`^${name} \\d`, 'm'));
});

test('two servers on one store send each event once', () => {
  for (const path of ['/kenya', '/threshold', '/mine', '/sample', '/stays']) {
    const ids = receiver.at(path).map(({ headers }) => headers['webhook-id']);
    expect([path, new Set(ids).size]).toEqual([path, ids.length]);
  }
});

test('a server that is killed between claim and answer loses nothing', async () => {
  receiver.answers.set('/held', () => undefined);
  const held = await subscribe('/held', { kinds: ['meeting'], countries: ['TZ'] });
  for (let i = 0; i < 3; i++) await call('POST', `/${held.id}/test`);
  await heard('/held', 3);
  await server.stop('SIGKILL');
  receiver.answers.delete('/held');
  // The claims of the dead process expire.
  const file = new Database(join(server.dataDir, 'service.sqlite'));
  file.exec("UPDATE deliveries SET due = 1 WHERE state = 'waiting'");
  file.close();
  server = replica;
  // Otherwise the replica would look at the queue within five seconds.
  await call('POST', `/${held.id}/test`);
  await until(async () => (await deliveriesOf(held.id)).every(({ state }) => state === 'delivered'));
  expect(new Set(receiver.at('/held').map(({ headers }) => headers['webhook-id'])).size).toBe(4);
});

test('law is sent after midnight of its first day', async () => {
  const law = lawEntries(createReference(countryFiles))
    .filter(({ at, effective }) => at === `${effective}T00:00:00.000Z`)
    .reduce((a, b) => (a.at > b.at ? a : b));
  const midnight = Date.parse(law.at);
  await subscribe('/law', { kinds: ['law'], countries: law.countries });
  clock.set(midnight - 1_000 - Date.now());
  const sent = () => receiver.at('/law').find(({ event }) => event.data.id === law.id);
  await until(() => sent() !== undefined);
  expect(Number(sent()!.headers['webhook-timestamp']) * 1_000).toBeGreaterThanOrEqual(midnight);
});
