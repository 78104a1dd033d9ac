import { say } from '../../src/language/say';
import { centralBank, createMarket, fuelPrices } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { CentralBankFile, FuelFile } from '../../src/reference/market/schema';
import type {
  CentralBankList,
  CentralBankResult,
  FuelList,
  FuelQuery,
  FuelResult,
  RatesQuery,
} from '../../src/contract';
import { inEnglish, noticesOf } from '../support/in-english';

const market = createMarket(marketFiles);
const now = Date.parse('2026-11-20T12:00:00Z');
const fuel = (query: FuelQuery) => {
  const answer = fuelPrices(market, query, now);
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return { data: answer.value.data as FuelResult, list: answer.value.data as FuelList, meta: answer.value.meta };
};
const bank = (query: RatesQuery) => {
  const answer = centralBank(market, query, now);
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return {
    data: answer.value.data as CentralBankResult,
    list: answer.value.data as CentralBankList,
    meta: answer.value.meta,
  };
};

test('the files follow their format, in date order, with every source known and used', () => {
  expect(FuelFile.safeParse(marketFiles.fuel).error?.issues ?? []).toEqual([]);
  expect(CentralBankFile.safeParse(marketFiles.banks).error?.issues ?? []).toEqual([]);
  for (const file of [marketFiles.fuel, marketFiles.banks]) {
    const used = new Set(
      [...JSON.stringify({ ...file, sources: undefined }).matchAll(/"source":"([^"]+)"/g)].map((match) => match[1]!),
    );
    expect([...used].filter((id) => file.sources[id] === undefined)).toEqual([]);
    expect(Object.keys(file.sources).filter((id) => !used.has(id))).toEqual([]);
  }
  for (const { fuels } of Object.values(marketFiles.fuel.countries)) {
    for (const series of Object.values(fuels)) {
      const dates = series!.prices.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
    }
  }
});

// EPRA, Nairobi, 15 August to 14 September 2026: petrol 214.03, diesel 217.86 (5.00 less than in July), kerosene
// 191.38.
test('Kenya: prices and their change', () => {
  const { data, meta } = fuel({ country: 'KE' });
  expect(data).toMatchObject({
    country: 'KE',
    currency: 'KES',
    updated: '2026-08-15',
    fuels: {
      petrol: { price: 214.03, unit: 'litre', change: 0 },
      diesel: { price: 217.86, unit: 'litre', change: -5 },
      kerosene: { price: 191.38, unit: 'litre', change: 0 },
    },
  });
  expect(meta.data_status).toBe('stale');
});

test('Kenya in March 2026: the cycle of 15 February', () => {
  expect(fuel({ country: 'KE', date: '2026-03-01' }).data.fuels.petrol).toMatchObject({ price: 178.28 });
});

test('a price is current for seven days', () => {
  expect(fuel({ country: 'KE', fuel_type: 'petrol', date: '2026-08-22' }).meta.data_status).toBe('current');
  expect(fuel({ country: 'KE', fuel_type: 'petrol', date: '2026-08-23' }).meta.data_status).toBe('stale');
});

// CFA francs: Burkina Faso, petrol 850 from 6 February 2024; 655.957 to the euro.
test('conversion at an exact parity', () => {
  expect(fuel({ country: 'BF', fuel_type: 'petrol', currency: 'EUR' }).data.fuels.petrol!.price).toBeCloseTo(
    850 / 655.957,
    4,
  );
});

test('all countries: one row each, LPG per kg, and those without prices are named', () => {
  const { list, meta } = fuel({});
  expect(list.count).toBe(list.countries.length);
  expect(list.count).toBe(Object.keys(marketFiles.fuel.countries).length);
  expect(noticesOf(meta).join(' ')).toMatch(/No prices are known for: .*ER/);
});

test.each([
  [{ country: 'ER' }, 'invalid_country'],
  [{ country: 'NG', fuel_type: 'kerosene' }, 'invalid_fuel_type'],
  [{ country: 'KE', currency: 'ZWL' }, 'invalid_currency'],
  [{ country: 'KE', date: '2030-01-01' }, 'invalid_date'],
  [{ country: 'KE', date: '2001-01-01' }, 'invalid_date'],
] as const)('%j is %s', (query, code) =>
  expect(fuelPrices(market, query as FuelQuery, now)).toMatchObject({ ok: false, failure: { code } }),
);

