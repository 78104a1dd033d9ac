import { readerLanguage } from '../language/reader';
import { localeOfReader } from './number-language';
import { dayAsWritten } from '../../src/language/day-as-written';
import type { Language } from '../../src/contract/labels/languages';

/** How the reader's language writes a day or a month. English follows the British order in every country. */
const written = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment: Date): string => {
    const locale = localeOfReader();
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', ...options });
    formats.set(locale, format);
    return dayAsWritten(format.format(moment), locale).replace('Sept ', 'Sep ');
  };
};
const day = written({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' });
/** Portuguese has short days in figures, all of one width: 04/01/2026. */
const dayInFigures = written({ day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' });
const month = written({ month: 'short', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' });
const wholeMonth = written({ month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' });
const monthAlone = written({ month: 'short', timeZone: 'UTC', calendar: 'gregory' });
const time = written({ hour: '2-digit', minute: '2-digit' });

/** A day in words: 1 Oct 2026. */
export const dayInWords = (iso: string): string =>
  (readerLanguage() === 'pt' ? dayInFigures : day)(new Date(iso.slice(0, 10)));

/** The month of a day: Oct 2026. */
export const monthInWords = (iso: string): string => month(new Date(iso.slice(0, 7)));

/** The month of a day for a title, with its whole name: October 2026. */
export const wholeMonthInWords = (iso: string): string => wholeMonth(new Date(iso.slice(0, 7)));

/** The month of a day in the language of a sheet: oct. 2026. */
export const monthInSheet = (iso: string, language: Language): string =>
  language === readerLanguage()
    ? monthInWords(iso)
    : new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' })
        .format(new Date(iso.slice(0, 7)))
        .replace('Sept ', 'Sep ');

/** The name of the month of a day without its year: Oct. */
export const monthName = (iso: string): string => monthAlone(new Date(iso.slice(0, 7))).replace('Sept', 'Sep');

/** The time of day on this machine: 14:05. */
export const timeInWords = (moment: Date): string => time(moment);
