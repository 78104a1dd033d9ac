import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Me, PeopleChoices } from '../../../src/contract/people';
import { startedServers } from '../../support/server-process';
import { until } from '../../support/until';
import { visitor } from '../../support/visitor';

const start = startedServers({ SVC_ACCOUNTS: 'on', SVC_OPEN_PER_MINUTE: '100000' });
const password = 'umbrella giraffe 31 kiosk';

const atThisMachine = (url: string) => visitor(url, null);

test('sign-up can be closed; a link lets nobody new in either', async () => {
  const { url, output } = await start({ SVC_SIGN_UP: 'closed' });
  const one = atThisMachine(url);
  expect((await one.get<PeopleChoices>('/choices')).data).toEqual({
    sign_up: false,
    domains: [],
    microsoft: false,
    mail: false,
  });
  expect(await one.post('/sign-up', { name: 'A', email: 'a@example.com', password })).toMatchObject({
    status: 403,
    error: { code: 'sign_up_closed' },
  });
  expect((await one.post('/link', { email: 'a@example.com' })).status).toBe(200);
  // The owner of the machine still has a way in.
  await until(() => /login#first-/.test(output()));
  const token = /login#first-(\S+)/.exec(output())![1]!;
  expect((await one.post('/first', { token })).status).toBe(200);
  expect((await one.get<Me>('/me')).data).toMatchObject({ email: 'owner@machine.localhost' });
  expect(await atThisMachine(url).post('/first', { token })).toMatchObject({ error: { code: 'link_expired' } });
  expect(output()).not.toContain('a@example.com');
});

test('sign-up can be kept to domains, and without a mail server the link is in the log, whatever its level', async () => {
  const { url, output } = await start({ SVC_SIGN_UP_DOMAINS: 'example.com, example.org', SVC_LOG_LEVEL: 'silent' });
  const one = atThisMachine(url);
  for (const email of ['a@evil.example', 'a@sub.example.com', 'a@example.com.evil.example'])
    expect(await one.post('/sign-up', { name: 'A', email, password })).toMatchObject({
      error: { code: 'sign_up_closed', message: 'Only addresses of example.com, example.org can sign up here.' },
    });
  await one.post('/sign-up', { name: 'A', email: 'A@Example.ORG', password });
  await until(() => /verify#/.test(output()));
  const token = /verify#([\w-]+)/.exec(output())![1]!;
  expect((await one.post('/verify', { token })).status).toBe(200);
  expect((await one.post('/log-in', { email: 'a@example.org', password })).status).toBe(200);
});

test('accounts can be off, and are off where another service answers', async () => {
  for (const environment of [{ SVC_ACCOUNTS: 'off' }, { SVC_UPSTREAM_URL: 'http://127.0.0.1:9', SVC_API_KEY: 'x' }]) {
    const { url, output } = await start(environment as Readonly<Record<string, string>>);
    for (const path of ['/people/choices', '/login', '/dashboard'])
      expect([path, (await fetch(url + path)).status]).toEqual([path, 404]);
    expect(output()).not.toContain('/login#');
  }
});

test('behind HTTPS, cookies are for HTTPS only, and links and origins are those of the public address', async () => {
  const { url, output } = await start({
    SVC_PUBLIC_URL: 'https://finance.example.com',
    SVC_ADDIN_ACCESS: 'code',
    SVC_TRUSTED_PROXIES: '127.0.0.1',
  });
  const one = visitor(url);
  const own = { origin: 'https://finance.example.com' };
  expect((await one.post('/link', { email: 'a@example.com' }, own)).status).toBe(200);
  await until(() => /https:\/\/finance\.example\.com\/login#/.test(output()));
  const token = /login#(\w+)/.exec(output())![1]!;
  const { status, headers } = await one.post('/link/use', { token }, own);
  expect(status).toBe(200);
  expect(headers.getSetCookie()[0]).toMatch(/^__Secure-svc\.session_token=.*; Secure/);
  expect((await one.get<Me>('/me')).data.email).toBe('a@example.com');
  expect((await one.post('/log-out', {}, { origin: 'https://other.example.com' })).status).toBe(403);
  expect(output()).not.toContain('#first-');
});

describe('Microsoft', () => {
  const tenant = '11111111-2222-3333-4444-555555555555';
  let authority: Server;
  let claims: Readonly<Record<string, string>>;
  let url: string;
  const asked: string[] = [];
  beforeAll(async () => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    authority = createServer((request, response) => {
      asked.push(request.url!);
      request.resume();
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({
          token_type: 'Bearer',
          access_token: 'x',
          expires_in: 3600,
          id_token: `${part({ alg: 'RS256' })}.${part(claims)}.x`,
        }),
      );
    });
    await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', () => resolve()));
    url = (
      await start({
        SVC_ENTRA_TENANT: tenant,
        SVC_ENTRA_CLIENT_ID: tenant,
        SVC_ENTRA_CLIENT_SECRET: 'secret',
        SVC_ENTRA_AUTHORITY: `http://127.0.0.1:${(authority.address() as AddressInfo).port}`,
      })
    ).url;
  });
  afterAll(() => authority.close());

  /** Logs in as Microsoft says, and gives where the browser is sent. */
  async function logIn(one = atThisMachine(url), state?: string): Promise<string> {
    const { data } = await one.post<{ url: string }>('/microsoft');
    const sent = new URL(data.url);
    expect(sent.searchParams.get('redirect_uri')).toBe(`${url}/people/callback/microsoft`);
    const answer = await one.get(`/callback/microsoft?code=x&state=${state ?? sent.searchParams.get('state')!}`);
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get('location')!, url).pathname;
  }

  test('a person of the directory logs in, and comes back to the same account', async () => {
    claims = { oid: 'o1', tid: tenant, name: 'Amina', email: 'amina@example.com' };
    const [one, two] = [atThisMachine(url), atThisMachine(url)];
    expect(await logIn(one)).toBe('/dashboard');
    expect((await one.get<Me>('/me')).data).toMatchObject({
      email: 'amina@example.com',
      verified: true,
      name: 'Amina',
    });
    await logIn(two);
    expect((await two.get<Me>('/me')).data.id).toBe((await one.get<Me>('/me')).data.id);
    expect(asked.every((path) => path === `/${tenant}/oauth2/v2.0/token`)).toBe(true);
  });

  test('another person with the same address takes over no account', async () => {
    claims = { oid: 'o2', tid: tenant, name: 'Mallory', email: 'amina@example.com' };
    const one = atThisMachine(url);
    expect(await logIn(one)).toBe('/login');
    expect((await one.get('/me')).status).toBe(401);
  });

  test('an answer that this browser did not ask for is refused', async () => {
    claims = { oid: 'o3', tid: tenant, name: 'B', email: 'b@example.com' };
    const one = atThisMachine(url);
    expect(await logIn(one, 'forged')).toBe('/login');
    const other = new URL((await atThisMachine(url).post<{ url: string }>('/microsoft')).data.url);
    expect(await logIn(one, other.searchParams.get('state')!)).toBe('/login');
    expect((await one.get('/me')).status).toBe(401);
  });
});
