import { firstAccount } from '../../server/store/accounts';
import { accountHeader, type MyAccounts } from '../../src/contract/people';
import { tokenIn } from '../support/mail-server';
import { password, peopleSettings, startTown, type Town } from '../support/people';
import { startedServers } from '../support/server-process';
import { until } from '../support/until';
import { type Visitor, visitor } from '../support/visitor';

const start = startedServers(peopleSettings);

let town: Town;
beforeAll(async () => {
  town = await startTown(start);
});
afterAll(() => town.mail.close());

interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
  readonly error?: { readonly code: string; readonly message: string };
}

/** Asks an operation on accounts with the cookies of a session. */
async function ask<Data = Readonly<Record<string, never>>>(
  { cookies }: Visitor,
  method: string,
  path: string,
  { body, headers = {} }: { readonly body?: object; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Answer<Data>> {
  const response = await fetch(`${town.server.url}/api/v1${path}`, {
    method,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer<Data>, 'status'>) };
}

/** A call of the API with a key. */
const callWith = (key: string): Promise<Response> =>
  fetch(`${town.server.url}/api/forex?from=USD&to=KES`, { headers: { 'x-api-key': key } });

const accountsOf = async (one: Visitor): Promise<MyAccounts['accounts']> =>
  (await one.get<MyAccounts>('/accounts')).data.accounts;

test('whoever signs up owns an account on the lowest plan, makes a key in it, and calls with the key', async () => {
  const amina = await town.member('amina@example.com', 'Amina');
  expect(await accountsOf(amina)).toEqual([
    { id: expect.any(String), name: 'Amina', plan: 'free', role: 'owner', disabled: false },
  ]);
  const made = await ask<{ readonly key: string }>(amina, 'POST', '/keys', { body: { name: 'Payroll' } });
  expect(made.status).toBe(200);
  const called = await callWith(made.data.key);
  expect(called.status).toBe(200);
  const trail = await ask<{ readonly entries: readonly { readonly action: string; readonly actor: string }[] }>(
    amina,
    'GET',
    '/audit',
  );
  expect(trail.data.entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['key.create', 'amina@example.com'],
    ['person.log_in', 'amina@example.com'],
    ['account.create', 'amina@example.com'],
  ]);
});

test('a session opens only the accounts of its person, from pages of this server, while it lasts', async () => {
  const [beth, carol] = [
    await town.member('beth@example.com', 'Beth'),
    await town.member('carol@example.com', 'Carol'),
  ];
  const carols = (await accountsOf(carol))[0]!.id;
  expect(await ask(beth, 'GET', '/keys', { headers: { [accountHeader]: carols } })).toMatchObject({
    status: 403,
    error: { code: 'permission_denied' },
  });
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign)
    expect(await ask(beth, 'POST', '/keys', { body: { name: 'stolen' }, headers })).toMatchObject({
      status: 403,
      error: { code: 'foreign_origin' },
    });
  expect(await ask(beth, 'GET', '/keys')).toMatchObject({ status: 200, data: { count: 0 } });

  const stolen = { ...beth, cookies: new Map(beth.cookies) };
  await beth.post('/me/log-out-everywhere');
  expect(await ask(stolen, 'GET', '/keys')).toMatchObject({ status: 401, error: { code: 'log_in_required' } });
  expect(await ask(beth, 'GET', '/keys')).toMatchObject({ status: 401, error: { code: 'missing_api_key' } });
});

test('a person takes a new name into their accounts, takes their data away, and closes the account by leaving', async () => {
  const dora = await town.member('dora@example.com', 'Dora');
  const { id } = (await accountsOf(dora))[0]!;
  const { key } = (await ask<{ readonly key: string }>(dora, 'POST', '/keys', { body: { name: 'Payroll' } })).data;
  await dora.post('/me/name', { name: 'Dora <b>Diallo</b>' });
  const { data } = await dora.get<Readonly<Record<string, readonly object[]>>>('/me/data');
  expect(data['accounts']).toMatchObject([{ account: id, role: 'owner' }]);
  expect(data['recorded_changes']).toHaveLength(3);
  expect((await dora.post('/me/delete', { password })).status).toBe(200);
  expect((await callWith(key)).status).toBe(403);
});