// SARB: 7.25 % from 25 September 2026 (7.00 % from 29 May); the meeting of 19 November 2026 is over, and its outcome is
// not recorded.
test('South Africa: a meeting is due, and passes', () => {
  expect(bank({ country: 'ZA' }).data).toMatchObject({ country: 'ZA', central_bank_abbr: 'SARB', policy_rate: 7.25 });
  expect(bank({ country: 'ZA', date: '2026-11-01' }).data).toMatchObject({ policy_rate: 7.25, next_mpc: '2026-11-19' });
  expect(bank({ country: 'ZA', date: '2026-08-01' }).data.policy_rate).toBe(7);
  expect(bank({ country: 'ZA', indicator: 'policy_rate', date: '2026-11-01' }).meta.data_status).toBe('current');
  const later = centralBank(market, { country: 'ZA', indicator: 'policy_rate' }, Date.parse('2026-11-22T00:00:00Z'));
  expect(later.ok && later.value.meta.data_status).toBe('stale');
});

// The latest inflation recorded for South Africa is that of January 2026.
test('a statistic whose next release is overdue makes the answer stale, and is named', () => {
  const { meta } = bank({ country: 'ZA', date: '2026-11-01' });
  expect(meta.data_status).toBe('stale');
  expect(noticesOf(meta)).toContain('GDP growth is for 2025-Q3; a newer figure was due by 2026-04-30.');
  expect(bank({ country: 'ZA', indicator: 'inflation', date: '2026-04-14' }).meta.data_status).toBe('current');
  expect(bank({ country: 'ZA', indicator: 'inflation', date: '2026-04-15' }).meta.data_status).toBe('stale');
});

// BCEAO: 3.00 % from 16 March 2026, for all eight countries of the union.
test('a monetary union has one rate', () => {
  for (const country of ['BJ', 'BF', 'CI', 'GW', 'ML', 'NE', 'SN', 'TG'] as const)
    expect(bank({ country }).data).toMatchObject({ policy_rate: 3, central_bank_abbr: 'BCEAO' });
});

test('a single indicator', () => {
  expect(Object.keys(bank({ country: 'KE', indicator: 'policy_rate' }).data).sort()).toEqual([
    'country',
    'country_name',
    'figures',
    'policy_rate',
    'updated',
  ]);
  expect(Object.keys(bank({ country: 'KE', indicator: 'tbills' }).data.tbills!).sort()).toEqual([
    '182_day',
    '364_day',
    '91_day',
  ]);
  expect(bank({ country: 'EG', indicator: 'mpc' }).data.next_mpc).toBe('2026-12-17');
});

test('a newer auction of one tenor does not hide the yield of another', () => {
  const source = { title: 'Auction of 364-day bills', publisher: 'Central Bank of Kenya', url: null };
  const later = createMarket(marketFiles, [
    {
      series: 'tbill_364',
      entity: 'KE',
      date: '2026-10-15',
      value: 8.8,
      source,
      origin: 'import:1',
      authority: 'official',
    },
  ]);
  const answer = centralBank(later, { country: 'KE', indicator: 'tbills' }, now);
  // The auction of 28 September 2026: 8.7781, 8.8949 and 9.0431 percent.
  expect(answer).toMatchObject({
    value: {
      data: {
        tbills: { '91_day': 8.7781, '182_day': 8.8949, '364_day': 8.8 },
        figures: {
          tbill_91: { date: '2026-09-28', data_status: 'stale' },
          tbill_364: { date: '2026-10-15', data_status: 'current', sources: [{ title: 'Auction of 364-day bills' }] },
        },
      },
      meta: { data_status: 'stale' },
    },
  });
});

test('missing data is left out, with a notice', () => {
  const { data, meta } = bank({ country: 'ER' });
  expect(data).not.toHaveProperty('policy_rate');
  expect(noticesOf(meta).join(' ')).toMatch(/Not known: policy rate/);
  expect(bank({}).list.count).toBe(54);
});

test('a country without central bank data is refused for every indicator', () => {
  const without = createMarket({
    ...marketFiles,
    banks: {
      ...marketFiles.banks,
      countries: Object.fromEntries(Object.entries(marketFiles.banks.countries).filter(([code]) => code !== 'ER')),
    },
  });
  for (const more of [{}, { indicator: 'gdp' }, { date: '2026-10-01' }] as const)
    expect(inEnglish(centralBank(without, { country: 'ER', ...more }, now))).toMatchObject({
      ok: false,
      failure: { code: 'invalid_country', message: expect.stringContaining('Eritrea') },
    });
  const list = inEnglish(centralBank(without, {}, now));
  expect(list).toMatchObject({
    ok: true,
    value: { data: { count: 53 }, meta: { notices: expect.arrayContaining(['No figure is recorded for: ER.']) } },
  });
});
