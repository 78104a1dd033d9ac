import type { DayOff as DayOffRow } from '../../contract/days';
import { addDays } from '../../day';
import { type Holiday, holidaysOf, weekdayOf, weekendOf } from '../../reference/calendar';

/** A day that is not worked. */
export type DayOff = Pick<DayOffRow, 'day' | 'weekday' | 'kind' | 'name'>;

/** Why a day is not worked; undefined for a working day, and for a holiday of a year that is not recorded. */
export type IsDayOff = (day: string) => DayOff | undefined;

/** The public holidays of a year by their day. Two on one day count as one with both names. */
const namesOfYear = new WeakMap<readonly Holiday[], ReadonlyMap<string, string>>();

const noHolidays: readonly Holiday[] = [];

function namesByDay(holidays: readonly Holiday[]): ReadonlyMap<string, string> {
  const known = namesOfYear.get(holidays);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  for (const { day, name } of holidays) names.set(day, names.has(day) ? `${names.get(day)!}, ${name}` : name);
  namesOfYear.set(holidays, names);
  return names;
}

/**
 * The days off of a country: weekends and public holidays.
 *
 * @param ofCompany further days, YYYY-MM-DD
 */
export function daysOffOf(country: string, ofCompany: readonly string[] = []): IsDayOff {
  const weekend = new Set<string>(weekendOf(country).days);
  const own = new Set(ofCompany);
  let names: { readonly year: string; readonly byDay: ReadonlyMap<string, string> } | undefined;
  return (day) => {
    const weekday = weekdayOf(day);
    const year = day.slice(0, 4);
    if (names?.year !== year)
      names = { year, byDay: namesByDay(holidaysOf(country, Number(year))?.holidays ?? noHolidays) };
    const name = names.byDay.get(day);
    if (name !== undefined) return { day, weekday, kind: 'public_holiday', name };
    if (weekend.has(weekday)) return { day, weekday, kind: 'weekend', name: null };
    return own.has(day) ? { day, weekday, kind: 'company', name: null } : undefined;
  };
}

/** The days from one day to a later one, both included, that are not worked. */
export function daysOffBetween(isDayOff: IsDayOff, start: string, end: string): DayOff[] {
  const found: DayOff[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const off = isDayOff(day);
    if (off !== undefined) found.push(off);
  }
  return found;
}

/**
 * The day that lies a number of working days after another, or before it. The first day itself does not count; 0 is the
 * first day, worked or not.
 *
 * @param last the day beyond which nothing is recorded, in the direction of the count; undefined to count on
 * @returns undefined if the count passes `last`
 */
export function workingDayFrom(isDayOff: IsDayOff, start: string, count: number, last?: string): string | undefined {
  const step = count < 0 ? -1 : 1;
  let day = start;
  for (let left = Math.abs(count); left > 0;) {
    day = addDays(day, step);
    if (last !== undefined && (step === 1 ? day > last : day < last)) return undefined;
    if (isDayOff(day) === undefined) left -= 1;
  }
  return day;
}
