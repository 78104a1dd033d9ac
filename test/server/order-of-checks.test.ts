import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueKey } from '../../server/access/keys';
import { handler as getCentralBankData } from '../../server/operations/get-central-bank-data';
import { handler as getExchangeRate } from '../../server/operations/get-exchange-rate';
import { handler as getExchangeRateHistory } from '../../server/operations/get-exchange-rate-history';
import { handler as getFuelPrices } from '../../server/operations/get-fuel-prices';
import { handler as getSeries } from '../../server/operations/get-series';
import type { Asking, Parts } from '../../server/operations/operation';
import { openStore } from '../../server/store/open';
import { fail } from '../../src/contract';
import { createMarket } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { message } from '../../src/language/message';
import { ask } from '../support/http';
import { withParameter } from '../support/requests';
import { type ServerProcess, startedServers, temporaryDirectory } from '../support/server-process';

// The order of checks for every request about the past: key, plan limits, shape of each value, plan feature, recorded
// data.
const startServer = startedServers();
let server: ServerProcess;
let keys: Readonly<Record<'free' | 'pro', string>>;
beforeAll(async () => {
  const dataDir = temporaryDirectory();
  const plans = join(dataDir, 'plans.json');
  // The minute limit is higher than this file needs; other files test limits.
  writeFileSync(plans, JSON.stringify({ free: { per_month: 3_000, per_minute: null } }));
  server = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plans, SVC_LOG_LEVEL: 'warn' });
  const store = await openStore(server);
  const make = async (plan: 'free' | 'pro') =>
    (await issueKey(store, { name: plan, environment: 'live', plan, now: new Date() })).key;
  keys = { free: await make('free'), pro: await make('pro') };
  await store.close();
});

interface Body {
  readonly data?: { readonly results?: readonly Body[] };
  readonly error?: { readonly code: string; readonly message: string };
}
type Plan = keyof typeof keys;
const get = async (address: string, plan: Plan) =>
  ((await (await ask(server.url + address, { headers: { 'x-api-key': keys[plan] } })).json()) as Body).error?.code;
