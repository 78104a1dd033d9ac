import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { agentTools } from '../../server/doors/mcp/tools';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { issueKey } from '../../server/access/keys';
import { openStore } from '../../server/store/open';
import { contractOf } from '../../src/contract';
import { startedServers, temporaryDirectory } from '../support/server-process';

const address = () => new URL('/mcp', process.env['SERVICE_URL']);
const key = () => process.env['SERVICE_KEY'] ?? '';

const startServer = startedServers();

async function connected(headers: Readonly<Record<string, string>>, url = address()): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
}

const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  payslip: { country: 'KE', amount: 85_000 },
  year_of_pay: {
    country: 'KE',
    tax_year: '2026',
    amount: 85_000,
    months: [{ month: '2026-12', pay: { thirteenth: 85_000 } }],
  },
  compare_countries: { countries: ['KE', 'UG', 'BJ'], amount: 1000, currency: 'EUR' },
  explain_tax: { country: 'KE', amount: 85_000, type: 'income' },
  withholding_and_other_tax: { country: 'KE', amount: 1_000_000, type: 'withholding', payment_type: 'dividends' },
  tax_law: { country: 'KE' },
  tax_treaties: { country: 'KE' },
  minimum_wage: { country: 'NG' },
  due_dates: { country: 'KE', month: '2026-11' },
  payroll_returns: { country: 'KE' },
  check_return: {
    id: 'KE-p10',
    month: '2026-11',
    rows: [{ person: { name: 'Jane', tax_number: 'B12' }, amount: 85_000 }],
  },
  working_days: { country: 'KE', start: '2026-12-01', end: '2026-12-31' },
  labour_law: { country: 'KE' },
  overtime_pay: { country: 'KE', pay: 45_000, hours: 10 },
  annual_leave: { country: 'MA', started: '2019-01-01', on: '2026-11-20', pay: 10_000 },
  notice: { country: 'NG', started: '2020-01-01', ends: '2026-11-20', pay: 500_000 },
  severance_pay: { country: 'CI', pay: 400_000, started: '2014-01-01', ends: '2025-12-31' },
  seniority_bonus: { country: 'MA', pay: 10_000, started: '2019-01-01', on: '2026-11-20' },
  vat: { country: 'KE', amount: 11_600, mode: 'extract' },
  exchange_rate: { from: 'EUR', to: 'XOF', amount: 100 },
  exchange_rate_history: { from: 'EUR', to: 'XOF', start: '2026-09-01' },
  central_bank: { country: 'KE' },
  fuel_prices: { country: 'KE' },
  history: { series: 'fuel_petrol', entity: 'KE' },
  changes: { since: '2026-01-01' },
};

/** The most that an answer of a tool has, in characters. */
const longest = 30_000;

const tell = (method: string, params: object, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'x-api-key': key(),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });

// Kenya 2026, 85,000 a month: see test/scripts/explain.test.ts for the working by hand.
test('the official client lists the tools and calls each; answers follow their contract and name their sources', async () => {
  const client = await connected({ authorization: `Bearer ${key()}` });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(inputs));
  for (const { name, annotations } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: inputs[name]! });
    const [text] = content as { readonly text: string }[];
    expect({ name, isError: isError === true, text: isError === true ? text : '' }).toEqual({
      name,
      isError: false,
      text: '',
    });
    const { asks, takes } = agentTools.find((tool) => tool.name === name)!;
    if (takes === undefined) expect(contractOf(asks).response.safeParse(structuredContent).error).toBeUndefined();
    if (name !== 'changes') expect(text!.text).toContain('data_status:');
    expect(text!.text).toContain('Source: ');
    if (name === 'changes') expect(text!.text).toMatch(/^changes:\n- .+ Source: /m);
    if (name === 'payslip') expect(text!.text).toContain('net_amount: 61017.9\n');
  }
  await client.close();
});

/** Every figure of an answer, to any depth. */
const figuresIn = (value: unknown): readonly number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(figuresIn)
      : [];

test.each(Object.entries(inputs))('the text of %s has every figure of its structured answer', async (name, sent) => {
  const client = await connected({ 'x-api-key': key() });
  const { content, structuredContent } = await client.callTool({ name, arguments: sent });
  const { text } = (content as { readonly text: string }[])[0]!;
  const figures = figuresIn((structuredContent as { readonly data: unknown }).data);
  const inText = new Set([...text.matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/g)].map(([figure]) => Number(figure)));
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((figure) => !inText.has(figure))).toEqual([]);
  await client.close();
});

