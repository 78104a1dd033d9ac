import { firstAccount } from '../../server/store/accounts';
import { administratorOf } from '../../server/accounts/actor';
import { issueToken } from '../../server/accounts/tokens';
import { holdsNul } from '../../server/input/without-nul';
import { withoutPostgres } from '../support/postgres';
import { removeDirectory } from '../support/server-process';
import { wire } from '../support/wire';
import fc from 'fast-check';
import { type Attacked, attacked, engines } from './doors-service';

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

describe.each(engines)('U+0000 in %s', (engine, tested) => {
  let service: Attacked;
  let token: string;
  let person: string;
  beforeAll(async () => {
    service = await attacked(engine, { SVC_ADMINISTRATORS: 'boss@example.com' });
    const made = { name: 'owner', role: 'owner', expiresAt: null } as const;
    token = (await issueToken(service.store, administratorOf(firstAccount), made, new Date())).token;
    person = [...(await service.member('boss@example.com')).cookies]
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  });
  afterAll(async () => {
    await service.close();
    removeDirectory(service.server.dataDir);
  });

  async function send(method: string, path: string, body?: string, headers = {}): Promise<Refusal> {
    const response = await fetch(`${service.server.url}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const answer = (await response.json()) as { success: boolean; error?: Omit<Refusal, 'status'> & { docs: string } };
    expect(answer).toMatchObject({ success: false, error: { docs: expect.any(String) as string } });
    return { status: response.status, ...answer.error! };
  }
  const key = () => ({ 'x-api-key': service.server.key });
  const account = () => ({ 'x-api-key': token });

  tested('is refused in addresses, before anything is looked up', async () => {
    for (const [method, path, headers] of [
      ['GET', '/api/v1/minimum-wage?country=KE&sector=%00', key()],
      ['GET', '/api/v1/minimum-wage?country=KE&%00=1', key()],
      ['GET', '/api/tax/%00', key()],
      ['GET', '/api/v1/subscriptions/%00', key()],
      ['DELETE', '/api/v1/subscriptions/a%00b', key()],
      ['GET', '/api/v1/keys/%00', account()],
      ['DELETE', '/api/v1/tokens/x%00', account()],
      ['DELETE', '/api/v1/programs/x%00', account()],
      ['GET', '/oauth/authorize?client_id=x&state=%00', {}],
      ['PATCH', '/api/v1/members/%00', account()],
      ['GET', '/api/v1/audit?actor=%00', account()],
      ['GET', '/api/v1/usage?key=%00', account()],
      ['GET', '/people/admin/accounts?search=%00', { cookie: person }],
      ['GET', '/people/admin/accounts/%00', { cookie: person }],
      ['GET', '/nowhere/%00', {}],
    ] as const) {
      const refusal = await send(method, path, method === 'PATCH' ? '{"role":"viewer"}' : undefined, headers);
      expect([path, refusal]).toMatchObject([
        path,
        { status: 400, code: 'bad_request', message: expect.stringContaining('U+0000') as string },
      ]);
    }
    expect((await send('POST', '/api/vat?x=%00', '{}', key())).code).toBe('BAD_REQUEST');
  });

  tested('is refused in bodies, in values and names, however deep', async () => {
    for (const [method, path, body, headers] of [
      ['POST', '/api/tax', '{"country":"\\u0000","amount":1}', key()],
      ['POST', '/api/tax', '{"country":"KE","amount":1,"\\u0000":1}', key()],
      [
        'POST',
        '/api/v1/batch',
        '{"items":[{"operation":"tax","input":{"country":"KE","employee":{"x":["\\u0000"]}}}]}',
        key(),
      ],
      ['POST', '/api/v1/batch', `{"items":[${'{"operation":"fuel","input":{}},'.repeat(4_000)}"\\u0000"]}`, key()],
      ['POST', '/api/v1/subscriptions', '{"callback_url":"https://example.com","name":"a\\u0000"}', key()],
      ['POST', '/mcp', '{"jsonrpc":"2.0","id":1,"method":"\\u0000"}', key()],
      ['POST', '/addin/session', '{"code":"\\u0000"}', {}],
      ['POST', '/api/v1/keys', '{"name":"a\\u0000b"}', account()],
      ['POST', '/api/v1/tokens', '{"name":"a\\u0000b","role":"viewer"}', account()],
      ['PATCH', '/api/v1/account', '{"name":"\\u0000"}', account()],
      ['POST', '/api/v1/plans/requests', '{"plan":"pro","note":"\\u0000"}', account()],
      ['POST', '/people/sign-up', '{"name":"\\u0000","email":"a@example.com","password":"umbrella giraffe 31"}', {}],
      ['POST', '/people/link/use', '{"token":"\\u0000"}', {}],
      ['POST', '/people/log-in', '{"email":"a@example.com","password":"\\u0000"}', {}],
      ['POST', '/people/admin/accounts', '{"name":"\\u0000"}', { cookie: person }],
      ['POST', '/people/programs/answer', '{"query":"\\u0000","allow":true}', { cookie: person }],
      ['POST', '/oauth/register', '{"redirect_uris":["https://agent.example/"],"client_name":"\\u0000"}', {}],
    ] as const)
      expect([path, await send(method, path, body, headers)]).toMatchObject([
        path,
        { status: 400, code: 'invalid_json', message: expect.stringContaining('U+0000') as string },
      ]);
    expect((await send('POST', '/api/vat', '{"country":"\\u0000"}', key())).code).toBe('INVALID_JSON');
  });

  tested('is refused in headers, and half a cookie of ours is nobody', async () => {
    const { write, ended } = wire(service.server.url);
    await write('GET /healthz HTTP/1.1\r\nhost: x\r\nx-api-key: a\0b\r\n\r\n');
    const answer = await ended;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"bad_request"');
    for (const cookie of ['svc.session_token=%00', 'svc.session_token=a%00b.c', `${person.split('.')[0]!}.%00.%00`])
      expect(await send('GET', '/people/me', undefined, { cookie })).toMatchObject({ status: 401 });
  });

  tested('texts beside it are themselves: an escaped backslash before u0000', async () => {
    const refusal = await send('POST', '/api/tax', '{"country":"\\\\u0000","amount":1}', key());
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_country' });
  });

  tested('keeps no usage from being counted', async () => {
    const before = await counted();
    await send('GET', '/api/v1/minimum-wage?country=KE&sector=%00', undefined, key());
    await send('POST', '/api/tax', '{"country":"\\u0000"}', key());
    await fetch(`${service.server.url}/api/tax?country=KE`, { headers: key() });
    // Whoever looks at keys has the counts stored first.
    await fetch(`${service.server.url}/api/v1/keys`, { headers: account() });
    expect(await counted()).toBeGreaterThan(before);
    expect(service.server.output()).not.toMatch(/cannot be written now|a route failed/);
  });
  async function counted(): Promise<number> {
    const rows = await service.store.usageOf(firstAccount, undefined, '2000-01-01', '2999-12-31');
    return rows.reduce((sum, { calls }) => sum + calls, 0);
  }
});

test('U+0000 is found in JSON wherever it is, and nowhere else', () => {
  const text = fc.string({ unit: fc.constantFrom('\u0000', '\\', 'u', '0', '"', 'é', 'a') });
  fc.assert(
    fc.property(fc.dictionary(text, fc.array(text)), (value) => {
      const held = Object.entries(value)
        .flat(2)
        .some((one) => one.includes('\u0000'));
      expect(holdsNul(Buffer.from(JSON.stringify(value)))).toBe(held);
    }),
  );
});

if (withoutPostgres !== undefined) test.skip(`PostgreSQL: ${withoutPostgres}`, () => undefined);
