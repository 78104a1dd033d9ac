import { accountChanges, createAccount } from '../../server/accounts/account-changes';
import { administratorOf } from '../../server/accounts/actor';
import { issueToken, revokeToken } from '../../server/accounts/tokens';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { accountOperations } from '../../src/contract';
import { permissionTable, type Role, roles } from '../../src/contract/words/roles';
import { addDays } from '../../src/day';
import { ask } from '../support/http';
import { type ServerProcess, startedServers } from '../support/server-process';

interface Body {
  readonly data: Record<string, never>;
  readonly error?: { readonly code: string; readonly message: string };
}
interface Answer {
  readonly status: number;
  readonly data: never;
  readonly code: string | undefined;
  readonly message: string | undefined;
  readonly text: string;
}

const startServer = startedServers();
let server: ServerProcess;
let store: Store;
let tokens: Readonly<Record<Role, string>>;
let foreign: string;
let mine: string;
let other: string;
beforeAll(async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'warn' });
  store = await openStore(server);
  const now = new Date();
  mine = (await createAccount(store, { name: 'mine', plan: 'free' }, now)).id;
  other = (await createAccount(store, { name: 'other', plan: 'free' }, now)).id;
  const token = async (account: string, role: Role): Promise<string> =>
    (await issueToken(store, administratorOf(account), { name: role, role, expiresAt: null }, new Date())).token;
  tokens = Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await token(mine, role)] as const)),
  ) as typeof tokens;
  foreign = await token(other, 'owner');
});
afterAll(() => store.close());