test('the list of tools is short, and each lists its own fields at the root of its schema', async () => {
  const client = await connected({ 'x-api-key': key() });
  const { tools } = await client.listTools();
  // Tokens are about a quarter of the characters: 20,000 characters were 4,700 tokens of the encoding o200k.
  const listed = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
  expect(JSON.stringify(listed).length).toBeLessThan(22_000);
  for (const { name, inputSchema } of tools)
    expect([name, Object.keys(inputSchema)]).toEqual([name, expect.arrayContaining(['type', 'properties'])]);
  const fieldsOf = (tool: string): readonly string[] =>
    Object.keys(tools.find(({ name }) => name === tool)!.inputSchema.properties!);
  expect(fieldsOf('withholding_and_other_tax')).not.toContain('in_kind');
  expect(fieldsOf('payslip')).toEqual(
    expect.arrayContaining(['country', 'amount', 'employee', 'pay', 'in_kind', 'paid']),
  );
  await client.close();
});

test('an agent is told how to use the service, reads the glossary and the law, and fills in a prompt', async () => {
  const client = await connected({ 'x-api-key': key() });
  expect(client.getInstructions()).toContain('`not_established` means that the law is not recorded');
  const { resources } = await client.listResources();
  expect(resources.length).toBe(55);
  const read = async (uri: string) =>
    ((await client.readResource({ uri })).contents as { readonly text: string }[])[0]!.text;
  expect(await read('svc://glossary')).toContain('- `dividends`: ');
  expect(await read('svc://law/KE')).toContain('data_status: ');
  await expect(read('svc://law/XX')).rejects.toThrow(/There is no resource at "svc:\/\/law\/XX"/);
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toContain('compare_offers');
  const offers = { countries: 'KE, UG', amount: '1000', currency: 'USD' };
  const { messages } = await client.getPrompt({ name: 'compare_offers', arguments: offers });
  expect(messages[0]!.content).toMatchObject({ text: expect.stringContaining('1000 USD a month in KE, UG') as string });
  await expect(client.getPrompt({ name: 'compare_offers', arguments: {} })).rejects.toThrow(/needs `countries`/);
  await client.close();
});

test.each(['application/json', '*/*', undefined])('a client that accepts %s is answered with JSON', async (accept) => {
  const answer = await tell('tools/list', {}, { ...(accept === undefined ? {} : { accept }) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^application\/json/),
  ]);
});

test('the check of a return names problems by row, and repeats nothing of the rows', async () => {
  const client = await connected({ authorization: `Bearer ${key()}` });
  const check = async (input: Record<string, unknown>) => {
    const answer = await client.callTool({ name: 'check_return', arguments: input });
    return { isError: answer.isError === true, text: JSON.stringify(answer) };
  };
  const rows = [
    { person: { name: 'Jane Example', tax_number: 'A001234567Z' }, amount: 81_234 },
    { person: { name: 'John Example', tax_number: 'B7654321' }, amount: 81_234, nmae: 1 },
    { person: { name: 'John Example', tax_number: 'B7654321' }, amount: 81_234 },
  ];
  const { isError, text } = await check({ id: 'KE-p10', month: '2026-11', rows });
  expect(isError).toBe(false);
  expect(text).toContain('KRA PIN is malformed. It has A or P, nine digits and a letter.');
  expect(text).toContain('This row cannot be read: `nmae`.');
  expect(text).not.toMatch(/Example|7654321|A001234567Z|81,?234/);
  expect((await check({ id: 'KE-p99', month: '2026-11', rows })).isError).toBe(true);
  expect((await check({ id: 'KE-p10', month: '2026-11', rows: [] })).text).toContain('a list of 1 to 200 employees');
  await client.close();
});

test('a salary in several countries is the payslip of each, converted', async () => {
  const client = await connected({ 'x-api-key': key() });
  const call = async (name: string, sent: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: sent })).structuredContent as {
      readonly data: { readonly countries: readonly Record<string, unknown>[]; readonly net_amount: number };
    };
  const { data } = await call('compare_countries', inputs['compare_countries']!);
  expect(data.countries.map(({ country }) => country)).toEqual(['KE', 'UG', 'BJ']);
  for (const { country, gross_amount, net_amount } of data.countries) {
    const alone = await call('payslip', { country, amount: gross_amount });
    expect(alone.data.net_amount).toBe(net_amount);
  }
  // Council Decision 98/683/EC: 655.957 francs for one euro.
  expect(data.countries[2]).toMatchObject({ currency: 'XOF', rate: 655.957, gross_amount: 655_957 });
  expect(data.countries[2]).toMatchObject({ converted: { currency: 'EUR', gross_amount: 1000 } });
  await client.close();
});

