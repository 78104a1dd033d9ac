import { say } from '../../src/language/say';
import fc from 'fast-check';
import { businessHoursSince } from '../../src/market/age';
import { createMarket, exchangeRate, exchangeRates, rateOn } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';
import { CurrencyFile, ExchangeRateFile } from '../../src/reference/market/schema';
import { plausible } from '../../scripts/fx/plausible';
import { inEnglish, noticesOf } from '../support/in-english';

const market = createMarket(marketFiles);
const dates = marketFiles.rates.dates.split(' ');
const now = Date.parse('2026-11-20T12:00:00Z');
const options = { now, spreadPercent: 1 };
const ask = (from: string, to: string, more: { amount?: number; date?: string } = {}) => {
  const answer = exchangeRate(market, { from, to, ...more }, options);
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return answer.value;
};
const unit = (from: string, to: string, date: string) => rateOn(market, from, to, date)?.rate;
const codes = [...market.currencies.keys()];

test('the files follow their format', () => {
  expect(CurrencyFile.safeParse(marketFiles.currencies).error?.issues ?? []).toEqual([]);
  expect(ExchangeRateFile.safeParse(marketFiles.rates).error?.issues ?? []).toEqual([]);
  for (const values of Object.values(marketFiles.rates.rates)) expect(values.split(' ')).toHaveLength(dates.length);
});

test('parities follow one another without overlap, the last one is still in force, and every source is known and used', () => {
  const { currencies, sources } = marketFiles.currencies;
  const parities = currencies.flatMap((currency) => (currency.parities === undefined ? [] : [currency.parities]));
  expect(parities).toHaveLength(8);
  for (const list of parities) {
    expect(list.map(({ from }) => from)).toEqual(list.map(({ from }) => from).sort());
    expect(list.map(({ to }) => to !== undefined)).toEqual(list.map((_, i) => i < list.length - 1));
    list.slice(1).forEach(({ from }, i) => expect(list[i]!.to! < from).toBe(true));
  }
  const used = new Set(parities.flat().flatMap(({ source, also }) => [source, ...(also ?? [])]));
  expect([...used].sort()).toEqual(Object.keys(sources).sort());
});

// Units for one US dollar as published on these days, read from the package by hand.
test.each([
  ['NGN', '2024-03-02', 1571.2],
  ['KES', '2024-03-02', 146.7],
  ['GHS', '2024-03-02', 12.69],
  ['ETB', '2024-03-02', 56.8],
  ['NGN', '2025-01-01', 1543.9],
  ['KES', '2025-01-01', 129.4],
  ['ETB', '2025-01-01', 128.0],
  ['NGN', '2026-09-29', 1326.2],
  ['KES', '2026-09-29', 129.7],
  ['GHS', '2026-09-29', 11.65],
  ['ETB', '2026-09-29', 162.8],
])('%s on %s', (code, date, expected) => expect(ask('USD', code, { date }).data.rate / expected).toBeCloseTo(1, 3));

// Parities: CFA francs since 1999, escudo since 1999, Comorian franc at 75 to the French franc, dobra since 2010; the
// rand area at par.
test.each([
  ['EUR', 'XOF', 655.957],
  ['EUR', 'XAF', 655.957],
  ['EUR', 'KMF', 491.96775],
  ['EUR', 'CVE', 110.265],
  ['EUR', 'STN', 24.5],
  ['ZAR', 'LSL', 1],
  ['ZAR', 'SZL', 1],
  ['NAD', 'LSL', 1],
  ['XOF', 'XAF', 1],
])('%s to %s is exact', (from, to, rate) => {
  const { data, meta } = ask(from, to);
  expect(data).toMatchObject({ rate, change_24h: 0, change_pct_24h: 0, source: 'Fixed parity' });
  expect(meta.data_status).toBe('current');
});

test('rates invert and cross', () => {
  const known = fc.constantFrom(...codes);
  fc.assert(
    fc.property(known, known, known, fc.constantFrom(...dates.slice(150)), (a, b, c, date) => {
      const [ab, ba, bc, ac] = [unit(a, b, date), unit(b, a, date), unit(b, c, date), unit(a, c, date)];
      fc.pre(ab !== undefined && ba !== undefined && bc !== undefined && ac !== undefined);
      expect(ab! * ba!).toBeCloseTo(1, 9);
      expect(unit(a, a, date)).toBe(1);
    }),
  );
});

test('with an amount: bid and ask for the amount, the rate for one unit, no change', () => {
  const [unit, whole] = [ask('USD', 'KES').data, ask('USD', 'KES', { amount: 250 }).data];
  expect(whole.rate).toBe(unit.rate);
  expect(whole.amount).toBeCloseTo(250 * unit.rate, 6);
  expect(whole.bid).toBeCloseTo(250 * unit.bid, 6);
  expect(whole).not.toHaveProperty('change_24h');
  expect(whole).not.toHaveProperty('change_pct_24h');
  expect(unit).not.toHaveProperty('amount');
  expect(unit.ask / unit.bid).toBeCloseTo(1.005 / 0.995, 9);
});

