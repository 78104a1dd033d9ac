import { say } from '../../../ui/language/say';
import { monthInWords } from '../../../ui/words/dates';

const quarterOfYear = (year: string, within: string): string =>
  say('quarter_of_year', { quarter: within.slice(1), year });

/** A period of the contract: Aug 2026, Q3 2025, Q1–Q3 2025 or 2025. */
export function periodInWords(period: string): string {
  const [first, last = first] = period.split('/') as [string, string?];
  const [year, within] = first.split('-') as [string, string?];
  const [lastYear, lastWithin] = last.split('-') as [string, string?];
  if (within === undefined || lastWithin === undefined) return year;
  if (!within.startsWith('Q')) return monthInWords(first);
  if (first === last) return quarterOfYear(year, within);
  return year === lastYear
    ? say('quarters_of_year', { from: within.slice(1), to: lastWithin.slice(1), year })
    : `${quarterOfYear(year, within)}–${quarterOfYear(lastYear, lastWithin)}`;
}
