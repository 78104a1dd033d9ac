import type { DueItem, PayrollCalendar, PayrollCalendarQuery } from '../../contract/calendar';
import { done, fail, type Outcome } from '../../contract/error';
import { addMonths } from '../../day';
import { message } from '../../language/message';
import type { Country, Reference } from '../../reference';
import type { Filing } from '../../reference/schema';
import { citedById, citedOnce } from '../../truth/cite';
import { confidenceOf } from '../../truth/confidence';
import type { Answer, Context } from '../answer';
import { dueDay } from './due-day';

function itemOf(country: Country, filing: Filing, month: string): DueItem[] {
  const due = dueDay(filing.due, month);
  if (due === undefined) return [];
  const sources = citedById(country.sources, filing.sources);
  return [
    {
      country: country.code,
      country_name: country.name,
      id: filing.id,
      what: filing.what,
      form: filing.form ?? null,
      to: filing.to,
      month,
      due,
      note: filing.note ?? null,
      confidence: confidenceOf(undefined, sources),
      sources,
    },
  ];
}

/** The longest that the law gives after the month of the pay. */
const mostMonthsAfter = 12;

/** The months of pay for which something may be due. */
const monthsOfPay = ({ month, due_in }: PayrollCalendarQuery, today: string): readonly string[] =>
  due_in === undefined
    ? [month ?? today.slice(0, 7)]
    : Array.from({ length: mostMonthsAfter + 1 }, (_, before) => addMonths(due_in, -before));

/** `meta` of the items: as old as the newest source of the oldest one. */
function metaFor(items: readonly DueItem[]): Answer<PayrollCalendar>['meta'] {
  const days = items.map(({ sources }) =>
    sources
      .flatMap(({ dated }) => dated ?? [])
      .sort()
      .at(-1),
  );
  return {
    as_of: days.flatMap((day) => day ?? []).sort()[0] ?? null,
    sources: citedOnce(items.flatMap(({ sources }) => sources)),
    notices: [message('due_days_not_moved')],
  };
}

const inOrder = (a: DueItem, b: DueItem): number => a.due.localeCompare(b.due) || a.country.localeCompare(b.country);

/**
 * What employers file and pay for the pay of a month, or what falls due in a month, of one country or all.
 *
 * @returns `not_established` where nothing is recorded for the country
 */
export function payrollCalendar(
  reference: Reference,
  query: PayrollCalendarQuery,
  { today }: Context,
): Outcome<Answer<PayrollCalendar>> {
  const { country: code, due_in } = query;
  const countries = [...reference.countries.values()].filter((country) => code === undefined || country.code === code);
  const recorded = countries.filter(({ filing = [] }) => filing.length > 0);
  if (recorded.length === 0)
    return fail('not_established', message('filing_not_recorded', { country: countries[0]?.name ?? code ?? '' }));
  const months = monthsOfPay(query, today);
  const items = recorded
    .flatMap((country) =>
      (country.filing ?? []).flatMap((filing) => months.flatMap((month) => itemOf(country, filing, month))),
    )
    .filter(({ due }) => due_in === undefined || due.startsWith(due_in))
    .sort(inOrder);
  return done({
    data: {
      month: due_in === undefined ? months[0]! : null,
      due_in: due_in ?? null,
      items,
      count: items.length,
    },
    meta: metaFor(items),
  });
}
