import { service } from '../support/service';

const outcome = async (path: string) => {
  const { status, body } = await service.get(path);
  return { status, code: body.error?.code };
};

test('GET /api/forex answers every field', async () => {
  const { body } = await service.get('/api/forex?from=usd&to=kes');
  expect(Object.keys(body.data).sort()).toEqual([
    'ask',
    'bid',
    'change_24h',
    'change_pct_24h',
    'from',
    'rate',
    'source',
    'timestamp',
    'to',
  ]);
  expect(body.data).toMatchObject({ from: 'USD', to: 'KES' });
});

test('with an amount', async () => {
  const { body } = await service.get('/api/forex?from=EUR&to=XOF&amount=100');
  expect(body.data).toMatchObject({ rate: 655.957, amount: 65_595.7 });
});

test.each([
  ['12', 12],
  ['12.50', 12.5],
  ['.5', 0.5],
  ['1e3', 1_000],
  ['1.5E-2', 0.015],
  ['1e%2B3', 1_000],
])('an amount of %s is %d', async (written, amount) => {
  expect((await service.get(`/api/forex?from=EUR&to=EUR&amount=${written}`)).body.data).toMatchObject({ amount });
});

test.each<readonly [string, string]>([
  ['/api/forex?to=KES', 'invalid_currency'],
  ['/api/forex?from=USD', 'invalid_currency'],
  ['/api/forex?from=USD&to=ZWL', 'invalid_currency'],
  ['/api/forex?from=USD&to=K', 'invalid_currency'],
  ['/api/forex?from=USD&to=KES&amount=-1', 'invalid_amount'],
  ['/api/forex?from=USD&to=KES&amount=many', 'invalid_amount'],
  ...['0x10', '0b1', '1_000', '1,000', '%2012%20', '', '.', 'e3', 'Infinity', '1e400'].map(
    (amount): [string, string] => [`/api/forex?from=USD&to=KES&amount=${amount}`, 'invalid_amount'],
  ),
  ['/api/forex?from=USD&to=KES&date=2026-13-01', 'invalid_date'],
  ['/api/forex?from=USD&to=KES&date=2999-01-01', 'invalid_date'],
  ['/api/v1/fx/rates?base=XXY', 'invalid_currency'],
])('%s is %s', async (path, code) => expect(await outcome(path)).toEqual({ status: 400, code }));

test('rates of many currencies, also as CSV', async () => {
  const { body } = await service.get('/api/v1/fx/rates?base=EUR&quotes=XOF,KES');
  const data = body.data as unknown as { base: string; count: number; rates: { currency: string; rate: number }[] };
  expect(data).toMatchObject({ base: 'EUR', count: 2 });
  expect(data.rates[0]).toMatchObject({ currency: 'XOF', rate: 655.957 });
  const csv = await service.get('/api/v1/fx/rates?format=csv');
  expect((csv.body as unknown as string).split('\r\n')[0]).toBe('currency,name,rate,date,data_status,as_of,confidence');
});

// Zimbabwe: NSSA 4.5 % of at most USD 700 a month, at the day's rate. On 2026-09-29 a dollar was 26.8494 ZiG: 700 ×
// 26.8493762 = 18,794.56; 4.5 % = 845.76 (845.7553).
test('a ceiling in another currency uses the rate of the pay date', async () => {
  const { body } = await service.post('/api/tax', {
    country: 'ZW',
    amount: 50_000,
    type: 'income',
    pay_date: '2026-09-29',
  });
  expect(body.data.pension).toBe(845.76);
});

describe('fuel and central banks', () => {
  test.each([
    ['/api/fuel?country=XX', 'invalid_country'],
    ['/api/fuel?country=KE&fuel_type=coal', 'invalid_fuel_type'],
    ['/api/fuel?country=KE&date=tomorrow', 'invalid_date'],
    ['/api/rates?country=XX', 'invalid_country'],
    ['/api/rates?country=KE&indicator=mood', 'invalid_indicator'],
    ['/api/rates?country=KE&date=2999-01-01', 'invalid_date'],
  ])('%s is %s', async (path, code) => expect(await outcome(path)).toEqual({ status: 400, code }));

  test.each([
    ['/api/fuel', 'country,country_name,currency'],
    ['/api/v1/fuel/prices', 'country,country_name,currency'],
    ['/api/rates', 'country,country_name,central_bank'],
    ['/api/v1/rates/central-bank', 'country,country_name,central_bank'],
  ])('%s lists countries, also as CSV', async (path, head) => {
    const { body } = await service.get(path);
    expect((body.data as unknown as { count: number }).count).toBeGreaterThan(40);
    const csv = await service.get(`${path}?format=csv`);
    expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
    expect((csv.body as unknown as string).startsWith(head)).toBe(true);
  });
});
