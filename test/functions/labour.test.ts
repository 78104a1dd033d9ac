import { serialOfDay } from '../../src/serial';
import { testWith } from '../support/recipe';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

/** Plain values of what a cell shows: money is a number with a format. */
const plain = (shown: unknown): unknown =>
  Array.isArray(shown)
    ? shown.map(plain)
    : typeof shown === 'object' && shown !== null && 'basicValue' in shown
      ? shown.basicValue
      : shown;

const started = serialOfDay('2014-01-01');
const ends = serialOfDay('2025-12-31');

const results: readonly (readonly [Formula, unknown])[] = [
  // Kenya, Regulation of Wages (General) Order, r. 6: 1/225 of the monthly wage an hour, and half of it on top.
  // 45,000 / 225 × 10 × 1.5
  [['OVERTIME', 'KE', 45_000, 10], 3_000],
  // 200 an hour, twice on the rest day.
  [['OVERTIME', 'Kenya', 200, 10, 'rest_day', 'hour'], 4_000],
  // 173.33 hours in place of 225: 34,666 / 173.33 = 200.
  [['OVERTIME', 'KE', 34_666, 10, '', '', 'hours per month=173.33; on=2026-11-20'], 3_000],
  // Morocco, code du travail, arts. 231-232: 18 days, and 1.5 more for five years of service.
  [['LEAVEDAYS', 'MA', '2019-01-01', '2026-11-20'], 19.5],
  // art. 238: 26 days of pay in a month. 10,000 / 26 × 19.5, and × 13
  [['LEAVEPAY', 'MA', 10_000, '2019-01-01', '2026-11-20'], 7_500],
  [['LEAVEPAY', 'MA', 10_000, '2019-01-01', '2026-11-20', 13], 5_000],
  [['LEAVEPAY', 'MA', 10_000, '2019-01-01', '2026-11-20', 12, [['days_per_month', 30]]], 4_000],
  // Ghana, Act 651, ss. 20 and 42: 15 days in a week of five. 2,600 × 12 / 52 / 5 × 15, and in a week of six.
  [['LEAVEPAY', 'GH', 2_600, '2023-01-01', '2026-11-20'], 1_800],
  [['LEAVEPAY', 'GH', 2_600, '2023-01-01', '2026-11-20', '', 'days per week=6'], 1_500],
  // Nigeria, Labour Act, s. 11: one week from three months, one month from five years.
  [['NOTICE', 'NG', '2025-06-01', '2026-11-20'], '1 week'],
  [['NOTICE', 'NG', '2020-01-01', '2026-11-20', '', 500_000], 500_000],
  // Morocco, décret 2-04-469: three months for cadres of more than five years, two for others.
  [['NOTICE', 'MA', '2019-01-01', '2026-11-20', 'cadres'], '3 months'],
  // Côte d'Ivoire, décret 96-201: 30, 35 and 40 % of a month for 5, 5 and 2 years of 400,000.
  [['SEVERANCE', 'CI', 400_000, started, ends], 1_620_000],
  // Kenya, Employment Act, s. 40: 15 days for each of 5 completed years. 60,000 / 30 × 15 × 5
  [['SEVERANCE', 'KE', 60_000, '2020-03-01', '2025-10-31', 'redundancy'], 150_000],
  // 26 days of pay in a month: 52,000 / 26 × 15 × 5
  [['SEVERANCE', 'KE', 52_000, '2020-03-01', '2025-10-31', 'redundancy', 'days_per_month=26'], 150_000],
  // Chad, art. 141: 5 % of all wages, 310,000 × (2 + 10 / 31) = 720,000
  [['SEVERANCE', 'TD', 310_000, '2026-01-01', '2026-03-10', 'end_of_contract'], 36_000],
  // Uganda, Employment Act, s. 86: nothing before six months of service.
  [['SEVERANCE', 'UG', 900_000, '2026-01-01', '2026-06-29'], 0],
  // Morocco, art. 350: 10 % from five years of service.
  [['SENIORITY', 'MA', 10_000, '2019-01-01', '2026-11-20'], 1_000],
  // Words as people write them.
  [['OVERTIME', 'ZA', 4_500, 8, '', 'Week'], 1_200],
  [['OVERTIME', 'Kenya', 200, 10, 'Rest day', 'Hour'], 4_000],
  [['SEVERANCE', 'KE', 60_000, '2020-03-01', '2025-10-31', 'Redundancy'], 150_000],
  [['SEVERANCE', 'TD', 310_000, '2026-01-01', '2026-03-10', 'End of contract'], 36_000],
  [['NOTICE', 'MA', '2019-01-01', '2026-11-20', 'Cadres'], '3 months'],
  // Labour Act of Ghana, s. 17: two weeks under three years.
  [['NOTICE', 'GH', '2024-01-01', '2026-11-20', 'Under three years'], '2 weeks'],
  // Nothing is due on no pay, or on no hours.
  [['SEVERANCE', 'CI', 0, started, ends], 0],
  [['OVERTIME', 'KE', 45_000, 0], 0],
];

