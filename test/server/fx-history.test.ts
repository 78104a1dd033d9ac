import type { FxHistory } from '../../src/contract';
import { marketFiles } from '../../src/reference/market/data';
import { ask } from '../support/http';
import { keysCommand, type ServerProcess, startedServers, temporaryDirectory } from '../support/server-process';
import { service } from '../support/service';

async function historyOf(query: string) {
  const { status, body } = await service.get(`/api/v1/fx/history?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { history: body.data as unknown as FxHistory, meta: body.meta };
}

const dates = marketFiles.rates.dates.split(' ');
const kes = marketFiles.rates.rates['KES']!.split(' ');

test('each publication day between two days, as published', async () => {
  const { history, meta } = await historyOf('from=usd&to=kes&start=2026-06-01&end=2026-07-31');
  const expected = dates.flatMap((date, i) =>
    date >= '2026-06-01' && date <= '2026-07-31' && kes[i] !== '-'
      ? [{ date, rate: Number(kes[i]), source: meta.sources[0]!.publisher }]
      : [],
  );
  expect(expected.length).toBeGreaterThan(5);
  expect(history).toEqual({
    from: 'USD',
    to: 'KES',
    start: '2026-06-01',
    end: '2026-07-31',
    observations: expected,
    count: expected.length,
  });
  expect(meta.as_of).toBe(expected.at(-1)!.date);
});

// The CFA franc is pegged at 655.957 to the euro, so its rate to the dollar moves as the euro does.
test('a pegged currency moves with its anchor, and a parity stays constant', async () => {
  const span = 'start=2026-06-01&end=2026-07-31';
  const { history: euro } = await historyOf(`from=USD&to=EUR&${span}`);
  const { history: franc } = await historyOf(`from=USD&to=XOF&${span}`);
  expect(franc.observations.map(({ rate }) => rate)).toEqual(
    euro.observations.map(({ rate }) => expect.closeTo(rate * 655.957, 7)),
  );
  const { history: parity, meta } = await historyOf(`from=EUR&to=XOF&${span}`);
  expect(new Set(parity.observations.map(({ rate, source }) => `${rate} ${source}`))).toEqual(
    new Set(['655.957 Fixed parity']),
  );
  expect(meta).toMatchObject({ data_status: 'current', as_of: null });
});

test('the last day agrees with the rate of that day', async () => {
  const { history } = await historyOf('from=NGN&to=ZAR&end=2026-07-31');
  const { date, rate } = history.observations.at(-1)!;
  expect(history.start).toBe('2026-05-02');
  expect((await service.get(`/api/forex?from=NGN&to=ZAR&date=${date}`)).body.data).toMatchObject({
    rate,
    timestamp: `${date}T00:00:00.000Z`,
  });
});

test('as known on a day, the history ends on that day', async () => {
  const { history } = await historyOf('from=USD&to=KES&start=2026-06-01&as_known_on=2026-07-15');
  expect(history).toEqual((await historyOf('from=USD&to=KES&start=2026-06-01&end=2026-07-15')).history);
  const { history: asked } = await historyOf('from=USD&to=KES&start=2026-06-01&end=2026-07-31&as_known_on=2026-07-15');
  expect(asked).toEqual({ ...history, end: '2026-07-31' });
});

test('as a table', async () => {
  const { body } = await service.get('/api/v1/fx/history?from=USD&to=KES&start=2026-06-01&format=csv');
  expect((body as unknown as string).split('\r\n')[0]).toBe(
    'date,rate,source,observed,observations,average,data_status,as_of,confidence',
  );
});

test.each([
  ['to=KES', 'invalid_currency'],
  ['from=USD', 'invalid_currency'],
  ['from=USD&to=ZWL', 'invalid_currency'],
  ['from=USD&to=KES&start=2026-07-02&end=2026-07-01', 'invalid_date'],
  ['from=USD&to=KES&end=2999-01-01', 'invalid_date'],
  ['from=USD&to=KES&start=2026-07-02&as_known_on=2026-07-01', 'invalid_date'],
  ['from=USD&to=KES&as_known_on=2999-01-01', 'invalid_date'],
  ['from=USD&to=KES&start=yesterday', 'invalid_date'],
  ['from=USD&to=KES&start=2001-01-01&end=2001-12-31', 'invalid_date'],
  ['from=USD&to=KES&end=2026-01-01&end=2026-01-02', 'invalid_date'],
])('%s is %s', async (query, code) => {
  const { status, body } = await service.get(`/api/v1/fx/history?${query}`);
  expect({ status, code: body.error?.code }).toEqual({ status: 400, code });
});

describe('plans', () => {
  const startServer = startedServers();
  let server: ServerProcess;
  beforeAll(async () => void (server = await startServer({ SVC_DATA_DIR: temporaryDirectory() })));
  const asked = async (environment: string, plan: string, query: string) => {
    const key = await keysCommand({ SVC_DATA_DIR: server.dataDir })(
      'create',
      '--plan',
      plan,
      '--env',
      environment,
      '--name',
      `${environment}-${plan}-${query.length}`,
    );
    const response = await ask(new URL(`/api/v1/fx/history?from=USD&to=KES&${query}`, server.url), {
      headers: { 'x-api-key': key },
    });
    return {
      status: response.status,
      body: (await response.json()) as {
        data?: FxHistory;
        error?: { code: string; message: string };
        meta?: { data_status: string };
      },
    };
  };
  const newest = `start=${dates.at(-1)}`;

  test('the free plan has only the latest rate', async () => {
    expect((await asked('live', 'free', newest)).body.data).toMatchObject({ count: 1 });
    expect((await asked('live', 'free', `${newest}&as_known_on=${dates.at(-1)}`)).body.error).toMatchObject({
      code: 'plan_required',
    });
    const refused = await asked('live', 'free', 'start=2026-06-01&end=2026-06-30');
    expect(refused).toMatchObject({
      status: 403,
      body: { error: { code: 'plan_required', message: expect.stringContaining('pro') } },
    });
  });

  test('the pro plan and test keys have the whole history', async () => {
    expect((await asked('live', 'pro', 'start=2026-06-01')).status).toBe(200);
    expect((await asked('test', 'free', 'start=2026-06-01')).body).toMatchObject({
      meta: { data_status: 'sample' },
      data: { count: expect.any(Number) },
    });
  });
});
