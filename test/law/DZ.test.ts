import { income, tax, vat } from '../support/law';

// Algeria. CNAS employee 9 %, employer 26 %. Taxable = gross - CNAS, by the month; nothing to 30,000; scale 20,000 /
// 40,000 / 80,000 / 160,000 / 320,000 at 0, 23, 27, 30, 33, 35 %;
// less 40 % of the tax, at least 1,000 and at most 1,500; from 30,000 to 35,000 the result x 137/51 - 27925/8.
// Sources: "Algeria - Individual" (PwC, 31 May 2024); "Salaire en Algérie: voici le nouveau barème de l'IRG" (Dzair
// Daily, 5 January 2022: article 31 of LF 2022); "Algeria personal tax guide" (EY: 137/51 and 27,925/8).
describe('Algeria', () => {
  //   CNAS 9 % of 30,000                         2,700.00
  //   taxable 27,300, not above 30,000: exempt
  //   net                                       27,300.00
  test('30,000 a month in November 2026: exempt', async () => {
    expect(await income('DZ', 30_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 2_700,
      net_amount: 27_300,
    });
  });
  // The threshold of 30,000 (gross 30,000 / 0.91 = 32,967.03...):
  //   32,967.03 x 0.91 = 29,999.9973: exempt; CNAS 2,967.0327 = 2,967.03; net 30,000.00
  //   32,967.04 x 0.91 = 30,000.0064: 23 % of 10,000.0064 = 2,300.001472; less 1,000 (40 % is 920) = 1,300.001472;
  //   x 137/51 = 3,492.160817; less 3,490.625 = 1.535817 = 1.54; net 32,967.04 - 2,967.03 - 1.54 = 29,998.47
  test('just at and just above a taxable pay of 30,000', async () => {
    expect(await income('DZ', 32_967.03, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 2_967.03,
      net_amount: 30_000,
    });
    expect(await income('DZ', 32_967.04, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1.54,
      pension: 2_967.03,
      net_amount: 29_998.47,
    });
  });
  //   CNAS 3,240.00; taxable 32,760
  //   23 % of 12,760                             2,934.80
  //   less 40 %                                 -1,173.92
  //                                              1,760.88
  //   x 137/51 = 4,730.207059; less 3,490.625 = 1,239.582059
  //   net 36,000 - 3,240 - 1,239.58 =           31,520.42
  test('36,000 a month in November 2026: second abatement', async () => {
    expect(await income('DZ', 36_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_239.58,
      pension: 3_240,
      net_amount: 31_520.42,
      taxable_amount: 32_760,
    });
  });
  // The end of the second abatement at 35,000 (gross 35,000 / 0.91 = 38,461.538...):
  //   38,461.53: taxable 34,999.9923; 23 % of 14,999.9923 = 3,449.998229; less 40 % = 2,069.998937; x 137/51 -
  // 3,490.625 = 2,069.960381
  //   38,461.54: taxable 35,000.0014; 3,450.000322 less 40 % = 2,070.000193, the ordinary tax
  test('just at and just above a taxable pay of 35,000', async () => {
    expect(await income('DZ', 38_461.53, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_069.96,
      pension: 3_461.54,
      net_amount: 32_930.03,
    });
    expect(await income('DZ', 38_461.54, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_070,
      pension: 3_461.54,
      net_amount: 32_930,
    });
  });
  //   CNAS 5,400.00; taxable 54,600
  //   23 % of 20,000                             4,600.00
  //   27 % of 14,600                             3,942.00
  //   less 40 % (3,416.80), at most             -1,500.00
  //                                              7,042.00
  //   net 60,000 - 5,400 - 7,042 =              47,558.00
  //   employer: 60,000 + 26 % (15,600) =        75,600.00
  test('60,000 a month in November 2026', async () => {
    expect(await income('DZ', 60_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 7_042,
      pension: 5_400,
      net_amount: 47_558,
      taxable_amount: 54_600,
      employer_cost: 75_600,
    });
  });
  //   CNAS 45,000.00; taxable 455,000
  //   4,600 + 10,800 + 24,000 + 52,800 =        92,200.00
  //   35 % of (455,000 - 320,000)               47,250.00
  //   less                                      -1,500.00
  //                                            137,950.00
  //   net                                      317,050.00
  test('500,000 a month in November 2026: top band', async () => {
    expect(await income('DZ', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 137_950,
      pension: 45_000,
      net_amount: 317_050,
    });
  });
  //   720,000 a year = 12 x 60,000: 12 x 7,042 = 84,504; CNAS 64,800; net 570,696
  test('720,000 a year', async () => {
    expect(await income('DZ', 720_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 84_504,
      pension: 64_800,
      net_amount: 570_696,
      taxable_amount: 655_200,
    });
  });
  // June 2020 to 2021: 0, 20, 30, 35 % at 10,000 / 30,000 / 120,000 ("Algeria - Individual - Sample calculation", PwC,
  // 1 June 2020); smoothing x 8/3 - 20000/3 (calculdesalaire.fr).
  //   36,000: taxable 32,760; 4,000 + 30 % of 2,760 (828) = 4,828; less 1,500 (40 % is 1,931.20) = 3,328; x 8/3 =
  // 8,874.6667; less 6,666.6667 = 2,208.00
  //   60,000: taxable 54,600; 4,000 + 30 % of 24,600 (7,380) = 11,380; less 1,500 = 9,880.00
  test('May 2021', async () => {
    expect(await income('DZ', 36_000, { pay_date: '2021-05-20' })).toMatchObject({
      tax_amount: 2_208,
      pension: 3_240,
      net_amount: 30_552,
    });
    expect(await income('DZ', 60_000, { pay_date: '2021-05-20' })).toMatchObject({
      tax_amount: 9_880,
      pension: 5_400,
      net_amount: 44_720,
    });
  });
  //   26 % of 1,000,000; not less than 10,000 ("Algeria - Corporate", PwC, 31 May 2024)
  test('company tax', async () => {
    expect(await tax('corporate', 'DZ', 1_000_000, {})).toMatchObject({ tax_amount: 260_000 });
  });
  //   Services of non-residents 30 %, dividends 15 % (PwC, 31 May 2024)
  test('withholding', async () => {
    expect(
      await tax('withholding', 'DZ', 100_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 30_000 });
    expect(await tax('withholding', 'DZ', 100_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject(
      { tax_amount: 15_000 },
    );
  });
  //   Individuals 15 %; companies 26 % of 70 % of the gain = 18.2 % (PwC, 31 May 2024: relief of 30 % within three
  // years)
  test('capital gains', async () => {
    expect(await tax('capital_gains', 'DZ', 100_000, { taxpayer: 'individual' })).toMatchObject({ tax_amount: 15_000 });
    expect(await tax('capital_gains', 'DZ', 100_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 18_200 });
  });
  //   19 % since LF 2017, health services 9 % (Twala, 10 January 2026)
  test('VAT', async () => {
    expect(await vat('DZ', 1_000, 'add')).toMatchObject({ vat_rate: 19, vat_amount: 190, gross_amount: 1_190 });
    expect(await vat('DZ', 1_000, 'add', { category: 'medical' })).toMatchObject({
      vat_rate: 9,
      vat_amount: 90,
      gross_amount: 1_090,
    });
  });
});
