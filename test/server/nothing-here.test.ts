import { ask } from '../support/http';

const url = (path: string): string => new URL(path, process.env['SERVICE_URL']).href;
const key = (): string => process.env['SERVICE_KEY']!;
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const json = { 'content-type': 'application/json' };
const bodies: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ['JSON', json, '{}'],
  ['broken JSON', json, '{'],
  ['nothing', json, ''],
  ['text', { 'content-type': 'text/plain' }, 'hello'],
  ['a type that nobody knows', { 'content-type': 'application/x-nothing' }, 'hello'],
  ['more than is taken', json, JSON.stringify({ text: 'x'.repeat(2 ** 21) })],
  ['compressed bytes', { ...json, 'content-encoding': 'gzip' }, 'hello'],
];

describe.each(['/api/nothing', '/api/v1/tax/nothing', '/nothing'])('%s', (path) => {
  test.each(bodies)('is not found, whatever is sent: %s', async (_, headers, body) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      for (const keys of [{}, { 'x-api-key': key() }, { 'x-api-key': 'svc_live_wrong' }]) {
        const response = await ask(url(path), {
          method,
          headers: { ...headers, ...keys } as Record<string, string>,
          body,
        });
        expect([method, response.status, ((await response.json()) as { error: { code: string } }).error.code]).toEqual([
          method,
          404,
          'not_found',
        ]);
      }
    }
  });
});

test('a browser gets a page with links, all of which work', async () => {
  for (const path of [
    '/nothing',
    '/docs/nothing',
    '/status/fx/QQQ',
    '/addin/nothing.html',
    '/addin/nothing.js',
    '/n<b>o</b>',
  ]) {
    const response = await ask(url(path), { headers: { accept: browser } });
    expect([path, response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
      path,
      404,
      'text/html; charset=utf-8',
      expect.stringContaining('accept'),
    ]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<h1>Not found</h1>');
    expect(html).not.toContain('<b>o');
    const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!);
    expect(links).toEqual(expect.arrayContaining(['/docs', '/docs/reference', '/status', '/addin/taskpane.html']));
    for (const link of links) expect([link, (await ask(url(link))).status]).toEqual([link, 200]);
  }
});

test('programs get the error envelope, and so does everyone at API addresses', async () => {
  for (const [path, accept] of [
    ['/nothing', '*/*'],
    ['/nothing', 'application/json'],
    ['/api/nothing', browser],
    ['/addin/api/nothing', browser],
  ] as const) {
    const response = await ask(url(path), { headers: { accept } });
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      404,
      'application/json; charset=utf-8',
    ]);
    expect(await response.json()).toMatchObject({
      success: false,
      error: { code: 'not_found', docs: url('/docs/errors#not_found') },
    });
  }
  expect(
    (await ask(url('/nothing'), { method: 'POST', headers: { accept: browser } })).headers.get('content-type'),
  ).toContain('json');
});
