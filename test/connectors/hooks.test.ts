import type { Subscription } from '../../src/contract';
import { Webhook } from 'standardwebhooks';
import { openStore } from '../../server/store/open';
import type { Store } from '../../server/store/store';
import { type Flows, startFlows } from '../support/flows';
import { ask } from '../support/http';
import { record } from '../support/record';
import { removeDirectory, type ServerProcess, startServer } from '../support/server-process';
import { recipe } from '../support/recipe';
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

test('a policy rate that moves starts the flows of every tool, sent or polled', async () => {
  const elsewhere = await flows.n8n({ kinds: ['policy_rate'], countries: ['UG'] });
  const said: string[] = [];
  const credentials = { baseUrl: server.url, apiKey: server.key };
  const { polled, received } = await moveKenyasRate({ credentials, store, flows }, ++rate, (line) => said.push(line));
  const change = { kind: 'policy_rate', country: 'KE', after: { value: rate, unit: 'percent', date: today } };
  expect(polled).toMatchObject([change, change, change]);
  expect(polled).toEqual([polled[0], polled[0], polled[0]]);
  const event = { ...polled[0], event: 'change.policy_rate', threshold: null };
  expect(received).toMatchObject([[event], [event], [{ type: 'change.policy_rate', data: change }]]);
  expect(elsewhere.started).toEqual([]);
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

test('n8n refuses what the service did not sign', async () => {
  const { address, started, kept, switchOff } = await flows.n8n(filter);
  const body = JSON.stringify({ type: 'test', data: { title: 'Not from the service' } });
  const signed = (secret: string, at: Date) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  });
  const send = async (headers: Readonly<Record<string, string>>): Promise<number> =>
    (await fetch(address, { method: 'POST', body, headers })).status;
  const now = new Date();
  const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  expect(await send({})).toBe(401);
  expect(await send(signed(other, now))).toBe(401);
  expect(await send(signed(String(kept['secret']), new Date(now.getTime() - 600_000)))).toBe(401);
  expect(started).toEqual([]);
  expect(await send(signed(String(kept['secret']), now))).toBe(200);
  expect(started).toEqual([{ title: 'Not from the service', event: 'test' }]);
  await switchOff();
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
