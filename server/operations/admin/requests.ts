import type { AdminRequest } from '../../../src/contract/admin-requests';
import { fail } from '../../../src/contract/error';
import { message } from '../../../src/language/message';
import { planNameOf } from '../../access/plans';
import { announceDecision } from '../../people/plan-mails';
import { decideRequest, type NamedRequest, namedRequests } from '../../accounts/plan-requests';
import { answered } from '../accounts/handler';
import type { MakeHandlers } from './handler';

const rowOf = (request: NamedRequest): AdminRequest => ({
  id: request.id,
  account: request.account,
  account_name: request.accountName,
  plan: planNameOf(request.plan),
  note: request.note,
  asked_by: request.askedBy,
  created_at: request.createdAt,
  outcome: request.outcome,
  decided_at: request.decidedAt,
  decided_by: request.decidedBy,
});

export const requestHandlers: MakeHandlers<'listRequests' | 'grantRequest' | 'refuseRequest'> = ({
  store,
  clock,
  people,
}) => {
  async function decide(id: string, outcome: 'granted' | 'refused', by: string) {
    const [request] = await namedRequests(store, (one) => one.id === id && one.outcome === null);
    if (request === undefined || !(await decideRequest(store, request, outcome, new Date(clock.now()), by)))
      return fail('not_found', message('plan_request_unknown'));
    await announceDecision(people, store, request, outcome);
    const [decided] = await namedRequests(store, (one) => one.id === id);
    return answered(rowOf(decided!));
  }
  return {
    listRequests: {
      async answer() {
        const all = (await namedRequests(store, () => true)).map(rowOf);
        const open = all.filter(({ outcome }) => outcome === null);
        return answered({
          requests: [...open, ...all.filter(({ outcome }) => outcome !== null).reverse()],
          open: open.length,
        });
      },
    },
    grantRequest: { answer: ({ id }, by) => decide(id, 'granted', by) },
    refuseRequest: { answer: ({ id }, by) => decide(id, 'refused', by) },
  };
};
