import { income, tax, vat } from '../support/law';

// Côte d'Ivoire. Monthly ITS since 1 January 2024 on the whole gross: 0 / 16 / 21 / 24 / 28 / 32 % at 75,000 / 240,000
// / 800,000 / 2.4 / 8 million. No deduction of CNPS.
// CNPS 6.3 % of pay between 75,000 and 3,375,000; CMU 500 a month. Employer: 7.7 % on the same base; family 5 %,
// maternity 0.75 %, injury 2 % of 70,000; CMU 500; 2.8 % of gross.
// Sources: "Ivory Coast - Individual", PwC (20 November 2024); "Les cotisations en Côte d'Ivoire", CLEISS (2025); DGI
// note 00026 of 3 January 2024.
describe("Côte d'Ivoire", () => {
  //   16 % of 75,000                              12,000
  //   CNPS 6.3 % 9,450 + CMU 500                   9,950
  //   employer: 11,550 + 3,500 + 525 + 1,400 + 500 + 4,200 = 21,675
  test('150,000 a month in November 2026', async () => {
    expect(await income('CI', 150_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 12_000,
      pension: 9_950,
      net_amount: 128_050,
      taxable_amount: 150_000,
      employer_cost: 171_675,
    });
  });

  //   16 % of 165,000                             26,400
  //   21 % of 260,000                             54,600
  //                                               81,000, which is PwC's short formula 500,000 x 21 % - 24,000
  //   CNPS 31,500 + CMU 500                       32,000
  test('500,000 a month', async () => {
    expect(await income('CI', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 81_000,
      pension: 32_000,
      net_amount: 387_000,
    });
  });

  //   to 8 million: 26,400 + 21 % of 560,000 (117,600) + 24 % of 1,600,000 (384,000) + 28 % of 5,600,000 (1,568,000) =
  // 2,096,000
  //   32 % of 2,000,000                          640,000
  //                                            2,736,000
  //   CNPS 6.3 % of the ceiling 3,375,000        212,625 (212,625.00), CMU 500
  //   employer: 7.7 % of 3,375,000 = 259,875; 3,500; 525; 1,400; 500; 2.8 % of 10,000,000 = 280,000
  test('10,000,000 a month, above the ceiling and in the top band', async () => {
    expect(await income('CI', 10_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_736_000,
      pension: 213_125,
      net_amount: 7_050_875,
      employer_cost: 10_545_800,
    });
  });

  //   12 x 81,000 = 972,000; CNPS 12 x 31,500 = 378,000; CMU 6,000
  test('6,000,000 a year', async () => {
    expect(await income('CI', 6_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 972_000,
      pension: 384_000,
      net_amount: 4_644_000,
    });
  });

  //   CNPS is charged on at least the minimum wage of 75,000 (CLEISS): 4,725, and CMU 500, at 60,000 as at 75,000. No
  // ITS in either.
  test('the floor of 75,000 under the CNPS base', async () => {
    expect(await income('CI', 60_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 5_225,
      net_amount: 54_775,
    });
    expect(await income('CI', 75_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 5_225,
      net_amount: 69_775,
    });
  });

  //   25 %. Minimum 0.5 % of turnover between 3,000,000 and 35,000,000 (PwC): of 100 million raised to 3,000,000; of
  // 10,000 million cut at 35,000,000.
  test('corporate tax at 25 % and its minimum', async () => {
    expect(await tax('corporate', 'CI', 100_000_000, {})).toMatchObject({ tax_amount: 25_000_000 });
    expect(await tax('corporate', 'CI', 1_000_000, { turnover: 100_000_000 })).toMatchObject({ tax_amount: 3_000_000 });
    expect(await tax('corporate', 'CI', 1_000_000, { turnover: 10_000_000_000 })).toMatchObject({
      tax_amount: 35_000_000,
    });
  });

  // Dividends 15 %, interest 18 %; services of non-residents 20 % (PwC).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'CI', 1_000_000, { payment_type: 'interest', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 180_000 });
    expect(
      await tax('withholding', 'CI', 1_000_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 200_000 });
  });

  test('VAT at 18 %', async () => {
    expect(await vat('CI', 10_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 1_800, gross_amount: 11_800 });
  });
});
