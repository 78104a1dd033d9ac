import { done, fail, type Outcome } from '../../contract/error';
import type { Worked } from '../../contract/worked';
import { message, type Message } from '../../language/message';
import { lawText } from '../../language/terms';
import { ruleOn } from '../../reference/rule-on';
import type { Country, PartMonth } from '../../reference/schema';
import { compare, divide, isZero, one, type Rational, rational } from '../exact/rational';
import { type DaysOfMonth, daysOfSpan, daysOfWhole } from './day-count';

/** The part of a month that is paid. */
export interface PaidPart {
  readonly days: number;
  readonly of: number;
  /** `days` / `of`, from 0 to one. */
  readonly share: Rational;
  /** The rules of the country for parts of months; undefined where none are recorded. */
  readonly rule: PartMonth | undefined;
  /** How the days were counted, where the request leaves it to the law. */
  readonly notices: readonly Message[];
}

/** The days within which the paid ones must lie, all in one month. */
export interface PayableDays {
  readonly first: string;
  readonly last: string;
}

/** Is the whole month paid? */
export const isWhole = ({ share }: Pick<PaidPart, 'share'>): boolean => compare(share, one) === 0;

/** Is neither the whole month paid, nor nothing of it? Only then do the rules for a part matter. */
export const isPartial = (part: Pick<PaidPart, 'share'>): boolean => !isZero(part.share) && !isWhole(part);

/** Does a rule reduce an amount of the law by the paid days? Then how they are counted matters to the pay of a part too. */
const countsDays = ({ tax, contributions }: PartMonth): boolean =>
  tax?.method === 'by_days' || contributions?.method === 'by_days' || contributions?.except !== undefined;

/** The first and the last day of unpaid leave, as far as a request states them. */
type UnpaidLeave = Pick<Worked, 'unpaid_from' | 'unpaid_to'>;

const hasLeave = ({ unpaid_from, unpaid_to }: UnpaidLeave): boolean =>
  unpaid_from !== undefined || unpaid_to !== undefined;

/**
 * The unpaid leave within a span of days, as far as it lies in it.
 *
 * @param whole the days of the month that are paid apart from the leave
 */
export function leaveWithin(
  { first, last }: PayableDays,
  whole: PayableDays,
  leave: UnpaidLeave,
): Required<UnpaidLeave> | undefined {
  if (!hasLeave(leave)) return undefined;
  const { unpaid_from: start = whole.first, unpaid_to: end = whole.last } = leave;
  const [from, to] = [start > first ? start : first, end < last ? end : last];
  return from > to ? undefined : { unpaid_from: from, unpaid_to: to };
}

/** How the days were counted: by law, or as assumed. Nothing of a whole month, which every count leaves whole. */
function countNotices(
  rule: PartMonth | undefined,
  { days, of }: DaysOfMonth,
  isPayOfPart: boolean,
): readonly Message[] {
  if (days === of || (isPayOfPart && (rule === undefined || !countsDays(rule)))) return [];
  if (rule?.pay === undefined) {
    return [isPayOfPart ? message('part_share_assumed', { days, of }) : message('part_days_assumed', { days, of })];
  }
  const { days: count, article } = rule.pay;
  const values = { count: message(`day_count_${count}`), days, of };
  if (isPayOfPart) return [message('part_share_counted', values)];
  return [
    article === undefined
      ? message('part_days_counted', values)
      : message('part_days_by_article', { ...values, article: lawText(article) }),
  ];
}

/**
 * The part of a month that is paid, by the rule of the country in force on its last payable day: calendar days, unless
 * another count is recorded or the request states its own.
 *
 * @returns `invalid_date` if the paid days are stated twice, without a number, or not within those that are payable;
 *   `invalid_amount` if more days are paid than the month has
 */
export function paidPart(country: Country, worked: Worked, { first, last }: PayableDays): Outcome<PaidPart> {
  const rule = ruleOn(country.part_month ?? [], last);
  const count = rule?.pay?.days ?? 'calendar_days';
  const hasSpan = worked.from !== undefined || worked.to !== undefined || hasLeave(worked);
  const hasDays = worked.days !== undefined || worked.of !== undefined;
  const isPayOfPart = worked.amount_is === 'part';
  if (hasSpan && hasDays) return fail('invalid_date', message('worked_twice'));
  if (isPayOfPart && !hasSpan && !hasDays) return fail('invalid_date', message('worked_part_without_days'));
  const part = (days: number, of: number, notices: readonly Message[]): PaidPart => ({
    days,
    of,
    share: divide(rational(days), rational(of)),
    rule,
    notices,
  });
  if (hasDays) {
    const { days, of = daysOfWhole(country.code, count, last.slice(0, 7)) } = worked;
    if (days === undefined) return fail('invalid_date', message('worked_without_days'));
    return days > of
      ? fail('invalid_amount', message('number_too_large', { field: 'worked.days', most: of }))
      : done(part(days, of, worked.of === undefined ? countNotices(rule, { days, of }, isPayOfPart) : []));
  }
  const { from = first, to = last } = worked;
  if (worked.from !== undefined && worked.to !== undefined && from > to)
    return fail('invalid_date', message('worked_reversed', { from, to }));
  if (from < first || to > last || from > to)
    return fail('invalid_date', message('worked_outside', { from: first, to: last }));
  const { unpaid_from: start = from, unpaid_to: end = to } = worked;
  if (worked.unpaid_from !== undefined && worked.unpaid_to !== undefined && start > end)
    return fail('invalid_date', message('unpaid_leave_reversed', { from: start, to: end }));
  if (start < from || end > to || start > end)
    return fail('invalid_date', message('unpaid_leave_outside', { from, to }));
  const inSpan = daysOfSpan(country.code, count, from, to);
  const unpaid = hasLeave(worked) ? daysOfSpan(country.code, count, start, end).days : 0;
  const counted: DaysOfMonth = { ...inSpan, days: inSpan.days - unpaid };
  return done(part(counted.days, counted.of, countNotices(rule, counted, isPayOfPart)));
}
