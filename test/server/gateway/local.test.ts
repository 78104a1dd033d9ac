import Database from 'better-sqlite3';
import { SignJWT, UnsecuredJWT } from 'jose';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { operations, productVersion } from '../../../src/contract';
import { openSession, raw, type RawAnswer } from '../../support/raw';
import {
  finished,
  keysCommand,
  removeDirectory,
  run,
  type ServerProcess,
  serverProgram,
  startedServers,
  temporaryDirectory,
} from '../../support/server-process';

const tax = { country: 'KE', amount: 85_000, type: 'income' };
const startServer = startedServers();
let server: ServerProcess;
let session: { readonly authorization: string };
beforeAll(async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'warn', SVC_OPEN_PER_MINUTE: '100000' });
  session = await openSession(server.url);
});

const open = (headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> =>
  raw(`${server.url}/addin/session`, { method: 'POST', body: {}, headers });
const calculate = (headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
  raw(`${server.url}/addin/api/tax`, { method: 'POST', body: tax, headers });
const port = (): string => new URL(server.url).port;

test('the answer says how to sign in', async () => {
  const { status, body } = await raw(`${server.url}/addin/config`);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: { access: 'local', docs: `${server.url}/docs`, version: productVersion },
  });
});

test('a session lasts a quarter of an hour, and caches may not store it', async () => {
  const answer = await open();
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const left = Date.parse(String(answer.body.data['expires_at'])) - Date.now();
  expect(left).toBeGreaterThan(14 * 60_000);
  expect(left).toBeLessThanOrEqual(15 * 60_000);
});

test('with a session every operation answers as the API does, using the machine key', async () => {
  const key = { 'x-api-key': server.key };
  const bodies: Readonly<Record<string, unknown>> = {
    '/api/tax': tax,
    '/api/vat': { country: 'KE', amount: 100 },
    '/api/v1/tax/paye': { country: 'NG', amount: 500_000 },
    '/api/v1/vat/calculate': { country: 'KE', amount: 116, mode: 'extract' },
    '/api/v1/batch': {
      items: [
        { operation: 'tax', input: tax, select: ['net_amount'] },
        { operation: 'vat', input: {} },
      ],
    },
  };
  for (const { method, path } of operations) {
    const query = path.startsWith('/api/forex') ? '?from=USD&to=KES' : '';
    const sent = method === 'post' ? { method: 'POST', body: bodies[path] ?? {} } : {};
    const door = await raw(`${server.url}/addin${path}${query}`, { ...sent, headers: session });
    const api = await raw(`${server.url}${path}${query}`, { ...sent, headers: key });
    // Only the time of the answer differs.
    const text = (answer: RawAnswer): string => answer.text.replace(/"(at|position)":"[^"]+"/g, '');
    expect([path, door.status, text(door)]).toEqual([path, api.status, text(api)]);
    expect([200, 400]).toContain(door.status);
  }
});

test('CSV and HEAD are answered too', async () => {
  const table = await raw(`${server.url}/addin/api/fuel?format=csv`, { headers: session });
  expect(table.headers['content-type']).toMatch(/^text\/csv/);
  expect((await raw(`${server.url}/addin/api/tax`, { method: 'HEAD', headers: session })).status).toBe(200);
  expect((await raw(`${server.url}/addin/api/tax`, { method: 'HEAD' })).status).toBe(401);
});

const items = Array.from({ length: 100 }, () => ({ operation: 'tax', input: tax, select: ['net_amount'] }));
const batch = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> =>
  raw(`${url}/addin/api/v1/batch`, { method: 'POST', body: { items }, headers });

test('calls are counted on the machine key; refused ones are not', async () => {
  const used = async (): Promise<number> => {
    const { text } = await raw(`${server.url}/api/v1/calculate`, {
      method: 'POST',
      body: { tool: 'ng-paye', inputs: { grossAnnual: 6_000_000, pension: true } },
      headers: { 'x-api-key': server.key },
    });
    return (JSON.parse(text) as { meta: { usage: { current: number } } }).meta.usage.current;
  };
  const before = await used();
  for (let i = 0; i < 5; i++) expect((await batch(server.url)).status).toBe(401);
  expect((await used()) - before).toBe(1);
  expect((await batch(server.url, session)).status).toBe(200);
  expect((await used()) - before).toBe(102);
});

