import { countryCodes, type Indicator, indicators } from '../../src/contract';
import { service } from '../support/service';

type Row = Readonly<Record<string, unknown>> & { readonly country: string };
const fieldOf: Readonly<Record<Indicator, string>> = {
  policy_rate: 'policy_rate',
  inflation: 'inflation',
  tbills: 'tbills',
  gdp: 'gdp_growth',
  mpc: 'next_mpc',
};
const inWords: Readonly<Record<Indicator, string>> = {
  policy_rate: 'policy rate',
  inflation: 'inflation',
  tbills: 'treasury bill yield',
  gdp: 'GDP growth',
  mpc: 'next policy meeting',
};
const refusal = async (path: string) => {
  const { status, body } = await service.get(path);
  return { status, code: body.error?.code, message: body.error?.message };
};
interface Result {
  readonly data?: Row;
  readonly error?: { readonly code: string; readonly message: string };
}
const results = async (items: readonly unknown[]) =>
  ((await service.post('/api/v1/batch', { items })).body.data as unknown as { results: Result[] }).results;

const pairs = countryCodes.flatMap((country) => indicators.map((indicator) => ({ country, indicator })));

describe('a central bank figure is answered or refused, never left out of an answer', () => {
  let found: readonly Result[];
  beforeAll(async () => {
    found = await results(pairs.map((input) => ({ operation: 'rates', input })));
  });

  test('in each country, and the refusal names the available indicators', () => {
    const answered = (country: string) =>
      pairs.flatMap((pair, i) => (pair.country === country && found[i]!.data !== undefined ? [pair.indicator] : []));
    let refused = 0;
    pairs.forEach(({ country, indicator }, i) => {
      const { data, error } = found[i]!;
      if (data !== undefined) return expect(data).toHaveProperty(fieldOf[indicator]);
      refused++;
      expect([country, indicator, error!.code]).toEqual([country, indicator, 'invalid_indicator']);
      expect(error!.message).toContain(`Recorded: ${answered(country).join(', ')}.`);
    });
    expect(refused).toBeGreaterThan(0);
  });

  test('on each route, as a table, and in an item with a selection', async () => {
    const { country, indicator } = pairs[found.findIndex(({ error }) => error !== undefined)]!;
    const query = `country=${country}&indicator=${indicator}`;
    for (const path of ['/api/rates', '/api/v1/rates/central-bank'])
      for (const more of ['', '&format=csv'])
        expect(await refusal(`${path}?${query}${more}`)).toMatchObject({ status: 400, code: 'invalid_indicator' });
    expect(
      (await results([{ operation: 'rates', input: { country, indicator }, select: [fieldOf[indicator]] }]))[0]!.error!
        .code,
    ).toBe('invalid_indicator');
  });

  test('a list contains the countries with a recorded figure and names the others', async () => {
    for (const indicator of indicators) {
      const { body } = await service.get(`/api/rates?indicator=${indicator}`);
      const { countries } = body.data as unknown as { countries: Row[] };
      expect(countries.map(({ country }) => country)).toEqual(
        pairs.flatMap((pair, i) =>
          pair.indicator === indicator && found[i]!.data !== undefined ? [pair.country] : [],
        ),
      );
      for (const row of countries) expect(row).toHaveProperty(fieldOf[indicator]);
      const others = countryCodes.filter((code) => !countries.some(({ country }) => country === code));
      if (others.length > 0)
        expect(body.meta.notices).toContain(`No ${inWords[indicator]} is recorded for: ${others.join(', ')}.`);
    }
  });
});

// Central Bank of Kenya: the first recorded yields come from the auctions of February 2026.
test('an indicator recorded only from a later day is refused because of the date', async () => {
  for (const path of ['/api/rates', '/api/v1/rates/central-bank']) {
    expect(await refusal(`${path}?country=KE&indicator=tbills&date=2026-01-31`)).toMatchObject({
      status: 400,
      code: 'invalid_date',
      message: expect.stringMatching(
        /No treasury bill yield of Kenya is recorded on or before 2026-01-31: records start on 2026-02-\d\d\./,
      ),
    });
  }
  expect((await service.get('/api/rates?country=KE&indicator=tbills&date=2026-03-31')).status).toBe(200);
  expect(await refusal('/api/rates?country=SO&indicator=policy_rate&date=1950-01-01')).toMatchObject({
    code: 'invalid_indicator',
  });
  expect(await refusal('/api/rates?country=KE&date=1950-01-01')).toMatchObject({
    code: 'invalid_date',
    message: expect.stringMatching(/records start on 20\d\d-/),
  });
});

