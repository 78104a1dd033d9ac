import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleText } from '../../scripts/feeds/samples';
import { readFeeds } from '../../server/feeds/settings';
import { createTeller } from '../../server/feeds/start';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { removeDirectory, startServer, temporaryDirectory } from '../support/server-process';
import { playSource, says, type Source } from '../support/source';

const { usd } = JSON.parse(sampleText('currency-api', 'sample.json')) as {
  usd: Record<string, number>;
};
const today = new Date().toISOString().slice(0, 10);
const answer = JSON.stringify({ date: today, usd });

let directory: string;
let store: Store;
let source: Source;
const children: ChildProcess[] = [];
beforeEach(async () => {
  directory = temporaryDirectory();
  store = await openStore({ dataDir: directory });
  source = await playSource(says(answer));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all([source.close(), store.close()]);
  removeDirectory(directory);
});

interface Told {
  readonly slot: string;
  readonly ran: boolean;
  readonly added: number;
}

async function replica(): Promise<ChildProcess> {
  const child = fork(join(__dirname, '../support/one-feed.ts'), [directory, source.url], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  await once(child, 'message');
  return child;
}
const told = async (child: ChildProcess): Promise<Told> => ((await once(child, 'message')) as [Told])[0];

test('of two processes, only one runs the feed at each scheduled time', async () => {
  const replicas = await Promise.all([replica(), replica()]);
  for (let hour = 10; hour < 20; hour++) {
    const slot = `2026-11-20T${hour}:17:00.000Z`;
    const both = Promise.all(replicas.map(told));
    for (const child of replicas) child.send(slot);
    const ran = (await both).filter((one) => one.ran);
    expect(ran).toHaveLength(1);
  }
  expect(source.asked.map(({ url }) => url)).toHaveLength(10);
  const stored = await store.observationsOf('currency-api');
  expect(new Set(stored.map(({ entity }) => entity)).size).toBe(stored.length);
}, 60_000);

test('a process that dies during its run is replaced once its lease expires, and leaves nothing half-stored', async () => {
  const first = await replica();
  source.answer = () => void first.kill('SIGKILL');
  const died = once(first, 'exit');
  first.send('2026-11-20T10:17:00.000Z');
  await died;
  expect(await store.observationsOf('currency-api')).toEqual([]);
  const [state] = await store.feedStates();
  expect(state).toMatchObject({ done: false, slot: '2026-11-20T10:17:00.000Z' });
  const later = new Date(Date.parse(state!.leaseUntil!) + 1).toISOString();
  expect(await store.claimFeed('currency-api', state!.leaseUntil!, 'second', new Date().toISOString(), later)).toBe(
    false,
  );
  expect(await store.claimFeed('currency-api', state!.leaseUntil!, 'second', later, '2099-01-01T00:00:00.000Z')).toBe(
    true,
  );
  // A late report from the dead process is ignored.
  await store.finishFeed('currency-api', 'first', { at: later, failures: 0, summary: 'late' });
  expect((await store.feedStates())[0]).toMatchObject({ done: false, summary: null });
}, 60_000);

test('the failure of feeds is logged once, and so is their recovery', () => {
  const lines: string[] = [];
  const line = (level: string) => (_about: unknown, text?: string) =>
    void lines.push(`${level}: ${text ?? String(_about)}`);
  const tell = createTeller({ info: line('info'), warn: line('warn'), debug: line('debug') } as never);
  const report = {
    feed: 'x',
    requests: 1,
    added: 0,
    quarantined: 0,
    unchanged: 0,
    refused: [],
    missed: [],
    problems: ['no'],
    failed: true,
    unreachable: false,
  };
  for (let i = 0; i < 3; i++) tell({ ...report, unreachable: true });
  for (let i = 0; i < 3; i++) tell(report);
  tell({ ...report, failed: false, problems: [], added: 1 });
  expect(lines.filter((one) => !one.startsWith('debug'))).toEqual([
    'info: sources of feeds cannot be reached: figures stay as they are, and /status shows how old each is',
    'warn: feed fails',
    'info: feed works again',
  ]);
});

test('a server with a source keeps its data current', async () => {
  await store.close();
  const settings = join(directory, 'feeds.json');
  const off = Object.fromEntries(readFeeds(undefined).map(({ name }) => [name, { on: false }]));
  writeFileSync(settings, JSON.stringify({ ...off, 'currency-api': { hosts: [`${source.url}/{version}`] } }));
  const server = await startServer({ SVC_DATA_DIR: directory, SVC_FEEDS: 'on', SVC_FEEDS_FILE: settings });
  try {
    const forex = async () =>
      (
        (await (
          await fetch(`${server.url}/api/forex?from=USD&to=KES`, { headers: { 'x-api-key': server.key } })
        ).json()) as { meta: { data_status: string; as_of: string } }
      ).meta;
    while ((await forex()).as_of !== today) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await forex()).toMatchObject({ as_of: today, data_status: 'current' });
    const { data } = (await (await fetch(`${server.url}/api/v1/status`)).json()) as {
      data: { feeds: { name: string; on: boolean; last_success: string | null }[] };
    };
    expect(data.feeds.find(({ name }) => name === 'currency-api')).toMatchObject({
      on: true,
      last_success: expect.any(String),
    });
    expect(data.feeds.find(({ name }) => name === 'bis')).toMatchObject({ on: false });
  } finally {
    await server.stop();
    store = await openStore({ dataDir: directory });
  }
}, 60_000);

test('a server that cannot reach its sources starts, answers, logs one line and stops', async () => {
  const { url } = source;
  await source.close();
  source = await playSource(says(answer));
  const settings = join(directory, 'feeds.json');
  const hosts = Object.fromEntries(readFeeds(undefined).map(({ name }) => [name, { hosts: [url] }]));
  writeFileSync(settings, JSON.stringify(hosts));
  const server = await startServer({ SVC_DATA_DIR: directory, SVC_FEEDS: 'on', SVC_FEEDS_FILE: settings });
  const failing = async () =>
    (
      (await (await fetch(`${server.url}/api/v1/status`)).json()) as {
        data: { feeds: { on: boolean; failures: number; last_error: string | null }[] };
      }
    ).data.feeds.filter(({ on }) => on);
  while (!(await failing()).every(({ failures }) => failures > 0))
    await new Promise((resolve) => setTimeout(resolve, 200));
  for (const { failures, last_error } of await failing()) {
    expect(failures).toBe(1);
    expect(last_error).toMatch(/cannot be reached/);
  }
  expect(await server.stop()).toBe(0);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect(lines.filter(({ msg }) => msg.includes('cannot be reached'))).toHaveLength(1);
}, 60_000);
