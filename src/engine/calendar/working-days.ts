import { countryTerm, holidayTerm } from '../../language/terms';
import type { WorkingDays, WorkingDaysQuery } from '../../contract/days';
import { done, fail, type Outcome } from '../../contract/error';
import { daysBetween, lastDayOfMonth } from '../../day';
import { type HolidayYear, holidaysOf, holidayYears, weekendOf } from '../../reference/calendar';
import { metaOf, truthOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { type DayOff, daysOffBetween, daysOffOf, workingDayFrom } from './days-off';
import { dayNotices, holidayEvidence, weekendEvidence, yearsNotRecorded } from './holiday-evidence';

const firstDay = `${holidayYears.first}-01-01`;
const lastDay = `${holidayYears.last}-12-31`;
const isRecorded = (day: string): boolean => day >= firstDay && day <= lastDay;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The years from one day to a later one, with their public holidays. */
function yearsBetween(country: string, from: string, to: string): { year: number; known: HolidayYear }[] {
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_year, index) => yearOf(from) + index);
  return years.flatMap((year) => {
    const known = holidaysOf(country, year);
    return known === undefined ? [] : [{ year, known }];
  });
}

/**
 * The working days from one day to another, or the day that lies so many working days from one.
 *
 * @returns `not_established` if the answer needs a year whose public holidays are not recorded
 */
export function workingDays(
  { country, start, end: lastAsked, days, days_off }: WorkingDaysQuery,
  { today }: Pick<Context, 'today'>,
): Outcome<UnsaidAnswer<WorkingDays>> {
  const place = countryTerm(country);
  const isDayOff = daysOffOf(country, days_off);
  const asked = lastAsked ?? (days === undefined ? lastDayOfMonth(start.slice(0, 7)) : undefined);
  const end = asked ?? workingDayFrom(isDayOff, start, days!, days! < 0 ? firstDay : lastDay);
  if (end === undefined || !isRecorded(start) || !isRecorded(end))
    return fail('not_established', yearsNotRecorded(place));
  const [from, to] = start <= end ? [start, end] : [end, start];
  const off = daysOffBetween(isDayOff, from, to);
  const worked = daysBetween(from, to) + 1 - off.length;
  const years = yearsBetween(country, from, to);
  const weekend = weekendOf(country);
  const ofWeekend = weekendEvidence(weekend);
  const ofYears = new Map(years.map(({ year, known }) => [year, holidayEvidence(known, year, today)]));
  const truths = {
    company: { data_status: 'current', as_of: null, confidence: 'high' },
    weekend: truthOf(ofWeekend),
  } as const;
  const truthOfDay = ({ day, kind }: DayOff) =>
    kind === 'public_holiday' ? truthOf(ofYears.get(yearOf(day))!) : truths[kind];
  return done({
    data: {
      country,
      country_name: place,
      start,
      end,
      working_days: asked === undefined ? days! : start <= end || worked === 0 ? worked : -worked,
      days_off: off.map((day) => ({
        ...day,
        name: day.name === null ? null : holidayTerm(day.name),
        ...truthOfDay(day),
      })),
      count: off.length,
    },
    meta: metaOf([...ofYears.values(), ofWeekend], dayNotices(place, years, weekend)),
    unsaid: true,
  });
}
