import type { CurrencyList, ForexResult, FxHistory } from '../../src/contract';
import { service } from '../support/service';

const rateOf = async (query: string) => {
  const { status, body } = await service.get(`/api/forex?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { data: body.data as unknown as ForexResult, meta: body.meta };
};
const refusal = async (path: string) => {
  const { status, body } = await service.get(path);
  return { status, code: body.error?.code, message: body.error?.message };
};

// First days, from: EU Council Decisions 98/683/EC and 98/744/EC (the euro replaced the French franc and the Portuguese
// escudo on 1 January 1999); Macauhub, 4 January 2010 (dobra); Central Bank of Eswatini (6 September 1974); Bank of
// Namibia Act, section 17 (15 September 1993); Monetary Policy Frameworks (loti, January 1980).
const firstDays: readonly (readonly [string, string, number, string, string])[] = [
  ['EUR', 'XOF', 655.957, '1999-01-01', '1998-12-31'],
  ['EUR', 'XAF', 655.957, '1999-01-01', '1998-12-31'],
  ['EUR', 'KMF', 491.96775, '1999-01-01', '1998-12-31'],
  ['EUR', 'CVE', 110.265, '1999-01-01', '1998-12-31'],
  ['EUR', 'STN', 24.5, '2010-01-01', '2009-12-31'],
  ['ZAR', 'SZL', 1, '1974-09-06', '1974-09-05'],
  ['ZAR', 'NAD', 1, '1993-09-15', '1993-09-14'],
  ['ZAR', 'LSL', 1, '1980-01-31', '1980-01-30'],
  ['NAD', 'SZL', 1, '1993-09-15', '1993-09-14'],
  ['STN', 'XOF', 655.957 / 24.5, '2010-01-01', '2009-12-31'],
  ['XOF', 'XAF', 1, '1960-01-01', '1900-01-01'],
  // 100 CFA francs and 75 Comorian francs for 1 French franc since the devaluation of 12 January 1994.
  ['KMF', 'XOF', 100 / 75, '1994-01-12', '1994-01-11'],
];

describe.each(firstDays)('%s to %s, %d', (from, to, rate, first, before) => {
  test(`from ${first}, each day has its own date`, async () => {
    for (const day of [first, '2026-03-02']) {
      const { data, meta } = await rateOf(`from=${from}&to=${to}&date=${day}`);
      expect(data).toMatchObject({
        rate: expect.closeTo(rate, 4),
        bid: data.rate,
        ask: data.rate,
        timestamp: `${day}T00:00:00.000Z`,
        source: 'Fixed parity',
      });
      expect(meta).toMatchObject({ data_status: 'current', as_of: null });
      expect(meta.sources.length).toBeGreaterThan(0);
    }
  });

  test(`but not on ${before}`, async () => {
    const wanted = { status: 400, code: 'invalid_date', message: expect.stringContaining(first) };
    expect(await refusal(`/api/forex?from=${from}&to=${to}&date=${before}`)).toEqual(wanted);
    expect(await refusal(`/api/v1/fx/history?from=${from}&to=${to}&start=1900-01-01&end=${before}`)).toEqual(wanted);
  });
});

test('the notice states the parity and its first day', async () => {
  expect((await rateOf('from=EUR&to=XOF')).meta.notices).toContain(
    'XOF has been fixed at 655.957 for 1 EUR since 1999-01-01.',
  );
  expect((await rateOf('from=ZAR&to=LSL')).meta.notices).toContain(
    'LSL has been fixed at 1 for 1 ZAR since 1980-01-31 or earlier.',
  );
  expect((await rateOf('from=XOF&to=XAF&date=1996-05-01')).meta.notices).toContain(
    'XOF was fixed at 100 for 1 FRF from 1994-01-12 to 1998-12-31.',
  );
});

test('the change over a day needs a parity on the day before', async () => {
  expect((await rateOf('from=EUR&to=XOF&date=1999-01-02')).data).toMatchObject({ change_24h: 0, change_pct_24h: 0 });
  expect((await rateOf('from=EUR&to=XOF&date=1999-01-01')).data).not.toHaveProperty('change_24h');
  // The CFA franc lost half, the Comorian franc a third: no rate between the two is recorded for the day before.
  expect((await rateOf('from=KMF&to=XOF&date=1994-01-12')).data).not.toHaveProperty('change_24h');
});

test('a pair that is quoted keeps its spread', async () => {
  const { data } = await rateOf('from=USD&to=XOF');
  expect(data.ask).toBeGreaterThan(data.bid);
});

test('the list of currencies states each peg: anchor, rate and first day', async () => {
  const { body } = await service.get('/api/v1/currencies');
  const rows = new Map((body.data as unknown as CurrencyList).currencies.map((row) => [row.code, row]));
  expect(rows.get('XOF')).toMatchObject({ pegged_to: 'EUR', pegged_at: 655.957, pegged_since: '1999-01-01' });
  expect(rows.get('NAD')).toMatchObject({ pegged_to: 'ZAR', pegged_at: 1, pegged_since: '1993-09-15' });
  expect(rows.get('KES')).toMatchObject({ pegged_to: null, pegged_at: null, pegged_since: null });
  expect(body.meta).toMatchObject({ data_status: 'current', as_of: null });
  expect(body.meta.sources.map(({ title }) => title).join()).toContain('98/683/EC');
});

const historyOf = async (query: string) => {
  const { body } = await service.get(`/api/v1/fx/history?${query}`);
  return { ...(body.data as unknown as FxHistory), meta: body.meta };
};

test('the history of a parity has every day from its first, also before rates were published', async () => {
  const { observations } = await historyOf('from=EUR&to=XOF&start=1998-12-01&end=1999-02-28');
  expect(observations.map(({ date }) => date)).toEqual(
    Array.from({ length: 59 }, (_, day) => new Date(Date.UTC(1999, 0, 1 + day)).toISOString().slice(0, 10)),
  );
  expect(new Set(observations.map(({ rate, source }) => `${rate} ${source}`))).toEqual(
    new Set(['655.957 Fixed parity']),
  );
});

test('month-end values of a parity of the past', async () => {
  const { observations, meta } = await historyOf('from=XOF&to=XAF&start=2010-01-01&end=2010-03-31&frequency=month-end');
  expect(observations.map(({ date, rate }) => [date, rate])).toEqual([
    ['2010-01-31', 1],
    ['2010-02-28', 1],
    ['2010-03-31', 1],
  ]);
  expect(meta).toMatchObject({ data_status: 'current', as_of: null });
});

// 1 euro is 655.957 francs: Council Decision 98/683/EC.
test('francs are converted to euros by the parity itself, not by its rounded reciprocal', async () => {
  expect((await rateOf('from=XOF&to=EUR&amount=65595.7')).data).toMatchObject({ amount: 100, bid: 100, ask: 100 });
  expect((await rateOf('from=XOF&to=EUR&amount=655957000000')).data.amount).toBe(1_000_000_000);
  expect((await rateOf('from=XOF&to=EUR')).data.rate).toBeCloseTo(1 / 655.957, 12);
});
