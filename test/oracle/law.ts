import type { Contribution, ContributionRule, Country, IncomeRegime } from '../../src/reference/schema';
import type { PayTreatment } from '../../src/reference/schema/pay';
import { type Circumstances, holds } from './where';

interface Span {
  readonly from: string | null;
  readonly to: string | null | undefined;
}

const covers = ({ from, to }: Span, date: string): boolean =>
  (from === null || from <= date) && (to === null || to === undefined || to >= date);

/** Of the entries in force on the day, the one that began last. If two began together, the one listed first. */
function inForce<T>(entries: readonly T[], spanOf: (entry: T) => Span, date: string): T | undefined {
  const startOf = (entry: T): string => spanOf(entry).from ?? '';
  const candidates = entries.filter((entry) => covers(spanOf(entry), date));
  return candidates.find((entry) => candidates.every((other) => startOf(other) <= startOf(entry)));
}

/**
 * The rule of a scheme for an employee on the day. Rules that began together share the employees among them: the first
 * that is for this one. Undefined before the scheme began, after it ended, if it is not compulsory or not for this
 * employee: older rules do not return.
 */
export function ruleOf(
  contribution: Contribution,
  payCurrency: string,
  date: string,
  employee: Circumstances,
): ContributionRule | undefined {
  if (!contribution.mandatory || (contribution.currency ?? payCurrency) !== payCurrency) return undefined;
  const newest = inForce(contribution.dated, ({ from, to }) => ({ from, to }), date);
  if (newest === undefined) return undefined;
  const together = contribution.dated.filter(
    (rule) => rule.from === newest.from && covers({ from: rule.from, to: rule.to }, date),
  );
  return together.find(({ where }) => holds(where, employee));
}

/** How the law of the day treats what the pay consists of. */
export const payOf = (country: Country, date: string): PayTreatment | undefined =>
  inForce(country.pay ?? [], ({ from, to }) => ({ from, to }), date);

/**
 * The income tax law of the day for pay in this currency. A regime without dates is never chosen, because its time is
 * unknown.
 */
export function regimeOf(country: Country, payCurrency: string, date: string): IncomeRegime {
  const dated = country.income.filter((regime) => regime.effective_from !== null || regime.effective_to !== null);
  const own = dated.filter((regime) => (regime.currency ?? country.currency) === payCurrency);
  const found = inForce(own, (regime) => ({ from: regime.effective_from, to: regime.effective_to }), date);
  if (found === undefined) throw new Error(`${country.code} has no income tax for pay in ${payCurrency} on ${date}`);
  return found;
}

/** The amount of a wage on the day. */
export function wageOf(country: Country, id: string, date: string): number {
  const wage = country.wages?.find((candidate) => candidate.id === id);
  const found = wage && inForce(wage.dated, ({ from, to }) => ({ from, to }), date);
  if (found === undefined) throw new Error(`${country.code} has no wage ${id} on ${date}`);
  return found.amount;
}
