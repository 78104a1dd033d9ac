import { income, tax, vat } from '../support/law';

// Botswana. Income Tax Act 2026, from 1 July 2026: 0 to 48,000; 5 % to 84,000; 12.5 % to 120,000; 18.75 % to 156,000;
// 25 % to 400,000; 27.5 % above. No contributions, no rebates.
// From 1 July 2021 to 30 June 2026 the same with 25 % above 156,000. Before: 0 to 36,000; 5 % to 72,000; 12.5 % to
// 108,000; 18.75 % to 144,000; 25 % above.
// Sources: "Botswana: payroll compliance notes, tax year 2026-27" (2 October 2026); "Botswana: Individual - Taxes on
// personal income", PwC (19 April 2024 and 24 January 2020);
// "Botswana: Individual - Sample personal income tax calculation", PwC (25 September 2025); "Botswana: Corporate -
// Withholding taxes", PwC (17 April 2025);
// "Botswana Corporate Income Tax", OpenAccountants (4 June 2026: 22 %); "Botswana: enacted budget measures", BDO (1
// July 2021: VAT 14 %); "Indirect tax guide: Botswana", Grant Thornton.
describe('Botswana', () => {
  //   a year: 12 × 4,000  48,000.00
  //   tax of the year          0.00
  //   a twelfth                0.00
  test('4,000 a month: on the threshold of 48,000 a year; no contributions, so the employer pays the salary alone', async () => {
    expect(await income('BW', 4_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      net_amount: 4_000,
      employer_cost: 4_000,
    });
  });

  //   a year: 12 × 4,100                49,200.00
  //   5 % of (49,200 - 48,000) = 1,200      60.00
  //   tax of the year                       60.00
  //   a twelfth                              5.00
  test('4,100 a month: just above the threshold', async () => {
    expect(await income('BW', 4_100, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 5, net_amount: 4_095 });
  });

  //   No compulsory employee contribution in the private sector (Rivermate; We Hire Globally).
  test('there are no compulsory contributions', async () => {
    expect(await income('BW', 15_000, { pay_date: '2026-11-20' })).not.toHaveProperty('pension');
  });

  //   a year: 12 × 15,000                   180,000.00
  //   5 % of 36,000                           1,800.00
  //   12.5 % of 36,000                        4,500.00
  //   18.75 % of 36,000                       6,750.00
  //   25 % of (180,000 - 156,000) = 24,000    6,000.00
  //   tax of the year                        19,050.00
  //   a twelfth                               1,587.50
  test('15,000 a month', async () => {
    expect(await income('BW', 15_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_587.5,
      net_amount: 13_412.5,
    });
  });

  //   a year: 12 × 33,400                  400,800.00
  //   5 % of 36,000                          1,800.00
  //   12.5 % of 36,000                       4,500.00
  //   18.75 % of 36,000                      6,750.00
  //   25 % of 244,000                       61,000.00
  //   27.5 % of (400,800 - 400,000) = 800      220.00
  //   tax of the year                       74,270.00
  //   a twelfth                            6,189.1667
  test('33,400 a month: just above the limit of the top band at 400,000 a year', async () => {
    expect(await income('BW', 33_400, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 6_189.17,
      net_amount: 27_210.83,
    });
  });

  //   a year: 12 × 50,000                       600,000.00
  //   5 % of 36,000                               1,800.00
  //   12.5 % of 36,000                            4,500.00
  //   18.75 % of 36,000                           6,750.00
  //   25 % of 244,000                            61,000.00
  //   27.5 % of (600,000 - 400,000) = 200,000    55,000.00
  //   tax of the year                           129,050.00
  //   a twelfth                                10,754.1667
  test('50,000 a month: in the top band', async () => {
    expect(await income('BW', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 10_754.17,
      net_amount: 39_245.83,
      employer_cost: 50_000,
    });
  });

  //   5 % of 36,000                          1,800.00
  //   12.5 % of 36,000                       4,500.00
  //   18.75 % of 36,000                      6,750.00
  //   25 % of (178,350 - 156,000) = 22,350   5,587.50
  //   tax of the year                       18,637.50
  test('178,350 a year: PwC publishes a tax of 18,637.50', async () => {
    expect(await income('BW', 178_350, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 18_637.5,
      net_amount: 159_712.5,
    });
  });

  //   5 % of 36,000                          1,800.00
  //   12.5 % of 36,000                       4,500.00
  //   18.75 % of 36,000                      6,750.00
  //   25 % of (178,350 - 156,000) = 22,350   5,587.50
  //   tax of the year                       18,637.50
  test('178,350 a year in November 2025: the same, as PwC published it in September 2025', async () => {
    expect(await income('BW', 178_350, { pay_date: '2025-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 18_637.5,
      net_amount: 159_712.5,
    });
  });

  //   a year: 12 × 50,000                    600,000.00
  //   5 % of 36,000                            1,800.00
  //   12.5 % of 36,000                         4,500.00
  //   18.75 % of 36,000                        6,750.00
  //   25 % of (600,000 - 156,000) = 444,000  111,000.00
  //   tax of the year                        124,050.00
  //   a twelfth                               10,337.50
  test('50,000 a month in November 2025: 25 % was the top rate', async () => {
    expect(await income('BW', 50_000, { pay_date: '2025-11-20' })).toMatchObject({
      tax_amount: 10_337.5,
      net_amount: 39_662.5,
    });
  });

  //   a year: 12 × 15,000                   180,000.00
  //   5 % of 36,000                           1,800.00
  //   12.5 % of 36,000                        4,500.00
  //   18.75 % of 36,000                       6,750.00
  //   25 % of (180,000 - 144,000) = 36,000    9,000.00
  //   tax of the year                        22,050.00
  //   a twelfth                               1,837.50
  test('15,000 a month in November 2020: the bands before July 2021', async () => {
    expect(await income('BW', 15_000, { pay_date: '2020-11-20' })).toMatchObject({
      tax_amount: 1_837.5,
      net_amount: 13_162.5,
    });
  });

  //   22 % of 200,000 = 44,000
  test('company profit of 200,000', async () => {
    expect(await tax('corporate', 'BW', 200_000, {})).toMatchObject({ tax_amount: 44_000 });
  });

  //   15 % of 10,000 = 1,500; 10 % of 10,000 = 1,000; 5 % of 10,000 = 500
  test('withholding: royalties to non-residents 15 %, resident dividends 10 %, rent 5 %', async () => {
    expect(
      await tax('withholding', 'BW', 10_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 1_500 });
    expect(await tax('withholding', 'BW', 10_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject({
      tax_amount: 1_000,
    });
    expect(await tax('withholding', 'BW', 10_000, { payment_type: 'rent', residency: 'resident' })).toMatchObject({
      tax_amount: 500,
    });
  });

  //   PwC: a gain on shares of 84,000, of which 75 % = 63,000 is taxable, pays 1,350 = 5 % of (63,000 - 36,000).
  //   500,000: 5 % of 48,000 = 2,400; 12.5 % of 36,000 = 4,500; 18.75 % of 36,000 = 6,750; 25 % of 244,000 = 61,000
  // (74,650 at 400,000); 27.5 % of 100,000 = 27,500; 102,150 in all
  test('capital gains of an individual: a table of its own', async () => {
    expect(await tax('capital_gains', 'BW', 63_000, { taxpayer: 'individual' })).toMatchObject({ tax_amount: 1_350 });
    expect(await tax('capital_gains', 'BW', 500_000, { taxpayer: 'individual' })).toMatchObject({
      tax_amount: 102_150,
    });
  });

  //   1,000 × 14 % = 140; 1,140 / 1.14 = 1,000
  test('VAT 14 %, basic food zero-rated, education exempt', async () => {
    expect(await vat('BW', 1_000, 'add')).toMatchObject({ vat_rate: 14, vat_amount: 140, gross_amount: 1_140 });
    expect(await vat('BW', 1_140, 'extract')).toMatchObject({
      vat_rate: 14,
      vat_amount: 140,
      gross_amount: 1_140,
      net_amount: 1_000,
    });
    expect(await vat('BW', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
    expect(await vat('BW', 1_000, 'add', { category: 'education' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
