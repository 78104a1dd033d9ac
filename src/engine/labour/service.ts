import { type Failure, fail } from '../../contract/error';
import { addDays, addMonths, daysBetween, lastDayOfMonth } from '../../day';
import { message } from '../../language/message';
import { add, ratio, type Rational } from '../exact/rational';

/** Why a day is refused on which the employment has not begun. */
export function notStarted(
  { started, on }: { readonly started: string; readonly on?: string | undefined },
  today: string,
): Failure | undefined {
  if ((on ?? today) >= started) return undefined;
  return fail(
    'invalid_date',
    on === undefined ? message('labour_not_started', { day: today }) : message('labour_ends_before', { field: 'on' }),
  ).failure;
}

/** The length of an employment, in completed units. */
export interface Service {
  readonly years: number;
  /** Completed months after the years. */
  readonly months: number;
  /** Days after the months. */
  readonly days: number;
  /** All completed months. */
  readonly allMonths: number;
  /** The years with their part, counted by the day. */
  readonly exactYears: Rational;
  /** Calendar days of the month that is not complete. */
  readonly daysOfMonth: number;
  /** The months with their part, counted by the day. */
  readonly exactMonths: Rational;
}

/** The day with the same number some months later; the last day of a shorter month. */
export function laterBy(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const same = `${month}${day.slice(7)}`;
  const last = lastDayOfMonth(month);
  return same > last ? last : same;
}

/**
 * The service from the first to the last day of an employment, both included: from 1 January to 31 December is one year.
 */
export function serviceOf(started: string, lastDay: string): Service {
  const until = addDays(lastDay, 1);
  const apart =
    (Number(until.slice(0, 4)) - Number(started.slice(0, 4))) * 12 +
    Number(until.slice(5, 7)) -
    Number(started.slice(5, 7));
  const allMonths = laterBy(started, apart) > until ? apart - 1 : apart;
  const years = Math.floor(allMonths / 12);
  const anniversary = laterBy(started, years * 12);
  const monthday = laterBy(started, allMonths);
  const days = daysBetween(monthday, until);
  const daysOfMonth = daysBetween(monthday, laterBy(started, allMonths + 1));
  return {
    years,
    months: allMonths % 12,
    days,
    allMonths,
    daysOfMonth,
    exactMonths: add(ratio(allMonths, 1), ratio(days, daysOfMonth)),
    exactYears: add(
      ratio(years, 1),
      ratio(daysBetween(anniversary, until), daysBetween(anniversary, laterBy(started, (years + 1) * 12))),
    ),
  };
}

/** The service as answers show it. */
export const serviceShown = ({ years, months, days }: Service) => ({ years, months, days });
