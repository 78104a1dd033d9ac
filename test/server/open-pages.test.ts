import { gunzipSync } from 'node:zlib';
import { openSession, raw, type RawAnswer } from '../support/raw';
import { type ServerProcess, startedServers } from '../support/server-process';

const start = startedServers({ SVC_LOG_LEVEL: 'error' });

describe('an open page is rendered once', () => {
  const pages = [
    '/status',
    '/status/fx/KES',
    '/docs',
    '/docs/reference',
    '/docs/errors',
    '/connector',
    '/openapi.json',
    '/connector/apiDefinition.swagger.json',
    '/docs/reference/tax',
    '/docs/assets/pages.js',
    '/docs/assets/pages.css',
    '/docs/assets/reference.js',
  ];
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start({});
  });

  test.each(pages)('%s is sent compressed, with an ETag, and not resent to a client that has it', async (path) => {
    const url = server.url + path;
    const [plain, compressed] = [await raw(url), await raw(url, { headers: { 'accept-encoding': 'br, gzip;q=0.9' } })];
    expect([
      plain.status,
      compressed.status,
      plain.headers['content-encoding'],
      compressed.headers['content-encoding'],
    ]).toEqual([200, 200, undefined, 'gzip']);
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 1.5);
    expect(gunzipSync(compressed.bytes).length).toBe(plain.bytes.length);
    // Pages for people are in the language of their reader.
    const isPage = String(plain.headers['content-type']).startsWith('text/html');
    for (const { headers } of [plain, compressed])
      expect([headers.vary, headers['cache-control'], headers['content-security-policy'] === undefined]).toEqual([
        isPage ? 'accept-language, cookie, accept-encoding' : 'accept-encoding',
        path.includes('assets') ? 'public, max-age=3600' : 'no-cache',
        false,
      ]);
    expect(plain.headers.etag).not.toBe(compressed.headers.etag);
    for (const [{ headers }, accept] of [
      [plain, 'identity'],
      [compressed, 'gzip'],
    ] as const) {
      const again = await raw(url, {
        headers: { 'accept-encoding': accept, 'if-none-match': `W/"x", ${headers.etag!}` },
      });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    expect(
      (await raw(url, { headers: { 'accept-encoding': 'gzip;q=0, identity' } })).headers['content-encoding'],
    ).toBeUndefined();
    expect((await raw(url, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });
});

describe('an address that calls too often without a key', () => {
  const limited = ({ status, headers, body }: RawAnswer, code = 'rate_limit_exceeded'): void => {
    expect([status, body.error.code]).toEqual([429, code]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(body.error.message).toMatch(
      /^Your address sent more than 5 requests a minute without a key\. Try again in \d+ seconds?\.$/,
    );
  };
  /** Behind a trusted proxy each caller has its own address. */
  const at = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start({ SVC_OPEN_PER_MINUTE: '5', SVC_TRUSTED_PROXIES: '127.0.0.1', SVC_ADDIN_ACCESS: 'code' });
  });

  let visitors = 0;
  test.each<[string, string, Readonly<Record<string, string>>, number]>([
    ['pages', '/docs', {}, 200],
    ['the status', '/status', {}, 200],
    ['the status as data', '/api/v1/status', {}, 200],
    ['the document', '/openapi.json', {}, 200],
    ['no key', '/api/tax', {}, 401],
    ['a wrong key', '/api/tax', { 'x-api-key': 'wrong' }, 401],
    ['a key that looks right', '/api/tax', { 'x-api-key': `svc_live_${'a'.repeat(38)}` }, 401],
    ['no session', '/addin/api/tax', {}, 401],
    ['the door', '/addin/config', {}, 200],
    ['what is not there', '/nothing', {}, 404],
    ['methods that nothing takes', '/docs', { method: 'PUT' }, 405],
    ['the metrics of others', '/metrics', {}, 404],
  ])('%s', async (_, path, { method = 'GET', ...headers }, status) => {
    const visitor = `203.0.113.${++visitors}`;
    const ask = (address = visitor): Promise<RawAnswer> =>
      raw(server.url + path, { method, headers: { ...headers, ...at(address) } });
    for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(status);
    limited(await ask());
    // The limit does not affect other addresses, callers with a key or monitors.
    expect((await ask(`198.51.100.${visitors}`)).status).toBe(status);
    expect(
      (await raw(`${server.url}/api/tax?country=KE`, { headers: { 'x-api-key': server.key, ...at(visitor) } })).status,
    ).toBe(200);
    for (const open of ['/healthz', '/readyz'])
      expect((await raw(server.url + open, { headers: at(visitor) })).status).toBe(200);
  });

  test('VAT writes this code in upper case, like its others', async () => {
    const ask = (): Promise<RawAnswer> =>
      raw(`${server.url}/api/vat`, { method: 'POST', body: {}, headers: at('192.0.2.1') });
    for (let i = 0; i < 5; i++) expect((await ask()).body.error.code).toBe('INVALID_API_KEY');
    limited(await ask(), 'RATE_LIMIT_EXCEEDED');
  });

  test('counts as a whole network for IPv6', async () => {
    const ask = (end: string): Promise<RawAnswer> => raw(`${server.url}/docs`, { headers: at(`2001:db8:1:2:${end}`) });
    for (let i = 0; i < 5; i++) expect((await ask(`${i}::1`)).status).toBe(200);
    limited(await ask('ffff::9'));
    expect((await raw(`${server.url}/docs`, { headers: at('2001:db8:9:3::1') })).status).toBe(200);
  });

  test('may still load the files of a page', async () => {
    for (let i = 0; i < 100; i++)
      expect((await raw(`${server.url}/docs/assets/pages.css`, { headers: at('192.0.2.9') })).status).toBe(200);
    expect((await raw(`${server.url}/docs/assets/pages.css`, { headers: at('192.0.2.9') })).status).toBe(429);
  });

  test('a forwarding header from an untrusted proxy does not help', async () => {
    const direct = await start({ SVC_OPEN_PER_MINUTE: '5' });
    for (let i = 0; i < 5; i++) await raw(`${direct.url}/docs`, { headers: at(`203.0.113.${i}`) });
    limited(await raw(`${direct.url}/docs`, { headers: at('203.0.113.99') }));
  });
});

test('six hundred a minute are allowed by default', async () => {
  const server = await start({});
  // In turns, because a system holds only so many connections that were not accepted yet.
  for (let turn = 0; turn < 6; turn++) {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async () => (await raw(`${server.url}/docs`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect((await raw(`${server.url}/docs`)).status).toBe(429);
});

test('calls with a session are not counted', async () => {
  const server = await start({ SVC_OPEN_PER_MINUTE: '5' });
  const session = await openSession(server.url);
  for (let i = 0; i < 20; i++)
    expect((await raw(`${server.url}/addin/api/tax?country=KE`, { headers: session })).status).toBe(200);
});
