import { monthMeant } from '../../src/contract/labels/months';
import { dayAsWritten } from '../../src/language/day-as-written';
import { type Language, localeOf } from '../../src/language/languages';
import { wrong } from './failure';
import { words } from './words';

const two = (number: number): string => String(number).padStart(2, '0');
const isoDay = (year: string, month: number, day: number): string => `${year}-${two(month)}-${two(day)}`;

/** A day of a year, such as 3 April. */
export const dayInWords =
  (month: number, day: number) =>
  (language: Language): string => {
    const locale = language === 'en' ? 'en-GB' : localeOf[language];
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    return dayAsWritten(format.format(new Date(Date.UTC(2024, month - 1, day))), locale);
  };

/** A day and a month in numbers, in either order. */
function fromNumbers(text: string, first: number, second: number, year: string): string {
  if (first === second || first > 12) return isoDay(year, second, first);
  if (second > 12) return isoDay(year, first, second);
  throw wrong(
    words('two_days', {
      text,
      first: dayInWords(second, first),
      second: dayInWords(first, second),
      firstDay: isoDay(year, second, first),
      secondDay: isoDay(year, first, second),
    }),
  );
}

/**
 * A day as YYYY-MM-DD from the forms in which people write it: 31/10/2026, 31.10.2026, 31 octobre 2026. Other text stays
 * as it is: the service says what is wrong with it.
 *
 * @throws CellError if the day and the month could change places
 */
export function dayInText(text: string): string {
  const [, first, second, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (year !== undefined) return fromNumbers(text, Number(first), Number(second), year);
  const [, day, name, of] = /^(\d{1,2})(?:er|st|nd|rd|th)? (?:de )?([^\d\s]+) (?:de )?(\d{4})$/i.exec(text) ?? [];
  const month = name === undefined ? undefined : monthMeant(name);
  return month === undefined ? text : isoDay(of!, month, Number(day));
}

/** A month as YYYY-MM from the forms in which people write it, or from a day: 12/2026, décembre 2026, 31/12/2026. */
export function monthInText(text: string): string {
  const [, number, ofNumber] = /^(\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (ofNumber !== undefined) return `${ofNumber}-${two(Number(number))}`;
  const [, name, ofName] = /^([^\d\s]+)[ -](?:de )?(\d{4})$/i.exec(text) ?? [];
  const month = name === undefined ? undefined : monthMeant(name);
  return month === undefined ? dayInText(text).slice(0, 7) : `${ofName!}-${two(month)}`;
}