const post = async (address: string, body: unknown, plan: Plan) =>
  (await (
    await ask(server.url + address, {
      method: 'POST',
      headers: { 'x-api-key': keys[plan], 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json()) as Body;

/**
 * Requests without their date, each with the code of its refusal on a Pro plan. The first requests of each group ask
 * about something that is not recorded.
 */
const questions: readonly (readonly [string, string | undefined])[] = [
  ['/api/forex?from=USD&to=QQQ', 'invalid_currency'],
  ['/api/forex?from=USD&to=KES', undefined],
  ['/api/fuel?country=ER', 'invalid_country'],
  ['/api/fuel?country=KE&currency=QQQ', 'invalid_currency'],
  ['/api/v1/fuel/prices?country=NG&fuel_type=kerosene', 'invalid_fuel_type'],
  ['/api/fuel', undefined],
  ['/api/rates?country=SO&indicator=policy_rate', 'invalid_indicator'],
  ['/api/v1/rates/central-bank?country=SO&indicator=policy_rate', 'invalid_indicator'],
  ['/api/rates', undefined],
];
const dates = { date: ['date'], as_known_on: ['as_known_on'] };

describe.each(questions)('%s', (address, recorded) => {
  test.each(Object.keys(dates))('%s: a wrong day, then the plan, then the recorded data', async (name) => {
    for (const day of ['2026-02-30', '2999-01-01', 'soon'])
      for (const plan of ['free', 'pro'] as const)
        expect([plan, day, await get(withParameter(address, name, day), plan)]).toEqual([plan, day, 'invalid_date']);
    expect(await get(withParameter(address, name, '2026-10-01'), 'free')).toBe('plan_required');
    expect(await get(withParameter(address, name, '2026-10-01'), 'pro')).toBe(recorded);
    expect(await get(address, 'free')).toBe(recorded);
  });
  test('a day before all records', async () => {
    expect(await get(withParameter(address, 'date', '1950-01-01'), 'free')).toBe('plan_required');
    expect(await get(withParameter(address, 'date', '1950-01-01'), 'pro')).toBe(recorded ?? 'invalid_date');
  });
});

test('an invalid country or currency is reported before the plan', async () => {
  for (const [address, code] of [
    ['/api/fuel?country=XX', 'invalid_country'],
    ['/api/rates?country=XX', 'invalid_country'],
    ['/api/forex?from=USD&to=K!', 'invalid_currency'],
    ['/api/rates?country=KE&indicator=mood', 'invalid_indicator'],
  ] as const) {
    expect(await get(withParameter(address, 'date', '2026-10-01'), 'free')).toBe(code);
  }
});

describe('date ranges', () => {
  test.each([
    ['/api/v1/fx/history?from=USD&to=QQQ&start=2026-06-01', 'invalid_currency'],
    ['/api/v1/fx/history?from=USD&to=KES&start=1950-01-01&end=1950-12-31', 'invalid_date'],
    ['/api/v1/fx/history?from=USD&to=KES&as_known_on=2026-10-01', undefined],
    ['/api/v1/series?series=fx&entity=QQQ', 'invalid_entity'],
    ['/api/v1/series?series=fx&entity=KES&start=1950-01-01&end=1950-12-31', 'invalid_date'],
  ])('%s', async (address, recorded) => {
    expect(await get(address, 'free')).toBe('plan_required');
    expect(await get(address, 'pro')).toBe(recorded);
  });
  test.each(['/api/v1/fx/history?from=USD&to=KES', '/api/v1/series?series=fx&entity=KES'])(
    '%s: days reversed, in the future or malformed',
    async (address) => {
      for (const days of ['start=2026-07-02&end=2026-07-01', 'start=2999-01-01', 'end=2999-01-01', 'start=soon'])
        expect([days, await get(`${address}&${days}`, 'free')]).toEqual([days, 'invalid_date']);
    },
  );
});

test('batch items and tools are checked in the same order', async () => {
  const date = '2026-10-01';
  const items = [
    { operation: 'forex', input: { from: 'USD', to: 'QQQ', date } },
    { operation: 'fuel', input: { country: 'ER', date } },
    { operation: 'rates', input: { country: 'SO', indicator: 'policy_rate', date } },
    { operation: 'rates', input: { country: 'XX', date } },
    { operation: 'forex', input: { from: 'USD', to: 'QQQ', date: '2999-01-01' } },
  ];
  const codes = async (plan: Plan) =>
    (await post('/api/v1/batch', { items }, plan)).data!.results!.map(({ error }) => error?.code);
  expect(await codes('free')).toEqual([
    'plan_required',
    'plan_required',
    'plan_required',
    'invalid_country',
    'invalid_date',
  ]);
  expect(await codes('pro')).toEqual([
    'invalid_currency',
    'invalid_country',
    'invalid_indicator',
    'invalid_country',
    'invalid_date',
  ]);
  const convert = async (day: string, plan: Plan) =>
    (await post('/api/v1/calculate', { tool: 'fx-convert', inputs: { from: 'USD', to: 'QQQ', date: day } }, plan)).error
      ?.code;
  expect([await convert(date, 'free'), await convert('2999-01-01', 'free'), await convert(date, 'pro')]).toEqual([
    'plan_required',
    'invalid_date',
    'invalid_currency',
  ]);
});

// The market of a past day is a place of its own in memory, so a refused caller must not cause it.
test('the past market is not built for a plan without it', async () => {
  const asked: (string | undefined)[] = [];
  const parts = {
    market: (_: Asking, knownOn?: string) => {
      asked.push(knownOn);
      return createMarket(marketFiles);
    },
    access: { planFailure: () => fail('plan_required', message('law_text', { text: 'No.' })) },
    spreadPercent: 1,
  } as unknown as Parts;
  const [asking, past] = [{ askedAt: Date.parse('2026-11-20T12:00:00Z') } as Asking, { as_known_on: '2026-10-01' }];
  const answers = await Promise.all([
    getExchangeRate(parts).answer({ from: 'USD', to: 'KES', ...past }, asking),
    getFuelPrices(parts).answer(past, asking),
    getCentralBankData(parts).answer(past, asking),
    getExchangeRateHistory(parts).answer({ from: 'USD', to: 'KES', ...past }, asking),
    getSeries(parts).answer({ series: 'fx', entity: 'KES', ...past }, asking),
  ]);
  expect(answers.map((answer) => !answer.ok && answer.failure.code)).toEqual(Array(5).fill('plan_required'));
  expect(asked.filter((day) => day !== undefined)).toEqual([]);
});

describe('a key in either place', () => {
  test('an empty key beside a valid one is ignored', async () => {
    const status = async (address: string, headers: Readonly<Record<string, string>>) =>
      (await ask(server.url + address, { headers })).status;
    expect(await status(`/api/fuel?api_key=${keys.free}`, { 'x-api-key': '' })).toBe(200);
    expect(await status('/api/fuel?api_key=', { 'x-api-key': keys.free })).toBe(200);
    expect(await status('/api/fuel?api_key=', { 'x-api-key': '' })).toBe(401);
  });
});
