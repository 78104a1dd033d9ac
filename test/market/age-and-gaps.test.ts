import { say } from '../../src/language/say';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { plausible } from '../../scripts/fx/plausible';
import { generatedMarket } from '../../scripts/generate/market';
import { centralBank, createMarket, exchangeRate, fuelPrices, rateOn } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import type { CountryCode, FuelResult } from '../../src/contract';
import { noticesOf } from '../support/in-english';

const market = createMarket(marketFiles);
const dates = marketFiles.rates.dates.split(' ');
const now = Date.parse('2026-11-20T12:00:00Z');
const rate = (from: string, to: string, date?: string, at = now) => {
  const answer = exchangeRate(
    market,
    { from, to, ...(date === undefined ? {} : { date }) },
    { now: at, spreadPercent: 1 },
  );
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return answer.value;
};
const unit = (from: string, to: string, date: string) => rateOn(market, from, to, date)?.rate;
const fuels = (query: Parameters<typeof fuelPrices>[1]) => {
  const answer = fuelPrices(market, query, now);
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return { data: answer.value.data as FuelResult, meta: answer.value.meta };
};

test('the JSON Schemas match the formats', () => {
  for (const [path, content] of generatedMarket())
    expect(readFileSync(join(__dirname, '../..', path), 'utf8')).toBe(content);
});

test('three rates of one day are consistent', () => {
  const complete = [...market.currencies.values()]
    .filter(({ kind, code }) => kind !== 'coin' && code !== 'SSP' && code !== 'ZWG')
    .map(({ code }) => code);
  const code = fc.constantFrom(...complete);
  fc.assert(
    fc.property(code, code, code, fc.constantFrom(...dates), (a, b, c, date) => {
      // 2026-04-05 has no rate for the Sudanese pound, and rates of different days need not be consistent.
      fc.pre(date !== '2026-04-05');
      expect((unit(a, b, date)! * unit(b, c, date)!) / unit(a, c, date)!).toBeCloseTo(1, 12);
    }),
  );
});

// On 2024-06-10 and 2024-07-31 a dollar was 130.26 South Sudanese pounds, between 1,551 and 4,552. On 2026-04-05 it was
// 524 Sudanese pounds, between 600 and 601.
test('errors of the source are left out, also across gaps', () => {
  expect(rate('USD', 'SSP', '2024-06-10').data.rate).toBeCloseTo(1556.75587, 4);
  expect(rate('USD', 'SSP', '2025-11-30').data.rate).toBeCloseTo(1550.93074, 4);
  expect(rate('USD', 'SDG', '2026-04-05').data.timestamp).toBe('2026-03-10T00:00:00.000Z');
});

// Egypt floated on 2024-03-06, Ethiopia on 2024-07-29, and Zimbabwe devalued on 2024-09-27.
test.each([
  ['EGP', '2024-03-10', 49.4],
  ['ETB', '2024-09-01', 110.9],
  ['ZWG', '2024-11-01', 28.6],
])('a real devaluation is kept: %s on %s', (code, date, expected) =>
  expect(rate('USD', code, date).data.rate).toBeCloseTo(expected, 1),
);

test('two falls in a row are a real fall', () => {
  const days = [100, 120, 150, 149].map((kes, i) => ({ date: `2026-01-0${i + 1}`, rates: { kes } }));
  expect(plausible(days, [{ code: 'KES', name: 'x', kind: 'african' }]).kept.get('KES')).toEqual([100, 120, 150, 149]);
});

test('the current date gives the same age as no date', () => {
  expect(rate('USD', 'KES', '2026-11-20').meta).toEqual(rate('USD', 'KES').meta);
  expect(rate('USD', 'KES', '2026-11-20').meta.data_status).toBe('stale');
});

// 2026-09-29 is a Tuesday: its rate is current through Wednesday, 24 business hours after the day ended.
test.each([
  ['2026-09-29T09:00:00Z', 'current'],
  ['2026-10-01T00:00:00Z', 'current'],
  ['2026-10-01T00:00:01Z', 'stale'],
])('at %s the latest rate is %s', (at, status) =>
  expect(rate('USD', 'KES', undefined, Date.parse(at)).meta.data_status).toBe(status),
);

