import type { Plans as PlansOut } from '../../../src/contract';
import { message } from '../../../src/language/message';
import type { Unsaid } from '../../../src/language/unsaid';
import { planWords } from '../../../src/contract/words/plans';
import { historyPlan, includes, planNameOf, planNames } from '../../access/plans';
import { announceRequest } from '../../people/plan-mails';
import { requestPlan } from '../../accounts/plan-requests';
import { answeredUnsaid, type MakeHandlers } from './handler';

export const planHandlers: MakeHandlers<'getPlans' | 'requestPlan'> = ({ store, plans, clock, people }) => {
  async function plansFor(id: string): Promise<Unsaid<PlansOut>> {
    const [account, requests] = await Promise.all([store.account(id), store.planRequests(id)]);
    return {
      current: planNameOf(account!.plan),
      plans: planNames.map((plan) => ({
        plan,
        label: planWords[plan].label,
        meaning: message(`plan_meaning_${plan}`),
        ...plans[plan],
        history: includes(plan, historyPlan),
        by_agreement: plan !== planNames[0],
      })),
      requests: [...requests].reverse().map(({ id: request, plan, note, askedBy, createdAt, outcome, decidedAt }) => ({
        id: request,
        plan: planNameOf(plan),
        note,
        asked_by: askedBy,
        created_at: createdAt,
        outcome,
        decided_at: decidedAt,
      })),
    };
  }
  return {
    getPlans: {
      answer: async (_, { account }) => answeredUnsaid<PlansOut>(await plansFor(account)),
      table: ({ plans: rows, current }) => rows.map((row) => ({ ...row, current: row.plan === current })),
    },
    requestPlan: {
      async answer({ plan, note }, actor) {
        const requested = await requestPlan(store, actor, { plan, note }, new Date(clock.now()));
        if (!requested.ok) return requested;
        await announceRequest(people, store, requested.value, {
          account: actor.account,
          ip: actor.from,
          language: actor.language,
        });
        return answeredUnsaid<PlansOut>(await plansFor(actor.account));
      },
    },
  };
};
