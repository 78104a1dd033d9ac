import { join } from 'node:path';
import { issueCode } from '../../../server/access/access-codes';
import { bucketOf } from '../../../server/gateway/code-entrance';
import { openSqlite } from '../../../server/store/sqlite';
import { raw, type RawAnswer } from '../../support/raw';
import { finished, removeDirectory, run, type ServerProcess, startServer, temporaryDirectory } from '../../support/server-process';

// Servers start slowly where much else runs.
jest.setTimeout(60_000);

const dataDir = temporaryDirectory();
let server: ServerProcess;
// Tests play visitors of many addresses behind a proxy that the server trusts.
const start = (): Promise<ServerProcess> => startServer({ SVC_DATA_DIR: dataDir, SVC_ADDIN_ACCESS: 'code', SVC_LOG_LEVEL: 'error', SVC_TRUSTED_PROXIES: '127.0.0.1' });
beforeAll(async () => {
  server = await start();
});
afterAll(async () => {
  await server.stop();
  removeDirectory(dataDir);
});

const access = async (...args: string[]): Promise<string> => {
  const { code, stdout, stderr } = await finished(run('scripts/access.ts', args, { SVC_DATA_DIR: dataDir }));
  if (code !== 0) throw new Error(stderr);
  return stdout.trim();
};
const open = (body: unknown, from = '198.51.100.1'): Promise<RawAnswer> => raw(`${server.url}/addin/session`, { method: 'POST', body, headers: { 'x-forwarded-for': from } });
const countries = (token: unknown): Promise<RawAnswer> => raw(`${server.url}/addin/api/tax`, { headers: { authorization: `Bearer ${String(token)}` } });
const codeOf = ({ status, body }: RawAnswer): [number, string] => [status, body.error.code];

test('a code is all that `create` prints; `list` never shows it', async () => {
  const code = await access('create', '--name', 'printed');
  expect(code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
  const list = await access('list');
  expect(list).toContain('printed');
  expect(list).not.toContain(code);
  await expect(access('create', '--until', '2026-02-30')).rejects.toThrow(/day that exists/);
  await expect(access('create', '--until', '2020-01-01')).rejects.toThrow(/has passed/);
  await expect(access('revoke', 'nobody')).rejects.toThrow(/There is no access code "nobody"/);
});

test('a code lets a device in, which comes in by itself from then on, until the code is revoked', async () => {
  const code = await access('create', '--name', 'team');
  const first = await open({ code: ` ${code.toLowerCase().replace('-', '')} ` });
  expect(first.status).toBe(200);
  const { token, device } = first.body.data;
  expect((await countries(token)).status).toBe(200);

  const later = await open({ device });
  expect(later.status).toBe(200);
  expect(later.body.data['device']).toBeUndefined();
  expect((await countries(later.body.data['token'])).status).toBe(200);
  // The same code lets a colleague in as well.
  expect((await open({ code })).status).toBe(200);
  const rows = JSON.parse(await access('list', '--json')) as { name: string; devices: number; lastUsedAt: string | null }[];
  expect(rows.find(({ name }) => name === 'team')).toMatchObject({ devices: 2, lastUsedAt: expect.stringMatching(/^20/) as string });

  await access('revoke', 'team');
  expect(codeOf(await open({ device }))).toEqual([401, 'code_required']);
  expect(codeOf(await open({ code }))).toEqual([401, 'access_code_wrong']);
  // A session that is still open ends too.
  expect(codeOf(await countries(token))).toEqual([401, 'session_required']);
});

test('a device whose access ended comes in again with a new code', async () => {
  const old = await open({ code: await access('create', '--name', 'old') });
  await access('revoke', 'old');
  const again = await open({ device: old.body.data['device'], code: await access('create', '--name', 'new') });
  expect(again.status).toBe(200);
  expect(again.body.data['device']).toEqual(expect.any(String));
});

test('a code ends by itself, with its devices', async () => {
  const store = openSqlite(join(dataDir, 'service.sqlite'));
  const { code } = await issueCode(store, 'short', new Date(Date.now() + 2_000).toISOString(), new Date());
  await store.close();
  const { body } = await open({ code });
  expect((await countries(body.data['token'])).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect(codeOf(await open({ device: body.data['device'] }))).toEqual([401, 'code_required']);
  expect(codeOf(await open({ code }))).toEqual([401, 'access_code_wrong']);
  expect(codeOf(await countries(body.data['token']))).toEqual([401, 'session_required']);
});

test.each([
  ['nothing', {}, 'code_required'],
  ['an unknown device', { device: 'x'.repeat(43) }, 'code_required'],
  ['a wrong code', { code: 'AAAA-AAAA' }, 'access_code_wrong'],
  ['an empty code', { code: '' }, 'access_code_wrong'],
])('%s does not let in', async (_, body, code) => expect(codeOf(await open(body, '198.51.100.77'))).toEqual([401, code]));

test.each([[{ code: 5 }], [{ code: 'x'.repeat(200) }], [{ device: {} }], ['[]'], ['{']])('%j is not understood', async (body) => expect((await open(body)).status).toBe(400));

test('a session that did not come in by a code is refused', async () => {
  const answer = await raw(`${server.url}/addin/session`, { method: 'POST', body: {}, headers: { origin: 'https://evil.example' } });
  expect(codeOf(answer)).toEqual([403, 'foreign_origin']);
  const own = await raw(`${server.url}/addin/session`, { method: 'POST', body: {}, headers: { origin: server.url, host: new URL(server.url).host } });
  expect(codeOf(own)).toEqual([401, 'code_required']);
});

describe('guessing', () => {
  test('from one address five codes are tried in a quarter of an hour, together, whatever happens to the server', async () => {
    const right = await access('create', '--name', 'guessed');
    const known = await open({ code: right }, '203.0.113.5');
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, i) => open({ code: `BBBB-BB${i + 10}` }, '203.0.113.5')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(codeOf(refused[0]!)).toEqual([429, 'too_many_attempts']);
    const wait = Number(refused[0]!.headers['retry-after']);
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    // Even the right code waits, and a new start of the server forgets nothing.
    expect((await open({ code: right }, '203.0.113.5')).status).toBe(429);
    await server.stop();
    server = await start();
    expect((await open({ code: right }, '203.0.113.5')).status).toBe(429);
    // A device that is known already is not held up, nor is another address.
    expect((await open({ device: known.body.data['device'] }, '203.0.113.5')).status).toBe(200);
    expect((await open({ code: right }, '203.0.113.6')).status).toBe(200);
  });

  test('many addresses do not help', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 60; i++) statuses.push((await open({ code: 'CCCC-CCCC' }, `192.0.2.${i}`)).status);
    const tried = statuses.filter((status) => status === 401).length;
    expect(tried).toBeGreaterThan(30);
    expect(tried).toBeLessThanOrEqual(50);
    expect(statuses.at(-1)).toBe(429);
  });

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('attempts of %s count for %s', (ip, bucket) => expect(bucketOf(ip)).toBe(bucket));
});
