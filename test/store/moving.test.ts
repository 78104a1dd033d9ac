import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { Client } from 'pg';
import { administratorOf } from '../../server/accounts/actor';
import { keyChanges } from '../../server/accounts/key-changes';
import { firstAccount } from '../../server/store/accounts';
import type { NewObservation } from '../../server/store/ledger';
import { openStore } from '../../server/store/open';
import { emptyDatabase, withoutPostgres } from '../support/postgres';
import { finished, removeDirectory, run, temporaryDirectory } from '../support/server-process';

const dataDir = temporaryDirectory();
afterAll(() => removeDirectory(dataDir));

const store = (...args: readonly string[]) => finished(run('scripts/store.ts', args, { SVC_DATA_DIR: dataDir }));
const now = '2026-11-20T00:00:00.000Z';
const observation = (value: number): NewObservation => ({
  series: 'fx',
  entity: 'KES',
  date: '2026-11-20',
  value,
  source: { title: 'x', publisher: 'y', url: null },
  retrievedAt: now,
  origin: 'test',
  authority: 'compiled',
});

test('a backup from before accounts is restored into the first account', async () => {
  const folder = join(dataDir, 'earlier');
  const origin = await openStore({ dataDir: folder });
  const { stored } = await keyChanges(origin, administratorOf(firstAccount), new Date(now)).create({
    name: 'a',
    environment: 'live',
    plan: 'pro',
  });
  await origin.close();
  const file = join(dataDir, 'backup of today');
  const earlier = join(dataDir, 'backup from before');
  expect((await store('backup', file, '--store', `sqlite:${join(folder, 'service.sqlite')}`)).code).toBe(0);
  const since = [
    'accounts',
    'members',
    'invitations',
    'plan_requests',
    'account_tokens',
    'grants',
    'grant_tokens',
    'audit',
    'usage',
    'refused_calls',
  ];
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  const before = lines.flatMap((line) => {
    const read = JSON.parse(line) as { end?: object; schema?: number } | [string, Record<string, unknown>];
    if (Array.isArray(read)) {
      const { owner: _, ...row } = read[1];
      return since.includes(read[0]) ? [] : [[read[0], row]];
    }
    if (read.end === undefined) return [{ ...read, schema: 9 }];
    return [{ end: Object.fromEntries(Object.entries(read.end).filter(([table]) => !since.includes(table))) }];
  });
  writeFileSync(earlier, gzipSync(before.map((line) => `${JSON.stringify(line)}\n`).join('')));
  const restored = join(dataDir, 'restored from before');
  expect(await store('restore', earlier, '--store', `sqlite:${join(restored, 'service.sqlite')}`)).toMatchObject({
    code: 0,
  });
  expect(await store('restore', earlier, '--store', `sqlite:${join(restored, 'service.sqlite')}`)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /not empty.*On SQLite, .*move its file away, with those that end in -wal and -shm/,
    ) as string,
  });
  const back = await openStore({ dataDir: restored });
  expect(await back.listKeys()).toEqual([stored]);
  expect(await back.listAccounts()).toMatchObject([{ id: firstAccount }]);
  await back.close();
});

const tested = withoutPostgres === undefined ? test : test.skip;
tested('a store goes from SQLite to PostgreSQL, into a backup and back, with every row', async () => {
  const origin = await openStore({ dataDir });
  const changes = keyChanges(origin, administratorOf(firstAccount), new Date(now));
  const { stored } = await changes.create({ name: 'a', environment: 'live', plan: 'free' });
  const usage = {
    account: firstAccount,
    key: stored.id,
    day: '2026-11-20',
    operation: 'tax',
    outcome: 'success',
  } as const;
  await origin.addUsage([{ ...usage, calls: 5 }]);
  await origin.takeLease({ account: stored.account, window: '2026-11', needed: 7, most: 7, limit: 100, share: 1 });
  const ids = await origin.addObservations(
    Array.from({ length: 1_201 }, (_, i) => observation(i / 7)),
    now,
  );
  await origin.withdrawObservations({ ids: ids.slice(0, 1) }, 'a person', now);
  await origin.close();
  const databaseUrl = await emptyDatabase();
  const restored = join(dataDir, 'restored');
  const file = join(dataDir, 'backup');
  const sqlite = `sqlite:${join(dataDir, 'service.sqlite')}`;

  expect(await store('copy', '--from', sqlite, '--to', databaseUrl, '--dry-run')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/observations +1,201[^]*Nothing was written/) as string,
  });
  expect(await store('copy', '--from', sqlite, '--to', databaseUrl)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/keys +1 +1\n[^]*observations +1,201 +1,201/) as string,
  });
  expect(await store('copy', '--from', sqlite, '--to', databaseUrl)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/not empty, so nothing was written/) as string,
  });
  expect((await store('backup', file, '--store', databaseUrl)).code).toBe(0);
  expect(await store('restore', file, '--store', `sqlite:${join(restored, 'service.sqlite')}`)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/observations +1,201 +1,201/) as string,
  });

  const [source, copy, back] = [
    await openStore({ dataDir }),
    await openStore({ dataDir, databaseUrl }),
    await openStore({ dataDir: restored }),
  ];
  for (const one of [copy, back]) {
    expect(await one.listKeys()).toEqual(await source.listKeys());
    expect(await one.taken(stored.account, '2026-11')).toBe(7);
    expect(await one.observationsOf('test')).toEqual(await source.observationsOf('test'));
    expect(await one.listAccounts()).toEqual(await source.listAccounts());
    expect(await one.usageOf(firstAccount, undefined, '2026-11-20', '2026-11-20')).toMatchObject([{ calls: 5 }]);
    expect(await one.auditTrail({}, 9)).toEqual(await source.auditTrail({}, 9));
    expect(await one.ledgerVersion()).toBe(await source.ledgerVersion());
    expect(await one.addObservations([observation(1)], now)).toEqual([ids.at(-1)! + 1]);
    expect(await keyChanges(one, administratorOf(firstAccount), new Date(now)).disable(stored)).toBe(true);
    expect(await one.auditTrail({}, 9)).toHaveLength(2);
  }
  await Promise.all([source, copy, back].map((one) => one.close()));
});

tested('a role of a server can serve, and can neither change a value nor delete one', async () => {
  const databaseUrl = await emptyDatabase();
  const role = `server_${databaseUrl.slice(-8)}`;
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(`CREATE ROLE ${role} LOGIN`);
  expect((await store('migrate', '--store', databaseUrl, '--grant-to', role)).code).toBe(0);
  // Without the triggers, the rights alone must hold.
  for (const table of ['observations', 'audit']) await owner.query(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  await owner.end();
  const url = databaseUrl.replace('//postgres@', `//${role}@`);
  const serving = await openStore({ dataDir, databaseUrl: url });
  const [first] = await serving.addObservations([observation(9)], now);
  expect(await serving.withdrawObservations({ ids: [first!] }, 'a person', now)).toBe(1);
  await keyChanges(serving, administratorOf(firstAccount), new Date(now)).create({
    name: 'a',
    environment: 'live',
    plan: 'free',
  });
  await serving.close();
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of [
    'UPDATE observations SET value = 10',
    'DELETE FROM observations',
    'TRUNCATE observations',
    'DROP TABLE observations',
    "UPDATE audit SET actor = 'nobody'",
    'DELETE FROM audit',
  ])
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  await client.end();
});
