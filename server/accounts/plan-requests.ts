import { randomUUID } from 'node:crypto';
import { fail, type Outcome, done } from '../../src/contract/error';
import { message } from '../../src/language/message';
import { includes, isPlanName, type PlanName } from '../access/plans';
import type { PlanRequest } from '../store/plan-requests';
import type { Store } from '../store/store';
import { type Actor, administratorOf, recordOf } from './actor';

/** Asks for a plan above the current one. An administrator of the service decides. */
export async function requestPlan(
  store: Store,
  actor: Actor,
  { plan, note }: { readonly plan: PlanName; readonly note: string },
  now: Date,
): Promise<Outcome<PlanRequest>> {
  const { plan: current } = (await store.account(actor.account))!;
  if (isPlanName(current) && includes(current, plan))
    return fail('invalid_plan', message('plan_not_higher', { plan, current }));
  const request: PlanRequest = {
    id: randomUUID(),
    account: actor.account,
    plan,
    note,
    askedBy: actor.name,
    createdAt: now.toISOString(),
    decidedAt: null,
    decidedBy: null,
    outcome: null,
  };
  const record = recordOf(actor, now, 'plan.request', {
    subject: actor.account,
    before: { plan: current },
    after: { plan, note },
  });
  if (await store.addPlanRequest(request, record)) return done(request);
  const open = (await store.planRequests(actor.account)).find(({ outcome }) => outcome === null);
  const day = (open ?? request).createdAt.slice(0, 10);
  return fail('plan_requested', message('plan_requested_before', { plan: (open ?? request).plan, day }));
}

/** A request with the name of its account. */
export type NamedRequest = PlanRequest & { readonly accountName: string };

/** The requests that fit, oldest first. */
export async function namedRequests(
  store: Store,
  fits: (request: PlanRequest) => boolean,
): Promise<readonly NamedRequest[]> {
  const names = new Map((await store.listAccounts()).map(({ id, name }) => [id, name]));
  return (await store.planRequests())
    .filter(fits)
    .map((request) => ({ ...request, accountName: names.get(request.account)! }));
}

/**
 * Grants or refuses a request; false where it was decided before.
 *
 * @param by who administers the service; see {@link administratorOf}
 */
export async function decideRequest(
  store: Store,
  { id, account, plan }: PlanRequest,
  outcome: 'granted' | 'refused',
  now: Date,
  by?: string,
): Promise<boolean> {
  const actor = administratorOf(account, by);
  const before = { plan: (await store.account(account))!.plan };
  return store.decidePlanRequest(
    id,
    { outcome, decidedAt: now.toISOString(), decidedBy: actor.name },
    recordOf(actor, now, outcome === 'granted' ? 'plan.grant' : 'plan.refuse', {
      subject: account,
      before,
      after: outcome === 'granted' ? { plan } : before,
    }),
  );
}
