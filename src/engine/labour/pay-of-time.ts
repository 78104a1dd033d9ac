import { message, type Message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { divide, multiply, ratio, type Rational, rational, toNumber } from '../exact/rational';
import { type FoundFact, factOn } from './fact-on';

/** What turns the pay of a month into that of an hour or a day, with what was assumed and the law that says so. */
export interface Divisor {
  readonly divisor: Rational;
  readonly notices: readonly Message[];
  readonly law: readonly FoundFact[];
  /** The detail of the question that it comes from. */
  readonly asked?: 'days_per_month' | 'days_per_week' | 'hours_per_month';
}

const weeksOfYear = 52;
const monthsOfYear = 12;

/** The part of a month's pay that pays a week: 12 / 52. */
export const weekOfMonth = ratio(monthsOfYear, weeksOfYear);

function recorded(country: Country, date: string, field: 'hours_per_month' | 'days_per_month'): Divisor | undefined {
  const found = factOn(country, 'hourly_divisor', date);
  if (found === undefined || !(field in found.fact)) return undefined;
  const value = (found.fact as Partial<Record<typeof field, number>>)[field];
  return value === undefined ? undefined : { divisor: rational(value), notices: [], law: [found] };
}

const stated = (value: number): Divisor => ({ divisor: rational(value), notices: [], law: [] });

/** Calendar days for which the pay of a month is paid, where no law read says so. */
const assumedDays = 30;

/** Working days of a week where neither law nor question states them. */
const assumedWeek = 6;

/** Hours of rest in a row each week that leave no more than five days for work. */
const restOfTwoDays = 48;

/** What a question or a rule states about the days of a month. */
export interface DaysStated {
  readonly days_per_month?: number | undefined;
  /** Working days of a week. */
  readonly days_per_week?: number | undefined;
}

/** The working days of a month, for so many of a week. */
const ofWeek = (days: number): Rational => multiply(rational(days), ratio(weeksOfYear, monthsOfYear));

/** The working days of a month: of the week that the rule, the question or the law of hours states, or assumed. */
function workingDays(country: Country, date: string, asked: DaysStated, rule: DaysStated): Divisor {
  const week = (days: number): Divisor => ({
    divisor: ofWeek(days),
    notices: [message('labour_day_of_week', { days })],
    law: [],
  });
  const { days_per_week: days } = asked;
  if (rule.days_per_week !== undefined) {
    const byRule = week(rule.days_per_week);
    return days === rule.days_per_week ? { ...byRule, asked: 'days_per_week' } : byRule;
  }
  if (days !== undefined) return { ...week(days), asked: 'days_per_week' };
  const hours = factOn(country, 'hours', date);
  if (hours !== undefined && 'weekly_rest' in hours.fact && (hours.fact.weekly_rest ?? 0) >= restOfTwoDays)
    return { ...week(5), law: [hours] };
  return {
    divisor: ofWeek(assumedWeek),
    notices: [message('labour_week_days_assumed', { days: toNumber(ofWeek(assumedWeek)) })],
    law: [],
  };
}

/**
 * Days of a month: those of the question, of the rule, of the law, of the working days of a week, or assumed.
 *
 * @param unit which days the rule counts
 */
export function daysOfMonth(
  country: Country,
  date: string,
  unit: 'working' | 'calendar',
  asked: DaysStated,
  rule: DaysStated = {},
): Divisor {
  if (asked.days_per_month !== undefined) return { ...stated(asked.days_per_month), asked: 'days_per_month' };
  if (rule.days_per_month !== undefined) return stated(rule.days_per_month);
  if (unit === 'working' && rule.days_per_week !== undefined) return workingDays(country, date, asked, rule);
  const byLaw = recorded(country, date, 'days_per_month');
  if (byLaw !== undefined) return byLaw;
  return unit === 'working'
    ? workingDays(country, date, asked, rule)
    : { ...stated(assumedDays), notices: [message('labour_days_assumed', { days: assumedDays })] };
}

/** Hours of a month: those of the question, of the law, or of the legal week; undefined where that is not established. */
export function hoursOfMonth(country: Country, date: string, asked: number | undefined): Divisor | undefined {
  if (asked !== undefined) return { ...stated(asked), asked: 'hours_per_month' };
  const byLaw = recorded(country, date, 'hours_per_month');
  if (byLaw !== undefined) return byLaw;
  const hours = factOn(country, 'hours', date);
  const week = hours !== undefined && 'week' in hours.fact ? hours.fact.week : undefined;
  if (hours === undefined || week === undefined) return undefined;
  return {
    divisor: divide(multiply(rational(week), ratio(weeksOfYear, 1)), ratio(monthsOfYear, 1)),
    notices: [message('labour_hours_assumed')],
    law: [hours],
  };
}
