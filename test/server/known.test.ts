import { say } from '../../src/language/say';
import { followLedger } from '../../server/markets';
import type { NewObservation } from '../../server/store/ledger';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { exchangeRate } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { noticesOf } from '../support/in-english';
import { removeDirectory, type ServerProcess, startServer, temporaryDirectory } from '../support/server-process';

const rate = (entity: string, date: string, value: number, more: Partial<NewObservation> = {}): NewObservation => ({
  series: 'fx',
  entity,
  date,
  value,
  source: { title: 'Indicative rates', publisher: 'Central Bank of Kenya', url: 'https://www.centralbank.go.ke/' },
  retrievedAt: '2026-11-20T08:00:00.000Z',
  origin: 'import:1',
  authority: 'official',
  ...more,
});
const today = new Date().toISOString().slice(0, 10);
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

let directory: string;
let store: Store;
beforeEach(async () => {
  directory = temporaryDirectory();
  store = await openStore({ dataDir: directory });
});
afterEach(async () => {
  await store.close();
  removeDirectory(directory);
});

describe('a market that follows the ledger', () => {
  const kes = (
    markets: Awaited<ReturnType<typeof followLedger>>,
    query: { date?: string; as_known_on?: string } = {},
  ) => {
    const answer = exchangeRate(
      markets.known(query.as_known_on),
      { from: 'USD', to: 'KES', ...query },
      { now: Date.parse('2026-11-20T12:00:00Z'), spreadPercent: 1 },
    );
    if (!answer.ok) throw new Error(say(answer.failure.message));
    return answer.value;
  };
  const fail = (problem: unknown): never => {
    throw problem;
  };

  test('answers use stored observations, with their source; an earlier state of knowledge leaves out later ones', async () => {
    const markets = await followLedger(marketFiles, store, fail, 60_000);
    expect(kes(markets).data.timestamp).toBe('2026-09-29T00:00:00.000Z');
    await store.addObservations(
      [rate('KES', '2026-11-18', 129), rate('KES', '2026-11-19', 130)],
      '2026-11-19T18:00:00.000Z',
    );
    expect(await markets.refresh()).toBe(true);
    expect(kes(markets)).toMatchObject({
      data: { rate: 130, change_24h: 1, source: 'Central Bank of Kenya' },
      meta: {
        data_status: 'current',
        as_of: '2026-11-19',
        sources: [{ publisher: 'Central Bank of Kenya', dated: '2026-11-19' }],
      },
    });

    await store.addObservations([rate('KES', '2026-11-19', 131)], '2026-11-20T09:00:00.000Z');
    await markets.refresh();
    expect(kes(markets).data.rate).toBe(131);
    expect(kes(markets, { date: '2026-11-19' }).data.rate).toBe(131);
    expect(kes(markets, { as_known_on: '2026-11-19' }).data.rate).toBe(130);
    expect(kes(markets, { date: '2026-11-20', as_known_on: '2026-11-19' }).data.rate).toBe(130);
    expect(kes(markets, { as_known_on: '2026-11-18' }).data.timestamp).toBe('2026-09-29T00:00:00.000Z');
    expect(await markets.refresh()).toBe(false);
    markets.close();
  });

  test('if two sources differ, the official one is served, with a notice', async () => {
    const markets = await followLedger(marketFiles, store, fail, 60_000);
    const compiled = {
      origin: 'currency-api',
      authority: 'compiled',
      source: { title: 'Daily rates', publisher: 'fawazahmed0', url: null },
    } as const;
    await store.addObservations(
      [
        rate('KES', '2026-11-18', 129),
        rate('KES', '2026-11-18', 128, compiled),
        rate('KES', '2026-11-19', 130),
        rate('KES', '2026-11-19', 137, compiled),
      ],
      '2026-11-19T18:00:00.000Z',
    );
    await markets.refresh();
    const { data, meta } = kes(markets);
    expect(data).toMatchObject({ rate: 130, change_24h: 1 });
    expect(noticesOf(meta)).toContain(
      'Sources differ on KES: fawazahmed0 has 137 for one US dollar, 5.4 % more. The rate of Central Bank of Kenya is given.',
    );
    // Less than two percent apart on the day before, so there is no notice.
    expect(noticesOf(kes(markets, { date: '2026-11-18' }).meta).join()).not.toMatch(/differ/);
    markets.close();
  });

  test('the change of a rate is measured within one source', async () => {
    const markets = await followLedger(marketFiles, store, fail, 60_000);
    const compiled = {
      origin: 'currency-api',
      authority: 'compiled',
      source: { title: 'Daily rates', publisher: 'fawazahmed0', url: null },
    } as const;
    await store.addObservations(
      [
        rate('KES', '2026-11-18', 129),
        rate('KES', '2026-11-18', 128, compiled),
        rate('KES', '2026-11-19', 128.5, compiled),
      ],
      '2026-11-19T18:00:00.000Z',
    );
    await markets.refresh();
    expect(kes(markets).data).toMatchObject({ rate: 128.5, change_24h: 0.5 });
    markets.close();
  });

  test('a pegged currency keeps its parity regardless of stored rates', async () => {
    await store.addObservations([rate('XOF', '2026-11-19', 1)], '2026-11-19T18:00:00.000Z');
    const markets = await followLedger(marketFiles, store, fail, 60_000);
    const answer = exchangeRate(
      markets.known(),
      { from: 'EUR', to: 'XOF' },
      { now: Date.parse('2026-11-20T12:00:00Z'), spreadPercent: 1 },
    );
    expect(answer.ok && answer.value.data.rate).toBe(655.957);
    markets.close();
  });
});