test.each([
  ['2024-06-15', 'current'],
  ['2024-07-30', 'stale'],
])('a past rate says how far it is from %s: %s', (date, status) => {
  const { data, meta } = rate('USD', 'KES', date);
  expect(data.timestamp).toBe('2024-06-15T00:00:00.000Z');
  expect(meta.data_status).toBe(status);
  if (status === 'stale')
    expect(noticesOf(meta)[0]).toBe('The latest rate on or before 2024-07-30 dates from 2024-06-15, 45 days earlier.');
});

test('a parity is never out of date, and its meta is made once', () => {
  expect(rate('XOF', 'EUR').meta.data_status).toBe('current');
  expect(rate('USD', 'KES').meta).toBe(rate('USD', 'KES').meta);
});

test('rounding keeps twelve digits at any magnitude', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e15, noNaN: true }), (amount) => {
      const answer = exchangeRate(market, { from: 'SHIB', to: 'LBP', amount }, { now, spreadPercent: 1 });
      const { rate: unit, amount: converted } = answer.ok ? answer.value.data : { rate: 0, amount: 0 };
      expect(converted! / Number((unit * amount).toPrecision(12))).toBeCloseTo(1, 11);
    }),
  );
});

// Niger, 23 July 2024: petrol 540 → 499, diesel 668 → 618.
test('Niger: the previous price is the one on the day before the change', () => {
  expect(fuels({ country: 'NE' }).data.fuels).toMatchObject({
    petrol: { price: 499, change: -41 },
    diesel: { price: 618, change: -50 },
  });
});

test('no price is zero, whatever the currency', () => {
  for (const country of Object.keys(marketFiles.fuel.countries) as CountryCode[]) {
    for (const { price } of Object.values(fuels({ country, currency: 'BTC' }).data.fuels))
      expect(price).toBeGreaterThan(0);
  }
});

test('a conversion names the day of its rate', () => {
  expect(noticesOf(fuels({ country: 'KE', currency: 'USD' }).meta).join(' ')).toMatch(
    /converted from KES at 0\.0077\d+ USD, the rate of 2026-09-29/,
  );
  expect(noticesOf(fuels({ country: 'BF', currency: 'EUR' }).meta).join(' ')).toMatch(/a fixed parity/);
});

// Le Matinal: 66.20 from 27 January 2024; 61.34 in September 2025 was converted from a list in dollars.
test('there is no change between a converted price and a stated one', () => {
  const { data, meta } = fuels({ country: 'MU', fuel_type: 'petrol' });
  expect(data.fuels.petrol).toMatchObject({ price: 61.34, change: 0 });
  expect(noticesOf(meta).join(' ')).toMatch(/measured differently/);
  expect(fuels({ country: 'MU', fuel_type: 'petrol', date: '2024-02-01' }).data.fuels.petrol!.price).toBe(66.2);
});

test('prices converted from dollars match the rate of their day', () => {
  for (const { currency, fuels: series } of Object.values(marketFiles.fuel.countries)) {
    for (const one of Object.values(series)) {
      for (const { date, price, from_usd } of one!.prices)
        if (from_usd !== undefined)
          expect(Math.abs(price / (from_usd * unit('USD', currency, date)!) - 1)).toBeLessThan(0.015);
    }
  }
});

test('the next meeting has the date of its announcement', () => {
  expect(centralBank(market, { country: 'EG', indicator: 'mpc' }, now)).toMatchObject({
    value: {
      data: { country: 'EG', country_name: 'Egypt', next_mpc: '2026-12-17', updated: '2025-12-30' },
      meta: { data_status: 'current' },
    },
  });
});

// CBN: 26.50 % from 24 February 2026, 23.00 % from 22 September; July: headline 15.43 %, food 20.31 %.
test.each([
  ['2026-03-01', 26.5],
  ['2026-09-21', 26.5],
  ['2026-09-22', 23],
])('Nigeria’s policy rate on %s', (date, policy_rate) =>
  expect(centralBank(market, { country: 'NG', date }, now)).toMatchObject({ value: { data: { policy_rate } } }),
);

test('a day before all data is invalid_date', () => {
  expect(centralBank(market, { country: 'KE', date: '2001-01-01' }, now)).toMatchObject({
    ok: false,
    failure: { code: 'invalid_date' },
  });
});

test('the list names its sources', () => {
  const answer = centralBank(market, {}, now);
  expect(answer.ok && answer.value.meta.sources.length).toBeGreaterThan(30);
});
