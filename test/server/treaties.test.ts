import { parse } from 'csv-parse/sync';
import type { Treaties, TreatyOfPayment } from '../../src/contract';
import { service } from '../support/service';

// Kenya's table of treaties, PwC's Worldwide Tax Summaries, reviewed on 18 February 2025. Non-residents without a treaty
// pay 15 % on dividends and interest, and 20 % on royalties and fees.
const payment = { country: 'KE', amount: 1_000_000, type: 'withholding' };
const withheld = async (fields: object) => {
  const { status, body } = await service.post('/api/tax', { ...payment, ...fields });
  return {
    status,
    error: body.error,
    data: body.data as { tax_amount: number; treaty?: TreatyOfPayment },
    meta: body.meta,
  };
};

test.each([
  // payment, payee's country, treaty rate, tax: the lower of both rates
  ['dividends', 'IN', 10, 100_000],
  ['dividends', 'DK', 20, 150_000],
  ['interest', 'FR', 12, 120_000],
  ['royalties', 'CA', 15, 150_000],
  ['management_fees', 'GB', 12.5, 125_000],
])('%s from Kenya to %s: %d % by treaty', async (payment_type, recipient_country, rate, tax_amount) => {
  const { data } = await withheld({ payment_type, recipient_country });
  expect(data).toMatchObject({
    tax_amount,
    residency: 'non_resident',
    treaty: { state: 'rate', partner: recipient_country, rate, in_force: true },
  });
  expect(data.treaty!.applied).toBe(rate < data.treaty!.domestic_rate);
  expect(data.treaty!.sources.map(({ url, dated }) => [url, dated])).toContainEqual([
    'https://taxsummaries.pwc.com/kenya/corporate/withholding-taxes',
    '2025-02-18',
  ]);
});

test('South Korea: 8 % on dividends from a holding of 25 %, otherwise 10 %', async () => {
  const asked = { payment_type: 'dividends', recipient_country: 'KR' };
  expect((await withheld(asked)).data).toMatchObject({ tax_amount: 100_000, treaty: { conditions: [{ rate: 8 }] } });
  expect((await withheld({ ...asked, payee: 'parent_company' })).data).toMatchObject({
    tax_amount: 80_000,
    payee: 'parent_company',
    treaty: { rate: 8, condition: 'a holder with at least 25 % of the payer' },
  });
});

test.each([
  ['IS', 'none'],
  ['KW', 'not_recorded'],
  ['UG', 'not_in_force'],
])('Kenya and %s: %s, so the domestic rate applies', async (recipient_country, state) => {
  const { data, meta } = await withheld({ payment_type: 'dividends', recipient_country });
  expect(data).toMatchObject({ tax_amount: 150_000, treaty: { state, applied: false } });
  expect(meta.notices.join(' ')).toContain('domestic rate was applied');
});

describe('wrong input', () => {
  test.each([
    [{ recipient_country: 'XX' }, /"XX" is not a country/],
    [{ recipient_country: 5 }, /must be text/],
    [{ recipient_country: '' }, /is not a country/],
    [{ recipient_country: 'KE' }, /country of the payer/],
    [{ recipient_country: 'FR', residency: 'resident' }, /`residency` is "resident"/],
  ])('%j', async (fields, said) => {
    const { status, error } = await withheld(fields);
    expect([status, error.code]).toEqual([400, 'invalid_recipient_country']);
    expect(error.message).toMatch(said);
  });
  test('with other taxes it has no effect', async () => {
    const { meta } = await withheld({ type: 'corporate', recipient_country: 'FR' });
    expect(meta.notices.join(' ')).toMatch(/`recipient_country` has no effect on corporate tax/);
  });
});

test('in a batch, as a tool, and with a name', async () => {
  const batch = await service.post('/api/v1/batch', {
    items: ['IN', 'India'].map((recipient_country) => ({
      operation: 'tax',
      input: { ...payment, payment_type: 'dividends', recipient_country },
      select: ['tax_amount', 'treaty'],
    })),
  });
  expect(batch.body.data).toMatchObject({
    results: [
      { data: { tax_amount: 100_000, treaty: { partner: 'IN' } } },
      { data: { tax_amount: 100_000, treaty: { partner: 'IN' } } },
    ],
  });
  const inputs = { amount: 1_000_000, paymentType: 'dividends', recipientCountry: 'IN' };
  const { body } = await service.post('/api/v1/calculate', { tool: 'ke-wht', inputs });
  expect(body).toMatchObject({ result: { tax: 100_000, rate: 10, treaty: { partner_name: 'India', applied: true } } });
});

describe('GET /api/v1/tax/treaties', () => {
  const table = async (query: string) => {
    const { status, body } = await service.get(`/api/v1/tax/treaties${query}`);
    return { status, data: body.data as unknown as Treaties, error: body.error };
  };
  test('of a country: what the list covers, and a row for each partner and payment', async () => {
    const { data } = await table('?country=KE');
    expect(data.lists).toMatchObject([{ country: 'KE', complete: true }]);
    expect(data.count).toBe(data.treaties.length);
    const inForce = data.treaties.filter(({ in_force, state }) => in_force === true && state !== 'not_recorded');
    // The 15 countries of the table.
    expect(new Set(inForce.map(({ partner }) => partner)).size).toBe(15);
    for (const { sources, confidence } of data.treaties) {
      expect(sources.length).toBeGreaterThan(0);
      expect(confidence).toBe('medium');
    }
  });
  test('of a pair, a payment, and a partner', async () => {
    expect((await table('?country=ZA&recipient_country=gb&payment_type=dividends')).data.treaties).toMatchObject([
      { country: 'ZA', partner: 'GB', rate: 10, in_force_since: '2002-12-17', conditions: [{ rate: 5 }, { rate: 15 }] },
    ]);
    const payers = (await table('?recipient_country=MU&payment_type=interest')).data.treaties;
    expect(payers.map(({ country }) => country)).toEqual(expect.arrayContaining(['BW', 'ZA', 'UG', 'RW']));
  });
  test('of all countries', async () => {
    const { data } = await table('');
    expect(data.lists.length).toBeGreaterThanOrEqual(35);
    expect(data.count).toBeGreaterThan(2_000);
  });
  test('as CSV', async () => {
    const { body } = await service.get('/api/v1/tax/treaties?country=MZ&recipient_country=MU&format=csv');
    expect(parse(body as unknown as string, { columns: true })).toMatchObject([
      {
        country: 'MZ',
        payment_type: 'dividends',
        partner: 'MU',
        rate: '15',
        conditions: '8 %: a company with more than 25 % of the payer; 10 %: a company with less than 25 % of the payer',
        sources: expect.stringContaining('https://taxsummaries.pwc.com/mozambique/') as string,
      },
      { payment_type: 'interest', rate: '8', conditions: '' },
      { payment_type: 'royalties', rate: '5' },
    ]);
  });
  test.each([
    ['?country=FR', 'invalid_country'],
    ['?country=KE&recipient_country=zz', 'invalid_recipient_country'],
    ['?country=KE&payment_type=gifts', 'invalid_payment_type'],
    ['?country=SO', 'not_established'],
  ])('%s is refused', async (query, code) => {
    const { status, error } = await table(query);
    expect([status, error.code]).toEqual([400, code]);
  });
});
