import type { Quota } from '../../src/contract';
import { dayLength, dayOfMoment } from '../../src/day';
import { planNameOf, type Plans } from '../access/plans';

/** The days of the month of a moment, in UTC. */
const daysOfMonth = (at: Date): number => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();

/**
 * The share of a month's quota that is used, and the day on which it is used up at the pace of the month so far.
 *
 * @param calls of the month: `used` with those that servers hold in reserve, `made` without them
 */
export function quotaOf(plans: Plans, plan: string, calls: Pick<Quota, 'used' | 'made'>, now: Date): Quota {
  const { used } = calls;
  // Counts are written apart from the quota, and may be a moment ahead of it.
  const made = Math.min(used, calls.made);
  const name = planNameOf(plan);
  const limit = plans[name].per_month;
  const month = now.toISOString().slice(0, 7);
  if (limit === null) return { month, plan: name, used, made, limit, left: null, share: null, used_up_on: null };
  const left = Math.max(0, limit - used);
  const share = Math.min(1, used / limit);
  return { month, plan: name, used, made, limit, left, share, used_up_on: usedUpOn(used, limit, now) };
}

function usedUpOn(used: number, limit: number, now: Date): string | null {
  if (used === 0) return null;
  const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const ends = begin + daysOfMonth(now) * dayLength;
  const at = used >= limit ? now.getTime() : begin + ((now.getTime() - begin) * limit) / used;
  return at < ends ? dayOfMoment(at) : null;
}