async function call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await ask(server.url + path, {
    method,
    headers: {
      ...(token === '' ? {} : { 'x-api-key': token }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed = text.startsWith('{') ? (JSON.parse(text) as Body) : undefined;
  return {
    status: response.status,
    data: parsed?.data as never,
    code: parsed?.error?.code,
    message: parsed?.error?.message,
    text,
  };
}
const owner = (method: string, path: string, body?: unknown): Promise<Answer> => call(tokens.owner, method, path, body);
const countries = async (key: string): Promise<string | number> => {
  const { status, code } = await call(key, 'GET', '/api/tax?country=KE');
  return status === 200 ? 200 : code!;
};
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Slightly longer than a server caches what it knows about a key, in milliseconds. */
const remembered = 1_200;

describe('keys', () => {
  test('a key is made, listed, changed, disabled, enabled and deleted', async () => {
    const made = await owner('POST', '/api/v1/keys', {
      name: ' Payroll ',
      expires: '2999-03-31',
      networks: ['127.0.0.1'],
      operations: ['country'],
    });
    expect(made.data).toMatchObject({
      name: 'Payroll',
      environment: 'live',
      plan: 'free',
      state: 'active',
      expires_at: '2999-03-31T23:59:59.999Z',
      networks: ['127.0.0.1'],
      operations: ['country'],
      last_used_at: null,
    });
    const { id, key } = made.data as { id: string; key: string };
    expect(await countries(key)).toBe(200);
    expect((await call(key, 'GET', '/api/fuel')).code).toBe('operation_not_allowed');
    expect((await owner('GET', '/api/v1/keys')).text).not.toContain(key);
    expect((await owner('GET', '/api/v1/keys?format=csv')).text).toMatch(/^id,name,environment,hint/);
    expect(
      (await owner('PATCH', `/api/v1/keys/${id}`, { name: 'All', expires: 'never', networks: [], operations: [] }))
        .data,
    ).toMatchObject({ name: 'All', expires_at: null, networks: null, operations: null });
    expect((await owner('POST', `/api/v1/keys/${id}/disable`)).data).toMatchObject({ state: 'disabled' });
    expect((await owner('POST', `/api/v1/keys/${id}/rotate`, {})).code).toBe('key_not_active');
    await pause(remembered);
    expect(await countries(key)).toBe('key_disabled');
    expect((await owner('POST', `/api/v1/keys/${id}/enable`)).data).toMatchObject({ state: 'active' });
    await pause(remembered);
    expect(await countries(key)).toBe(200);
    expect((await owner('DELETE', `/api/v1/keys/${id}`)).data).toEqual({ id, deleted: true });
    await pause(remembered);
    expect(await countries(key)).toBe('invalid_api_key');
    expect((await owner('GET', `/api/v1/keys/${id}`)).code).toBe('not_found');
    const { data } = await owner('GET', `/api/v1/audit?subject=${id}`);
    expect(
      (data as { entries: { action: string; actor: string }[] }).entries.map(({ action, actor }) => [action, actor]),
    ).toEqual(
      ['key.delete', 'key.enable', 'key.disable', 'key.change', 'key.create'].map((action) => [action, 'token owner']),
    );
  });

  test('a rotated key works until the overlap ends', async () => {
    const { id, key } = (await owner('POST', '/api/v1/keys', { name: 'old' })).data as { id: string; key: string };
    const next = (await owner('POST', `/api/v1/keys/${id}/rotate`, { overlap_days: 3 })).data as {
      id: string;
      key: string;
    };
    expect([await countries(key), await countries(next.key)]).toEqual([200, 200]);
    const old = (await owner('GET', `/api/v1/keys/${id}`)).data as { replaced_at: string };
    expect(Math.round((Date.parse(old.replaced_at) - Date.now()) / 86_400_000)).toBe(3);
    await owner('POST', `/api/v1/keys/${next.id}/rotate`, { overlap_days: 0 });
    await pause(remembered);
    expect(await countries(next.key)).toBe('key_disabled');
  });

  test.each([
    [{}, 'invalid_name'],
    [{ name: '' }, 'invalid_name'],
    [{ name: 'x', environment: 'prod' }, 'invalid_environment'],
    [{ name: 'x', expires: '2020-01-01' }, 'invalid_date'],
    [{ name: 'x', expires: 'tomorrow' }, 'invalid_date'],
    [{ name: 'x', networks: ['10.0.0.0/33'] }, 'invalid_networks'],
    [{ name: 'x', networks: 'all' }, 'invalid_networks'],
    [{ name: 'x', operations: ['law'] }, 'invalid_operations'],
  ])('%j is %s', async (body, code) => expect((await owner('POST', '/api/v1/keys', body)).code).toBe(code));

  test('keys of other accounts cannot be seen or changed', async () => {
    const { id } = (await owner('POST', '/api/v1/keys', { name: 'mine' })).data as { id: string };
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/disable'],
      ['POST', '/enable'],
    ] as const)
      expect((await call(foreign, method, `/api/v1/keys/${id}${path}`)).code).toBe('not_found');
    expect((await call(foreign, 'POST', `/api/v1/keys/${id}/rotate`, {})).code).toBe('not_found');
    expect((await call(foreign, 'PATCH', `/api/v1/keys/${id}`, { name: 'x' })).code).toBe('not_found');
    expect((await call(foreign, 'GET', '/api/v1/keys')).data).toEqual({ keys: [], count: 0 });
    expect((await owner('GET', `/api/v1/keys/${id}`)).data).toMatchObject({ name: 'mine', state: 'active' });
  });
});

describe('tokens', () => {
  test.each(accountOperations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s is for roles with its permission',
    async (_, { method, path, body, permission }) => {
      const address = path.replace('{id}', 'none');
      for (const role of roles) {
        const { code } = await call(tokens[role], method.toUpperCase(), address, body && 'not an object');
        const allowed = (permissionTable[permission].roles as readonly Role[]).includes(role);
        expect([role, code === 'permission_denied']).toEqual([role, !allowed]);
      }
      expect((await call('', method.toUpperCase(), address, body && {})).code).toBe('missing_api_key');
      expect((await call(server.key, method.toUpperCase(), address, body && {})).code).toBe('account_token_required');
    },
  );

  test('an unknown, revoked or expired token is refused, and so is one of a disabled account', async () => {
    const make = (account: string, expiresAt: string | null = null) =>
      issueToken(store, administratorOf(account), { name: 't', role: 'owner', expiresAt }, new Date());
    const [revoked, expired] = [await make(mine), await make(mine, '2026-01-01T00:00:00.000Z')];
    await revokeToken(store, administratorOf(mine), revoked.stored.id, new Date());
    for (const token of [revoked.token, expired.token, `${foreign}x`, 'svc_acct_'])
      expect((await call(token, 'GET', '/api/v1/keys')).code).toBe('invalid_api_key');
    const { key } = (await call(foreign, 'POST', '/api/v1/keys', { name: 'k' })).data as { key: string };
    expect(await countries(key)).toBe(200);
    await accountChanges(store, administratorOf(other), new Date()).disable();
    expect((await call(foreign, 'GET', '/api/v1/keys')).code).toBe('account_disabled');
    await pause(remembered);
    expect(await countries(key)).toBe('key_disabled');
  });

  test('an account token is no key', async () => {
    const { status, code, message } = await call(tokens.owner, 'GET', '/api/tax');
    expect([status, code]).toEqual([401, 'invalid_api_key']);
    expect(message).toMatch(/account token, which manages keys/);
    expect((await ask(`${server.url}/api/v1/keys?api_key=${tokens.owner}`)).status).toBe(401);
  });
});

describe('usage, plans and the audit trail', () => {
  test('usage shows days, the quota and refused calls', async () => {
    // Earlier tests made calls today.
    const day = addDays(new Date().toISOString().slice(0, 10), -1);
    const count = { account: mine, key: 'k', day, operation: 'tax' } as const;
    await store.addUsage([
      { ...count, outcome: 'success', calls: 40 },
      { ...count, outcome: 'invalid_country', calls: 2 },
      { ...count, key: 'l', outcome: 'rate_limit_exceeded', calls: 3 },
    ]);
    await store.addRefusedCalls([
      {
        account: mine,
        key: 'k',
        at: `${day}T00:00:00.000Z`,
        operation: 'tax',
        code: 'invalid_country',
        message: 'why',
      },
    ]);
    const { data } = await owner('GET', `/api/v1/usage?start=${day}&end=${day}`);
    const row = { day, operation: 'tax' };
    expect(data).toMatchObject({
      start: day,
      end: day,
      key: null,
      calls: 45,
      days: [
        { ...row, outcome: 'input', code: 'invalid_country', calls: 2 },
        { ...row, outcome: 'caller', code: 'rate_limit_exceeded', calls: 3 },
        { ...row, outcome: 'success', code: null, calls: 40 },
      ],
      quota: { plan: 'free', limit: 3_000, made: expect.any(Number) as number },
      refused: expect.arrayContaining([
        expect.objectContaining({ key: 'k', code: 'invalid_country', message: 'why' }),
      ]) as unknown,
    });
    expect((await owner('GET', '/api/v1/usage?key=l')).data).toMatchObject({ key: 'l', calls: 3, refused: [] });
    expect((await owner('GET', '/api/v1/usage?format=csv')).text).toMatch(
      new RegExp(`^day,operation,outcome,code,calls\r\n${day},tax,input,invalid_country,2\r\n`),
    );
    for (const query of ['start=2026-11-02&end=2026-11-01', 'start=2020-01-01', 'end=never'])
      expect((await owner('GET', `/api/v1/usage?${query}`)).code).toBe('invalid_date');
  });

  test('a request for a higher plan waits for a decision', async () => {
    const { data } = await owner('GET', '/api/v1/plans');
    expect(data).toMatchObject({ current: 'free', requests: [] });
    expect(
      (data as { plans: { plan: string; history: boolean }[] }).plans.map(({ plan, history }) => [plan, history]),
    ).toEqual([
      ['free', false],
      ['pro', true],
      ['growth', true],
      ['enterprise', true],
    ]);
    const request = (plan: string) => owner('POST', '/api/v1/plans/requests', { plan, note: 'more calls' });
    expect((await request('free')).code).toBe('invalid_plan');
    expect((await request('gold')).code).toBe('invalid_plan');
    expect((await request('growth')).data).toMatchObject({ requests: [{ plan: 'growth', outcome: null }] });
    expect((await request('pro')).code).toBe('plan_requested');
    expect(await store.planRequests(mine)).toMatchObject([
      { plan: 'growth', note: 'more calls', askedBy: 'token owner' },
    ]);
  });

  test('the audit trail has filters, pages and CSV', async () => {
    const { data } = await owner('GET', '/api/v1/audit?action=plan.request&actor=token%20owner');
    expect(data).toMatchObject({
      count: 1,
      more: false,
      entries: [{ before: { plan: 'free' }, after: { plan: 'growth' } }],
    });
    const [{ id }] = (data as { entries: [{ id: number }] }).entries;
    expect((await owner('GET', `/api/v1/audit?action=plan.request&before=${id}`)).data).toMatchObject({ count: 0 });
    expect((await owner('GET', '/api/v1/audit?end=2020-01-01')).data).toMatchObject({ count: 0 });
    expect((await owner('GET', '/api/v1/audit?before=x')).code).toBe('bad_request');
    expect((await owner('GET', '/api/v1/audit?format=csv')).text).toMatch(
      /^id,at,actor,action,subject,before,after\r\n/,
    );
  });
});
