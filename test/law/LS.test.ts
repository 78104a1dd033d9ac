import { income, tax, vat } from '../support/law';

// Lesotho. 2026/27: 20 % of the first 77,760 a year (6,480 a month), 30 % above, less a credit of 12,240 (1,020 a
// month), not below zero. No contributions.
// 2025/26: 74,040 (6,170) and 11,640 (970). 2024/25: 70,500 (5,875) and 11,040 (920).
// Sources: "Lesotho individual income tax, income year 2026-27", TaxCraft quoting Revenue Services Lesotho (21 July
// 2026); "2025/2026 Income Tax Amendments effective 1 April 2025", PaySpace (1 April 2025);
// "New Tax rates for 2024/2025 effective 1 April 2024", PaySpace (19 April 2024); "Worldwide Corporate Tax Guide 2022:
// Lesotho", EY (1 January 2022); "Lesotho: VAT in Africa overview", PwC (1 May 2023);
// "Lesotho: VAT exemptions and zero-rating", PKF guide.
describe('Lesotho', () => {
  //   20 % of 3,000             600.00
  //   less personal credit   -1,020.00
  //   below zero, so no tax       0.00
  test('3,000 a month: the credit is more than the tax; no contributions', async () => {
    expect(await income('LS', 3_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      net_amount: 3_000,
      employer_cost: 3_000,
    });
  });

  //   20 % of 5,100          1,020.00
  //   less personal credit  -1,020.00
  //   tax                        0.00
  test('5,100 a month: 20 % is exactly the credit', async () => {
    expect(await income('LS', 5_100, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 0, net_amount: 5_100 });
  });

  //   20 % of 5,101          1,020.20
  //   less personal credit  -1,020.00
  //   tax                        0.20
  test('5,101 a month: just above', async () => {
    expect(await income('LS', 5_101, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0.2,
      net_amount: 5_100.8,
    });
  });

  //   20 % of 6,480          1,296.00
  //   less personal credit  -1,020.00
  //   tax                      276.00
  test('6,480 a month: the end of the first band', async () => {
    expect(await income('LS', 6_480, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 276, net_amount: 6_204 });
  });

  //   20 % of 6,480                      1,296.00
  //   30 % of (10,000 - 6,480) = 3,520   1,056.00
  //   less personal credit              -1,020.00
  //   tax                                1,332.00
  test('10,000 a month', async () => {
    expect(await income('LS', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_332,
      net_amount: 8_668,
    });
  });

  //   20 % of 6,480                       1,296.00
  //   30 % of (50,000 - 6,480) = 43,520  13,056.00
  //   less personal credit               -1,020.00
  //   tax                                13,332.00
  test('50,000 a month', async () => {
    expect(await income('LS', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 13_332,
      net_amount: 36_668,
      employer_cost: 50_000,
    });
  });

  //   20 % of 77,760                        15,552.00
  //   30 % of (120,000 - 77,760) = 42,240   12,672.00
  //   less personal credit                 -12,240.00
  //   tax                                   15,984.00
  test('120,000 a year', async () => {
    expect(await income('LS', 120_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 15_984,
      net_amount: 104_016,
    });
  });

  //   20 % of 6,170                     1,234.00
  //   30 % of (10,000 - 6,170) = 3,830  1,149.00
  //   less personal credit               -970.00
  //   tax                               1,413.00
  test('10,000 a month in November 2025: 6,170 and a credit of 970', async () => {
    expect(await income('LS', 10_000, { pay_date: '2025-11-20' })).toMatchObject({
      tax_amount: 1_413,
      net_amount: 8_587,
    });
  });

  //   20 % of 5,875                     1,175.00
  //   30 % of (10,000 - 5,875) = 4,125  1,237.50
  //   less personal credit               -920.00
  //   tax                               1,492.50
  test('10,000 a month in November 2024: 5,875 and a credit of 920', async () => {
    expect(await income('LS', 10_000, { pay_date: '2024-11-20' })).toMatchObject({
      tax_amount: 1_492.5,
      net_amount: 8_507.5,
    });
  });

  //   25 % of 80,000 = 20,000
  test('company profit of 80,000', async () => {
    expect(await tax('corporate', 'LS', 80_000, {})).toMatchObject({ tax_amount: 20_000 });
  });

  //   10 % of 20,000 = 2,000; 25 % of 20,000 = 5,000; 5 % of 20,000 = 1,000
  test('withholding: services of non-residents 10 %, royalties 25 %, resident contractors 5 %', async () => {
    expect(
      await tax('withholding', 'LS', 20_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 2_000 });
    expect(
      await tax('withholding', 'LS', 20_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 5_000 });
    expect(await tax('withholding', 'LS', 20_000, { payment_type: 'contracts', residency: 'resident' })).toMatchObject({
      tax_amount: 1_000,
    });
  });

  //   25 % of 40,000 = 10,000
  test('capital gain of a company: ordinary profit', async () => {
    expect(await tax('capital_gains', 'LS', 40_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 10_000 });
  });

  //   1,000 × 15 % = 150; 1,000 × 10 % = 100
  test('VAT 15 %, 10 % on electricity, basic food zero-rated', async () => {
    expect(await vat('LS', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('LS', 1_000, 'add', { rate_type: 'reduced' })).toMatchObject({
      vat_rate: 10,
      vat_amount: 100,
      gross_amount: 1_100,
    });
    expect(await vat('LS', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
