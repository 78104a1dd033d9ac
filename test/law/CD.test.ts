import { income, tax, vat } from '../support/law';

// Democratic Republic of the Congo. Annual scale: 3 % to 1,944,000; 15 % to 21,600,000; 30 % to 43,200,000; 40 % above.
// CNSS 5 % of all pay, deducted first.
// IRPP from 2026 (law 23/053): base of the year rounded down to 1,000, tax at most 30 % of it, rounded to the franc;
// rebate of 2 % for each dependant (at most nine), none above the third bracket.
// IPR to 2025: no rounding, the same limit of 30 %, rebate without the bracket limit, at least 2,500 a month from 2024
// (2,000 before).
// Employer: CNSS 5 + 6.5 + 1.5 %, INPP 3 %, ONEM 0.2 % of all pay.
// Sources: "Annual Amendments effective 1 January 2026" (PaySpace); "explication de Cédric Musiwa" (Deskeco, 14
// September 2025); Worldwide Tax Summaries (PwC, 15 October 2024);
// "DRC - Finance Law 2024" (PaySpace, 1 January 2024); "Social contributions and contributions due on earnings in the
// DRC" (ANAPI).
describe('Democratic Republic of the Congo', () => {
  //   CNSS 5 % of 150,000                        7,500
  //   142,500 x 12 =                         1,710,000
  //   3 %                                       51,300, a month 4,275
  test('150,000 a month', async () => {
    expect(await income('CD', 150_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 4_275,
      pension: 7_500,
      net_amount: 138_225,
      taxable_amount: 142_500,
    });
  });

  //   CNSS 38,850
  //   738,150 x 12 = 8,857,800, down to      8,857,000
  //   3 % of 1,944,000                          58,320
  //   15 % of 6,913,000                      1,036,950
  //                                          1,095,270, a month 91,272.50, half up 91,273
  test('777,000 a month: base down to the thousand, tax to the franc', async () => {
    expect(await income('CD', 777_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 91_273,
      pension: 38_850,
      net_amount: 646_877,
    });
  });

  //   CNSS 100,000
  //   1,900,000 x 12 =                      22,800,000
  //   58,320 + 15 % of 19,656,000 (2,948,400) + 30 % of 1,200,000 (360,000) = 3,366,720, a month 280,560
  //   employer: 100,000 + 130,000 + 30,000 + 60,000 + 4,000 = 324,000
  test('2,000,000 a month, with the cost of the employer', async () => {
    expect(await income('CD', 2_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 280_560,
      pension: 100_000,
      net_amount: 1_619_440,
      taxable_amount: 1_900_000,
      employer_cost: 2_324_000,
    });
  });

  //   280,560 less 6 % for three dependants = 263,726.40, to the franc 263,726
  test('2,000,000 a month with three dependants', async () => {
    expect(await income('CD', 2_000_000, { pay_date: '2026-11-20', dependants: 3 })).toMatchObject({
      tax_amount: 263_726,
      net_amount: 1_636_274,
    });
  });

  //   6,460,000 x 12 =                      77,520,000
  //   to 43,200,000: 58,320 + 2,948,400 + 6,480,000 = 9,486,720
  //   40 % of 34,320,000                    13,728,000
  //                                         23,214,720, below 30 % (23,256,000); a month 1,934,560
  test('6,800,000 a month, just below the limit of 30 %', async () => {
    expect(await income('CD', 6_800_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_934_560,
      pension: 340_000,
      net_amount: 4_525_440,
    });
  });

  //   6,555,000 x 12 =                      78,660,000
  //   9,486,720 + 40 % of 35,460,000 (14,184,000) = 23,670,720
  //   at most 30 % of 78,660,000 =          23,598,000, a month 1,966,500
  test('6,900,000 a month, just above the limit of 30 %', async () => {
    expect(await income('CD', 6_900_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_966_500,
      pension: 345_000,
      net_amount: 4_588_500,
    });
  });

  //   9,500,000 x 12 =                     114,000,000
  //   scale 37,806,720; at most 30 % =      34,200,000, a month 2,850,000; above the third bracket no rebate
  test('10,000,000 a month, with and without dependants', async () => {
    const expected = { tax_amount: 2_850_000, pension: 500_000, net_amount: 6_650_000 };
    expect(await income('CD', 10_000_000, { pay_date: '2026-11-20' })).toMatchObject(expected);
    expect(await income('CD', 10_000_000, { pay_date: '2026-11-20', dependants: 3 })).toMatchObject(expected);
  });

  //   taxable 22,800,000: 3,366,720; CNSS 1,200,000
  test('24,000,000 a year', async () => {
    expect(await income('CD', 24_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_366_720,
      pension: 1_200_000,
      net_amount: 19_433_280,
    });
  });

  //   738,150 x 12 = 8,857,800, not rounded
  //   58,320 + 15 % of 6,913,800 (1,037,070) = 1,095,390, a month 91,282.50
  test('777,000 a month in 2025: no rounding', async () => {
    expect(await income('CD', 777_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 91_282.5,
      pension: 38_850,
      net_amount: 646_867.5,
    });
  });

  //   47,500 x 3 % = 1,425: at least 2,500 in 2025, 2,000 in 2023
  test('50,000 a month: the minimum tax of 2025 and of 2023', async () => {
    expect(await income('CD', 50_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 2_500,
      pension: 2_500,
      net_amount: 45_000,
    });
    expect(await income('CD', 50_000, { pay_date: '2023-06-20' })).toMatchObject({
      tax_amount: 2_000,
      pension: 2_500,
      net_amount: 45_500,
    });
  });

  //   30 % of 9,500,000 = 2,850,000, less 6 % for three dependants = 2,679,000
  test('10,000,000 a month in 2025 with three dependants', async () => {
    expect(await income('CD', 10_000_000, { pay_date: '2025-06-20', dependants: 3 })).toMatchObject({
      tax_amount: 2_679_000,
      net_amount: 6_821_000,
    });
  });

  //   30 % of 1,000,000 = 300,000; with a turnover of 50,000,000 at least 1 % = 500,000 (PwC)
  test('corporate tax and its minimum', async () => {
    expect(await tax('corporate', 'CD', 1_000_000, {})).toMatchObject({ tax_amount: 300_000 });
    expect(await tax('corporate', 'CD', 1_000_000, { turnover: 50_000_000 })).toMatchObject({ tax_amount: 500_000 });
  });

  //   services 14 % (PwC); royalties 20 % on 70 % of the payment = 14 % (PwC; Orbitax); dividends 20 %
  test('withholding from non-residents', async () => {
    expect(
      await tax('withholding', 'CD', 1_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 140 });
    expect(
      await tax('withholding', 'CD', 1_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 140 });
    expect(
      await tax('withholding', 'CD', 1_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 200 });
  });

  //   16 % (PwC); listed basic foods 8 % (Affaire pratique, 15 January 2026)
  test('VAT on 1,000', async () => {
    expect(await vat('CD', 1_000, 'add')).toMatchObject({ vat_rate: 16, vat_amount: 160, gross_amount: 1_160 });
    expect(await vat('CD', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 8,
      vat_amount: 80,
      gross_amount: 1_080,
    });
  });
});
