import { createAccount } from '../../server/accounts/account-changes';
import type { Actor } from '../../server/accounts/actor';
import { acceptInvitation, actorsOf, members } from '../../server/accounts/members';
import { openStore } from '../../server/store/open';
import type { Person } from '../../server/store/people';
import type { Store } from '../../server/store/store';
import type { Outcome } from '../../src/contract/error';
import { mayDo, permissionTable, type Role, roles } from '../../src/contract/words/roles';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const dataDir = temporaryDirectory();
let store: Store;
beforeAll(async () => void (store = await openStore({ dataDir })));
afterAll(async () => {
  await store.close();
  removeDirectory(dataDir);
});

const now = new Date('2026-11-20T10:00:00Z');
const later = (days: number): Date => new Date(now.getTime() + days * 86_400_000);
const person = (name: string, more: Partial<Person> = {}): Person => ({
  id: `id of ${name}`,
  email: `${name}@example.com`,
  name,
  verified: true,
  ...more,
});
const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'done' : outcome.failure.code);
const actor = (account: string, role: Role): Actor => ({ account, role, name: `${role}@example.com` });
const inviting = async (account: string, email: string, role: Role = 'member'): Promise<string> => {
  const invited = await members(store, actor(account, 'owner'), now).invite(email, role);
  if (!invited.ok) throw new Error(invited.failure.code);
  return invited.value.token;
};

test('who signs in for the first time owns an account on the lowest plan', async () => {
  const ann = person('ann');
  const account = await createAccount(store, { name: 'ann', plan: 'free', owner: ann }, now);
  expect(account).toMatchObject({ name: 'ann', plan: 'free', disabledAt: null });
  expect(await actorsOf(store, ann)).toEqual([{ account: account.id, role: 'owner', name: 'ann@example.com' }]);
  expect(await store.auditTrail({ account: account.id }, 9)).toMatchObject([
    { action: 'account.create', actor: 'ann@example.com', before: null, after: { name: 'ann', plan: 'free' } },
  ]);
});

test('an invitation lets in the person with its address, once and for a week', async () => {
  const { id } = await createAccount(store, { name: 'beth', plan: 'free', owner: person('beth') }, now);
  const token = await inviting(id, 'Bob@example.com', 'administrator');
  const bob = person('bob');
  expect(codeOf(await acceptInvitation(store, token, person('eve'), now))).toBe('invalid_invitation');
  expect(codeOf(await acceptInvitation(store, token, { ...bob, verified: false }, now))).toBe('invalid_invitation');
  expect(codeOf(await acceptInvitation(store, token, bob, later(8)))).toBe('invalid_invitation');
  expect(codeOf(await acceptInvitation(store, `${token}x`, bob, now))).toBe('invalid_invitation');
  expect(await acceptInvitation(store, token, bob, later(6))).toEqual({ ok: true, value: id });
  expect(codeOf(await acceptInvitation(store, token, bob, later(6)))).toBe('invalid_invitation');
  expect((await store.membersOf(id)).map(({ email, role }) => [email, role])).toEqual([
    ['beth@example.com', 'owner'],
    ['bob@example.com', 'administrator'],
  ]);
  const revoked = await inviting(id, 'bill@example.com');
  const { id: invitation } = (await store.invitationsOf(id)).find(({ email }) => email === 'bill@example.com')!;
  expect(codeOf(await members(store, actor(id, 'administrator'), now).revokeInvitation(invitation))).toBe('done');
  expect(codeOf(await acceptInvitation(store, revoked, person('bill'), now))).toBe('invalid_invitation');
});

test('only owners name and remove owners, and one stays', async () => {
  const { id } = await createAccount(store, { name: 'carol', plan: 'free', owner: person('carol') }, now);
  await acceptInvitation(store, await inviting(id, 'cid@example.com'), person('cid'), now);
  const [owner, administrator, member] = (['owner', 'administrator', 'member'] as const).map((role) =>
    members(store, actor(id, role), now),
  );
  expect(codeOf(await administrator!.invite('x@example.com', 'owner'))).toBe('permission_denied');
  expect(codeOf(await administrator!.remove('id of carol'))).toBe('permission_denied');
  expect(codeOf(await administrator!.changeRole('id of cid', 'owner'))).toBe('permission_denied');
  expect(codeOf(await member!.changeRole('id of cid', 'viewer'))).toBe('permission_denied');
  expect(codeOf(await owner!.remove('id of carol'))).toBe('last_owner');
  expect(codeOf(await owner!.changeRole('id of cid', 'owner'))).toBe('done');
  expect(codeOf(await owner!.remove('id of carol'))).toBe('done');
  expect(codeOf(await owner!.remove('id of carol'))).toBe('not_found');
  expect((await store.auditTrail({ account: id, action: 'member.role' }, 9))[0]).toMatchObject({
    actor: 'owner@example.com',
    subject: 'id of cid',
    before: { role: 'member' },
    after: { role: 'owner' },
  });
});

test('each role may do at least what the next one may', () => {
  for (const permission of Object.keys(permissionTable) as (keyof typeof permissionTable)[]) {
    const allowed = roles.map((role) => mayDo(role, permission));
    expect(allowed).toEqual([...allowed].sort((a, b) => Number(b) - Number(a)));
    expect(allowed[0]).toBe(true);
  }
});

test('an account that an administrator makes has no members', async () => {
  const { id } = await createAccount(store, { name: 'Partner', plan: 'growth' }, now);
  expect(await store.membersOf(id)).toEqual([]);
});
