import { serialOfDay } from '../../src/serial';
import { testWith } from '../support/recipe';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

const christmasEve = serialOfDay('2026-12-24');

/** Plain values of what a cell shows: dates are numbers with a format. */
const plain = (shown: unknown): unknown =>
  Array.isArray(shown)
    ? shown.map(plain)
    : typeof shown === 'object' && shown !== null && 'basicValue' in shown
      ? shown.basicValue
      : shown;

// December 2026 begins on a Tuesday: 8 days of weekends, and Christmas on a Friday. 31 − 9 = 22.
const results: readonly (readonly [Formula, unknown])[] = [
  [['WORKDAYS', 'Kenya', '2026-12-01', '2026-12-31'], 22],
  [['WORKDAYS', 'KE', '31/12/2026', '2026-12-01'], -22],
  [['WORKDAYS', 'KE', '2026-12-01', '2026-12-31', [[christmasEve], [''], ['2026-12-31']]], 20],
  [['WORKDAY', 'KE', christmasEve, 1], serialOfDay('2026-12-28')],
  [['WORKDAY', 'KE', christmasEve, -1], serialOfDay('2026-12-23')],
  [['WORKDAY', 'KE', christmasEve, 0], christmasEve],
  [['WORKDAY', 'EG', '2026-11-05', 1], serialOfDay('2026-11-08')],
];

test.each(results)('%j is %j', async (formula, expected) => {
  expect(plain(await inExcel(formula))).toEqual(expected);
});

test('a column of starts and ends', async () => {
  const starts = [['2026-12-01'], ['2026-12-28'], ['']];
  expect(plain(await inExcel(['WORKDAYS', 'KE', starts, '2026-12-31']))).toEqual([[22], [4], ['']]);
  expect(plain(await inExcel(['WORKDAY', 'KE', [[christmasEve]], [[1, 2]]]))).toEqual([
    [serialOfDay('2026-12-28'), serialOfDay('2026-12-29')],
  ]);
});

test('public holidays are rows of day and name, which other functions take', async () => {
  const rows = plain(await inExcel(['HOLIDAYS', 'KE', 2026])) as unknown[][];
  expect(rows).toHaveLength(12);
  expect(rows[0]).toEqual([serialOfDay('2026-01-01'), "New Year's Day"]);
});

describe('errors', () => {
  test.each<[Formula, RegExp]>([
    [['WORKDAYS', 'KE', '2026-12-01', ''], /^There is no last day/],
    [['WORKDAY', 'KE', '2026-12-01', ''], /^There is no number of days/],
    [['WORKDAY', 'KE', '2026-12-01', 1.5], /whole number/],
    [['WORKDAY', 'KX', '2026-12-01', 1], /is not one of the 54/],
    [['HOLIDAYS', 'KE', 1999], /recorded for 2020 to 2035/],
    [['WORKDAYS', 'KE', '2026-02-30', '2026-03-01'], /date that exists/],
  ])('%j', async (formula, sentence) => {
    expect(await inExcel(formula)).toEqual({
      error: expect.any(String) as unknown,
      message: expect.stringMatching(sentence) as unknown,
    });
  });
});

testWith(['python3'], 'the same in LibreOffice', () => {
  expect(inCalc([...results.map(([formula]) => formula), ['HOLIDAYS', 'KE', 2026]])).toEqual([
    ...results.map(([, expected]) => expected),
    expect.arrayContaining([[serialOfDay('2026-01-01'), "New Year's Day"]]),
  ]);
  return Promise.resolve();
});
