import type { PlanRequests } from '../plan-requests';
import { isTrue, recorded } from './audit';
import type { Engine } from './engine';

const columns = [
  'id',
  'account',
  'plan',
  'note',
  'asked_by as askedBy',
  'created_at as createdAt',
  'decided_at as decidedAt',
  'decided_by as decidedBy',
  'outcome',
] as const;

export function sqlPlanRequests(engine: Engine): PlanRequests {
  return {
    addPlanRequest: ({ askedBy, createdAt, decidedAt, decidedBy, ...same }, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('plan_requests')
            .values({
              ...same,
              asked_by: askedBy,
              created_at: createdAt,
              decided_at: decidedAt,
              decided_by: decidedBy,
            })
            // An index allows one open request of an account.
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst();
          return numInsertedOrUpdatedRows === 1n;
        },
        isTrue,
      ),
    planRequests: (account) =>
      engine.database
        .selectFrom('plan_requests')
        .select(columns)
        .$if(account !== undefined, (query) => query.where('account', '=', account!))
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    decidePlanRequest: (id, { decidedAt, decidedBy, outcome }, record) =>
      recorded(
        engine,
        record,
        async (transaction) => {
          const { numUpdatedRows } = await transaction
            .updateTable('plan_requests')
            .set({ decided_at: decidedAt, decided_by: decidedBy, outcome })
            .where('id', '=', id)
            .where('outcome', 'is', null)
            .executeTakeFirst();
          if (numUpdatedRows !== 1n) return false;
          if (outcome === 'granted') {
            const { account, plan } = await transaction
              .selectFrom('plan_requests')
              .select(['account', 'plan'])
              .where('id', '=', id)
              .executeTakeFirstOrThrow();
            await transaction.updateTable('accounts').set({ plan }).where('id', '=', account).execute();
          }
          return true;
        },
        isTrue,
      ),
  };
}
