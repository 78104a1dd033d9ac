import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, isWellFormed, newKey } from '../../server/keys/key-format';
import { migrations } from '../../server/store/migrations';
import { Database } from '../../server/store/sqlite-engine';
import { openSqlite } from '../../server/store/sqlite';
import { removeDirectory, temporaryDirectory } from '../support/server-process';

let directory: string;
beforeEach(() => void (directory = temporaryDirectory()));
afterEach(() => removeDirectory(directory));
const file = (): string => join(directory, 'deep', 'service.sqlite');

test('a newer schema is refused with a sentence, and left as it is', async () => {
  await openSqlite(file()).close();
  const raw = new Database(file());
  raw.pragma('user_version = 99');
  raw.close();
  expect(() => openSqlite(file())).toThrow(/schema 99 .* newer version/);
  expect(new Database(file()).pragma('user_version', { simple: true })).toBe(99);
});

test('keys and access codes of an earlier version stay what they were', async () => {
  mkdirSync(join(directory, 'deep'));
  const before = new Database(file());
  for (const migration of migrations.slice(0, 5)) before.exec(migration);
  before.pragma('user_version = 5');
  before.exec(`
    INSERT INTO keys (id, account, hash, name, environment, plan, hint, created_at, disabled_at, expires_at) VALUES ('k', 'k', 'hash', 'old', 'live', 'pro', 'svc_live_abcd…', '2026-01-01T00:00:00.000Z', NULL, '2026-02-01T00:00:00.000Z');
    INSERT INTO access_codes (id, hash, name, created_at, expires_at, revoked_at) VALUES ('c', 'hash', 'team', '2026-01-01T00:00:00.000Z', NULL, NULL);
  `);
  before.close();
  const store = openSqlite(file());
  expect(await store.keyById('k')).toEqual({
    id: 'k',
    account: 'k',
    name: 'old',
    environment: 'live',
    plan: 'pro',
    hint: 'svc_live_abcd…',
    createdAt: '2026-01-01T00:00:00.000Z',
    disabledAt: null,
    replacedAt: '2026-02-01T00:00:00.000Z',
    expiresAt: null,
    lastUsedAt: null,
    networks: null,
    operations: null,
  });
  expect(await store.accessCode('hash')).toMatchObject({ id: 'c', mostDevices: null });
  for (let i = 0; i < 3; i++)
    expect(await store.addDevice(`d${i}`, 'c', `device ${i}`, '2026-03-01T00:00:00.000Z')).toBe(true);
  await store.close();
});

test('leases never exceed a limit, and shrink as it nears', async () => {
  const store = openSqlite(file());
  const request = { account: 'k', window: '2026-11', needed: 1, most: 500, limit: 100, share: 0.1 };
  const granted: number[] = [];
  for (;;) {
    const { granted: calls } = await store.takeLease(request);
    if (calls === 0) break;
    granted.push(calls);
  }
  expect(granted.reduce((sum, calls) => sum + calls, 0)).toBe(100);
  expect(granted[0]).toBe(10);
  expect(granted.at(-1)).toBe(1);
  await store.returnLease('k', '2026-11', 7);
  expect(await store.taken('k', '2026-11')).toBe(93);
  expect((await store.takeLease({ ...request, needed: 8 })).granted).toBe(0);
  await store.close();
});

test('keys are well formed, and any single slip is noticed', () => {
  for (let i = 0; i < 200; i++) {
    const key = newKey(i % 2 === 0 ? 'live' : 'test');
    expect(isWellFormed(key)).toBe(true);
    const at = 9 + (i % 38);
    const slip = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
    expect(isWellFormed(slip)).toBe(false);
  }
  expect(hashOf('x')).toMatch(/^[0-9a-f]{64}$/);
  expect(isWellFormed('')).toBe(false);
});
