import { randomUUID } from 'node:crypto';
import type { PlanName } from '../access/plans';
import type { Role } from '../../src/contract/words/roles';
import type { Account, AccountChange, Member } from '../store/accounts';
import type { Person } from '../store/people';
import type { Store } from '../store/store';
import type { AuditAction } from '../../src/contract/words/audit';
import { type Actor, administratorOf, recordOf } from './actor';

/** How the audit trail names a person. */
export const nameOf = ({ email }: Pick<Person, 'email'>): string => email;

interface NewAccount {
  /** undefined: a new one. */
  readonly id?: string;
  readonly name: string;
  readonly plan: PlanName;
  readonly owner?: Person;
  /** Who administers the service and makes it; see {@link administratorOf}. */
  readonly by?: string;
}

/** A person as a member of an account. */
export const memberOf = (account: string, { id, email, name }: Person, role: Role, joinedAt: string): Member => ({
  account,
  person: id,
  email,
  name,
  role,
  joinedAt,
});

/** Makes an account, with an owner where a person asks for it. If the id is taken, nothing is made. */
export async function createAccount(
  store: Store,
  { id = randomUUID(), name, plan, owner, by }: NewAccount,
  now: Date,
): Promise<Account> {
  const account: Account = { id, name, plan, createdAt: now.toISOString(), disabledAt: null };
  const actor = owner === undefined ? administratorOf(account.id, by) : { account: account.id, name: nameOf(owner) };
  await store.addAccount(
    account,
    owner && memberOf(account.id, owner, 'owner', account.createdAt),
    recordOf(actor, now, 'account.create', { subject: account.id, before: null, after: { name, plan } }),
  );
  return account;
}

/** Changes of an account by one actor, each recorded in the audit trail. */
export function accountChanges(store: Store, actor: Actor, now: Date) {
  async function change(action: AuditAction, changed: AccountChange): Promise<boolean> {
    const account = await store.account(actor.account);
    if (account === undefined) return false;
    const before = Object.fromEntries(
      Object.keys(changed).map((property) => [property, account[property as keyof AccountChange]]),
    );
    return store.changeAccount(
      account.id,
      changed,
      recordOf(actor, now, action, { subject: account.id, before, after: changed }),
    );
  }
  return {
    rename: (name: string) => change('account.rename', { name }),
    /** Moves the account and its keys to a plan. Servers notice within a second. */
    movePlan: (plan: PlanName) => change('account.plan', { plan }),
    /** Refuses all keys and tokens of the account until it is enabled. */
    disable: () => change('account.disable', { disabledAt: now.toISOString() }),
    enable: () => change('account.enable', { disabledAt: null }),
  };
}
