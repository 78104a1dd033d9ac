import { done, fail, type Outcome } from '../../contract/error';
import type { LeaverRequest } from '../../contract/leaver';
import { daysBetween, lastDayOfMonth } from '../../day';
import { message, type Sentence } from '../../language/message';
import { compare, divide, one, type Rational, rational } from '../exact/rational';

/** The part of the last month that is paid. */
export interface PaidPart {
  readonly days: number;
  readonly of: number;
  /** `days` / `of`. */
  readonly share: Rational;
  /** What was assumed to count the days. */
  readonly notices: readonly Sentence[];
}

/** How many days a span has, with both of its ends. */
const daysIn = (from: string, to: string): number => daysBetween(from, to) + 1;

const partOf = (days: number, of: number, notices: readonly Sentence[]): PaidPart => ({
  days,
  of,
  share: divide(rational(days), rational(of)),
  notices,
});

/** By calendar days, because no law is recorded that counts otherwise. */
function byCalendar(days: number, month: number): PaidPart {
  const part = partOf(days, month, []);
  return compare(part.share, one) === 0
    ? part
    : { ...part, notices: [message('leaver_calendar_days', { days, of: month }), message('leaver_part_month_taxed')] };
}

/**
 * The part of the month of `ends` that is paid: the calendar days of the employment in it, or the days that are stated.
 *
 * @returns `invalid_date` or `invalid_amount` where they contradict the employment
 */
export function paidPartOf({ started, ends, worked = {} }: LeaverRequest): Outcome<PaidPart> {
  const month = ends.slice(0, 7);
  const whole = Number(lastDayOfMonth(month).slice(8));
  const first = started > `${month}-01` ? started : `${month}-01`;
  const { from = first, to = ends, days, of = whole } = worked;
  const hasSpan = worked.from !== undefined || worked.to !== undefined;
  const hasDays = worked.days !== undefined || worked.of !== undefined;
  if (hasSpan && hasDays) return fail('invalid_date', message('leaver_worked_twice'));
  if (hasDays) {
    if (days === undefined) return fail('invalid_date', message('leaver_worked_without_days'));
    return days > of
      ? fail('invalid_amount', message('number_too_large', { field: 'worked.days', most: of }))
      : done(partOf(days, of, days === of ? [] : [message('leaver_part_month_taxed')]));
  }
  return from < first || to > ends || from > to
    ? fail('invalid_date', message('leaver_worked_outside', { from: first, to: ends }))
    : done(byCalendar(daysIn(from, to), whole));
}
