import type { Found } from '../../server/feeds';
import { judge, keyOf } from '../../server/feeds/judge';
import { createMarket, type Observation } from '../../src/market';
import { marketFiles } from '../../src/reference/market/data';

const source = { title: 'x', publisher: 'x', url: null };
const rate = (entity: string, date: string, value: number): Found => ({
  series: 'fx',
  entity,
  date,
  value,
  source,
  authority: 'compiled',
});
const observed = (entity: string, date: string, value: number, origin = 'currency-api'): Observation => ({
  ...rate(entity, date, value),
  origin,
});
const known = (observations: readonly Observation[] = [], brought: readonly Observation[] = observations) => ({
  market: createMarket(marketFiles, observations),
  today: '2026-11-20',
  brought: new Map(brought.map((one) => [keyOf(one), one.value])),
});
const verdicts = (found: readonly Found[], observations: readonly Observation[] = [], name = 'currency-api') => {
  const { kept, refused, unchanged } = judge(found, { name }, known(observations));
  return {
    good: kept.filter(({ doubt }) => doubt === undefined).map(({ value }) => value),
    doubtful: kept.flatMap(({ doubt }) => doubt ?? []),
    refused,
    unchanged,
  };
};
const day = observed('KES', '2026-11-18', 130);

test('expected values are kept', () =>
  expect(verdicts([rate('KES', '2026-11-19', 131)], [day])).toEqual({
    good: [131],
    doubtful: [],
    refused: [],
    unchanged: 0,
  }));

test('a move of more than 15 percent in a day waits for review', () => {
  expect(verdicts([rate('KES', '2026-11-19', 130 * Math.exp(0.149))], [day]).good).toHaveLength(1);
  expect(verdicts([rate('KES', '2026-11-19', 130 * Math.exp(0.151))], [day]).doubtful).toEqual([
    '151.1896 on 2026-11-19 is far from 130 on 2026-11-18.',
  ]);
  expect(verdicts([rate('KES', '2026-11-19', 130 / 1.2)], [day]).doubtful).toHaveLength(1);
});

test('unless another source agrees with it', () =>
  expect(
    verdicts([rate('KES', '2026-11-19', 160)], [day, observed('KES', '2026-11-19', 161, 'frankfurter')]).good,
  ).toEqual([160]));

test('or later rates show that it was a real fall', () => {
  const later = [observed('KES', '2026-11-17', 130), observed('KES', '2026-11-19', 171)];
  expect(verdicts([rate('KES', '2026-11-18', 170)], later).good).toEqual([170]);
  expect(verdicts([rate('KES', '2026-11-18', 230)], later).doubtful).toHaveLength(1);
});

test('one wrong value does not make the next day doubtful', () =>
  expect(verdicts([rate('KES', '2026-11-19', 13), rate('KES', '2026-11-20', 130.5)], [day])).toMatchObject({
    good: [130.5],
    doubtful: [expect.stringContaining('13 on 2026-11-19')],
  }));

test('a future date and an impossible value are refused; a meeting may be in the future', () => {
  expect(verdicts([rate('KES', '2026-11-21', 130)], [day]).refused).toEqual([
    'fx of KES is dated 2026-11-21, which is in the future.',
  ]);
  expect(verdicts([rate('KES', '2026-11-20', 130)], [day]).good).toEqual([130]);
  for (const value of [0, -1, Number.NaN, Infinity])
    expect(verdicts([rate('KES', '2026-11-19', value)], [day]).refused).toHaveLength(1);
  expect(verdicts([{ ...rate('KE', '2027-02-10', 1), series: 'mpc_meeting' }]).good).toEqual([1]);
});

test('a value already received or in the files is not stored twice, even if it was rejected', () => {
  expect(verdicts([rate('KES', '2026-11-18', 130)], [day]).unchanged).toBe(1);
  expect(verdicts([rate('KES', '2026-09-29', 129.67469522)]).unchanged).toBe(1);
  expect(verdicts([rate('KES', '2026-09-29', 129.67469522)], [], 'frankfurter')).toMatchObject({
    good: [129.67469522],
    unchanged: 0,
  });
  const refusedByHand = observed('KES', '2026-11-19', 1300);
  expect(
    judge([rate('KES', '2026-11-19', 1300)], { name: 'currency-api' }, known([day], [day, refusedByHand])),
  ).toMatchObject({ kept: [], unchanged: 1 });
  expect(verdicts([rate('KES', '2026-11-18', 130.2)], [day]).good).toEqual([130.2]);
});

// A history begins years before the rates of the release, which were 129 shillings in 2024.
const old = (values: readonly number[]) =>
  values.map((value, i) => rate('KES', `2003-09-${String(i + 12).padStart(2, '0')}`, value));

