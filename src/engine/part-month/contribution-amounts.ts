import type { ContributionRule, Formula } from '../../reference/schema';
import type { IncomeLaw } from '../law/income-law';

/** Is a base some pay, perhaps less other pay, without an amount of the law? */
const isPlainPay = (base: Formula): boolean =>
  typeof base === 'string' || (typeof base === 'object' && 'difference' in base && base.difference.every(isPlainPay));

/** Is a charge more than one rate on all of its base? A part of a month may change its limits and fixed amounts. */
export function hasAmounts({
  bands,
  of,
  base_floor,
  base_ceiling,
  minimum,
  maximum,
  deductible_up_to,
}: ContributionRule): boolean {
  const isOneRate = bands?.length === 1 && bands[0]!.from === 0 && bands[0]!.to === null;
  const limits = [base_floor, base_ceiling, minimum, maximum, deductible_up_to];
  return !isOneRate || limits.some((limit) => limit !== undefined) || (of !== undefined && !isPlainPay(of));
}

/** Do the contributions of a law have limits or fixed amounts, which a part of a month may change? */
export const haveAmounts = ({ contributions }: Pick<IncomeLaw, 'contributions'>): boolean =>
  contributions.some(({ rule }) => hasAmounts(rule));
