import { message, type Message } from '../../language/message';
import type { Country } from '../../reference/schema';
import { divide, multiply, ratio, type Rational, rational } from '../exact/rational';
import { type FoundFact, factOn } from './fact-on';

/** What turns the pay of a month into that of an hour or a day, with what was assumed and the law that says so. */
export interface Divisor {
  readonly divisor: Rational;
  readonly notices: readonly Message[];
  readonly law: readonly FoundFact[];
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

/** Days for which the pay of a month is paid, where no law read says so: all of them, or those of a six-day week. */
const assumedDays = { calendar: 30, working: 26 } as const;

/**
 * Days of a month: those of the question, of the rule, of the law, or assumed.
 *
 * @param unit which days the rule counts
 */
export function daysOfMonth(
  country: Country,
  date: string,
  asked: number | undefined,
  ofRule: number | undefined,
  unit: keyof typeof assumedDays,
): Divisor {
  const value = asked ?? ofRule;
  if (value !== undefined) return stated(value);
  const days = assumedDays[unit];
  return (
    recorded(country, date, 'days_per_month') ?? {
      ...stated(days),
      notices: [message('labour_days_assumed', { days })],
    }
  );
}

/** Hours of a month: those of the question, of the law, or of the legal week; undefined where that is not established. */
export function hoursOfMonth(country: Country, date: string, asked: number | undefined): Divisor | undefined {
  if (asked !== undefined) return stated(asked);
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
