import { firstAccount, type Account, type Member } from '../../../server/store/accounts';
import type { AuditRecord } from '../../../server/store/audit';
import type { StoredKey } from '../../../server/store/store';
import type { AuditAction } from '../../../src/contract/words/audit';
import type { Role } from '../../../src/contract/words/roles';
import type { Opened } from './opened';
import { saying } from './saying';

const at = '2026-11-01T00:00:00.000Z';
const record = (action: AuditAction, account = 'a', subject = 'x'): AuditRecord => ({
  at,
  account,
  actor: 'ann@example.com',
  action,
  subject,
  before: { plan: 'free' },
  after: null,
});
const account = (id: string, more: Partial<Account> = {}): Account => ({
  id,
  name: `account ${id}`,
  plan: 'free',
  createdAt: at,
  disabledAt: null,
  ...more,
});
const member = (person: string, role: Role, more: Partial<Member> = {}): Member => ({
  account: 'a',
  person,
  email: `${person}@example.com`,
  name: person,
  role,
  joinedAt: at,
  ...more,
});
const key = (id: string, owner: string): StoredKey => ({
  id,
  owner,
  account: owner,
  name: id,
  environment: 'live',
  plan: 'free',
  hint: 'svc_live_abcd…',
  createdAt: at,
  disabledAt: null,
  ownerDisabledAt: null,
  replacedAt: null,
  expiresAt: null,
  lastUsedAt: null,
  networks: null,
  operations: null,
});

