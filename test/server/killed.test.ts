import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { busyClients } from '../support/busy-clients';
import { removeDirectory, startServer, temporaryDirectory } from '../support/server-process';

const limit = 600;

test('servers killed under load leave a sound store, count every call, and together never exceed the limit', async () => {
  const dataDir = temporaryDirectory();
  const plans = join(dataDir, 'plans.json');
  writeFileSync(plans, JSON.stringify({ free: { per_month: limit, per_minute: 100_000 } }));
  const path = join(dataDir, 'service.sqlite');
  const store = await openStore({ dataDir });
  const { key, stored } = await issueKey(store, { name: 'busy', environment: 'live', plan: 'free', now: new Date() });
  const taken = () => store.taken(stored.account, new Date().toISOString().slice(0, 7));

  let passed = 0;
  for (let round = 0; round < 2; round++) {
    // Two servers run at once on one store; only one continues.
    const servers = await Promise.all(
      [1, 2].map(() => startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plans, SVC_LOG_LEVEL: 'silent' })),
    );
    const question = {
      path: '/api/tax',
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ country: 'KE', amount: 85_000, type: 'income' }),
    };
    const clients = await Promise.all(servers.map(({ url }) => busyClients(url, 8, question)));
    for (const { stop } of servers) {
      await pause(Math.random() * 100);
      await stop('SIGKILL');
    }
    for (const { answered, failed } of await Promise.all(clients.map(({ over }) => over))) passed += answered - failed;
    expect(await taken()).toBeGreaterThanOrEqual(passed);
    expect(passed).toBeLessThanOrEqual(limit);
  }
  expect(passed).toBeGreaterThan(0);
  await store.close();
  const file = new Database(path, { readonly: true });
  expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
  file.close();
  removeDirectory(dataDir);
});
