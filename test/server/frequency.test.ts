import type { FxHistory, SeriesResult } from '../../src/contract';
import { marketFiles } from '../../src/reference/market/data';
import { service } from '../support/service';

const dates = marketFiles.rates.dates.split(' ');
const kes = marketFiles.rates.rates['KES']!.split(' ');
/** The published rates of the shilling in a month, as the data file has them. */
const publishedIn = (month: string): number[] =>
  dates.flatMap((date, i) => (date.startsWith(month) && kes[i] !== '-' ? [Number(kes[i])] : []));
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

async function history(query: string) {
  const { status, body } = await service.get(`/api/v1/fx/history?from=USD&to=KES&${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { data: body.data as unknown as FxHistory, meta: body.meta };
}

test('month-end and average rates, with the number of days that an average rests on', async () => {
  const span = 'start=2026-06-12&end=2026-07-02';
  const months = ['2026-06', '2026-07'];
  const { data: ends, meta } = await history(`${span}&frequency=month-end`);
  expect(ends).toMatchObject({ start: '2026-06-01', end: '2026-07-31', count: 2 });
  expect(ends.observations.map(({ date }) => date)).toEqual(['2026-06-30', '2026-07-31']);
  expect(ends.observations.map(({ rate }) => rate)).toEqual(months.map((month) => publishedIn(month).at(-1)));
  expect(meta.notices.join(' ')).not.toContain('not complete');
  const { data: averages } = await history(`${span}&frequency=month-average`);
  expect(averages.observations.map(({ rate, observations }) => [rate, observations])).toEqual(
    months.map((month) => [expect.closeTo(mean(publishedIn(month)), 8), publishedIn(month).length]),
  );
});

test('quarter-end rates', async () => {
  const { data } = await history('start=2026-02-01&end=2026-06-02&frequency=quarter');
  expect(data).toMatchObject({ start: '2026-01-01', end: '2026-06-30', count: 2 });
  expect(data.observations.map(({ date, rate }) => [date, rate])).toEqual([
    ['2026-03-31', publishedIn('2026-03').at(-1)],
    ['2026-06-30', publishedIn('2026-06').at(-1)],
  ]);
});

test('a running month is said to be incomplete', async () => {
  const { data, meta } = await history('start=2026-09-01&as_known_on=2026-09-15&frequency=month-average');
  expect(data.observations).toHaveLength(1);
  expect(data.observations[0]!.date).toBe('2026-09-15');
  expect(meta.notices.join(' ')).toMatch(/ends on 2026-09-30 and is not complete/);
});

test('a policy rate holds until the next one, so it has month-ends and no averages', async () => {
  const ask = (frequency: string) =>
    service.get(`/api/v1/series?series=policy_rate&entity=KE&start=2026-03-10&end=2026-06-30&frequency=${frequency}`);
  const { body } = await ask('month-end');
  const { observations } = body.data as unknown as SeriesResult;
  expect(observations.map(({ date }) => date)).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
  for (const { date, observed } of observations) expect(observed! <= date).toBe(true);
  const refused = await ask('month-average');
  expect([refused.status, refused.body.error!.code]).toEqual([400, 'invalid_frequency']);
  expect(refused.body.error!.message).toContain('month-end');
});

test.each([
  ['/api/v1/fx/history?from=USD&to=KES&frequency=monthly', 'invalid_frequency'],
  ['/api/v1/series?series=mpc_meeting&entity=KE&frequency=month-end', 'invalid_frequency'],
  ['/api/v1/series?series=fx&entity=KES&frequency=decade', 'invalid_frequency'],
])('%s', async (address, code) => {
  const { status, body } = await service.get(address);
  expect([status, body.error!.code]).toEqual([400, code]);
});

test('as a table', async () => {
  const { body } = await service.get(
    '/api/v1/fx/history?from=USD&to=KES&start=2026-06-01&end=2026-07-31&frequency=year&format=csv',
  );
  expect((body as unknown as string).split('\r\n')[0]).toBe(
    'date,rate,source,observed,observations,average,data_status,as_of,confidence',
  );
  const series = await service.get(
    '/api/v1/series?series=fx&entity=KES&start=2026-06-01&end=2026-06-30&frequency=month-average&format=csv',
  );
  expect((series.body as unknown as string).split('\r\n')[0]).toContain(
    'date,value,period,basis,announced,observed,observations,average,title,publisher',
  );
});