export function accountsConform(opened: () => Opened): void {
  const actions = async (): Promise<readonly string[]> =>
    (await opened().store.auditTrail({ account: 'a' }, 100)).map(({ action }) => action);

  test('a new store has the first account, and others are added with their owner', async () => {
    const { store } = opened();
    expect(await store.listAccounts()).toMatchObject([{ id: firstAccount, plan: 'enterprise', disabledAt: null }]);
    await store.addAccount(account('a'), member('ann', 'owner'), record('account.create'));
    expect(await store.account('a')).toEqual(account('a'));
    expect(await store.account('b')).toBeUndefined();
    expect(await store.membersOf('a')).toEqual([member('ann', 'owner')]);
    expect(await store.membershipsOf('ann')).toEqual([member('ann', 'owner')]);
    expect(await store.member('a', 'bob')).toBeUndefined();
  });

  test('accounts are found by name, id and the address of a member, a part at a time', async () => {
    const { store } = opened();
    for (const [id, name] of [
      ['a1b2c3', 'Partner Ltd'],
      ['d4e5f6', '100 % Payroll'],
      ['g7h8i9', 'partner_two'],
    ] as const)
      await store.addAccount(account(id, { name }), undefined, record('account.create', id));
    await store.addMember(member('ann', 'owner', { account: 'd4e5f6' }), record('member.add', 'd4e5f6'));
    await store.addMember(member('bob', 'viewer', { account: 'd4e5f6' }), record('member.add', 'd4e5f6'));
    const found = async (search: string | undefined, offset = 0, most = 10): Promise<unknown> => {
      const { accounts, total } = await store.findAccounts({ search, offset, most });
      return [total, ...accounts.map(({ id }) => id)];
    };
    expect(await found('PARTNER')).toEqual([2, 'a1b2c3', 'g7h8i9']);
    expect(await found('d4e5')).toEqual([1, 'd4e5f6']);
    expect(await found('d4e')).toEqual([0]);
    expect(await found('@EXAMPLE.com')).toEqual([1, 'd4e5f6']);
    expect(await found('%')).toEqual([1, 'd4e5f6']);
    expect(await found('_')).toEqual([1, 'g7h8i9']);
    expect(await found('\\')).toEqual([0]);
    expect(await found("'; DROP TABLE accounts; --")).toEqual([0]);
    expect(await found(undefined)).toMatchObject({ length: 5 });
    expect(await found('pa', 1, 1)).toEqual([3, 'd4e5f6']);
    expect(await found('pa', 9, 2)).toEqual([3]);
  });

  test('a key of an account has its plan and is disabled with it', async () => {
    const { store } = opened();
    await store.addAccount(account('a'), undefined, record('account.create'));
    await store.addKey(key('k', 'a'), 'hash', record('key.create'));
    await store.addKey({ ...key('own', 'a'), account: 'own', plan: 'growth' }, 'hash of own');
    expect(await store.changeAccount('a', { plan: 'pro', disabledAt: at }, record('account.plan'))).toBe(true);
    expect(await store.findKey('hash')).toEqual({ ...key('k', 'a'), plan: 'pro', ownerDisabledAt: at });
    expect(await store.keyById('own')).toMatchObject({ plan: 'growth', ownerDisabledAt: at });
    expect((await store.keysOf('a')).map(({ id }) => id)).toEqual(['k', 'own']);
    expect(await store.keysOf('b')).toEqual([]);
    expect(await store.changeAccount('b', { plan: 'pro' }, record('account.plan'))).toBe(false);
    expect(await store.deleteKey('k', record('key.delete'))).toBe(true);
    expect(await store.deleteKey('k', record('key.delete'))).toBe(false);
    expect(await store.findKey('hash')).toBeUndefined();
    expect(await actions()).toEqual(['key.delete', 'account.plan', 'key.create', 'account.create']);
  });

  test('an account keeps an owner, however many change at once', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    await store.addAccount(account('a'), member('ann', 'owner'), record('account.create'));
    expect(await store.removeMember('a', 'ann', record('member.remove'))).toBe('last_owner');
    expect(await store.changeRole('a', 'bob', 'owner', record('member.role'))).toBe('unknown');
    expect(await store.addMember(member('bob', 'viewer'), record('member.add'))).toBe(true);
    expect(await store.addMember(member('bob', 'owner'), record('member.add'))).toBe(false);
    expect(await store.changeRole('a', 'bob', 'owner', record('member.role'))).toBe('changed');
    const results = await Promise.all([
      store.removeMember('a', 'ann', record('member.remove')),
      other.changeRole('a', 'bob', 'viewer', record('member.role')),
    ]);
    expect([...results].sort()).toEqual(['changed', 'last_owner']);
    expect((await store.membersOf('a')).filter(({ role }) => role === 'owner')).toHaveLength(1);
    expect(await actions()).toHaveLength(4);
  });

  test('an invitation lets one person in once, until it expires or is revoked', async () => {
    const { store, openAnother } = opened();
    const other = await openAnother();
    await store.addAccount(account('a'), undefined, record('account.create'));
    const invitation = (id: string, expiresAt: string) => ({
      id,
      account: 'a',
      email: 'bob@example.com',
      role: 'member' as const,
      invitedBy: 'ann@example.com',
      answeredForBy: 'ann@example.com',
      createdAt: at,
      expiresAt,
      acceptedAt: null,
      revokedAt: null,
    });
    const [later, now] = ['2026-11-08T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];
    for (const [id, expiresAt] of [
      ['i', later],
      ['old', at],
      ['revoked', later],
    ] as const)
      await store.addInvitation(invitation(id, expiresAt), `hash ${id}`, record('invitation.create'));
    expect(await store.invitation('hash i')).toEqual(invitation('i', later));
    expect(await store.revokeInvitation('a', 'revoked', now, record('invitation.revoke'))).toBe(true);
    expect(await store.revokeInvitation('a', 'revoked', now, record('invitation.revoke'))).toBe(false);
    const accept = (hash: string, person: string, by = store): Promise<string | undefined> =>
      by.acceptInvitation(hash, member(person, 'member'), now, () => record('member.add'));
    expect(await accept('hash old', 'bob')).toBeUndefined();
    expect(await accept('hash revoked', 'bob')).toBeUndefined();
    expect((await Promise.all([accept('hash i', 'bob'), accept('hash i', 'eve', other)])).sort()).toEqual([
      'joined',
      undefined,
    ]);
    expect(await store.membersOf('a')).toHaveLength(1);
    expect((await store.invitationsOf('a')).map(({ id, acceptedAt }) => [id, acceptedAt])).toEqual([
      ['i', now],
      ['old', null],
      ['revoked', null],
    ]);
  });

  test('an invitation raises a member, is recorded, and stays open where the member gains nothing', async () => {
    const { store } = opened();
    await store.addAccount(account('a'), member('ann', 'owner'), record('account.create'));
    await store.addMember(member('bob', 'member'), record('member.add'));
    const invite = (id: string, role: Role): Promise<void> =>
      store.addInvitation(
        {
          id,
          account: 'a',
          email: 'bob@example.com',
          role,
          invitedBy: 'ann@example.com',
          answeredForBy: 'ann@example.com',
          createdAt: at,
          expiresAt: '2026-11-08T00:00:00.000Z',
          acceptedAt: null,
          revokedAt: null,
        },
        id,
        record('invitation.create'),
      );
    await invite('lower', 'viewer');
    await invite('higher', 'administrator');
    const seen: (Role | undefined)[] = [];
    const accept = (id: string, role: Role) =>
      store.acceptInvitation(id, member('bob', role), at, (before) => {
        seen.push(before);
        return record('member.role');
      });
    expect(await accept('lower', 'viewer')).toBe('same');
    expect(await accept('higher', 'administrator')).toBe('raised');
    expect(await accept('higher', 'administrator')).toBeUndefined();
    expect(seen).toEqual(['member']);
    expect((await store.member('a', 'bob'))!.role).toBe('administrator');
    expect((await store.invitation('lower'))!.acceptedAt).toBeNull();
    expect((await actions())[0]).toBe('member.role');
  });

  test('what a member made ends when they could not make it any more, and each end is recorded', async () => {
    const { store } = opened();
    await store.addAccount(account('a'), member('ann', 'owner'), record('account.create'));
    await store.addMember(member('bob', 'owner'), record('member.add'));
    const made = { account: 'a', createdAt: at, expiresAt: null, revokedAt: null };
    for (const [id, by, role] of [
      ['of-ann', 'ann', 'owner'],
      ['owner', 'bob', 'owner'],
      ['viewer', 'bob', 'viewer'],
    ] as const)
      await store.addAccountToken(
        { ...made, id, name: id, role, hint: 'svc_acct_abcd…', answeredForBy: `${by}@example.com` },
        id,
        record('token.create'),
      );
    for (const [id, by, to] of [
      ['by-bob', 'bob', 'eve'],
      ['to-bob', 'ann', 'Bob'],
      ['by-ann', 'ann', 'eve'],
    ] as const)
      await store.addInvitation(
        {
          id,
          account: 'a',
          email: `${to}@example.com`,
          role: 'member',
          invitedBy: `${by}@example.com`,
          answeredForBy: `${by}@example.com`,
          createdAt: at,
          expiresAt: '2026-11-08T00:00:00.000Z',
          acceptedAt: null,
          revokedAt: null,
        },
        id,
        record('invitation.create'),
      );
    const open = async () => [
      ...(await store.accountTokensOf('a')).filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id),
      ...(await store.invitationsOf('a')).filter(({ revokedAt }) => revokedAt === null).map(({ id }) => id),
    ];
    const ended = async () =>
      (await store.auditTrail({ account: 'a' }, 100))
        .filter(({ action }) => action.endsWith('.revoke'))
        .map(({ subject }) => subject)
        .sort();
    expect(await store.changeRole('a', 'bob', 'administrator', record('member.role'))).toBe('changed');
    expect(await open()).toEqual(['of-ann', 'viewer', 'by-ann', 'by-bob', 'to-bob']);
    expect(await ended()).toEqual(['owner']);
    expect(await store.removeMember('a', 'bob', record('member.remove'))).toBe('changed');
    expect(await open()).toEqual(['of-ann', 'by-ann']);
    expect(await ended()).toEqual(['by-bob', 'owner', 'to-bob', 'viewer']);
  });

  test('an account has one open request for a plan, and granting it changes the plan', async () => {
    const { store } = opened();
    await store.addAccount(account('a'), undefined, record('account.create'));
    const request = (id: string) => ({
      id,
      account: 'a',
      plan: 'growth',
      note: 'payroll of 40 companies',
      askedBy: 'ann@example.com',
      createdAt: at,
      decidedAt: null,
      decidedBy: null,
      outcome: null,
    });
    expect(await store.addPlanRequest(request('r'), record('plan.request'))).toBe(true);
    expect(await store.addPlanRequest(request('s'), record('plan.request'))).toBe(false);
    const granted = { decidedAt: at, decidedBy: 'administrator', outcome: 'granted' } as const;
    expect(await store.decidePlanRequest('r', granted, record('plan.grant'))).toBe(true);
    expect(await store.decidePlanRequest('r', granted, record('plan.grant'))).toBe(false);
    expect(await store.planRequests('a')).toEqual([{ ...request('r'), ...granted }]);
    expect((await store.account('a'))!.plan).toBe('growth');
    expect(await store.addPlanRequest(request('t'), record('plan.request'))).toBe(true);
    await store.decidePlanRequest('t', { ...granted, outcome: 'refused' }, record('plan.refuse'));
    expect(await store.planRequests()).toHaveLength(2);
  });

  test('an account token is found by its hash and revoked once', async () => {
    const { store } = opened();
    await store.addAccount(account('a'), undefined, record('account.create'));
    const token = {
      id: 't',
      account: 'a',
      name: 'deploy',
      role: 'member' as const,
      answeredForBy: 'ann@example.com',
      hint: 'svc_acct_abcd…',
      createdAt: at,
      expiresAt: null,
      revokedAt: null,
    };
    await store.addAccountToken(token, 'hash', record('token.create'));
    expect(await store.accountToken('hash')).toEqual(token);
    expect(await store.revokeAccountToken('b', 't', at, record('token.revoke'))).toBe(false);
    expect(await store.revokeAccountToken('a', 't', at, record('token.revoke'))).toBe(true);
    expect(await store.revokeAccountToken('a', 't', at, record('token.revoke'))).toBe(false);
    expect(await store.accountTokensOf('a')).toEqual([{ ...token, revokedAt: at }]);
  });

  test('the audit trail is read with filters, and nobody changes or deletes an entry', async () => {
    const { store, database } = opened();
    await store.addAccount(account('a'), undefined, record('account.create'));
    for (const subject of ['k', 'l', 'm'])
      await store.addKey(key(subject, 'a'), subject, { ...record('key.create'), subject });
    const [newest] = await store.auditTrail({ account: 'a' }, 1);
    expect(newest).toEqual({ ...record('key.create'), subject: 'm', id: newest!.id });
    expect(await store.auditTrail({ subject: 'k', action: 'key.create', actor: 'ann@example.com' }, 9)).toHaveLength(1);
    expect(await store.auditTrail({ account: 'a', before: newest!.id }, 9)).toHaveLength(3);
    expect(await store.auditTrail({ from: '2026-11-02' }, 9)).toEqual([]);
    expect(await store.auditTrail({ account: 'b' }, 9)).toEqual([]);
    for (const statement of ["UPDATE audit SET actor = 'eve'", 'DELETE FROM audit'])
      await expect(database.execute(statement)).rejects.toMatchObject(saying(/entries of the audit trail/));
  });
}
