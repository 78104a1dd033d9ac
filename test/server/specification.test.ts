import { ask } from '../support/http';
import { service } from '../support/service';

const income = { country: 'KE', amount: 85_000, type: 'income' };

/** Status and code of an answer. */
const outcome = async (asked: ReturnType<typeof service.get>) => {
  const { status, body } = await asked;
  return { status, code: body.error?.code, message: body.error?.message };
};

describe('POST /api/tax (specification 2.2, 4.1)', () => {
  test('answers every field of the result, and the identities hold', async () => {
    const { status, body } = await service.post('/api/tax', income);
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    const { data } = body;
    expect(data).toMatchObject({
      country: 'KE',
      currency: 'KES',
      type: 'income',
      period: 'monthly',
      mode: 'gross_to_net',
      include_pension: true,
      gross_amount: 85_000,
    });
    expect(typeof data.tax_year).toBe('string');
    expect(data.net_amount).toBeCloseTo(data.gross_amount! - data.tax_amount! - data.pension!, 9);
    expect(data.effective_rate).toBeCloseTo((data.tax_amount! / data.gross_amount!) * 100, 9);
    for (const bracket of data.brackets!) expect(Object.keys(bracket).sort()).toEqual(['from', 'rate', 'tax', 'to']);
    expect(data.brackets!.at(-1)!.to).toBeNull();
    expect(body.meta.sources.length).toBeGreaterThan(0);
    expect(['current', 'due', 'stale']).toContain(body.meta.data_status);
  });

  test('net to gross returns the net', async () => {
    const { body } = await service.post('/api/tax', {
      ...income,
      amount: 61_017.9,
      mode: 'net_to_gross',
      pay_date: '2026-11-20',
    });
    expect(body.data).toMatchObject({ gross_amount: 85_000, net_amount: 61_017.9, mode: 'net_to_gross' });
  });

  test('without pension the field is absent', async () => {
    const { body } = await service.post('/api/tax', { ...income, include_pension: false });
    expect(body.data).not.toHaveProperty('pension');
    expect(body.data.net_amount).toBeCloseTo(body.data.gross_amount! - body.data.tax_amount!, 9);
  });

  test.each([
    ['country in lower case', { ...income, country: 'ke' }],
    ['null for an optional field', { ...income, period: null, tax_year: null }],
  ])('accepts %s', async (_, body) => expect((await service.post('/api/tax', body)).body.data.country).toBe('KE'));

  test.each([
    ['no country', { amount: 1, type: 'income' }, 'invalid_country', /missing/],
    ['an unknown country', { ...income, country: 'KX' }, 'invalid_country', /did you mean KE \(Kenya\)\?/],
    ['a country written out', { ...income, country: 'Nigeria' }, 'invalid_country', /did you mean NG/],
    ['a number for a country', { ...income, country: 7 }, 'invalid_country', /text/],
    ['no amount', { country: 'KE', type: 'income' }, 'invalid_amount', /missing/],
    ['zero', { ...income, amount: 0 }, 'invalid_amount', /greater than 0/],
    ['a negative amount', { ...income, amount: -5 }, 'invalid_amount', /greater than 0/],
    ['a numeric string', { ...income, amount: '85000' }, 'invalid_amount', /not text/],
    ['too much', { ...income, amount: 1e16 }, 'invalid_amount', /at most/],
    ['less than the smallest coin', { ...income, amount: 0.001 }, 'invalid_amount', /smallest unit/],
    ['no type', { country: 'KE', amount: 1 }, 'invalid_tax_type', /missing/],
    ['an unknown type', { ...income, type: 'incme' }, 'invalid_tax_type', /did you mean "income"/],
    [
      'income tax where it cannot be computed',
      { ...income, country: 'ST' },
      'invalid_tax_type',
      /cannot be calculated/,
    ],
    ['an unknown period', { ...income, period: 'hourly' }, 'invalid_period', /"monthly"/],
    ['an unknown mode', { ...income, mode: 'net' }, 'invalid_mode', /gross_to_net/],
    ['text for include_pension', { ...income, include_pension: 'no' }, 'invalid_include_pension', /true or false/],
    [
      'a year without rules',
      { ...income, tax_year: '1066' },
      'invalid_tax_year',
      /Recorded tax years: 2023, 2024, 2025, 2026/,
    ],
    ['a year that is none', { ...income, tax_year: 'last' }, 'invalid_tax_year', /Write it like "20\d\d"/],
    ['a day that does not exist', { ...income, pay_date: '2026-02-30' }, 'invalid_date', /exists/],
    ['a currency without a table', { ...income, currency: 'USD' }, 'invalid_currency', /KES/],
    [
      'an unknown payment type',
      { country: 'KE', amount: 1000, type: 'withholding', payment_type: 'dividend' },
      'invalid_payment_type',
      /did you mean "dividends"/,
    ],
    [
      'an unknown payee',
      { country: 'KE', amount: 1000, type: 'withholding', payee: 'banks' },
      'invalid_payee',
      /did you mean "bank"/,
    ],
    [
      'a payment whose rate is not established',
      { country: 'UG', amount: 1000, type: 'withholding', payment_type: 'rent' },
      'not_established',
      /a resident could not be established\. Rates are recorded for: /,
    ],
  ])('refuses %s', async (_, body, code, message) => {
    const answer = await outcome(service.post('/api/tax', body));
    expect(answer).toMatchObject({ status: 400, code });
    expect(answer.message).toMatch(message);
  });

  test('the first wrong field in the order of the specification decides', async () => {
    expect(await outcome(service.post('/api/tax', { country: 'XX', amount: -1, type: 'x' }))).toMatchObject({
      code: 'invalid_country',
    });
    expect(await outcome(service.post('/api/tax', { country: 'KE', amount: -1, type: 'x' }))).toMatchObject({
      code: 'invalid_amount',
    });
  });

  test('unknown parameters are ignored, with a notice', async () => {
    const { status, body } = await service.post('/api/tax', { ...income, salary: 5 });
    expect(status).toBe(200);
    expect(body.meta.notices).toContain('`salary` is not a parameter of this route and was ignored.');
  });

  test.each([
    ['broken JSON', '{"country":', 400, 'invalid_json'],
    ['an array', '[]', 400, 'invalid_json'],
    ['a word', '"KE"', 400, 'invalid_json'],
    ['nothing', '', 400, 'invalid_json'],
    ['a poisoned prototype', '{"__proto__":{"amount":1},"country":"KE"}', 400, 'invalid_json'],
  ])('refuses a body that is %s', async (_, body, status, code) =>
    expect(await outcome(service.post('/api/tax', body))).toMatchObject({ status, code }),
  );

  test('refuses a body that is too large, or not JSON', async () => {
    expect(
      await outcome(service.post('/api/tax', JSON.stringify({ ...income, note: 'x'.repeat(1_100_000) }))),
    ).toMatchObject({ status: 413, code: 'payload_too_large' });
    expect(await outcome(service.post('/api/tax', 'country=KE', { 'content-type': 'text/plain' }))).toMatchObject({
      status: 415,
      code: 'unsupported_media_type',
    });
  });
});

