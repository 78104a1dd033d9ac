import type { AccountDetails } from '../../../src/contract';
import { accountChanges } from '../../accounts/account-changes';
import type { Actor } from '../../accounts/actor';
import { changeLimits } from '../../accounts/change-limits';
import { planNameOf } from '../../access/plans';
import { answered, type MakeHandlers } from './handler';

export const detailHandlers: MakeHandlers<'getAccount' | 'changeAccount'> = ({ store, clock }) => {
  const limits = changeLimits(store, clock);
  async function detailsFor({ account, role }: Actor): Promise<AccountDetails> {
    const { id, name, plan, createdAt } = (await store.account(account))!;
    return { id, name, plan: planNameOf(plan), created_at: createdAt, role };
  }
  return {
    getAccount: { answer: async (_, actor) => answered(await detailsFor(actor)) },
    changeAccount: {
      async answer({ name }, actor) {
        const { name: before } = (await store.account(actor.account))!;
        if (name !== before) {
          await limits.rename(actor.account);
          await accountChanges(store, actor, new Date(clock.now())).rename(name);
        }
        return answered(await detailsFor(actor));
      },
    },
  };
};
