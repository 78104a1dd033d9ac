import { message, type Message, type Sentence } from '../../language/message';
import { type HolidayYear, holidayYears, type Weekend } from '../../reference/calendar';
import { citedOnce } from '../../truth/cite';
import { carriedBy } from '../../truth/confidence';
import { type Evidence, newestDay } from '../../truth/evidence';
import { lawGrade } from '../../truth/grade';

const evidenceToday = new WeakMap<HolidayYear, { readonly today: string; readonly evidence: Evidence }>();

/**
 * The evidence for the public holidays of a year, worked out once a day. A year that was not compared is as sure as the
 * library alone.
 */
export function holidayEvidence(known: HolidayYear, year: number, today: string): Evidence {
  const worked = evidenceToday.get(known);
  if (worked?.today === today) return worked.evidence;
  const evidence = evidenceOn(known, year, today);
  evidenceToday.set(known, { today, evidence });
  return evidence;
}

function evidenceOn(known: HolidayYear, year: number, today: string): Evidence {
  const sources = citedOnce(known.sources);
  const confirmed = newestDay(sources);
  return {
    grade: lawGrade(confirmed, today, `${year}-01-01`),
    confidence: carriedBy(known.checked ? known.checkedAgainst : known.sources.slice(0, 1)),
    as_of: confirmed,
    sources,
  };
}

/** The evidence for a weekend, which belongs to no year. */
export const weekendEvidence = ({ disputed, sources }: Weekend): Evidence => ({
  grade: 'current',
  confidence: disputed ? 'low' : carriedBy(sources),
  as_of: null,
  sources: citedOnce(sources),
});

/**
 * What a reader must know about the days off of a country.
 *
 * @param years the recorded years that the answer uses
 */
export function dayNotices(
  country: Sentence,
  years: readonly { readonly year: number; readonly known: HolidayYear }[],
  weekend: Weekend,
): Message[] {
  const unchecked = years.filter(({ known }) => !known.checked).map(({ year }) => String(year));
  const byMoon = years.some(({ known }) => known.holidays.some(({ moon }) => moon));
  return [
    ...(unchecked.length === 0 ? [] : [message('holidays_not_checked', { country, years: unchecked })]),
    ...(byMoon ? [message('holidays_by_moon')] : []),
    ...(weekend.disputed ? [message('weekend_disputed', { country })] : []),
  ];
}

/** The sentence about years whose public holidays are not recorded. */
export const yearsNotRecorded = (country: Sentence): Message =>
  message('holidays_of_years', { country, first: String(holidayYears.first), last: String(holidayYears.last) });
