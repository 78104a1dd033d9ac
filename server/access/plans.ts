import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type PlanName, planNames } from '../../src/contract/words/plans';
import { ConfigError } from '../config';

const limit = z.number().int().positive().nullable();

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
    const issue = parsed.error.issues[0]!;
    throw new ConfigError(
      `SVC_PLANS_FILE ${path}: ${issue.path.join('.')} ${issue.message}. It should look like ${example}.`,
    );
  } catch (problem) {
    if (problem instanceof ConfigError) throw problem;
    throw new ConfigError(`SVC_PLANS_FILE ${path} cannot be read as JSON. It should look like ${example}.`);
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
