import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { accountOperations, subscriptionOperations } from '../../src/contract';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

const address = process.env['SERVICE_URL']!;
const page = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(new URL(path, address), { headers });
const folder = temporaryDirectory();
afterAll(() => removeDirectory(folder));

let listed: readonly (readonly [file: string, guide: string])[];
beforeAll(async () => {
  const html = await (await page('/downloads')).text();
  listed = [...html.matchAll(/href="([^"]+)" download>[^<]*<\/a><\/td><td><a href="([^"]+)"/g)].map(
    ([, file, guide]) => [file!, guide!] as const,
  );
});

const addressOf = (ending: string, part = ''): string =>
  listed.map(([file]) => file).find((file) => file.includes(part) && file.endsWith(ending))!;
const bytesOf = async (ending: string, part?: string): Promise<Buffer> =>
  Buffer.from(await (await page(addressOf(ending, part))).arrayBuffer());
/** Saves a download under its own name. */
async function saved(ending: string): Promise<string> {
  const path = join(folder, basename(addressOf(ending)));
  writeFileSync(path, await bytesOf(ending));
  return path;
}

test('the page lists each file once, with a guide that is there', async () => {
  const files = listed.map(([file]) => basename(file));
  expect(files).toEqual([
    expect.stringMatching(/^svc-finance-africa-client-.*\.tgz$/),
    expect.stringMatching(/^svc_finance_africa-.*-py3-none-any\.whl$/),
    expect.stringMatching(/^n8n-nodes-svc-finance-africa-.*\.tgz$/),
    expect.stringMatching(/^zapier-svc-finance-africa-.*\.zip$/),
    expect.stringMatching(/^svc-finance-africa-google-sheets-.*\.zip$/),
    expect.stringMatching(/^svc-finance-africa-.*\.oxt$/),
    'svc-finance-africa.postman_collection.json',
    'apiDefinition.swagger.json',
  ]);
  for (const guide of new Set(listed.map(([, one]) => one)))
    expect([guide, (await page(guide)).status]).toEqual([guide, 200]);
});

test('the guides lead to no page that is missing', async () => {
  const guides = ['/docs/connectors', '/docs/clients', ...new Set(listed.map(([, guide]) => guide))];
  const links = await Promise.all(
    guides.map(async (guide) => {
      const html = await (await page(guide)).text();
      return [...html.matchAll(/href="([^"#]+)/g)].map(([, link]) => new URL(link!, new URL(guide, address)).href);
    }),
  );
  const own = [...new Set(links.flat())].filter((link) => link.startsWith(address) && !link.includes('/downloads/'));
  const missing = await Promise.all(own.map(async (link) => ((await fetch(link)).ok ? [] : [link])));
  expect(missing.flat()).toEqual([]);
});

test('each file is sent under its name, and not again to those who have it', async () => {
  for (const [file] of listed) {
    const { status, headers } = await page(file);
    expect([file, status, headers.get('content-disposition')]).toEqual([
      file,
      200,
      `attachment; filename="${basename(file)}"`,
    ]);
    expect(headers.get('content-type')).toMatch(/^application\//);
    expect((await page(file, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
  }
});

test.each(['.tgz', '.whl', '.zip', '.oxt'])('texts in %s name the server that they come from', async (ending) => {
  const bytes = await bytesOf(ending);
  const texts =
    ending === '.tgz' ? [gunzipSync(bytes)] : Object.values(unzipSync(bytes)).map((one) => Buffer.from(one));
  expect(texts.some((text) => text.includes(address))).toBe(true);
  expect(texts.filter((text) => text.includes('http://localhost:3000'))).toEqual([]);
});

test('the credential of n8n leads to the guide of this server', async () => {
  const text = gunzipSync(await bytesOf('.tgz', 'n8n')).toString();
  const [, guide] = /documentationUrl = "([^"]+)"/.exec(text)!;
  expect(guide).toBe(`${address}/docs/connectors/n8n`);
  expect((await fetch(guide!)).status).toBe(200);
});

test('npm installs the client package for TypeScript', async () => {
  const archive = await saved('.tgz');
  writeFileSync(join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', archive], { cwd: folder, stdio: 'ignore' });
  const exported = execFileSync(process.execPath, ['-p', "Object.keys(require('svc-finance-africa-client')).join()"], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(exported).toContain('FinanceClient');
});

test('a wheel lists its files with their hashes', async () => {
  const files = unzipSync(await bytesOf('.whl'));
  const record = Object.entries(files).find(([name]) => name.endsWith('/RECORD'))!;
  const lines = new Map(
    strFromU8(record[1])
      .trim()
      .split('\n')
      .map((line) => [line.split(',')[0]!, line.split(',').slice(1).join(',')]),
  );
  for (const [name, content] of Object.entries(files)) {
    const hash = createHash('sha256').update(content).digest('base64url');
    expect([name, lines.get(name)]).toEqual([name, name === record[0] ? ',' : `sha256=${hash},${content.length}`]);
  }
});

interface PostmanRequest {
  readonly method: string;
  readonly auth?: { readonly type: string };
  readonly header: readonly { readonly key: string; readonly value: string }[];
  readonly url: {
    readonly raw: string;
    readonly variable: readonly { readonly key: string; readonly value: string }[];
  };
  readonly body?: { readonly raw: string };
}
interface Collection {
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly auth: { readonly apikey: readonly { readonly key: string; readonly value: string }[] };
  readonly item: readonly {
    readonly name: string;
    readonly item: readonly { readonly name: string; readonly request: PostmanRequest }[];
  }[];
}

test('every request of the Postman collection for data is answered with a key alone', async () => {
  const {
    variable,
    auth,
    item: folders,
  } = JSON.parse((await bytesOf('postman_collection.json')).toString()) as Collection;
  const values = new Map(variable.map(({ key, value }) => [key, value]));
  expect(values.get('baseUrl')).toBe(address);
  expect(auth.apikey.map(({ key, value }) => [key, value])).toEqual([
    ['key', 'x-api-key'],
    ['value', '{{apiKey}}'],
    ['in', 'header'],
  ]);
  const managed = folders.filter(({ name }) => ['Webhooks', 'Account'].includes(name));
  expect(managed.flatMap(({ item }) => item)).toHaveLength(accountOperations.length + subscriptionOperations.length);
  const data = folders.filter((one) => !managed.includes(one)).flatMap(({ item }) => item);
  expect(data.length).toBeGreaterThan(25);
  for (const { name, request } of data) {
    const filled = request.url.variable.reduce(
      (url, { key, value }) => url.replace(`/:${key}`, `/${value}`),
      request.url.raw.replace('{{baseUrl}}', address),
    );
    const { status } = await fetch(filled, {
      method: request.method,
      headers: {
        ...Object.fromEntries(request.header.map(({ key, value }) => [key, value])),
        ...(request.auth?.type === 'noauth' ? {} : { 'x-api-key': process.env['SERVICE_KEY']! }),
      },
      ...(request.body === undefined ? {} : { body: request.body.raw }),
    });
    expect([name, status < 300]).toEqual([name, true]);
  }
});
