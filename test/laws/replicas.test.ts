import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { issueKey } from '../../server/access/keys';
import { createDownload } from '../../server/feeds/fetch';
import { askIndex, getIndexed } from '../../server/laws/index-of-packages';
import { openStore } from '../../server/store/open';
import law from '../../src/reference/law.json';
import { checksumOf, lawPackage, maker, payslip, taxWith } from '../support/law-package';
import { emptyDatabase, withoutPostgres } from '../support/postgres';
import {
  finished,
  removeDirectory,
  run,
  type ServerProcess,
  startServer,
  temporaryDirectory,
} from '../support/server-process';
import { startReceiver } from '../support/receiver';
import { playSource, type Source } from '../support/source';

jest.setTimeout(900_000);

const folder = temporaryDirectory();
const settings = { SVC_LAW_KEYS: maker.publicKey, SVC_LOG_LEVEL: 'warn', SVC_OPEN_PER_MINUTE: '1000000' };
const newer = '2027.1.1';
const bytes = lawPackage({ version: newer });
const file = join(folder, `law-${newer}.zip`);
writeFileSync(file, bytes);
afterAll(() => removeDirectory(folder));

/** What an answer may be: the tax and the law that it names go together. */
const pairs = [`${taxWith(2_400)} ${law.version}`, `${taxWith(3_000)} ${newer}`];

async function answerOf(url: string, key: string): Promise<string> {
  const answer = await fetch(`${url}/api/tax`, {
    method: 'POST',
    body: JSON.stringify(payslip),
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  });
  const { data, meta } = (await answer.json()) as { data: { tax_amount: number }; meta: { law_version: string } };
  return `${data.tax_amount} ${meta.law_version}`;
}

/** The taxes of a batch, each with the law that the whole names. All items of a batch rest on one law. */
async function batchOf(url: string, key: string): Promise<readonly string[]> {
  const items = Array.from({ length: 50 }, (_, i) => ({
    operation: 'tax',
    input: { ...payslip, amount: payslip.amount + (i % 2) },
    ...(i % 5 === 0 ? {} : { select: ['tax_amount'] }),
  }));
  const answer = await fetch(`${url}/api/v1/batch`, {
    method: 'POST',
    body: JSON.stringify({ items }),
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
  });
  const body = (await answer.json()) as {
    data: { results: { data?: { tax_amount: number }; values?: number[] }[] };
    meta: { law_version: string };
  };
  return body.data.results
    .filter((_, i) => i % 2 === 0)
    .map(({ data, values }) => `${data?.tax_amount ?? values?.[0]} ${body.meta.law_version}`);
}

interface Group {
  readonly servers: readonly ServerProcess[];
  readonly key: string;
  readonly command: (...args: string[]) => ReturnType<typeof run>;
  readonly stop: () => Promise<void>;
}

async function startGroup(environment: Readonly<Record<string, string>>, count: number): Promise<Group> {
  const servers: ServerProcess[] = [];
  for (let i = 0; i < count; i++) servers.push(await startServer({ ...settings, ...environment }));
  const [{ dataDir }] = servers as [ServerProcess];
  const place = { SVC_DATA_DIR: dataDir, ...environment };
  const databaseUrl = environment['SVC_DATABASE_URL'];
  const store = await openStore({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const { key } = await issueKey(store, { name: 'load', environment: 'live', plan: 'enterprise', now: new Date() });
  await store.close();
  return {
    servers,
    key,
    command: (...args) => run('scripts/law.ts', args, { ...settings, ...place }),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      for (const server of servers) removeDirectory(server.dataDir);
    },
  };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await holds()) return;
    await pause(100);
  }
  throw new Error('It did not come to pass.');
}