describe('a running server', () => {
  let server: ServerProcess;
  beforeEach(async () => {
    server = await startServer({ SVC_DATA_DIR: directory, SVC_LOG_LEVEL: 'warn' });
  });
  afterEach(() => server.stop());
  const get = async (path: string) =>
    (await (await fetch(server.url + path, { headers: { 'x-api-key': server.key } })).json()) as {
      data: Record<string, unknown>;
      meta: { notices: string[]; data_status: string };
    };

  test('picks up what another process stores: rates, fuel, central banks, and when each was known', async () => {
    const more = { source: { title: 'Notice', publisher: 'Somebody', url: null } };
    await store.addObservations(
      [
        rate('KES', yesterday, 140),
        rate('ER', yesterday, 30, { series: 'fuel_petrol', ...more }),
        rate('KE', yesterday, 9.25, { series: 'policy_rate', ...more }),
        rate('KE', yesterday, 5.5, { series: 'inflation', details: { period: today.slice(0, 7) }, ...more }),
        rate('KE', yesterday, 3.25, { series: 'inflation_core', details: { period: today.slice(0, 7) }, ...more }),
        rate('BCEAO', yesterday, 2.75, { series: 'policy_rate', ...more }),
        rate('KE', '2099-01-20', 1, { series: 'mpc_meeting', details: { announced: yesterday }, ...more }),
      ],
      new Date().toISOString(),
    );
    while ((await get('/api/forex?from=USD&to=KES')).data['rate'] !== 140)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await get('/api/forex?from=USD&to=KES')).data).toMatchObject({
      rate: 140,
      source: 'Central Bank of Kenya',
    });
    expect((await get(`/api/forex?from=USD&to=KES&as_known_on=${yesterday}`)).data['rate']).not.toBe(140);
    const history = async (more: string) =>
      (
        (await get(`/api/v1/fx/history?from=USD&to=KES&start=2026-09-01${more}`)).data as {
          observations: { date: string; rate: number }[];
        }
      ).observations.at(-1);
    expect(await history('')).toMatchObject({ date: yesterday, rate: 140 });
    expect(await history(`&as_known_on=${yesterday}`)).not.toMatchObject({ rate: 140 });
    expect((await get('/api/fuel?country=ER')).data).toMatchObject({
      currency: 'ERN',
      fuels: { petrol: { price: 30, unit: 'litre', change: 0 } },
    });
    expect((await get('/api/rates?country=KE')).data).toMatchObject({
      policy_rate: 9.25,
      inflation: { headline: 5.5, core: 3.25 },
      next_mpc: '2099-01-20',
      updated: yesterday,
    });
    expect((await get('/api/rates?country=SN')).data).toMatchObject({ policy_rate: 2.75 });
    expect((await get('/api/rates?country=KE&as_known_on=2099-01-01')) as unknown).toMatchObject({
      success: false,
      error: { code: 'invalid_date' },
    });
    expect((await get('/api/rates?country=KE&as_known_on=soon')) as unknown).toMatchObject({
      success: false,
      error: { code: 'invalid_date' },
    });
  }, 60_000);
});
