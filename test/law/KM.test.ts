import { income, tax, vat } from '../support/law';

// Comoros. IRPP by the year: 0 to 150,000; 5 % to 500,000; 10 % to 1,000,000; 15 % to 1,500,000; 20 % to 2,500,000; 25
// % to 3,500,000; 30 % above, on (gross less pension 3 %) × 70 %. Whole francs.
// Pension 3 % employee, 5 % employer. One regime is recorded.
// Sources: "Comoros PAYE engine and its source record", AfroTools (22 July 2026), from the Code général des impôts
// 2023, arts. 47, 55 to 60, 97, 104 to 106; "Comoros tax tables 2020", iCalculator;
// "Sociétés non affiliées à la caisse des retraites", Al-Watwan (3 % and 5 %); "Code général des impôts, art. 33" (35
// %); "Comoros tax measures for 2019", Orbitax (19 February 2019: minimum tax 3 % of turnover);
// "Comoros: taxation", Objectif Import Export (1 May 2022: dividends 15 %, royalties 0); "Comoros: personal taxation",
// Lowtax (5 August 2019: gains 20 %); VAT data of AfroTools (22 July 2026: 10 %, 3 %).
describe('Comoros', () => {
  //   pension 3 % of 10,000                    300
  //   a year: 12 × (10,000 - 300)          116,400
  //   less 30 % for professional expenses  -34,920
  //   taxable                               81,480
  //   tax of the year                            0
  //   a twelfth                                  0
  //   employer: pension 5 %                    500
  //   cost of the employer                  10,500
  test('10,000 a month: inside the zero band', async () => {
    expect(await income('KM', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 300,
      net_amount: 9_700,
      employer_cost: 10_500,
    });
  });

  //   pension 3 % of 18,400                      552
  //   a year: 12 × (18,400 - 552)            214,176
  //   less 30 % for professional expenses  -64,252.8
  //   taxable                              149,923.2
  //   tax of the year                              0
  //   a twelfth                                    0
  test('18,400 a month: a taxable income just below 150,000 a year', async () => {
    expect(await income('KM', 18_400, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 552,
      net_amount: 17_848,
    });
  });

  //   pension 3 % of 18,700                         561
  //   a year: 12 × (18,700 - 561)               217,668
  //   less 30 % for professional expenses     -65,300.4
  //   taxable                                 152,367.6
  //   5 % of (152,367.6 - 150,000) = 2,367.6     118.38
  //   tax of the year                            118.38
  //   a twelfth                                   9.865
  test('18,700 a month: just above', async () => {
    expect(await income('KM', 18_700, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 10,
      pension: 561,
      net_amount: 18_129,
    });
  });

  //   pension 3 % of 200,000                         6,000
  //   a year: 12 × (200,000 - 6,000)             2,328,000
  //   less 30 % for professional expenses         -698,400
  //   taxable                                    1,629,600
  //   5 % of 350,000                                17,500
  //   10 % of 500,000                               50,000
  //   15 % of 500,000                               75,000
  //   20 % of (1,629,600 - 1,500,000) = 129,600     25,920
  //   tax of the year                              168,420
  //   a twelfth                                     14,035
  //   employer: pension 5 %                         10,000
  //   cost of the employer                         210,000
  test('200,000 a month', async () => {
    expect(await income('KM', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 14_035,
      pension: 6_000,
      net_amount: 179_965,
      employer_cost: 210_000,
    });
  });

  //   pension 3 % of 1,000,000                         30,000
  //   a year: 12 × (1,000,000 - 30,000)            11,640,000
  //   less 30 % for professional expenses          -3,492,000
  //   taxable                                       8,148,000
  //   5 % of 350,000                                   17,500
  //   10 % of 500,000                                  50,000
  //   15 % of 500,000                                  75,000
  //   20 % of 1,000,000                               200,000
  //   25 % of 1,000,000                               250,000
  //   30 % of (8,148,000 - 3,500,000) = 4,648,000   1,394,400
  //   tax of the year                               1,986,900
  //   a twelfth                                       165,575
  //   employer: pension 5 %                            50,000
  //   cost of the employer                          1,050,000
  test('1,000,000 a month: in the top band', async () => {
    expect(await income('KM', 1_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 165_575,
      pension: 30_000,
      net_amount: 804_425,
      employer_cost: 1_050_000,
    });
  });

  //   pension 3 % of 2,400,000                      72,000
  //   2,400,000 - 72,000                         2,328,000
  //   less 30 % for professional expenses         -698,400
  //   taxable                                    1,629,600
  //   5 % of 350,000                                17,500
  //   10 % of 500,000                               50,000
  //   15 % of 500,000                               75,000
  //   20 % of (1,629,600 - 1,500,000) = 129,600     25,920
  //   tax of the year                              168,420
  test('2,400,000 a year', async () => {
    expect(await income('KM', 2_400_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 168_420,
      pension: 72_000,
      net_amount: 2_159_580,
    });
  });

  //   35 % of 10,000,000 = 3,500,000
  test('company profit of 10,000,000', async () => {
    expect(await tax('corporate', 'KM', 10_000_000, {})).toMatchObject({ tax_amount: 3_500_000 });
  });

  //   3 % of 200,000,000 = 6,000,000, more than 3,500,000
  test('minimum tax: the same profit on a turnover of 200,000,000', async () => {
    expect(await tax('corporate', 'KM', 10_000_000, { turnover: 200_000_000 })).toMatchObject({
      tax_amount: 6_000_000,
    });
  });

  //   15 % of 100,000 = 15,000
  test('withholding: dividends to non-residents 15 %, royalties 0 %', async () => {
    expect(
      await tax('withholding', 'KM', 100_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 15_000 });
    expect(
      await tax('withholding', 'KM', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 0 });
  });

  //   20 % of 500,000 = 100,000 (real estate)
  test('gain of an individual: 20 %', async () => {
    expect(await tax('capital_gains', 'KM', 500_000, { taxpayer: 'individual' })).toMatchObject({
      tax_amount: 100_000,
    });
  });

  //   10,000 × 10 % = 1,000; 10,000 × 3 % = 300
  test('consumption tax 10 %, school fees 3 %, basic necessities zero', async () => {
    expect(await vat('KM', 10_000, 'add')).toMatchObject({ vat_rate: 10, vat_amount: 1_000, gross_amount: 11_000 });
    expect(await vat('KM', 10_000, 'add', { category: 'education' })).toMatchObject({
      vat_rate: 3,
      vat_amount: 300,
      gross_amount: 10_300,
    });
    expect(await vat('KM', 10_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 10_000,
    });
  });
});
