import { keepSpans } from '../../server/markets/spans';
import type { NewObservation } from '../../server/store/ledger';
import { openStore } from '../../server/store/open';
import { addDays } from '../../src/day';
import { ask } from '../support/http';
import { until } from '../support/until';
import { type ServerProcess, startedServers, temporaryDirectory } from '../support/server-process';

const firstDay = '2018-01-01';
const days = 2_400;

/** The rate of a day, so that each day has its own. */
const rateOf = (day: number): number => (10_000 + day) / 100;
const priceOf = (day: number): number => 150 + (day % 7);
const dateOf = (day: number): string => addDays(firstDay, day);

const observation = (series: string, entity: string, day: number, value: number): NewObservation => ({
  series,
  entity,
  date: dateOf(day),
  value,
  source: { title: 'Daily figures', publisher: 'A statistics office', url: null },
  retrievedAt: `${dateOf(day)}T18:00:00.000Z`,
  origin: 'import:1',
  authority: 'official',
});

const start = startedServers();
let server: ServerProcess;
let headers: Readonly<Record<string, string>>;

beforeAll(async () => {
  const dataDir = temporaryDirectory();
  const store = await openStore({ dataDir });
  const all = Array.from({ length: days }, (_, day) => [
    observation('fx', 'KES', day, rateOf(day)),
    observation('fuel_petrol', 'KE', day, priceOf(day)),
    observation('policy_rate', 'KE', day, 5 + (day % 10)),
  ]).flat();
  await store.addObservations(all, '2024-08-01T00:00:00.000Z');
  await store.addObservations([observation('fx', 'KES', 700, 500)], '2025-03-10T12:00:00.000Z');
  await store.close();
  server = await start({ SVC_DATA_DIR: dataDir, SVC_FEEDS: 'off' });
  headers = { 'x-api-key': server.key, 'content-type': 'application/json' };
});

interface Body {
  readonly data: Readonly<Record<string, unknown>>;
}
const get = async (path: string): Promise<Body> => (await (await ask(server.url + path, { headers })).json()) as Body;

test('a server with a long ledger keeps only its newest observations, and answers about any day', async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const recent = Number(/svc_observations_in_memory{part="recent"} (\d+)/.exec(text)?.[1]);
  expect(recent).toBeGreaterThan(0);
  expect(recent).toBeLessThan(300);

  for (const day of [0, 5, 900, 1_500, 2_399]) {
    const forex = await get(`/api/forex?from=USD&to=KES&date=${dateOf(day)}`);
    expect(forex).toMatchObject({ data: { rate: rateOf(day), timestamp: `${dateOf(day)}T00:00:00.000Z` } });
    const fuel = await get(`/api/fuel?country=KE&fuel_type=petrol&date=${dateOf(day)}`);
    expect(fuel.data).toMatchObject({ fuels: { petrol: { price: priceOf(day) } }, updated: dateOf(day) });
    const rates = await get(`/api/rates?country=KE&indicator=policy_rate&date=${dateOf(day)}`);
    expect(rates.data).toMatchObject({ policy_rate: 5 + (day % 10) });
  }
  expect(await get(`/api/forex?from=USD&to=KES&date=2017-12-31`)).toMatchObject({ error: { code: 'invalid_date' } });
});

test('a correction of an old day applies from the day it was known', async () => {
  const address = `/api/forex?from=USD&to=KES&date=${dateOf(700)}`;
  expect((await get(address)).data).toMatchObject({ rate: 500 });
  expect((await get(`${address}&as_known_on=2025-03-09`)).data).toMatchObject({ rate: rateOf(700) });
  expect((await get(`${address}&as_known_on=2025-03-10`)).data).toMatchObject({ rate: 500 });
});

test('a batch and a long series hold every day', async () => {
  const asked = Array.from({ length: 60 }, (_, i) => i * 37 + 11);
  const answer = await ask(`${server.url}/api/v1/batch`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      items: asked.map((day) => ({ operation: 'forex', input: { from: 'USD', to: 'KES', date: dateOf(day) } })),
    }),
  });
  const { data } = (await answer.json()) as { data: { results: { data: { rate: number } }[] } };
  expect(data.results.map((one) => one.data.rate)).toEqual(asked.map((day) => (day === 700 ? 500 : rateOf(day))));

  const series = await get(`/api/v1/series?series=fx&entity=KES&start=${firstDay}&end=${dateOf(days - 1)}`);
  const { observations } = series.data as { observations: { value: number }[] };
  expect(observations.slice(0, days).map(({ value }) => value)).toEqual(
    expect.arrayContaining([rateOf(0), rateOf(1_234), rateOf(days - 1)]),
  );
});

test('a new observation of an old day reaches a server that has its neighbours in memory', async () => {
  const address = `/api/forex?from=USD&to=KES&date=${dateOf(1_000)}`;
  expect((await get(address)).data).toMatchObject({ rate: rateOf(1_000) });
  const store = await openStore({ dataDir: server.dataDir });
  await store.addObservations([observation('fx', 'KES', 1_000, 321)], new Date().toISOString());
  await store.close();
  await until(async () => (await get(address)).data['rate'] === 321);
});

describe('spans in memory', () => {
  const items = (count: number) => Array.from({ length: count }, (_, i) => ({ date: addDays(firstDay, i) }));

  test('the history that was unused for longest makes room for others', () => {
    const spans = keepSpans<{ readonly date: string }>(25);
    const span = { after: '', upTo: '2018-01-31', items: items(10) };
    spans.add('a', span);
    spans.add('b', span);
    spans.at('a', firstDay);
    spans.add('c', span);
    expect([spans.at('a', firstDay), spans.at('b', firstDay), spans.at('c', firstDay)]).toEqual([
      span,
      undefined,
      span,
    ]);
    expect(spans.size).toBeLessThanOrEqual(25);
  });

  test('a history that outgrows the limit by itself begins anew', () => {
    const spans = keepSpans<{ readonly date: string }>(25);
    const first = { after: '', upTo: '2018-01-31', items: items(20) };
    const second = { after: '2018-01-31', upTo: '2018-02-28', items: items(20) };
    spans.add('a', first);
    spans.add('a', second);
    expect([spans.at('a', '2018-01-05'), spans.at('a', '2018-02-05')]).toEqual([undefined, second]);
  });
});
