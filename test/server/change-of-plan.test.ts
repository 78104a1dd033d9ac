import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { issueKey } from '../../server/access/keys';
import { createMeter } from '../../server/access/meter';
import { readPlans } from '../../server/access/plans';
import { systemClock } from '../../server/clock';
import { openStore } from '../../server/store/open';
import { setClock } from '../support/clock';
import { ask as asked } from '../support/http';
import { keysCommand, type ServerProcess, startedServers, temporaryDirectory } from '../support/server-process';

// Each test changes the plan from a separate process while servers run, as an administrator does.

/** Slightly longer than a server caches what it knows about a key, in milliseconds. */
const remembered = 1_200;

const limits = {
  free: { per_month: 100, per_minute: null },
  pro: { per_month: 400, per_minute: null },
  growth: { per_month: null, per_minute: 5 },
  enterprise: { per_month: null, per_minute: null },
};

const dataDir = temporaryDirectory();
const clock = setClock(dataDir);
const environment = { SVC_DATA_DIR: dataDir, SVC_PLANS_FILE: join(dataDir, 'plans.json') };
const startServer = startedServers();
let one: ServerProcess;
let other: ServerProcess;
beforeAll(async () => {
  writeFileSync(environment.SVC_PLANS_FILE, JSON.stringify(limits));
  const start = (): Promise<ServerProcess> => startServer({ ...environment, ...clock.environment });
  [one, other] = await Promise.all([start(), start()]);
});

const keys = keysCommand(environment);
async function moved(name: string, plan: keyof typeof limits): Promise<void> {
  await keys('plan', name, plan);
  await pause(remembered);
}
const usage = async (name: string): Promise<number> =>
  (JSON.parse(await keys('usage', name, '--json')) as { current: number }[])[0]!.current;

/** Sends calls to these servers in turn and counts those accepted. */
async function taken(key: string, calls: number, servers: readonly ServerProcess[] = [one]): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, i) =>
      asked(new URL('/api/tax?format=csv', servers[i % servers.length]!.url), { headers: { 'x-api-key': key } }),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}

test('a lower plan applies although calls were leased under a higher one', async () => {
  const key = await keys('create', '--plan', 'enterprise', '--name', 'down');
  expect(await taken(key, 30)).toBe(30);
  await moved('down', 'free');
  expect(await taken(key, 150)).toBe(70);
});

test('a lower plan applies when more calls were made than it allows', async () => {
  const key = await keys('create', '--plan', 'pro', '--name', 'beyond');
  expect(await taken(key, 120)).toBe(120);
  await moved('beyond', 'free');
  expect(await taken(key, 20)).toBe(0);
});

test('two processes that hold leases of the higher plan do not exceed the lower one together', async () => {
  const key = await keys('create', '--plan', 'enterprise', '--name', 'both');
  expect(await taken(key, 40, [one, other])).toBe(40);
  await moved('both', 'free');
  // The first call to each process returns the calls it had leased.
  const first = await taken(key, 2, [one, other]);
  expect(first + (await taken(key, 150, [one, other]))).toBeLessThanOrEqual(60);
  expect(await taken(key, 20, [one, other])).toBe(0);
});

test('a higher plan applies once the calls of the lower one are used up', async () => {
  const key = await keys('create', '--plan', 'free', '--name', 'up');
  expect(await taken(key, 120)).toBe(100);
  await moved('up', 'pro');
  expect(await taken(key, 310)).toBe(300);
});

test('a lower or higher minute limit applies at once', async () => {
  const key = await keys('create', '--plan', 'enterprise', '--name', 'rate');
  expect(await taken(key, 30)).toBe(30);
  await moved('rate', 'growth');
  // The count restarts every minute, so all calls must fall within one.
  clock.toFullMinute();
  expect(await taken(key, 30)).toBe(5);
  await moved('rate', 'enterprise');
  expect(await taken(key, 30)).toBe(30);
});

test('a key and its successor change plan together', async () => {
  const old = await keys('create', '--plan', 'enterprise', '--name', 'pair');
  const { key: next, id } = JSON.parse(await keys('rotate', 'pair', '--overlap', '1', '--json')) as {
    key: string;
    id: string;
  };
  expect([await taken(old, 10), await taken(next, 10)]).toEqual([10, 10]);
  await moved(id, 'free');
  expect((await taken(old, 100)) + (await taken(next, 20))).toBe(80);
});

test('moving up and down counts every call once', async () => {
  const key = await keys('create', '--plan', 'free', '--name', 'often');
  for (const plan of ['enterprise', 'pro', 'free'] as const) {
    expect(await taken(key, 10)).toBe(10);
    await moved('often', plan);
  }
  expect(await taken(key, 10)).toBe(10);
  expect(await taken(key, 100)).toBe(60);
  expect(await usage('often')).toBe(100);
});

test('an idle process returns its leased calls, under any plan', async () => {
  const store = await openStore({ dataDir });
  const { stored } = await issueKey(store, { name: 'idle', environment: 'live', plan: 'enterprise', now: new Date() });
  const meter = createMeter(store, readPlans(environment.SVC_PLANS_FILE), systemClock);
  await meter.count(stored, 3);
  const month = new Date().toISOString().slice(0, 7);
  expect(await store.taken(stored.account, month)).toBeGreaterThan(3);
  await meter.settle();
  expect(await store.taken(stored.account, month)).toBeGreaterThan(3);
  await meter.settle();
  expect(await store.taken(stored.account, month)).toBe(3);
  expect(await meter.count({ ...stored, plan: 'free' }, 97)).toMatchObject({
    ok: true,
    nearest: { limit: 100, left: 0 },
  });
  expect((await meter.count({ ...stored, plan: 'free' }, 1)).ok).toBe(false);
  await meter.close();
  await store.close();
});
