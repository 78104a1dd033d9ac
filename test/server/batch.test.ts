import { service } from '../support/service';
import { ask } from '../support/http';
import { keysCommand, type ServerProcess, startedServers, temporaryDirectory } from '../support/server-process';

interface Result {
  readonly success: boolean;
  readonly data?: Record<string, unknown>;
  readonly meta?: { readonly data_status: string };
  readonly error?: { readonly code: string; readonly message: string };
}

async function results(items: readonly unknown[]): Promise<readonly Result[]> {
  const { body } = await service.post('/api/v1/batch', { items });
  return (body.data as unknown as { results: Result[] }).results;
}

const routes: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['forex', { from: 'USD', to: 'KES', amount: 250 }, '/api/forex?from=USD&to=KES&amount=250'],
  ['forex', { from: 'EUR', to: 'XOF' }, '/api/forex?from=EUR&to=XOF'],
  ['forex', { from: 'USD', to: 'NGN', date: '2026-06-01' }, '/api/forex?from=USD&to=NGN&date=2026-06-01'],
  ['fuel', { country: 'KE' }, '/api/fuel?country=KE'],
  ['fuel', {}, '/api/fuel'],
  [
    'fuel',
    { country: 'ZA', fuel_type: 'petrol', currency: 'USD' },
    '/api/fuel?country=ZA&fuel_type=petrol&currency=USD',
  ],
  ['rates', { country: 'NG' }, '/api/rates?country=NG'],
  ['rates', { country: 'NG', indicator: 'policy_rate' }, '/api/v1/rates/central-bank?country=NG&indicator=policy_rate'],
  ['country', { country: 'GH' }, '/api/tax?country=GH'],
];

describe('an item gets the same answer as its route', () => {
  test.each(routes)('%s %j', async (operation, input, path) => {
    const [item] = await results([{ operation, input }]);
    const { body } = await service.get(path);
    expect(item).toEqual({ success: true, data: body.data, meta: body.meta });
  });

  test('a selected field equals that of the route', async () => {
    const [item] = await results([
      { operation: 'forex', input: { from: 'USD', to: 'KES', amount: 250 }, select: ['amount', 'rate', 'unheard_of'] },
    ]);
    const { body } = await service.get('/api/forex?from=USD&to=KES&amount=250');
    const { amount, rate } = body.data as unknown as { amount: number; rate: number };
    expect(item).toEqual({ success: true, data: { amount, rate } });
  });

  test('single figures equal those of the payslip, in both directions', async () => {
    const select = ['net_amount', 'tax_amount', 'pension', 'gross_amount', 'effective_rate', 'employer_cost'];
    for (const mode of ['gross_to_net', 'net_to_gross']) {
      const input = { country: 'GH', amount: 12_345.67, type: 'income', mode };
      const [item] = await results([{ operation: 'tax', input, select }]);
      const { body } = await service.post('/api/tax', input);
      expect(item!.data).toEqual(Object.fromEntries(select.map((field) => [field, body.data[field as 'net_amount']])));
    }
  });
});

