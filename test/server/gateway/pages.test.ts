import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { createRefusals } from '../../../server/runtime/refusals';
import { knownAddresses } from '../../../server/doors/addresses';
import { handleErrors } from '../../../server/doors/handle-errors';
import { frameOf } from '../../../server/pages/page';
import { pageRoutes } from '../../../server/doors/gateway/pages';
import { raw, type RawAnswer } from '../../support/raw';
import { removeDirectory, temporaryDirectory } from '../../support/server-process';

const office = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';
const page = `<!doctype html><script src=${office}></script><script defer src=pane.0123456789abcdef0123.js></script>`;
const manifest = `<OfficeApp><IconUrl DefaultValue="https://localhost:3000/addin/assets/icon-32.png"/><AppDomain>https://localhost:3000</AppDomain><Other>https://localhost:30001</Other><VersionOverrides><Resources></Resources></VersionOverrides></OfficeApp>`;
const files: Readonly<Record<string, string | Buffer>> = {
  'dist/addin/taskpane.html': page,
  'dist/addin/functions.js': 'fun()',
  'dist/addin/functions.json': '{"helpUrl":"https://localhost:3000/addin/functions.html#PAYE"}',
  'dist/addin/functions-fr.json':
    '{"helpUrl":"https://localhost:3000/addin/functions.html#PAYE","description":"Impôt"}',
  'dist/addin/pane.0123456789abcdef0123.js': 'pane()',
  'dist/addin/pane.0123456789abcdef0123.js.br': brotliCompressSync('pane()'),
  'dist/addin/pane.0123456789abcdef0123.js.gz': gzipSync('pane()'),
  'dist/addin/assets/icon-32.png': 'png',
  'dist/addin/.secret': 'secret',
  'dist/secret.html': 'secret',
  'manifest.xml': manifest,
};

const opened: FastifyInstance[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const app of opened) await app.close();
  folders.forEach(removeDirectory);
});

/** Serves the pages over HTTP from a folder with the files of a build. */
async function serve({
  config = {},
  built = true,
}: { config?: Partial<Parameters<typeof pageRoutes>[2]>; built?: boolean } = {}): Promise<
  (path: string, headers?: Readonly<Record<string, string>>) => Promise<RawAnswer>
> {
  const folder = temporaryDirectory();
  folders.push(folder);
  for (const [path, text] of built ? Object.entries(files) : []) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const app = Fastify();
  opened.push(app);
  const frames = frameOf({ people: undefined });
  const log = pino({ level: 'silent' });
  const addressAt = knownAddresses(app);
  const strangers = { refusals: createRefusals(log), limit: async () => undefined };
  handleErrors(app, () => 'https://docs.example', frames, log, strangers, addressAt);
  const address = (): string => config.publicUrl ?? `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await pageRoutes(
    app,
    frames,
    { officeJs: 'cdn', publicUrl: undefined, entra: undefined, host: '127.0.0.1', ...config },
    address,
    folder,
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return (path, headers = {}) => raw(`http://127.0.0.1:${port}${path}`, { headers });
}

test('pages, scripts, metadata and icons have their types, and a cache lifetime that suits their names', async () => {
  const get = await serve();
  const expected: readonly (readonly [string, RegExp, string])[] = [
    ['/addin/taskpane.html', /^text\/html/, 'no-cache'],
    ['/addin/taskpane.html?et=x', /^text\/html/, 'no-cache'],
    ['/addin/functions.js', /javascript/, 'no-cache'],
    ['/addin/functions.json', /^application\/json/, 'no-cache'],
    ['/addin/functions-fr.json', /^application\/json/, 'no-cache'],
    ['/addin/pane.0123456789abcdef0123.js', /javascript/, 'public, max-age=31536000, immutable'],
    ['/addin/assets/icon-32.png', /^image\/png/, 'no-cache'],
  ];
  for (const [path, type, cache] of expected) {
    const { status, headers } = await get(path);
    expect([path, status, headers['content-type'], headers['cache-control']]).toEqual([
      path,
      200,
      expect.stringMatching(type) as string,
      cache,
    ]);
  }
  expect((await get('/addin')).headers.location).toBe('/addin/taskpane.html');
  const { etag } = (await get('/addin/functions.js')).headers;
  expect((await get('/addin/functions.js', { 'if-none-match': etag! })).status).toBe(304);
});

test('a script is compressed as the browser accepts, with a matching Vary header', async () => {
  const get = await serve();
  const script = '/addin/pane.0123456789abcdef0123.js';
  const ways: readonly (readonly [string | undefined, string | undefined, (bytes: Buffer) => Buffer])[] = [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes) => bytes],
    [undefined, undefined, (bytes) => bytes],
  ];
  const tags = new Map<string | undefined, string>();
  for (const [accepted, encoding, plain] of ways) {
    const { status, headers, bytes } = await get(script, accepted === undefined ? {} : { 'accept-encoding': accepted });
    expect([accepted, status, headers['content-encoding'], headers.vary, plain(bytes).toString()]).toEqual([
      accepted,
      200,
      encoding,
      'accept-encoding',
      'pane()',
    ]);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      expect.stringMatching(/javascript/) as string,
      'public, max-age=31536000, immutable',
    ]);
    tags.set(encoding, headers.etag!);
  }
  expect(new Set(tags.values()).size).toBe(3);
  // A file without a compressed copy is sent uncompressed.
  const { headers, text } = await get('/addin/functions.js', { 'accept-encoding': 'br, gzip' });
  expect([headers['content-encoding'], text]).toEqual([undefined, 'fun()']);
});

