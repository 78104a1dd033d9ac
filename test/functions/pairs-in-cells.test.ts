import { serialOfDay } from '../../src/serial';
import { testWith } from '../support/recipe';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

type Rows = readonly (readonly unknown[])[];
const rows = async (...rest: readonly unknown[]): Promise<Rows> =>
  (await inExcel(['HISTORY', 'fx', ...rest] as Formula)) as unknown as Rows;

const span = ['2026-06-01', '2026-06-30'];

test('the rate of a pair is that of its two currencies against the dollar, on the days that have both', async () => {
  const [heads, ...pairs] = await rows('ZAR/KES', ...span);
  const [, ...dollars] = await rows('ZAR, KES', ...span);
  expect(heads).toEqual(['Date', 'ZAR/KES']);
  const both = dollars.filter(([, rand, shilling]) => typeof rand === 'number' && typeof shilling === 'number');
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.map(([date]) => date)).toEqual(both.map(([date]) => date));
  pairs.forEach(([, rate], at) => {
    const [, rand, shilling] = both[at] as readonly number[];
    expect(rate).toBeCloseTo(shilling! / rand!, 4);
  });
});

test('a parity is the one of the law, whichever way it is asked', async () => {
  // 655.957 francs are one euro: Decision 98/683/EC of the Council.
  for (const asked of [
    ['EUR/XOF', ...span, 'month-end'],
    ['XOF', ...span, 'month-end', undefined, 'EUR'],
    ['Senegal', ...span, 'month-end', undefined, 'EUR'],
  ])
    expect(await rows(...asked)).toEqual([
      ['Date', 'EUR/XOF'],
      [serialOfDay('2026-06-30'), 655.957],
    ]);
});

test('a pair keeps its own base, countries stand for their currencies, and the dollar is the usual base', async () => {
  const [heads] = await rows('NGN, ZAR/KES, Kenya', ...span, 'month-end', undefined, 'GHS');
  expect(heads).toEqual(['Date', 'GHS/NGN', 'ZAR/KES', 'GHS/KES']);
  const [usual] = await rows('USD/NGN, NGN', ...span, 'month-end', undefined, 'USD');
  expect(usual).toEqual(['Date', 'NGN', 'NGN']);
  expect((await rows('KES/USD', ...span, 'month-end'))[1]![1]).toBeLessThan(0.01);
});

test('what is wrong with a pair or a base is said', async () => {
  const error = (message: RegExp) => ({ error: '#VALUE!', message: expect.stringMatching(message) as unknown });
  expect(await inExcel(['HISTORY', 'fx', 'KES/KES', ...span] as Formula)).toEqual(error(/names one currency twice/));
  expect(await inExcel(['HISTORY', 'fx', 'KES/XXQ', ...span] as Formula)).toEqual(error(/XXQ/));
  expect(
    await inExcel(['HISTORY', 'policy_rate', 'KE', ...span, 'month-end', null, 'EUR'] as unknown as Formula),
  ).toEqual(error(/Only rates have a base/));
});

testWith(['python3'], 'the same in LibreOffice', () => {
  const [pair, base] = inCalc([
    ['HISTORY', 'fx', 'EUR/XOF', ...span, 'month-end'],
    ['HISTORY', 'fx', 'Senegal', ...span, 'month-end', null, 'EUR'],
  ] as unknown as readonly Formula[]) as unknown as readonly Rows[];
  expect(pair).toEqual([
    ['Date', 'EUR/XOF'],
    [serialOfDay('2026-06-30'), 655.957],
  ]);
  expect(base).toEqual(pair);
});