test('no answer is longer than an agent can read, and what is left out can be asked for', async () => {
  const client = await connected({ 'x-api-key': key() });
  const call = async (name: string, sent: Record<string, unknown>) => {
    const answer = await client.callTool({ name, arguments: sent });
    expect({ name, sent, tooLong: JSON.stringify(answer).length > longest }).toEqual({ name, sent, tooLong: false });
    return answer.structuredContent as { readonly data: { readonly countries: readonly { readonly code: string }[] } };
  };
  await call('central_bank', {});
  await call('fuel_prices', {});
  await call('exchange_rate_history', { from: 'USD', to: 'KES', start: '2015-01-01' });
  await call('changes', { since: '2015-01-01', limit: 500 });
  const codes: string[] = [];
  while (codes.length < 54) {
    const { data } = await call('tax_law', { skip: codes.length });
    codes.push(...data.countries.map(({ code }) => code));
  }
  expect(new Set(codes).size).toBe(54);
  for (const country of codes) await call('tax_law', { country });
  await client.close();
});

test('an input that is wrong is an error of the tool with a sentence', async () => {
  const client = await connected({ 'x-api-key': key() });
  const { isError, content } = await client.callTool({ name: 'payslip', arguments: { country: 'KX', amount: 5 } });
  expect({ isError, content }).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('did you mean KE') as string }],
  });
  const unknown = await client.callTool({ name: 'nothing', arguments: {} });
  expect(unknown.isError).toBe(true);
  await client.close();
});

test('clients of earlier versions are answered too', async () => {
  const answer = await tell('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'old', version: '1' },
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('"protocolVersion":"2025-06-18"');
});

test('a wrong key, a page of another site and a body that is not JSON are refused', async () => {
  expect((await tell('tools/list', {}, { 'x-api-key': 'svc_live_wrong' })).status).toBe(401);
  expect((await tell('tools/list', {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
  const malformed = await fetch(address(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key() },
    body: '{',
  });
  expect(malformed.status).toBe(400);
});

test('only calls of tools count, each as its operation; the plan that is used up and sample data are named', async () => {
  const plans = join(temporaryDirectory(), 'plans.json');
  const none = { per_month: null, per_minute: null };
  writeFileSync(
    plans,
    JSON.stringify({ free: { per_month: 4, per_minute: null }, pro: none, growth: none, enterprise: none }),
  );
  const server = await startServer({ SVC_PLANS_FILE: plans, SVC_LOG_LEVEL: 'warn' });
  const store = await openStore(server);
  try {
    const now = new Date();
    const live = await issueKey(store, { name: 'agent', environment: 'live', plan: 'free', now });
    const sandbox = await issueKey(store, { name: 'sandbox', environment: 'test', plan: 'free', now });
    const url = new URL('/mcp', server.url);
    const client = await connected({ 'x-api-key': live.key }, url);
    const ask = async (of: Client, name: string, sent = inputs[name]!) => {
      const { isError = false, content } = await of.callTool({ name, arguments: sent });
      return { isError, text: (content as { readonly text: string }[])[0]!.text };
    };
    for (let i = 0; i < 3; i++) await client.listTools();
    expect((await ask(client, 'payslip')).isError).toBe(false);
    expect((await ask(client, 'vat', { country: 'KX' })).isError).toBe(true);
    const compared = { countries: ['KE', 'UG'], amount: 1000, currency: 'EUR' };
    expect((await ask(client, 'compare_countries', compared)).isError).toBe(false);
    const { isError, text } = await ask(client, 'fuel_prices');
    expect([isError, text]).toEqual([true, expect.stringContaining('4 calls a month')]);
    // A plan that is used up still lists its tools.
    await client.listTools();
    const tester = await connected({ 'x-api-key': sandbox.key }, url);
    for (let i = 0; i < 3; i++) expect((await ask(tester, 'payslip')).text).toContain('data_status: sample');
    await server.stop();
    const day = now.toISOString().slice(0, 10);
    expect(await store.usageOf(live.stored.owner, live.stored.id, day, day)).toEqual([
      { day, operation: 'fuel', outcome: 'rate_limit_exceeded', calls: 1 },
      { day, operation: 'tax', outcome: 'success', calls: 3 },
      expect.objectContaining({ operation: 'vat', calls: 1 }),
    ]);
  } finally {
    await store.close();
  }
});