describe.each([
  '/api/rates',
  '/api/v1/rates/central-bank',
  '/api/rates?indicator=inflation',
  '/api/fuel',
  '/api/v1/fuel/prices',
  '/api/fuel?fuel_type=lpg',
  '/api/fuel?currency=USD',
  '/api/fuel?country=KE',
  '/api/fuel?country=KE&fuel_type=diesel',
  '/api/fuel?country=KE&currency=EUR',
])('%s before the first record', (path) => {
  test.each(['', 'format=csv'])('%s', async (format) => {
    const { status, code, message } = await refusal(
      `${path}${path.includes('?') ? '&' : '?'}date=1950-01-01&${format}`,
    );
    expect([status, code]).toEqual([400, 'invalid_date']);
    expect(message).toMatch(/on or before 1950-01-01.*starts? on 20\d\d-\d\d-\d\d/);
  });
});

test('the same in an item of a batch', async () => {
  const found = await results(['rates', 'fuel'].map((operation) => ({ operation, input: { date: '1950-01-01' } })));
  expect(found.map(({ error }) => error?.code)).toEqual(['invalid_date', 'invalid_date']);
});

// Tax years: Kenya's is the calendar year (Income Tax Act, section 2), Uganda's 2026/27 runs from 1 July 2026, South
// Africa's 2027 from 1 March 2026.
describe('a pay date together with a tax year', () => {
  const asked = { amount: 500_000, type: 'income', period: 'monthly' };
  const agree = [
    ['KE', '2026', '2026-03-31'],
    ['UG', '2026/27', '2026-07-31'],
    ['ZA', '2027', '2026-03-31'],
  ] as const;
  const contradict = [
    ['KE', '2025', '2026-03-31'],
    ['UG', '2026/27', '2026-06-30'],
    ['ZA', '2027', '2026-02-27'],
  ] as const;

  test.each(agree)('%s, %s and %s agree', async (country, tax_year, pay_date) => {
    const { body } = await service.post('/api/tax', { ...asked, country, tax_year, pay_date });
    expect(body.data).toEqual((await service.post('/api/tax', { ...asked, country, pay_date })).body.data);
    expect(body.data).toMatchObject({ tax_year });
  });

  test.each(contradict)('%s, %s and %s contradict each other, on every route', async (country, tax_year, pay_date) => {
    const answers = await Promise.all([
      service.post('/api/tax', { ...asked, country, tax_year, pay_date }),
      service.post('/api/tax', { ...asked, type: 'corporate', country, tax_year, pay_date }),
      service.post('/api/v1/tax/paye', { country, amount: 500_000, tax_year, pay_date }),
      service.get(`/api/v1/tax/law?country=${country}&tax_year=${encodeURIComponent(tax_year)}&pay_date=${pay_date}`),
      service.get(`/api/v1/tax/curve?country=${country}&tax_year=${encodeURIComponent(tax_year)}&pay_date=${pay_date}`),
    ]);
    for (const { status, body } of answers)
      expect({ status, code: body.error?.code, message: body.error?.message }).toEqual({
        status: 400,
        code: 'invalid_date',
        message: expect.stringContaining(`\`pay_date\` ${pay_date} is in tax year`),
      });
    const [item] = await results([
      { operation: 'tax', input: { ...asked, country, tax_year, pay_date }, select: ['net_amount'] },
    ]);
    expect(item!.error).toMatchObject({ code: 'invalid_date' });
  });

  test('an invalid tax year is reported first', async () => {
    const { body } = await service.post('/api/tax', {
      ...asked,
      country: 'KE',
      tax_year: '2026/27',
      pay_date: '2026-03-31',
    });
    expect(body.error.code).toBe('invalid_tax_year');
  });
});
