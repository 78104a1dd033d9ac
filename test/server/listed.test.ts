import { countryCodes, type CountryInfo, type CountryList, taxTypes, type TaxType } from '../../src/contract';
import { service } from '../support/service';

/** Sends the items in one request; the results in their order. */
async function results(items: readonly { readonly operation: string; readonly input: object }[]) {
  const { body } = await service.post('/api/v1/batch', { items });
  return (
    body.data as unknown as {
      results: {
        success: boolean;
        data?: Record<string, unknown>;
        meta?: { notices: string[] };
        error?: { code: string; message: string };
      }[];
    }
  ).results;
}

async function listed(): Promise<ReadonlyMap<string, readonly TaxType[]>> {
  const { body } = await service.get('/api/tax');
  return new Map((body.data as unknown as CountryList).countries.map(({ code, tax_types }) => [code, tax_types]));
}

const pairs = countryCodes.flatMap((country) => taxTypes.map((type) => ({ country, type })));

test('a country lists exactly the tax types that answer a request with only the required fields; others are invalid_tax_type', async () => {
  const types = await listed();
  expect(types.size).toBe(54);
  const answers = await results(
    pairs.map(({ country, type }) => ({ operation: 'tax', input: { country, type, amount: 100_000 } })),
  );
  const answered = pairs.map(({ country, type }, i) => [
    country,
    type,
    answers[i]!.success ? 'answered' : answers[i]!.error!.code,
  ]);
  expect(answered).toEqual(
    pairs.map(({ country, type }) => [
      country,
      type,
      types.get(country)!.includes(type) ? 'answered' : 'invalid_tax_type',
    ]),
  );
  // Both outcomes occur.
  expect(answered.filter(([, , how]) => how === 'answered').length).toBeGreaterThan(190);
  expect(answered.filter(([, , how]) => how !== 'answered').length).toBeGreaterThan(0);
});

test('the same on its own route, not only in a batch', async () => {
  const types = await listed();
  for (const { country, type } of pairs.filter((_, i) => i % 7 === 0)) {
    const { status, body } = await service.post('/api/tax', { country, type, amount: 100_000 });
    expect([country, type, status, body.error?.code]).toEqual(
      types.get(country)!.includes(type) ? [country, type, 200, undefined] : [country, type, 400, 'invalid_tax_type'],
    );
  }
});

const groupOf: Readonly<Record<TaxType, keyof CountryInfo>> = {
  income: 'income_tax',
  corporate: 'corporate_tax',
  withholding: 'withholding_tax',
  capital_gains: 'capital_gains_tax',
};

test('the answer for a country agrees with the list, and gives the reason for a missing type', async () => {
  const types = await listed();
  const whole = await results(countryCodes.map((country) => ({ operation: 'country', input: { country } })));
  countryCodes.forEach((country, i) =>
    expect([country, (whole[i]!.data as unknown as CountryInfo).country.tax_types]).toEqual([
      country,
      types.get(country),
    ]),
  );
  const answers = await results(pairs.map(({ country, type }) => ({ operation: 'country', input: { country, type } })));
  pairs.forEach(({ country, type }, i) => {
    const { data, meta } = answers[i]!;
    const isListed = types.get(country)!.includes(type);
    expect([country, type, groupOf[type] in data!]).toEqual([country, type, isListed]);
    const reasons = isListed ? [] : meta!.notices;
    expect([country, type, reasons]).toEqual([
      country,
      type,
      isListed
        ? []
        : expect.arrayContaining([expect.stringMatching(/could (not )?be established|cannot be calculated/)]),
    ]);
  });
});

interface ListedTool {
  readonly id: string;
  readonly inputs: { readonly properties: Readonly<Record<string, unknown>>; readonly required?: readonly string[] };
}