test('a key set for the add-in is counted instead, with the limits of its plan', async () => {
  const dataDir = temporaryDirectory();
  const key = await keysCommand({ SVC_DATA_DIR: dataDir })('create', '--plan', 'free');
  const limited = await startServer({ SVC_DATA_DIR: dataDir, SVC_API_KEY: key, SVC_LOG_LEVEL: 'warn' });
  try {
    const visitor = await openSession(limited.url);
    const one = await raw(`${limited.url}/addin/api/tax`, { headers: visitor });
    expect([one.status, one.headers['ratelimit-limit']]).toEqual([200, '60']);
    const many = await batch(limited.url, visitor);
    // More questions than the plan ever allows a minute: waiting would not help.
    expect([many.status, many.body.error.code, many.headers['retry-after']]).toEqual([
      429,
      'rate_limit_exceeded',
      undefined,
    ]);
  } finally {
    await limited.stop();
    removeDirectory(dataDir);
  }
});

describe('access', () => {
  const refused = ({ status, body }: RawAnswer, code: string): void => {
    expect([status, body.error.code]).toEqual([code === 'foreign_origin' ? 403 : 401, code]);
    expect(body.error.message.length).toBeGreaterThan(20);
    expect(body.error.docs).toBe(`${server.url}/docs/errors#${code}`);
  };

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site that reads its answer', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['a request that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
    ['a request that the browser calls a neighbour', { 'sec-fetch-site': 'same-site' }],
    [
      'a name that was rebound to this machine',
      { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['such a name with the right port', { host: 'evil.example:PORT', origin: 'http://evil.example:PORT' }],
    ['a name that begins like this machine', { host: 'localhost.evil.example:PORT' }],
    ['an address of the local network', { host: '192.168.1.5:PORT' }],
    ['another port in the name', { host: '127.0.0.1:1' }],
    ['the same machine by another name than the page’s', { host: '127.0.0.1:PORT', origin: 'http://localhost:PORT' }],
    ['a visitor of a proxy', { 'x-forwarded-for': '203.0.113.9' }],
    ['a visitor of a proxy who claims to be here', { 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }],
    ['a visitor of a proxy that follows the standard', { forwarded: 'for=203.0.113.9;proto=https' }],
    ['such a visitor, with blanks', { forwarded: 'for = "203.0.113.9"' }],
    ['such a visitor, with blanks and a port', { forwarded: 'proto=https; For = "203.0.113.9:4711"' }],
    ['a visitor who is not named', { forwarded: 'for=unknown' }],
    ['a visitor who is not named, with blanks', { forwarded: 'for= unknown' }],
    ['a visitor who is hidden', { forwarded: 'for=_hidden' }],
    ['a visitor behind one of this machine', { forwarded: 'for=127.0.0.1, for="[2001:db8::1]"' }],
    ['a hop that names nobody', { forwarded: 'proto=https;host=localhost' }],
    ['a hop that was asked by another name', { forwarded: 'for=127.0.0.1;host=finance.example.com' }],
    ['a hop that cannot be read', { forwarded: 'for=127.0.0.1;;"' }],
    ['a proxy that says its name', { via: '1.1 proxy.example' }],
    ['a proxy that says its name and names this machine', { via: '1.1 localhost', 'x-forwarded-for': '127.0.0.1' }],
    ['a visitor of Cloudflare', { 'cf-connecting-ip': '203.0.113.9' }],
    ['Cloudflare, though it names this machine', { 'cf-connecting-ip': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' }],
    ['a tunnel', { 'cf-ray': '1' }],
    ['a network that delivers content', { 'cdn-loop': 'cloudflare' }],
    ['a proxy that names its visitor elsewhere', { 'true-client-ip': '203.0.113.9' }],
    ['another that does', { 'x-client-ip': '127.0.0.1' }],
    ['one that rewrites addresses', { 'x-original-host': 'finance.example.com' }],
    ['one that says what it was asked', { 'x-original-url': '/addin/session' }],
    ['a proxy that was asked by another name', { 'x-forwarded-host': 'finance.example.com' }],
    [
      'a proxy that was asked by another name, for this machine',
      { 'x-forwarded-host': 'finance.example.com', 'x-forwarded-for': '127.0.0.1' },
    ],
    ['a proxy of another name', { 'x-forwarded-server': 'finance.example.com', 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy that only says how it was asked', { 'x-forwarded-proto': 'https' }],
    ['a proxy that only says where it was asked', { 'x-forwarded-port': '443' }],
    ['a proxy that names nobody', { 'x-forwarded-for': '' }],
    ['a visitor of a proxy in an older way', { 'x-real-ip': '203.0.113.9' }],
  ])('%s is refused', async (_, headers) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('PORT', port())]),
    );
    refused(await open(sent), 'foreign_origin');
    // A valid session does not change that.
    refused(await calculate({ ...session, ...sent }), 'foreign_origin');
    refused(await raw(`${server.url}/addin/config`, { headers: sent }), 'foreign_origin');
  });

  test.each([
    [
      'this machine by its address',
      { host: '127.0.0.1:PORT', origin: 'http://127.0.0.1:PORT', 'sec-fetch-site': 'same-origin' },
    ],
    [
      'this machine by its name',
      { host: 'localhost:PORT', origin: 'http://localhost:PORT', 'sec-fetch-site': 'same-origin' },
    ],
    ['this machine by its IPv6 address', { host: '[::1]:PORT', origin: 'http://[::1]:PORT' }],
    [
      'a proxy on this machine that ends HTTPS',
      {
        host: 'localhost:PORT',
        'x-forwarded-for': '127.0.0.1',
        'x-real-ip': '127.0.0.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'localhost:PORT',
        'x-forwarded-port': '443',
      },
    ],
    [
      'one that follows the standard',
      { host: 'localhost:PORT', forwarded: 'for = "[::1]:4711"; proto=https;host="localhost:443";by=_proxy' },
    ],
    [
      'a proxy on this machine',
      { host: 'localhost:PORT', 'x-forwarded-for': '127.0.0.1, ::1', forwarded: 'for="[::1]"' },
    ],
  ])('%s is accepted', async (_, headers) => {
    const sent = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replaceAll('PORT', port())]),
    );
    expect((await open(sent)).status).toBe(200);
    expect((await calculate({ ...session, ...sent })).status).toBe(200);
  });

  const claims = { iss: 'add-in gateway', aud: 'add-in:local', sub: 'this machine' };
  /** The id of the key that signs sessions now. */
  const kid = String(Math.floor(Date.now() / (30 * 86_400_000)));
  const kept = (): Uint8Array => {
    const database = new Database(join(server.dataDir, 'service.sqlite'), { readonly: true });
    const { value } = database
      .prepare<[string], { value: string }>('SELECT value FROM secrets WHERE name = ?')
      .get(`add-in sessions ${kid}`)!;
    database.close();
    return Buffer.from(value, 'base64url');
  };
  const signed = (
    secret: Uint8Array,
    change: Readonly<Record<string, unknown>> = {},
    alg = 'HS256',
  ): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ ...claims, iat: now, exp: now + 600, ...change })
      .setProtectedHeader({ alg, kid })
      .sign(secret);
  };

  test("the server's own token is accepted, so the next ones are refused for their own reasons", async () => {
    expect((await calculate({ authorization: `Bearer ${await signed(kept())}` })).status).toBe(200);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['nothing', () => ''],
    ['no token', () => 'Bearer '],
    ['another scheme', () => `Basic ${Buffer.from('a:b').toString('base64')}`],
    ['what is no token', () => 'Bearer abc'],
    ['the API key', () => `Bearer ${server.key}`],
    [
      'a tampered token',
      () => `${session.authorization.slice(0, -3)}${session.authorization.endsWith('AAA') ? 'BBB' : 'AAA'}`,
    ],
    [
      'a token whose claims were changed',
      () =>
        session.authorization.replace(
          /\.[^.]+\./,
          `.${Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString('base64url')}.`,
        ),
    ],
    ['a token without a signature', () => `Bearer ${new UnsecuredJWT(claims).setExpirationTime('10m').encode()}`],
    [
      'alg none with the signature of another',
      () =>
        `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}${session.authorization.slice(session.authorization.indexOf('.'))}`,
    ],
    ['a token of another secret', async () => `Bearer ${await signed(Buffer.alloc(32, 7))}`],
    ['a token of another algorithm', async () => `Bearer ${await signed(kept(), {}, 'HS512')}`],
    ['an expired token', async () => `Bearer ${await signed(kept(), { exp: Math.floor(Date.now() / 1000) - 1 })}`],
    ['a token without an end', async () => `Bearer ${await signed(kept(), { exp: undefined })}`],
    ['a token of another way in', async () => `Bearer ${await signed(kept(), { aud: 'add-in:code' })}`],
    ['a token of another issuer', async () => `Bearer ${await signed(kept(), { iss: 'another' })}`],
  ])('%s is refused as authorization', async (_, authorization) => {
    const value = await authorization();
    const headers = value === '' ? {} : { authorization: value };
    for (const { method, path } of operations.filter(({ open }) => open !== true))
      refused(
        await raw(`${server.url}/addin${path}`, {
          headers,
          ...(method === 'post' ? { method: 'POST', body: {} } : {}),
        }),
        'session_required',
      );
  });

  test('an API key instead of a session is refused', async () => {
    refused(await calculate({ 'x-api-key': server.key }), 'session_required');
    refused(await raw(`${server.url}/addin/api/tax?api_key=${server.key}`), 'session_required');
  });

  test('a session instead of an API key is refused', async () => {
    const { status, body } = await raw(`${server.url}/api/tax`, { headers: session });
    expect([status, body.error.code]).toEqual([401, 'missing_api_key']);
  });
});

