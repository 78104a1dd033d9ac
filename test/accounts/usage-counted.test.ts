import { createAccount } from '../../server/accounts/account-changes';
import { callsMade } from '../../server/accounts/calls-made';
import { administratorOf } from '../../server/accounts/actor';
import { keyChanges } from '../../server/accounts/key-changes';
import { openStore } from '../../server/store/open';
import { readSentence } from '../../server/store/stored-sentence';
import type { Store } from '../../server/store/store';
import { say } from '../../src/language/say';
import { ask } from '../support/http';
import { type ServerProcess, startedServers, temporaryDirectory } from '../support/server-process';

const dataDir = temporaryDirectory();
const startServer = startedServers();
let servers: readonly ServerProcess[];
let store: Store;
let account: string;
beforeAll(async () => {
  // Two servers on one store, as workers are.
  const environment = { SVC_DATA_DIR: dataDir, SVC_LOG_LEVEL: 'warn' };
  servers = [await startServer(environment), await startServer(environment)];
  store = await openStore({ dataDir });
  account = (await createAccount(store, { name: 'a', plan: 'pro' }, new Date())).id;
});
afterAll(() => store.close());

const issue = (more: object = {}) =>
  keyChanges(store, administratorOf(account), new Date()).create({
    name: 'k',
    environment: 'live',
    plan: 'free',
    owner: account,
    account,
    ...more,
  });
const send = (server: ServerProcess, key: string, path: string, body?: unknown): Promise<Response> =>
  ask(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const tax = (country: string) => ({ country, amount: 85_000, type: 'income' });

test('servers count each call of an account once, by key, operation and outcome', async () => {
  const [one, other] = [await issue(), await issue({ environment: 'test' })];
  const closed = await issue({ operations: ['vat'] });
  for (const server of servers) {
    for (let i = 0; i < 3; i++) await send(server, one.key, '/api/tax', tax('KE'));
    await send(server, one.key, '/api/tax', tax('XX'));
    await send(server, one.key, '/api/fuel?country=KE');
    await send(server, one.key, '/api/v1/calculate', { tool: 'ke-vat', inputs: { amount: 100 } });
    await send(server, one.key, '/api/v1/batch', {
      items: [
        { operation: 'tax', input: tax('KE') },
        { operation: 'tax', input: tax('NG') },
        { operation: 'vat', input: { country: 'KE', amount: -1, mode: 'add' } },
        { operation: 'unknown', input: {} },
        { operation: 'tax', input: tax('KE') },
      ],
    });
    await send(server, one.key, '/api/v1/batch', { items: 'none' });
    await send(server, other.key, '/api/tax', tax('KE'));
    await send(server, closed.key, '/api/tax', tax('KE'));
    await send(server, 'svc_live_unknown', '/api/tax', tax('KE'));
  }
  for (const { stop } of servers) await stop();

  const usage = async (key?: string): Promise<Readonly<Record<string, number>>> =>
    Object.fromEntries(
      (await store.usageOf(account, key, '2000-01-01', '2999-12-31')).map(({ operation, outcome, calls }) => [
        `${operation} ${outcome}`,
        calls,
      ]),
    );
  const ofOne = {
    'fuel success': 2,
    'other invalid_items': 2,
    'other invalid_operation': 2,
    'tax invalid_country': 2,
    'tax success': 12,
    'vat invalid_amount': 2,
    'vat success': 2,
  };
  expect(await usage(one.stored.id)).toEqual(ofOne);
  expect(await usage(other.stored.id)).toEqual({ 'tax success': 2 });
  expect(await usage(closed.stored.id)).toEqual({ 'tax operation_not_allowed': 2 });
  expect(await usage()).toEqual({ ...ofOne, 'tax success': 14, 'tax operation_not_allowed': 2 });

  const refused = await store.refusedCalls(account);
  expect(refused.map(({ code }) => code).sort()).toEqual(
    ['invalid_amount', 'invalid_country', 'invalid_items', 'invalid_operation', 'operation_not_allowed'].flatMap(
      (code) => [code, code],
    ),
  );
  const unknown = refused.find(({ code }) => code === 'invalid_country')!;
  expect(unknown).toMatchObject({ key: one.stored.id, operation: 'tax' });
  expect(say(readSentence(unknown.message))).toMatch(/"XX" is not one of the 54 country codes/);
  // Calls of a batch and of both servers count towards the one quota of the account; test keys do not.
  const month = new Date().toISOString().slice(0, 7);
  expect(await store.taken(account, month)).toBe(22);
  // With both servers stopped, nothing is in reserve: what was taken was made.
  expect(await callsMade(store, account, month)).toBe(22);
});
