import { income, tax, vat } from '../support/law';

// Burundi. INSS 4 % of pay to 450,000 a month is deducted first. Scale of the law of 24 January 2013 by year: 0 % to
// 1,800,000; 20 % to 3,600,000; 30 % above
// (150,000 and 300,000 a month). Whole francs.
//   "Burundi PAYE page" (AfroTools, 2 August 2026, citing OBR and INSS); "Burundi: 2022 Tax Year Changes" (PaySpace, 1
// January 2022); Fiscal Guide 2017/2018 (KPMG).
// Employer: INSS 6 % of pay to 450,000, occupational risks 3 % of pay to 80,000.
describe('Burundi', () => {
  // INSS 4,800; taxable 115,200, inside the zero band; net 115,200.
  test('120,000 a month: no tax', async () => {
    expect(await income('BI', 120_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 4_800,
      net_amount: 115_200,
      taxable_amount: 115_200,
    });
  });

  //   at 156,250: INSS 6,250; taxable exactly 150,000: nothing; net 150,000
  //   at 160,000: INSS 6,400; taxable 153,600; 20 % of 3,600 = 720; net 152,880
  test('at the end of the zero band and above it', async () => {
    expect(await income('BI', 156_250, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 6_250,
      net_amount: 150_000,
      taxable_amount: 150_000,
    });
    expect(await income('BI', 160_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 720,
      pension: 6_400,
      net_amount: 152_880,
      taxable_amount: 153_600,
    });
  });

  //   INSS 13,333.32, rounded                                       13,333
  //   taxable, unrounded, 319,999.68; 20 % of 150,000 = 30,000
  //   30 % of 19,999.68 = 5,999.904; sum 35,999.904, rounded        36,000
  //   net 333,333 - 36,000 - 13,333                                284,000
  test('333,333 a month: whole francs', async () => {
    expect(await income('BI', 333_333, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 36_000,
      pension: 13_333,
      net_amount: 284_000,
    });
  });

  // Published by AfroTools (2 August 2026): pension 18,000, PAYE 84,600, net 397,400, employer cost 529,400.
  //   taxable 482,000; 20 % of 150,000 = 30,000; 30 % of 182,000 = 54,600
  //   employer: 6 % of 450,000 = 27,000; 3 % of 80,000 = 2,400
  test('500,000 a month, as published: above the INSS ceiling', async () => {
    expect(await income('BI', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 84_600,
      pension: 18_000,
      net_amount: 397_400,
      taxable_amount: 482_000,
      employer_cost: 529_400,
    });
  });

  //   INSS 18,000; taxable 2,982,000; 30,000 + 30 % of 2,682,000 = 804,600     834,600
  //   net 3,000,000 - 834,600 - 18,000                                       2,147,400
  test('3,000,000 a month', async () => {
    expect(await income('BI', 3_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 834_600,
      pension: 18_000,
      net_amount: 2_147_400,
      employer_cost: 3_029_400,
    });
  });

  //   INSS 216,000; taxable 5,784,000; 20 % of 1,800,000 = 360,000; 30 % of 2,184,000 = 655,200     1,015,200; net
  // 4,768,800
  test('6,000,000 a year', async () => {
    expect(await income('BI', 6_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_015_200,
      pension: 216_000,
      net_amount: 4_768_800,
    });
  });

  // 30 %, at least 1 % of turnover: "Burundi: employer and employee tax" (Rivermate, 1 February 2025). 1 % of
  // 100,000,000 is above 30 % of 1,000,000.
  test('corporate tax of 30 %, at least 1 % of turnover', async () => {
    expect(await tax('corporate', 'BI', 1_000_000, {})).toMatchObject({ tax_amount: 300_000 });
    expect(await tax('corporate', 'BI', 1_000_000, { turnover: 100_000_000 })).toMatchObject({ tax_amount: 1_000_000 });
  });

  // 15 %: Burundi Fiscal Guide 2017/2018 (KPMG).
  test('withholding on dividends', async () => {
    expect(
      await tax('withholding', 'BI', 1_000_000, { payment_type: 'dividends', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 150_000 });
  });

  // 15 % on commercial immovable property; gains of companies with profit, at 30 %: the same guide.
  test('capital gains', async () => {
    expect(await tax('capital_gains', 'BI', 1_000_000, { taxpayer: 'individual' })).toMatchObject({
      tax_amount: 150_000,
    });
    expect(await tax('capital_gains', 'BI', 1_000_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 300_000 });
  });

  // 18 %, and 10 % on listed food: AfroTools VAT data (23 July 2026); "Burundi: employer and employee tax" (Rivermate,
  // 1 February 2025).
  test('VAT of 18 %, and 10 % on listed food', async () => {
    expect(await vat('BI', 10_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 1_800, gross_amount: 11_800 });
    expect(await vat('BI', 10_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 10,
      vat_amount: 1_000,
      gross_amount: 11_000,
    });
  });
});
