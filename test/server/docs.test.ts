import { Document, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { batchOperations, countryCodes, errorCodes, operations, taxTypes, vatModes } from '../../src/contract';
import { documentedBy, type OpenApiDocument } from '../support/documented';
import { openApiDocument } from '../support/http';
import { service } from '../support/service';

const page = async (path: string): Promise<Response> => fetch(new URL(path, process.env['SERVICE_URL']));
let document: OpenApiDocument;
beforeAll(async () => {
  document = await openApiDocument();
});

test('a linter reports nothing', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas as never] });
  const found = await spectral.run(new Document(JSON.stringify(document), Json));
  expect(found.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`)).toEqual([]);
});

test('every operation of the contract is described, with its errors', () => {
  for (const { method, path, id, open } of operations) {
    expect(document.paths[path]![method]!.operationId).toBe(id);
    for (const status of open === true ? ['200', '500'] : ['200', '401', '403', '429', '500'])
      expect(Object.keys(document.paths[path]![method]!.responses)).toContain(status);
  }
});

describe('answers are checked against the document', () => {
  const answer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) => ({
    status,
    header: (name: string): string | null =>
      ({ 'content-type': 'application/json; charset=utf-8', ...headers })[name] ?? null,
    text: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const meta = { data_status: 'current', as_of: '2026-11-01', sources: [], notices: [] };
  const data = { from: 'USD', to: 'KES', rate: 1, bid: 1, ask: 1, timestamp: '2026-11-01T00:00:00Z', source: 'x' };
  const error = { code: 'invalid_currency', message: 'x', docs: 'https://example.com/docs/errors#invalid_currency' };
  const found = (status: number, body: unknown, headers?: Readonly<Record<string, string>>, path = '/api/forex') =>
    documentedBy(document).differences('GET', path, answer(status, body, headers));

  test('as documented', () => {
    expect(found(200, { success: true, data, meta })).toEqual([]);
    expect(found(400, { success: false, error })).toEqual([]);
    const table = 'fuel_type,name,unit,countries,data_status,as_of,confidence\r\npetrol,Petrol,litre,KE,,,\r\n';
    expect(found(200, table, { 'content-type': 'text/csv' }, '/api/v1/fuels/')).toEqual([]);
    expect(found(404, { success: false, error: { ...error, code: 'not_found' } }, {}, '/api/none')).toEqual([]);
  });

  test.each([
    ['a field more', 200, { success: true, data: { ...data, more: 1 }, meta }, {}, /additional/],
    ['a field less', 200, { success: true, data: { from: 'USD' }, meta }, {}, /required/],
    ['a date that is none', 200, { success: true, data, meta: { ...meta, as_of: 'today' } }, {}, /format/],
    ['a number as text', 200, { success: true, data: { ...data, rate: '1' }, meta }, {}, /number/],
    [
      'a code of another route',
      400,
      { success: false, error: { ...error, code: 'invalid_fuel_type' } },
      {},
      /allowed values/,
    ],
    ['a status that is not documented', 418, { success: false, error }, {}, /is not documented/],
    ['a header that is not documented', 400, { success: false, error }, { 'retry-after': '1' }, /undocumented header/],
    ['a table where there is none', 200, 'a,b\r\n1,2\r\n', { 'content-type': 'text/csv' }, /undocumented type/],
    ['JSON that is broken', 200, '{', {}, /not JSON/],
  ] as const)('%s is noticed', (_, status, body, headers, sentence) =>
    expect(found(status, body, headers).join()).toMatch(sentence),
  );

  test('a table with an uneven row is reported', () =>
    expect(found(200, 'a,b\r\n1\r\n', { 'content-type': 'text/csv' }, '/api/fuel').join()).toMatch(/not CSV/));
});

const country = { country: 'KE', amount: 85_000, type: 'income' };
test.each([
  ['post', '/api/tax', country],
  ['post', '/api/tax', { ...country, type: 'corporate', turnover: 5e6 }],
  ['post', '/api/tax', { ...country, type: 'withholding', payment_type: 'dividends', residency: 'non_resident' }],
  ['post', '/api/tax', { ...country, type: 'capital_gains', taxpayer: 'company' }],
  ['post', '/api/tax', { ...country, amount: -1 }],
  ['post', '/api/tax', '{'],
  ['post', '/api/vat', { country: 'GH', amount: 100, mode: 'add' }],
  ['post', '/api/vat', { country: 'GH', amount: 100 }],
  ['get', '/api/tax', undefined],
  ['get', '/api/tax?country=ZA', undefined],
  ['get', '/api/tax?country=XX', undefined],
  ['get', '/api/forex?from=USD&to=KES', undefined],
  ['get', '/api/forex?from=USD&to=KES&amount=5', undefined],
  ['get', '/api/forex?from=USD&to=ZWL', undefined],
  ['get', '/api/v1/fx/rates', undefined],
  ['get', '/api/fuel', undefined],
  ['get', '/api/fuel?country=KE', undefined],
  ['get', '/api/fuel?country=ER', undefined],
  ['get', '/api/rates', undefined],
  ['get', '/api/rates?country=KE', undefined],
  ['get', '/api/rates?country=KE&indicator=x', undefined],
  ['get', '/api/v1/tax/rates', undefined],
  ['get', '/api/v1/tax/treaties?country=KE', undefined],
  ['get', '/api/v1/tax/treaties?country=SO', undefined],
  ['post', '/api/tax', { ...country, type: 'withholding', recipient_country: 'IN' }],
  ['get', '/api/v1/tools', undefined],
  ['get', '/api/v1/currencies', undefined],
  ['get', '/api/v1/fuels', undefined],
  ['get', '/api/v1/fuels?format=csv', undefined],
  ['post', '/api/v1/tax/paye', { country: 'NG', amount: 394_700, mode: 'net_to_gross' }],
  ['post', '/api/v1/vat/calculate', { country: 'KE', amount: 116, mode: 'extract' }],
  ['post', '/api/v1/vat/calculate', { country: 'KE', amount: -1, mode: 'extract' }],
  ['post', '/api/v1/calculate', { tool: 'ng-paye', inputs: { grossAnnual: 6_000_000, pension: true } }],
  ['post', '/api/v1/calculate', { tool: 'ke-wht', inputs: { amount: 1_000 } }],
  ['post', '/api/v1/calculate', { tool: 'xx-paye', inputs: {} }],
  [
    'post',
    '/api/v1/batch',
    {
      items: [
        { operation: 'tax', input: country, select: ['net_amount'] },
        { operation: 'country', input: { country: 'KE' } },
        5,
      ],
    },
  ],
  ['post', '/api/v1/batch', { items: [] }],
] as const)('%s %s answers as the document says (%j)', async (method, path, body) => {
  // The request itself fails if the answer is not as documented.
  const { status } = method === 'get' ? await service.get(path) : await service.post(path, body);
  expect([200, 400]).toContain(status);
});

test('every country answers as the document says', async () => {
  for (const country of countryCodes) {
    expect((await service.get(`/api/tax?country=${country}`)).status).toBe(200);
    for (const type of taxTypes)
      expect([200, 400]).toContain((await service.post('/api/tax', { country, amount: 1_000_000, type })).status);
    for (const mode of vatModes)
      expect([200, 400]).toContain(
        (await service.post('/api/v1/vat/calculate', { country, amount: 1_000_000, mode })).status,
      );
    for (const path of ['/api/fuel', '/api/rates'])
      expect([200, 400]).toContain((await service.get(`${path}?country=${country}`)).status);
  }
}, 60_000);

test('the error page has an anchor for every code, and error links point to it', async () => {
  const html = await (await page('/docs/errors')).text();
  for (const code of Object.keys(errorCodes)) expect(html).toContain(`id="${code}"`);
  const { body } = await service.get('/api/tax?country=XX');
  const link = new URL(body.error.docs);
  expect((await page(link.pathname)).status).toBe(200);
  expect(html).toContain(`id="${link.hash.slice(1)}"`);
});

// The Kenya Revenue Authority wants PAYE by the 9th of the following month; 46,365 is that day in Excel's count.
test.each(['/docs', '/addin/functions.html'])('%s shows the dates in a result as days', async (path) => {
  const html = await (await page(path)).text();
  expect(html).toContain('2026-12-09');
  expect(html).not.toContain('46,365');
});

test('the documentation starts with a readable page that links to the reference and everything else', async () => {
  const html = await (await page('/docs')).text();
  expect(html).toContain('<h2 id="your-first-formula">Your first formula</h2>');
  expect(html).toContain('=SVC.NETPAY(');
  for (const path of [
    '/addin/functions.html',
    '/docs/excel',
    '/docs/rest',
    '/docs/trust',
    '/docs/administration',
    '/addin/taskpane.html',
    '/docs/recipes',
    '/docs/reference',
    '/docs/errors',
    '/docs/company',
    '/docs/feeds',
    '/docs/keeping-figures-right',
    '/connector',
    '/status',
  ])
    expect(html).toContain(`href="${path}"`);
});

test('the pages and everything they load come from the service, with correct types', async () => {
  const html = await (await page('/docs/reference')).text();
  const loaded = [...html.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  expect(loaded).toEqual(['/docs/assets/pages.css', '/docs/assets/pages.js', '/docs/assets/reference.js']);
  for (const path of loaded) {
    const response = await page(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
  }
  expect(html).not.toMatch(/(?:src|href)="https?:/);
  for (const path of ['/docs', '/docs/reference'])
    expect((await page(path)).headers.get('content-security-policy')).toContain("default-src 'none'");
});

// Nigeria Tax Act 2025: 6,000,000 a year, pension 8 % = 480,000; 15 % of 2,200,000 + 18 % of 2,520,000 = 783,600.
test('ng-paye answers exactly as in section 2.1 of the specification', async () => {
  const { body } = await service.post('/api/v1/calculate', {
    tool: 'ng-paye',
    inputs: { grossAnnual: 6_000_000, pension: true },
  });
  const { result, meta } = body as unknown as { result: object; meta: Record<string, unknown> };
  expect(result).toEqual({ tax: 783_600, netAnnual: 4_736_400, effectiveRate: '13.06%' });
  expect(meta).toMatchObject({ tool: 'ng-paye', usage: { tier: 'enterprise' } });
  expect(meta['version']).toMatch(/^\d+\.\d+\.\d+-[a-z]+(\.\d+)?$/);
  expect(meta['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('an item of a batch is described with its operations and fields', () => {
  const { BatchRequest, BatchItem } = document.components.schemas as Readonly<
    Record<string, { properties: Readonly<Record<string, object>>; required: string[] }>
  >;
  expect(BatchRequest!.properties['items']).toMatchObject({
    items: { $ref: '#/components/schemas/BatchItem' },
    minItems: 1,
  });
  expect(BatchItem).toMatchObject({
    properties: { operation: { enum: [...batchOperations] }, input: { type: 'object' }, select: { type: 'array' } },
    required: ['operation', 'input'],
  });
});

test('a batch answers in order, a wrong item does not affect others, and 5,001 items are too many', async () => {
  const items = Array.from({ length: 5_000 }, (_, i) => ({
    operation: 'tax',
    input: { ...country, amount: i % 10 === 0 ? -1 : 50_000 + i },
    select: ['gross_amount'],
  }));
  const { body } = await service.post('/api/v1/batch', { items });
  const { results } = body.data as unknown as {
    results: { success: boolean; data?: { gross_amount: number }; error?: { code: string } }[];
  };
  results.forEach((result, i) =>
    i % 10 === 0
      ? expect(result.error!.code).toBe('invalid_amount')
      : expect(result.data).toEqual({ gross_amount: 50_000 + i }),
  );
  const refused = await service.post('/api/v1/batch', { items: [...items, items[0]] });
  expect(refused.body.error).toMatchObject({ code: 'invalid_items' });
});
