import { countryTerm, holidayTerm } from '../../language/terms';
import type { Holidays, HolidaysQuery } from '../../contract/days';
import { done, fail, type Outcome } from '../../contract/error';
import { holidaysOf, weekdayOf, weekendOf } from '../../reference/calendar';
import { metaOf, truthOf } from '../../truth/evidence';
import type { Context, UnsaidAnswer } from '../answer';
import { dayNotices, holidayEvidence, weekendEvidence, yearsNotRecorded } from './holiday-evidence';

/**
 * The public holidays of a country in a calendar year.
 *
 * @returns `not_established` for a year that is not recorded
 */
export function publicHolidays(
  { country, year }: HolidaysQuery,
  { today }: Pick<Context, 'today'>,
): Outcome<UnsaidAnswer<Holidays>> {
  const asked = year ?? Number(today.slice(0, 4));
  const known = holidaysOf(country, asked);
  const place = countryTerm(country);
  if (known === undefined) return fail('not_established', yearsNotRecorded(place));
  const weekend = weekendOf(country);
  const evidence = holidayEvidence(known, asked, today);
  const truth = truthOf(evidence);
  return done({
    data: {
      country,
      country_name: place,
      year: asked,
      checked: known.checked,
      weekend: [...weekend.days],
      holidays: known.holidays.map(({ day, name, moon }) => ({
        day,
        weekday: weekdayOf(day),
        name: holidayTerm(name),
        depends_on_moon: moon,
        ...truth,
      })),
      count: known.holidays.length,
      sources: [...evidence.sources],
    },
    meta: metaOf([evidence, weekendEvidence(weekend)], dayNotices(place, [{ year: asked, known }], weekend)),
    unsaid: true,
  });
}
