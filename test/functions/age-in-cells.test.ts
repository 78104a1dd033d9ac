import { workingDaysBefore } from '../../src/day';
import { serialOfDay } from '../../src/serial';
import { testWith } from '../support/recipe';
import { type Formula, inCalc, inExcel } from '../support/sheets';

jest.mock('../../functions/answer', () => jest.requireActual<object>('../support/excel-answer'));

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-20', 1, '2026-11-19'],
  ['2026-11-20', 5, '2026-11-13'],
  ['2026-11-23', 1, '2026-11-20'],
  ['2026-11-22', 1, '2026-11-20'],
])('working days before %s: %d', (day, count, before) => expect(workingDaysBefore(day, count)).toBe(before));

/** The shipped history has no rates between 6 September and 1 November 2024, and few in winter 2025. */
const gap =
  /^There is no rate between USD and NGN within 5 working days up to 2024-10-31\. .* dates from 2024-09-06\.$/;
const monthEnds: Formula = ['HISTORY', 'fx', 'KES', '2025-11-01', '2026-03-31', 'month-end', 'value, observed'];

const notAvailable = { error: '#N/A', message: expect.any(String) as unknown };

/** Whole days from one serial date to another. */
const apart = ([date, , observed]: readonly unknown[]): number => Number(date) - Number(observed);

describe('a rate that is too old for its day is #N/A with the reason', () => {
  test('for a day, with and without an amount', async () => {
    const error = { error: '#N/A', message: expect.stringMatching(gap) as unknown };
    expect(await inExcel(['FXRATE', 'USD', 'NGN', 1, '2024-10-31'])).toEqual(error);
    expect(await inExcel(['FXRATE', 'USD', 'NGN', null, serialOfDay('2024-10-31')])).toEqual(error);
    expect(await inExcel(['FXRATE', 'USD', 'NGN', 1, '2024-11-01'])).toBeCloseTo(1_643.4, 0);
    expect(await inExcel(['FXRATE', 'EUR', 'XOF', 1, '2024-10-31'])).toBe(655.957);
  });

  test('for a month, and only where the rate is more than five working days older', async () => {
    const [, ...rows] = (await inExcel(monthEnds)) as unknown as readonly (readonly unknown[])[];
    expect(rows).toHaveLength(5);
    for (const row of rows) expect(row[1]).toEqual(apart(row) <= 7 ? expect.any(Number) : notAvailable);
    expect(rows[0]).toEqual([serialOfDay('2025-11-30'), notAvailable, serialOfDay('2025-11-01')]);
    expect(rows[4]).toEqual([serialOfDay('2026-03-31'), notAvailable, serialOfDay('2026-03-10')]);
  });

  test('a figure that holds until the next one stays', async () => {
    const rows = await inExcel(['HISTORY', 'policy_rate', 'KE', '2026-01-01', '2026-06-30', 'month-end']);
    expect(JSON.stringify(rows)).not.toContain('"error"');
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    const [dated, table] = inCalc([['FXRATE', 'USD', 'NGN', 1, '2024-10-31'], monthEnds]) as [string, unknown[][]];
    expect(dated).toMatch(gap);
    expect(table[1]![1]).toMatch(/^There is no rate of KES within 5 working days up to 2025-11-30\./);
  });
});

describe('ASOF and SOURCE take a date', () => {
  test('the day of the rate, the price or the law behind a past figure', async () => {
    expect(await inExcel(['ASOF', 'FXRATE', 'NG', null, '2024-10-31'])).toBe(serialOfDay('2024-09-06'));
    expect(await inExcel(['ASOF', 'CBRATE', 'KE', 'policy_rate', '2026-03-31'])).toBeLessThan(
      serialOfDay('2026-04-01'),
    );
    expect(await inExcel(['SOURCE', 'PAYE', 'KE', null, '2025-06-30'])).toEqual(expect.any(String));
    expect(await inExcel(['ASOF', 'VAT', 'KE', null, '2025-06-30'])).toEqual({
      error: '#VALUE!',
      message: 'VAT takes no day.',
    });
  });

  testWith(['python3'], 'in LibreOffice too', async () => {
    expect(inCalc([['ASOF', 'FXRATE', 'NG', null, '2024-10-31']])).toEqual([serialOfDay('2024-09-06')]);
  });
});
