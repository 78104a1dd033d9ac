import { Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import type { AccountUsage, AuditTrail, ProgramList } from '../../src/contract';
import type { AskedByProgram, MyAccounts } from '../../src/contract/people';
import { askAccount, engines, peopleSettings, startTown, type Town } from '../support/people';
import {
  byHand,
  clientOf,
  codeIn,
  connected,
  consent,
  program,
  redirectUri,
  register,
  sendForm,
} from '../support/program';
import { startedServers } from '../support/server-process';
import { type Visitor, visitor } from '../support/visitor';

const start = startedServers(peopleSettings);

const vat = { name: 'vat', arguments: { country: 'KE', amount: 11_600, mode: 'extract' } };

/** Asks for figures with a token, without the official client. */
const askWith = (url: string, token: string, address = '/mcp'): Promise<Response> =>
  fetch(new URL(address, url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: vat }),
  });

const programsOf = async (url: string, who: Visitor): Promise<ProgramList['programs']> =>
  (await askAccount<ProgramList>(url, who, 'GET', '/programs')).data.programs;

describe.each(engines)('programs that connect themselves, in %s', (_engine, database, tested) => {
  let town: Town;
  let url: string;
  beforeAll(async () => {
    town = await startTown(start, { SVC_DATABASE_URL: await database() });
    ({ url } = town.server);
  });
  afterAll(() => town.mail.close());

  tested('the official client finds its way from the address alone, asks, and renews its tokens', async () => {
    const amina = await town.member('amina@example.com');
    const one = await connected(url, amina, 'Desk agent');
    const { access_token: first, refresh_token: refresh } = one.kept.tokens!;
    const client = await clientOf(url, one);
    const { structuredContent } = await client.callTool(vat);
    // 11,600 with 16 % of VAT: 11,600 / 1.16 = 10,000.
    expect(structuredContent).toMatchObject({ data: { net_amount: 10_000, vat_amount: 1_600 } });

    const renewed = await sendForm(url, '/oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: refresh!,
      client_id: one.kept.client!.client_id,
      resource: `${url}/mcp`,
    });
    expect(renewed).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 3_600, scope: 'figures' } });
    expect(renewed.headers.get('cache-control')).toBe('no-store');
    expect(renewed.body['access_token']).not.toBe(first);
    expect((await askWith(url, renewed.body['access_token']!)).status).toBe(200);
  });

  tested('what it asks counts for the account, and members see it and disconnect it', async () => {
    const wanjiru = await town.member('wanjiru@example.com');
    const one = await connected(url, wanjiru, 'Payroll agent');
    await (await clientOf(url, one)).callTool(vat);
    const [listed] = await programsOf(url, wanjiru);
    expect(listed).toMatchObject({
      name: 'Payroll agent',
      answers_at: '127.0.0.1:33418',
      connected_by: 'wanjiru@example.com',
      last_used_at: expect.any(String) as string,
    });
    const usage = await askAccount<AccountUsage>(url, wanjiru, 'GET', `/usage?key=${listed!.id}`);
    expect(usage.data).toMatchObject({
      calls: 1,
      days: [{ operation: 'vat', outcome: 'success' }],
    });
    expect((await askAccount<AccountUsage>(url, wanjiru, 'GET', '/usage')).data.calls).toBe(1);
    expect((await wanjiru.get('/me/data')).data).toMatchObject({
      connected_programs: [{ program: 'Payroll agent', connected_at: listed!.connected_at }],
    });
    expect((await askAccount(url, wanjiru, 'DELETE', `/programs/${listed!.id}`)).status).toBe(200);
    const refused = await askWith(url, one.kept.tokens!.access_token);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(await programsOf(url, wanjiru)).toEqual([]);
    const trail = await askAccount<AuditTrail>(url, wanjiru, 'GET', `/audit?subject=${listed!.id}`);
    expect(trail.data.entries).toMatchObject([
      { action: 'program.disconnect', actor: 'wanjiru@example.com' },
      { action: 'program.connect', actor: 'wanjiru@example.com', after: { name: 'Payroll agent' } },
    ]);
    expect((await askAccount(url, wanjiru, 'DELETE', `/programs/${listed!.id}`)).status).toBe(404);
  });

  tested('a code works once: who shows it again ends the connection', async () => {
    const who = await town.member('code@example.com');
    const one = await byHand(url);
    const code = codeIn(await consent(who, one.query()));
    const tokens = await sendForm(url, '/oauth/token', one.exchange(code));
    expect(tokens.status).toBe(200);
    expect((await askWith(url, tokens.body['access_token']!)).status).toBe(200);
    expect(await sendForm(url, '/oauth/token', one.exchange(code))).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect((await askWith(url, tokens.body['access_token']!)).status).toBe(401);
  });

  tested('a code that is shown many times at once gives no tokens that work', async () => {
    const who = await town.member('race@example.com');
    const one = await byHand(url);
    const code = codeIn(await consent(who, one.query()));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendForm(url, '/oauth/token', one.exchange(code))),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, body } of answers)
      if (status === 200) expect((await askWith(url, body['access_token']!)).status).toBe(401);
    expect(await programsOf(url, who)).toEqual([]);
  });

  tested('a refresh token works once: who shows it again ends all tokens of the connection', async () => {
    const who = await town.member('refresh@example.com');
    const one = await byHand(url);
    const first = await sendForm(url, '/oauth/token', one.exchange(codeIn(await consent(who, one.query()))));
    const renew = (token: string) =>
      sendForm(url, '/oauth/token', { grant_type: 'refresh_token', refresh_token: token, client_id: one.id });
    const second = await renew(first.body['refresh_token']!);
    expect(second.status).toBe(200);
    expect(await renew(first.body['refresh_token']!)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await askWith(url, second.body['access_token']!)).status).toBe(401);
    expect((await renew(second.body['refresh_token']!)).status).toBe(400);
    const trail = await askAccount<AuditTrail>(url, who, 'GET', '/audit?action=program.disconnect');
    expect(trail.data.entries).toMatchObject([{ actor: 'program By hand' }]);
  });

  tested('a refresh token that is shown many times at once leaves no connection', async () => {
    const who = await town.member('renewals@example.com');
    const one = await byHand(url);
    const first = await sendForm(url, '/oauth/token', one.exchange(codeIn(await consent(who, one.query()))));
    const form = { grant_type: 'refresh_token', refresh_token: first.body['refresh_token']!, client_id: one.id };
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendForm(url, '/oauth/token', form)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await programsOf(url, who)).toEqual([]);
  });

  tested('a program gives its tokens back, and only its own', async () => {
    const who = await town.member('revoke@example.com');
    const [one, other] = [await byHand(url), await byHand(url, 'Other')];
    const { body } = await sendForm(url, '/oauth/token', one.exchange(codeIn(await consent(who, one.query()))));
    const token = body['refresh_token']!;
    expect((await sendForm(url, '/oauth/revoke', { token, client_id: other.id })).status).toBe(200);
    expect((await askWith(url, body['access_token']!)).status).toBe(200);
    expect((await sendForm(url, '/oauth/revoke', { token, client_id: one.id })).status).toBe(200);
    expect((await askWith(url, body['access_token']!)).status).toBe(401);
    expect((await sendForm(url, '/oauth/revoke', { token: 'svc_ort_unknown', client_id: one.id })).status).toBe(200);
  });

  tested.each([
    ['another program', (other: { readonly id: string }) => ({ client_id: other.id }), 'invalid_grant'],
    ['a verifier of another request', () => ({ code_verifier: 'x'.repeat(43) }), 'invalid_grant'],
    ['another address for the answer', () => ({ redirect_uri: 'http://127.0.0.1:1/callback' }), 'invalid_grant'],
    ['another resource', () => ({ resource: 'https://other.example/mcp' }), 'invalid_target'],
    ['an unknown way', () => ({ grant_type: 'password' }), 'unsupported_grant_type'],
    ['no verifier', () => ({ code_verifier: '' }), 'invalid_request'],
    ['a short verifier', () => ({ code_verifier: 'x'.repeat(42) }), 'invalid_request'],
    ['U+0000 in the code', () => ({ code: 'svc_oac_\u0000' }), 'invalid_grant'],
  ])('a code is refused with %s, and still works for its program', async (_about, change, error) => {
    const email = `refused-${Math.random().toString(36).slice(2)}@example.com`;
    const who = await town.member(email);
    const [one, other] = [await byHand(url), await byHand(url, 'Other')];
    const form = one.exchange(codeIn(await consent(who, one.query())));
    expect(await sendForm(url, '/oauth/token', { ...form, ...change(other) })).toMatchObject({
      status: 400,
      body: { error, error_description: expect.stringMatching(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/) as string },
    });
    expect((await sendForm(url, '/oauth/token', form)).status).toBe(200);
  });

  tested('a person who belongs to several accounts chooses who pays; viewers and strangers choose none', async () => {
    const owner = await town.member('owner@example.com', 'Owner');
    const viewer = await town.member('viewer@example.com', 'Viewer');
    const accountOf = async (who: Visitor) => (await who.get<MyAccounts>('/accounts')).data.accounts[0]!.id;
    const [owned, own] = [await accountOf(owner), await accountOf(viewer)];
    const invite = async (role: string) => {
      const earlier = town.sentTo('viewer@example.com');
      await askAccount(url, owner, 'POST', '/invitations', { email: 'viewer@example.com', role });
      const { text } = await town.mail.mailTo('viewer@example.com', earlier);
      await viewer.post('/invitation', { token: /invitation#(\S+)/.exec(text)![1]! });
    };
    await invite('viewer');
    const one = await byHand(url);
    const asked = await viewer.post<AskedByProgram>('/programs/asked', { query: one.query() });
    expect(asked.data).toMatchObject({ program: 'By hand', on_own_machine: true, email: 'viewer@example.com' });
    expect(asked.data.accounts.map(({ id }) => id)).toEqual([own]);
    const refused = await consent(viewer, one.query(), { allow: true, account: owned });
    expect(refused).toMatchObject({ status: 403, error: { code: 'permission_denied' } });

    const memberId = (
      await askAccount<{ members: { id: string; email: string }[] }>(url, owner, 'GET', '/members')
    ).data.members.find(({ email }) => email === 'viewer@example.com')!.id;
    await askAccount(url, owner, 'PATCH', `/members/${memberId}`, { role: 'member' });
    const chosen = await connected(url, viewer, 'Shared agent', owned);
    expect(await programsOf(url, owner)).toMatchObject([{ name: 'Shared agent', connected_by: 'viewer@example.com' }]);
    // What they connected ends with the right to connect it.
    await askAccount(url, owner, 'PATCH', `/members/${memberId}`, { role: 'viewer' });
    expect((await askWith(url, chosen.kept.tokens!.access_token)).status).toBe(401);
    expect(await programsOf(url, owner)).toEqual([]);
  });

  tested('a person refuses: the program hears it, and gets nothing', async () => {
    const who = await town.member('no@example.com');
    const one = await byHand(url);
    const { data } = await consent(who, one.query(), { allow: false });
    const back = new URL(data.location);
    expect(`${back.origin}${back.pathname}`).toBe(redirectUri);
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'abc', iss: url });
  });

  tested('nobody consents for somebody else: without a session, or from a page of another site', async () => {
    const who = await town.member('csrf@example.com');
    const one = await byHand(url);
    const body = { query: one.query(), allow: true };
    expect(await visitor(url).post('/programs/answer', body)).toMatchObject({
      status: 401,
      error: { code: 'log_in_required' },
    });
    expect(await who.post('/programs/answer', body, { origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      error: { code: 'foreign_origin' },
    });
    expect(await who.post('/programs/answer', body, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });

  tested('a token works at the address of the agents only, and hides in the log', async () => {
    const who = await town.member('audience@example.com');
    const one = await connected(url, who, 'Agent');
    const token = one.kept.tokens!.access_token;
    const elsewhere = await fetch(`${url}/api/forex?from=USD&to=KES`, { headers: { 'x-api-key': token } });
    expect(elsewhere.status).toBe(401);
    expect(await elsewhere.text()).toContain('works at the address for agents only');
    // The server was asked under another name, for which the token was not issued.
    expect((await askWith(url.replace('127.0.0.1', 'localhost'), token)).status).toBe(401);
    const refresh = await askWith(url, one.kept.tokens!.refresh_token!);
    expect(refresh.status).toBe(401);
    expect(town.server.output()).not.toMatch(/svc_o[arc]\w_\w/);
  });

  tested('a closed or deleted account lets no program in', async () => {
    const who = await town.member('leaves@example.com');
    const one = await connected(url, who, 'Agent');
    expect((await who.post('/me/delete', { password: 'umbrella giraffe 31 kiosk' })).status).toBe(200);
    expect((await askWith(url, one.kept.tokens!.access_token)).status).toBe(401);
  });
});

describe('what a program reads and registers', () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await start());
  });

  test('the documents say where to go, and the refusal names them', async () => {
    const refused = await fetch(`${url}/mcp`, { method: 'POST', body: '{}' });
    expect(refused.status).toBe(401);
    const header = refused.headers.get('www-authenticate');
    expect(header).toBe(`Bearer resource_metadata="${url}/.well-known/oauth-protected-resource/mcp", scope="figures"`);
    const read = async (path: string) => (await fetch(`${url}${path}`)).json() as Promise<Record<string, unknown>>;
    const resource = await read('/.well-known/oauth-protected-resource/mcp');
    expect(resource).toMatchObject({ resource: `${url}/mcp`, authorization_servers: [url] });
    expect(await read('/.well-known/oauth-protected-resource')).toEqual(resource);
    expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    });
    const named = url.replace('127.0.0.1', 'localhost');
    const asLocalhost = await (await fetch(`${named}/.well-known/oauth-protected-resource/mcp`)).json();
    expect(asLocalhost).toMatchObject({ resource: `${named}/mcp`, authorization_servers: [named] });
  });

  test.each([
    ['an unknown program', { client_id: 'abc.def' }, 'not registered'],
    [
      'an id that somebody changed',
      { client_id: `${Buffer.from('["X","https://evil.example/"]').toString('base64url')}.AAAAAAAAAAAAAAAAAAAAAA` },
      'not registered',
    ],
    ['another address', { redirect_uri: 'https://evil.example/' }, 'did not register'],
    ['a path that only begins alike', { redirect_uri: `${redirectUri}/more` }, 'did not register'],
    ['another path on the machine', { redirect_uri: 'http://127.0.0.1:33418/other' }, 'did not register'],
    ['the other name of the machine', { redirect_uri: 'http://localhost:33418/callback' }, 'did not register'],
    ['a user in the address', { redirect_uri: 'http://127.0.0.1@evil.example/callback' }, 'did not register'],
    ['no challenge', { code_challenge: undefined }, 'did not send everything'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'did not send everything'],
    ['another type', { response_type: 'token' }, 'did not send everything'],
    ['another resource', { resource: 'https://other.example/mcp' }, 'for another address'],
  ])('a request with %s is told to the person, and nobody is sent on', async (_about, change, said) => {
    const one = await byHand(url);
    const response = await fetch(`${url}/oauth/authorize?${one.query(change)}`, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain(said);
  });

  test('a right request leads to the page for consent; the port of the own machine may differ', async () => {
    const one = await byHand(url);
    const query = one.query({ redirect_uri: 'http://127.0.0.1:50123/callback' });
    const response = await fetch(`${url}/oauth/authorize?${query}`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`/connect?${query}`);
    const elsewhere = await byHand(url, 'Site', 'https://agent.example/callback');
    const otherPort = elsewhere.query({ redirect_uri: 'https://agent.example:8443/callback' });
    expect((await fetch(`${url}/oauth/authorize?${otherPort}`, { redirect: 'manual' })).status).toBe(400);
  });

  test.each([
    ['no encryption', ['http://agent.example/callback']],
    ['a script', ['javascript:alert(1)']],
    ['a fragment', ['https://agent.example/callback#x']],
    ['a user', ['https://user@agent.example/callback']],
    ['a wildcard of the machine', ['http://127.0.0.1.evil.example/callback']],
    ['no address', []],
    ['eleven addresses', Array.from({ length: 11 }, (_, i) => `https://agent.example/${i}`)],
    ['a long address', [`https://agent.example/${'x'.repeat(500)}`]],
    ['a line break', ['https://agent.example/\ncallback']],
  ])('a registration with %s is refused', async (_about, redirectUris) => {
    expect(await register(url, { redirect_uris: redirectUris })).toMatchObject({
      status: 400,
      body: { error: 'invalid_redirect_uri' },
    });
  });

  test('the same registration has the same id, also at another server on the store; nothing is stored of it', async () => {
    const registration = { client_name: 'Agent', redirect_uris: [redirectUri] };
    const first = await register(url, registration);
    expect(first).toMatchObject({ status: 201, body: { client_name: 'Agent', token_endpoint_auth_method: 'none' } });
    expect((await register(url, registration)).body).toEqual(first.body);
    for (const client_name of ['a\u202eb', 'x'.repeat(101), 'two\nlines'])
      expect(await register(url, { ...registration, client_name })).toMatchObject({
        status: 400,
        body: { error: 'invalid_client_metadata' },
      });
  });
});