describe('similar items are not confused', () => {
  test('numbers, texts and missing amounts', async () => {
    const tax = { country: 'KE', amount: 50_000, type: 'income' };
    const [first, text, again, none, vat] = await results([
      { operation: 'tax', input: tax, select: ['gross_amount'] },
      { operation: 'tax', input: { ...tax, amount: '50000' }, select: ['gross_amount'] },
      { operation: 'tax', input: { ...tax, amount: 60_000 }, select: ['gross_amount'] },
      { operation: 'tax', input: { country: 'KE', type: 'income' }, select: ['gross_amount'] },
      { operation: 'vat', input: { country: 'KE', mode: 'add', amount: -1 } },
    ]);
    expect([first!.data, again!.data]).toEqual([{ gross_amount: 50_000 }, { gross_amount: 60_000 }]);
    expect([text!.error!.code, none!.error!.code, vat!.error!.code]).toEqual([
      'invalid_amount',
      'invalid_amount',
      'INVALID_SALARY',
    ]);
  });

  test('a conversion may omit the amount', async () => {
    const fx = { from: 'USD', to: 'KES' };
    const [with10, without, with20] = await results([
      { operation: 'forex', input: { ...fx, amount: 10 } },
      { operation: 'forex', input: fx },
      { operation: 'forex', input: { ...fx, amount: 20 } },
    ]);
    expect(without!.data).not.toHaveProperty('amount');
    expect(with20!.data!['amount']).toBeCloseTo(2 * (with10!.data!['amount'] as number), 8);
  });

  test('no number is written as text, and no text as a number', async () => {
    const fx = { from: 'USD', to: 'KES' };
    const wrong: readonly (readonly [string, object, string])[] = [
      ['forex', { ...fx, amount: '5' }, 'invalid_amount'],
      ['forex', { ...fx, amount: true }, 'invalid_amount'],
      ['tax', { country: 'KE', type: 'income', amount: '5' }, 'invalid_amount'],
      ['tax', { country: 'KE', type: 'income', amount: 5, include_pension: 'true' }, 'invalid_include_pension'],
      ['tax', { country: 'KE', type: 'income', amount: 5, age: '40' }, 'invalid_age'],
      ['tax', { country: 'KE', type: 'income', amount: 5, basic: '0.5' }, 'invalid_basic'],
      ['tax', { country: 'KE', type: 'income', amount: 5, dependants: '1' }, 'invalid_dependants'],
      ['tax', { country: 'KE', type: 'income', amount: 5, tax_year: 2026 }, 'invalid_tax_year'],
      ['tax', { country: 'KE', type: 'corporate', amount: 5, turnover: '5' }, 'invalid_turnover'],
      ['vat', { country: 'KE', mode: 'add', amount: '5' }, 'INVALID_SALARY'],
      ['fuel', { country: 'KE', date: 20261001 }, 'invalid_date'],
    ];
    const found = await results(wrong.map(([operation, input]) => ({ operation, input })));
    expect(found.map(({ error }) => error?.code)).toEqual(wrong.map(([, , code]) => code));
    const tools: readonly (readonly [string, object])[] = [
      ['ng-paye', { grossAnnual: '6000000' }],
      ['ng-paye', { grossAnnual: 6_000_000, pension: 'true' }],
      ['ke-vat', { amount: '5' }],
      ['ke-cit', { profit: '5' }],
      ['ke-cit', { profit: 5, turnover: '5' }],
      ['ke-wht', { amount: '5' }],
      ['ke-cgt', { gain: '5' }],
      ['fx-convert', { ...fx, amount: '5' }],
    ];
    for (const [tool, inputs] of tools)
      expect([tool, (await service.post('/api/v1/calculate', { tool, inputs })).body.error?.code]).toEqual([
        tool,
        'invalid_inputs',
      ]);
  });

  test('a large batch, whose items are recognised by those before them, answers like many small ones', async () => {
    const operations = [
      { operation: 'tax', input: { country: 'KE', type: 'income' }, select: ['net_amount'] },
      { operation: 'tax', input: { country: 'ZA', type: 'income', employee: { age: 66 } }, select: ['net_amount'] },
      { operation: 'tax', input: { country: 'NG', type: 'corporate', unheard_of: 1 } },
      { operation: 'vat', input: { country: 'KE', mode: 'add' }, select: ['vat_amount', 'no_such_field'], note: 'é' },
      { operation: 'tax', input: { country: 'XX', type: 'income' } },
      { operation: 'forex', input: { from: 'USD', to: 'KES' }, select: ['amount'] },
      { operation: 'rates', input: { country: 'NG', indicator: 'policy_rate' }, select: ['value'] },
      { operation: 'no_such_operation', input: {} },
    ];
    const amounts = [0, 1e15 + 1, -5, 0.5, 1, 99_999.99, 1e15, 12_345.678];
    const items = Array.from({ length: 1_600 }, (_, i) => {
      const item = operations[(i * 5) % 8]!;
      return { ...item, input: { ...item.input, amount: amounts[i >> 3] ?? i + 0.25 } };
    });
    expect(JSON.stringify({ items }).length).toBeGreaterThan(100_000);

    const small = [];
    for (let i = 0; i < items.length; i += 40) small.push(...(await results(items.slice(i, i + 40))));
    expect(await results(items)).toEqual(small);
    const { body } = await service.post('/api/v1/batch', { items });
    const ignored = [
      '[6].input.amount` (and in 199',
      '[7].note` (and in 199',
      '[31].select: no_such_field` (and in 196',
    ];
    expect(body.meta!.notices).toEqual(expect.arrayContaining(ignored.map((part) => expect.stringContaining(part))));
  });

  test('employees who share everything but their amount are answered as each is alone', async () => {
    const employees = [
      { country: 'SN', employee: { marital_status: 'married', children: 2 }, pay: { transport: 20_000 } },
      { country: 'SN', employee: { marital_status: 'married', children: 3 }, pay: { transport: 20_000 } },
      { country: 'SN', employee: { marital_status: 'married', children: 2 }, pay: { housing: 20_000 } },
      { country: 'SN', employee: { marital_status: 'married', children: -1 }, pay: { transport: 20_000 } },
      { country: 'NG', employee: {}, pay: { transport: 20_000, unheard_of: 1 } },
    ];
    const selections = [['net_amount', 'employer_cost'], undefined];
    const items = [600_000, 750_000.5, -1, '600000'].flatMap((amount) =>
      selections.flatMap((select) =>
        employees.map((employee) => ({
          operation: 'tax',
          input: { ...employee, type: 'income', amount },
          ...(select === undefined ? {} : { select }),
        })),
      ),
    );
    const alone = [];
    for (const item of items) alone.push(...(await results([item])));
    expect(await results(items)).toEqual(alone);
  });

  test('a field without effect is counted in each item that repeats it', async () => {
    const item = { operation: 'forex', input: { from: 'USD', to: 'KES', unheard_of: 1 }, select: ['rate'] };
    const { body } = await service.post('/api/v1/batch', { items: [item, item, item] });
    expect(body.meta!.notices).toEqual(
      expect.arrayContaining([expect.stringContaining('[0].input.unheard_of` (and in 2')]),
    );
  });

  test('a selection and a parameter with the same name', async () => {
    const tax = { country: 'KE', type: 'income', amount: 50_000 };
    const [selected, parameter] = await results([
      { operation: 'tax', input: tax, select: ['net_amount', 'currency'] },
      { operation: 'tax', input: { net_amount: 'currency', ...tax }, select: [] },
    ]);
    expect(selected!.data).toEqual({ net_amount: expect.any(Number), currency: 'KES' });
    expect(parameter!.data).toEqual({});
  });
});

