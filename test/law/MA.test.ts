import { income, tax, vat } from '../support/law';

// Morocco. CNSS 4.48 % of pay to 6,000 a month, AMO 2.26 % of all pay. Professional expenses on the gross: 35 % where
// the year's gross is at most 78,000, otherwise 25 %, at most 35,000 a year.
// Taxable = gross - expenses - CNSS - AMO; 2025 scale 40,000 / 60,000 / 80,000 / 100,000 / 180,000 at 0, 10, 20, 30,
// 34, 37 %; less 500 a year for each dependant, six at most.
// Employer: CNSS 8.98 % to 6,000, family allowances 6.40 %, training 1.60 %, AMO 4.11 %.
// Sources: "Article 59 - Déductions (CGI)" (Fiscamaroc); "Morocco - Individual" (PwC, 26 July 2024 and 13 March 2025);
// "Réforme de l'IR 2025: simulations Hdid Consultants" (News Day FR, 25 October 2024).
describe('Morocco', () => {
  //   CNSS 179.20 + AMO 90.40 =                    269.60
  //   48,000 - 35 % (16,800) - 3,235.20 = 27,964.80 a year (2,330.40 a month), inside 40,000: no tax
  //   net                                        3,730.40
  test('4,000 a month in November 2026', async () => {
    expect(await income('MA', 4_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 269.6,
      net_amount: 3_730.4,
      taxable_amount: 2_330.4,
    });
  });
  // The cliff of professional expenses at 78,000 a year (6,500 a month):
  //   6,500.00: 78,000 - 27,300 - 3,225.60 - 1,762.80 = 45,711.60; 10 % of 5,711.60 = 571.16; a month 47.5967 = 47.60
  //   CNSS 268.80 + AMO 146.90 = 415.70; net 6,036.70
  //   6,500.01: 78,000.12 - 19,500.03 - 3,225.60 - 1,762.802712 = 53,511.687288; 10 % of 13,511.687288 = 1,351.168729;
  // a month 112.5974 = 112.60
  //   net 6,500.01 - 415.70 - 112.60 =           5,971.71
  test('just at and just above 78,000 a year', async () => {
    expect(await income('MA', 6_500, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 47.6,
      pension: 415.7,
      net_amount: 6_036.7,
      taxable_amount: 3_809.3,
    });
    expect(await income('MA', 6_500.01, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 112.6,
      pension: 415.7,
      net_amount: 5_971.71,
    });
  });
  // Published example (Hdid Consultants): a net taxable salary of 5,000 a month pays 333.33 in 2024 and 166.67 in 2025.
  //   Gross with that taxable pay: g - 25 % - 268.80 - 2.26 % = 5,000; g = 5,268.80 / 0.7274 = 7,243.33
  test('net taxable pay of 5,000: the published example', async () => {
    expect(await income('MA', 7_243.33, { pay_date: '2026-11-20' })).toMatchObject({
      taxable_amount: 5_000,
      tax_amount: 166.67,
      pension: 432.5,
      net_amount: 6_644.16,
    });
    expect(await income('MA', 7_243.33, { pay_date: '2024-06-20' })).toMatchObject({
      taxable_amount: 5_000,
      tax_amount: 333.33,
      pension: 432.5,
      net_amount: 6_477.5,
    });
  });
  //   CNSS 268.80 + AMO 226.00 =                   494.80
  //   120,000 - 30,000 - 3,225.60 - 2,712 = 84,062.40 a year (7,005.20 a month)
  //   10 % and 20 % of 20,000                    6,000.00
  //   30 % of 4,062.40                           1,218.72
  //   a year                                     7,218.72; a month 601.56
  //   net                                        8,903.64
  //   employer: 538.80 + 640 + 160 + 411 = 1,749.80; 11,749.80
  test('10,000 a month in November 2026', async () => {
    expect(await income('MA', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 601.56,
      pension: 494.8,
      net_amount: 8_903.64,
      taxable_amount: 7_005.2,
      employer_cost: 11_749.8,
    });
  });
  //   two dependants: (7,218.72 - 1,000) / 12 = 518.226666... = 518.23
  test('10,000 a month with two dependants', async () => {
    expect(await income('MA', 10_000, { pay_date: '2026-11-20', dependants: 2 })).toMatchObject({
      tax_amount: 518.23,
      net_amount: 8_986.97,
    });
  });
  //   CNSS 268.80 + AMO 1,130.00 =               1,398.80
  //   600,000 - 35,000 - 3,225.60 - 13,560 =   548,214.40
  //   2,000 + 4,000 + 6,000 + 27,200 =          39,200.00
  //   37 % of 368,214.40                       136,239.328
  //   a year                                   175,439.328; a month 14,619.944 = 14,619.94
  //   net                                       33,981.26
  test('50,000 a month in November 2026: top band', async () => {
    expect(await income('MA', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 14_619.94,
      pension: 1_398.8,
      net_amount: 33_981.26,
    });
  });
  //   120,000 a year: 7,218.72; contributions 3,225.60 + 2,712 = 5,937.60; net 106,843.68
  test('120,000 a year', async () => {
    expect(await income('MA', 120_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 7_218.72,
      pension: 5_937.6,
      net_amount: 106_843.68,
      taxable_amount: 84_062.4,
    });
  });
  // 2024 (PwC, 26 July 2024): 30,000 / 50,000 / 60,000 / 80,000 / 180,000 at 0, 10, 20, 30, 34, 38 %; 360 a dependant.
  //   84,062.40: 2,000 + 2,000 + 6,000 + 34 % of 4,062.40 (1,381.216) = 11,381.216; a month 948.434666... = 948.43
  test('10,000 a month in June 2024', async () => {
    expect(await income('MA', 10_000, { pay_date: '2024-06-20' })).toMatchObject({
      tax_amount: 948.43,
      pension: 494.8,
      net_amount: 8_556.77,
    });
  });
  //   500,000: 20 % = 100,000 (no solidarity contribution below 1 million)
  //   2,000,000: 400,000 + solidarity contribution 1.5 % of the whole (30,000) = 430,000 (Le360, 20 October 2025)
  //   99,999,999: 20 % = 19,999,999.80 + 5 % 4,999,999.95 = 24,999,999.75; 100,000,000: 35 % + 5 % = 40,000,000
  // ("Morocco - Corporate", PwC, 26 July 2024)
  test('company tax with the solidarity contribution', async () => {
    expect(await tax('corporate', 'MA', 500_000, {})).toMatchObject({ tax_amount: 100_000 });
    expect(await tax('corporate', 'MA', 2_000_000, {})).toMatchObject({ tax_amount: 430_000 });
    expect(await tax('corporate', 'MA', 99_999_999, {})).toMatchObject({ tax_amount: 24_999_999.75 });
    expect(await tax('corporate', 'MA', 100_000_000, {})).toMatchObject({ tax_amount: 40_000_000 });
  });
  //   Dividends 10 % in 2026, royalties to non-residents 10 %, interest of residents 20 % (PwC, 26 July 2024)
  test('withholding', async () => {
    expect(await tax('withholding', 'MA', 100_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject(
      { tax_amount: 10_000 },
    );
    expect(
      await tax('withholding', 'MA', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 10_000 });
    expect(await tax('withholding', 'MA', 100_000, { payment_type: 'interest', residency: 'resident' })).toMatchObject({
      tax_amount: 20_000,
    });
  });
  //   20 % (DGI circular 737, 27 February 2026)
  test('VAT', async () => {
    expect(await vat('MA', 1_000, 'add')).toMatchObject({ vat_rate: 20, vat_amount: 200, gross_amount: 1_200 });
    expect(await vat('MA', 1_200, 'extract')).toMatchObject({ vat_rate: 20, vat_amount: 200, gross_amount: 1_200 });
  });
});