test('strangers who register too often are told when to come back', async () => {
  const { url } = await start({ SVC_OPEN_PER_MINUTE: '5' });
  const statuses = [];
  for (let i = 0; i < 7; i += 1) statuses.push((await register(url, { redirect_uris: [redirectUri] })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test('where nobody logs in there is no OAuth, and the refusal says how to send the key', async () => {
  const { url } = await start({ SVC_ACCOUNTS: 'off' });
  for (const path of [
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/mcp',
    '/.well-known/oauth-authorization-server',
    '/oauth/authorize',
  ])
    expect((await fetch(`${url}${path}`)).status).toBe(404);
  const refused = await fetch(`${url}/mcp`, { method: 'POST', body: '{}' });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('www-authenticate')).toBeNull();
  expect(await refused.text()).toContain('Send it in the `x-api-key` header');
});

test('an agent in a page of a listed site may ask, register and read the way in', async () => {
  const origin = 'https://inspector.example';
  const { url } = await start({ SVC_CORS_ORIGINS: origin });
  const sent = 'authorization,content-type,mcp-protocol-version,mcp-session-id,mcp-method,mcp-name';
  for (const path of ['/mcp', '/oauth/register', '/oauth/token']) {
    const { headers } = await fetch(`${url}${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': sent },
    });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-allow-headers')!.split(', ')).toEqual(expect.arrayContaining(sent.split(',')));
  }
  const { headers } = await fetch(`${url}/mcp`, { method: 'POST', headers: { origin }, body: '{}' });
  expect(headers.get('www-authenticate')).toContain('resource_metadata=');
  expect(headers.get('access-control-expose-headers')).toContain('www-authenticate');
});

test('a key goes on working, as a header and as a bearer token', async () => {
  const { url, key } = await start();
  for (const headers of [{ 'x-api-key': key }, { authorization: `Bearer ${key}` }]) {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } }));
    expect((await client.listTools()).tools.length).toBeGreaterThan(10);
  }
  await expect(clientOf(url, program('Agent'))).rejects.toBeInstanceOf(UnauthorizedError);
});
