import { income, tax, vat } from '../support/law';

// Niger. Monthly ITS: gross less CNSS 5.25 % (on at most 500,000), less 13 % of the rest, rounded down to 1,000; 1 / 2
// / 6 / 13 / 25 / 30 / 32 / 34 / 35 % at 25,000 / 50,000 / 100,000 /
// 150,000 / 300,000 / 400,000 / 700,000 / 1,000,000. Since 30 October 2025 the solidarity levy: 1 % of gross less CNSS
// less ITS, unrounded, counted as tax.
// Employer: 6.25 + 8.4 + 1.75 + 0.5 % on at most 500,000, apprenticeship tax 3 % of gross.
// Sources: payroll rules after the tax code updated to the finance law 2025; Rivermate, employment cost calculator (26
// July 2025); Koaci (31 October 2025) for the levy.
describe('Niger', () => {
  //   CNSS 2,625; rest 47,375; less 13 % = 41,216.25, down to 41,000
  //   1 % of 25,000 250; 2 % of 16,000 320; ITS      570
  //   levy 1 % of (50,000 - 2,625 - 570)             468.05
  //                                                1,038.05
  test('50,000 a month in November 2026', async () => {
    expect(await income('NE', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_038,
      pension: 2_625,
      net_amount: 46_337,
      taxable_amount: 41_000,
    });
  });

  //   CNSS 10,500; rest 189,500; less 13 % = 164,865, down to 164,000
  //   250 + 2 % of 25,000 (500) + 6 % of 50,000 (3,000) + 13 % of 50,000 (6,500) + 25 % of 14,000 (3,500) = 13,750
  //   levy 1 % of (200,000 - 10,500 - 13,750)      1,757.50
  //                                               15,507.50, half up 15,508
  //   employer 12,500 + 16,800 + 3,500 + 1,000 + 6,000 = 39,800
  test('200,000 a month', async () => {
    expect(await income('NE', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 15_508,
      pension: 10_500,
      net_amount: 173_992,
      taxable_amount: 164_000,
      employer_cost: 239_800,
    });
  });

  //   CNSS 5.25 % of the ceiling 500,000          26,250; rest 1,973,750; less 13 % = 1,717,162.50, down to 1,717,000
  //   to 1,000,000: 250 + 500 + 3,000 + 6,500 + 25 % of 150,000 (37,500) + 30 % of 100,000 (30,000) + 32 % of 300,000
  // (96,000) + 34 % of 300,000 (102,000) = 275,750
  //   35 % of 717,000                            250,950; ITS 526,700
  //   levy 1 % of (2,000,000 - 26,250 - 526,700)  14,470.50
  //                                              541,170.50, half up 541,171
  test('2,000,000 a month, above the ceiling and in the top band', async () => {
    expect(await income('NE', 2_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 541_171,
      pension: 26_250,
      net_amount: 1_432_579,
      taxable_amount: 1_717_000,
      employer_cost: 2_144_500,
    });
  });

  //   12 x 15,507.50 = 186,090; CNSS 126,000
  test('2,400,000 a year', async () => {
    expect(await income('NE', 2_400_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 186_090,
      pension: 126_000,
      net_amount: 2_087_910,
    });
  });

  //   two dependants: 164,865 less 10 % = 148,378.50, down to 148,000
  //   250 + 500 + 3,000 + 13 % of 48,000 (6,240) = 9,990; levy 1 % of (200,000 - 10,500 - 9,990) = 1,795.10; together
  // 11,785.10
  test('200,000 a month with two dependants', async () => {
    expect(await income('NE', 200_000, { pay_date: '2026-11-20', dependants: 2 })).toMatchObject({
      tax_amount: 11_785,
      net_amount: 177_715,
      taxable_amount: 148_000,
    });
  });

  //   without the levy: ITS 13,750; on 29 October 2025 the old rule, on 30 October the new one
  test('the levy began on 30 October 2025', async () => {
    expect(await income('NE', 200_000, { pay_date: '2025-10-29' })).toMatchObject({
      tax_amount: 13_750,
      pension: 10_500,
      net_amount: 175_750,
      employer_cost: 239_800,
    });
    expect(await income('NE', 200_000, { pay_date: '2025-10-30' })).toMatchObject({
      tax_amount: 15_508,
      pension: 10_500,
      net_amount: 173_992,
    });
  });

  test('corporate tax at 30 %', async () => {
    expect(await tax('corporate', 'NE', 10_000_000, {})).toMatchObject({ tax_amount: 3_000_000 });
  });

  // Dividends 10 %, interest 20 %, services of non-residents 16 % (Healy Consultants, 2024).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'NE', 1_000_000, { payment_type: 'interest', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 200_000 });
    expect(
      await tax('withholding', 'NE', 1_000_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 160_000 });
  });

  // Article 226 of the tax code: 19 %.
  test('VAT at 19 %', async () => {
    expect(await vat('NE', 10_000, 'add')).toMatchObject({ vat_rate: 19, vat_amount: 1_900, gross_amount: 11_900 });
  });
});
