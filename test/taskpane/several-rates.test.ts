import { severalRates, type RateHistory } from '../../taskpane/views/exchange/several-rates';

const history = (
  to: string,
  observations: readonly { date: string; observed: string; rate: number }[],
): RateHistory => ({
  from: 'USD',
  to,
  start: '2026-04-01',
  end: '2026-05-31',
  observations: observations.map((one) => ({ ...one, source: 'a bank', observations: 1 })),
  count: observations.length,
});

// 30 April 2026 is a Thursday: five working days before it is 23 April.
const kenya = history('KES', [
  { date: '2026-04-30', observed: '2026-04-22', rate: 129 },
  { date: '2026-05-31', observed: '2026-05-29', rate: 130 },
]);
const ghana = history('GHS', [{ date: '2026-04-30', observed: '2026-04-23', rate: 11 }]);

test('months stand newest first, with a place for each currency', () => {
  expect(severalRates([ghana, history('KES', [])], false).rows).toEqual([
    { month: '2026-04-30', rates: [11, undefined] },
  ]);
  expect(severalRates([kenya, ghana], false).rows).toEqual([
    { month: '2026-05-31', rates: [130, undefined] },
    { month: '2026-04-30', rates: [129, 11] },
  ]);
});

test('at the end of a month, a rate more than five working days older is left out and named', () => {
  expect(severalRates([kenya, ghana], true)).toEqual({
    rows: [
      { month: '2026-05-31', rates: [130, undefined] },
      { month: '2026-04-30', rates: [undefined, 11] },
    ],
    leftOut: [{ currency: 'KES', month: '2026-04-30', observed: '2026-04-22' }],
  });
});
