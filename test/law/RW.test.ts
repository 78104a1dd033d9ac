import { income, tax, vat } from '../support/law';

// Rwanda. PAYE on gross, by month since November 2023: 0 % to 60,000; 10 % to 100,000; 20 % to 200,000; 30 % above.
// Then pension 6 % (3 % to 2024; 7 % from 2027),
// maternity 0.3 %, and from 2025 health insurance (CBHI) 0.5 % of gross - PAYE - pension - maternity, unrounded. Whole
// francs.
//   "Rwanda: Individual - Sample personal income tax calculation" (PwC, 28 July 2025 and 28 February 2024);
//   "Umusanzu wo guteganyiriza izabukuru" (Rwanda Revenue Authority, 1 January 2025);
//   "Rwanda gazettes Presidential Order revising contributions to compulsory pension scheme" (EY, 17 January 2025);
// "Rwanda: Pension Reforms" (PaySpace).
// Employer: pension as the employee, occupational hazards 2 %, maternity 0.3 %.
describe('Rwanda', () => {
  //   PAYE none; pension 3,000; maternity 150; CBHI 0.5 % of 46,850 = 234.25, rounded 234; sum 3,384; net 46,616
  test('50,000 a month: no PAYE', async () => {
    expect(await income('RW', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 3_384,
      net_amount: 46_616,
      taxable_amount: 50_000,
    });
  });

  //   at 60,000: PAYE none; 3,600 + 180; CBHI 0.5 % of 56,220 = 281.10, rounded 281; sum 4,061; net 55,939
  //   at 61,000: PAYE 10 % of 1,000 = 100; 3,660 + 183; CBHI 0.5 % of 57,057 = 285.285, rounded 285; sum 4,128; net
  // 56,772
  test('at the end of the zero band and above it', async () => {
    expect(await income('RW', 60_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 4_061,
      net_amount: 55_939,
    });
    expect(await income('RW', 61_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 100,
      pension: 4_128,
      net_amount: 56_772,
    });
  });

  //   PAYE 10 % of 40,000 + 20 % of 100,000 + 30 % of 300,000 = 4,000 + 20,000 + 90,000     114,000
  //   pension 6 %                                                                           30,000
  //   maternity 0.3 %                                                                        1,500
  //   CBHI 0.5 % of (500,000 - 114,000 - 30,000 - 1,500 = 354,500) = 1,772.50, half up        1,773
  //   contributions                                                                         33,273
  //   net 500,000 - 114,000 - 33,273                                                       352,727
  //   employer: 30,000 + 10,000 + 1,500 = 41,500; cost                                     541,500
  test('500,000 a month', async () => {
    expect(await income('RW', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 114_000,
      pension: 33_273,
      net_amount: 352_727,
      taxable_amount: 500_000,
      employer_cost: 541_500,
    });
  });

  // Published by PwC (28 July 2025): 4,953,000 gives PAYE 1,449,900 = 4,000 + 20,000 + 30 % of 4,753,000.
  //   pension 297,180; maternity 14,859; CBHI 0.5 % of 3,191,061 = 15,955.305, rounded 15,955; sum 327,994; net
  // 3,175,106
  test('4,953,000 a month: the PAYE that PwC publishes', async () => {
    expect(await income('RW', 4_953_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_449_900,
      pension: 327_994,
      net_amount: 3_175_106,
    });
  });

  // Twelve months of 500,000, rounded at the end: PAYE 1,368,000; pension 360,000; maternity 18,000; CBHI 12 x 1,772.50
  // = 21,270; sum 399,270; net 4,232,730.
  test('6,000,000 a year', async () => {
    expect(await income('RW', 6_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_368_000,
      pension: 399_270,
      net_amount: 4_232_730,
    });
  });

  // June 2024: pension 3 % = 15,000; maternity 1,500; no CBHI recorded; net 500,000 - 114,000 - 16,500 = 369,500;
  // employer 15,000 + 10,000 + 1,500.
  test('500,000 in June 2024: pension of 3 %', async () => {
    expect(await income('RW', 500_000, { pay_date: '2024-06-20' })).toMatchObject({
      tax_amount: 114_000,
      pension: 16_500,
      net_amount: 369_500,
      employer_cost: 526_500,
    });
  });

  // March 2027: pension 7 % = 35,000; maternity 1,500; CBHI 0.5 % of 349,500 = 1,747.50, half up 1,748; sum 38,248; net
  // 347,752; employer 35,000 + 10,000 + 1,500.
  test('500,000 in March 2027: the enacted pension of 7 %', async () => {
    expect(await income('RW', 500_000, { pay_date: '2027-03-31' })).toMatchObject({
      tax_amount: 114_000,
      pension: 38_248,
      net_amount: 347_752,
      employer_cost: 546_500,
    });
  });

  // 28 % ("Rwanda income tax", OpenAccountants); 3 % of turnover from 12 to 20 million ("Rwanda corporate summary",
  // PwC, 20 July 2022): 3 % of 15,000,000.
  test('corporate tax of 28 %, and 3 % of a small turnover', async () => {
    expect(await tax('corporate', 'RW', 10_000_000, {})).toMatchObject({ tax_amount: 2_800_000 });
    expect(await tax('corporate', 'RW', 5_000_000, { turnover: 15_000_000 })).toMatchObject({ tax_amount: 450_000 });
  });

  // 15 %: "Rwanda: Corporate - Withholding taxes" (PwC, 20 July 2024).
  test('withholding of 15 %', async () => {
    expect(
      await tax('withholding', 'RW', 1_000_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 150_000, net_amount: 850_000 });
  });

  // 10 % from 1 January 2026, 5 % before: "Rwanda introduces numerous tax changes" (EY, 16 June 2025).
  test('capital gains of 10 %, and 5 % before 2026', async () => {
    expect(await tax('capital_gains', 'RW', 1_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 100_000,
    });
    expect(await tax('capital_gains', 'RW', 1_000_000, { pay_date: '2025-06-30' })).toMatchObject({
      tax_amount: 50_000,
    });
  });

  // 18 %: "Rwanda VAT guide" (OpenAccountants, 12 April 2026).
  test('VAT of 18 %', async () => {
    expect(await vat('RW', 10_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 1_800, gross_amount: 11_800 });
  });
});