test('an item and a selection of a wrong form have a sentence of their own', async () => {
  const { body } = await service.post('/api/v1/batch', {
    items: [null, { operation: 'tax', input: { country: 'KE', amount: 1, type: 'income' }, select: [1] }],
  });
  const results = (body.data as unknown as { results: { error: { code: string; message: string } }[] }).results;
  expect(results.map(({ error }) => error.message)).toEqual([
    'The item must be a JSON object with `operation` and `input`.',
    '`select` must be a list of field names, for example ["net_amount"].',
  ]);
});

test('a null selection means no selection, and an invalid item is refused without affecting others', async () => {
  const tax = { country: 'KE', type: 'income', amount: 50_000 };
  const odd = [
    { operation: 'tax', input: tax, select: [5] },
    { operation: 'constructor', input: tax },
    { operation: 'tax', input: [tax] },
    'tax',
    null,
  ];
  const found = await results([
    { operation: 'tax', input: tax, select: null },
    { operation: 'tax', input: { ...tax, amount: 60_000 }, select: null },
    ...odd,
    ...odd,
  ]);
  expect(found.slice(0, 2).map(({ data, meta }) => [data!['gross_amount'], meta!.data_status])).toEqual([
    [50_000, expect.stringMatching(/^(current|due|stale)$/)],
    [60_000, expect.stringMatching(/^(current|due|stale)$/)],
  ]);
  expect(found.slice(2, 7).map(({ error }) => error!.code)).toEqual([
    'invalid_select',
    'invalid_operation',
    'invalid_input',
    'invalid_json',
    'invalid_json',
  ]);
  expect(found.slice(7)).toEqual(found.slice(2, 7));
});

describe('plans', () => {
  let dataDir: string;
  const startServer = startedServers();
  let server: ServerProcess;
  let key: string;
  beforeAll(async () => {
    dataDir = temporaryDirectory();
    server = await startServer({ SVC_DATA_DIR: dataDir });
    key = await keysCommand({ SVC_DATA_DIR: server.dataDir })('create', '--plan', 'free');
  });
  const post = async (path: string, body: unknown): Promise<{ data: { results: Result[] }; error: { code: string } }> =>
    (
      await ask(new URL(path, server.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify(body),
      })
    ).json() as never;

  test('an item about the past is refused below Pro, and the others are answered', async () => {
    const date = '2026-06-01';
    const { data } = await post('/api/v1/batch', {
      items: [
        { operation: 'forex', input: { from: 'USD', to: 'KES', date } },
        { operation: 'fuel', input: { country: 'KE', date } },
        { operation: 'rates', input: { country: 'KE', date }, select: ['policy_rate'] },
        { operation: 'forex', input: { from: 'USD', to: 'KES' }, select: ['rate'] },
      ],
    });
    expect(data.results.map(({ error }) => error?.code)).toEqual([
      'plan_required',
      'plan_required',
      'plan_required',
      undefined,
    ]);
    expect(data.results[3]!.data).toEqual({ rate: expect.any(Number) });
  });

  test('so is a conversion at a past rate', async () => {
    const { error } = await post('/api/v1/calculate', {
      tool: 'fx-convert',
      inputs: { from: 'USD', to: 'KES', amount: 100, date: '2026-06-01' },
    });
    expect(error.code).toBe('plan_required');
  });
});

