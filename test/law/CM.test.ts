import { income, tax, vat } from '../support/law';

// Cameroon. Annual IRPP: gross less 30 % (its cap is suspended), less CNPS 4.2 % (on at most 750,000 a month), less
// 500,000, rounded down to 1,000 on the year; 10 / 15 / 25 / 35 % at 2 / 3 / 5 million;
// CAC 10 % of it. RAV and TDL by slab of monthly pay, a limit in the slab below it. CFC 1 % of gross, not deducted. No
// IRPP below 62,000 a month.
// Employer: CNPS 4.2 % and family 7 % on at most 750,000; injury 1.75 %, CFC 1.5 %, FNE 1 % of gross.
// Sources: "Worldwide Tax Summaries: Cameroon", PwC (12 August 2024); PaySpace on the finance laws 2024 to 2026;
// Camerlex for the TDL; "Bulletin de paie calculé pas à pas" for the RAV.
describe('Cameroon', () => {
  //   year 1,200,000 - 360,000 - 50,400 - 500,000 = 289,600, down to 289,000
  //   10 % = 28,900; CAC 2,890; together 31,790, a month 2,649.17
  //   RAV (50,000 to 100,000) 750; TDL (75,000 to 100,000) 500
  //                                                 3,899.17
  //   CNPS 4,200 + CFC 1,000
  //   employer 4,200 + 7,000 + 1,750 + 1,500 + 1,000 = 15,450
  test('100,000 a month in November 2026', async () => {
    expect(await income('CM', 100_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_899,
      pension: 5_200,
      net_amount: 90_901,
      employer_cost: 115_450,
    });
  });

  //   year 6,000,000 - 1,800,000 - 252,000 - 500,000 = 3,448,000
  //   10 % of 2 million 200,000; 15 % of 1 million 150,000; 25 % of 448,000 112,000; together 462,000; CAC 46,200; a
  // month 42,350
  //   RAV (400,000 to 500,000) 5,850; TDL (300,000 to 500,000) 2,250
  //                                                50,450
  //   CNPS 21,000 + CFC 5,000
  test('500,000 a month', async () => {
    expect(await income('CM', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 50_450,
      pension: 26_000,
      net_amount: 423_550,
    });
  });

  //   year 24,000,000 - 7,200,000 (no cap) - 12 x 31,500 (378,000) - 500,000 = 15,922,000
  //   200,000 + 150,000 + 25 % of 2 million (500,000) + 35 % of 10,922,000 (3,822,700) = 4,672,700; CAC 467,270; a
  // month 428,330.83
  //   RAV 13,000; TDL 2,500
  //                                               443,830.83
  //   CNPS 4.2 % of 750,000 = 31,500; CFC 20,000
  //   employer 31,500 + 52,500 + 35,000 + 30,000 + 20,000 = 169,000
  test('2,000,000 a month, above the ceiling and in the top band', async () => {
    expect(await income('CM', 2_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 443_831,
      pension: 51_500,
      net_amount: 1_504_669,
      employer_cost: 2_169_000,
    });
  });

  //   3,600,000 - 1,080,000 - 151,200 - 500,000 = 1,868,800, down to 1,868,000; 10 % 186,800; CAC 18,680; RAV 12 x
  // 3,250 = 39,000; TDL 12 x 2,000 = 24,000
  //   together 268,480; CNPS 151,200 + CFC 36,000
  test('3,600,000 a year', async () => {
    expect(await income('CM', 3_600_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 268_480,
      pension: 187_200,
      net_amount: 3_144_320,
      taxable_amount: 1_868_000,
    });
  });

  //   the month of it: 205,480 / 12 = 17,123.33 + 3,250 + 2,000 = 22,373.33
  //   with half of it base salary, 150,000, the TDL is 1,000 (above 125,000 to 150,000): 17,123.33 + 3,250 + 1,000 =
  // 21,373.33
  test('the TDL follows the base salary', async () => {
    expect(await income('CM', 300_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 22_373,
      pension: 15_600,
      net_amount: 262_027,
    });
    expect(await income('CM', 300_000, { pay_date: '2026-11-20', basic: 0.5 })).toMatchObject({
      tax_amount: 21_373,
      pension: 15_600,
      net_amount: 263_027,
    });
  });

  //   61,999: no IRPP; RAV 750; CNPS 2,603.96 -> 2,604; CFC 619.99 -> 620
  //   62,000: year 744,000 - 223,200 - 31,248 - 500,000 is below zero; RAV 750; TDL: the limit belongs to the slab
  // below, nothing; CNPS 2,604; CFC 620
  //   62,001: TDL 250, so 1,000
  test('around 62,000 a month', async () => {
    expect(await income('CM', 61_999, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 750,
      pension: 3_224,
      net_amount: 58_025,
      taxable_amount: 0,
    });
    expect(await income('CM', 62_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 750,
      pension: 3_224,
      net_amount: 58_026,
    });
    expect(await income('CM', 62_001, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_000,
      pension: 3_224,
      net_amount: 57_777,
    });
  });

  //   33 % above 3,000 million of turnover and where turnover is not stated, 27.5 % below; minimum 2.2 % of turnover,
  // CAC included (PwC).
  //   turnover 1,000 million: 27.5 % of 100 million = 27,500,000 (minimum 22,000,000); turnover 5,000 million:
  // 33,000,000 against the minimum of 110,000,000
  test('corporate tax', async () => {
    expect(await tax('corporate', 'CM', 100_000_000, {})).toMatchObject({ tax_amount: 33_000_000 });
    expect(await tax('corporate', 'CM', 100_000_000, { turnover: 1_000_000_000 })).toMatchObject({
      tax_amount: 27_500_000,
    });
    expect(await tax('corporate', 'CM', 100_000_000, { turnover: 5_000_000_000 })).toMatchObject({
      tax_amount: 110_000_000,
    });
  });

  // Dividends 16.5 % (15 % and CAC); royalties to non-residents 15 % (PwC).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'CM', 1_000_000, { payment_type: 'dividends', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 165_000 });
    expect(
      await tax('withholding', 'CM', 1_000_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 150_000 });
  });

  test('capital gains of an individual at 16.5 %', async () => {
    expect(await tax('capital_gains', 'CM', 1_000_000, { taxpayer: 'individual' })).toMatchObject({
      tax_amount: 165_000,
    });
  });

  // 17.5 % and CAC 10 % of it.
  test('VAT at 19.25 %', async () => {
    expect(await vat('CM', 10_000, 'add')).toMatchObject({ vat_rate: 19.25, vat_amount: 1_925, gross_amount: 11_925 });
  });
});
