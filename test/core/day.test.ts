import { addDays, addMonths, daysBetween, isDay, lastDayOfMonth } from '../../src/day';

test('days are added and counted across months, leap years and changes of year', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
});

test('the last day of a month follows the calendar', () => {
  expect(['2024-02', '2026-02', '2026-12'].map(lastDayOfMonth)).toEqual(['2024-02-29', '2026-02-28', '2026-12-31']);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-01', -12, '2025-01'],
  ['2026-05', 0, '2026-05'],
])('%s and %d months: %s', (month, months, expected) => expect(addMonths(month, months)).toBe(expected));

test.each(['2026-02-30', '2026-2-1', '20260201', '', '2026-13-01', '2026-01-01T00:00'])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});
