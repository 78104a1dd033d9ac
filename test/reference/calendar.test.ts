import { publishedHolidays } from '../../scripts/days/published';
import { isDay } from '../../src/day';
import { holidaysOf, holidayYears, weekendOf } from '../../src/reference/calendar';
import recordedDays from '../../src/reference/calendar/data/days.json';
import recordedHolidays from '../../src/reference/calendar/data/holidays.json';
import { DaysFile, HolidayFile } from '../../src/reference/calendar/schema';
import { countryCodes } from '../../src/contract/country-code';

const days = DaysFile.parse(recordedDays);
const library = HolidayFile.parse(recordedHolidays);

test('the file of holidays is what the installed library computes', () => {
  expect(publishedHolidays(library.source)).toEqual(library);
});

test('every source is named by a fact, and every fact names sources of the file', () => {
  const named = new Set<string>();
  JSON.stringify(days, (key, value: unknown) => {
    if (key === 'sources' && Array.isArray(value)) value.forEach((name: string) => named.add(name));
    return value;
  });
  expect([...named].sort()).toEqual(Object.keys(days.sources).sort());
});

test('corrections are about names and days that the library has, in their own year', () => {
  for (const [country, corrected] of Object.entries(days.corrections)) {
    const { names = {}, no_holiday = [], years = {} } = corrected!;
    const known = library.countries[country]!;
    for (const name of [...Object.keys(names), ...no_holiday.map((one) => one.name)])
      expect([country, name, known.some((one) => one.name === name)]).toEqual([country, name, true]);
    for (const [year, { drop = [], add = [] }] of Object.entries(years)) {
      for (const day of drop)
        expect([country, day, known.some((one) => one.days.includes(day))]).toEqual([country, day, true]);
      for (const day of [...drop, ...add.map((one) => one.day)])
        expect([day, isDay(day) && day.startsWith(year)]).toEqual([day, true]);
    }
  }
});

test('every country has a weekend, and holidays in each recorded year, in their order', () => {
  for (const country of countryCodes) {
    expect(weekendOf(country).days.length).toBeGreaterThan(0);
    for (let year: number = holidayYears.first; year <= holidayYears.last; year++) {
      const found = holidaysOf(country, year)!.holidays.map(({ day }) => day);
      expect([country, year, found]).toEqual([country, year, [...found].sort()]);
    }
  }
  expect(holidaysOf('KE', holidayYears.first - 1)).toBeUndefined();
});

test('a year is put together once', () => {
  expect(holidaysOf('KE', 2026)).toBe(holidaysOf('KE', 2026));
});
