import { income, tax, vat } from '../support/law';

// Mauritius. From 1 July 2025: 0 to 500,000 a year; 10 % to 1,000,000; 20 % above; Fair Share Contribution 15 % above
// 12 million (to 30 June 2028). A month is taxed on 13 × its pay, divided by 13; 38,462 or less is exempt.
// To June 2025: 0 to 390,000; 2 % of 40,000; 4 % of 40,000; 6 % of 60,000; 8 % of 60,000; 10, 12 and 14 % of 300,000
// each; 16 % of 400,000; 18 % of 500,000; 20 % above; 30,000 a month exempt.
// CSG 1.5 % of the whole basic wage to 50,000, else 3 % (employer 3 and 6 %). NSF 1 % (employer 2.5 %) up to 29,710
// from July 2026; 28,570 from July 2025; 25,475 from July 2024; 24,315 from July 2023; none below 3,920.
// Neither is deductible. Employer also: training levy 1.5 %, PRGF 4.5 %.
// Sources: "Mauritius | Budget Speech 2025-2026", PaySpace (5 June 2025); "Proposed income tax amendments impacting
// payroll", PaySpace (22 July 2025); "Mauritius gazettes Finance Act 2025", Bloomberg Tax (9 August 2025);
// "Fair Share Contribution: PAYE calculation checklist", Uniconsults (28 February 2026: thirteen periods); "Mauritius:
// Individual - Other taxes", PwC (14 October 2024: CSG, NSF, levy); "Taxes in Mauritius", Remote (PRGF);
// "National Savings Fund (Collection of Contributions) (Amendment) Regulations 2025", Eversheds Sutherland (10 March
// 2025); "Payslip program of a Mauritian company" (6 October 2026); "Statutory rates sign-off pack (2025/26)" (1
// September 2026);
// "Remuneration on which NPF and NSF are payable" (1 July 2023); "Communique on Fair Share Contribution for companies",
// Bloomberg Tax (31 October 2025); "Worldwide Corporate Tax Guide 2022: Mauritius", EY; "VAT rates in Mauritius",
// VATupdate (14 October 2021).
describe('Mauritius', () => {
  //   CSG 1.5 % of the whole 3,900 (to 50,000)  58.50
  //   no NSF below a basic wage of 3,920
  //   an exempt person, as the pay is not above 38,462 a month: no tax
  test('3,900 a month: below the minimum wage of the National Savings Fund', async () => {
    expect(await income('MU', 3_900, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 58.5,
      net_amount: 3_841.5,
    });
  });

  //   CSG 1.5 % of the whole 3,920 (to 50,000)  58.80
  //   NSF 1 % of 3,920                          39.20
  //   an exempt person, as the pay is not above 38,462 a month: no tax
  test('3,920 a month: the first wage that bears it', async () => {
    expect(await income('MU', 3_920, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 98,
      net_amount: 3_822,
    });
  });

  //   CSG 1.5 % of the whole 20,000 (to 50,000)     300.00
  //   NSF 1 % of 20,000                             200.00
  //   an exempt person, as the pay is not above 38,462 a month: no tax
  //   employer: CSG 3 %                             600.00
  //   employer: NSF 2.5 %                           500.00
  //   employer: training levy 1.5 %                 300.00
  //   employer: PRGF 4.5 %                          900.00
  //   cost of the employer                       22,300.00
  test('20,000 a month: an exempt person', async () => {
    expect(await income('MU', 20_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 500,
      net_amount: 19_500,
      employer_cost: 22_300,
    });
  });

  //   CSG 1.5 % of the whole 38,462 (to 50,000)  576.93
  //   NSF 1 % of 29,710 (ceiling)                297.10
  //   an exempt person, as the pay is not above 38,462 a month: no tax
  test('38,462 a month: the most of an exempt person', async () => {
    expect(await income('MU', 38_462, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 874.03,
      net_amount: 37_587.97,
    });
  });

  //   CSG 1.5 % of the whole 38,470 (to 50,000)      577.05
  //   NSF 1 % of 29,710 (ceiling)                    297.10
  //   a year: 13 × 38,470                        500,110.00
  //   10 % of (500,110 - 500,000) = 110               11.00
  //   tax of the year                                 11.00
  //   a thirteenth                                   0.8462
  test('38,470 a month: just above it', async () => {
    expect(await income('MU', 38_470, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0.85,
      pension: 874.15,
      net_amount: 37_595,
    });
  });

  //   CSG 1.5 % of the whole 50,000 (to 50,000)      750.00
  //   NSF 1 % of 29,710 (ceiling)                    297.10
  //   a year: 13 × 50,000                        650,000.00
  //   10 % of (650,000 - 500,000) = 150,000       15,000.00
  //   tax of the year                             15,000.00
  //   a thirteenth                               1,153.8462
  //   employer: CSG 3 %                            1,500.00
  //   employer: NSF 2.5 %                            742.75
  //   employer: training levy 1.5 %                  750.00
  //   employer: PRGF 4.5 %                         2,250.00
  //   cost of the employer                        55,242.75
  test('50,000 a month: CSG still at 1.5 %', async () => {
    expect(await income('MU', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_153.85,
      pension: 1_047.1,
      net_amount: 47_799.05,
      employer_cost: 55_242.75,
    });
  });

  //   CSG 3 % of the whole 50,001 (above 50,000)    1,500.03
  //   NSF 1 % of 29,710 (ceiling)                     297.10
  //   a year: 13 × 50,001                         650,013.00
  //   10 % of (650,013 - 500,000) = 150,013        15,001.30
  //   tax of the year                              15,001.30
  //   a thirteenth                                1,153.9462
  //   employer: CSG 6 %                             3,000.06
  //   employer: NSF 2.5 %                             742.75
  //   employer: training levy 1.5 %                   750.02
  //   employer: PRGF 4.5 %                          2,250.05
  //   cost of the employer                         56,743.88
  test('50,001 a month: CSG at 3 % of the whole', async () => {
    expect(await income('MU', 50_001, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_153.95,
      pension: 1_797.13,
      net_amount: 47_049.92,
      employer_cost: 56_743.88,
    });
  });

  //   CSG 3 % of the whole 100,000 (above 50,000)      3,000.00
  //   NSF 1 % of 29,710 (ceiling)                        297.10
  //   a year: 13 × 100,000                         1,300,000.00
  //   10 % of 500,000                                 50,000.00
  //   20 % of (1,300,000 - 1,000,000) = 300,000       60,000.00
  //   tax of the year                                110,000.00
  //   a thirteenth                                   8,461.5385
  //   employer: CSG 6 %                                6,000.00
  //   employer: NSF 2.5 %                                742.75
  //   employer: training levy 1.5 %                    1,500.00
  //   employer: PRGF 4.5 %                             4,500.00
  //   cost of the employer                           112,742.75
  test('100,000 a month', async () => {
    expect(await income('MU', 100_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 8_461.54,
      pension: 3_297.1,
      net_amount: 88_241.36,
      employer_cost: 112_742.75,
    });
  });

  //   CSG 3 % of the whole 1,200,000 (above 50,000)                 36,000.00
  //   NSF 1 % of 29,710 (ceiling)                                      297.10
  //   a year: 13 × 1,200,000                                    15,600,000.00
  //   10 % of 500,000                                               50,000.00
  //   20 % of (15,600,000 - 1,000,000) = 14,600,000              2,920,000.00
  //   Fair Share 15 % of (15,600,000 - 12,000,000) = 3,600,000     540,000.00
  //   tax of the year                                            3,510,000.00
  //   a thirteenth                                                 270,000.00
  //   employer: CSG 6 %                                             72,000.00
  //   employer: NSF 2.5 %                                              742.75
  //   employer: training levy 1.5 %                                 18,000.00
  //   employer: PRGF 4.5 %                                          54,000.00
  //   cost of the employer                                       1,344,742.75
  test('1,200,000 a month: Fair Share Contribution above 12 million a year', async () => {
    expect(await income('MU', 1_200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 270_000,
      pension: 36_297.1,
      net_amount: 893_702.9,
      employer_cost: 1_344_742.75,
    });
  });

  //   a twelfth of 600,000                        50,000.00
  //   CSG 1.5 % of the whole 600,000 (to 50,000)   9,000.00
  //   NSF 1 % of 29,710 × 12 (ceiling)             3,565.20
  //   10 % of (600,000 - 500,000) = 100,000       10,000.00
  //   tax of the year                             10,000.00
  test('600,000 a year: once through the annual bands; a twelfth of 50,000 bears CSG at 1.5 %', async () => {
    expect(await income('MU', 600_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 10_000,
      pension: 12_565.2,
      net_amount: 577_434.8,
    });
  });

  //   a twelfth of 650,000                         54,166.6667
  //   CSG 3 % of the whole 650,000 (above 50,000)    19,500.00
  //   NSF 1 % of 29,710 × 12 (ceiling)                3,565.20
  //   10 % of (650,000 - 500,000) = 150,000          15,000.00
  //   tax of the year                                15,000.00
  test('650,000 a year: a twelfth above 50,000 bears CSG at 3 %', async () => {
    expect(await income('MU', 650_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 15_000,
      pension: 23_065.2,
      net_amount: 611_934.8,
    });
  });

  //   CSG 3 % of the whole 1,200,000 (above 50,000)      36,000.00
  //   NSF 1 % of 29,710 (ceiling)                           297.10
  //   a year: 13 × 1,200,000                         15,600,000.00
  //   10 % of 500,000                                    50,000.00
  //   20 % of (15,600,000 - 1,000,000) = 14,600,000   2,920,000.00
  //   tax of the year                                 2,970,000.00
  //   a thirteenth                                    228,461.5385
  test('1,200,000 a month in November 2028: the Fair Share Contribution has ended', async () => {
    expect(await income('MU', 1_200_000, { pay_date: '2028-11-20' })).toMatchObject({
      tax_amount: 228_461.54,
      pension: 36_297.1,
      net_amount: 935_241.36,
    });
  });

  //   CSG 1.5 % of the whole 50,000 (to 50,000)      750.00
  //   NSF 1 % of 28,570 (ceiling)                    285.70
  //   a year: 13 × 50,000                        650,000.00
  //   10 % of (650,000 - 500,000) = 150,000       15,000.00
  //   tax of the year                             15,000.00
  //   a thirteenth                               1,153.8462
  test('50,000 a month in November 2025: NSF ceiling of 28,570', async () => {
    expect(await income('MU', 50_000, { pay_date: '2025-11-20' })).toMatchObject({
      tax_amount: 1_153.85,
      pension: 1_035.7,
      net_amount: 47_810.45,
    });
  });

  //   CSG 1.5 % of the whole 50,000 (to 50,000)      750.00
  //   NSF 1 % of 25,475 (ceiling)                    254.75
  //   a year: 13 × 50,000                        650,000.00
  //   2 % of 40,000                                  800.00
  //   4 % of 40,000                                1,600.00
  //   6 % of 60,000                                3,600.00
  //   8 % of 60,000                                4,800.00
  //   10 % of (650,000 - 590,000) = 60,000         6,000.00
  //   tax of the year                             16,800.00
  //   a thirteenth                               1,292.3077
  test('50,000 a month in November 2024: eleven bands, NSF ceiling of 25,475', async () => {
    expect(await income('MU', 50_000, { pay_date: '2024-11-20' })).toMatchObject({
      tax_amount: 1_292.31,
      pension: 1_004.75,
      net_amount: 47_702.94,
    });
  });

  //   CSG 1.5 % of the whole 50,000 (to 50,000)      750.00
  //   NSF 1 % of 24,315 (ceiling)                    243.15
  //   a year: 13 × 50,000                        650,000.00
  //   2 % of 40,000                                  800.00
  //   4 % of 40,000                                1,600.00
  //   6 % of 60,000                                3,600.00
  //   8 % of 60,000                                4,800.00
  //   10 % of (650,000 - 590,000) = 60,000         6,000.00
  //   tax of the year                             16,800.00
  //   a thirteenth                               1,292.3077
  test('50,000 a month in November 2023: NSF ceiling of 24,315', async () => {
    expect(await income('MU', 50_000, { pay_date: '2023-11-20' })).toMatchObject({
      tax_amount: 1_292.31,
      pension: 993.15,
      net_amount: 47_714.54,
    });
  });

  //   15 % of 10,000,000 = 1,500,000; not above 24,000,000, so no Fair Share Contribution
  test('company profit of 10,000,000', async () => {
    expect(await tax('corporate', 'MU', 10_000_000, {})).toMatchObject({ tax_amount: 1_500_000 });
  });

  //   24,000,000: 15 % = 3,600,000, not above the limit
  //   30,000,000: 15 % = 4,500,000 and 5 % = 1,500,000; 6,000,000 in all
  test('company profit of 24,000,000 and of 30,000,000: Fair Share Contribution of 5 % above 24 million', async () => {
    expect(await tax('corporate', 'MU', 24_000_000, {})).toMatchObject({ tax_amount: 3_600_000 });
    expect(await tax('corporate', 'MU', 30_000_000, {})).toMatchObject({ tax_amount: 6_000_000 });
  });

  //   10 % of 40,000 = 4,000; 15 % of 40,000 = 6,000
  test('withholding: royalties 10 % to residents and 15 % to non-residents, dividends 0 %', async () => {
    expect(await tax('withholding', 'MU', 40_000, { payment_type: 'royalties', residency: 'resident' })).toMatchObject({
      tax_amount: 4_000,
    });
    expect(
      await tax('withholding', 'MU', 40_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 6_000 });
    expect(
      await tax('withholding', 'MU', 40_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 0 });
  });

  //   Capital gains 0 (EY, 2022).
  test('no tax on capital gains', async () => {
    expect(await tax('capital_gains', 'MU', 100_000, { taxpayer: 'individual' })).toMatchObject({ tax_amount: 0 });
  });

  //   1,000 × 15 % = 150; 1,150 / 1.15 = 1,000
  test('VAT 15 %, also on digital services; basic food zero-rated; education exempt', async () => {
    expect(await vat('MU', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('MU', 1_150, 'extract')).toMatchObject({
      vat_rate: 15,
      vat_amount: 150,
      gross_amount: 1_150,
      net_amount: 1_000,
    });
    expect(await vat('MU', 1_000, 'add', { category: 'digital' })).toMatchObject({
      vat_rate: 15,
      vat_amount: 150,
      gross_amount: 1_150,
    });
    expect(await vat('MU', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
    expect(await vat('MU', 1_000, 'add', { category: 'education' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
