import { done, fail, type Outcome } from '../../contract/error';
import type { TaxRequest } from '../../contract/tax';
import { payPeriodWords, type Period, periods } from '../../contract/words/pay-periods';
import { message, type Message } from '../../language/message';
import { ruleOn } from '../../reference/rule-on';
import type { Country, PartMonth } from '../../reference/schema';
import type { Context } from '../answer';
import { divide, one, type Rational, ratio } from '../exact/rational';

/** How the time that pay is for stands to the year and to the amounts of the law. */
export interface PayTime {
  /** Tells times of one period and pay date apart, so that what is made for a time can be kept. */
  readonly key: string;
  readonly period: Period;
  /** The month that the pay is for, from 1, where a request for a month states its day. */
  readonly month: number | undefined;
  /** Pay periods in a year: by them the pay of one makes that of a year. */
  readonly periods: Rational;
  /** How many months it is. */
  readonly months: Rational;
  /**
   * What a period of the law is of its amounts for a contribution: one, unless a part of a month counts them otherwise
   * than the amounts of the tax.
   */
  readonly contributions: (id: string) => Rational;
  readonly notices: readonly Message[];
}

const twelve = ratio(12, 1);
const alike = (): Rational => one;

const timeOf = (period: Period, periods: number, key: string, notices: readonly Message[] = []): PayTime => ({
  key,
  period,
  month: undefined,
  periods: ratio(periods, 1),
  months: ratio(12, periods),
  contributions: alike,
  notices,
});

/** The time of each pay period in a usual year. */
export const usualTimes = Object.fromEntries(
  periods.map((period) => [period, timeOf(period, payPeriodWords[period].perYear, '')]),
) as Readonly<Record<Period, PayTime>>;

/** The usual times as answers, made once: a payroll asks for the time of every employee. */
const usualAnswers = Object.fromEntries(periods.map((period) => [period, done(usualTimes[period])])) as Readonly<
  Record<Period, Outcome<PayTime>>
>;
const answersOfMonths = Array.from({ length: 12 }, (_, before) => done({ ...usualTimes.monthly, month: before + 1 }));

const monthOf = (day: string): number => Number(day.slice(5, 7));

/** The time of a pay period of a usual year. */
function usualAnswer({ period, pay_date: day }: Pick<TaxRequest, 'period' | 'pay_date'>): Outcome<PayTime> {
  return period === 'monthly' && day !== undefined ? answersOfMonths[monthOf(day) - 1]! : usualAnswers[period];
}

/** How many pay periods a year may have, by the period. */
const possible: Partial<Readonly<Record<Period, { readonly least: number; readonly most: number }>>> = {
  weekly: { least: 52, most: 53 },
  biweekly: { least: 26, most: 27 },
  daily: { least: 200, most: 366 },
};

/** A day of pay, where the law or its practice says how many make a year; else the usual number, and a notice. */
function dailyTime({ part_month = [] }: Country, day: string): PayTime {
  const { perYear } = payPeriodWords.daily;
  const days = ruleOn(part_month, day)?.days_of_year?.days;
  return days === undefined
    ? timeOf('daily', perYear, 'assumed', [message('daily_pay_assumed', { days: perYear })])
    : timeOf('daily', days, String(days), [message('daily_pay_by_law', { days })]);
}

/**
 * The time that the pay of a request is for.
 *
 * @returns `invalid_period` if a year does not have as many such periods as the request states
 */
export function payTimeOf(country: Country, request: TaxRequest, { today }: Pick<Context, 'today'>): Outcome<PayTime> {
  const { period, pay_periods: asked, pay_date = today } = request;
  if (asked === undefined) return period === 'daily' ? done(dailyTime(country, pay_date)) : usualAnswer(request);
  const range = possible[period];
  if (range === undefined || asked < range.least || asked > range.most)
    return fail(
      'invalid_period',
      range === undefined ? message('pay_periods_of_period') : message('pay_periods_outside', range),
    );
  const { perYear } = payPeriodWords[period];
  return done(
    asked === perYear
      ? timeOf(period, asked, '')
      : timeOf(period, asked, String(asked), [message('pay_periods_counted', { count: asked })]),
  );
}

/**
 * The time of a part of a month under a law.
 *
 * @param day the pay date, where the request states it
 * @param share paid days by the days of the month; above 0
 */
export function timeOfPart(
  day: string | undefined,
  share: Rational,
  { tax, contributions }: Pick<PartMonth, 'tax' | 'contributions'>,
): PayTime {
  const isByDays = tax?.method === 'by_days';
  const others = new Set(contributions?.except);
  const areByDays = contributions?.method === 'by_days';
  const [wholeMonth, byDays] = isByDays ? [share, one] : [one, divide(one, share)];
  return {
    key: `${share.n}/${share.d}`,
    period: 'monthly',
    month: day === undefined ? undefined : monthOf(day),
    periods: isByDays ? divide(twelve, share) : twelve,
    months: share,
    contributions: (id) => (areByDays === others.has(id) ? wholeMonth : byDays),
    notices: [],
  };
}