test('a team: an invitation lets in one person, once, who may do what the role allows', async () => {
  const [emma, fatou] = [
    await town.member('emma@example.com', 'Emma'),
    await town.member('fatou@example.com', 'Fatou'),
  ];
  const team = (await accountsOf(emma))[0]!.id;
  expect(await ask(emma, 'PATCH', '/account', { body: { name: 'Payroll bureau' } })).toMatchObject({
    status: 200,
    data: { id: team, name: 'Payroll bureau', plan: 'free', role: 'owner' },
  });
  const invited = await ask<{ readonly link: string }>(emma, 'POST', '/invitations', {
    body: { email: 'Fatou@example.com', role: 'viewer' },
  });
  expect(invited).toMatchObject({
    status: 200,
    data: { email: 'fatou@example.com', role: 'viewer', state: 'open', mailed: true },
  });
  const sent = await town.mail.mailTo('fatou@example.com', 1);
  expect(sent.text).toContain('emma@example.com invites you to the account “Payroll bureau”');
  expect(sent.text).toContain(invited.data.link);
  const token = tokenIn(sent);
  const grace = await town.member('grace@example.com', 'Grace');
  expect(await grace.post('/invitation', { token })).toMatchObject({
    status: 409,
    error: { code: 'invalid_invitation' },
  });
  expect(await fatou.post('/invitation', { token })).toMatchObject({ status: 200, data: { account: team } });
  expect(await fatou.post('/invitation', { token })).toMatchObject({ error: { code: 'invalid_invitation' } });

  const inTeam = { headers: { [accountHeader]: team } };
  expect(await ask(fatou, 'GET', '/members', inTeam)).toMatchObject({ status: 200, data: { count: 2 } });
  expect(await ask(fatou, 'POST', '/keys', { ...inTeam, body: { name: 'x' } })).toMatchObject({
    error: { code: 'permission_denied' },
  });
  const members = await ask<{ readonly members: readonly { readonly id: string; readonly email: string }[] }>(
    emma,
    'GET',
    '/members',
  );
  const [own, other] = members.data.members.map(({ id }) => id);
  expect(await ask(emma, 'PATCH', `/members/${own}`, { body: { role: 'viewer' } })).toMatchObject({
    status: 409,
    error: { code: 'last_owner' },
  });
  expect(await emma.post('/me/delete', { password })).toMatchObject({ status: 409, error: { code: 'last_owner' } });
  expect(await ask(emma, 'PATCH', `/members/${other}`, { body: { role: 'administrator' } })).toMatchObject({
    status: 200,
  });
  expect(await ask(fatou, 'POST', '/tokens', { ...inTeam, body: { name: 'x', role: 'owner' } })).toMatchObject({
    error: { code: 'permission_denied' },
  });
  expect(await ask(emma, 'DELETE', `/members/${other}`)).toMatchObject({ status: 200 });
  expect(await ask(fatou, 'GET', '/members', inTeam)).toMatchObject({ error: { code: 'permission_denied' } });
});

test('an account token is made, lists nothing secret, and is revoked', async () => {
  const hawa = await town.member('hawa@example.com', 'Hawa');
  const made = await ask<{ readonly id: string; readonly token: string }>(hawa, 'POST', '/tokens', {
    body: { name: 'Onboarding', role: 'viewer', expires: '2030-01-31' },
  });
  expect(made.data).toMatchObject({ state: 'active', expires_at: '2030-01-31T23:59:59.999Z' });
  const withToken = (): Promise<Response> =>
    fetch(`${town.server.url}/api/v1/keys`, { headers: { 'x-api-key': made.data.token } });
  expect((await withToken()).status).toBe(200);
  expect(JSON.stringify(await ask(hawa, 'GET', '/tokens'))).not.toContain(made.data.token);
  expect(await ask(hawa, 'DELETE', `/tokens/${made.data.id}`)).toMatchObject({ status: 200 });
  expect((await withToken()).status).toBe(401);
  expect(await ask(hawa, 'DELETE', `/tokens/${made.data.id}`)).toMatchObject({ status: 404 });
});

test('whoever asks for a plan gets a mail that the request has arrived', async () => {
  const ines = await town.member('ines@example.com', 'Ines');
  expect((await ask(ines, 'POST', '/plans/requests', { body: { plan: 'pro', note: 'Past rates' } })).status).toBe(200);
  expect((await town.mail.mailTo('ines@example.com', 1)).text).toContain('The account “Ines” asks for the plan Pro.');
});

test('whoever opens the first link owns the first account, with the key of the add-in', async () => {
  const own = await start({ SVC_TRUSTED_PROXIES: '' });
  await until(() => /login#first-/.test(own.output()));
  const owner = visitor(own.url, null);
  expect((await owner.post('/first', { token: /login#first-(\S+)/.exec(own.output())![1]! })).status).toBe(200);
  expect(await accountsOf(owner)).toMatchObject([{ id: firstAccount, role: 'owner' }]);
});
