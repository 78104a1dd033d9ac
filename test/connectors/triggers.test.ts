import type { IPollFunctions } from 'n8n-workflow';
import { Webhook } from 'standardwebhooks';
import { createAppTester } from 'zapier-platform-core';
import { SvcFinancePollingTrigger } from '../../connectors/n8n/nodes/SvcFinance/SvcFinancePollingTrigger.node';
import app from '../../connectors/zapier/index';
import { newChange } from '../../connectors/zapier/new-change';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { type Change, type Changes, pollEvery, type Subscription } from '../../src/contract';
import { type Flows, startFlows } from '../support/flows';
import { ask } from '../support/http';
import { triggerHost } from '../support/n8n';
import { recipe } from '../support/recipe';
import { record } from '../support/record';
import { removeDirectory, type ServerProcess, startServer } from '../support/server-process';
import { differences } from '../support/swagger-schema';
import { until } from '../support/until';
import { moveRate as moveKenyasRate } from './rate-change';

let server: ServerProcess;
let store: Store;
let flows: Flows;
beforeAll(async () => {
  server = await startServer({ SVC_WEBHOOK_PRIVATE: 'on' });
  store = await openStore({ dataDir: server.dataDir });
  flows = await startFlows({ baseUrl: server.url, apiKey: server.key });
});
afterAll(async () => {
  await flows.close();
  await store.close();
  await server.stop();
  removeDirectory(server.dataDir);
});

const today = new Date().toISOString().slice(0, 10);
const subscriptions = async () => {
  const response = await ask(`${server.url}/api/v1/subscriptions`, { headers: { 'x-api-key': server.key } });
  return ((await response.json()) as { data: { subscriptions: readonly Subscription[] } }).data.subscriptions;
};
/** A rate that the service has not sent yet. */
let rate = 30;
const moveRate = async (): Promise<number> => {
  await record(store, 'policy_rate', 'KE', today, ++rate);
  return rate;
};
const filter = { kinds: ['policy_rate'], countries: ['KE'] };

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

