import { income, tax, vat } from '../support/law';

// Zimbabwe. Two monthly tables by currency of the pay, taxed after the employee's NSSA, plus the AIDS levy of 3 % of
// the tax after credits.
// USD: 0 % to 100; 20 % to 300; 25 % to 1,000; 30 % to 2,000; 35 % to 3,000; 40 % above (constants to subtract 20 / 35
// / 85 / 185 / 335).
// ZiG from 2025: 2,800 / 8,400 / 28,000 / 56,000 / 84,000 (constants 560 / 980 / 2,380 / 5,180 / 9,380); 5 April to
// December 2024: 1,356 / 4,068 / 13,560 / 27,120 / 40,680 (40 % less 4,542.60).
// NSSA 4.5 % of basic pay from employee and employer, to USD 700 a month since 1 June 2024, before it to ZiG 5,010.83;
// ZIMDEF 1 % of gross from the employer. Elderly credit USD 900 a year from 55.
// Sources: PAYE foreign currency tax tables January to December 2024 and PAYE ZiG tax tables 5 April to 31 December
// 2024 (ZIMRA); "Budget 2025" (PaySpace); PAYE calculator (MJ Consultants);
// "NSSA ceiling increase: June 2024" (PaySpace); News flash July 2024 (CRS Technologies); TX-ZWE rates (ACCA 2024);
// "Tax credits" (ZIMRA).
describe('Zimbabwe, pay in US dollars', () => {
  //   NSSA 4.5 % of 90                            4.05
  //   taxable 85.95, below 100: no tax
  test('USD 90 a month: no tax', async () => {
    expect(await income('ZW', 90, { pay_date: '2026-11-20', currency: 'USD' })).toMatchObject({
      tax_amount: 0,
      pension: 4.05,
      net_amount: 85.95,
      currency: 'USD',
    });
  });

  //   700: NSSA 31.50; taxable 668.50; 25 % - 35 = 132.125; with the levy 136.08875
  //   710: NSSA stays 31.50; taxable 678.50; 25 % - 35 = 134.625; with the levy 138.66375
  test('at and just above the NSSA ceiling', async () => {
    expect(await income('ZW', 700, { pay_date: '2026-11-20', currency: 'USD' })).toMatchObject({
      tax_amount: 136.09,
      pension: 31.5,
      net_amount: 532.41,
    });
    expect(await income('ZW', 710, { pay_date: '2026-11-20', currency: 'USD' })).toMatchObject({
      tax_amount: 138.66,
      pension: 31.5,
      net_amount: 539.84,
    });
  });

  //   NSSA 31.50; taxable                       768.50
  //   25 % x 768.50 - 35 =                     157.125
  //   AIDS levy 3 %                            4.71375
  //                                          161.83875, rounded 161.84
  //   employer: NSSA 31.50 + ZIMDEF 8.00
  test('USD 800 a month, with the cost of the employer', async () => {
    expect(await income('ZW', 800, { pay_date: '2026-11-20', currency: 'USD' })).toMatchObject({
      tax_amount: 161.84,
      pension: 31.5,
      net_amount: 606.66,
      taxable_amount: 768.5,
      employer_cost: 839.5,
    });
  });

  //   NSSA 4.5 % of the basic 500 = 22.50; taxable 777.50; 25 % - 35 = 159.375; with the levy 164.15625
  test('USD 800 a month of which 500 are basic pay', async () => {
    expect(await income('ZW', 800, { pay_date: '2026-11-20', currency: 'USD', basic: 0.625 })).toMatchObject({
      tax_amount: 164.16,
      pension: 22.5,
      net_amount: 613.34,
    });
  });

  //   157.125 less the elderly credit of 900 / 12 = 75 leaves 82.125; with the levy 84.58875
  test('USD 800 a month at the age of 60', async () => {
    expect(await income('ZW', 800, { pay_date: '2026-11-20', currency: 'USD', age: 60 })).toMatchObject({
      tax_amount: 84.59,
      pension: 31.5,
      net_amount: 683.91,
    });
  });

  //   NSSA 31.50; taxable 4,968.50; 40 % - 335 = 1,652.40; with the levy 1,701.972
  //   employer: NSSA 31.50 + ZIMDEF 50.00
  test('USD 5,000 a month, in the top band', async () => {
    expect(await income('ZW', 5_000, { pay_date: '2026-11-20', currency: 'USD' })).toMatchObject({
      tax_amount: 1_701.97,
      pension: 31.5,
      net_amount: 3_266.53,
      employer_cost: 5_081.5,
    });
  });

  //   a twelfth is 1,000: taxable 968.50; 25 % - 35 = 207.125; with the levy 213.33875; x 12 = 2,560.065, half up
  // 2,560.07; NSSA 378
  test('USD 12,000 a year', async () => {
    expect(await income('ZW', 12_000, { period: 'annual', pay_date: '2026-11-20', currency: 'USD' })).toMatchObject({
      tax_amount: 2_560.07,
      pension: 378,
      net_amount: 9_061.93,
    });
  });

  //   NSSA 13.50; taxable 286.50; 20 % - 20 = 37.30; with the levy 38.419
  test('USD 300 a month in 2023', async () => {
    expect(await income('ZW', 300, { pay_date: '2023-06-15', currency: 'USD' })).toMatchObject({
      tax_amount: 38.42,
      pension: 13.5,
      net_amount: 248.08,
    });
  });
});

