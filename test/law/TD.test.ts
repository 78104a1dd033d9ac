import { income, tax, vat } from '../support/law';

// Chad. IRPP scale of the finance law 2023 (law 016/PT/2022), annual: 0 % to 800,000; 10.5 % to 6,000,000; 15 % to
// 7,500,000; 20 % to 9,000,000; 25 % to 12,000,000; 30 % above.
// CNPS 3.5 % of pay to 500,000 a month, deducted first. Food security levy (PSA) of 400 a month since 2024, before it
// the rural fund (FIR) of 40. Francs without decimals.
// Employer: CNPS 7.5 + 4 + 5 % to 500,000 a month, flat tax 7.5 % and apprenticeship tax 1.2 % of all pay.
// Sources: "Chad - Finance Law 2023" (PaySpace, 30 December 2022); "Chad Finance Act Change 2024" (PaySpace, 1 January
// 2024); Worldwide Tax Summaries: Chad (PwC, 12 August 2024);
// worked example of 350,000 a month in the payroll compliance notes of July 2026 (CNPS 12,250, IRPP 28,464).
describe('Chad', () => {
  //   CNPS 3.5 % of 60,000                       2,100
  //   taxable (60,000 - 2,100) x 12 =          694,800, below 800,000: no IRPP
  //   food security levy                           400
  test('60,000 a month, below the first taxed band', async () => {
    expect(await income('TD', 60_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 400,
      pension: 2_100,
      net_amount: 57_500,
      taxable_amount: 57_900,
    });
  });

  //   CNPS 3.5 % of 350,000                     12,250
  //   taxable (350,000 - 12,250) x 12 =      4,053,000
  //   10.5 % of (4,053,000 - 800,000)       341,565.00, a month 28,463.75 (printed 28,464)
  //   food security levy                        400.00
  //                                          28,863.75, rounded 28,864
  test('350,000 a month, the worked example of July 2026', async () => {
    expect(await income('TD', 350_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 28_864,
      pension: 12_250,
      net_amount: 308_886,
      taxable_amount: 337_750,
    });
  });

  //   CNPS 3.5 % of 500,000                     17,500
  //   taxable (500,000 - 17,500) x 12 =      5,790,000
  //   10.5 % of 4,990,000                      523,950, a month 43,662.50
  //   with the levy of 400                   44,062.50, half up 44,063
  test('500,000 a month, at the CNPS ceiling', async () => {
    expect(await income('TD', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 44_063,
      pension: 17_500,
      net_amount: 438_437,
    });
  });

  //   CNPS stays                                17,500
  //   taxable (500,100 - 17,500) x 12 =      5,791,200
  //   10.5 % of 4,991,200                      524,076, a month 43,673
  test('500,100 a month, just above the CNPS ceiling', async () => {
    expect(await income('TD', 500_100, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 44_073,
      pension: 17_500,
      net_amount: 438_527,
    });
  });

  //   CNPS 3.5 % of 500,000                     17,500
  //   taxable (1,500,000 - 17,500) x 12 =   17,790,000
  //   10.5 % of 5,200,000                      546,000
  //   15 % of 1,500,000                        225,000
  //   20 % of 1,500,000                        300,000
  //   25 % of 3,000,000                        750,000
  //   30 % of 5,790,000                      1,737,000
  //                                          3,558,000, a month 296,500; with the levy 296,900
  //   employer: CNPS 16.5 % of 500,000          82,500 (37,500 + 20,000 + 25,000)
  //   flat tax 7.5 %                           112,500
  //   apprenticeship 1.2 %                      18,000
  test('1,500,000 a month, in the top band, with the cost of the employer', async () => {
    expect(await income('TD', 1_500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 296_900,
      pension: 17_500,
      net_amount: 1_185_600,
      employer_cost: 1_713_000,
    });
  });

  //   a twelfth is 1,000,000: CNPS 17,500 x 12 = 210,000
  //   taxable                               11,790,000
  //   546,000 + 225,000 + 300,000 + 25 % of 2,790,000 (697,500) = 1,768,500
  //   levy 400 x 12                              4,800
  test('12,000,000 a year', async () => {
    expect(await income('TD', 12_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_773_300,
      pension: 210_000,
      net_amount: 10_016_700,
    });
  });

  //   IRPP as above                          28,463.75
  //   rural fund                                    40
  //                                          28,503.75, rounded 28,504
  test('350,000 a month in 2023: rural fund of 40', async () => {
    expect(await income('TD', 350_000, { pay_date: '2023-06-15' })).toMatchObject({
      tax_amount: 28_504,
      pension: 12_250,
      net_amount: 309_246,
    });
  });

  //   scale to 2022: 0 % to 800,000; 10 % to 2,500,000; 20 % to 7,500,000; 30 % above
  //   taxable                                4,053,000
  //   10 % of 1,700,000                        170,000
  //   20 % of 1,553,000                        310,600
  //                                            480,600, a month 40,050; with the rural fund 40,090
  test('350,000 a month in 2022: the scale before the finance law 2023', async () => {
    expect(await income('TD', 350_000, { pay_date: '2022-06-15' })).toMatchObject({
      tax_amount: 40_090,
      pension: 12_250,
      net_amount: 297_660,
    });
  });

  //   35 % of 10,000,000 (PwC)
  test('corporate tax on 10,000,000', async () => {
    expect(await tax('corporate', 'TD', 10_000_000, {})).toMatchObject({ tax_amount: 3_500_000 });
  });

  //   35 % of 1,000,000 = 350,000; at least 1.5 % of a turnover of 100,000,000 = 1,500,000
  test('corporate minimum tax on turnover', async () => {
    expect(await tax('corporate', 'TD', 1_000_000, { turnover: 100_000_000 })).toMatchObject({ tax_amount: 1_500_000 });
  });

  //   25 % on royalties of non-residents (PwC); 10 % on rents of residents since 2026 (circular on the finance law
  // 2026)
  test('withholding', async () => {
    expect(
      await tax('withholding', 'TD', 1_000_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 250_000 });
    expect(await tax('withholding', 'TD', 1_000_000, { payment_type: 'rent', residency: 'resident' })).toMatchObject({
      tax_amount: 100_000,
    });
  });

  //   20 % of the gain (PwC)
  test('capital gain of an individual', async () => {
    expect(await tax('capital_gains', 'TD', 1_000_000, { taxpayer: 'individual' })).toMatchObject({
      tax_amount: 200_000,
    });
  });

  //   17.5 % + 10 % of it = 19.25 % (AfroTools, checked July 2026)
  test('VAT on 10,000', async () => {
    expect(await vat('TD', 10_000, 'add')).toMatchObject({ vat_rate: 19.25, vat_amount: 1_925, gross_amount: 11_925 });
  });
});