describe('fx-convert', () => {
  const convert = async (
    inputs: object,
  ): Promise<{
    result: Record<string, unknown>;
    meta: Record<string, unknown>;
    error: { code: string; message: string };
  }> => (await service.post('/api/v1/calculate', { tool: 'fx-convert', inputs })).body as never;

  test('converts at the rate of GET /api/forex', async () => {
    const { result, meta } = await convert({ from: 'usd', to: 'KES', amount: 100 });
    const { body } = await service.get('/api/forex?from=USD&to=KES&amount=100');
    const { rate, amount } = body.data as unknown as { rate: number; amount: number };
    expect(result).toEqual({ from: 'USD', to: 'KES', amount: 100, rate, converted: amount });
    expect(meta).toMatchObject({ tool: 'fx-convert', data_status: body.meta.data_status, as_of: body.meta.as_of });
  });

  // The parity of the CFA franc: 655.957 to the euro since 1 January 1999 (EU Council Decision 98/683/EC).
  test('converts one unit if no amount is sent, at the exact parity', async () => {
    expect((await convert({ from: 'EUR', to: 'XOF' })).result).toEqual({
      from: 'EUR',
      to: 'XOF',
      amount: 1,
      rate: 655.957,
      converted: 655.957,
    });
  });

  test.each([
    [{ to: 'KES' }, 'invalid_inputs', /`from`/],
    [{ from: 'USD', to: 'ZWL' }, 'invalid_currency', /ZWG/],
    [{ from: 'USD', to: 'KES', amount: 0 }, 'invalid_inputs', /greater than 0/],
    [{ from: 'USD', to: 'KES', date: '2026-02-30' }, 'invalid_date', /date that exists/],
  ])('%j is refused with %s', async (inputs, code, sentence) => {
    const { error } = await convert(inputs);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(sentence);
  });

  test('has no notice about fields that its result does not have', async () => {
    const { body } = await service.post('/api/v1/calculate', {
      tool: 'fx-convert',
      inputs: { from: 'USD', to: 'KES' },
    });
    expect(body.meta.notices.join(' ')).not.toMatch(/bid|ask/);
    const corporate = await service.post('/api/v1/calculate', { tool: 'ke-cit', inputs: { profit: 1_000_000 } });
    expect(corporate.body.meta.notices.join(' ')).not.toContain('`period`');
  });

  test('is listed with the schema of its inputs', async () => {
    const { body } = await service.get('/api/v1/tools');
    const { tools, count } = body.data as unknown as {
      tools: { id: string; title: string; inputs: { properties: object } }[];
      count: number;
    };
    const tool = tools.find(({ id }) => id === 'fx-convert')!;
    expect(Object.keys(tool.inputs.properties)).toEqual(['from', 'to', 'amount', 'date']);
    expect(tool.title).toBe('Currencies: an amount converted at the mid-market rate');
    expect(count).toBe(tools.length);
  });
});

describe('the PAYE tool of a country', () => {
  // Family and parts of pay change the result as they do in POST /api/tax, whose law tests have the figures.
  test('computes the employee that is stated', async () => {
    const employee = {
      employee: { marital_status: 'married', children: 2 },
      pay: { transport: 600_000 },
    };
    const tool = async (inputs: object) =>
      (await service.post('/api/v1/calculate', { tool: 'ga-paye', inputs })).body as unknown as {
        result: { tax: number; netAnnual: number };
        meta: { notices: string[] };
      };
    const { result, meta } = await tool({ grossAnnual: 10_800_000, ...employee });
    const { body } = await service.post('/api/tax', {
      country: 'GA',
      amount: 10_800_000,
      type: 'income',
      period: 'annual',
      ...employee,
    });
    expect(result).toMatchObject({ tax: body.data['tax_amount'], netAnnual: body.data['net_amount'] });
    expect(result.tax).toBeLessThan((await tool({ grossAnnual: 10_800_000 })).result.tax);
    expect(meta.notices.filter((notice) => notice.includes('ignored'))).toEqual([]);
  });

  test('refuses a part of pay that does not exist', async () => {
    const { body } = await service.post('/api/v1/calculate', {
      tool: 'ga-paye',
      inputs: { grossAnnual: 10_800_000, pay: { transport: -1 } },
    });
    expect(body.error).toMatchObject({ code: 'invalid_inputs', message: expect.stringContaining('pay.transport') });
  });

  test('of a country that does not exist has no suggestion', async () => {
    const { body } = await service.post('/api/v1/calculate', { tool: 'xx-paye', inputs: { grossAnnual: 1 } });
    expect(body.error.message).toBe('"xx-paye" is not a tool. GET /api/v1/tools lists them.');
  });
});
