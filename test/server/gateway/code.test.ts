import { join } from 'node:path';
import Database from 'better-sqlite3';
import { hashOfCode, issueCode } from '../../../server/access/access-codes';
import { callerOf } from '../../../server/network/address';
import { openStore } from '../../../server/store/open';
import { raw, type RawAnswer } from '../../support/raw';
import { command, type ServerProcess, startedServers, temporaryDirectory } from '../../support/server-process';

const dataDir = temporaryDirectory();
const startServer = startedServers();
let server: ServerProcess;
// The server trusts a proxy, so tests can act as visitors from many addresses.
const start = (): Promise<ServerProcess> =>
  startServer({
    SVC_DATA_DIR: dataDir,
    SVC_ADDIN_ACCESS: 'code',
    SVC_LOG_LEVEL: 'error',
    SVC_TRUSTED_PROXIES: '127.0.0.1',
  });
beforeAll(async () => {
  server = await start();
});

const access = command('scripts/access.ts', { SVC_DATA_DIR: dataDir });
const open = (body: unknown, from = '198.51.100.1', to = server): Promise<RawAnswer> =>
  raw(`${to.url}/addin/session`, { method: 'POST', body, headers: { 'x-forwarded-for': from } });
const countries = (token: unknown): Promise<RawAnswer> =>
  raw(`${server.url}/addin/api/tax`, { headers: { authorization: `Bearer ${String(token)}` } });
const codeOf = ({ status, body }: RawAnswer): [number, string] => [status, body.error.code];

test('a code is all that `create` prints; `list` never shows it', async () => {
  const code = await access('create', '--name', 'printed');
  expect(code).toMatch(/^[2-9B-Z]{4}(-[2-9B-Z]{4}){3}$/);
  const list = await access('list');
  expect(list).toContain('printed');
  expect(list).not.toContain(code);
  for (const devices of ['0', '-1', '1.5', 'many'])
    await expect(access('create', `--devices=${devices}`)).rejects.toThrow(/`--devices` takes a whole number/);
  await expect(access('create', '--until', '2026-02-30')).rejects.toThrow(/day of the calendar/);
  await expect(access('create', '--until', '2020-01-01')).rejects.toThrow(/is in the past/);
  await expect(access('revoke', 'nobody')).rejects.toThrow(/There is no access code "nobody"/);
});

test('a code admits a device, which then signs in without it until the code is revoked', async () => {
  const code = await access('create', '--name', 'team', '--devices', '2');
  const first = await open({ code: ` ${code.toLowerCase().replace('-', '')} ` });
  expect(first.status).toBe(200);
  const { token, device } = first.body.data;
  expect((await countries(token)).status).toBe(200);

  const later = await open({ device });
  expect(later.status).toBe(200);
  expect(later.body.data['device']).toBeUndefined();
  expect((await countries(later.body.data['token'])).status).toBe(200);
  // The same code also admits a colleague.
  expect((await open({ code })).status).toBe(200);
  const rows = JSON.parse(await access('list', '--json')) as {
    name: string;
    devices: number;
    lastUsedAt: string | null;
  }[];
  expect(rows.find(({ name }) => name === 'team')).toMatchObject({
    devices: 2,
    lastUsedAt: expect.stringMatching(/^20/) as string,
  });

  await access('revoke', 'team');
  expect(codeOf(await open({ device }))).toEqual([401, 'code_required']);
  expect(codeOf(await open({ code }))).toEqual([401, 'access_code_wrong']);
  // An open session ends too.
  expect(codeOf(await countries(token))).toEqual([401, 'session_required']);
});

test('a device whose access expired signs in again with a new code', async () => {
  const old = await open({ code: await access('create', '--name', 'old') });
  await access('revoke', 'old');
  const again = await open({ device: old.body.data['device'], code: await access('create', '--name', 'new') });
  expect(again.status).toBe(200);
  expect(again.body.data['device']).toEqual(expect.any(String));
});

test('a code admits exactly its number of devices, even if they come to several servers at once', async () => {
  const code = await access('create', '--name', 'three', '--devices', '3');
  const other = await start();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => open({ code }, `198.51.100.${i + 10}`, i % 2 === 0 ? server : other)),
  );
  await other.stop();
  const entered = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect([entered.length, refused.length]).toEqual([3, 9]);
  for (const answer of refused) expect(codeOf(answer)).toEqual([401, 'access_code_wrong']);
  expect(refused[0]!.body.error.message).toBe(
    'This access code has already been used on all 3 devices it is for. Ask your administrator for another.',
  );
  // Admitted devices keep their access and can return.
  for (const { body } of entered) expect((await open({ device: body.data['device'] })).status).toBe(200);
  expect(await access('list')).toMatch(/open +3 of 3 +20\d\d-\d\d-\d\d +three/);
});

