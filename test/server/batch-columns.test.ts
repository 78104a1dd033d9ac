import fc from 'fast-check';
import { service } from '../support/service';
import { keysCommand, startedServers } from '../support/server-process';
import { ask } from '../support/http';

interface Column {
  readonly success: boolean;
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
  readonly errors?: Readonly<Record<string, { readonly code: string; readonly message: string }>>;
  readonly meta: { readonly data_status?: string; readonly notices: readonly string[] };
  readonly error?: { readonly code: string; readonly field?: string };
}

const start = startedServers();
const pay = { country: 'KE', type: 'income' };
const net = { operation: 'tax', input: pay, select: ['net_amount'] };

async function answer(items: readonly unknown[]) {
  const { status, body } = await service.post('/api/v1/batch', { items });
  return {
    status,
    body: body as unknown as { data: { results: Column[]; count: number }; meta: { notices: string[] } },
  };
}
const columnOf = async (item: object): Promise<Column> => (await answer([item])).body.data.results[0]!;

// The payslip of 85,000 is that of the specification.
test('a column answers in the order of its amounts, with the truth of its law', async () => {
  const column = await columnOf({ ...net, select: ['net_amount', 'gross_amount'], amounts: [85_000, 1, 85_000] });
  expect(column).toMatchObject({
    success: true,
    columns: { net_amount: [61_017.9, expect.any(Number), 61_017.9], gross_amount: [85_000, 1, 85_000] },
    meta: { data_status: expect.any(String), sources: expect.any(Array) },
  });
  expect(column).not.toHaveProperty('errors');
});

test.each<[string, Record<string, unknown>, readonly string[]]>([
  ['tax', { ...pay, period: 'annual' }, ['tax_amount', 'effective_rate']],
  ['tax', { ...pay, mode: 'net_to_gross' }, ['gross_amount']],
  ['tax', { country: 'GH', type: 'corporate' }, ['tax_amount', 'currency']],
  ['vat', { country: 'KE', mode: 'extract' }, ['net_amount', 'vat_amount']],
  ['forex', { from: 'USD', to: 'KES' }, ['result', 'rate', 'to']],
  ['forex', { from: 'USD', to: 'KES', date: '2026-06-01' }, ['result']],
])('%s %j: each value is that of the item alone', async (operation, input, select) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 20 }), async (amounts) => {
      const alone = amounts.map((amount) => ({ operation, input: { ...input, amount }, select }));
      const { body } = await answer([...alone, { operation, input, select, amounts }]);
      const [column, ...items] = body.data.results.reverse();
      const values = items.reverse() as unknown as { data?: Record<string, unknown>; error?: unknown }[];
      for (const field of select)
        expect(column!.columns[field]).toEqual(values.map(({ data }) => data?.[field] ?? null));
      expect(Object.values(column!.errors ?? {})).toEqual(values.flatMap(({ error }) => error ?? []));
    }),
    { numRuns: 10 },
  );
});

test('a wrong amount has its own error, as in an item of its own, and the others have their figures', async () => {
  const wrong = [-1, 0, 'a', null, 1e16];
  const column = await columnOf({ ...net, amounts: [85_000, ...wrong, 85_000] });
  expect(column.columns['net_amount']).toEqual([61_017.9, null, null, null, null, null, 61_017.9]);
  const alone = (await answer(wrong.map((amount) => ({ ...net, input: { ...pay, amount } })))).body.data.results;
  expect(Object.entries(column.errors!)).toEqual(alone.map(({ error }, place) => [String(place + 1), error]));
});

test('with wrong amounts only, each has its error', async () => {
  const { columns, errors } = await columnOf({ ...net, amounts: [-1, -2] });
  expect(columns).toEqual({ net_amount: [null, null] });
  expect(Object.keys(errors!)).toEqual(['0', '1']);
});

test.each<[string, object, string]>([
  [
    'a wrong question is refused once',
    { ...net, input: { ...pay, country: 'KX' }, amounts: [1, 2] },
    'invalid_country',
  ],
  ['no field is selected', { operation: 'tax', input: pay, amounts: [1] }, 'bad_request'],
  ['an amount stands in the input, too', { ...net, input: { ...pay, amount: 1 }, amounts: [1] }, 'bad_request'],
  [
    'the operation has no amount',
    { operation: 'country', input: { country: 'KE' }, select: ['country'], amounts: [1] },
    'bad_request',
  ],
  ['there are no amounts', { ...net, amounts: [] }, 'bad_request'],
  ['the amounts are no list', { ...net, amounts: 5 }, 'bad_request'],
])('%s', async (_what, item, code) => {
  const [refused, next] = (await answer([item, { ...net, amounts: [85_000] }])).body.data.results;
  expect(refused).toMatchObject({ success: false, error: { code } });
  expect(next!.columns['net_amount']).toEqual([61_017.9]);
});

test('columns and items share the limit of 5,000 calls', async () => {
  const column = { ...net, amounts: Array.from({ length: 4_999 }, (_, i) => i + 1) };
  const item = { ...net, input: { ...pay, amount: 1 } };
  expect((await answer([column, item])).status).toBe(200);
  const { status, body } = await service.post('/api/v1/batch', { items: [column, item, item] });
  expect([status, body.error!.code]).toEqual([400, 'invalid_items']);
});

test('a field that has no effect is named once', async () => {
  const { body } = await answer([{ ...net, input: { ...pay, chidren: 2 }, amounts: [1, 2, 3] }]);
  const naming = body.meta.notices.filter((notice) => notice.includes('chidren'));
  expect(naming).toHaveLength(1);
  expect(naming[0]).not.toMatch(/more items/);
});

test('each amount counts as a call', async () => {
  const server = await start();
  const key = await keysCommand({ SVC_DATA_DIR: server.dataDir })('create', '--plan', 'pro');
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const items = [{ ...net, amounts: [1, 2, -3] }];
  await ask(new URL('/api/v1/batch', server.url), { method: 'POST', headers, body: JSON.stringify({ items }) });
  const tool = { tool: 'ke-wht', inputs: { amount: 1_000 } };
  const paye = await ask(new URL('/api/v1/calculate', server.url), {
    method: 'POST',
    headers,
    body: JSON.stringify(tool),
  });
  expect(await paye.json()).toMatchObject({ meta: { usage: { current: 4 } } });
});
