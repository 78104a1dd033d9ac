import { parse } from 'csv-parse/sync';
import type { MinimumWage, MinimumWages } from '../../src/contract';
import { service } from '../support/service';

const path = '/api/v1/payroll/minimum-wage';

async function wages(query: string): Promise<MinimumWages> {
  const { status, body } = await service.get(`${path}?${query}`);
  expect(status).toBe(200);
  return body.data as unknown as MinimumWages;
}

describe('the list', () => {
  // National Minimum Wage (Amendment) Act 2024 of Nigeria: 70,000 a month.
  test('Nigeria: one general wage, with its source', async () => {
    const { general, count } = await wages('country=NG&date=2026-11-20');
    expect(count).toBe(1);
    expect(general).toMatchObject({ amount: 70_000, currency: 'NGN', per: 'month', from: '2024-05-01', sector: null });
    expect(general!.sources[0]!.publisher).toBeTruthy();
  });

  // SNMG of Algeria: 20,000 dinars until 2025, 24,000 from January 2026.
  test.each([
    ['2025-12-31', 20_000],
    ['2026-01-01', 24_000],
  ])('Algeria on %s: %d', async (date, amount) => {
    expect((await wages(`country=DZ&date=${date}`)).general!.amount).toBe(amount);
  });

  // Presidential Decree 152/24 of Angola: 70,000 kwanzas from 16 September 2024, 100,000 twelve months later.
  test.each([
    ['2025-09-15', 70_000],
    ['2026-11-20', 100_000],
  ])('Angola on %s: %d', async (date, amount) => {
    expect((await wages(`country=AO&date=${date}`)).general!.amount).toBe(amount);
  });

  test('a wage that ended is not the one before it', async () => {
    const { status, body } = await service.get(`${path}?country=MU&date=2026-11-20`);
    expect([status, body.error.code]).toEqual([400, 'not_established']);
    expect(body.error.message).toBe('No minimum wage of Mauritius is recorded for 2026-11-20.');
    expect((await wages('country=MU&date=2025-11-20')).general!.amount).toBe(17_110);
  });

  test('sectors, by a word of the id or of whom the wage covers', async () => {
    expect((await wages('country=TZ&sector=mining&date=2026-11-20')).wages).toMatchObject([
      { id: 'minimum-wage-mining', amount: 695_000, sector: 'Mining and prospecting' },
    ]);
    expect((await wages('country=TZ&sector=General&date=2026-11-20')).wages).toMatchObject([{ amount: 175_000 }]);
    const { body } = await service.get(`${path}?country=TZ&sector=fishing`);
    expect(body.error.message).toMatch(/^No wage for fishing is recorded for Tanzania on that day. Its wages are: /);
  });

  test('all countries, also as CSV', async () => {
    const all = await wages('date=2026-11-20');
    expect(new Set(all.wages.map(({ country }) => country)).size).toBeGreaterThan(15);
    expect(all.general).toBeNull();
    expect(all.wages.map(({ per }) => per)).toEqual(expect.arrayContaining(['month', 'day', 'hour']));
    const { body } = await service.get(`${path}?date=2026-11-20&format=csv`);
    expect(parse(body as unknown as string, { columns: true })).toHaveLength(all.count);
  });

  test.each([
    ['country=XX', 'invalid_country'],
    ['date=yesterday', 'invalid_date'],
    ['sector=', 'invalid_sector'],
  ])('%s: %s', async (query, code) => {
    const { status, body } = await service.get(`${path}?${query}`);
    expect([status, body.error.code]).toEqual([400, code]);
  });
});

describe('beside a payslip', () => {
  const payslip = async (fields: object) => {
    const { body } = await service.post('/api/tax', { type: 'income', pay_date: '2026-11-20', ...fields });
    return {
      wage: body.data.minimum_wage as MinimumWage | undefined,
      below: body.meta.notices.find((notice) => notice.includes('minimum wage')),
    };
  };

  test('Nigeria: the monthly wage in each pay period', async () => {
    const monthly = await payslip({ country: 'NG', amount: 70_000 });
    expect(monthly.wage).toMatchObject({ amount: 70_000, per: 'month', period_amount: 70_000, from: '2024-05-01' });
    expect(monthly.below).toBeUndefined();
    // 840,000 a year in 52 weeks
    const weekly = await payslip({ country: 'NG', amount: 70_000, period: 'weekly' });
    expect(weekly.wage!.period_amount).toBe(16_153.85);
    expect((await payslip({ country: 'NG', amount: 70_000, period: 'annual' })).wage!.period_amount).toBe(840_000);
  });

  test('pay below it has a notice', async () => {
    const { below } = await payslip({ country: 'NG', amount: 69_999 });
    expect(below).toBe(
      'The pay is less than the minimum wage for full-time work: 70,000 NGN in the pay period (National minimum wage).',
    );
  });

  test('a wage by the hour is not converted, and needs no notice', async () => {
    const { wage, below } = await payslip({ country: 'ZA', amount: 100 });
    expect(wage).toMatchObject({ amount: 30.23, per: 'hour' });
    expect(wage).not.toHaveProperty('period_amount');
    expect(below).toBeUndefined();
  });

  test('the wage of the sector or the category of the employee', async () => {
    expect((await payslip({ country: 'TZ', amount: 500_000, employee: { sector: 'mining' } })).wage!.amount).toBe(
      695_000,
    );
    expect((await payslip({ country: 'ZM', amount: 5_000, employee: { category: 'domestic' } })).wage!.amount).toBe(
      1_300,
    );
    expect((await payslip({ country: 'ZM', amount: 5_000 })).wage!.amount).toBe(2_313.1);
  });

  // Statutory Instrument 186 of 2024 of Zimbabwe: USD 150 a month, not in agriculture.
  test('a wage in another currency is compared with pay in that currency', async () => {
    const dollars = { country: 'ZW', amount: 149, currency: 'USD' };
    const { wage, below } = await payslip(dollars);
    expect(wage).toMatchObject({ amount: 150, period_amount: 150 });
    expect(below).toMatch(/150 USD in the pay period/);
    expect((await payslip({ ...dollars, currency: 'ZWG' })).wage).toBeUndefined();
    expect((await payslip({ ...dollars, employee: { sector: 'agriculture' } })).wage).toBeUndefined();
    expect((await wages('country=ZW&date=2026-11-20')).general).toMatchObject({ amount: 150, currency: 'USD' });
  });

  test('none where no wage is recorded for the employee', async () => {
    expect((await payslip({ country: 'KE', amount: 85_000 })).wage).toBeUndefined();
  });
});
