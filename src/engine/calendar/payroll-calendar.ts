import type { DueItem, PayrollCalendar, PayrollCalendarQuery } from '../../contract/calendar';
import { done, fail, type Outcome } from '../../contract/error';
import { addMonths, lastDayOfMonth } from '../../day';
import { message, type Message } from '../../language/message';
import { countryTerm, lawNoteIfAny, lawWord, recordedName } from '../../language/terms';
import type { Unsaid } from '../../language/unsaid';
import type { Country, Reference } from '../../reference';
import type { Filing } from '../../reference/schema';
import { taxYearOf } from '../../reference/tax-year';
import { citedById, citedOnce } from '../../truth/cite';
import { confidenceOf } from '../../truth/confidence';
import { type Evidence, metaOfRows, newestDay, truthOf } from '../../truth/evidence';
import { lawGrade } from '../../truth/grade';
import type { Context, UnsaidAnswer } from '../answer';
import { dueDay } from './due-day';
import { notRecordedOf } from './not-recorded';
import { workedDueDay } from './worked-due-day';

/** A due item whose texts are said by the door. Its codes and days are needed before. */
type UnsaidItem = Unsaid<DueItem> & Pick<DueItem, 'due' | 'stated_due' | 'country'>;

interface Row {
  readonly item: UnsaidItem;
  readonly evidence: Evidence;
}

/** The evidence for a rule in a month. It was last confirmed on the day of its newest source. */
function evidenceOf(country: Country, { sources: ids, confidence }: Filing, month: string): Evidence {
  const sources = citedById(country.sources, ids);
  const confirmed = newestDay(sources);
  const payDate = lastDayOfMonth(month);
  return {
    grade: lawGrade(confirmed, payDate, taxYearOf(country.tax_year, payDate).from),
    confidence: confidenceOf(confidence, sources),
    as_of: confirmed,
    sources,
    law_version: country.law_version,
  };
}

/** @param dueIn only what is due in this month */
function rowsOf(country: Country, filing: Filing, month: string, dueIn: string | undefined): Row[] {
  const stated = dueDay(filing.due, month);
  if (stated === undefined) return [];
  const { due, off, note } = workedDueDay(country.code, stated, filing.if_day_off);
  if (dueIn !== undefined && !due.startsWith(dueIn)) return [];
  const evidence = evidenceOf(country, filing, month);
  const item = {
    country: country.code,
    country_name: countryTerm(country.code),
    id: filing.id,
    what: lawWord(filing.what),
    form: filing.form === undefined ? null : recordedName(filing.form),
    to: recordedName(filing.to),
    month,
    due,
    stated_due: stated,
    day_off: off,
    if_day_off: filing.if_day_off?.rule ?? null,
    day_off_note: note,
    note: lawNoteIfAny(filing.note) ?? null,
    ...truthOf(evidence),
    sources: citedOnce([...evidence.sources, ...citedById(country.sources, filing.if_day_off?.sources ?? [])]),
  };
  return [{ item, evidence }];
}

/** The longest that the law gives after the month of the pay, with a month into which a day off may move it. */
const mostMonthsAfter = 13;

/** The months of pay for which something may be due. */
const monthsOfPay = ({ month, due_in }: PayrollCalendarQuery, today: string): readonly string[] =>
  due_in === undefined
    ? [month ?? today.slice(0, 7)]
    : Array.from({ length: mostMonthsAfter + 1 }, (_, before) => addMonths(due_in, -before));

/** What a reader must know about due days. */
const noticesOf = (rows: readonly Row[]): Message[] => [
  ...(rows.some(({ item }) => item.if_day_off === null) ? [message('due_days_not_moved')] : []),
  ...(rows.some(({ item }) => item.due !== item.stated_due) ? [message('due_days_moved')] : []),
  ...(rows.some(({ evidence }) => evidence.grade === 'stale') ? [message('due_days_not_confirmed')] : []),
];

const inOrder = ({ item: a }: Row, { item: b }: Row): number =>
  a.due.localeCompare(b.due) || a.country.localeCompare(b.country);

/**
 * What employers file and pay for the pay of a month, or what falls due in a month, of one country or all.
 *
 * @returns `not_established` where nothing is recorded for the country
 */
export function payrollCalendar(
  reference: Reference,
  query: PayrollCalendarQuery,
  { today }: Context,
): Outcome<UnsaidAnswer<PayrollCalendar>> {
  const { country: code, due_in } = query;
  const countries = [...reference.countries.values()].filter((country) => code === undefined || country.code === code);
  const recorded = countries.filter(({ filing = [] }) => filing.length > 0);
  const months = monthsOfPay(query, today);
  const notRecorded = countries.flatMap((country) => notRecordedOf(country, due_in ?? months[0]!));
  const names = notRecorded.map(({ name }) => name);
  if (recorded.length === 0)
    return fail(
      'not_established',
      message('filing_not_recorded', { country: countryTerm(countries[0]?.code ?? code ?? ''), names }),
    );
  const rows = recorded
    .flatMap((country) =>
      (country.filing ?? []).flatMap((filing) => months.flatMap((month) => rowsOf(country, filing, month, due_in))),
    )
    .sort(inOrder);
  return done({
    data: {
      month: due_in === undefined ? months[0]! : null,
      due_in: due_in ?? null,
      items: rows.map(({ item }) => item),
      count: rows.length,
      not_recorded: notRecorded,
    },
    meta: metaOfRows(
      rows.map(({ evidence }) => evidence),
      [
        ...noticesOf(rows),
        ...(code === undefined || names.length === 0
          ? []
          : [message('due_not_recorded', { country: countryTerm(recorded[0]!.code), names })]),
      ],
    ),
    unsaid: true,
  });
}