test('a tool is listed exactly if it answers with only its required inputs; others are invalid_tool, with the reason', async () => {
  const { body } = await service.get('/api/v1/tools');
  const { tools, count } = body.data as unknown as { tools: ListedTool[]; count: number };
  expect(count).toBe(tools.length);
  const byId = new Map(tools.map((tool) => [tool.id, tool]));
  const amounts = { paye: 'grossAnnual', vat: 'amount', cit: 'profit', wht: 'amount', cgt: 'gain' };
  const missing: string[] = [];
  for (const country of countryCodes) {
    for (const [kind, amount] of Object.entries(amounts)) {
      const id = `${country.toLowerCase()}-${kind}`;
      const tool = byId.get(id);
      const required = tool?.inputs.required ?? [amount];
      const { status, body: answer } = await service.post('/api/v1/calculate', {
        tool: id,
        inputs: Object.fromEntries(required.map((name) => [name, 100_000])),
      });
      if (tool !== undefined) {
        expect([id, status, required]).toEqual([id, 200, [amount]]);
        continue;
      }
      missing.push(id);
      expect([id, status, answer.error.code]).toEqual([id, 400, 'invalid_tool']);
      expect(answer.error.message).toMatch(/^"[a-z]{2}-[a-z]{3,4}" cannot answer: .{20}/);
    }
  }
  // Libya levies no VAT. The present scale of São Tomé's income tax could not be established.
  expect(missing).toEqual(expect.arrayContaining(['ly-vat', 'st-paye']));
  expect(byId.get('ke-wht')!.inputs.properties).toHaveProperty('paymentType');
  expect(byId.has('fx-convert')).toBe(true);
}, 60_000);

test('a tool that cannot answer says so before it checks its inputs', async () => {
  const { status, body } = await service.post('/api/v1/calculate', { tool: 'ly-vat', inputs: {} });
  expect({ status, error: body.error }).toMatchObject({
    status: 400,
    error: { code: 'invalid_tool', message: expect.stringContaining('Libya levies no VAT') },
  });
});

// Burundi has no rate on services of residents; São Tomé's rates are recorded only for non-residents, dividends first.
test.each([
  [
    'ML',
    { payment_type: 'dividends', residency: 'resident' },
    ['no rate for services paid to a resident is recorded, so the rate for dividends was applied'],
  ],
  [
    'ST',
    { payment_type: 'dividends', residency: 'non_resident' },
    [
      'the rate for dividends was applied',
      'no rate for residents is recorded, so the rate for non-residents was applied',
    ],
  ],
  [
    'KE',
    { payment_type: 'services', residency: 'resident' },
    ['`payment_type` was not sent, so the rate for services was applied'],
  ],
])('withholding in %s uses %j, and says so', async (country, stated, notices) => {
  const { body } = await service.post('/api/tax', { country, amount: 100_000, type: 'withholding' });
  expect(body.data).toMatchObject(stated);
  expect(body.meta.notices).toEqual(expect.arrayContaining(notices.map((notice) => expect.stringContaining(notice))));
});

test('sent values are not replaced by recorded ones', async () => {
  expect(
    (await service.post('/api/tax', { country: 'ML', amount: 100_000, type: 'withholding', payment_type: 'services' }))
      .body.error,
  ).toMatchObject({
    code: 'not_established',
    message: expect.stringContaining('Rates are recorded for: dividends'),
  });
  expect(
    (await service.post('/api/tax', { country: 'BF', amount: 100_000, type: 'capital_gains', taxpayer: 'individual' }))
      .body.error,
  ).toMatchObject({
    code: 'not_established',
    message: expect.stringContaining('The treatment is recorded for: company'),
  });
});

test('if only company gains are recorded, they are the default, and the answer says so', async () => {
  const { body } = await service.post('/api/tax', { country: 'BF', amount: 100_000, type: 'capital_gains' });
  expect(body.data).toMatchObject({ taxpayer: 'company' });
  expect(body.meta.notices).toEqual(
    expect.arrayContaining([
      expect.stringContaining('no rule for individuals is recorded, so the rule for companies was applied'),
    ]),
  );
});
