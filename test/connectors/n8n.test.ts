import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IExecuteFunctions, ILoadOptionsFunctions, INodeProperties } from 'n8n-workflow';
import { SvcFinanceApi } from '../../connectors/n8n/credentials/SvcFinanceApi.credentials';
import { SvcFinance } from '../../connectors/n8n/nodes/SvcFinance/SvcFinance.node';
import { operations, productVersion } from '../../src/contract';
import { nodeInWorkflow, sender } from '../support/n8n';

const credentials = { baseUrl: process.env['SERVICE_URL']!, apiKey: process.env['SERVICE_KEY']! };
const node = new SvcFinance();
const properties = node.description.properties;

const send = sender(credentials);

/** What n8n gives a node, as far as this one uses it: the parameters of each item and the request. */
const context = (items: readonly Readonly<Record<string, unknown>>[], continues = false) =>
  ({
    getInputData: () => items.map(() => ({ json: {} })),
    getNodeParameter: (name: string, item: number, otherwise: unknown) => items[item]![name] ?? otherwise,
    getCredentials: async () => credentials,
    getNode: () => nodeInWorkflow,
    continueOnFail: () => continues,
    helpers: { httpRequestWithAuthentication: send },
  }) as unknown;
const run = async (items: readonly Readonly<Record<string, unknown>>[], continues = false) =>
  (await node.execute.call(context(items, continues) as IExecuteFunctions))[0]!;

const kenya = { operation: 'calculatePaye', country: 'KE', amount: 85_000 };

test('each item is a question, with optional fields and groups of them', async () => {
  const answers = await run([
    kenya,
    {
      ...kenya,
      amount: 61_017.9,
      optionalFields: { mode: 'net_to_gross', pay_date: '2026-11-20T00:00:00', currency: '' },
    },
    { operation: 'getFuelTypes' },
    {
      operation: 'batch',
      items: JSON.stringify([{ operation: 'vat', input: { country: 'KE', amount: 1000, mode: 'add' } }]),
    },
  ]);
  expect(answers.map(({ pairedItem }) => pairedItem)).toEqual([{ item: 0 }, { item: 1 }, { item: 2 }, { item: 3 }]);
  expect(answers[0]!.json).toMatchObject({
    success: true,
    data: { net_amount: 61_017.9 },
    meta: { data_status: expect.any(String) as string },
  });
  expect(answers[1]!.json).toMatchObject({ data: { gross_amount: 85_000 } });
  expect(answers[2]!.json).toMatchObject({ success: true });
  expect(answers[3]!.json).toMatchObject({ success: true });
});

test('the days of a joiner are written, and a day with a time is that day', async () => {
  const worked = properties
    .flatMap(({ options = [] }) => options as INodeProperties[])
    .filter(({ name }) => name === 'worked');
  const days = worked
    .flatMap(({ options }) => options as INodeProperties[])
    .filter(({ name }) => /^(from|to)$/.test(name));
  expect(new Set(days.map(({ type }) => type))).toEqual(new Set(['string']));
  const joiner = { ...kenya, optionalFields: { pay_date: '2026-11-30', worked: { from: '2026-11-16T00:00:00' } } };
  const [answer] = await run([joiner]);
  // Half of the 30 days of November.
  expect(answer!.json).toMatchObject({ data: { gross_amount: 42_500 } });
});

test('a refused question says why, and stops the workflow unless it may continue', async () => {
  const wrong = { ...kenya, country: 'KX' };
  await expect(run([wrong])).rejects.toThrow(/did you mean KE/);
  const [refused, answered] = await run([wrong, kenya], true);
  expect(refused!.json).toMatchObject({ success: false, error: expect.stringContaining('did you mean KE') as string });
  expect(answered!.json).toMatchObject({ success: true });
});

test('lists come from the service', async () => {
  const load = (name: string) => node.methods.loadOptions[name]!.call(context([]) as ILoadOptionsFunctions);
  const countries = await load('getCountries');
  expect(countries).toHaveLength(54);
  expect(countries).toContainEqual({ name: 'Kenya', value: 'KE' });
  expect(await load('getFuelTypes')).toContainEqual({ name: 'Petrol', value: 'petrol' });
  const used = (fields: readonly INodeProperties[]): string[] =>
    fields.flatMap(({ typeOptions, options }) => [
      ...(typeOptions?.loadOptionsMethod === undefined ? [] : [String(typeOptions.loadOptionsMethod)]),
      ...used((options ?? []).filter((option): option is INodeProperties => 'type' in option)),
    ]);
  expect([...new Set(used(properties))].sort()).toEqual(Object.keys(node.methods.loadOptions).sort());
});

test('the test of a credential is a request that needs its key', async () => {
  const { url } = new SvcFinanceApi().test.request;
  expect((await fetch(`${credentials.baseUrl}${url}`)).status).toBe(401);
  expect(await send('', { url: `${credentials.baseUrl}${url}` })).toMatchObject({ success: true });
});

test('the node has every operation of the contract but the twins', () => {
  const offered = properties
    .filter(({ name }) => name === 'operation')
    .flatMap(({ options }) => options!.map((option) => ('value' in option ? option.value : undefined)));
  expect(offered.sort()).toEqual(
    operations
      .filter(({ twinOf }) => twinOf === undefined)
      .map(({ id }) => id)
      .sort(),
  );
});

test.each(['n8n', 'zapier'])('the package for %s has the version of the service', (name) => {
  const file = readFileSync(join(__dirname, '../../connectors', name, 'package.json'), 'utf8');
  expect((JSON.parse(file) as { version: string }).version).toBe(productVersion);
});
