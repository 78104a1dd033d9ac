import { randomUUID } from 'node:crypto';
import { planNames, type PlanName } from '../access/plans';
import type { Account, AccountChange } from '../store/accounts';
import type { Person } from '../store/people';
import type { Store } from '../store/store';
import type { AuditAction } from '../../src/contract/words/audit';
import { type Actor, administratorOf, recordOf } from './actor';

/** How the audit trail names a person. */
export const nameOf = ({ email }: Pick<Person, 'email'>): string => email;

/** Makes an account, with an owner where a person asks for it. */
export async function createAccount(
  store: Store,
  {
    name,
    plan,
    owner,
    by,
  }: {
    readonly name: string;
    readonly plan: PlanName;
    readonly owner?: Person;
    /** Who administers the service and makes it; see {@link administratorOf}. */
    readonly by?: string;
  },
  now: Date,
): Promise<Account> {
  const account: Account = { id: randomUUID(), name, plan, createdAt: now.toISOString(), disabledAt: null };
  const actor = owner === undefined ? administratorOf(account.id, by) : { account: account.id, name: nameOf(owner) };
  await store.addAccount(
    account,
    owner && {
      account: account.id,
      person: owner.id,
      email: owner.email,
      name: owner.name,
      role: 'owner',
      joinedAt: account.createdAt,
    },
    recordOf(actor, now, 'account.create', { subject: account.id, before: null, after: { name, plan } }),
  );
  return account;
}

/** The first account of a person who signs in for the first time: they own it, and it is on the lowest plan. */
export const onFirstSignIn = (store: Store, person: Person, now: Date): Promise<Account> =>
  createAccount(
    store,
    { name: person.name === '' ? person.email : person.name, plan: planNames[0], owner: person },
    now,
  );

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
