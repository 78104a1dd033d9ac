import { monthTicks, roundTicks, ticksWithin } from '../../src/ticks';

test('marks within an interval are round numbers, at most as many as asked for', () => {
  expect(ticksWithin(0, 10, 6)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(ticksWithin(128.2, 131.9, 6)).toEqual([129, 130, 131]);
  expect(ticksWithin(-0.35, 0.35, 6)).toEqual([-0.2, 0, 0.2]);
});

test('marks that span an interval reach its ends, with the decimals that write each in full', () => {
  expect(roundTicks(0, 97, 5)).toEqual({ values: [0, 25, 50, 75, 100], decimals: 0 });
  expect(roundTicks(1.1, 1.4, 5)).toEqual({ values: [1.1, 1.2, 1.3, 1.4], decimals: 1 });
});

test('marks of months are first days, spread so that they fit', () => {
  const days = monthTicks(Date.UTC(2026, 0, 15), Date.UTC(2026, 11, 31), 4).map((moment) =>
    new Date(moment).toISOString(),
  );
  expect(days.map((day) => day.slice(0, 10))).toEqual(['2026-04-01', '2026-07-01', '2026-10-01']);
});
