import {
  countryCodes,
  fuelTypes,
  indicators,
  periods,
  taxModes,
  taxTypes,
  vatCategories,
  vatModes,
} from '../../src/contract';
import { service } from '../support/service';

/** The payload of an answer, which must be a success. */
async function data<T>(asked: ReturnType<typeof service.get>): Promise<T> {
  const { status, body } = await asked;
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as T;
}

describe('POST /api/tax (specification 4.1)', () => {
  const income = { country: 'KE', amount: 85_000, type: 'income' };
  test.each(taxTypes)('type %s', async (type) =>
    expect(await data(service.post('/api/tax', { ...income, type }))).toMatchObject({ type }),
  );
  test.each(periods)('period %s', async (period) =>
    expect(await data(service.post('/api/tax', { ...income, period }))).toMatchObject({ period }),
  );
  test.each(taxModes)('mode %s', async (mode) =>
    expect(await data(service.post('/api/tax', { ...income, mode }))).toMatchObject({
      mode,
      [mode === 'gross_to_net' ? 'gross_amount' : 'net_amount']: 85_000,
    }),
  );
  test.each([true, false])('include_pension %s', async (include_pension) =>
    expect(await data(service.post('/api/tax', { ...income, include_pension }))).toMatchObject({ include_pension }),
  );
  test.each(['2025', '2026'])('tax_year %s', async (tax_year) =>
    expect(await data(service.post('/api/tax', { ...income, tax_year }))).toMatchObject({ tax_year }),
  );
  test('omitted arguments take the defaults of the specification', async () => {
    expect(await data(service.post('/api/tax', income))).toMatchObject({
      period: 'monthly',
      mode: 'gross_to_net',
      include_pension: true,
    });
  });
});

describe.each(['/api/vat', '/api/v1/vat/calculate'])('POST %s (specification 4.4, 4.9)', (path) => {
  const asked = { country: 'ZA', amount: 1_150, mode: 'extract' };
  test.each(vatModes)('mode %s', async (mode) =>
    expect(await data(service.post(path, { ...asked, mode }))).toMatchObject({
      mode,
      [mode === 'add' ? 'net_amount' : 'gross_amount']: 1_150,
    }),
  );
  test.each(vatCategories)('category %s, if recorded, takes precedence over the rate type', async (category) => {
    let recorded = 0;
    for (const country of countryCodes) {
      const [alone, beside] = await Promise.all([
        service.post(path, { ...asked, country, category }),
        service.post(path, { ...asked, country, category, rate_type: 'zero' }),
      ]);
      expect([beside.status, beside.body.data]).toEqual([alone.status, alone.body.data]);
      if (alone.status === 200) recorded++;
    }
    expect(recorded).toBeGreaterThan(5);
  });
  // South Africa: Value-Added Tax Act 89 of 1991, 15 %.
  test('rate types standard (the default) and zero', async () => {
    expect(await data(service.post(path, asked))).toMatchObject({
      rate_type: 'standard',
      vat_rate: 15,
      net_amount: 1_000,
    });
    expect(await data(service.post(path, { ...asked, rate_type: 'zero' }))).toMatchObject({
      rate_type: 'zero',
      vat_rate: 0,
      net_amount: 1_150,
    });
  });
  // Morocco: 10 % besides the standard 20 % (Code général des impôts, article 99).
  test('rate type reduced', async () => {
    expect(
      await data(service.post(path, { country: 'MA', amount: 100, mode: 'add', rate_type: 'reduced' })),
    ).toMatchObject({ rate_type: 'reduced', vat_rate: 10, gross_amount: 110 });
  });
});