/** Each with the moments at which a command is killed, as shares of the time that it takes. */
const groups: readonly (readonly [string, readonly number[], () => Promise<Group>])[] = [
  ['three workers on SQLite', [0.4, 0.9], () => startGroup({ SVC_WORKERS: '3' }, 1)],
  ...(withoutPostgres === undefined
    ? ([
        [
          'three replicas on PostgreSQL',
          [0.6, 0.95],
          async () => startGroup({ SVC_DATABASE_URL: await emptyDatabase() }, 3),
        ],
      ] as const)
    : []),
];

describe.each(groups)('%s', (_, moments, start) => {
  let group: Group;
  beforeAll(async () => {
    group = await start();
  });
  afterAll(() => group.stop());

  /** Do all servers answer with a law? A connection may reach any worker. */
  const allOn = async (pair: string): Promise<boolean> => {
    for (const { url } of group.servers)
      for (let i = 0; i < 8; i++) if ((await answerOf(url, group.key)) !== pair) return false;
    return true;
  };

  test('no answer mixes two laws while one is applied and taken back', async () => {
    const seen = new Map<string, number>();
    const note = (pair: string): unknown => seen.set(pair, (seen.get(pair) ?? 0) + 1);
    let done = false;
    const callers = group.servers.flatMap(({ url }) =>
      Array.from({ length: 2 }, async (_unused, i) => {
        while (!done) {
          if (i === 0) note(await answerOf(url, group.key));
          else (await batchOf(url, group.key)).forEach(note);
          await pause(20);
        }
      }),
    );
    try {
      for (const [args, pair] of [
        [['apply', file], pairs[1]!],
        [['revert'], pairs[0]!],
      ] as const) {
        expect(await finished(group.command(...args))).toMatchObject({ code: 0, stderr: '' });
        await until(() => allOn(pair));
      }
    } finally {
      done = true;
      await Promise.all(callers);
    }
    expect([...seen.keys()].sort()).toEqual([...pairs].sort());
    expect(Math.min(...seen.values())).toBeGreaterThan(20);
  });

  test('a command that is killed at any moment leaves the law before or the law after', async () => {
    const began = performance.now();
    await finished(group.command('apply', file));
    const whole = performance.now() - began;
    await finished(group.command('revert'));
    const left: string[] = [];
    // At the first moment the command has hardly begun, however long the one before it took.
    for (const share of [0.05, ...moments]) {
      const child = group.command('apply', file);
      const ended = finished(child);
      await pause(whole * share);
      child.kill('SIGKILL');
      await ended;
      const { stdout, code } = await finished(group.command('status'));
      expect(code).toBe(0);
      const version = /^Law (\S+) /.exec(stdout)![1]!;
      left.push(version);
      await until(() => allOn(version === newer ? pairs[1]! : pairs[0]!));
      if (version === newer) expect((await finished(group.command('revert'))).code).toBe(0);
    }
    expect(left).toContain(law.version);
    for (const version of left) expect([law.version, newer]).toContain(version);
  });
});

const onPostgres = withoutPostgres === undefined ? describe : describe.skip;

onPostgres('servers that look by themselves, on one store', () => {
  test('one asks the index, all follow, and a subscriber is told each change once', async () => {
    const receiver = await startReceiver();
    const source = await playSource(({ url }, response) => {
      if (url === '/index.json')
        response
          .setHeader('etag', '"1"')
          .end(JSON.stringify({ version: newer, url: 'package.zip', sha256: checksumOf(bytes) }));
      else response.end(bytes);
    });
    const database = { SVC_DATABASE_URL: await emptyDatabase(), SVC_WEBHOOK_PRIVATE: 'on' };
    const first = await startGroup(database, 1);
    const [server] = first.servers;
    const subscribed = await fetch(`${server!.url}/api/v1/subscriptions`, {
      method: 'POST',
      body: JSON.stringify({ callback_url: `${receiver.url}/law`, kinds: ['law'] }),
      headers: { 'x-api-key': first.key, 'content-type': 'application/json' },
    });
    expect(subscribed.status).toBe(201);
    const looking = await startGroup({ ...database, SVC_LAW_URL: `${source.url}/index.json` }, 2);
    try {
      const servers = [...first.servers, ...looking.servers];
      await until(async () =>
        (await Promise.all(servers.map(({ url }) => answerOf(url, first.key)))).every((pair) => pair === pairs[1]),
      );
      await until(() => Promise.resolve(receiver.at('/law').length > 0));
      // Whoever would tell it again does so within the interval at which news is looked for.
      await pause(1_500);
      expect(receiver.at('/law').map(({ event }) => event.data)).toMatchObject([
        { id: 'law.KE.income_tax.20250201.law-2027-1-1', country: 'KE', law_version: newer },
      ]);
      expect(source.asked.map(({ url }) => url)).toEqual(['/index.json', '/package.zip']);
    } finally {
      await Promise.all([first.stop(), looking.stop(), source.close(), receiver.close()]);
    }
  });
});

