import { serialOfDay } from '../../src/serial';
import { testWith } from '../support/recipe';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

const span = ['2026-01-01', '2026-06-30'] as const;

/** Formulas that mean the same, as people write them and as the guide does. */
const same: readonly (readonly [what: string, written: Formula, meant: Formula])[] = [
  ['a currency for its country', ['ASOF', 'FX', 'KES'], ['ASOF', 'FX', 'KE']],
  ['a currency in small letters', ['SOURCE', 'FXRATE', 'xof'], ['SOURCE', 'FXRATE', 'CI']],
  ['a country of three letters', ['ASOF', 'FX', 'KEN'], ['ASOF', 'FX', 'KE']],
  [
    'countries for their currencies',
    ['HISTORY', 'fx', 'Kenya, Côte d’Ivoire, NG', ...span, 'month-end'],
    ['HISTORY', 'fx', 'KES, XOF, NGN', ...span, 'month-end'],
  ],
  ['monthly', ['HISTORY', 'fx', 'KES', ...span, 'Monthly'], ['HISTORY', 'fx', 'KES', ...span, 'month-end']],
  ['daily', ['HISTORY', 'fx', 'KES', ...span, 'daily'], ['HISTORY', 'fx', 'KES', ...span]],
  ['weekly', ['HISTORY', 'fx', 'KES', ...span, 'weekly'], ['HISTORY', 'fx', 'KES', ...span, 'week']],
  ['quarterly', ['HISTORY', 'fx', 'KES', ...span, 'quarterly'], ['HISTORY', 'fx', 'KES', ...span, 'quarter']],
  ['annual', ['HISTORY', 'policy_rate', 'Kenya', ...span, 'annual'], ['HISTORY', 'policy_rate', 'KE', ...span, 'year']],
];

describe('what people write for a country, a currency and a frequency', () => {
  test.each(same)('%s', async (_what, written, meant) => {
    const expected = await inExcel(meant);
    // Single cells of a history may be errors: their rate is too old.
    expect(expected).not.toHaveProperty('error');
    expect(await inExcel(written)).toEqual(expected);
  });

  test('a quarter has a row, dated on its last day', async () => {
    const rows = (await inExcel(['HISTORY', 'policy_rate', 'KE', ...span, 'quarterly'])) as unknown as unknown[][];
    expect(rows.map(([date]) => date)).toEqual(['Date', serialOfDay('2026-03-31'), serialOfDay('2026-06-30')]);
  });

  test('three letters stay a currency in a history, and what is neither is named', async () => {
    expect(await inExcel(['HISTORY', 'fx', 'Atlantis', ...span])).toMatchObject({
      error: '#VALUE!',
      message: expect.stringContaining('ATLANTIS') as unknown,
    });
    expect(await inExcel(['HISTORY', 'fx', 'KES', ...span, 'hourly'])).toMatchObject({ error: '#VALUE!' });
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    const results = inCalc(same.flatMap(([, written, meant]) => [written, meant]));
    for (const [at, [what]] of same.entries()) {
      expect([what, String(results[2 * at])]).not.toEqual([what, expect.stringMatching(/ is not /)]);
      expect([what, results[2 * at]]).toEqual([what, results[2 * at + 1]]);
    }
  });
});

describe('a workbook with the 1904 date system', () => {
  // 2 March 2026 is 46,083 in the usual system, and 1,462 less in the other.
  const shown = serialOfDay('2026-03-02') - 1_462;
  const hint = 'If the cell shows 2026-03-02, this is a workbook with the 1904 date system';
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T12:00:00Z')));
  afterEach(() => jest.restoreAllMocks());

  test.each<[Formula]>([
    [['FXRATE', 'USD', 'KES', 1, shown]],
    [['FXRATE', 'USD', 'KES', null, shown]],
    [['FUEL', 'ET', 'petrol', null, shown]],
    [['HISTORY', 'fx', 'KES', shown, shown + 1]],
  ])('is named where nothing is recorded for its dates: %j', async (formula) => {
    expect(await inExcel(formula)).toEqual({ error: '#N/A', message: expect.stringContaining(hint) as unknown });
  });

  test('is not named for text, nor for days that such a workbook would show in the future or long ago', async () => {
    for (const day of ['2022-03-01', serialOfDay('2023-06-01'), serialOfDay('2010-06-01')])
      expect(JSON.stringify(await inExcel(['FXRATE', 'USD', 'KES', 1, day]))).not.toContain('1904');
  });
});

describe('DUE without a month', () => {
  afterEach(() => jest.restoreAllMocks());

  test('is about the month of the day by the clock of whoever asks', async () => {
    const here = await inExcel(['DUE', 'KE', '2026-11']);
    // In Kiritimati December has begun, which this clock of its own stands for.
    jest.spyOn(Date.prototype, 'getMonth').mockReturnValue(10);
    jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
    expect(await inExcel(['DUE', 'KE'])).toEqual(here);
    jest.spyOn(Date.prototype, 'getMonth').mockReturnValue(11);
    expect(await inExcel(['DUE', 'KE'])).toEqual(await inExcel(['DUE', 'KE', '2026-12']));
  });
});
