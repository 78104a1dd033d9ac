import type { ContributionRule } from '../../reference/schema';
import { isWageMultiple, limitInFigures, type Wages } from '../../reference/wages';

/** The rate of a contribution's first charged band, and the pay above which nothing more is charged. */
export function contributionRate(
  rule: ContributionRule,
  wages: Wages,
): {
  readonly rate: number | null;
  readonly ceiling: number | null;
} {
  const charged = rule.bands?.filter(({ rate }) => rate > 0) ?? [];
  const last = rule.bands?.[rule.bands.length - 1];
  const limit = rule.base_ceiling;
  const stated = typeof limit === 'number' || isWageMultiple(limit) ? limitInFigures(limit, wages) : undefined;
  const ceiling = stated ?? last?.to ?? null;
  return { rate: charged[0]?.rate ?? null, ceiling };
}
