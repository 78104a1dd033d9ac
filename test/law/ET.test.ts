import { income, tax, vat } from '../support/law';

// Ethiopia. Tax on the full gross, by month since July 2025 (Proclamation 1395/2025): 0 % to 2,000; 15 % to 4,000; 20 %
// to 7,000; 25 % to 10,000; 30 % to 14,000; 35 % above.
// Before: 0 % to 600; 10 % to 1,650; 15 % to 3,200; 20 % to 5,250; 25 % to 7,800; 30 % to 10,900; 35 % above. Pension 7
// % of basic pay, employer 11 %, no ceiling,
// not taken off before tax.
//   "Ethiopia: income tax amendments effective 1 July 2025" (PaySpace, 17 July 2025); "New Ethiopian 2025 (2017) salary
// tax rates calculation" (Addis Biz);
//   "Salary income tax calculation in Ethiopia with examples" (Addis Biz, 19 March 2018); "Tax calculator tests under
// Proclamation 1395/2025".
describe('Ethiopia', () => {
  //   at 2,000: nothing; pension 140; net 1,860
  //   at 2,100: 15 % of 100 = 15; pension 147; net 1,938
  test('at the end of the zero band and above it', async () => {
    expect(await income('ET', 2_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 140,
      net_amount: 1_860,
    });
    expect(await income('ET', 2_100, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 15,
      pension: 147,
      net_amount: 1_938,
    });
  });

  // Published ("Tax calculator tests under Proclamation 1395/2025"): 900 at 7,000, 1,650 at 10,000, 2,850 at 14,000,
  // 4,950 at 20,000.
  test('the published tax at 7,000, 10,000, 14,000 and 20,000', async () => {
    expect(await income('ET', 7_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 900,
      pension: 490,
      net_amount: 5_610,
    });
    expect(await income('ET', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_650,
      pension: 700,
      net_amount: 7_650,
    });
    expect(await income('ET', 14_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_850,
      pension: 980,
      net_amount: 10_170,
    });
    // Employer: 11 % of 20,000 = 2,200.
    expect(await income('ET', 20_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 4_950,
      pension: 1_400,
      net_amount: 13_650,
      taxable_amount: 20_000,
      employer_cost: 22_200,
    });
  });

  // Pension on basic pay only: 7 % of 16,000 = 1,120; tax on the gross 4,950; net 13,930; employer 11 % of 16,000 =
  // 1,760.
  test('20,000 of which 80 % is basic pay', async () => {
    expect(await income('ET', 20_000, { pay_date: '2026-11-20', basic: 0.8 })).toMatchObject({
      tax_amount: 4_950,
      pension: 1_120,
      net_amount: 13_930,
      employer_cost: 21_760,
    });
  });

  //   300 + 600 + 750 + 1,200                        2,850
  //   35 % of 136,000                               47,600
  //                                                 50,450
  //   pension 7 % of 150,000, no ceiling            10,500; net 89,050
  test('150,000 a month: the top band, and no ceiling of the pension', async () => {
    expect(await income('ET', 150_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 50_450,
      pension: 10_500,
      net_amount: 89_050,
    });
  });

  // Twelve months of 20,000.
  test('240,000 a year', async () => {
    expect(await income('ET', 240_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 59_400,
      pension: 16_800,
      net_amount: 163_800,
    });
  });

  // June 2025, by the published constants (Addis Biz, 19 March 2018): 15 % of 2,000 - 142.50 = 157.50; 35 % of 12,000 -
  // 1,500 = 2,700.
  //   by bands: 10 % of 1,050 = 105 + 15 % of 350 = 52.50; and 105 + 232.50 + 410 + 637.50 + 930 + 35 % of 1,100 = 385
  test('2,000 and 12,000 in June 2025: the seven bands of 2016', async () => {
    expect(await income('ET', 2_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 157.5,
      pension: 140,
      net_amount: 1_702.5,
    });
    expect(await income('ET', 12_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 2_700,
      pension: 840,
      net_amount: 8_460,
    });
  });

  // 30 %, at least 2.5 % of turnover: Regfollower (17 July 2025), PwC (22 July 2025). 2.5 % of 5,000,000 = 125,000 is
  // above 30 % of 100,000.
  test('corporate tax of 30 %, at least 2.5 % of turnover', async () => {
    expect(await tax('corporate', 'ET', 100_000, {})).toMatchObject({ tax_amount: 30_000 });
    expect(await tax('corporate', 'ET', 100_000, { turnover: 5_000_000 })).toMatchObject({ tax_amount: 125_000 });
  });

  // Dividends 15 %, interest 10 %: "Ethiopia: Corporate - Significant developments" (PwC, 22 July 2025).
  test('withholding on dividends and interest', async () => {
    expect(await tax('withholding', 'ET', 10_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject({
      tax_amount: 1_500,
    });
    expect(
      await tax('withholding', 'ET', 10_000, { payment_type: 'interest', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 1_000 });
  });

  // 15 % on immovable property and shares: "Key Changes in Ethiopia's New Income Tax Proclamation (No. 1395/2025)"
  // (Kiya Law).
  test('capital gains of 15 %', async () => {
    expect(await tax('capital_gains', 'ET', 10_000, {})).toMatchObject({ tax_amount: 1_500 });
  });

  // 15 %: "Ethiopia VAT guide" (OpenAccountants, 12 April 2026).
  test('VAT of 15 %', async () => {
    expect(await vat('ET', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
  });
});
