import { enrolDevice, hashOfCode } from '../../../server/access/access-codes';
import { requestPlan } from '../../../server/accounts/plan-requests';
import { firstAccount } from '../../../server/store/accounts';
import { openStore } from '../../../server/store/open';
import type { Store } from '../../../server/store/store';
import type { AdminAccount, AdminAccountDetails, AdminAccounts } from '../../../src/contract/admin-accounts';
import type { AdminAudit } from '../../../src/contract/admin-audit';
import type { AdminCodes, AdminNewCode } from '../../../src/contract/admin-codes';
import { adminOperations, adminPath } from '../../../src/contract/admin-operations';
import type { AdminRequests } from '../../../src/contract/admin-requests';
import { engines, peopleSettings, startTown, type Town } from '../../support/people';
import { startedServers } from '../../support/server-process';
import { type Visitor, visitor } from '../../support/visitor';

const start = startedServers(peopleSettings);
const boss = 'boss@example.com';
const script = `<script>alert(1)</script>=1+1`;

describe.each(engines)('administration in %s', (_engine, database, tested) => {
  let town: Town;
  let store: Store;
  let admin: Visitor;
  beforeAll(async () => {
    const databaseUrl = await database();
    town = await startTown(start, {
      SVC_MAIL_FROM: 'SVC <accounts@example.com>',
      SVC_ADMINISTRATORS: `Boss@Example.com,later@example.com`,
      SVC_DATABASE_URL: databaseUrl,
    });
    store = await openStore({
      dataDir: town.server.dataDir,
      ...(databaseUrl === '' ? {} : { databaseUrl }),
    });
    admin = await town.member(boss);
  });
  afterAll(async () => {
    await store.close();
    await town.mail.close();
  });

  const trail = async (query = ''): Promise<AdminAudit> => (await admin.get<AdminAudit>(`/admin/audit${query}`)).data;

  tested('nobody else gets in, by any operation, and only from a page of this server', async () => {
    const [ordinary, unconfirmed] = [await town.member('ordinary@example.com'), await town.member('later@example.com')];
    const { database: people } = await store.peopleDatabase();
    await people.updateTable('people').set({ email_verified: 0 }).where('email', '=', 'later@example.com').execute();
    for (const { method, path } of adminOperations) {
      const at = `/admin${path.replace(/\{\w+\}/g, 'x')}`;
      expect([at, (await visitor(town.server.url)[method](at)).status]).toEqual([at, 401]);
      for (const one of [ordinary, unconfirmed])
        expect(await one[method](at)).toMatchObject({
          status: 403,
          error: { code: 'administration_denied', message: expect.stringContaining('SVC_ADMINISTRATORS') as string },
        });
    }
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect(await admin.post(`/admin/accounts/${firstAccount}/disable`, {}, headers)).toMatchObject({
        status: 403,
        error: { code: 'foreign_origin' },
      });
    const bare = await fetch(`${town.server.url}${adminPath}/accounts`, { headers: { 'x-api-key': town.server.key } });
    expect(bare.status).toBe(401);
    expect((await store.account(firstAccount))!.disabledAt).toBeNull();
    expect((await admin.get<{ administers: boolean }>('/me')).data.administers).toBe(true);
    expect((await ordinary.get<{ administers: boolean }>('/me')).data.administers).toBe(false);
  });

  tested(
    'accounts are made, found, shown, renamed, moved, disabled and enabled in the name of the person',
    async () => {
      const made = await admin.post<AdminAccount>('/admin/accounts', { name: script, plan: 'pro' });
      expect(made).toMatchObject({ status: 200, data: { name: script, plan: 'pro', disabled_at: null } });
      const { id } = made.data;
      expect((await admin.get<AdminAccounts>('/admin/accounts?search=ALERT(1)')).data).toMatchObject({
        accounts: [{ id }],
        page: 1,
        pages: 1,
        count: 1,
      });
      for (let i = 0; i < 26; i++) await admin.post('/admin/accounts', { name: `Many ${i}` });
      const second = (await admin.get<AdminAccounts>('/admin/accounts?search=many&page=2')).data;
      expect([second.accounts.map(({ name }) => name), second.pages, second.count]).toEqual([['Many 25'], 2, 26]);
      expect(await admin.post(`/admin/accounts/${id}/rename`, { name: 'Partner' })).toMatchObject({
        data: { name: 'Partner' },
      });
      expect(await admin.post(`/admin/accounts/${id}/plan`, { plan: 'growth' })).toMatchObject({
        data: { plan: 'growth' },
      });
      expect(await admin.post(`/admin/accounts/${id}/disable`)).toMatchObject({
        data: { disabled_at: expect.any(String) as string },
      });
      expect(await admin.post(`/admin/accounts/${id}/enable`)).toMatchObject({ data: { disabled_at: null } });
      expect((await admin.get<AdminAccountDetails>(`/admin/accounts/${id}`)).data).toMatchObject({
        name: 'Partner',
        quota: { plan: 'growth', used: 0, limit: 1_000_000 },
        members: [],
        keys: [],
      });
      const entries = (await trail(`?account=${id}`)).entries;
      expect(entries.map(({ actor, action }) => [actor, action])).toEqual(
        ['enable', 'disable', 'plan', 'rename', 'create'].map((action) => [boss, `account.${action}`]),
      );
      for (const [path, body, code] of [
        ['/accounts', { name: ' ' }, 'invalid_name'],
        ['/accounts', { name: 'x', plan: 'gold' }, 'invalid_plan'],
        ['/accounts/none/disable', {}, 'not_found'],
        ['/accounts/none/rename', { name: 'x' }, 'not_found'],
      ] as const)
        expect((await admin.post(`/admin${path}`, body)).error.code).toBe(code);
      expect((await admin.get('/admin/accounts?page=0')).status).toBe(400);
    },
  );

  tested('a request is granted once, and another refused', async () => {
    const { data } = await admin.post<AdminAccount>('/admin/accounts', { name: 'Asking' });
    const actor = { account: data.id, name: 'ann@example.com', role: 'owner' } as const;
    for (const [plan, decision, left] of [
      ['pro', 'grant', 'pro'],
      ['growth', 'refuse', 'pro'],
    ] as const) {
      await requestPlan(store, actor, { plan, note: script }, new Date());
      const { requests, open } = (await admin.get<AdminRequests>('/admin/requests')).data;
      expect([open, requests[0]]).toMatchObject([1, { plan, note: script, account_name: 'Asking', outcome: null }]);
      const twice = await Promise.all([0, 1].map(() => admin.post(`/admin/requests/${requests[0]!.id}/${decision}`)));
      expect(twice.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await store.account(data.id))!.plan).toBe(left);
    }
    expect((await trail(`?action=plan.grant`)).entries).toMatchObject([{ actor: boss, account: data.id }]);
  });

  tested('a code is made and shown once; one of its devices is revoked, and then the code', async () => {
    const now = new Date();
    const refused = await Promise.all(
      [{ name: '' }, { name: 'team', devices: 0 }, { name: 'team', expires: '2020-01-01' }].map((body) =>
        admin.post('/admin/codes', body),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    const { data: made } = await admin.post<AdminNewCode>('/admin/codes', { name: 'team', devices: 2 });
    const stored = (await store.accessCode(hashOfCode(made.code)))!;
    expect([stored.name, stored.mostDevices, stored.expiresAt]).toEqual(['team', 2, null]);
    expect(JSON.stringify((await admin.get('/admin/codes')).data)).not.toContain(made.code);
    const [first, second] = [(await enrolDevice(store, stored, now))!, (await enrolDevice(store, stored, now))!];
    const listed = (await admin.get<AdminCodes>('/admin/codes')).data.codes;
    expect(listed[0]!.devices.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    const path = `/admin/codes/${stored.id}`;
    expect(await admin.post(`${path}/devices/${first.id}/revoke`)).toMatchObject({
      data: { open: true, devices: [{ id: second.id }] },
    });
    expect((await admin.post(`${path}/devices/${first.id}/revoke`)).status).toBe(404);
    expect(await admin.post(`${path}/revoke`)).toMatchObject({ data: { open: false } });
    expect((await trail(`?account=${firstAccount}`)).entries.slice(0, 3)).toMatchObject([
      { actor: boss, action: 'code.revoke' },
      { actor: boss, action: 'device.revoke' },
      { actor: boss, action: 'code.create', after: { name: 'team', mostDevices: 2 } },
    ]);
  });

  tested('the status of the data, and the audit trail as CSV', async () => {
    const status = await admin.get<{ feeds: unknown[]; series: unknown[] }>('/admin/status');
    expect([status.data.feeds.length > 5, status.data.series.length > 100]).toEqual([true, true]);
    await admin.post('/admin/accounts', { name: '=1+1' });
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const csv = await fetch(`${town.server.url}${adminPath}/audit?format=csv&actor=${boss}`, { headers: { cookie } });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const lines = (await csv.text()).split('\r\n');
    expect(lines[0]).toBe('id,at,actor,action,subject,before,after,account');
    expect(lines[1]).toContain(`${boss},account.create,`);
    expect(await trail('?end=2020-01-01')).toMatchObject({ entries: [], more: false });
    expect((await admin.get('/admin/audit?start=today')).error.code).toBe('invalid_date');
  });
});
