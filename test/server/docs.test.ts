import { Document, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { errorCodes, operations } from '../../src/contract';
import { service } from '../support/service';

type Schema = Record<string, unknown>;
interface OpenApi {
  readonly paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }>; operationId: string }>>;
  readonly components: { readonly schemas: Record<string, Schema> };
}

const page = async (path: string): Promise<Response> => fetch(new URL(path, process.env['SERVICE_URL']));
let document: OpenApi;
let validator: Ajv2020;
beforeAll(async () => {
  document = (await (await page('/openapi.json')).json()) as OpenApi;
  validator = new Ajv2020({ strict: false, allErrors: true });
  addFormats(validator);
  validator.addSchema({ $id: 'api', components: document.components });
});

/** What the document says of an answer, against the answer itself. */
function differences(path: string, method: string, status: number, body: unknown): string[] {
  const described = document.paths[path]?.[method]?.responses[status]?.content?.['application/json']?.schema;
  if (described === undefined) return [`${method} ${path} does not describe ${status}`];
  const key = `${method} ${path} ${status}`;
  const schema = JSON.parse(JSON.stringify({ $id: key.replace(/[^a-z0-9]/gi, '-'), ...described }).replace(/"#\/components/g, '"api#/components')) as Schema;
  const validate = validator.getSchema(schema['$id'] as string) ?? validator.compile(schema);
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${method} ${path} ${status} ${instancePath} ${message}`);
}

test('a linter finds nothing to say', async () => {
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas as never] });
  const found = await spectral.run(new Document(JSON.stringify(document), Json));
  expect(found.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`)).toEqual([]);
});

test('every operation of the contract is described, with its errors', () => {
  for (const { method, path, id } of operations) {
    expect(document.paths[path]![method]!.operationId).toBe(id);
    for (const status of ['200', '401', '403', '429', '500']) expect(Object.keys(document.paths[path]![method]!.responses)).toContain(status);
  }
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
  ['get', '/api/v1/tools', undefined],
  ['post', '/api/v1/tax/paye', { country: 'NG', amount: 394_700, mode: 'net_to_gross' }],
  ['post', '/api/v1/vat/calculate', { country: 'KE', amount: 116, mode: 'extract' }],
  ['post', '/api/v1/vat/calculate', { country: 'KE', amount: -1, mode: 'extract' }],
  ['post', '/api/v1/calculate', { tool: 'ng-paye', inputs: { grossAnnual: 6_000_000, pension: true } }],
  ['post', '/api/v1/calculate', { tool: 'ke-wht', inputs: { amount: 1_000 } }],
  ['post', '/api/v1/calculate', { tool: 'xx-paye', inputs: {} }],
  ['post', '/api/v1/batch', { items: [{ operation: 'tax', input: country, select: ['net_amount'] }, { operation: 'country', input: { country: 'KE' } }, 5] }],
  ['post', '/api/v1/batch', { items: [] }],
] as const)('%s %s answers as the document says (%j)', async (method, path, body) => {
  const { status, body: answer } = method === 'get' ? await service.get(path) : await service.post(path, body);
  expect(differences(path.split('?')[0]!, method, status, answer)).toEqual([]);
});

test('every country answers as the document says', async () => {
  const { body } = await service.get('/api/tax');
  for (const { code } of (body.data as unknown as { countries: { code: string }[] }).countries) {
    const info = await service.get(`/api/tax?country=${code}`);
    expect(differences('/api/tax', 'get', info.status, info.body)).toEqual([]);
    const tax = await service.post('/api/tax', { country: code, amount: 1_000_000, type: 'income' });
    expect(differences('/api/tax', 'post', tax.status, tax.body)).toEqual([]);
  }
}, 60_000);

test('the error page has an anchor for every code, and error links lead to it', async () => {
  const html = await (await page('/docs/errors')).text();
  for (const code of Object.keys(errorCodes)) expect(html).toContain(`id="${code}"`);
  const { body } = await service.get('/api/tax?country=XX');
  const link = new URL(body.error.docs);
  expect((await page(link.pathname)).status).toBe(200);
  expect(html).toContain(`id="${link.hash.slice(1)}"`);
});

test('the pages and everything they load come from the service, with their types', async () => {
  const html = await (await page('/docs')).text();
  const loaded = [...html.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  expect(loaded.length).toBeGreaterThan(3);
  for (const path of loaded) {
    const response = await page(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(path.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
  }
  expect(html).not.toMatch(/https?:\/\//);
  expect((await page('/docs')).headers.get('content-security-policy')).toContain("default-src 'none'");
});

// Nigeria Tax Act 2025: 6,000,000 a year, pension 8 % = 480,000; 15 % of 2,200,000 + 18 % of 2,520,000 = 783,600.
test('ng-paye answers exactly as section 2.1 of the specification has it', async () => {
  const { body } = await service.post('/api/v1/calculate', { tool: 'ng-paye', inputs: { grossAnnual: 6_000_000, pension: true } });
  const { result, meta } = body as unknown as { result: object; meta: Record<string, unknown> };
  expect(result).toEqual({ tax: 783_600, netAnnual: 4_736_400, effectiveRate: '13.06%' });
  expect(meta).toMatchObject({ tool: 'ng-paye', usage: { tier: 'enterprise' } });
  expect(meta['version']).toMatch(/^\d+\.\d+\.\d+-[a-z]+(\.\d+)?$/);
  expect(meta['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('a batch answers in order, one wrong item spoils no other, and 5,001 are too many', async () => {
  const items = Array.from({ length: 5_000 }, (_, i) => ({ operation: 'tax', input: { ...country, amount: i % 10 === 0 ? -1 : 50_000 + i }, select: ['gross_amount'] }));
  const { body } = await service.post('/api/v1/batch', { items });
  const { results } = body.data as unknown as { results: { success: boolean; data?: { gross_amount: number }; error?: { code: string } }[] };
  results.forEach((result, i) => (i % 10 === 0 ? expect(result.error!.code).toBe('invalid_amount') : expect(result.data).toEqual({ gross_amount: 50_000 + i })));
  const refused = await service.post('/api/v1/batch', { items: [...items, items[0]] });
  expect(refused.body.error).toMatchObject({ code: 'invalid_items' });
});