describe('GET /api/tax (specification 2.7, 2.8, 4.2, 4.3)', () => {
  test('lists the 54 countries', async () => {
    const { body } = await service.get('/api/tax');
    const data = body.data as unknown as {
      count: number;
      countries: { code: string; name: string; currency: string; tax_types: string[]; tax_year: string }[];
    };
    expect(data.count).toBe(54);
    expect(data.countries).toHaveLength(54);
    expect(data.countries.find(({ code }) => code === 'KE')).toMatchObject({
      name: 'Kenya',
      currency: 'KES',
      tax_types: ['income', 'corporate', 'withholding', 'capital_gains'],
    });
    expect(data.countries.find(({ code }) => code === 'ST')!.tax_types).not.toContain('income');
  });

  test('lists them as CSV, by parameter or by header', async () => {
    for (const [path, headers] of [
      ['/api/tax?format=csv', {}],
      ['/api/tax', { accept: 'text/csv' }],
    ] as const) {
      const answer = await service.get(path, headers);
      expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
      const lines = (answer.body as unknown as string).trim().split('\r\n');
      expect(lines[0]).toBe('code,name,currency,tax_types,tax_year,data_status,as_of,confidence');
      expect(lines).toHaveLength(55);
    }
  });

  test('gives the data recorded for one country', async () => {
    const { body } = await service.get('/api/tax?country=za');
    expect(body.data).toMatchObject({
      country: { code: 'ZA', name: 'South Africa', currency: 'ZAR' },
      corporate_tax: { standard_rate: 27 },
    });
    expect(Object.keys(body.data).sort()).toEqual([
      'capital_gains_tax',
      'corporate_tax',
      'country',
      'income_tax',
      'last_updated',
      'tax_year',
      'vat',
      'withholding_tax',
    ]);
  });

  test.each([
    ['income', ['income_tax', 'pension']],
    ['corporate', ['corporate_tax']],
    ['withholding', ['withholding_tax']],
  ])('type=%s returns only its groups', async (type, groups) => {
    const { body } = await service.get(`/api/tax?country=KE&type=${type}`);
    expect(Object.keys(body.data).sort()).toEqual([...groups, 'country', 'last_updated', 'tax_year'].sort());
  });

  // Kenya: NSSF 6 % of each payer since February 2014 (NSSF Act 2013), mandatory.
  test('pension rates of both payers', async () => {
    const { body } = await service.get('/api/tax?country=KE&type=income');
    expect(body.data).toMatchObject({ pension: { employee_rate: 6, employer_rate: 6, mandatory: true } });
  });

  test('refuses an unknown country and an unknown type', async () => {
    expect(await outcome(service.get('/api/tax?country=XX'))).toMatchObject({ status: 400, code: 'invalid_country' });
    expect(await outcome(service.get('/api/tax?country=KE&type=vat'))).toMatchObject({
      status: 400,
      code: 'invalid_tax_type',
    });
    expect(await outcome(service.get('/api/tax?country=KE&country=NG'))).toMatchObject({
      status: 400,
      code: 'invalid_country',
    });
  });
});

