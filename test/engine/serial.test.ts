import fc from 'fast-check';
import { dayOfSerial, serialOfDay } from '../../src/serial';

// Excel counts 1 January 1900 as 1 and includes 29 February 1900, which never existed, as 60. The numbers below are
// those that Excel shows.
const days: readonly (readonly [number, string])[] = [
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  [61, '1900-03-01'],
  [367, '1901-01-01'],
  [36_526, '2000-01-01'],
  [36_585, '2000-02-29'],
  [45_000, '2023-03-15'],
  [46_054, '2026-02-01'],
  [2_958_465, '9999-12-31'],
];

test.each(days)('%d is %s, and back', (serial, day) => {
  expect(dayOfSerial(serial)).toBe(day);
  expect(serialOfDay(day)).toBe(serial);
});

test('a time of day does not change the day', () => {
  expect(dayOfSerial(45_000.999)).toBe('2023-03-15');
  expect(serialOfDay('2023-03-15T23:59:59.999Z')).toBe(45_000);
});

test('every Excel day survives the round trip', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_958_465 }).filter((serial) => serial !== 60),
      (serial) => serialOfDay(dayOfSerial(serial)) === serial,
    ),
  );
});

test.each([60, 0, -1, 2_958_466, Number.NaN, Infinity])('%d is not a day, and the message says so', (serial) => {
  expect(() => dayOfSerial(serial)).toThrow(/29 February 1900|is not a date/);
});
