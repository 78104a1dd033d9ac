import { income, tax, vat } from '../support/law';

// Kenya. Bands by month, Finance Act 2023: 10 % to 24,000; 25 % to 32,333; 30 % to 500,000; 32.5 % to 800,000; 35 %
// above; personal relief 2,400.
//   "Kenya PAYE, SHIF & NSSF Rates Guide for 2026" (calculator.co.ke, 1 January 2026); "Changes to personal income tax:
// Finance Act 2023" (PwC, 26 June 2023).
// NSSF 6 % of pay to 108,000 from February 2026, to 72,000 from February 2025, to 36,000 before.
//   "NSSF raises monthly deductions: 2026 Year 4 rates in full" (Hivi Leo, 12 February 2026); "NSSF Act fourth phase"
// (The Sharp Daily, 1 February 2026).
// SHIF 2.75 %, at least 300; housing levy 1.5 %; all three deducted before tax since December 2024.
//   Notice of the Kenya Revenue Authority (The Kenya Times, 19 December 2024).
// Employer: NSSF as the employee, housing levy 1.5 %, NITA 50. "Payroll test, February 2026, KES 100,000".
describe('Kenya', () => {
  //   NSSF 6 % of 8,000                            480.00
  //   SHIF 2.75 % is 220.00, raised to             300.00
  //   housing levy 1.5 %                           120.00
  //   taxable 8,000 - 900                        7,100.00
  //   10 % of 7,100 = 710.00 less relief 2,400       0.00
  //   net 8,000 - 900                            7,100.00
  test('8,000 a month: the minimum of SHIF, and relief above the tax', async () => {
    expect(await income('KE', 8_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 900,
      net_amount: 7_100,
      taxable_amount: 7_100,
    });
  });

  //   NSSF 6 % of 85,000                         5,100.00
  //   SHIF 2.75 %                                2,337.50
  //   housing levy 1.5 %                         1,275.00
  //   taxable 85,000 - 8,712.50                 76,287.50
  //   10 % of 24,000                             2,400.00
  //   25 % of 8,333                              2,083.25
  //   30 % of (76,287.50 - 32,333 = 43,954.50)  13,186.35
  //   less personal relief                      -2,400.00
  //                                             15,269.60
  //   net 85,000 - 15,269.60 - 8,712.50         61,017.90
  //   employer: NSSF 5,100 + levy 1,275 + NITA 50 = 6,425; cost 91,425.00
  test('85,000 a month', async () => {
    expect(await income('KE', 85_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 15_269.6,
      pension: 8_712.5,
      net_amount: 61_017.9,
      taxable_amount: 76_287.5,
      employer_cost: 91_425,
    });
  });

  // The month above times 12: tax 183,235.20; contributions 104,550.00; net 1,020,000 - 287,785.20 = 732,214.80.
  test('1,020,000 a year is twelve months of 85,000', async () => {
    expect(await income('KE', 1_020_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 183_235.2,
      pension: 104_550,
      net_amount: 732_214.8,
    });
  });

  //   at 108,000: NSSF 6 % = 6,480; SHIF 2,970; levy 1,620; sum 11,070; taxable 96,930
  //   4,483.25 + 30 % of (96,930 - 32,333 = 64,597) = 19,379.10; less 2,400         21,462.35
  //   at 109,000: NSSF stays 6,480; SHIF 2,997.50; levy 1,635; sum 11,112.50; taxable 97,887.50
  //   4,483.25 + 30 % of (97,887.50 - 32,333 = 65,554.50) = 19,666.35; less 2,400   21,749.60
  test('at the NSSF ceiling of 108,000 and above it', async () => {
    expect(await income('KE', 108_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 21_462.35,
      pension: 11_070,
      net_amount: 75_467.65,
    });
    expect(await income('KE', 109_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 21_749.6,
      pension: 11_112.5,
      net_amount: 76_137.9,
    });
  });

  //   NSSF 6,480; SHIF 41,250; levy 22,500          70,230.00
  //   taxable                                    1,429,770.00
  //   10 % of 24,000 + 25 % of 8,333                 4,483.25
  //   30 % of 467,667                              140,300.10
  //   32.5 % of 300,000                             97,500.00
  //   35 % of 629,770                              220,419.50
  //   less personal relief                          -2,400.00
  //                                                460,302.85
  //   net 1,500,000 - 460,302.85 - 70,230          969,467.15
  //   employer: 6,480 + 22,500 + 50; cost        1,529,030.00
  test('1,500,000 a month: above every band', async () => {
    expect(await income('KE', 1_500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 460_302.85,
      pension: 70_230,
      net_amount: 969_467.15,
      taxable_amount: 1_429_770,
      employer_cost: 1_529_030,
    });
  });

  //   June 2025: NSSF 6 % of 72,000 = 4,320; SHIF 2,750; levy 1,500; sum 8,570; taxable 91,430
  //   4,483.25 + 30 % of (91,430 - 32,333 = 59,097) = 17,729.10; less 2,400   19,812.35; net 71,617.65
  test('100,000 in June 2025: NSSF of Year 3', async () => {
    expect(await income('KE', 100_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 19_812.35,
      pension: 8_570,
      net_amount: 71_617.65,
    });
  });

  //   January 2025: NSSF 6 % of 36,000 = 2,160; SHIF 2,750; levy 1,500; sum 6,410; taxable 93,590
  //   4,483.25 + 30 % of (93,590 - 32,333 = 61,257) = 18,377.10; less 2,400   20,460.35; net 73,129.65
  test('100,000 in January 2025: NSSF of Year 2', async () => {
    expect(await income('KE', 100_000, { pay_date: '2025-01-20' })).toMatchObject({
      tax_amount: 20_460.35,
      pension: 6_410,
      net_amount: 73_129.65,
    });
  });

  // 30 %: "Kenya: Corporate - Branch income" (PwC, 29 August 2024).
  test('corporate tax of 30 %', async () => {
    expect(await tax('corporate', 'KE', 1_000_000, {})).toMatchObject({ tax_amount: 300_000 });
  });

  // Dividends 5 % to residents, royalties 20 % to non-residents: "Withholding tax summary: Kenya" (Quartet & Co, 26
  // February 2025).
  test('withholding on dividends and royalties', async () => {
    expect(await tax('withholding', 'KE', 100_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject(
      { tax_amount: 5_000, net_amount: 95_000 },
    );
    expect(
      await tax('withholding', 'KE', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 20_000 });
  });

  // 15 % of the net gain: "Kenya Finance Act 2026: what property owners actually need to know" (25 July 2026).
  test('capital gains of 15 %', async () => {
    expect(await tax('capital_gains', 'KE', 200_000, {})).toMatchObject({ tax_amount: 30_000 });
  });

  // 16 %, exports zero-rated: "Kenya VAT guide" (OpenAccountants, 22 April 2026).
  test('VAT of 16 %, and none on exports', async () => {
    expect(await vat('KE', 1_000, 'add')).toMatchObject({ vat_rate: 16, vat_amount: 160, gross_amount: 1_160 });
    expect(await vat('KE', 1_000, 'add', { category: 'export' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
