import { message, type Message } from '../../language/message';
import { lawText } from '../../language/terms';
import type { ContributionInForce, IncomeLaw } from '../law/income-law';
import type { PayTime } from './pay-time';

/** What the pay is for. */
type When = Pick<PayTime, 'period' | 'month'>;

const monthsInYear = 12;

/** A contribution as it is due in the pay asked about; nothing if it is due in other months only. */
function due(each: ContributionInForce, { period, month }: When): readonly ContributionInForce[] {
  const { months, formula } = each.rule;
  if (months === undefined || formula === undefined || period === 'annual') return [each];
  if (month === undefined || !months.includes(month)) return [];
  // The pay of a month bears a twelfth of what is due in a year: here, its part among the months of the rule.
  const part: [number, number] = [monthsInYear, months.length];
  return [{ ...each, rule: { ...each.rule, formula: { product: [{ fraction: part }, formula] } } }];
}

/** The law with the contributions that are due in the pay that a request asks about. */
export function lawDue(law: IncomeLaw, when: When): IncomeLaw {
  if (law.contributions.every(({ rule }) => rule.months === undefined)) return law;
  return { ...law, contributions: law.contributions.flatMap((each) => due(each, when)) };
}

/** Names the contributions that are due in some months only, where a request does not say which month it is about. */
export const monthNotStated = (law: IncomeLaw, { period, month }: When): Message[] =>
  period === 'annual' || month !== undefined
    ? []
    : law.contributions.flatMap(({ contribution: { name }, rule: { months } }) =>
        months === undefined
          ? []
          : [message('contribution_in_other_months', { name: lawText(name), months: months.join(', ') })],
      );