test('a code is for one device by default', async () => {
  const code = await access('create', '--name', 'single');
  expect((await open({ code })).status).toBe(200);
  expect((await open({ code })).body.error.message).toMatch(/used on the one device it is for/);
  // A valid but used-up code does not count as a guess.
  for (let i = 0; i < 6; i++) expect((await open({ code })).status).toBe(401);
});

test('a code expires, and its devices with it', async () => {
  /** A code that admitted a device before it expired. A busy machine needs a longer lifetime. */
  async function usedCode(
    lifetime: number,
  ): Promise<{ readonly code: string; readonly body: RawAnswer['body']; readonly end: number }> {
    const store = await openStore({ dataDir });
    const end = Date.now() + lifetime;
    const { code } = await issueCode(store, {
      name: `short ${lifetime}`,
      mostDevices: 5,
      expiresAt: new Date(end).toISOString(),
      now: new Date(),
    });
    await store.close();
    const { status, body } = await open({ code });
    return status === 200 && (await countries(body.data['token'])).status === 200
      ? { code, body, end }
      : usedCode(lifetime * 2);
  }
  const { code, body, end } = await usedCode(2_000);
  await new Promise((resolve) => setTimeout(resolve, end - Date.now() + 100));
  expect(codeOf(await open({ device: body.data['device'] }))).toEqual([401, 'code_required']);
  expect(codeOf(await open({ code }))).toEqual([401, 'access_code_wrong']);
  expect(codeOf(await countries(body.data['token']))).toEqual([401, 'session_required']);
});

test.each([
  ['nothing', {}, 'code_required'],
  ['an unknown device', { device: 'x'.repeat(43) }, 'code_required'],
  ['a wrong code', { code: 'AAAA-AAAA' }, 'access_code_wrong'],
  ['an empty code', { code: '' }, 'access_code_wrong'],
])('%s does not give access', async (_, body, code) =>
  expect(codeOf(await open(body, '198.51.100.77'))).toEqual([401, code]),
);

test.each([[{ code: 5 }], [{ code: 'x'.repeat(200) }], [{ device: {} }], ['[]'], ['{']])(
  '%j is not understood',
  async (body) => expect((await open(body)).status).toBe(400),
);

test('a session opened without a code is refused', async () => {
  const answer = await raw(`${server.url}/addin/session`, {
    method: 'POST',
    body: {},
    headers: { origin: 'https://evil.example' },
  });
  expect(codeOf(answer)).toEqual([403, 'foreign_origin']);
  const own = await raw(`${server.url}/addin/session`, {
    method: 'POST',
    body: {},
    headers: { origin: server.url, host: new URL(server.url).host },
  });
  expect(codeOf(own)).toEqual([401, 'code_required']);
});

