import { accountsPage, type AdminAccount } from '../../../src/contract/admin-accounts';
import { fail } from '../../../src/contract/error';
import { message } from '../../../src/language/message';
import { planNameOf } from '../../access/plans';
import { accountChanges, createAccount } from '../../accounts/account-changes';
import { administratorOf } from '../../accounts/actor';
import { accountDetails } from '../../accounts/details';
import type { Account } from '../../store/accounts';
import { answered } from '../accounts/handler';
import { rowOf as keyRowOf } from '../accounts/keys';
import { memberRowOf } from '../accounts/members';
import type { MakeHandlers } from './handler';

const rowOf = ({ id, name, plan, createdAt, disabledAt }: Account): AdminAccount => ({
  id,
  name,
  plan: planNameOf(plan),
  created_at: createdAt,
  disabled_at: disabledAt,
});

const unknown = () => fail('not_found', message('account_unknown_here'));

export const accountHandlers: MakeHandlers<
  'listAccounts' | 'getAccount' | 'createAccount' | 'renameAccount' | 'moveAccount' | 'disableAccount' | 'enableAccount'
> = ({ store, plans, clock }) => {
  /** Changes an account and answers with it as it is then. */
  async function change(
    id: string,
    by: string,
    work: (changes: ReturnType<typeof accountChanges>) => Promise<boolean>,
  ) {
    const changed = await work(accountChanges(store, administratorOf(id, by), new Date(clock.now())));
    const account = changed ? await store.account(id) : undefined;
    return account === undefined ? unknown() : answered(rowOf(account));
  }

  return {
    listAccounts: {
      async answer({ search, page }) {
        const { accounts, total } = await store.findAccounts({
          search,
          offset: (page - 1) * accountsPage,
          most: accountsPage,
        });
        const pages = Math.max(1, Math.ceil(total / accountsPage));
        return answered({ accounts: accounts.map(rowOf), page, pages, count: total });
      },
    },
    getAccount: {
      async answer({ id }) {
        const account = await store.account(id);
        if (account === undefined) return unknown();
        const now = new Date(clock.now());
        const { quota, members, keys } = await accountDetails(store, plans, account, now);
        return answered({
          ...rowOf(account),
          quota,
          members: members.map(memberRowOf),
          keys: keys.map((key) => keyRowOf(key, now.getTime())),
        });
      },
    },
    createAccount: {
      answer: async ({ name, plan }, by) =>
        answered(rowOf(await createAccount(store, { name, plan, by }, new Date(clock.now())))),
    },
    renameAccount: { answer: ({ id, name }, by) => change(id, by, (changes) => changes.rename(name)) },
    moveAccount: { answer: ({ id, plan }, by) => change(id, by, (changes) => changes.movePlan(plan)) },
    disableAccount: { answer: ({ id }, by) => change(id, by, (changes) => changes.disable()) },
    enableAccount: { answer: ({ id }, by) => change(id, by, (changes) => changes.enable()) },
  };
};