describe('Zimbabwe, pay in ZiG', () => {
  //   NSSA 4.5 % of 2,500 = 112.50; taxable 2,387.50, below 2,800: no tax
  test('ZiG 2,500 a month: no tax', async () => {
    expect(await income('ZW', 2_500, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 112.5,
      net_amount: 2_387.5,
      currency: 'ZWG',
    });
  });

  //   10,000 is below USD 700 at any rate above 14.29 ZiG for a dollar, and without a rate there is no ceiling
  //   NSSA 450; taxable 9,550
  //   20 % of 5,600 (1,120) + 25 % of 1,150 (287.50) = 1,407.50; with the levy 1,449.725, half up 1,449.73
  test('ZiG 10,000 a month', async () => {
    expect(await income('ZW', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_449.73,
      pension: 450,
      net_amount: 8_100.27,
      taxable_amount: 9_550,
    });
  });

  //   5,010.83: NSSA 225.48735, rounded 225.49
  //   taxable 4,785.34265; 20 % of 2,712 (542.40) + 25 % of 717.34265 (179.3356625) = 721.7356625; with the levy
  // 743.3877…
  test('ZiG 5,010.83 a month in May 2024, at the ceiling of that time', async () => {
    expect(await income('ZW', 5_010.83, { pay_date: '2024-05-20' })).toMatchObject({
      tax_amount: 743.39,
      pension: 225.49,
      net_amount: 4_041.95,
    });
  });

  //   NSSA stays 225.48735, rounded 225.49; taxable 99,774.51265
  //   40 % - 4,542.60 = 35,367.20506; with the levy 36,428.2212…
  //   employer: NSSA 225.49 + ZIMDEF 1,000
  test('ZiG 100,000 a month in May 2024, above every limit', async () => {
    expect(await income('ZW', 100_000, { pay_date: '2024-05-20' })).toMatchObject({
      tax_amount: 36_428.22,
      pension: 225.49,
      net_amount: 63_346.29,
      employer_cost: 101_225.49,
    });
  });
});

describe('Zimbabwe, other taxes', () => {
  //   25 % = 250,000, AIDS levy 3 % of it = 7,500 (25.75 %, Profmark, June 2025)
  test('corporate tax on 1,000,000 with the AIDS levy', async () => {
    expect(await tax('corporate', 'ZW', 1_000_000, {})).toMatchObject({ tax_amount: 257_500 });
  });

  //   royalties 15 %; interest of non-residents exempt (PwC, 20 November 2024)
  test('withholding from non-residents', async () => {
    expect(
      await tax('withholding', 'ZW', 1_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 150 });
    expect(
      await tax('withholding', 'ZW', 1_000, { payment_type: 'interest', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 0 });
  });

  //   15.5 % since 1 January 2026 (Finance Act No. 7 of 2025, The Zimbabwe Mail)
  test('VAT on 1,000', async () => {
    expect(await vat('ZW', 1_000, 'add')).toMatchObject({ vat_rate: 15.5, vat_amount: 155, gross_amount: 1_155 });
  });
});
