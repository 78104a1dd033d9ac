import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { agentTools } from '../../server/doors/mcp/tools';
import { contractOf } from '../../src/contract';

const address = () => new URL('/mcp', process.env['SERVICE_URL']);
const key = () => process.env['SERVICE_KEY'] ?? '';

async function connected(headers: Readonly<Record<string, string>>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(address(), { requestInit: { headers } }));
  return client;
}

const inputs: Readonly<Record<string, Record<string, unknown>>> = {
  payslip: { country: 'KE', amount: 85_000 },
  explain_tax: { country: 'KE', amount: 85_000, type: 'income' },
  withholding_and_other_tax: { country: 'KE', amount: 1_000_000, type: 'withholding', payment_type: 'dividends' },
  tax_law: { country: 'KE' },
  vat: { country: 'KE', amount: 11_600, mode: 'extract' },
  exchange_rate: { from: 'EUR', to: 'XOF', amount: 100 },
  exchange_rate_history: { from: 'EUR', to: 'XOF', start: '2026-09-01' },
  central_bank: { country: 'KE' },
  fuel_prices: { country: 'KE' },
};

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
    const { asks } = agentTools.find((tool) => tool.name === name)!;
    expect(contractOf(asks).response.safeParse(structuredContent).error).toBeUndefined();
    expect(text!.text).toContain('data_status:');
    expect(text!.text).toContain('Source: ');
    if (name === 'payslip') expect(text!.text).toContain('net_amount: 61017.9\n');
  }
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
