import type { CitedSource } from '../../contract/meta';
import { type Weekday, weekdays } from '../../contract/words/weekdays';
import { daysAfterThursday } from '../../day';
import recordedDays from './data/days.json';
import libraryHolidays from './data/holidays.json';
import type { Corrections, DaysFile, HolidayFile } from './schema';

const library = libraryHolidays as unknown as HolidayFile;
const { sources, weekends, corrections } = recordedDays as unknown as DaysFile;

/** The years whose public holidays are recorded. */
export const holidayYears = { first: library.first_year, last: library.last_year } as const;

export interface Holiday {
  readonly day: string;
  readonly name: string;
  /** Do the sighting of the moon and the announcement of the government decide the day? */
  readonly moon: boolean;
}

/** The public holidays of a country in a year. */
export interface HolidayYear {
  /** In the order of their days. */
  readonly holidays: readonly Holiday[];
  /** Was the whole year compared with a list or the law of the country? */
  readonly checked: boolean;
  /** The library, and the lists and notices that were followed. */
  readonly sources: readonly CitedSource[];
  /** Only those with which the whole year was compared. */
  readonly checkedAgainst: readonly CitedSource[];
}

/** The day of the week. */
export const weekdayOf = (day: string): Weekday => weekdays[daysAfterThursday(day)]!;

const cited = (names: readonly string[]): CitedSource[] => names.map((name) => sources[name]!);

/** What a rule that begins in a year says of another year. */
const inForce = <Rule extends { readonly from?: number | undefined }>(
  rules: readonly Rule[] = [],
  year: number,
): Rule[] => rules.filter(({ from }) => from === undefined || from <= year);

function make(country: string, year: number): HolidayYear {
  const { names, no_holiday, every_year, years }: Corrections = corrections[country] ?? {};
  const [wrong, fixed, checked] = [inForce(no_holiday, year), inForce(every_year, year), years?.[year]];
  const isWrong = (name: string, day: string): boolean =>
    wrong.some((one) => one.name === name) || checked?.drop?.includes(day) === true;
  const published = library.countries[country]!.flatMap(({ name, moon = false, days }) =>
    days
      .filter((day) => day.startsWith(`${year}-`) && !isWrong(name, day))
      .map((day) => ({ day, name: names?.[name] ?? name, moon })),
  );
  const added = [
    ...fixed.map(({ name, day }) => ({ day: `${year}-${day}`, name, moon: false })),
    ...(checked?.add ?? []).map(({ day, name, moon = false }) => ({ day, name, moon })),
  ];
  const rules = [...wrong, ...fixed, ...(checked === undefined ? [] : [checked])];
  return {
    holidays: [...published, ...added].sort((a, b) => a.day.localeCompare(b.day)),
    checked: checked?.complete === true,
    sources: [library.source, ...cited(rules.flatMap((rule) => rule.sources))],
    checkedAgainst: checked?.complete === true ? cited(checked.sources) : [],
  };
}

const made = new Map<string, HolidayYear>();

/**
 * The public holidays of a country in a year. Each is put together once.
 *
 * @param country the code of one of the 54 countries
 * @returns undefined for a year that is not recorded
 */
export function holidaysOf(country: string, year: number): HolidayYear | undefined {
  if (year < holidayYears.first || year > holidayYears.last) return undefined;
  const key = `${country} ${year}`;
  const known = made.get(key) ?? make(country, year);
  made.set(key, known);
  return known;
}

/** The days of the week on which a country does not work. */
export interface Weekend {
  readonly days: readonly Weekday[];
  /** Do the sources disagree? */
  readonly disputed: boolean;
  readonly sources: readonly CitedSource[];
}

/** The weekend of a country. */
export function weekendOf(country: string): Weekend {
  const found = weekends.find(({ countries }) => countries === undefined || countries.includes(country))!;
  return { days: found.days, disputed: found.disputed === true, sources: cited(found.sources) };
}
