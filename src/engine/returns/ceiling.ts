import { lastDayOfMonth } from '../../day';
import { ruleOn } from '../../reference/rule-on';
import type { Country } from '../../reference/schema';

/**
 * The pay of a month up to which a contribution is due, in major units: the end of the last band of its law.
 *
 * @returns Infinity where it has no end, or none is recorded by the month
 */
export function ceilingOf({ contributions }: Country, id: string, month: string): number {
  const dated = contributions.find((contribution) => contribution.id === id)?.dated ?? [];
  const rule = ruleOn(dated, lastDayOfMonth(month));
  return (rule?.basis === 'monthly' ? rule.bands?.at(-1)?.to : undefined) ?? Infinity;
}
