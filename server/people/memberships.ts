import { refuse } from '../errors/refused';
import { planNameOf, planNames } from '../access/plans';
import type { Clock } from '../clock';
import type { EventKind } from './hooks';
import { machineOwner, type People } from './people';
import { firstAccount, type Member } from '../store/accounts';
import type { AuditRecord } from '../store/audit';
import type { Person } from '../store/people';
import type { Store } from '../store/store';
import type { MyAccounts } from '../../src/contract/people';
import type { AuditAction } from '../../src/contract/words/audit';
import { fail, type Failure } from '../../src/contract/error';
import { message } from '../../src/language/message';
import { createAccount, memberOf, nameOf } from '../accounts/account-changes';
import { type Actor, recordOf } from '../accounts/actor';

/** The most entries of the audit trail in the data of a person. */
const mostEntries = 1_000;

/** What a person does that the audit trails of their accounts record. */
const recordedEvents: Readonly<Partial<Record<EventKind, AuditAction>>> = {
  logged_in: 'person.log_in',
  logged_out_everywhere: 'person.log_out_everywhere',
  password_changed: 'person.password',
  password_reset: 'person.password',
  second_factor_on: 'person.second_factor_on',
  second_factor_off: 'person.second_factor_off',
};

/**
 * Gives a person who is in no account a new one on the lowest plan, which they own. Its id comes from the person, so
 * several log-ins at once make one account; the account of somebody who was removed from it has theirs, so a number
 * follows.
 */
async function openAccount(store: Store, person: Person, now: Date): Promise<void> {
  const name = person.name === '' ? person.email : person.name;
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? person.id : `${person.id}-${number}`;
    if ((await store.account(id)) === undefined)
      return void (await createAccount(store, { id, name, plan: planNames[0], owner: person }, now));
    if ((await store.member(id, person.id)) !== undefined) return;
  }
}

/**
 * Gives a person who logs in for the first time an account of their own. Whoever opens the first link on the machine
 * itself owns the first account, to which the key of the add-in belongs.
 */
async function welcome(store: Store, person: Person, now: Date): Promise<void> {
  if (person.email === machineOwner.email) {
    const member = memberOf(firstAccount, person, 'owner', now.toISOString());
    const { email, role } = member;
    const actor = { account: firstAccount, name: nameOf(person) };
    await store.addMember(
      member,
      recordOf(actor, now, 'member.add', { subject: person.id, before: null, after: { email, role } }),
    );
    return;
  }
  if ((await store.membershipsOf(person.id)).length === 0) await openAccount(store, person, now);
}

/** The memberships of a person. Somebody who is in no account gets one. */
async function membershipsOf(store: Store, person: Person, now: Date): Promise<readonly Member[]> {
  const memberships = await store.membershipsOf(person.id);
  if (memberships.length > 0) return memberships;
  // They were removed from the account that they were welcomed into.
  await openAccount(store, person, now);
  return store.membershipsOf(person.id);
}

/** The accounts of a person, oldest membership first. */
export async function accountsOf(store: Store, person: Person, now: Date): Promise<MyAccounts['accounts']> {
  const accounts = [];
  for (const { account, role } of await membershipsOf(store, person, now)) {
    const { id, name, plan, disabledAt } = (await store.account(account))!;
    accounts.push({ id, name, plan: planNameOf(plan), role, disabled: disabledAt !== null });
  }
  return accounts;
}

/** As whom a person acts in one of their accounts, or why they do not. Without an id it is their first account. */
export async function personActor(
  store: Store,
  person: Person,
  account: string | undefined,
  now: Date,
): Promise<{ readonly actor: Actor } | { readonly failure: Failure }> {
  const memberships = await membershipsOf(store, person, now);
  const membership =
    account === undefined ? memberships[0] : memberships.find((membership) => membership.account === account);
  if (membership === undefined) return fail('permission_denied', message('account_not_yours'));
  if ((await store.account(membership.account))?.disabledAt !== null)
    return fail('account_disabled', message('account_closed'));
  const { role } = membership;
  return { actor: { account: membership.account, name: nameOf(person), role, person: person.email } };
}

/** What a closed account is called. */
const closedName = 'Closed account';

/**
 * Takes a person out of all accounts before they are deleted. An account that nobody is left in is closed: its keys and
 * tokens are refused, and it loses its name.
 *
 * @throws Refused with `last_owner` where others would be left without an owner; then nothing has changed
 */
export async function leave(store: Store, person: Person, now: Date): Promise<void> {
  const at = now.toISOString();
  const held = await store.leaveAccounts(
    person.id,
    { disabledAt: at, name: closedName },
    ({ account, email, role, closes }) => {
      const actor = { account: account.id, name: nameOf(person) };
      if (!closes) {
        const before = { email, role };
        return [recordOf(actor, now, 'member.remove', { subject: person.id, before, after: null })];
      }
      const { disabledAt, name } = account;
      const closing = (action: AuditAction, before: object, after: object): AuditRecord =>
        recordOf(actor, now, action, { subject: account.id, before: { ...before }, after: { ...after } });
      return [
        closing('account.disable', { disabledAt }, { disabledAt: at }),
        closing('account.rename', { name }, { name: closedName }),
      ];
    },
  );
  if (held !== undefined) throw refuse('last_owner', message('last_owner_leaves', { account: held.name }));
}

/** Joins people and accounts: what happens to a person concerns their accounts. */
export function joinAccounts(people: People, store: Store, clock: Clock): void {
  const now = (): Date => new Date(clock.now());
  people.onFirstSignIn((person) => welcome(store, person, now()));
  people.onDeletion((person) => leave(store, person, now()));
  people.onExport('accounts', async (person) =>
    (await store.membershipsOf(person.id)).map(({ account, role, joinedAt }) => ({
      account,
      role,
      joined_at: joinedAt,
    })),
  );
  people.onExport('connected_programs', async (person) => {
    const memberships = await store.membershipsOf(person.id);
    const grants = (await Promise.all(memberships.map(({ account }) => store.grantsOf(account)))).flat();
    return grants
      .filter(({ answeredForBy }) => answeredForBy === person.email)
      .map(({ account, program, connectedAt }) => ({ account, program, connected_at: connectedAt }));
  });
  people.onExport('recorded_changes', (person) => store.auditTrail({ actor: nameOf(person) }, mostEntries));
  people.onEvent(async (kind, person) => {
    if (kind === 'name_changed') await store.renameMember(person.id, person.name);
    const action = recordedEvents[kind];
    if (action === undefined) return;
    for (const { account } of await store.membershipsOf(person.id)) {
      const actor = { account, name: nameOf(person) };
      await store.addAuditRecord(recordOf(actor, now(), action, { subject: person.id, before: null, after: null }));
    }
  });
}
