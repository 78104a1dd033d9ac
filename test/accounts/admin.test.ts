import { issueCode, enrolDevice } from '../../server/access/access-codes';
import { createAccount } from '../../server/accounts/account-changes';
import { requestPlan } from '../../server/accounts/plan-requests';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { startMailServer } from '../support/mail-server';
import { command, finished, removeDirectory, run, temporaryDirectory } from '../support/server-process';

const dataDir = temporaryDirectory();
const environment = { SVC_DATA_DIR: dataDir };
const admin = command('scripts/admin.ts', environment);
const json = async (...args: string[]): Promise<unknown> => JSON.parse(await admin(...args, '--json')) as unknown;
const openRequest = async (): Promise<string> => ((await json('requests', 'list')) as [{ id: string }])[0].id;
let now: Date;
let store: Store;
let ann: string;
beforeAll(async () => {
  store = await openStore({ dataDir });
  now = new Date();
  ann = (
    await createAccount(
      store,
      { name: 'Ann', plan: 'free', owner: { id: 'p', email: 'ann@example.com', name: 'Ann', verified: true } },
      now,
    )
  ).id;
});
afterAll(async () => {
  await store.close();
  removeDirectory(dataDir);
});

test('accounts are made, listed, moved to a plan, disabled and enabled', async () => {
  expect(await json('accounts', 'create', 'Partner', '--plan', 'pro')).toMatchObject({ name: 'Partner', plan: 'pro' });
  expect(await json('accounts', 'list')).toMatchObject([{ id: 'first' }, { name: 'Ann' }, { name: 'Partner' }]);
  expect(await json('accounts', 'plan', 'Partner', 'growth')).toMatchObject({ plan: 'growth' });
  expect(await json('accounts', 'list', '--search', 'ANN@')).toMatchObject([{ name: 'Ann' }]);
  expect(await admin('accounts', 'disable', 'Partner')).toMatch(/growth +disabled \d{4}-\d\d-\d\d .*Partner/);
  expect(await json('accounts', 'enable', 'Partner')).toMatchObject({ disabledAt: null });
  expect(await json('accounts', 'rename', 'Partner', 'Friend')).toMatchObject({ name: 'Friend' });
  expect(await admin('accounts', 'show', 'Ann')).toMatch(
    /0 calls this month of 3000[^]*owner .*ann@example\.com[^]*no keys/,
  );
  await expect(admin('accounts', 'plan', 'Friend', 'gold')).rejects.toThrow(/"gold" is not a plan/);
  await expect(admin('accounts', 'show', 'nobody')).rejects.toThrow(/There is no account "nobody"/);
});

test('a request is listed, granted once, and changes the plan', async () => {
  const actor = { account: ann, name: 'ann@example.com', role: 'owner' } as const;
  await requestPlan(store, actor, { plan: 'pro', note: 'past rates' }, now);
  expect(await admin('requests', 'list')).toMatch(/Ann +pro .*ann@example\.com +open +past rates/);
  const id = await openRequest();
  const mails = await startMailServer();
  const mailing = command('scripts/admin.ts', {
    ...environment,
    SVC_SMTP_URL: mails.url,
    SVC_MAIL_FROM: 'accounts@example.com',
    SVC_PUBLIC_URL: 'https://finance.example.com',
  });
  expect(JSON.parse(await mailing('requests', 'grant', id, '--json'))).toMatchObject({
    outcome: 'granted',
    decidedBy: 'administrator',
  });
  const { text } = await mails.mailTo('ann@example.com');
  await mails.close();
  expect(text).toMatch(/the plan Pro.*https:\/\/finance\.example\.com\/dashboard/s);
  await expect(admin('requests', 'refuse', id)).rejects.toThrow(/There is no open request/);
  expect((await store.account(ann))!.plan).toBe('pro');
  await requestPlan(store, actor, { plan: 'growth', note: '' }, now);
  const next = await openRequest();
  expect(await json('requests', 'refuse', next)).toMatchObject({ outcome: 'refused' });
  expect((await store.account(ann))!.plan).toBe('pro');
});