describe('guessing', () => {
  test('one address may try five codes in a quarter of an hour, across restarts', async () => {
    const right = await access('create', '--name', 'guessed', '--devices', '5');
    const known = await open({ code: right }, '203.0.113.5');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => open({ code: `BBBB-BB${i + 10}` }, '203.0.113.5')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    expect(codeOf(refused[0]!)).toEqual([429, 'too_many_attempts']);
    const wait = Number(refused[0]!.headers['retry-after']);
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
    // Even the right code must wait, and a restart does not reset the count.
    expect((await open({ code: right }, '203.0.113.5')).status).toBe(429);
    await server.stop();
    server = await start();
    expect((await open({ code: right }, '203.0.113.5')).status).toBe(429);
    // A known device is not delayed, and neither is another address.
    expect((await open({ device: known.body.data['device'] }, '203.0.113.5')).status).toBe(200);
    expect((await open({ code: right }, '203.0.113.6')).status).toBe(200);
  });

  test('colleagues behind one address sign in to several servers at once', async () => {
    const code = await access('create', '--name', 'office', '--devices', '40');
    const other = await start();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => open({ code }, '100.69.0.1', i % 2 === 0 ? server : other)),
    );
    await other.stop();
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  test('wrong codes from many networks do not lock out a newcomer', async () => {
    const right = await access('create', '--name', 'newcomer');
    const wrong = await Promise.all(
      Array.from({ length: 80 }, (_, i) => open({ code: 'CCCC-CCCC-CCCC-CCCC' }, `100.64.${i}.1`)),
    );
    expect(wrong.map(codeOf)).toEqual(Array(80).fill([401, 'access_code_wrong']));
    expect((await open({ code: right }, '100.65.0.1')).status).toBe(200);
  });

  test.each([
    ['IPv4', (i: number) => `192.0.2.${i + 1}`],
    ['IPv6', (i: number) => `2001:db8:77:${(i * 256).toString(16)}::1`],
  ])(
    'one network may try fifty in a quarter of an hour, and an address without attempts is let through (%s)',
    async (family, address) => {
      const right = await access('create', '--name', `network ${family}`);
      const statuses: number[] = [];
      for (let i = 0; i < 60; i++)
        statuses.push((await open({ code: 'CCCC-CCCC-CCCC-CCCC' }, address(Math.floor(i / 4)))).status);
      // The first fifty, and one from each address without earlier attempts.
      expect(statuses).toEqual([...Array<number>(50).fill(401), 429, 429, 401, 429, 429, 429, 401, 429, 429, 429]);
      expect(codeOf(await open({ code: right }, address(3)))).toEqual([429, 'too_many_attempts']);
      expect((await open({ code: right }, address(99))).status).toBe(200);
    },
  );

  test('short codes from earlier versions share one limit and admit any number of devices', async () => {
    const store = await openStore({ dataDir });
    await store.addAccessCode(
      {
        id: 'short',
        name: 'short',
        createdAt: new Date().toISOString(),
        expiresAt: null,
        revokedAt: null,
        mostDevices: null,
      },
      hashOfCode('BCDF-GHJK'),
    );
    await store.close();
    for (let i = 0; i < 3; i++) expect((await open({ code: 'bcdfghjk' }, '100.66.0.1')).status).toBe(200);
    expect(await access('list')).toMatch(/short +open +3, no limit/);
    const long = await access('create', '--name', 'long');
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, i) => open({ code: 'CCCC-CCCC' }, `100.67.${i}.1`)),
    );
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(50);
    expect(guesses.at(-1)!.status).toBe(429);
    expect((await open({ code: 'BCDF-GHJK' }, '100.66.0.1')).status).toBe(429);
    expect((await open({ code: long }, '100.66.0.1')).status).toBe(200);
  });

  test('the number of stored attempts is bounded, and attempts with a wrong clock delay nobody', async () => {
    const right = await access('create', '--name', 'bounded', '--devices', '2');
    const database = new Database(join(dataDir, 'service.sqlite'));
    const now = Date.now();
    const ahead = now + 30 * 86_400_000;
    const insert = database.prepare(
      "INSERT INTO attempt_buckets (bucket, kind, moments, attempts, holds_until, forgotten_at) VALUES (?, 'code', ?, ?, ?, ?)",
    );
    database.transaction(() => {
      for (let i = 0; i < 30_000; i++) insert.run(`bucket ${i}`, String(now), 1, 0, now + 60_000 + i);
      insert.run('100.68.0.2', Array(5).fill(ahead).join(), 5, ahead + 60_000, ahead + 86_400_000);
    })();
    expect((await open({ code: 'CCCC-CCCC-CCCC-CCCC' }, '100.68.0.1')).status).toBe(401);
    const idle = "SELECT count(*) FROM attempt_buckets WHERE kind = 'code' AND holds_until = 0";
    expect(database.prepare(idle).pluck().get()).toBe(10_000);
    database.prepare("DELETE FROM attempt_buckets WHERE bucket LIKE 'bucket %'").run();
    database.close();
    expect((await open({ code: right }, '100.68.0.2')).status).toBe(200);
  });

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/56'],
    ['2001:0db8:1:2::9', '2001:db8:1::/56'],
    ['2001:db8:1:ff::9', '2001:db8:1::/56'],
    ['2001:db8:1:100::9', '2001:db8:1:100::/56'],
    ['2001:db8::1', '2001:db8::/56'],
    ['::1', '::/56'],
    ['fe80::1%eth0', 'fe80::/56'],
  ])('attempts of %s count for %s', (ip, bucket) => expect(callerOf(ip)).toBe(bucket));
});
