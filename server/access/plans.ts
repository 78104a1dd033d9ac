import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type PlanName, planNames } from '../../src/contract/words/plans';
import { toIssueText } from '../../src/language/issue-text';
import { message } from '../../src/language/message';
import { ConfigError } from '../config';
import { wrongEntries } from '../file-entry';

const limitRule = { error: toIssueText(message('entry_limit')) };
const limit = z.int(limitRule).positive(limitRule).nullable();

const Plan = z.strictObject({ per_month: limit, per_minute: limit });

/** The calls that a plan allows; null means no limit. */
export type Plan = z.infer<typeof Plan>;

export { type PlanName, planNames } from '../../src/contract/words/plans';
export type Plans = Readonly<Record<PlanName, Plan>>;

export const defaultPlans: Plans = {
  free: { per_month: 3_000, per_minute: 60 },
  pro: { per_month: 100_000, per_minute: 600 },
  growth: { per_month: 1_000_000, per_minute: 3_000 },
  enterprise: { per_month: null, per_minute: null },
};

const PlansFile = z.strictObject({ free: Plan, pro: Plan, growth: Plan, enterprise: Plan }).partial();

/**
 * The plans. Those in the file replace the default ones.
 *
 * @throws ConfigError if the file cannot be read or has the wrong form
 */
export function readPlans(path: string | undefined): Plans {
  if (path === undefined) return defaultPlans;
  const example = '{ "free": { "per_month": 3000, "per_minute": 60 } }';
  try {
    const parsed = PlansFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (parsed.success) return { ...defaultPlans, ...parsed.data } as Plans;
    throw new ConfigError(
      wrongEntries(parsed.error).map((entry) => message('plans_file_wrong', { file: path, ...entry, example })),
    );
  } catch (problem) {
    if (problem instanceof ConfigError) throw problem;
    throw new ConfigError(message('plans_file_unreadable', { file: path, example }));
  }
}

/** The lowest plan with figures of the past. */
export const historyPlan: PlanName = 'pro';

export const isPlanName = (name: string): name is PlanName => (planNames as readonly string[]).includes(name);

/** A stored plan. One that this version does not know counts as the lowest. */
export const planNameOf = (stored: string): PlanName => (isPlanName(stored) ? stored : 'free');

/** Does a plan include the features of another? */
export const includes = (plan: PlanName, wanted: PlanName): boolean =>
  planNames.indexOf(plan) >= planNames.indexOf(wanted);