test('members are invited, given a role and removed, and an owner stays', async () => {
  expect(await admin('members', 'invite', 'Ann', 'bob@example.com', 'viewer')).toMatch(/^[\w-]{43}\s*$/);
  await expect(admin('members', 'remove', 'Ann', 'ann@example.com')).rejects.toThrow(/An account needs an owner/);
  await expect(admin('members', 'role', 'Ann', 'ann@example.com', 'king')).rejects.toThrow(/"king" is not a role/);
  expect(await json('members', 'list', 'Ann')).toMatchObject([{ email: 'ann@example.com', role: 'owner' }]);
});

test('a token is printed alone, listed without itself, and revoked', async () => {
  const token = (await admin('tokens', 'create', 'Ann', '--name', 'deploy', '--expires', '90d')).trim();
  expect(token).toMatch(/^svc_acct_[0-9A-Za-z]{38}$/);
  const list = await admin('tokens', 'list', 'Ann');
  expect(list).toMatch(/member +svc_acct_\w{4}… .* deploy/);
  expect(list).not.toContain(token);
  expect(await json('tokens', 'revoke', 'Ann', 'deploy')).toMatchObject({ revokedAt: expect.any(String) as string });
});

test('the audit trail is filtered and exported', async () => {
  expect(await json('audit', '--account', 'Ann', '--action', 'plan.grant')).toMatchObject([
    { actor: 'administrator', before: { plan: 'free' }, after: { plan: 'pro' } },
  ]);
  expect(await admin('audit', '--account', 'Ann')).toMatch(/administrator +plan\.grant .* plan=free → plan=pro/);
  expect(await admin('audit', '--csv', '--actor', 'ann@example.com')).toMatch(
    // The byte order mark in front counts as white space, which the helper removes.
    /^id,at,account,actor,action,subject,before,after\n\d+,.*,plan\.request,/,
  );
  expect(await json('audit', '--end', '2020-01-01')).toEqual([]);
  await expect(admin('audit', '--start', 'today')).rejects.toThrow(/--start takes a day/);
});

test('access codes are listed with their devices, and revoked', async () => {
  const { stored } = await issueCode(store, { name: 'team', mostDevices: 3, expiresAt: null, now });
  const device = (await enrolDevice(store, stored, now))!;
  expect(await json('codes', 'list')).toMatchObject([{ name: 'team', devices: 1, enrolled: [{ id: device.id }] }]);
  expect(await admin('codes', 'devices', 'team')).toContain(device.id);
  await expect(admin('codes', 'revoke-device', 'team', 'none')).rejects.toThrow(/There is no device "none"/);
  expect(await admin('codes', 'revoke-device', 'team', device.id)).toBe('The code has no device.');
  expect(await store.deviceById(device.id)).toBeUndefined();
  expect(await json('codes', 'revoke', 'team')).toMatchObject({ revokedAt: expect.any(String) as string });
  expect(await json('audit', '--account', 'first')).toMatchObject([
    { action: 'code.revoke', actor: 'administrator', subject: stored.id },
    { action: 'device.revoke', actor: 'administrator', subject: device.id, before: { code: stored.id } },
  ]);
});

test('keys on the plan of their account have no plan of their own', async () => {
  const keys = command('scripts/keys.ts', environment);
  const made = JSON.parse(await keys('create', '--json', '--name', 'own')) as { id: string; owner: string };
  expect(made.owner).toBe('first');
  await store.addKey(
    { ...(await store.keyById(made.id))!, id: 'shared', owner: ann, account: ann, name: 'shared' },
    'hash of shared',
  );
  await expect(keys('plan', 'shared', 'growth')).rejects.toThrow(/is on the plan of its account.*accounts plan/);
  expect(JSON.parse(await keys('disable', 'own', '--json'))).toMatchObject({ id: made.id });
  expect(await json('audit', '--subject', made.id)).toMatchObject([
    { action: 'key.disable', actor: 'administrator', before: { disabledAt: null } },
    { action: 'key.create' },
  ]);
});

test.each([[], ['accounts'], ['requests'], ['members'], ['tokens'], ['audit'], ['codes']])(
  'admin %s --help',
  async (...words) => {
    const { code, stdout } = await finished(run('scripts/admin.ts', [...words, '--help'], environment));
    expect([code, stdout]).toEqual([0, expect.stringContaining('Usage: npm run --silent admin --') as string]);
  },
);
