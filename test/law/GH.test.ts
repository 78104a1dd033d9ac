import { income, tax, vat } from '../support/law';

// Ghana. Annual bands since 1 January 2024: 0 % on 5,880, 5 % on 1,320, 10 % on 1,560, 17.5 % on 38,000, 25 % on
// 192,000, 30 % on 366,240, 35 % above 605,000; exact twelfths a month.
// SSNIT 5.5 % of basic pay (employer 13 %), deducted first, on at most 69,000 a month in 2026 (61,000 in 2025, 42,000
// in 2023).
// Sources: "Ghana amends income tax rates for resident individuals" (Mercans, 1 January 2024); "SSNIT raises maximum
// insurable earnings to GHS 69,000 from 2026" (Ghana Guardian, 14 January 2026);
// EY on the maximum insurable earnings of 2025 (27 February 2025); "Maximum, minimum SSNIT contributions for 2023
// revised" (News Ghana, 11 January 2023); "Pay As You Earn" (Ghana Revenue Authority).
describe('Ghana', () => {
  //   SSNIT 5.5 % of 1,000            55.00
  //   taxable                        945.00
  //    0 % of 490                      0
  //    5 % of 110                      5.50
  //   10 % of 130                     13.00
  //   17.5 % of 215                   37.625
  //                                   56.125   half up 56.13
  test('1,000 a month in November 2026', async () => {
    expect(await income('GH', 1_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 56.13,
      pension: 55,
      net_amount: 888.87,
      taxable_amount: 945,
    });
  });

  //   SSNIT 5.5 % of 10,000          550
  //   taxable 9,450, a year      113,400
  //    5 % of 1,320                   66
  //   10 % of 1,560                  156
  //   17.5 % of 38,000             6,650
  //   25 % of (113,400 - 46,760)  16,660
  //   tax a year                  23,532   a month 1,961
  //   employer 13 %                1,300
  test('10,000 a month in November 2026', async () => {
    expect(await income('GH', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_961,
      pension: 550,
      net_amount: 7_489,
      taxable_amount: 9_450,
      employer_cost: 11_300,
    });
  });

  test('120,000 a year is twelve times that', async () => {
    expect(await income('GH', 120_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 23_532,
      pension: 6_600,
      net_amount: 89_868,
      taxable_amount: 113_400,
    });
  });

  //   SSNIT 5.5 % of 6,000 basic     330
  //   taxable 9,670, a year      116,040
  //   66 + 156 + 6,650 + 25 % of 69,280 (17,320) = 24,192   a month 2,016
  test('10,000 a month of which 60 % is basic pay', async () => {
    expect(await income('GH', 10_000, { pay_date: '2026-11-20', basic: 0.6 })).toMatchObject({
      tax_amount: 2_016,
      pension: 330,
      net_amount: 7_654,
    });
  });

  //   69,000: SSNIT 3,795; taxable 65,205, a year 782,460; to 605,000: 66 + 156 + 6,650 + 48,000 + 109,872 = 164,744;
  // 35 % of 177,460 = 62,111; 226,855 / 12 = 18,904.58
  //   69,001: SSNIT 3,795; taxable 65,206, a year 782,472; 164,744 + 35 % of 177,472 (62,115.20) = 226,859.20 / 12 =
  // 18,904.93
  test('the ceiling of insurable earnings', async () => {
    expect(await income('GH', 69_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 18_904.58,
      pension: 3_795,
      net_amount: 46_300.42,
      employer_cost: 77_970,
    });
    expect(await income('GH', 69_001, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 18_904.93,
      pension: 3_795,
      net_amount: 46_301.07,
      employer_cost: 77_971,
    });
  });

  //   SSNIT 5.5 % of 69,000        3,795
  //   taxable 76,205, a year     914,460
  //   to 605,000                 164,744   (as above)
  //   35 % of 309,460            108,311
  //   tax a year                 273,055   a month 22,754.58
  test('80,000 a month, above every ceiling', async () => {
    expect(await income('GH', 80_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 22_754.58,
      pension: 3_795,
      net_amount: 53_450.42,
      employer_cost: 88_970,
    });
  });

  //   SSNIT 5.5 % of 61,000        3,355
  //   taxable 76,645, a year     919,740
  //   164,744 + 35 % of 314,740 (110,159) = 274,903   a month 22,908.58
  test('80,000 a month in June 2025: the ceiling is 61,000', async () => {
    expect(await income('GH', 80_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 22_908.58,
      pension: 3_355,
      net_amount: 53_736.42,
      employer_cost: 87_930,
    });
  });

  // Bands from 1 May 2023: 4,824 / 1,320 / 1,560 / 36,000 / 196,740 / 359,556, 35 % above 600,000 (Mercans, "Ghana
  // amends income tax rates for residents", 9 May 2023).
  //   SSNIT 5.5 % of 5,000           275
  //   taxable 4,725, a year       56,700
  //    5 % of 1,320                   66
  //   10 % of 1,560                  156
  //   17.5 % of 36,000             6,300
  //   25 % of (56,700 - 43,704)    3,249
  //   tax a year                   9,771   a month 814.25
  test('5,000 a month in June 2023', async () => {
    expect(await income('GH', 5_000, { pay_date: '2023-06-20' })).toMatchObject({
      tax_amount: 814.25,
      pension: 275,
      net_amount: 3_910.75,
    });
  });

  // 25 %, and the Growth and Sustainability Levy of category C (all other companies), 2.5 % of profit before tax (PwC,
  // Ghana, Corporate, 3 December 2024).
  test('corporate tax on a profit of 1,000,000', async () => {
    expect(await tax('corporate', 'GH', 1_000_000, {})).toMatchObject({ tax_amount: 275_000 });
  });

  // PwC, Ghana, Corporate, Withholding taxes (3 December 2024): dividends 8 %, management fees of non-residents 20 %.
  test('withholding', async () => {
    expect(
      await tax('withholding', 'GH', 1_000_000, { payment_type: 'dividends', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 80_000 });
    expect(
      await tax('withholding', 'GH', 1_000_000, { payment_type: 'management_fees', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 200_000 });
  });

  // VAT 15 %, health insurance levy 2.5 % and GETFund levy 2.5 % on the same base, 20 % in all (Crowe Ghana, "Ghana VAT
  // reform 2026"; Ghana Revenue Authority in GhanaWeb).
  test('VAT with the two levies', async () => {
    expect(await vat('GH', 1_000, 'add')).toMatchObject({ gross_amount: 1_200 });
    expect(await vat('GH', 1_200, 'extract')).toMatchObject({ net_amount: 1_000 });
    expect(await vat('GH', 1_000, 'add', { category: 'education' })).toMatchObject({
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