test('the latest rate on or before a day, with its own date', () => {
  // No version was published from 2024-06-16 to 2024-07-30.
  expect(ask('USD', 'KES', { date: '2024-07-30' }).data.timestamp).toBe('2024-06-15T00:00:00.000Z');
  expect(ask('USD', 'KES', { date: '2024-07-31' }).data.timestamp).toBe('2024-07-31T00:00:00.000Z');
});

test('an old rate is not shown as current', () => {
  const { data, meta } = ask('USD', 'KES');
  expect(data.timestamp).toBe('2026-09-29T00:00:00.000Z');
  expect(meta).toMatchObject({ data_status: 'stale', as_of: '2026-09-29' });
  expect(noticesOf(meta)[0]).toBe('The latest rate dates from 2026-09-29, 52 days ago, and is out of date.');
});

// 2026-09-29 is a Tuesday. A business day ends 24 hours after the day itself, and weekends do not count.
test.each([
  ['2026-09-29', '2026-09-30T00:00:00Z', 0],
  ['2026-09-29', '2026-10-01T00:00:00Z', 24],
  ['2026-10-02', '2026-10-05T00:00:00Z', 0],
  ['2026-10-02', '2026-10-06T06:00:00Z', 30],
  ['2026-09-29', '2026-10-14T00:00:00Z', 240],
])('business hours from %s to %s', (date, until, hours) =>
  expect(businessHoursSince(date, Date.parse(until))).toBe(hours),
);

test.each([
  ['ZWL', /replaced by ZWG/],
  ['SLL', /replaced by SLE/],
  ['STD', /replaced by STN/],
  ['MRO', /replaced by MRU/],
  ['GHC', /replaced by GHS/],
  ['KEZ', /did you mean KES \(Kenyan shilling\)/],
  ['QQQ', /not a supported currency/],
])('%s is refused, with the code to use', (code, sentence) => {
  const answer = inEnglish(exchangeRate(market, { from: code, to: 'USD' }, options));
  expect(answer).toMatchObject({
    ok: false,
    failure: { code: 'invalid_currency', message: expect.stringMatching(sentence) },
  });
});

test.each([
  ['2026-11-22', 'invalid_date', /is in the future/],
  ['2020-01-01', 'invalid_date', /history starts on 2024-03-02/],
])('%s is refused', (date, code, sentence) =>
  expect(inEnglish(exchangeRate(market, { from: 'USD', to: 'KES', date }, options))).toMatchObject({
    ok: false,
    failure: { code, message: expect.stringMatching(sentence) },
  }),
);

test('ZWG did not exist in early 2024, and the list includes it today', () => {
  expect(exchangeRate(market, { from: 'USD', to: 'ZWG', date: '2024-03-31' }, options).ok).toBe(false);
  const list = exchangeRates(market, 'USD', undefined, now);
  if (!list.ok) throw new Error('no list');
  expect(list.value.data.rates.map(({ currency }) => currency)).toEqual(
    expect.arrayContaining(['ZWG', 'XOF', 'KES', 'EUR']),
  );
  expect(list.value.data.count).toBe(list.value.data.rates.length);
});

test('implausible rates are left out: a jump that returns, a last jump, inverted coins', () => {
  const day = (date: string, kes: number, btc: number) => ({ date, rates: { kes, btc } });
  const days = [
    day('2026-01-01', 130, 1e-5),
    day('2026-01-02', 13, 1e-5),
    day('2026-01-03', 131, 90_000),
    day('2026-01-04', 170, 1e-5),
    day('2026-01-05', 172, 1e-5),
    day('2026-01-06', 300, 1e-5),
  ];
  const { kept, leftOut } = plausible(days, [
    { code: 'KES', name: 'x', kind: 'african' },
    { code: 'BTC', name: 'x', kind: 'coin' },
  ]);
  expect(kept.get('KES')).toEqual([130, undefined, 131, 170, 172, undefined]);
  expect(kept.get('BTC')![2]).toBeUndefined();
  expect(leftOut.map(({ reason }) => reason).sort()).toEqual(['coins', 'last', 'returns']);
});

test('currencies without a rate are named, and a list with no rate at all is refused', () => {
  const { KES: _, ...rates } = marketFiles.rates.rates;
  const without = createMarket({ ...marketFiles, rates: { ...marketFiles.rates, rates } });
  expect(inEnglish(exchangeRates(without, 'USD', ['KES', 'NGN'], now))).toMatchObject({
    ok: true,
    value: {
      data: { count: 1, rates: [{ currency: 'NGN' }] },
      meta: { notices: expect.arrayContaining(['No rate is recorded for: KES.']) },
    },
  });
  expect(inEnglish(exchangeRates(without, 'USD', ['KES'], now))).toMatchObject({
    ok: false,
    failure: { code: 'invalid_currency', message: expect.stringContaining('KES') },
  });
});
