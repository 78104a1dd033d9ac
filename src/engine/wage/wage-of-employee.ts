import { type circumstanceWords } from '../../contract/words/circumstances';
import type { MinimumWage } from '../../contract/wages';
import type { Country, Wage } from '../../reference/schema';
import { ruleOn } from '../../reference/rule-on';
import type { Rational } from '../exact/rational';

/** The id of the wage for everybody for whom no other is fixed. */
export const generalWage = 'general-minimum-wage';

/** Whom a wage may be fixed for. */
export interface WageEarner {
  readonly sector?: keyof (typeof circumstanceWords)['sector']['choices'] | undefined;
  readonly category?: keyof (typeof circumstanceWords)['category']['choices'] | undefined;
}

/** The pay that a wage is compared with. */
export interface PayMeasure {
  readonly date: string;
  /** How many months it is for. */
  readonly months: Rational;
  readonly currency: string;
  /** Minor units of the currency. */
  readonly minor: number;
}

/**
 * The wage of the sector or the category of an employee, such as `minimum-wage-agriculture`, or else the general one.
 * Only wages in the currency of the pay are compared with it.
 */
function wageFor(country: Country, { sector, category }: WageEarner, currency: string): Wage | undefined {
  const wages = (country.wages ?? []).filter((wage) => (wage.currency ?? country.currency) === currency);
  const own = [sector, category].map((word) => wages.find(({ id }) => id === `minimum-wage-${word}`));
  const isExcluded = ({ excludes = [] }: Wage): boolean =>
    excludes.some((word) => word === sector || word === category);
  return own.find((wage) => wage !== undefined) ?? wages.find((wage) => wage.id === generalWage && !isExcluded(wage));
}

/**
 * The minimum wage of an employee on a day; undefined where none is recorded.
 *
 * A monthly wage is also given in the pay period: 12 a year, in 12, 52 or 26 parts. A wage by the day or the hour is not:
 * the law's hours of a month are not recorded.
 */
export function minimumWageOf(
  country: Country,
  earner: WageEarner,
  { date, months, currency, minor }: PayMeasure,
): MinimumWage | undefined {
  const wage = wageFor(country, earner, currency);
  const found = wage && ruleOn(wage.dated, date);
  if (wage === undefined || found === undefined) return undefined;
  const { amount, from, last_confirmed } = found;
  const inPeriod = Math.round(((amount * Number(months.n)) / Number(months.d)) * minor) / minor;
  return {
    amount,
    per: wage.per,
    name: wage.name,
    from,
    as_of: last_confirmed,
    ...(wage.per === 'month' ? { period_amount: inPeriod } : {}),
  };
}
