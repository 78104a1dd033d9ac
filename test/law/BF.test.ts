import { income, tax, vat } from '../support/law';

// Burkina Faso. Monthly IUTS: gross less CNSS 5.5 % (on at most 800,000) less 25 % of all gross; 0 / 12.1 / 13.9 / 15.7
// / 18.4 / 21.7 / 25 % at 30,000 / 50,000 / 80,000 / 120,000 / 170,000 / 250,000.
// Since January 2024 the patriotic levy (FSP): 1 % of gross less CNSS less IUTS, unrounded, counted as tax. Employer:
// 5.5 % + 7 % + 3.5 % on at most 800,000, TPA 3 % of gross.
// Sources: calculation engine after the tax code of 2020; "L'impôt sur les traitements et salaires", L'Economiste du
// Faso (10 February 2020); PaySpace on decree 2024-0027 (5 January 2024);
// "IUTS : mode de calcul", L'Economiste du Faso (18 December 2023) for the ceiling.
describe('Burkina Faso', () => {
  //   CNSS 5,500; 25 % = 25,000; taxable          69,500
  //   12.1 % of 20,000                              2,420.00
  //   13.9 % of 19,500                              2,710.50
  //   IUTS                                          5,130.50
  //   FSP 1 % of (100,000 - 5,500 - 5,130.50)         893.695
  //                                                 6,024.195
  //   employer 5,500 + 7,000 + 3,500 + 3,000 = 19,000
  test('100,000 a month in November 2026', async () => {
    expect(await income('BF', 100_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 6_024,
      pension: 5_500,
      net_amount: 88_476,
      taxable_amount: 69_500,
      employer_cost: 119_000,
    });
  });

  //   CNSS 16,500; 25 % = 75,000; taxable         208,500
  //   2,420 + 13.9 % of 30,000 (4,170) + 15.7 % of 40,000 (6,280) + 18.4 % of 50,000 (9,200) + 21.7 % of 38,500
  // (8,354.50) = 30,424.50
  //   FSP 1 % of (300,000 - 16,500 - 30,424.50)     2,530.755
  //                                                32,955.255
  test('300,000 a month', async () => {
    expect(await income('BF', 300_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 32_955,
      pension: 16_500,
      net_amount: 250_545,
      taxable_amount: 208_500,
    });
  });

  //   three dependants: 12 % of 30,424.50 = 3,650.94 off the IUTS: 26,773.56 (article 113)
  //   FSP 1 % of (300,000 - 16,500 - 26,773.56)     2,567.2644
  //                                                29,340.8244
  test('300,000 a month with three dependants', async () => {
    expect(await income('BF', 300_000, { pay_date: '2026-11-20', dependants: 3 })).toMatchObject({
      tax_amount: 29_341,
      net_amount: 254_159,
    });
  });

  //   CNSS 5.5 % of the ceiling 800,000            44,000; 25 % = 375,000; taxable 1,081,000
  //   to 250,000: 2,420 + 4,170 + 6,280 + 9,200 + 21.7 % of 80,000 (17,360) = 39,430
  //   25 % of 831,000                             207,750; IUTS 247,180
  //   FSP 1 % of (1,500,000 - 44,000 - 247,180)    12,088.20
  //                                               259,268.20
  //   employer 44,000 + 56,000 + 28,000 + 3 % of 1,500,000 (45,000) = 173,000
  test('1,500,000 a month, above the ceiling and in the top band', async () => {
    expect(await income('BF', 1_500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 259_268,
      pension: 44_000,
      net_amount: 1_196_732,
      taxable_amount: 1_081_000,
      employer_cost: 1_673_000,
    });
  });

  //   12 x 32,955.255 = 395,463.06; CNSS 198,000
  test('3,600,000 a year', async () => {
    expect(await income('BF', 3_600_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 395_463,
      pension: 198_000,
      net_amount: 3_006_537,
    });
  });

  //   43,000: CNSS 2,365; 25 % 10,750; taxable 29,885, no IUTS; FSP 1 % of 40,635 = 406.35
  //   44,000: CNSS 2,420; 25 % 11,000; taxable 30,580; 12.1 % of 580 = 70.18; FSP 1 % of (41,580 - 70.18) = 415.0982;
  // together 485.2782
  test('just below and just above the zero band', async () => {
    expect(await income('BF', 43_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 406,
      pension: 2_365,
      net_amount: 40_229,
    });
    expect(await income('BF', 44_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 485,
      pension: 2_420,
      net_amount: 41_095,
    });
  });

  //   the same IUTS without the levy: 30,424.50, half up 30,425
  test('300,000 a month in June 2023, before the levy', async () => {
    expect(await income('BF', 300_000, { pay_date: '2023-06-20' })).toMatchObject({
      tax_amount: 30_425,
      pension: 16_500,
      net_amount: 253_075,
    });
  });

  //   27.5 %. Minimum 0.5 % of turnover rounded down to 100,000, at least 1,000,000: of 300,050,000 it is 0.5 % of
  // 300,000,000 = 1,500,000; of 50 million 250,000, raised to 1,000,000.
  test('corporate tax at 27.5 % and its minimum', async () => {
    expect(await tax('corporate', 'BF', 10_000_000, {})).toMatchObject({ tax_amount: 2_750_000 });
    expect(await tax('corporate', 'BF', 1_000_000, { turnover: 300_050_000 })).toMatchObject({ tax_amount: 1_500_000 });
    expect(await tax('corporate', 'BF', 1_000_000, { turnover: 50_000_000 })).toMatchObject({ tax_amount: 1_000_000 });
  });

  //   half of the gain at 27.5 % (Lloyds Bank Trade): 500,000 x 27.5 %
  test('capital gains of a company are included at half', async () => {
    expect(await tax('capital_gains', 'BF', 1_000_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 137_500 });
  });

  test('VAT at 18 %', async () => {
    expect(await vat('BF', 10_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 1_800, gross_amount: 11_800 });
  });
});
