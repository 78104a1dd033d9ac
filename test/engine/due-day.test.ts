import { dueDay } from '../../src/engine/calendar/due-day';

test.each([
  // The 9th of the following month; the 31st of February; the last day of the same month.
  [{ day: 9, months_after: 1 }, '2026-12', '2027-01-09'],
  [{ day: 31, months_after: 1 }, '2027-01', '2027-02-28'],
  [{ day: 'last', months_after: 0 }, '2028-02', '2028-02-29'],
  // 60 days after the end of November; 30 days after the end of January.
  [{ days_after: 60 }, '2026-11', '2027-01-29'],
  [{ days_after: 30 }, '2027-01', '2027-03-02'],
  [{ days_after: 30, for_months: [12] }, '2026-11', undefined],
  // A quarterly return is due for its last month only.
  [{ day: 15, months_after: 1, for_months: [3, 6, 9, 12] }, '2026-06', '2026-07-15'],
  [{ day: 15, months_after: 1, for_months: [3, 6, 9, 12] }, '2026-05', undefined],
] as const)('%j for %s: %s', (rule, month, expected) => {
  const { for_months } = rule as { readonly for_months?: readonly number[] };
  expect(
    dueDay({ ...rule, ...(for_months ? { for_months: [...for_months] } : {}) } as Parameters<typeof dueDay>[0], month),
  ).toBe(expected);
});