test('sessions survive a restart, and only the owner can read the signing key', async () => {
  await server.stop();
  server = await startServer({ SVC_LOG_LEVEL: 'warn', SVC_DATA_DIR: server.dataDir });
  expect((await calculate(session)).status).toBe(200);
  expect(statSync(join(server.dataDir, 'service.sqlite')).mode & 0o077).toBe(0);
});

describe('contradictory settings prevent startup', () => {
  test.each<[Readonly<Record<string, string>>, RegExp]>([
    [{ SVC_HOST: '0.0.0.0' }, /SVC_HOST 0\.0\.0\.0 can be reached.*Set SVC_ADDIN_ACCESS to code or entra/],
    [{ SVC_HOST: '::' }, /SVC_HOST :: can be reached/],
    [{ SVC_ADDIN_ACCESS: 'open' }, /SVC_ADDIN_ACCESS must be local/],
    [{ SVC_ADDIN_ACCESS: 'entra' }, /needs SVC_ENTRA_TENANT and SVC_ENTRA_CLIENT_ID/],
    [{ SVC_ADDIN_ACCESS: 'entra', SVC_ENTRA_TENANT: 'common' }, /SVC_ENTRA_TENANT must be the directory/],
    [{ SVC_UPSTREAM_URL: 'https://finance.example.com' }, /SVC_UPSTREAM_URL needs SVC_API_KEY/],
    [{ SVC_UPSTREAM_URL: 'http://finance.example.com', SVC_API_KEY: 'x' }, /must start with https/],
    [{ SVC_API_KEY: 'svc_live_unknown' }, /SVC_API_KEY is not a key of this server/],
    [{ SVC_TLS_CERT: 'cert.pem' }, /belong together/],
    [{ SVC_TLS_CERT: 'none.pem', SVC_TLS_KEY: 'none.pem' }, /SVC_TLS_CERT none\.pem cannot be read/],
    [{ SVC_OFFICE_JS: 'yes' }, /SVC_OFFICE_JS must be cdn/],
    [{ SVC_TRUSTED_PROXIES: '10.0.0.5,proxy' }, /SVC_TRUSTED_PROXIES must be addresses/],
  ])('%j', async (environment, sentence) => {
    const dataDir = temporaryDirectory();
    const { code, stderr } = await finished(
      run(serverProgram(), [], { SVC_PORT: '0', SVC_DATA_DIR: dataDir, ...environment }),
    );
    removeDirectory(dataDir);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence) as string]);
    expect(stderr).not.toMatch(/ {4}at /);
  });
});
