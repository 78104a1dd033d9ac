import { newKey } from '../../server/keys/key-format';
import { issueKey } from '../../server/access/keys';
import { defaultPlans, planNames } from '../../server/access/plans';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { noLimit } from '../../src/contract';
import { ask } from '../support/http';
import { goodRequests, sending, withParameter } from '../support/requests';
import { type ServerProcess, startedServers } from '../support/server-process';

let store: Store;
afterAll(() => store.close());
const startServer = startedServers();
let server: ServerProcess;
let keys: Readonly<Record<'free' | 'pro' | 'growth' | 'enterprise' | 'test' | 'disabled' | 'usedUp', string>>;

const month = (): string => new Date().toISOString().slice(0, 7);

async function make(plan: (typeof planNames)[number], environment: 'live' | 'test' = 'live') {
  return issueKey(store, { name: `${plan} ${environment}`, environment, plan, now: new Date() });
}

beforeAll(async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'warn' });
  store = await openStore(server);
  // A test key has a limit a minute of its own, and these tests ask more often.
  const tests = await Promise.all(Array.from({ length: 10 }, () => make('free', 'test')));
  let asked = 0;
  const [free, pro, growth, enterprise, disabled, usedUp] = [
    await make('free'),
    await make('pro'),
    await make('growth'),
    await make('enterprise'),
    await make('growth'),
    await make('free'),
  ];
  await store.changeKey(disabled.stored.id, { disabledAt: new Date().toISOString() });
  const limit = defaultPlans.free.per_month!;
  await store.takeLease({
    account: usedUp.stored.account,
    window: month(),
    needed: limit,
    most: limit,
    limit,
    share: 1,
  });
  keys = {
    free: free.key,
    pro: pro.key,
    growth: growth.key,
    enterprise: enterprise.key,
    get test() {
      return tests[asked++ % tests.length]!.key;
    },
    disabled: disabled.key,
    usedUp: usedUp.key,
  };
});

interface Body {
  readonly success?: boolean;
  readonly error?: { readonly code: string; readonly message: string; readonly docs: string };
  readonly meta?: {
    readonly data_status: string;
    readonly notices: readonly string[];
    readonly usage?: { readonly current: number; readonly limit: number; readonly tier: string };
  };
}
const read = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  body: (await response.json()) as Body,
});
const get = async (address: string, key: string) =>
  read(await ask(server.url + address, { headers: { 'x-api-key': key } }));
const calculate = async (key: string) =>
  read(
    await ask(`${server.url}/api/v1/calculate`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: '{"tool":"ng-paye","inputs":{"grossAnnual":6000000,"pension":true}}',
    }),
  );