test.each(results)('%j is %j', async (formula, expected) => {
  expect(plain(await inExcel(formula))).toEqual(expected);
});

test('columns: each row by its own cells, an empty one stays empty', async () => {
  const pays = [[400_000], [''], [400_000]];
  const firstDays = [[started], [started], ['']];
  const rows = (await inExcel(['SEVERANCE', 'CI', pays, firstDays, ends])) as unknown[][];
  expect(plain(rows)).toEqual([
    [1_620_000],
    [''],
    [{ error: '#VALUE!', message: expect.stringMatching(/^There is no first day of the employment/) as unknown }],
  ]);
  const reasons = [['retirement'], ['']];
  const other = (await inExcel(['SEVERANCE', 'CI', 400_000, started, ends, reasons])) as unknown[][];
  expect(plain(other[1])).toEqual([1_620_000]);
});

// Law 14/2025 of Egypt is in force since 1 September 2025. In the 1904 date system a day has a number smaller by 1,462.
test('a workbook with the 1904 date system is named where nothing is established for the day', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00Z'));
  const ended = serialOfDay('2026-11-15') - 1_462;
  expect(await inExcel(['SEVERANCE', 'EG', 43_500, '2014-01-01', ended])).toEqual({
    error: '#N/A',
    message: expect.stringMatching(/ If the cell shows 2026-11-15, .*1904 date system/) as unknown,
  });
  expect(await inExcel(['SEVERANCE', 'EG', 43_500, '2014-01-01', '2024-12-31'])).toEqual({
    error: '#N/A',
    message: expect.not.stringMatching(/1904/) as unknown,
  });
  jest.restoreAllMocks();
});

describe('errors', () => {
  test.each<[Formula, '#VALUE!' | '#N/A', RegExp]>([
    [['OVERTIME', 'NG', 100_000, 2], '#N/A', /It is fixed by agreement/],
    [['SENIORITY', 'KE', 100_000, '2020-01-01'], '#N/A', /rules on a? ?seniority bonus could not be established/],
    [['NOTICE', 'GH', '2020-01-01', '2026-01-01'], '#VALUE!', /differs by group: .*weekly-contract/],
    [['NOTICE', 'KE', '2020-01-01', ''], '#VALUE!', /^There is no last day/],
    [['OVERTIME', 'KE', 45_000, ''], '#VALUE!', /^There is no number for hours/],
    [['OVERTIME', 'KE', 45_000, 2, 'noon'], '#VALUE!', /^Kind cannot be "noon"/],
    [['SEVERANCE', 'KE', -5, '2020-01-01', '2026-01-01'], '#VALUE!', /^Pay must be above 0/],
    [['SEVERANCE', 'KE', 5, '2026-01-01', '2020-01-01'], '#VALUE!', /^Ends must not be before started/],
    [['SEVERANCE', 'KE', 5, '01/02/2020', '2026-01-01'], '#VALUE!', /can be 1 February or 2 January/],
    [['SEVERANCE', 'KE', 5, '2020-01-01', '2026-01-01', 'resigned'], '#VALUE!', /^Reason cannot be "resigned"/],
    [
      ['SEVERANCE', 'KE', 5, '2020-01-01', '2026-01-01', '', 'day_per_month=26'],
      '#VALUE!',
      /did you mean days_per_month\? It takes category, days_per_month, hours_per_month\.$/,
    ],
    [
      ['LEAVEPAY', 'KE', 5, '2020-01-01', '2026-01-01', '', 'hours_per_month=173'],
      '#VALUE!',
      /is not a detail of LEAVEPAY/,
    ],
    [['LEAVEPAY', 'KE', 5, '2020-01-01', '2026-01-01', '', 'category'], '#VALUE!', /Write category=cadres/],
    [
      ['LEAVEPAY', 'KE', 5, '2020-01-01', '2026-01-01', '', 'category=a; category=b'],
      '#VALUE!',
      /^The detail category is given twice/,
    ],
    [['LEAVEDAYS', 'KX', '2020-01-01'], '#VALUE!', /is not one of the 54/],
  ])('%j', async (formula, error, sentence) => {
    expect(await inExcel(formula)).toEqual({ error, message: expect.stringMatching(sentence) as unknown });
  });
});

testWith(['python3'], 'the same in LibreOffice', () => {
  expect(inCalc(results.map(([formula]) => formula))).toEqual(results.map(([, expected]) => expected));
  const [missing, unknown] = inCalc([
    ['NOTICE', 'KE', '2020-01-01', ''],
    ['SEVERANCE', 'KE', 5, '2020-01-01', '2026-01-01', '', 'day_per_month=26'],
  ]);
  expect(missing).toMatch(/^There is no last day/);
  expect(unknown).toMatch(/did you mean days_per_month/);
  return Promise.resolve();
});
