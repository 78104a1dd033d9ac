import { parse } from 'csv-parse/sync';
import type { CentralBankList, CentralBankResult, CountryCode } from '../../src/contract';
import { bankFigures } from '../../src/contract/bank-figures';
import { bankFigureNames, type BankFigureName } from '../../src/contract/words/central-banks';
import { marketFiles } from '../../src/reference/market/data';
import type { BankFacts } from '../../src/reference/market/schema';
import { service } from '../support/service';

const answered = async (query: string, path = '/api/rates') => {
  const { status, body } = await service.get(`${path}?${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { data: body.data as unknown as CentralBankResult, meta: body.meta };
};

interface Recorded {
  readonly date: string;
  readonly value: number;
  readonly period?: string | undefined;
}

/** The series of each figure in the data file, read without the lookups of the service. */
const series: Readonly<
  Record<
    Exclude<BankFigureName, 'next_mpc'>,
    (facts: BankFacts) => readonly (Omit<Recorded, 'value'> & { readonly value: number | undefined })[]
  >
> = {
  policy_rate: ({ policy_rate }) => policy_rate?.observations ?? [],
  inflation: ({ inflation = [] }) => inflation.map((one) => ({ ...one, value: one.headline })),
  inflation_core: ({ inflation = [] }) => inflation.map((one) => ({ ...one, value: one.core })),
  inflation_food: ({ inflation = [] }) => inflation.map((one) => ({ ...one, value: one.food })),
  tbill_91: ({ tbills = [] }) => tbills.map((one) => ({ ...one, value: one['91_day'] })),
  tbill_182: ({ tbills = [] }) => tbills.map((one) => ({ ...one, value: one['182_day'] })),
  tbill_364: ({ tbills = [] }) => tbills.map((one) => ({ ...one, value: one['364_day'] })),
  gdp: ({ gdp_growth }) => gdp_growth ?? [],
};

const banks = Object.entries(marketFiles.banks.countries).map(([code, country]): [CountryCode, BankFacts] => [
  code as CountryCode,
  'union' in country ? { ...marketFiles.banks.unions[country.union]!, ...country } : country,
]);

const newestBy = (facts: BankFacts, name: Exclude<BankFigureName, 'next_mpc'>, day: string): Recorded | undefined =>
  series[name](facts)
    .flatMap(({ date, value, period }) => (value === undefined || date > day ? [] : [{ date, value, period }]))
    .at(-1);

const numbers = bankFigureNames.filter((name) => name !== 'next_mpc');

describe.each(['2026-11-20', '2026-09-21', '2026-03-01', '2026-01-31', '2025-10-15', '2025-07-01'])('on %s', (day) => {
  test('each figure of each country is the latest of its own series, with its own date and period', async () => {
    let seen = 0;
    for (const [country, facts] of banks) {
      const expected = numbers.flatMap((name) => {
        const found = newestBy(facts, name, day);
        return found === undefined ? [] : [[name, found] as const];
      });
      if (expected.length === 0) continue;
      const { data } = await answered(`country=${country}&date=${day}`);
      const told = numbers.flatMap((name) => {
        const origin = data.figures?.[name];
        return origin === undefined
          ? []
          : [[name, { date: origin.date, value: bankFigures[name].read(data), period: origin.period }] as const];
      });
      expect([country, told]).toEqual([country, expected]);
      seen += told.length;
    }
    expect(seen).toBeGreaterThan(day > '2026' ? 100 : 25);
  });
});

test('the answer takes its age and confidence from its figures, and cites their sources', async () => {
  for (const [country] of banks) {
    const { data, meta } = await answered(`country=${country}`);
    const figures = Object.values(data.figures!);
    expect([country, meta.data_status]).toEqual([
      country,
      figures.some(({ data_status }) => data_status === 'stale') ? 'stale' : 'current',
    ]);
    expect([country, meta.confidence]).toEqual([
      country,
      figures.some(({ confidence }) => confidence === 'low')
        ? 'low'
        : figures.some(({ confidence }) => confidence === 'medium')
          ? 'medium'
          : 'high',
    ]);
    expect(new Set(meta.sources.map(({ title }) => title))).toEqual(
      new Set(figures.flatMap(({ sources }) => sources.map(({ title }) => title))),
    );
    for (const { date, sources } of figures) {
      expect(sources.length).toBeGreaterThan(0);
      expect(date <= '2026-11-20').toBe(true);
    }
  }
});

// CBK: 8.75 % confirmed in August 2026; the recorded bill auctions date from February.
test('Kenya: the policy rate and the bills each have their own date', async () => {
  const { data, meta } = await answered('country=KE&date=2026-09-01');
  expect(data.figures).toMatchObject({
    policy_rate: { date: '2026-08-31', precision: 'month' },
    tbill_91: { date: '2026-02-28', precision: 'month', data_status: 'stale' },
    inflation: { date: '2026-07-31', period: '2026-07', data_status: 'current' },
  });
  expect(meta.notices.join(' ')).toMatch(
    /policy rate dates from 2026-08\..*Treasury bill yields are for 2026-02; a newer figure/,
  );
});

// Ethiopian Statistical Service: food prices 12.7 % in August 2025; the latest headline figure, 10.9 %, is for
// November.
test('Ethiopia: a newer headline figure does not hide food inflation', async () => {
  const { data, meta } = await answered('country=ET&indicator=inflation', '/api/v1/rates/central-bank');
  expect(data.inflation).toEqual({ headline: 10.9, food: 12.7 });
  expect(data.figures).toMatchObject({
    inflation: { date: '2025-11-30', period: '2025-11' },
    inflation_food: { date: '2025-08-31', period: '2025-08' },
  });
  expect(meta.notices.join(' ')).toMatch(/Headline inflation is for 2025-11.*Food inflation is for 2025-08/);
});

// Bank of Ghana, January 2026: 6.1 % over the first three quarters of 2025. World Bank and others: Ethiopia, the year
// 2024. KNBS: third quarter of 2025.
test.each([
  ['GH', 6.1, '2025-Q1/2025-Q3'],
  ['ET', 7.3, '2024'],
  ['KE', 4.9, '2025-Q3'],
])('growth of %s, %d %%, covers %s', async (country, gdp_growth, gdp_period) => {
  expect((await answered(`country=${country}`)).data).toMatchObject({
    gdp_growth,
    gdp_period,
    figures: { gdp: { period: gdp_period } },
  });
  const ofGroup = await answered(`country=${country}&indicator=gdp`, '/api/v1/rates/central-bank');
  expect(ofGroup.data).toMatchObject({ gdp_growth, gdp_period });
});

// Lesotho Times: 7.25 % on 4 February 2025, 7 % on 3 June, 6.75 % on 5 August, 6.5 % at the 116th meeting (November). Maghreb
// Émergent: 2.5 % in Algeria on 7 January 2026. Agence guinéenne de presse: 9.75 % in Guinea on 26 September 2025.
test.each([
  ['LS', '2025-02-03', 7.5],
  ['LS', '2025-06-03', 7],
  ['LS', '2026-11-20', 6.5],
  ['DZ', '2026-01-06', 2.75],
  ['DZ', '2026-11-20', 2.5],
  ['GN', '2025-09-25', 10.75],
  ['GN', '2026-11-20', 9.75],
])('policy rate of %s on %s: %d %%', async (country, date, policy_rate) => {
  expect((await answered(`country=${country}&date=${date}`)).data).toMatchObject({ policy_rate });
});

describe('the list of all countries', () => {
  test('gives each figure as the answer for one country does, and growth with its period', async () => {
    const { data } = await answered('');
    for (const { data_status: _status, as_of: _date, confidence: _confidence, ...row } of (
      data as unknown as CentralBankList
    ).countries)
      expect(row).toEqual((await answered(`country=${row.country}`)).data);
  });

  test('as a table has the date, age and confidence of each figure next to it', async () => {
    const { body } = await service.get('/api/rates?format=csv');
    const rows = parse(body as unknown as string, { columns: true, bom: true }) as Record<string, string>[];
    const { data } = await answered('');
    for (const bank of (data as unknown as CentralBankList).countries) {
      const row = rows.find(({ country }) => country === bank.country)!;
      expect(row['gdp_period']).toBe(bank.gdp_period ?? '');
      for (const name of bankFigureNames) {
        const [{ column, read }, origin] = [bankFigures[name], bank.figures?.[name]];
        expect([
          bank.country,
          name,
          row[column],
          row[`${column}_date`],
          row[`${column}_data_status`],
          row[`${column}_confidence`],
        ]).toEqual([
          bank.country,
          name,
          String(read(bank) ?? ''),
          origin?.date ?? '',
          origin?.data_status ?? '',
          origin?.confidence ?? '',
        ]);
      }
    }
  });
});

test('a history of meetings is dated by their announcements, not by a future day', async () => {
  const { body } = await service.get('/api/v1/series?series=mpc_meeting&entity=EG');
  expect(body.meta.as_of).toBe('2025-12-30');
});