describe('an index of packages', () => {
  let source: Source;
  const server = (environment: Readonly<Record<string, string>>): Promise<ServerProcess> =>
    startServer({ ...settings, ...environment, SVC_LOG_LEVEL: 'info' });
  const index = { version: newer, url: `law-${newer}.zip`, sha256: checksumOf(bytes) };

  beforeAll(async () => {
    source = await playSource(() => undefined);
  });
  afterAll(() => source.close());
  const publish = (named: object, content: Uint8Array): void => {
    source.asked.length = 0;
    source.answer = ({ url }, response) => {
      if (url === '/law/index.json') response.setHeader('etag', '"1"').end(JSON.stringify(named));
      else if (url === `/law/law-${newer}.zip`) response.end(content);
      else response.writeHead(404).end();
    };
  };

  test('a server takes in the newest package by itself', async () => {
    publish(index, bytes);
    const one = await server({ SVC_LAW_URL: `${source.url}/law/index.json` });
    try {
      await until(async () => (await answerOf(one.url, one.key)) === pairs[1]);
      expect(source.asked.map(({ url }) => url)).toEqual(['/law/index.json', `/law/law-${newer}.zip`]);
      expect(one.output()).toContain('a law package was applied');
    } finally {
      await one.stop();
      removeDirectory(one.dataDir);
    }
  });

  test('a package that is not whole is refused, and the law stays', async () => {
    const half = bytes.subarray(0, 1_000);
    publish({ ...index, sha256: checksumOf(half) }, half);
    const one = await server({ SVC_LAW_URL: `${source.url}/law/index.json` });
    try {
      await until(() => Promise.resolve(/cut short/.test(one.output())));
      expect(await answerOf(one.url, one.key)).toBe(pairs[0]);
    } finally {
      await one.stop();
      removeDirectory(one.dataDir);
    }
  });

  test.each([
    ['a package that is not the one that the index names', index, /its checksum differs/],
    ['an index without a checksum', { version: newer, url: 'x' }, /must name version, url and sha256/],
  ])('%s is refused before it is read', async (_, named, sentence) => {
    publish(named, bytes.subarray(0, 1_000));
    const address = `${source.url}/law/index.json`;
    const download = createDownload();
    const got = async (): Promise<unknown> => {
      const asked = await askIndex(download, address, undefined);
      return asked === 'unchanged' ? asked : getIndexed(download, asked.index, address);
    };
    await expect(got()).rejects.toThrow(sentence);
  });

  test('a server without internet takes a package from its folder', async () => {
    const place = join(folder, 'put here');
    mkdirSync(place);
    writeFileSync(join(place, `law-${newer}.zip`), bytes);
    writeFileSync(join(place, 'law-2026.1.1.zip'), 'older');
    const one = await server({ SVC_LAW_DIR: place });
    try {
      await until(async () => (await answerOf(one.url, one.key)) === pairs[1]);
    } finally {
      await one.stop();
      removeDirectory(one.dataDir);
    }
  });
});
