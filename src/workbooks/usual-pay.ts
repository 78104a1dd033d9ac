import type { TaxLaw } from '../contract/law';
import type { MinimumWages } from '../contract/wages';
import { payPeriodWords } from '../contract/words/pay-periods';
import type { Period } from '../contract/tax';

/** How many minimum wages the first amount is, or tops of the first bracket where no wage is known. */
const multiple = 3;

/** Full-time work in a month: 40 hours a week, and 26 days. Only the first amount of the view rests on them. */
const timesInMonth = { month: 1, day: 26, hour: (40 * 52) / 12 } as const;

/** The minimum wage of a month in a currency: the general one, or the first of those that are recorded. */
function monthlyWage({ general, wages }: MinimumWages, currency: string): number | undefined {
  const wage = general ?? wages.find((one) => one.currency === currency);
  return wage?.currency === currency ? wage.amount * timesInMonth[wage.per] : undefined;
}

/** The top of the first bracket in a month. */
function firstBracket({ income_tax: tax }: TaxLaw): number | undefined {
  const top = tax?.tables[0]?.brackets[0]?.to ?? undefined;
  return top === undefined ? undefined : tax!.period === 'monthly' ? top : top / 12;
}

/** The nearest number with few digits: 48,341 becomes 50,000. */
function round(amount: number): number {
  const step = 10 ** Math.floor(Math.log10(amount)) / 2;
  return Math.round(amount / step) * step;
}

/**
 * The pay with which the view begins: a few times the minimum wage, as many employees have.
 *
 * @param wages the minimum wages of the country, where some are recorded
 * @param currency currency of the pay
 * @returns undefined where the law of the country says nothing about its size
 */
export function usualPay(
  law: TaxLaw,
  wages: MinimumWages | undefined,
  currency: string,
  period: Period,
): number | undefined {
  const basis = (wages && monthlyWage(wages, currency)) ?? firstBracket(law);
  return basis === undefined ? undefined : round((multiple * basis * 12) / payPeriodWords[period].perYear);
}