test('Excel on the web may frame the page and read metadata and icons; other sites may not frame it', async () => {
  const { headers } = await (await serve())('/addin/taskpane.html');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' https:\/\/appsforoffice\.microsoft\.com(;|$)/);
  expect(/frame-ancestors ([^;]+)/.exec(policy)![1]!.split(' ')).toEqual(
    expect.arrayContaining([
      "'self'",
      'https://*.cloud.microsoft',
      'https://*.live.com',
      'https://*.office.com',
      'https://*.sharepoint.com',
    ]),
  );
  expect(policy).not.toMatch(/frame-ancestors[^;]* (\*|https:)( |;|$)/);
  expect(policy).not.toContain('unsafe-eval');
  expect([
    headers['x-frame-options'],
    headers['cross-origin-opener-policy'],
    headers['cross-origin-resource-policy'],
    headers['access-control-allow-origin'],
  ]).toEqual([undefined, undefined, 'cross-origin', '*']);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('office.js comes from Microsoft, or from this server if configured', async () => {
  const cdn = await serve();
  expect((await cdn('/addin/taskpane.html')).text).toBe(page);
  expect((await cdn('/addin/office/office.js')).status).toBe(404);

  const local = await serve({ config: { officeJs: 'local' } });
  const { text, headers } = await local('/addin/taskpane.html');
  expect(text).toBe(page.replace(office, '/addin/office/office.js'));
  expect(String(headers['content-security-policy'])).not.toContain('appsforoffice');
  const script = await local('/addin/office/office.js');
  expect([script.status, script.headers['content-type']]).toEqual([200, expect.stringMatching(/javascript/) as string]);
  expect(script.text).toContain('Microsoft');
  // office.js loads more files from its own folder.
  expect((await local('/addin/office/custom-functions-runtime.debug.js')).status).toBe(200);
});

test.each([
  '/addin/none.js',
  '/addin/none.html',
  '/addin/.secret',
  '/addin/../secret.html',
  '/addin/%2e%2e/secret.html',
  '/addin/..%2fsecret.html',
  '/addin/office/..%2f..%2fpackage.json',
  '/addin/assets/',
])('%s is not found', async (path) => {
  const get = await serve({ config: { officeJs: 'local' } });
  const { status, body } = await get(path);
  expect([status, body.error.code]).toEqual([404, 'not_found']);
});

test('a missing build says how to build it', async () => {
  const get = await serve({ built: false });
  for (const path of ['/addin/taskpane.html', '/addin/functions.js', '/addin/assets/icon-32.png']) {
    const { status, body } = await get(path);
    expect([status, body.error.code, body.error.message]).toEqual([
      404,
      'not_found',
      expect.stringMatching(/npm run build/) as string,
    ]);
  }
  expect((await get('/manifest.xml')).body.error.message).toMatch(/manifest\.xml/);
});

test('the help for the functions uses the address of the server', async () => {
  const get = await serve({ config: { publicUrl: 'https://finance.example.com' } });
  expect((await get('/addin/functions.json')).text).toBe(
    '{"helpUrl":"https://finance.example.com/addin/functions.html#PAYE"}',
  );
});

describe('the manifest', () => {
  test('contains the address of the server', async () => {
    const { status, headers, text } = await (
      await serve({ config: { publicUrl: 'https://finance.example.com/a' } })
    )('/manifest.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(text).toBe(manifest.replace(/https:\/\/localhost:3000(?!1)/g, 'https://finance.example.com/a'));
    const own = await serve();
    expect((await own('/manifest.xml')).text).toMatch(/"http:\/\/127\.0\.0\.1:\d+\/addin\/assets\/icon-32\.png"/);
  });

  test('is valid XML whatever the address contains', async () => {
    const { text } = await (
      await serve({ config: { publicUrl: `https://finance.example.com/?a=$&<b>"'$1` } })
    )('/manifest.xml');
    expect(text).toContain('<AppDomain>https://finance.example.com/?a=$&amp;&lt;b&gt;&quot;&apos;$1</AppDomain>');
  });

  test('names the application if users sign in with Microsoft', async () => {
    const clientId = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
    const entra = { tenant: clientId, clientId, authority: 'https://login.microsoftonline.com' };
    const { text } = await (
      await serve({ config: { publicUrl: 'https://finance.example.com', entra } })
    )('/manifest.xml');
    expect(text).toContain(
      `</Resources><WebApplicationInfo><Id>${clientId}</Id><Resource>api://finance.example.com/${clientId}</Resource><Scopes><Scope>openid</Scope><Scope>profile</Scope></Scopes></WebApplicationInfo></VersionOverrides>`,
    );
  });

  test('is refused for an unknown address', async () => {
    const { status, body } = await (await serve({ config: { host: '0.0.0.0' } }))('/manifest.xml');
    expect([status, body.error.message]).toEqual([404, expect.stringMatching(/SVC_PUBLIC_URL/) as string]);
  });
});