describe('POST /api/vat (specification 2.3, 4.4)', () => {
  // Kenya: VAT Act 2013, 16 %.
  test('extracts VAT from a gross amount', async () => {
    const { body } = await service.post('/api/vat', { country: 'KE', amount: 11_600, mode: 'extract' });
    expect(body.data).toMatchObject({
      country: 'KE',
      country_name: 'Kenya',
      currency: 'KES',
      mode: 'extract',
      net_amount: 10_000,
      vat_rate: 16,
      vat_amount: 1_600,
      gross_amount: 11_600,
      rate_type: 'standard',
    });
    expect(body.data.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  // Ghana from 2026: VAT 15 %, NHIL 2.5 %, GETFund levy 2.5 %, all on the same value.
  test('adds levies charged alongside VAT', async () => {
    const { body } = await service.post('/api/vat', { country: 'GH', amount: 1_000, mode: 'add' });
    expect(body.data).toMatchObject({ vat_rate: 20, vat_amount: 200, gross_amount: 1_200 });
  });

  // Congo: 18 % and additional centimes of 5 % of it.
  test('adds a levy charged on the tax itself', async () => {
    const { body } = await service.post('/api/vat', { country: 'CG', amount: 100_000, mode: 'add' });
    expect(body.data).toMatchObject({ vat_rate: 18.9, vat_amount: 18_900, gross_amount: 118_900 });
  });

  test('the category decides', async () => {
    const { body } = await service.post('/api/vat', {
      country: 'KE',
      amount: 1_000,
      mode: 'add',
      category: 'export',
      rate_type: 'standard',
    });
    expect(body.data).toMatchObject({ vat_rate: 0, vat_amount: 0, rate_type: 'zero' });
  });

  test.each([
    ['no country', { amount: 1, mode: 'add' }, 'MISSING_REQUIRED_FIELD'],
    ['no amount', { country: 'KE', mode: 'add' }, 'MISSING_REQUIRED_FIELD'],
    ['no mode', { country: 'KE', amount: 1 }, 'MISSING_REQUIRED_FIELD'],
    ['an unknown country', { country: 'XX', amount: 1, mode: 'add' }, 'INVALID_COUNTRY'],
    ['a country without VAT', { country: 'LY', amount: 1, mode: 'add' }, 'INVALID_COUNTRY'],
    ['a negative amount', { country: 'KE', amount: -1, mode: 'add' }, 'INVALID_SALARY'],
    ['text for an amount', { country: 'KE', amount: '1', mode: 'add' }, 'INVALID_SALARY'],
    ['an unknown mode', { country: 'KE', amount: 1, mode: 'plus' }, 'INVALID_MODE'],
    [
      'a reduced rate that the law does not have, or that is not established',
      { country: 'KE', amount: 1, mode: 'add', rate_type: 'reduced' },
      expect.stringMatching(/^(INVALID_RATE_TYPE|NOT_ESTABLISHED)$/),
    ],
    ['an unknown category', { country: 'KE', amount: 1, mode: 'add', category: 'toys' }, 'INVALID_CATEGORY'],
    ['a broken body', '{', 'INVALID_JSON'],
  ])('refuses %s', async (_, body, code) =>
    expect(await outcome(service.post('/api/vat', body))).toMatchObject({ status: 400, code }),
  );
});

describe('keys (specification 5, 7.2)', () => {
  test('no key, a malformed key and an unknown key', async () => {
    expect(await outcome(service.get('/api/tax', { 'x-api-key': '' }))).toMatchObject({
      status: 401,
      code: 'missing_api_key',
    });
    expect(await outcome(service.get('/api/tax', { 'x-api-key': 'svc_live_short' }))).toMatchObject({
      status: 401,
      code: 'invalid_api_key',
    });
    expect(await outcome(service.post('/api/vat', {}, { 'x-api-key': '' }))).toMatchObject({
      status: 401,
      code: 'INVALID_API_KEY',
    });
    expect(await outcome(service.post('/api/tax', {}, { 'x-api-key': '' }))).toMatchObject({
      status: 401,
      code: 'missing_api_key',
    });
  });

  test('the key is also accepted in the query', async () => {
    expect((await service.get(`/api/tax?api_key=${process.env['SERVICE_KEY']}`, { 'x-api-key': '' })).status).toBe(200);
    const response = await ask(new URL(`/api/tax?api_key=${process.env['SERVICE_KEY']}`, process.env['SERVICE_URL']));
    expect(response.status).toBe(200);
  });

  test.each([
    ['Kenya', 'KE (Kenya)'],
    ['KEN', 'KE (Kenya)'],
    ['Ivory Coast', "CI (Côte d'Ivoire)"],
    ['cote d’ivoire', "CI (Côte d'Ivoire)"],
    ['Guinée Bissau', 'GW (Guinea-Bissau)'],
    ['Cameroum', 'CM (Cameroon)'],
    ['DRC', 'CD (Democratic Republic of the Congo)'],
    ['Congo', 'CG (Congo (Brazzaville)) or CD (Democratic Republic of the Congo)'],
  ])('a country called "%s" is refused with its code in the message', async (name, code) => {
    const message = `${JSON.stringify(name)} is not one of the 54 country codes: did you mean ${code}?`;
    for (const asked of [
      service.get(`/api/tax?country=${encodeURIComponent(name)}`),
      service.post('/api/tax', { country: name, amount: 1, type: 'income' }),
      service.get(`/api/fuel?country=${encodeURIComponent(name)}`),
    ]) {
      expect(await asked).toMatchObject({ status: 400, body: { error: { code: 'invalid_country', message } } });
    }
    expect(await service.post('/api/vat', { country: name, amount: 1, mode: 'add' })).toMatchObject({
      status: 400,
      body: { error: { code: 'INVALID_COUNTRY', message } },
    });
  });

  test('errors link to a page that explains them', async () => {
    const { body } = await service.get('/api/tax?country=XX');
    expect(body).toMatchObject({
      success: false,
      error: { docs: expect.stringMatching(/\/docs\/errors#invalid_country$/) },
    });
  });
});

describe('addresses and methods', () => {
  test('an unknown address and an unsupported method', async () => {
    expect(await outcome(service.get('/api/nothing'))).toMatchObject({ status: 404, code: 'not_found' });
    const refused = await service.get('/api/vat');
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('POST');
    expect(refused.body.error.code).toBe('METHOD_NOT_ALLOWED');
  });

  test('health, readiness and metrics need no key', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await fetch(new URL(path, process.env['SERVICE_URL']))).status).toBe(200);
  });

  test('security headers', async () => {
    const { headers } = await service.get('/api/tax');
    expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