test('a history is compared with its own days, and not with rates of years later', () => {
  expect(verdicts(old([78, 78.1, 78.2, 77.9, 78.3])).good).toHaveLength(5);
  expect(verdicts(old([78, 78.1, 781, 77.9, 78.3]))).toMatchObject({
    good: [78, 78.1, 77.9, 78.3],
    doubtful: [expect.stringContaining('781 on 2003-09-14 is far from 78.1 on 2003-09-13')],
  });
  expect(verdicts(old([7.8, 78.1, 78.2, 77.9, 78.3])).doubtful).toEqual([
    '7.8 on 2003-09-12 is far from 78.1 on 2003-09-13.',
  ]);
});

test('a devaluation of the past that lasts needs no review; a change of unit and a recent jump do', () => {
  expect(verdicts(old([78, 78.1, 120, 121, 119, 120])).good).toHaveLength(6);
  expect(verdicts(old([78, 78.1, 120, 121, 119])).doubtful).toHaveLength(3);
  expect(verdicts(old([78, 78.1, 781, 782, 779, 780])).doubtful).toHaveLength(4);
  const recent = ['15', '16', '17', '18', '19', '20'].map((date, i) =>
    rate('KES', `2026-11-${date}`, i < 2 ? 130 : 200),
  );
  expect(verdicts(recent, [observed('KES', '2026-11-14', 130)]).doubtful).toHaveLength(4);
});

test('what a bank states itself counts, and not a copy of it', () => {
  const naira = (origin: string, value: number, bank?: string): Observation => ({
    ...observed('NGN', '2026-11-19', value, origin),
    authority: 'official',
    source: { title: 'x', publisher: 'Central Bank of Nigeria', url: null },
    ...(bank === undefined ? {} : { details: { bank } }),
  });
  const { origin: _, ...copy } = naira('frankfurter', 1337.9, 'CBN') as Observation & { readonly series: 'fx' };
  expect(verdicts([copy], [naira('cbn', 1338)], 'frankfurter')).toMatchObject({ good: [], unchanged: 1 });
  expect(verdicts([copy], [], 'frankfurter').good).toEqual([1337.9]);
  // The copy came first: the bank's own figure is stored, and served because it is official and came later.
  const { origin: __, ...own } = naira('cbn', 1338) as Observation & { readonly series: 'fx' };
  const earlier = naira('frankfurter', 1337.9, 'CBN');
  expect(verdicts([own], [earlier], 'cbn').good).toEqual([1338]);
  const market = createMarket(marketFiles, [earlier, naira('cbn', 1338)]);
  expect(market.ratesOf('NGN').newest('2026-11-19')!.served.value).toBe(1338);
});

// 655.957 francs to the euro.
test('a pegged currency is computed from its parity; a quotation far from it waits for review', () => {
  expect(verdicts([rate('EUR', '2026-11-19', 0.86), rate('XOF', '2026-11-19', 0.86 * 655.957)])).toMatchObject({
    doubtful: [],
    unchanged: 1,
  });
  expect(verdicts([rate('EUR', '2026-11-19', 0.86), rate('XOF', '2026-11-19', 0.86 * 700)]).doubtful).toEqual([
    'XOF is at 700.000 for one EUR, not at its parity of 655.957.',
  ]);
  expect(verdicts([rate('ZAR', '2026-11-19', 16.5), rate('NAD', '2026-11-19', 17.5)]).doubtful).toEqual([
    expect.stringContaining('NAD is at 1.06061 for one ZAR'),
  ]);
});

// Dollars for a coin instead of coins for a dollar, as happened on 2025-12-06.
test('if coins are published inverted, all of them wait for review', () =>
  expect(verdicts([rate('BTC', '2026-11-19', 38.9), rate('USDT', '2026-11-19', 1.0001)])).toMatchObject({
    good: [],
    doubtful: [expect.stringContaining('38.9 bitcoins'), expect.stringContaining('38.9 bitcoins')],
  }));

// On 2026-04-05 a dollar was 524 Sudanese pounds, between 600 in March and 601 in the following days.
test('a rate that jumps away and back is an error, however small the jump relative to the gap before it', () =>
  expect(verdicts([rate('SDG', '2026-04-05', 524)])).toMatchObject({
    good: [],
    doubtful: [expect.stringContaining('524 on 2026-04-05 is far from 600')],
  }));

test.each([
  ['policy_rate', 'KE', 8.75, 13.75, 13.76],
  ['inflation', 'KE', 6.5, 26.5, 26.6],
] as const)('%s moves by a limited number of points', (series, entity, before, most, more) => {
  const of = (value: number): Found => ({
    series,
    entity,
    date: '2026-11-19',
    value,
    source,
    authority: 'compiled',
  });
  const earlier = [{ ...of(before), date: '2026-11-01', origin: 'import:1', authority: 'official' as const }];
  expect(verdicts([of(most)], earlier).good).toEqual([most]);
  expect(verdicts([of(more)], earlier).doubtful).toHaveLength(1);
});
