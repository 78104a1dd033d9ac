import type BetterSqlite3 from 'better-sqlite3';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { ask } from '../support/http';
import { removeDirectory, type ServerProcess, startServer } from '../support/server-process';
import { canMount, limitedFiles, mountedDisk, type SmallDisk } from '../support/small-disk';

const database = ({ dataDir }: ServerProcess): string => join(dataDir, 'service.sqlite');

/** Requests a tax or a VAT amount and checks the answer against the OpenAPI document. */
const call = (server: ServerProcess, key: string, path = '/api/tax'): Promise<Response> =>
  ask(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({
      country: 'KE',
      amount: 85_000,
      ...(path === '/api/tax' ? { type: 'income' } : { mode: 'add' }),
    }),
  });

const statusOf = async (server: ServerProcess, path: string): Promise<[number, unknown]> => {
  const response = await fetch(server.url + path);
  return [response.status, ((await response.json()) as { status: unknown }).status];
};

async function untilReady(server: ServerProcess): Promise<void> {
  while ((await statusOf(server, '/readyz'))[0] !== 200) await pause(50);
}

/** A new key, with no calls leased yet. */
async function freshKey(server: ServerProcess): Promise<{ readonly key: string; readonly account: string }> {
  const store = await openStore(server);
  const { key, stored } = await issueKey(store, { name: 'fresh', environment: 'live', plan: 'free', now: new Date() });
  await store.close();
  return { key, account: stored.account };
}

async function expectUnavailable(response: Response, code = 'service_unavailable'): Promise<void> {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect([response.status, error.code, Number(response.headers.get('retry-after'))]).toEqual([503, code, 5]);
  expect(error.message).toMatch(/neither made nor counted\. Try again in 5 seconds\./);
}

const countOf = (path: string, account: string): unknown => {
  const file = new Database(path, { readonly: true });
  const taken = file.prepare('SELECT taken FROM leases WHERE account = ? AND length(span) = 7').pluck().get(account);
  const sound = file.pragma('integrity_check', { simple: true });
  file.close();
  return [sound, taken];
};

let server: ServerProcess | undefined;
let disk: SmallDisk | undefined;
afterEach(async () => {
  await server?.stop('SIGKILL');
  disk?.remove();
  [server, disk] = [undefined, undefined];
});

describe.each([
  ...(canMount() ? [['a full disk', mountedDisk] as const] : []),
  ['files that may not grow', limitedFiles] as const,
])('%s', (_what, make) => {
  test('refuses calls it cannot count, serves leased ones, reports not ready, and recovers without a restart', async () => {
    disk = make();
    server = await disk.start();
    const fresh = await freshKey(server);
    expect((await call(server, server.key)).status).toBe(200);
    expect(await statusOf(server, '/readyz')).toEqual([200, 'ready']);
    await disk.fill();

    await expectUnavailable(await call(server, fresh.key));
    await expectUnavailable(await call(server, fresh.key, '/api/vat'), 'SERVICE_UNAVAILABLE');
    for (let i = 0; i < 3; i++) expect((await call(server, server.key)).status).toBe(200);
    while ((await statusOf(server, '/readyz'))[0] === 200) await pause(50);
    expect(await statusOf(server, '/readyz')).toEqual([503, 'the store cannot be used']);
    expect(await statusOf(server, '/healthz')).toEqual([200, 'ok']);

    disk.free();
    await untilReady(server);
    expect((await call(server, fresh.key)).status).toBe(200);
    // The log reports the refused calls once, not one by one.
    expect(server.output().match(/a call was not made/g)).toHaveLength(1);
    expect(await server.stop()).toBe(0);
    expect(countOf(database(server), fresh.account)).toEqual(['ok', 1]);
  });
});

describe('another process that keeps the store locked', () => {
  let holder: BetterSqlite3.Database;
  beforeEach(async () => {
    server = await startServer({ SVC_LOG_LEVEL: 'warn' });
    holder = new Database(database(server));
  });
  afterEach(() => {
    holder.close();
    removeDirectory(server!.dataDir);
  });

  test('delays its caller while others are answered', async () => {
    const fresh = await freshKey(server!);
    holder.exec('BEGIN IMMEDIATE');
    let answered = false;
    const waiting = call(server!, fresh.key).finally(() => (answered = true));
    for (let i = 0; i < 20; i++) expect(await statusOf(server!, '/healthz')).toEqual([200, 'ok']);
    expect(answered).toBe(false);
    holder.exec('COMMIT');
    expect((await waiting).status).toBe(200);
  });

  test('delays callers only for a limited time, and not one after another', async () => {
    const fresh = await freshKey(server!);
    holder.exec('BEGIN IMMEDIATE');
    // Waiting one after another, they would take a minute.
    for (const response of await Promise.all(Array.from({ length: 12 }, () => call(server!, fresh.key))))
      await expectUnavailable(response);
    expect(await statusOf(server!, '/readyz')).toEqual([503, 'the store cannot be used']);
    holder.exec('COMMIT');
    await untilReady(server!);
    expect((await call(server!, fresh.key)).status).toBe(200);
  });
});

test('a server whose database is damaged stays not ready until an administrator acts', async () => {
  server = await startServer({ SVC_LOG_LEVEL: 'warn' });
  const fresh = await freshKey(server);
  const file = new Database(database(server));
  file.pragma('wal_checkpoint(TRUNCATE)');
  const root = file.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'leases'").pluck().get() as number;
  const size = file.pragma('page_size', { simple: true }) as number;
  file.close();
  const descriptor = openSync(database(server), 'r+');
  writeSync(descriptor, Buffer.alloc(size, 0x5a), 0, size, (root - 1) * size);
  closeSync(descriptor);
  // A process reads its cached pages again after another process writes.
  const other = new Database(database(server));
  other.exec('UPDATE heartbeat SET beats = beats + 1');
  other.close();
  await expectUnavailable(await call(server, fresh.key));
  while ((await statusOf(server, '/readyz'))[0] === 200) await pause(50);
  // The log is written asynchronously.
  while (!/service\.sqlite is damaged\. Stop the service and put a backup in its place/.test(server.output()))
    await pause(50);
  await server.stop();
  removeDirectory(server.dataDir);
});
