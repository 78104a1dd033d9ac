import Holidays from 'date-holidays';
import type { HolidayFile, RecordedHoliday } from '../../src/reference/calendar/schema';
import { countryCodes } from '../../src/contract/country-code';

/** The years that are taken over. Years outside them are refused, rather than answered with weekends alone. */
const years = { first: 2020, last: 2035 } as const;

/** How the library writes a day of the Islamic calendar, which begins when the new moon is sighted. */
const islamicMonth =
  /\b(muharram|safar|rabi al-awwal|rabi al-thani|jumada al-awwal|jumada al-thani|rajab|shaban|ramadan|shawwal|dhu al-qidah|dhu al-hijjah)\b/i;

const inEnglish = { languages: 'en' };

/** The public holidays of a country by name, each with its days. */
function holidaysOf(country: string): RecordedHoliday[] {
  const calendar = new Holidays(country, { ...inEnglish, types: ['public'] });
  const found = new Map<string, { moon: boolean; readonly days: Set<string> }>();
  for (let year: number = years.first; year <= years.last; year++)
    for (const { name, date, rule } of calendar.getHolidays(year)) {
      const holiday = found.get(name) ?? { moon: false, days: new Set<string>() };
      found.set(name, holiday);
      holiday.days.add(date.slice(0, 10));
      holiday.moon ||= islamicMonth.test(rule);
    }
  return [...found].map(([name, { moon, days }]) => ({ name, ...(moon ? { moon } : {}), days: [...days].sort() }));
}

/** What the library knows of the 54 countries, as the file records it. */
export function publishedHolidays(source: HolidayFile['source']): HolidayFile {
  return {
    source,
    first_year: years.first,
    last_year: years.last,
    countries: Object.fromEntries(countryCodes.map((country) => [country, holidaysOf(country)])),
  };
}
