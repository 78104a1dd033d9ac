import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstAccount } from '../../server/store/accounts';
import { openStore } from '../../server/store/open';
import Database from 'better-sqlite3';
import { databaseFile } from '../../server/store/sqlite/open';
import { sqliteWords } from '../../server/store/sqlite/schema';
import { migrations } from '../../server/store/sql/migrations';
import { removeDirectory, temporaryDirectory } from '../support/server-process';
import { conformance } from './conformance';

conformance('SQLite', async () => {
  const dataDir = temporaryDirectory();
  return {
    open: () => openStore({ dataDir }),
    async execute(sql) {
      const database = new Database(databaseFile(dataDir));
      try {
        database.exec(sql);
      } finally {
        database.close();
      }
    },
    async remove() {
      removeDirectory(dataDir);
    },
  };
});

describe('a SQLite file', () => {
  let dataDir: string;
  beforeEach(() => void (dataDir = join(temporaryDirectory(), 'deep')));
  afterEach(() => removeDirectory(join(dataDir, '..')));

  /** Creates a database as a version of the service with that many migrations left it. */
  function earlier(version: number, sql: string): void {
    mkdirSync(dataDir);
    const database = new Database(databaseFile(dataDir));
    for (const migration of migrations.slice(0, version))
      for (const statement of migration(sqliteWords)) database.exec(statement);
    database.pragma(`user_version = ${version}`);
    database.exec(sql);
    database.close();
  }

  test('with a newer schema is refused with an explanation, and left unchanged', async () => {
    await (await openStore({ dataDir })).close();
    const database = new Database(databaseFile(dataDir));
    database.pragma('user_version = 99');
    await expect(openStore({ dataDir })).rejects.toThrow(/schema 99, .* Start a newer version/);
    expect(database.pragma('user_version', { simple: true })).toBe(99);
    database.close();
  });

  test('of an earlier version keeps its keys and access codes', async () => {
    earlier(
      5,
      `
      INSERT INTO keys (id, account, hash, name, environment, plan, hint, created_at, disabled_at, expires_at) VALUES ('k', 'k', 'hash', 'old', 'live', 'pro', 'svc_live_abcd…', '2026-01-01T00:00:00.000Z', NULL, '2026-02-01T00:00:00.000Z');
      INSERT INTO access_codes (id, hash, name, created_at, expires_at, revoked_at) VALUES ('c', 'hash', 'team', '2026-01-01T00:00:00.000Z', NULL, NULL);
    `,
    );
    const store = await openStore({ dataDir });
    expect(await store.keyById('k')).toEqual({
      id: 'k',
      owner: firstAccount,
      account: 'k',
      name: 'old',
      environment: 'live',
      plan: 'pro',
      hint: 'svc_live_abcd…',
      createdAt: '2026-01-01T00:00:00.000Z',
      disabledAt: null,
      ownerDisabledAt: null,
      replacedAt: '2026-02-01T00:00:00.000Z',
      expiresAt: null,
      lastUsedAt: null,
      networks: null,
      operations: null,
    });
    expect(await store.listAccounts()).toEqual([
      {
        id: firstAccount,
        name: 'First account',
        plan: 'enterprise',
        createdAt: '2026-01-01T00:00:00.000Z',
        disabledAt: null,
      },
    ]);
    expect(await store.accessCode('hash')).toMatchObject({ id: 'c', mostDevices: null });
    for (let i = 0; i < 3; i++)
      expect(await store.addDevice(`d${i}`, 'c', `device ${i}`, '2026-03-01T00:00:00.000Z')).toBe(true);
    await store.close();
  });

  test('of an earlier version keeps its observations', async () => {
    earlier(2, "INSERT INTO observations VALUES ('policy_rate', 'KE', '2026-01-10', 9, 'CBK', '2026-01-10')");
    const store = await openStore({ dataDir });
    expect(await store.observationsOf('before')).toMatchObject([
      { series: 'policy_rate', value: 9, knownFrom: '2026-01-10', source: { publisher: 'CBK' } },
    ]);
    await store.close();
  });

  test('of an earlier version keeps its subscriptions, whose hosts lose their ports', async () => {
    const columns = "'a', 'live', NULL, 'https://x', 'whsec_eA==', '{}', 'p~0', '[]', '2026-11-01T00:00:00.000Z'";
    const hosts = ['a1.example.com', 'a1.example.com:8443', '[2606:4700::1111]:8443', '[2606:4700::1]', '10.0.0.1:99'];
    earlier(
      migrations.findIndex((migration) => migration(sqliteWords).some((sql) => sql.includes('earlier_secrets'))),
      hosts
        .map(
          (host, i) =>
            `INSERT INTO subscriptions (id, host, account, environment, name, callback_url, secret, filter, position, crossed, created_at) VALUES ('${i}', '${host}', ${columns});`,
        )
        .join('\n'),
    );
    const store = await openStore({ dataDir });
    expect((await store.subscriptionsOf('a')).map(({ host, earlierSecrets }) => [host, earlierSecrets])).toEqual([
      ['a1.example.com', []],
      ['a1.example.com', []],
      ['2606:4700::1111', []],
      ['2606:4700::1', []],
      ['10.0.0.1', []],
    ]);
    await store.close();
  });

  test('contains nothing half-stored after a process was killed during a write', async () => {
    const store = await openStore({ dataDir });
    const child = fork(join(__dirname, '../support/killed-while-writing.ts'), [dataDir], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [message] = (await once(child, 'message')) as [string];
    expect(message).toBe('in the middle');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await store.observationsOf('killed')).toEqual([]);
    expect(await store.ledgerVersion()).toBe(0);
    expect(await store.secret('name', 'written since')).toBe('written since');
    await store.close();
  });
});

test('another kind of database is refused with a message that repeats no password', async () => {
  const opening = openStore({ dataDir: 'nowhere', databaseUrl: 'mysql://user:password@localhost/svc' });
  await expect(opening).rejects.toThrow(/^SVC_DATABASE_URL must start with postgres:(?!.*password)/);
});
