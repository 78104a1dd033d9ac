import type { IPollFunctions } from 'n8n-workflow';
import { createAppTester } from 'zapier-platform-core';
import { SvcFinancePollingTrigger } from '../../connectors/n8n/nodes/SvcFinance/SvcFinancePollingTrigger.node';
import app from '../../connectors/zapier/index';
import { newChange } from '../../connectors/zapier/new-change';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { type Change, type Changes, pollEvery } from '../../src/contract';
import { ask } from '../support/http';
import { triggerHost } from '../support/n8n';
import { record } from '../support/record';
import { removeDirectory, type ServerProcess, startServer } from '../support/server-process';

let server: ServerProcess;
let store: Store;
beforeAll(async () => {
  server = await startServer();
  store = await openStore({ dataDir: server.dataDir });
});
afterAll(async () => {
  await store.close();
  await server.stop();
  removeDirectory(server.dataDir);
});

const today = new Date().toISOString().slice(0, 10);
/** A rate that the list has not had yet. */
let rate = 20;
const moveRate = async (): Promise<number> => {
  await record(store, 'policy_rate', 'KE', today, ++rate);
  return rate;
};

/** Moves the rate, and has the server look at the ledger, as it does at intervals and when somebody asks from a position. */
async function moveRateInList(): Promise<number> {
  const changes = async (query: string): Promise<Changes> => {
    const response = await ask(`${server.url}/api/v1/changes?${query}`, { headers: { 'x-api-key': server.key } });
    return ((await response.json()) as { data: Changes }).data;
  };
  const { position } = await changes('limit=1');
  const moved = await moveRate();
  await changes(`since=${position}`);
  return moved;
}

describe('Power Platform', () => {
  const poll = async (address: string, key = server.key) => {
    const response = await ask(address, { headers: { 'x-api-key': key } });
    return {
      status: response.status,
      next: response.headers.get('location')!,
      wait: Number(response.headers.get('retry-after')),
      text: await response.text(),
    };
  };
  const first = (query: string): string => `${server.url}/api/v1/changes/poll?${query}`;

  test('a flow waits for a policy rate to move, and starts once', async () => {
    const begun = await poll(first('kind=policy_rate&country=KE'));
    expect(begun).toMatchObject({ status: 202, text: '', wait: pollEvery });
    expect(new URL(begun.next).searchParams.get('kind')).toBe('policy_rate');
    const waiting = await poll(begun.next);
    expect(waiting).toMatchObject({ status: 202, text: '' });
    const moved = await moveRate();
    const started = await poll(waiting.next);
    expect(started).toMatchObject({ status: 200, wait: pollEvery });
    expect(JSON.parse(started.text)).toMatchObject([
      { kind: 'policy_rate', country: 'KE', after: { value: moved, unit: 'percent', date: today } },
    ]);
    expect(await poll(started.next)).toMatchObject({ status: 202, text: '' });
  });

  test('another kind or country does not start it', async () => {
    const others = [await poll(first('kind=fuel_price')), await poll(first('kind=policy_rate&country=UG'))];
    await moveRate();
    for (const { next } of others) expect((await poll(next)).status).toBe(202);
  });

  test('more changes than one answer has follow at once, each once; what comes meanwhile follows after them', async () => {
    const seen: string[] = [];
    let moved: number | undefined;
    let address = first('since=2000-01-01');
    for (let answer = await poll(address); answer.status === 200; answer = await poll(address)) {
      seen.push(...(JSON.parse(answer.text) as Change[]).map(({ id }) => id));
      if (answer.wait === 0) moved ??= await moveRate();
      address = answer.next;
    }
    expect(moved).toBeDefined();
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.at(-1)).toMatch(/^policy_rate\.KE\./);
    const { changes } = (
      (await (
        await ask(`${server.url}/api/v1/changes?since=2000-01-01&limit=1`, { headers: { 'x-api-key': server.key } })
      ).json()) as { data: { changes: readonly Change[] } }
    ).data;
    expect(seen.at(-1)).toBe(changes[0]!.id);
  });

  test.each([
    ['since=yesterday', 'invalid_date'],
    ['kind=laws', 'invalid_kind'],
    ['until=later', 'invalid_date'],
  ])('%s is %s', async (query, code) => {
    const { status, text } = await poll(first(query));
    expect([status, (JSON.parse(text) as { error: { code: string } }).error.code]).toEqual([400, code]);
  });

  test('a test key starts the flow at the next look', async () => {
    const { key } = await issueKey(store, { name: 'test', environment: 'test', plan: 'free', now: new Date() });
    const begun = await poll(first('kind=law'), key);
    expect(begun.status).toBe(202);
    expect((await poll(begun.next, key)).status).toBe(200);
  });
});

describe('n8n', () => {
  const node = new SvcFinancePollingTrigger();
  const begin = (parameters: Readonly<Record<string, unknown>>) => {
    const { kept, host } = triggerHost({ baseUrl: server.url, apiKey: server.key }, parameters);
    const poll = (mode: 'manual' | 'trigger' = 'trigger') => node.poll.call(host(mode) as IPollFunctions);
    return { kept, poll };
  };

  test('a workflow starts when the policy rate moves, oldest first, and only once', async () => {
    const { poll } = begin({ kinds: ['policy_rate'], countries: ['KE'] });
    expect(await poll()).toBeNull();
    expect(await poll()).toBeNull();
    const one = await moveRate();
    const two = await moveRate();
    const [items] = (await poll())!;
    expect(items!.map(({ json }) => (json as unknown as Change).after!.value)).toEqual([one, two]);
    expect(await poll()).toBeNull();
  });

  test('a test in the editor shows the newest changes and leaves the next poll as it was', async () => {
    const moved = await moveRateInList();
    const { kept, poll } = begin({ kinds: ['policy_rate'] });
    const [items] = (await poll('manual'))!;
    expect(items![0]!.json).toMatchObject({ kind: 'policy_rate', after: { value: moved } });
    expect(items!.length).toBeLessThanOrEqual(5);
    expect(kept).toEqual({});
  });

  test('it begins again on another server', async () => {
    const { kept, poll } = begin({});
    await poll();
    kept['address'] = 'https://elsewhere.example.com';
    await moveRateInList();
    expect(await poll()).toBeNull();
    expect(kept).toMatchObject({ address: server.url });
  });

  test('a refusal says why', async () => {
    await expect(begin({ kinds: ['laws'] }).poll()).rejects.toThrow(/law/);
  });
});

describe('Zapier', () => {
  const zapier = createAppTester(app);
  const poll = (inputData: Readonly<Record<string, unknown>>) =>
    zapier(newChange.operation.perform, {
      authData: { baseUrl: server.url, apiKey: server.key },
      inputData,
    }) as Promise<Change[]>;

  test('a policy rate that moved is the newest of the list, with an id of its own', async () => {
    const filter = { kinds: ['policy_rate', 'law'], countries: ['KE'] };
    const before = new Set((await poll(filter)).map(({ id }) => id));
    const moved = await moveRateInList();
    const after = await poll(filter);
    expect(after[0]).toMatchObject({ kind: 'policy_rate', country: 'KE', after: { value: moved } });
    expect(after.filter(({ id }) => !before.has(id))).toHaveLength(1);
    expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
    const moments = after.map(({ recorded_at }) => recorded_at);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test('without a filter it has every kind', async () => {
    expect(new Set((await poll({})).map(({ kind }) => kind))).toContain('policy_rate');
  });
});
