import { message } from '../../language/message';
import { lawText } from '../../language/terms';
import type { ContributionRule } from '../../reference/schema';
import type { IncomeLaw } from '../law/income-law';
import type { LawPart, LineOfRule } from './law-parts';
import type { LawChange } from './law-changes';

/** Does a rule name an amount in another currency, which the exchange rate of the day converts? */
const isConverted = (rule: ContributionRule): boolean => /"currency":"[A-Z]{3}"/.test(JSON.stringify(rule));

const isDue = (months: readonly number[], day: string | undefined): boolean =>
  day !== undefined && months.includes(Number(day.slice(5, 7)));

/**
 * Why the same law gives other contributions on another day: some are due in certain months only, and limits in another
 * currency follow its exchange rate.
 *
 * @param days the pay dates; undefined where a request states none
 * @param differing the lines that differ
 */
export function dayChanges(
  { contributions }: IncomeLaw,
  [before, after]: readonly [string | undefined, string | undefined],
  differing: readonly LineOfRule[],
): readonly LawChange[] {
  const ids = new Set(differing.map(({ id }) => id));
  return contributions.flatMap(({ contribution: { id, name, payer }, rule }): LawChange[] => {
    if (!ids.has(id)) return [];
    const line: LawPart['line'] = { kind: payer === 'employee' ? 'contribution' : 'employer_contribution', id };
    const change = { line, from: null, sources: rule.sources };
    const { months } = rule;
    if (months !== undefined && isDue(months, before) !== isDue(months, after))
      return [
        { ...change, text: message('comparison_due_in_months', { name: lawText(name), months: months.join(', ') }) },
      ];
    return before !== after && isConverted(rule)
      ? [{ ...change, text: message('comparison_exchange_rate', { name: lawText(name) }) }]
      : [];
  });
}
