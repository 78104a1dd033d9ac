import { income, tax, vat } from '../support/law';

// Namibia. Bands of Act 4 of 2024 (from 1 March 2024): 0 to 100,000; 18 % to 150,000; 25 % to 350,000; 28 % to 550,000;
// 30 % to 850,000; 32 % to 1,550,000; 37 % above. No rebates.
// Social security 0.9 % of basic pay between 500 and 11,000 a month (300 and 9,000 before March 2025), 4.50 to 99.00,
// not deductible. VET levy 1 % (employer).
// Sources: "Namibia: Income Tax Amendment Act, 2024 Promulgated", PaySpace (16 September 2024); "Namibian tax brackets
// and income tax calculator", Kaizen (30,000 a month pays 5,150);
// "Namibia: Amendments to Social Security Act, 1994", PaySpace (1 March 2025); "Social Security plans contribution
// increase", The Brief (21 October 2024: 2.70 to 81);
// "How much is income tax in Namibia?", The Dlamini (bands before March 2024: 50,000 / 100,000 / 300,000 / 500,000 /
// 800,000 / 1,500,000); "Employment Cost Calculator for Namibia", Rivermate;
// "Major tax hikes unlikely in budget", Windhoek Observer (26 February 2026: 30 %); "Worldwide Corporate Tax Guide:
// Namibia", EY (1 January 2022); "Namibia: VAT in Africa overview", PwC (1 May 2023).
describe('Namibia', () => {
  //   social security 0.9 % of 500 (floor)      4.50
  //   a year: 12 × 400                      4,800.00
  //   tax of the year                           0.00
  //   a twelfth                                 0.00
  test('400 a month: pay below the floor still bears the minimum of 4.50', async () => {
    expect(await income('NA', 400, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 4.5,
      net_amount: 395.5,
    });
  });

  //   social security 0.9 % of 8,000      72.00
  //   a year: 12 × 8,000              96,000.00
  //   tax of the year                      0.00
  //   a twelfth                            0.00
  test('8,000 a month: below the threshold of 100,000 a year', async () => {
    expect(await income('NA', 8_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 72,
      net_amount: 7_928,
    });
  });

  //   social security 0.9 % of 11,000            99.00
  //   a year: 12 × 11,000                   132,000.00
  //   18 % of (132,000 - 100,000) = 32,000    5,760.00
  //   tax of the year                         5,760.00
  //   a twelfth                                 480.00
  //   employer: social security                  99.00
  //   employer: VET levy 1 %                    110.00
  //   cost of the employer                   11,209.00
  test('11,000 a month: exactly on the social security ceiling', async () => {
    expect(await income('NA', 11_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 480,
      pension: 99,
      net_amount: 10_421,
      employer_cost: 11_209,
    });
  });

  //   social security 0.9 % of 11,000 (ceiling)       99.00
  //   a year: 12 × 11,100                        133,200.00
  //   18 % of (133,200 - 100,000) = 33,200         5,976.00
  //   tax of the year                              5,976.00
  //   a twelfth                                      498.00
  test('11,100 a month: just above the ceiling', async () => {
    expect(await income('NA', 11_100, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 498,
      pension: 99,
      net_amount: 10_503,
    });
  });

  //   social security 0.9 % of 11,000 (ceiling)       99.00
  //   a year: 12 × 30,000                        360,000.00
  //   18 % of 50,000                               9,000.00
  //   25 % of 200,000                             50,000.00
  //   28 % of (360,000 - 350,000) = 10,000         2,800.00
  //   tax of the year                             61,800.00
  //   a twelfth                                    5,150.00
  test('30,000 a month: Kaizen publishes a tax of 5,150', async () => {
    expect(await income('NA', 30_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 5_150,
      pension: 99,
      net_amount: 24_751,
    });
  });

  //   social security 0.9 % of 11,000 (ceiling)         99.00
  //   a year: 12 × 150,000                       1,800,000.00
  //   18 % of 50,000                                 9,000.00
  //   25 % of 200,000                               50,000.00
  //   28 % of 200,000                               56,000.00
  //   30 % of 300,000                               90,000.00
  //   32 % of 700,000                              224,000.00
  //   37 % of (1,800,000 - 1,550,000) = 250,000     92,500.00
  //   tax of the year                              521,500.00
  //   a twelfth                                   43,458.3333
  //   employer: social security                         99.00
  //   employer: VET levy 1 %                         1,500.00
  //   cost of the employer                         151,599.00
  test('150,000 a month: above every limit', async () => {
    expect(await income('NA', 150_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 43_458.33,
      pension: 99,
      net_amount: 106_442.67,
      employer_cost: 151_599,
    });
  });

  //   social security 0.9 % of 11,000 × 12 (ceiling)   1,188.00
  //   18 % of 50,000                                   9,000.00
  //   25 % of 200,000                                 50,000.00
  //   28 % of (480,000 - 350,000) = 130,000           36,400.00
  //   tax of the year                                 95,400.00
  test('480,000 a year', async () => {
    expect(await income('NA', 480_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 95_400,
      pension: 1_188,
      net_amount: 383_412,
    });
  });

  //   social security 0.9 % of 9,000 (ceiling)       81.00
  //   a year: 12 × 30,000                       360,000.00
  //   18 % of 50,000                              9,000.00
  //   25 % of 200,000                            50,000.00
  //   28 % of (360,000 - 350,000) = 10,000        2,800.00
  //   tax of the year                            61,800.00
  //   a twelfth                                   5,150.00
  test('30,000 a month in November 2024: the bands of Act 4 of 2024 with the old ceiling of 9,000', async () => {
    expect(await income('NA', 30_000, { pay_date: '2024-11-20' })).toMatchObject({
      tax_amount: 5_150,
      pension: 81,
      net_amount: 24_769,
    });
  });

  //   social security 0.9 % of 9,000 (ceiling)       81.00
  //   a year: 12 × 30,000                       360,000.00
  //   18 % of 50,000                              9,000.00
  //   25 % of 200,000                            50,000.00
  //   28 % of (360,000 - 300,000) = 60,000       16,800.00
  //   tax of the year                            75,800.00
  //   a twelfth                                 6,316.6667
  test('30,000 a month in November 2023: the bands before March 2024', async () => {
    expect(await income('NA', 30_000, { pay_date: '2023-11-20' })).toMatchObject({
      tax_amount: 6_316.67,
      pension: 81,
      net_amount: 23_602.33,
    });
  });

  //   30 % of 300,000 = 90,000
  test('company profit of 300,000', async () => {
    expect(await tax('corporate', 'NA', 300_000, {})).toMatchObject({ tax_amount: 90_000 });
  });

  //   10 % of 50,000 = 5,000; 20 % of 50,000 = 10,000
  test('withholding: royalties to non-residents 10 %, dividends 20 %', async () => {
    expect(
      await tax('withholding', 'NA', 50_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 5_000 });
    expect(
      await tax('withholding', 'NA', 50_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 10_000 });
  });

  //   There is no capital gains tax (Chamber of Mines of Namibia; EY, 2022).
  test('no tax on capital gains', async () => {
    expect(await tax('capital_gains', 'NA', 100_000, { taxpayer: 'individual' })).toMatchObject({ tax_amount: 0 });
  });

  //   2,000 × 15 % = 300
  test('VAT 15 %, basic food zero-rated, education exempt', async () => {
    expect(await vat('NA', 2_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 300, gross_amount: 2_300 });
    expect(await vat('NA', 2_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 2_000,
    });
    expect(await vat('NA', 2_000, 'add', { category: 'education' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 2_000,
    });
  });
});
