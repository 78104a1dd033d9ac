import type { Language } from '../../src/contract/labels/languages';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day in words: 1 Oct 2026. */
export const dayInWords = (iso: string): string => day.format(new Date(iso.slice(0, 10))).replace('Sept', 'Sep');

const monthsOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const month = monthsOf('en-GB');

/** The month of a day: Oct 2026. */
export const monthInWords = (iso: string): string => month.format(new Date(iso.slice(0, 7))).replace('Sept', 'Sep');

/** The month of a day in the language of a sheet: oct. 2026. */
export const monthInSheet = (iso: string, language: Language): string =>
  language === 'en' ? monthInWords(iso) : monthsOf(language).format(new Date(iso.slice(0, 7)));

/** The name of the month of a day without its year: Oct. */
export const monthName = (iso: string): string => monthInWords(iso).slice(0, 3);

/** A period of the contract: Aug 2026, Q3 2025, Q1–Q3 2025 or 2025. */
export function periodInWords(period: string): string {
  const [first, last] = period.split('/') as [string, string?];
  if (last === undefined)
    return /^\d{4}-\d{2}$/.test(first) ? monthInWords(first) : first.split('-').reverse().join(' ');
  const [[firstYear, from], [lastYear, to]] = [first.split('-'), last.split('-')];
  return firstYear === lastYear ? `${from}–${to} ${lastYear}` : `${from} ${firstYear}–${to} ${lastYear}`;
}

/** The time of day on this machine: 14:05. */
export const timeInWords = (moment: Date): string => time.format(moment);