describe.each(['/api/fuel', '/api/v1/fuel/prices'])('GET %s (specification 2.4, 4.5)', (path) => {
  interface Fuel {
    readonly currency: string;
    readonly fuels: Readonly<
      Record<string, { readonly price: number; readonly unit: string; readonly change: number }>
    >;
  }
  test('one country', async () => {
    const found = await data<Fuel>(service.get(`${path}?country=ke`));
    expect(found).toMatchObject({
      country: 'KE',
      country_name: 'Kenya',
      currency: 'KES',
      updated: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    for (const [fuel, price] of Object.entries(found.fuels))
      expect(price).toEqual({
        price: expect.any(Number),
        unit: fuel === 'lpg' ? 'kg' : 'litre',
        change: expect.any(Number),
      });
  });
  test.each(fuelTypes.filter((fuel) => fuel !== 'lpg'))('fuel_type %s returns only that fuel', async (fuel) => {
    expect(Object.keys((await data<Fuel>(service.get(`${path}?country=KE&fuel_type=${fuel}`))).fuels)).toEqual([fuel]);
  });
  test('another currency, for one country and for all', async () => {
    const local = await data<Fuel>(service.get(`${path}?country=KE`));
    const dollars = await data<Fuel>(service.get(`${path}?country=KE&currency=USD`));
    expect(dollars.currency).toBe('USD');
    expect(dollars.fuels['petrol']!.price).toBeLessThan(local.fuels['petrol']!.price / 10);
    const { countries } = await data<{ countries: { currency: string }[] }>(service.get(`${path}?currency=USD`));
    expect(new Set(countries.map(({ currency }) => currency))).toEqual(new Set(['USD']));
  });
  test('all countries: rows with a currency and a price for each fuel, and the number of rows', async () => {
    const { countries, count } = await data<{ count: number; countries: Readonly<Record<string, unknown>>[] }>(
      service.get(path),
    );
    expect(count).toBe(countries.length);
    for (const row of countries) {
      expect(row).toMatchObject({
        country: expect.stringMatching(/^[A-Z]{2}$/),
        currency: expect.stringMatching(/^[A-Z]{3}$/),
      });
      expect(fuelTypes.some((fuel) => typeof row[fuel] === 'number')).toBe(true);
    }
  });
});

describe('GET /api/forex (specification 2.5, 4.6)', () => {
  interface Rate {
    readonly rate: number;
    readonly bid: number;
    readonly ask: number;
    readonly amount: number;
  }
  test('with an amount, bid and ask are for the amount, the rate is for one unit, and the change is omitted', async () => {
    const one = await data<Rate>(service.get('/api/forex?from=USD&to=KES'));
    const many = await data<Rate>(service.get('/api/forex?from=USD&to=KES&amount=250'));
    expect(many.rate).toBe(one.rate);
    for (const field of ['bid', 'ask'] as const) expect(many[field] / (one[field] * 250)).toBeCloseTo(1, 4);
    expect(many.amount / (one.rate * 250)).toBeCloseTo(1, 6);
    expect(Object.keys(many).filter((field) => field.startsWith('change'))).toEqual([]);
    expect(one).not.toHaveProperty('amount');
  });
  test.each(['BTC', 'ETH', 'btc'])('accepts the coin %s', async (coin) =>
    expect(await data(service.get(`/api/forex?from=${coin}&to=NGN`))).toMatchObject({
      from: coin.toUpperCase(),
      to: 'NGN',
    }),
  );
});

describe.each(['/api/rates', '/api/v1/rates/central-bank'])('GET %s (specification 2.6, 4.7)', (path) => {
  const groups = {
    policy_rate: 'policy_rate',
    inflation: 'inflation',
    tbills: 'tbills',
    gdp: 'gdp_growth',
    mpc: 'next_mpc',
  } as const;
  // Asked on the day of a meeting, because no future meeting may be announced.
  test.each(indicators)('indicator %s returns only its group', async (indicator) => {
    const found = await data<object>(service.get(`${path}?country=NG&indicator=${indicator}&date=2026-09-22`));
    // The v1 route also has the dates and sources of each figure, and the period that growth covers.
    const further = [...(indicator === 'gdp' ? ['gdp_period'] : []), 'figures'];
    const own = [groups[indicator], ...(path === '/api/rates' ? [] : further)];
    expect(
      Object.keys(found)
        .filter((field) => !['country', 'country_name', 'updated'].includes(field))
        .sort(),
    ).toEqual(own.sort());
    expect(found).toMatchObject({ country: 'NG', country_name: 'Nigeria' });
  });
  test('an indicator of all countries returns only its group, and how old and sure each row is', async () => {
    const { countries } = await data<{ countries: readonly object[] }>(service.get(`${path}?indicator=policy_rate`));
    const fields = ['country', 'country_name', 'policy_rate', 'updated', 'data_status', 'as_of', 'confidence'];
    for (const row of countries)
      expect(Object.keys(row).sort()).toEqual([...fields, ...(path === '/api/rates' ? [] : ['figures'])].sort());
  });
  test('a table has the origin of a figure at both addresses', async () => {
    const { body } = await service.get(`${path}?country=NG&indicator=policy_rate&format=csv`);
    expect(String(body)).toMatch(/policy_rate_date/);
    expect(String(body)).toMatch(/,\d{4}-\d\d-\d\d,(current|due|stale),/);
  });
  test('one country', async () => {
    expect(await data(service.get(`${path}?country=KE`))).toMatchObject({
      figures: { policy_rate: { date: expect.any(String) } },
      central_bank: 'Central Bank of Kenya',
      central_bank_abbr: 'CBK',
      policy_rate: expect.any(Number),
      inflation: { headline: expect.any(Number) },
    });
  });
  test('all countries', async () => {
    const { countries, count } = await data<{ count: number; countries: readonly object[] }>(service.get(path));
    expect([count, count > 40]).toEqual([countries.length, true]);
  });
});