describe('sent by the service', () => {
  // A test that fails leaves its subscriptions to nobody.
  afterEach(async () => {
    for (const { id } of await subscriptions())
      await fetch(`${server.url}/api/v1/subscriptions/${id}`, {
        method: 'DELETE',
        headers: { 'x-api-key': server.key },
      });
  });

  test('a policy rate that moves starts the flows of every tool, sent or polled', async () => {
    const elsewhere = await flows.n8n({ kinds: ['policy_rate'], countries: ['UG'] });
    const said: string[] = [];
    const credentials = { baseUrl: server.url, apiKey: server.key };
    const { polled, received } = await moveKenyasRate({ credentials, store, flows }, ++rate, (line) => said.push(line));
    const change = { kind: 'policy_rate', country: 'KE', after: { value: rate, unit: 'percent', date: today } };
    expect(polled).toMatchObject([change, change, change]);
    expect(polled).toEqual([polled[0], polled[0], polled[0]]);
    const event = { ...polled[0], event: 'change.policy_rate', threshold: null };
    const [[{ delivery, ...started }]] = received as [[Readonly<Record<string, unknown>>]];
    expect(delivery).toMatch(/^msg_[0-9a-f]{32}$/);
    expect([[started], ...received.slice(1)]).toMatchObject([
      [event],
      [event],
      [{ type: 'change.policy_rate', data: change }],
    ]);
    expect(elsewhere.started).toEqual([]);
    const definition = await fetch(`${server.url}/connector/apiDefinition.swagger.json`);
    const { paths } = (await definition.json()) as { paths: Record<string, Record<string, { schema: object }>> };
    const { schema } = paths['/api/v1/subscriptions']!['x-ms-notification-content']!;
    expect(differences({ ...schema }, received[2]![0])).toEqual([]);
    expect(said.filter((line) => line.includes(`${rate} percent`)).length).toBeGreaterThanOrEqual(4);

    await elsewhere.switchOff();
    expect(await subscriptions()).toEqual([]);
  });

  test('the subscription of the recipe for Make brings events', async () => {
    const text = recipe('make.md');
    const { kinds, countries } = JSON.parse(/-d '(\{.*\})'/.exec(text)![1]!) as Readonly<Record<string, string[]>>;
    const limit = JSON.parse(`{${/`("kinds": \["exchange_rate"\].*?\])`/.exec(text)![1]!}}`) as Readonly<
      Record<string, unknown>
    >;
    const [all, crossing] = [await flows.powerAutomate({ kinds, countries }), await flows.powerAutomate(limit)];
    await moveRate();
    await until(() => all.started.length > 0);
    expect(all.started).toMatchObject([{ type: 'change.policy_rate' }]);
    expect(await subscriptions()).toMatchObject([{ kinds }, limit]);
    await Promise.all([all.switchOff(), crossing.switchOff()]);
  });

  test('a rate that crosses a limit starts the flow, a rate below it does not', async () => {
    await record(store, 'fx', 'KES', today, 130);
    const limit = { from: 'USD', to: 'KES', direction: 'above', rate: 135 };
    const [workflow, zap] = await Promise.all([
      flows.n8n({ kinds: ['exchange_rate', 'policy_rate'], thresholds: { limit: [limit] } }),
      flows.zap('rate_crosses_limit', { ...limit, rate: '135' }),
    ]);
    await record(store, 'fx', 'KES', today, 134);
    const moved = await moveRate();
    await until(() => workflow.started.some(({ after }) => (after as { value: number }).value === moved));
    expect(workflow.started).toHaveLength(1);
    await record(store, 'fx', 'KES', today, 136);
    await until(() => zap.started.length > 0 && workflow.started.length > 1);
    const threshold = { pair: 'USD/KES', direction: 'above', rate: 135 };
    const crossing = { event: 'threshold.crossed', subject: 'USD/KES', before: { value: 134 }, after: { value: 136 } };
    expect(zap.started).toMatchObject([{ ...crossing, threshold }]);
    expect(workflow.started.slice(1)).toMatchObject([{ ...crossing, threshold }]);
    await Promise.all([workflow.switchOff(), zap.switchOff()]);
  });

  const body = JSON.stringify({ type: 'test', data: { title: 'Not from the service' } });
  const signed = (secret: unknown, at: Date, id = 'msg_1') => ({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(String(secret)).sign(id, at, body),
  });
  const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

  test('n8n refuses what the service did not sign, and runs each delivery once', async () => {
    const { address, started, kept, switchOff } = await flows.n8n(filter);
    const send = async (headers: Readonly<Record<string, string>>): Promise<number> =>
      (await fetch(address, { method: 'POST', body, headers })).status;
    const now = new Date();
    expect(await send({})).toBe(401);
    expect(await send(signed(other, now))).toBe(401);
    expect(await send(signed(kept['secret'], new Date(now.getTime() - 600_000)))).toBe(401);
    expect(started).toEqual([]);
    for (const id of ['msg_1', 'msg_2', 'msg_1', 'msg_2', 'msg_1'])
      expect(await send(signed(kept['secret'], now, id))).toBe(200);
    const event = { title: 'Not from the service', event: 'test' };
    expect(started).toEqual([
      { ...event, delivery: 'msg_1' },
      { ...event, delivery: 'msg_2' },
    ]);
    for (let i = 0; i < 600; i++) await send(signed(kept['secret'], now, `many_${i}`));
    expect(kept['deliveries']).toHaveLength(500);
    await switchOff();
    expect(kept).toEqual({});
  });

  test('Zapier verifies the signature of each event, whenever it hands it on', async () => {
    const { kept, receive, switchOff } = await flows.zap('new_change_instant', filter);
    const { secret } = kept;
    expect(secret).toMatch(/^whsec_/);
    const late = new Date(Date.now() - 3_600_000);
    const headers = signed(secret, late);
    expect(await receive(body, headers, kept)).toEqual([{ title: 'Not from the service', event: 'test' }]);
    const overlapping = { ...headers, 'webhook-signature': `v1,AAAA ${headers['webhook-signature']}` };
    expect(await receive(body, overlapping, kept)).toHaveLength(1);
    for (const wrong of [{}, signed(other, late), { ...headers, 'webhook-id': 'msg_2' }])
      await expect(receive(body, wrong, kept)).rejects.toThrow(/signature of the event is not valid/);
    await expect(receive(body.replace('Not', 'Now'), headers, kept)).rejects.toThrow(/signature/);
    await expect(receive(body, headers, { id: kept.id })).rejects.toThrow(/off and on again/);
    await switchOff();
  });

  test('a Zap whose subscription exists already, with a secret that nobody kept, gets another', async () => {
    const zap = await flows.zap('new_change_instant', filter);
    const again = await zap.switchOn();
    expect(again.id).not.toBe(zap.kept.id);
    expect(again.secret).toMatch(/^whsec_/);
    expect((await subscriptions()).map(({ id }) => id)).toEqual([again.id]);
  });

  test('n8n keeps the subscription of a workflow over a restart, and makes another if it is gone or its secret is lost', async () => {
    const workflow = await flows.n8n(filter);
    const first = workflow.kept['subscription'];
    await workflow.switchOn();
    expect(workflow.kept['subscription']).toBe(first);

    await fetch(`${server.url}/api/v1/subscriptions/${String(first)}`, {
      method: 'DELETE',
      headers: { 'x-api-key': server.key },
    });
    expect(await workflow.exists()).toBe(false);
    await workflow.switchOn();
    const second = workflow.kept['subscription'];
    expect(second).not.toBe(first);

    delete workflow.kept['subscription'];
    delete workflow.kept['secret'];
    await workflow.switchOn();
    expect((await subscriptions()).map(({ id }) => id)).toEqual([workflow.kept['subscription']]);
    expect(workflow.kept['secret']).toMatch(/^whsec_/);
    const moved = await moveRate();
    await until(() => workflow.started.length > 0);
    expect(workflow.started).toMatchObject([{ after: { value: moved } }]);
    await workflow.switchOff();
    await workflow.switchOff();
  });

  test('a test of the n8n step in the editor gets an event at once', async () => {
    const workflow = await flows.n8n(filter, 'manual');
    await until(() => workflow.started.length > 0);
    expect(workflow.started).toMatchObject([{ event: 'test', kind: 'policy_rate', country: 'KE' }]);
    await workflow.switchOff();
  });

  test('a refused subscription says why', async () => {
    await expect(flows.n8n({ kinds: ['laws'] })).rejects.toThrow(/did you mean "law"/);
    const fixed = { from: 'EUR', to: 'XOF', direction: 'above', rate: 700 };
    await expect(flows.zap('rate_crosses_limit', fixed)).rejects.toThrow(/is fixed/);
  });

  test('a Zap is set up with recorded changes, in the form of what will arrive', async () => {
    const zap = await flows.zap('new_change_instant', filter);
    const moved = await moveRate();
    await until(() => zap.started.length > 0);
    const samples = (await zap.samples()) as Readonly<Record<string, unknown>>[];
    expect(samples[0]).toEqual(zap.started[0]);
    expect(zap.started[0]).toMatchObject({ after: { value: moved } });
    await zap.switchOff();
  });
});

describe('polled by the Power Platform', () => {
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

describe('polled by n8n', () => {
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
    expect(items!.map(({ json }) => (json['after'] as { value: number }).value)).toEqual([one, two]);
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

describe('polled by Zapier', () => {
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
