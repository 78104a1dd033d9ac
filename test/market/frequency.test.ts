import fc from 'fast-check';
import { addDays } from '../../src/day';
import { byPeriod, periodWith, widened } from '../../src/market/frequency';
import { periodFrequencies } from '../../src/contract/words/frequencies';

const on = (date: string, value: number) => ({ date, value });

test('weeks run from Monday to Sunday, months, quarters and years as in the calendar', () => {
  // 23 November 2026 was a Monday, 1 January 1969 a Wednesday.
  expect(periodWith('week', '2026-11-23')).toEqual({ first: '2026-11-23', last: '2026-11-29' });
  expect(periodWith('week', '2026-11-22')).toEqual({ first: '2026-11-16', last: '2026-11-22' });
  expect(periodWith('week', '1969-01-01')).toEqual({ first: '1968-12-30', last: '1969-01-05' });
  expect(periodWith('month-end', '2024-02-10')).toEqual({ first: '2024-02-01', last: '2024-02-29' });
  expect(periodWith('quarter', '2024-02-29')).toEqual({ first: '2024-01-01', last: '2024-03-31' });
  expect(periodWith('quarter', '2026-06-30')).toEqual({ first: '2026-04-01', last: '2026-06-30' });
  expect(periodWith('quarter', '2026-10-01')).toEqual({ first: '2026-10-01', last: '2026-12-31' });
  expect(periodWith('year', '2026-06-30')).toEqual({ first: '2026-01-01', last: '2026-12-31' });
});

// January: 129, 130 and 131, so 390 / 3 = 130. February: nothing. March: 128.5 and 129, so 257.5 / 2 = 128.75.
test('the last value and the average of each month', () => {
  const values = [
    on('2026-01-05', 129),
    on('2026-01-15', 130),
    on('2026-01-30', 131),
    on('2026-03-02', 128.5),
    on('2026-03-10', 129),
  ];
  expect(byPeriod('month-end', values, '2026-03-12')).toEqual([
    { date: '2026-01-31', newest: on('2026-01-30', 131), observations: 3, average: 130 },
    { date: '2026-02-28', newest: on('2026-01-30', 131), observations: 0, average: undefined },
    { date: '2026-03-12', newest: on('2026-03-10', 129), observations: 2, average: 128.75 },
  ]);
});

test('a month without values ends with the last value before it, if there is one', () => {
  const before = { value: on('2025-12-30', 127), start: '2026-01-01' };
  expect(
    byPeriod('month-end', [on('2026-02-03', 128)], '2026-02-28', before).map(({ newest }) => newest.value),
  ).toEqual([127, 128]);
  expect(byPeriod('month-end', [on('2026-02-03', 128)], '2026-02-28').map(({ date }) => date)).toEqual(['2026-02-28']);
  expect(byPeriod('month-end', [], '2026-02-28')).toEqual([]);
});

test('a span is widened to whole periods, but not beyond today', () => {
  expect(widened('month-end', { start: '2026-01-15', end: '2026-02-03' }, '2026-11-23')).toEqual({
    start: '2026-01-01',
    end: '2026-02-28',
  });
  expect(widened('year', { start: '2025-06-01', end: '2026-02-03' }, '2026-11-23')).toEqual({
    start: '2025-01-01',
    end: '2026-11-23',
  });
  expect(widened('week', { end: '2026-12-24' }, '2026-11-23')).toEqual({ end: '2026-12-24' });
});

test('every value counts once, in its own period, and no row is invented', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...periodFrequencies),
      fc.uniqueArray(
        fc.record({ date: fc.integer({ min: 0, max: 900 }), value: fc.double({ min: 0.01, max: 1e6, noNaN: true }) }),
        {
          selector: ({ date }) => date,
          minLength: 1,
          maxLength: 60,
        },
      ),
      fc.nat(40),
      (frequency, drawn, more) => {
        const values = drawn
          .sort((a, b) => a.date - b.date)
          .map(({ date, value }) => on(addDays('2024-01-01', date), value));
        const by = addDays(values.at(-1)!.date, more);
        const rows = byPeriod(frequency, values, by);
        expect(rows.reduce((sum, { observations }) => sum + observations, 0)).toBe(values.length);
        expect(rows.at(-1)!.date).toBe(by);
        for (const { date, newest, observations, average } of rows) {
          const { first } = periodWith(frequency, date);
          const inside = values.filter((one) => one.date >= first && one.date <= date);
          expect(newest).toBe(values.filter((one) => one.date <= date).at(-1));
          expect(observations).toBe(inside.length);
          if (inside.length === 0) expect(average).toBeUndefined();
          else {
            const all = inside.map(({ value }) => value);
            expect(average).toBeGreaterThanOrEqual(Math.min(...all) * (1 - 1e-12));
            expect(average).toBeLessThanOrEqual(Math.max(...all) * (1 + 1e-12));
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});
