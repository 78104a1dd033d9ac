import type { ContributionRule } from '../../reference/schema';

/** The rate of a contribution's first charged band, and the pay above which nothing more is charged. */
export function contributionRate(rule: ContributionRule): {
  readonly rate: number | null;
  readonly ceiling: number | null;
} {
  const charged = rule.bands?.filter(({ rate }) => rate > 0) ?? [];
  const last = rule.bands?.[rule.bands.length - 1];
  const ceiling = typeof rule.base_ceiling === 'number' ? rule.base_ceiling : (last?.to ?? null);
  return { rate: charged[0]?.rate ?? null, ceiling };
}
