import { income, tax, vat } from '../support/law';

// Sierra Leone. Monthly bands: 0 % to 600, 15 % to 1,200, 20 % to 1,800, 25 % to 2,400, 30 % above. NASSIT 5 % of basic
// pay (employer 10 %), deducted first; the first 500 a month of allowances is not taxed.
// Sources: "Sierra Leone | 2026 Finance Act" (PaySpace, 7 January 2026: bands and NASSIT unchanged from 2025); "Sierra
// Leone PAYE Calculator" (AfroTools, April 2026);
// "Sierra Leone Tax Guide" (Salonetaxcalculator); "Payroll tax in Sierra Leone" (Pebl).
describe('Sierra Leone', () => {
  // NASSIT 30, taxable 570: inside the band at 0 %.
  test('600 a month', async () => {
    expect(await income('SL', 600, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 30,
      net_amount: 570,
      taxable_amount: 570,
    });
  });

  // NASSIT 35, taxable 665; 15 % of 65 = 9.75.
  test('700 a month', async () => {
    expect(await income('SL', 700, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 9.75,
      pension: 35,
      net_amount: 655.25,
      taxable_amount: 665,
    });
  });

  //   NASSIT 5 %               250
  //   taxable                4,750
  //   15 % of 600               90
  //   20 % of 600              120
  //   25 % of 600              150
  //   30 % of 2,350            705
  //                          1,065
  //   employer 10 %            500
  test('5,000 a month', async () => {
    expect(await income('SL', 5_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_065,
      pension: 250,
      net_amount: 3_685,
      taxable_amount: 4_750,
      employer_cost: 5_500,
    });
  });

  test('60,000 a year is twelve times that', async () => {
    expect(await income('SL', 60_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 12_780,
      pension: 3_000,
      net_amount: 44_220,
      employer_cost: 66_000,
    });
  });

  //   basic 4,000, allowances 1,000 of which 500 is exempt
  //   NASSIT 5 % of 4,000      200
  //   taxable 5,000 - 200 - 500 = 4,300
  //   90 + 120 + 150 + 30 % of 1,900 (570) = 930
  test('5,000 a month of which 80 % is basic pay', async () => {
    expect(await income('SL', 5_000, { pay_date: '2026-11-20', basic: 0.8 })).toMatchObject({
      tax_amount: 930,
      pension: 200,
      net_amount: 3_870,
      taxable_amount: 4_300,
    });
  });

  //   basic 4,750, allowances 250, all exempt
  //   NASSIT 5 % of 4,750      237.50
  //   taxable                4,512.50
  //   360 + 30 % of 2,112.50 (633.75) = 993.75
  test('allowances below the exempt 500', async () => {
    expect(await income('SL', 5_000, { pay_date: '2026-11-20', basic: 0.95 })).toMatchObject({
      tax_amount: 993.75,
      pension: 237.5,
      net_amount: 3_768.75,
      taxable_amount: 4_512.5,
    });
  });

  // NASSIT 2,500, taxable 47,500; 360 + 30 % of 45,100 (13,530) = 13,890.
  test('50,000 a month', async () => {
    expect(await income('SL', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 13_890,
      pension: 2_500,
      net_amount: 33_610,
    });
  });

  // 30 % from 2026 (Orbitax, 27 November 2025); the higher of that and the minimum alternate tax, 2 % of turnover
  // (Orbitax, 13 February 2024; The Calabash, 31 January 2026).
  //   profit 1,000,000 and turnover 50,000,000: 2 % = 1,000,000, more than 300,000
  test('corporate tax', async () => {
    expect(await tax('corporate', 'SL', 1_000_000, {})).toMatchObject({ tax_amount: 300_000 });
    expect(await tax('corporate', 'SL', 1_000_000, { turnover: 10_000_000 })).toMatchObject({ tax_amount: 300_000 });
    expect(await tax('corporate', 'SL', 1_000_000, { turnover: 50_000_000 })).toMatchObject({ tax_amount: 1_000_000 });
  });

  // Finance Act 2026: management and professional fees of non-residents 20 %; of residents 15 % (Finance Act 2024).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'SL', 100_000, { payment_type: 'management_fees', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 20_000 });
    expect(await tax('withholding', 'SL', 100_000, { payment_type: 'services', residency: 'resident' })).toMatchObject({
      tax_amount: 15_000,
    });
  });

  // 25 % above the first 3,600 (Sierra Leone Tax Guide): 25 % of 100,000.
  test('capital gains', async () => {
    expect(await tax('capital_gains', 'SL', 103_600, { taxpayer: 'individual' })).toMatchObject({ tax_amount: 25_000 });
  });

  test('GST 15 %', async () => {
    expect(await vat('SL', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('SL', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
