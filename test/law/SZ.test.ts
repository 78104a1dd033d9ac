import { income, tax, vat } from '../support/law';

// Eswatini. 20 % to 100,000 a year; 25 % to 150,000; 30 % to 200,000; 33 % above. Rebate 8,200, over 60 another 2,700.
// ENPF 5 % of pay to 4,300 a month in 2026 (3,700 in 2024, 4,000 in 2025, 4,600 in 2027), deductible.
// Sources: "Eswatini: Individual - Taxes on personal income", PwC (15 August 2024); "Eswatini: 2026 Statutory Updates",
// Workpay (13 January 2026); "Increase in ENPF Maximum Wage Limit Effective 1 January 2024", PaySpace;
// "Swaziland: SNPF tax deductible limit effective 1 January 2020", Sage City; "Corporate Income Tax Falls From 27.5% to
// 25% Effective 1 July 2024", Inside Biz (1 June 2024);
// "Worldwide Corporate Tax Guide 2022: Eswatini", EY; "Structure of withholding tax in Swaziland" (table of the Revenue
// Authority); "Eswatini: VAT in Africa overview", PwC (1 May 2023); "Exempt Supplies", Eswatini Revenue Service.
describe('Eswatini', () => {
  //   ENPF 5 % of 3,000                         150.00
  //   taxable a year: 12 × (3,000 - 150.00)  34,200.00
  //   20 % of 34,200                          6,840.00
  //   less primary rebate                    -8,200.00
  //   below zero, so no tax                       0.00
  //   employer: ENPF                            150.00
  //   cost of the employer                    3,150.00
  test('3,000 a month: below the ceiling and the threshold', async () => {
    expect(await income('SZ', 3_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 150,
      net_amount: 2_850,
      employer_cost: 3_150,
    });
  });

  //   ENPF 5 % of 3,596                         179.80
  //   taxable a year: 12 × (3,596 - 179.80)  40,994.40
  //   20 % of 40,994.4                        8,198.88
  //   less primary rebate                    -8,200.00
  //   below zero, so no tax                       0.00
  test('3,596 a month: the rebate still takes the whole tax', async () => {
    expect(await income('SZ', 3_596, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 179.8,
      net_amount: 3_416.2,
    });
  });

  //   ENPF 5 % of 3,600                         180.00
  //   taxable a year: 12 × (3,600 - 180.00)  41,040.00
  //   20 % of 41,040                          8,208.00
  //   less primary rebate                    -8,200.00
  //   tax of the year                             8.00
  //   a twelfth                                 0.6667
  test('3,600 a month: just above the threshold of 41,000 a year', async () => {
    expect(await income('SZ', 3_600, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0.67,
      pension: 180,
      net_amount: 3_419.33,
    });
  });

  //   ENPF 5 % of 4,300                         215.00
  //   taxable a year: 12 × (4,300 - 215.00)  49,020.00
  //   20 % of 49,020                          9,804.00
  //   less primary rebate                    -8,200.00
  //   tax of the year                         1,604.00
  //   a twelfth                               133.6667
  test('4,300 a month: exactly on the ENPF ceiling', async () => {
    expect(await income('SZ', 4_300, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 133.67,
      pension: 215,
      net_amount: 3_951.33,
    });
  });

  //   ENPF 5 % of 4,300 (ceiling)                 215.00
  //   taxable a year: 12 × (15,000 - 215.00)  177,420.00
  //   20 % of 100,000                          20,000.00
  //   25 % of 50,000                           12,500.00
  //   30 % of (177,420 - 150,000) = 27,420      8,226.00
  //   less primary rebate                      -8,200.00
  //   tax of the year                          32,526.00
  //   a twelfth                                 2,710.50
  //   employer: ENPF                              215.00
  //   cost of the employer                     15,215.00
  test('15,000 a month', async () => {
    expect(await income('SZ', 15_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_710.5,
      pension: 215,
      net_amount: 12_074.5,
      employer_cost: 15_215,
    });
  });

  //   ENPF 5 % of 4,300 (ceiling)                 215.00
  //   taxable a year: 12 × (15,000 - 215.00)  177,420.00
  //   20 % of 100,000                          20,000.00
  //   25 % of 50,000                           12,500.00
  //   30 % of (177,420 - 150,000) = 27,420      8,226.00
  //   less primary rebate                      -8,200.00
  //   less secondary rebate (over 60)          -2,700.00
  //   tax of the year                          29,826.00
  //   a twelfth                                 2,485.50
  test('15,000 a month at age 61', async () => {
    expect(await income('SZ', 15_000, { pay_date: '2026-11-20', age: 61 })).toMatchObject({
      tax_amount: 2_485.5,
      pension: 215,
      net_amount: 12_299.5,
    });
  });

  //   ENPF 5 % of 4,300 (ceiling)                 215.00
  //   taxable a year: 12 × (60,000 - 215.00)  717,420.00
  //   20 % of 100,000                          20,000.00
  //   25 % of 50,000                           12,500.00
  //   30 % of 50,000                           15,000.00
  //   33 % of (717,420 - 200,000) = 517,420   170,748.60
  //   less primary rebate                      -8,200.00
  //   tax of the year                         210,048.60
  //   a twelfth                                17,504.05
  test('60,000 a month: in the top band', async () => {
    expect(await income('SZ', 60_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 17_504.05,
      pension: 215,
      net_amount: 42_280.95,
    });
  });

  //   ENPF 5 % of 4,300 × 12 (ceiling)        2,580.00
  //   taxable: 180,000 - 2,580.00           177,420.00
  //   20 % of 100,000                        20,000.00
  //   25 % of 50,000                         12,500.00
  //   30 % of (177,420 - 150,000) = 27,420    8,226.00
  //   less primary rebate                    -8,200.00
  //   tax                                    32,526.00
  test('180,000 a year', async () => {
    expect(await income('SZ', 180_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 32_526,
      pension: 2_580,
      net_amount: 144_894,
    });
  });

  //   ENPF 5 % of 4,600 (ceiling)                 230.00
  //   taxable a year: 12 × (15,000 - 230.00)  177,240.00
  //   20 % of 100,000                          20,000.00
  //   25 % of 50,000                           12,500.00
  //   30 % of (177,240 - 150,000) = 27,240      8,172.00
  //   less primary rebate                      -8,200.00
  //   tax of the year                          32,472.00
  //   a twelfth                                 2,706.00
  test('15,000 a month in February 2027: the ceiling of 4,600 of Legal Notice 5 of 2025', async () => {
    expect(await income('SZ', 15_000, { pay_date: '2027-02-20' })).toMatchObject({
      tax_amount: 2_706,
      pension: 230,
      net_amount: 12_064,
    });
  });

  //   ENPF 5 % of 4,000 (ceiling)                 200.00
  //   taxable a year: 12 × (15,000 - 200.00)  177,600.00
  //   20 % of 100,000                          20,000.00
  //   25 % of 50,000                           12,500.00
  //   30 % of (177,600 - 150,000) = 27,600      8,280.00
  //   less primary rebate                      -8,200.00
  //   tax of the year                          32,580.00
  //   a twelfth                                 2,715.00
  test('15,000 a month in November 2025: the ceiling of 4,000', async () => {
    expect(await income('SZ', 15_000, { pay_date: '2025-11-20' })).toMatchObject({
      tax_amount: 2_715,
      pension: 200,
      net_amount: 12_085,
    });
  });

  //   ENPF 5 % of 3,700 (ceiling)                 185.00
  //   taxable a year: 12 × (15,000 - 185.00)  177,780.00
  //   20 % of 100,000                          20,000.00
  //   25 % of 50,000                           12,500.00
  //   30 % of (177,780 - 150,000) = 27,780      8,334.00
  //   less primary rebate                      -8,200.00
  //   tax of the year                          32,634.00
  //   a twelfth                                 2,719.50
  test('15,000 a month in November 2024: the ceiling of 3,700', async () => {
    expect(await income('SZ', 15_000, { pay_date: '2024-11-20' })).toMatchObject({
      tax_amount: 2_719.5,
      pension: 185,
      net_amount: 12_095.5,
    });
  });

  //   25 % of 1,000,000 = 250,000
  test('company profit of 1,000,000', async () => {
    expect(await tax('corporate', 'SZ', 1_000_000, {})).toMatchObject({ tax_amount: 250_000 });
  });

  //   0 % of 50,000; 1.75 % of (300,000 - 50,000) = 4,375
  test('presumptive tax: a turnover of 300,000', async () => {
    expect(await tax('corporate', 'SZ', 60_000, { turnover: 300_000 })).toMatchObject({ tax_amount: 4_375 });
  });

  //   15 % of 10,000 = 1,500; 10 % of 10,000 = 1,000
  test('withholding: royalties to non-residents 15 %, resident rent 10 %', async () => {
    expect(
      await tax('withholding', 'SZ', 10_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 1_500 });
    expect(await tax('withholding', 'SZ', 10_000, { payment_type: 'rent', residency: 'resident' })).toMatchObject({
      tax_amount: 1_000,
    });
  });

  //   1,000 × 15 % = 150
  test('VAT 15 %, medical services exempt', async () => {
    expect(await vat('SZ', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('SZ', 1_000, 'add', { category: 'medical' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