describe.each(
  goodRequests
    .filter(({ operation }) => operation.open !== true)
    .map((request) => [`${request.operation.method.toUpperCase()} ${request.operation.path}`, request] as const),
)('%s (specification 5, 7.2)', (_, request) => {
  const upper = request.operation.errorStyle?.upperCase === true;
  const written = (code: string): string => (upper ? code.toUpperCase() : code);
  const byHeader = async (key: string) =>
    read(await ask(server.url + request.address, sending(request, { 'x-api-key': key })));
  const byQuery = async (key: string) =>
    read(await ask(server.url + withParameter(request.address, 'api_key', key), sending(request)));

  test.each([
    ['in the header', byHeader],
    ['in the query', byQuery],
  ])('accepts a key %s', async (__, call) => {
    const { status, body } = await call(keys.enterprise);
    expect(status).toBe(200);
    expect(body.meta!.notices.join()).not.toContain('api_key');
  });

  test('no key', async () => {
    const { status, body } = await read(await ask(server.url + request.address, sending(request)));
    expect([status, body.error!.code]).toEqual([401, upper ? 'INVALID_API_KEY' : 'missing_api_key']);
    expect(body.error!.docs).toMatch(/\/docs\/errors#/);
  });

  test.each([
    ['a malformed', 'svc_live_short'],
    ['an unknown', newKey('live')],
    ['an unknown sandbox', newKey('test')],
  ])('%s key, in either place', async (__, key) => {
    for (const call of [byHeader, byQuery]) {
      const { status, body } = await call(key);
      expect([status, body.error!.code]).toEqual([401, written('invalid_api_key')]);
    }
  });

  test('a key sent twice', async () => {
    const { status, body } = await read(
      await ask(
        server.url + withParameter(withParameter(request.address, 'api_key', keys.pro), 'api_key', keys.pro),
        sending(request),
      ),
    );
    expect([status, body.error!.code]).toEqual([401, written('invalid_api_key')]);
  });

  test('a disabled key, in either place', async () => {
    for (const call of [byHeader, byQuery]) {
      const { status, body } = await call(keys.disabled);
      expect([status, body.error!.code]).toEqual([403, written('key_disabled')]);
    }
  });

  test('a used-up quota', async () => {
    const { status, headers, body } = await byHeader(keys.usedUp);
    expect([status, body.error!.code]).toEqual([429, written('rate_limit_exceeded')]);
    expect([headers.get('ratelimit-limit'), headers.get('ratelimit-remaining')]).toEqual(['3000', '0']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a test key gets sample data', async () => {
    const { status, headers, body } = await byHeader(keys.test);
    expect([status, body.meta!.data_status]).toEqual([200, 'sample']);
    expect(headers.get('ratelimit-limit')).toBe(String(defaultPlans.free.per_minute));
  });
});

test('test keys never use a quota', async () => {
  const { stored } = await make('free', 'test');
  expect(await store.taken(stored.account, month())).toBe(0);
  const sandbox = (await store.listKeys()).find(({ environment, id }) => environment === 'test' && id !== stored.id)!;
  expect(await store.taken(sandbox.account, month())).toBe(0);
  expect((await calculate(keys.test)).body.meta!.usage).toMatchObject({ current: 0 });
});

const dated = [
  '/api/forex?from=USD&to=KES',
  '/api/fuel',
  '/api/fuel?country=KE',
  '/api/v1/fuel/prices?country=KE',
  '/api/rates',
  '/api/rates?country=KE',
  '/api/v1/rates/central-bank?country=KE',
];

describe.each(dated)('%s of the past (specification 4.5 to 4.7, 8)', (address) => {
  const past = withParameter(address, 'date', '2026-10-01');

  test('below Pro', async () => {
    expect((await get(address, keys.free)).status).toBe(200);
    const { status, body } = await get(past, keys.free);
    expect([status, body.error!.code]).toEqual([403, 'plan_required']);
    expect(body.error!.message).toMatch(/needs the pro plan or a higher one\. This key is on the free plan/);
  });

  test.each(['pro', 'growth', 'enterprise', 'test'] as const)('%s', async (plan) => {
    const { status, body } = await get(past, keys[plan]);
    expect(status).toBe(200);
    if (plan === 'test') expect(body.meta!.data_status).toBe('sample');
  });

  test.each([
    ['a day that does not exist', '2026-02-30'],
    ['another form', '1/10/2026'],
    ['the future', '2999-01-01'],
    ['nothing', ''],
  ])('%s is invalid on every plan, before the plan is checked', async (_, date) => {
    for (const plan of ['free', 'enterprise', 'test'] as const) {
      const { status, body } = await get(withParameter(address, 'date', date), keys[plan]);
      expect([status, body.error!.code]).toEqual([400, 'invalid_date']);
    }
  });
});

describe('an answer about the past', () => {
  test('has the latest observation on or before the day, with its own date', async () => {
    const forex = await get('/api/forex?from=USD&to=KES&date=2026-08-15', keys.pro);
    const { data } = forex.body as { data: { timestamp: string } };
    expect(data.timestamp.slice(0, 10) <= '2026-08-15').toBe(true);
    for (const path of ['/api/fuel', '/api/rates']) {
      const { body } = await get(`${path}?country=KE&date=2026-08-15`, keys.pro);
      expect((body as { data: { updated: string } }).data.updated <= '2026-08-15').toBe(true);
    }
  });
});

describe('meta.usage (specification 2.1, 8)', () => {
  test.each(planNames)('%s', async (plan) => {
    const { key } = await make(plan);
    const seen = [await calculate(key), await calculate(key), await calculate(key)].map(
      ({ body }) => body.meta!.usage!,
    );
    expect(seen.map(({ current }) => current)).toEqual([1, 2, 3]);
    for (const usage of seen)
      expect(usage).toMatchObject({ tier: plan, limit: defaultPlans[plan].per_month ?? noLimit });
  });

  test('counts all calls, including errors and the items of a batch', async () => {
    const { key } = await make('growth');
    expect((await get('/api/fuel', key)).status).toBe(200);
    expect((await get('/api/fuel?country=XX', key)).status).toBe(400);
    const batch = { items: Array.from({ length: 7 }, () => ({ operation: 'country', input: { country: 'KE' } })) };
    await ask(`${server.url}/api/v1/batch`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    });
    expect((await calculate(key)).body.meta!.usage!.current).toBe(1 + 1 + 7 + 1);
  });
});

describe('a batch refused as a whole', () => {
  const item = { operation: 'country', input: { country: 'KE' } };
  const send = async (key: string, body: string, type = 'application/json') =>
    read(
      await ask(`${server.url}/api/v1/batch`, {
        method: 'POST',
        headers: { 'x-api-key': key, 'content-type': type },
        body,
      }),
    );
  const many = (count: number): string => JSON.stringify({ items: Array.from({ length: count }, () => item) });

  test.each([
    ['no items', '{}', 400, 'invalid_items'],
    ['an empty list', '{"items":[]}', 400, 'invalid_items'],
    ['too many items', many(5_001), 400, 'invalid_items'],
    ['no JSON', '{"items":', 400, 'invalid_json'],
    ['no object', '[]', 400, 'invalid_json'],
    [
      'a body of more than four mebibytes',
      JSON.stringify({ items: [item], note: 'x'.repeat(4 * 2 ** 20) }),
      413,
      'payload_too_large',
    ],
    ['more items than a minute of the plan has', many(61), 429, 'rate_limit_exceeded'],
  ])('%s: neither the month nor the minute counts it', async (_, body, status, code) => {
    const { key } = await make('free');
    for (let i = 0; i < 3; i++) {
      const answer = await send(key, body);
      expect([answer.status, answer.body.error!.code]).toEqual([status, code]);
      expect([answer.headers.get('ratelimit-limit'), answer.headers.get('ratelimit-remaining')]).toEqual(['60', '60']);
    }
    const { headers, body: told } = await calculate(key);
    expect([told.meta!.usage!.current, headers.get('ratelimit-remaining')]).toEqual([1, '59']);
  });

  test('a format other than JSON', async () => {
    const { key } = await make('free');
    expect((await send(key, 'items=1', 'text/plain')).status).toBe(415);
    expect((await calculate(key)).body.meta!.usage!.current).toBe(1);
  });

  test('more items than the plan has left this month', async () => {
    const { key, stored } = await make('pro');
    const limit = defaultPlans.pro.per_month!;
    await store.takeLease({
      account: stored.account,
      window: month(),
      needed: limit - 100,
      most: limit - 100,
      limit,
      share: 1,
    });
    const refused = await send(key, many(200));
    expect([refused.status, refused.headers.get('ratelimit-remaining')]).toEqual([429, '100']);
    expect((await calculate(key)).body.meta!.usage!.current).toBe(limit - 100 + 1);
  });

  test('an answered batch counts each item, including refused ones', async () => {
    const { key } = await make('free');
    const answer = await send(key, JSON.stringify({ items: [item, 'no item', item] }));
    expect([answer.status, answer.headers.get('ratelimit-remaining')]).toEqual([200, '57']);
    expect((await calculate(key)).body.meta!.usage!.current).toBe(4);
  });

  test('a register counts each row, and one that is refused for its form counts none', async () => {
    const { key } = await make('free');
    const register = async (body: object) =>
      read(
        await ask(`${server.url}/api/v1/payroll/register`, {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    expect((await register({ country: 'KE', rows: [] })).status).toBe(400);
    const answer = await register({ country: 'KE', rows: [{ amount: 85_000 }, 'no row', { amount: 50_000 }] });
    expect([answer.status, answer.headers.get('ratelimit-remaining')]).toEqual([200, '57']);
    expect((await calculate(key)).body.meta!.usage!.current).toBe(4);
  });

  test('a comparison counts each row under each of its settings', async () => {
    const { key } = await make('free');
    const answer = await ask(`${server.url}/api/v1/payroll/compare`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ country: 'KE', b: { raise: { percent: 5 } }, rows: [{ amount: 85_000 }, 'no row'] }),
    });
    expect([answer.status, answer.headers.get('ratelimit-remaining')]).toEqual([200, '56']);
    expect((await calculate(key)).body.meta!.usage!.current).toBe(5);
  });
});
