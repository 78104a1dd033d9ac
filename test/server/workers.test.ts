import Database from 'better-sqlite3';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { startLoad } from '../support/load';
import { removeDirectory, startServer, temporaryDirectory } from '../support/server-process';
import { until } from '../support/until';

const limit = 600;

test('workers share a port and a SQLite store, never exceed a limit, replace one that dies, and report as one', async () => {
  const dataDir = temporaryDirectory();
  const plans = join(dataDir, 'plans.json');
  writeFileSync(plans, JSON.stringify({ free: { per_month: limit, per_minute: 100_000 } }));
  const store = await openStore({ dataDir });
  const { key, stored } = await issueKey(store, { name: 'busy', environment: 'live', plan: 'free', now: new Date() });
  const server = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plans, SVC_WORKERS: '3' });
  try {
    expect(server.output().match(/listening on/g)).toHaveLength(1);
    const load = startLoad([server.url], key, 9);
    await until(() => load.tally.refused > 20);
    const { answered, refused, failed, broken } = await load.stop();
    expect([answered, failed, broken]).toEqual([limit, 0, 0]);

    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    const countOf = (status: number): number =>
      Number(new RegExp(`svc_requests_total\\{route="/api/tax",status="${status}"\\} (\\d+)`).exec(metrics)?.[1]);
    expect([countOf(200), countOf(429)]).toEqual([answered, refused]);

    const worker = Number(/"pid":(\d+)/.exec(server.output())![1]);
    process.kill(worker, 'SIGKILL');
    await until(() => server.output().includes('another takes its place'));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(await store.taken(stored.account, new Date().toISOString().slice(0, 7))).toBe(limit);
    const file = new Database(join(dataDir, 'service.sqlite'), { readonly: true });
    expect(file.pragma('integrity_check', { simple: true })).toBe('ok');
    file.close();
  } finally {
    await server.stop('SIGKILL');
    await store.close();
    removeDirectory(dataDir);
  }
});

test('workers are replaced one by one on SIGUSR2, and no call is lost', async () => {
  const dataDir = temporaryDirectory();
  const store = await openStore({ dataDir });
  const { key, stored } = await issueKey(store, {
    name: 'busy',
    environment: 'live',
    plan: 'enterprise',
    now: new Date(),
  });
  const server = await startServer({ SVC_DATA_DIR: dataDir, SVC_WORKERS: '2', SVC_STOP_GRACE: '0.2' });
  const pids = (): readonly string[] =>
    [...server.output().matchAll(/"pid":(\d+),[^\n]*"msg":"started"/g)].map(([, pid]) => pid!);
  try {
    const before = pids();
    const load = startLoad([server.url], key, 6);
    await until(() => load.tally.answered > 50);
    server.child.kill('SIGUSR2');
    await until(() => server.output().includes('Every worker has been replaced.'));
    const sinceThen = load.tally.answered;
    await until(() => load.tally.answered > sinceThen + 50);
    const { answered, failed, broken } = await load.stop();
    expect([failed, broken]).toEqual([0, 0]);
    expect(new Set([...before, ...pids()]).size).toBe(4);
    for (const pid of before) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
    expect(await server.stop()).toBe(0);
    expect(await store.taken(stored.account, new Date().toISOString().slice(0, 7))).toBe(answered);
  } finally {
    await server.stop('SIGKILL');
    await store.close();
    removeDirectory(dataDir);
  }
});

test('workers whose successor cannot start go on', async () => {
  const dataDir = temporaryDirectory();
  const plans = join(dataDir, 'plans.json');
  writeFileSync(plans, '{}');
  const server = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plans, SVC_WORKERS: '2' });
  try {
    writeFileSync(plans, 'damaged');
    server.child.kill('SIGUSR2');
    await until(() => server.output().includes('A new worker could not start. The ones before it go on.'));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.stop('SIGKILL');
    removeDirectory(dataDir);
  }
});

test('a worker that ended is replaced as soon as one can start again', async () => {
  const dataDir = temporaryDirectory();
  const plans = join(dataDir, 'plans.json');
  writeFileSync(plans, '{}');
  const server = await startServer({ SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: plans, SVC_WORKERS: '2' });
  const started = (): readonly number[] =>
    [...server.output().matchAll(/"pid":(\d+),[^\n]*"msg":"started"/g)].map(([, pid]) => Number(pid));
  try {
    writeFileSync(plans, 'damaged');
    process.kill(started()[0]!, 'SIGKILL');
    await until(() => server.output().includes('SVC_PLANS_FILE'));
    expect(started()).toHaveLength(2);
    writeFileSync(plans, '{}');
    await until(() => started().length === 3);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.stop('SIGKILL');
    removeDirectory(dataDir);
  }
});

test('a server of one process says that it cannot be replaced, and goes on', async () => {
  const server = await startServer();
  try {
    server.child.kill('SIGUSR2');
    await until(() => server.output().includes('Set SVC_WORKERS to 2 or more, and start again.'));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.stop('SIGKILL');
  }
});

test('workers that cannot start report it once', async () => {
  const starting = startServer({ SVC_WORKERS: '2', SVC_DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  await expect(starting).rejects.toThrow(/^The server ended with 1:\nThe database does not answer\.[^\n]*\n$/);
});
