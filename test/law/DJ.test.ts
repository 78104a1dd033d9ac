import { income, tax, vat } from '../support/law';

// Djibouti. Pension 4 % of pay to 400,000 and health insurance 2 % of all pay are deducted first. What is left: 50,000
// or less pays nothing; else it is rounded down to 5,000
// and taxed from the first franc: 2 % to 30,000; 12 % to 50,000; 15 % to 150,000; 22 % to 300,000; 25 % to 600,000; 30
// % to 1,000,000; 35 % to 2,000,000; 45 % above. Whole francs.
//   "Djibouti Finance Law for 2022 includes new individual income tax brackets/rates" (Orbitax, 30 December 2021);
// "Djibouti PAYE (ITS) engine" (AfroTools, 22 July 2026);
//   "Calculateur du coût de l'emploi pour Djibouti" (Rivermate, 26 July 2025).
// Employer: pension 4 % of pay to 400,000, family benefits 5.5 %, health and work accidents 6.2 %.
describe('Djibouti', () => {
  // Pension 2,000; health 1,000; base 47,000: exempt; net 47,000.
  test('50,000 a month: exempt', async () => {
    expect(await income('DJ', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 3_000,
      net_amount: 47_000,
      taxable_amount: 0,
    });
  });

  //   at 53,191: pension 2,127.64, health 1,063.82; unrounded base 49,999.54: exempt
  //     rounded 2,128 + 1,064 = 3,192; net 49,999
  //   at 53,192: pension 2,127.68, health 1,063.84; unrounded base 50,000.48, above 50,000; rounded down to 50,000
  //     2 % of 30,000 = 600; 12 % of 20,000 = 2,400; tax 3,000; net 53,192 - 3,000 - 3,192 = 47,000
  test('the exemption is a cliff, tested before the base is rounded down', async () => {
    expect(await income('DJ', 53_191, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 3_192,
      net_amount: 49_999,
    });
    expect(await income('DJ', 53_192, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_000,
      pension: 3_192,
      net_amount: 47_000,
      taxable_amount: 50_000,
    });
  });

  //   pension 8,000; health 4,000; base 188,000, down to 185,000
  //   600 + 2,400 + 15 % of 100,000 = 15,000            18,000
  //   22 % of 35,000                                     7,700
  //                                                     25,700
  //   net 200,000 - 25,700 - 12,000                    162,300
  //   employer: 8,000 + 11,000 + 12,400; cost          231,400
  test('200,000 a month', async () => {
    expect(await income('DJ', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 25_700,
      pension: 12_000,
      net_amount: 162_300,
      taxable_amount: 185_000,
      employer_cost: 231_400,
    });
  });

  // Twelve months of 200,000: each twelfth is rounded down by itself.
  test('2,400,000 a year', async () => {
    expect(await income('DJ', 2_400_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 308_400,
      pension: 144_000,
      net_amount: 1_947_600,
      taxable_amount: 2_220_000,
    });
  });

  //   at 400,000: pension 16,000; health 8,000; base 376,000, down to 375,000; 51,000 + 25 % of 75,000 = 18,750
  // 69,750; net 306,250
  //   at 410,000: pension 16,000; health 8,200; base 385,800, down to 385,000; 51,000 + 25 % of 85,000 = 21,250
  // 72,250; net 313,550
  test('at the pension ceiling of 400,000 and above it', async () => {
    expect(await income('DJ', 400_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 69_750,
      pension: 24_000,
      net_amount: 306_250,
    });
    expect(await income('DJ', 410_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 72_250,
      pension: 24_200,
      net_amount: 313_550,
    });
  });

  //   pension 16,000; health 60,000; base 2,924,000, down to 2,920,000
  //   600 + 2,400 + 15,000 + 33,000 + 75,000 + 120,000 + 350,000      596,000
  //   45 % of 920,000                                                 414,000
  //                                                                 1,010,000
  //   net 3,000,000 - 1,010,000 - 76,000                            1,914,000
  //   employer: 16,000 + 165,000 + 186,000; cost                    3,367,000
  test('3,000,000 a month: the top band', async () => {
    expect(await income('DJ', 3_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_010_000,
      pension: 76_000,
      net_amount: 1_914_000,
      employer_cost: 3_367_000,
    });
  });

  // June 2021, "Djibouti personal income tax" (OpenAccountants): 2 % to 30,000; 15 % to 50,000; 18 % to 150,000; 20 %
  // to 600,000; 30 % above. Pension 8,000; base 192,000:
  //   600 + 3,000 + 18,000 + 20 % of 42,000 = 8,400      30,000; net 162,000
  test('200,000 in June 2021: the older scale', async () => {
    expect(await income('DJ', 200_000, { pay_date: '2021-06-20' })).toMatchObject({
      tax_amount: 30_000,
      pension: 8_000,
      net_amount: 162_000,
    });
  });

  // 25 %, at least 1 % of turnover and 120,000: "Djibouti tax overview" (OpenAccountants, 6 July 2026).
  //   1 % of 50,000,000 = 500,000 is above 250,000; for a turnover of 1,000,000 the floor of 120,000 is above 10,000
  // and 25,000
  test('corporate tax of 25 %, with its minimum', async () => {
    expect(await tax('corporate', 'DJ', 1_000_000, {})).toMatchObject({ tax_amount: 250_000 });
    expect(await tax('corporate', 'DJ', 1_000_000, { turnover: 50_000_000 })).toMatchObject({ tax_amount: 500_000 });
    expect(await tax('corporate', 'DJ', 100_000, { turnover: 1_000_000 })).toMatchObject({ tax_amount: 120_000 });
  });

  // 5 % on built property: "LFI 2019 : éclairages sur les mesures fiscales entrées en vigueur" (La Nation, 2 January
  // 2019).
  test('capital gains of an individual at 5 %', async () => {
    expect(await tax('capital_gains', 'DJ', 1_000_000, { taxpayer: 'individual' })).toMatchObject({
      tax_amount: 50_000,
    });
  });

  // 10 %: AfroTools source records (22 July 2026).
  test('TVA of 10 %, and none on exports', async () => {
    expect(await vat('DJ', 10_000, 'add')).toMatchObject({ vat_rate: 10, vat_amount: 1_000, gross_amount: 11_000 });
    expect(await vat('DJ', 10_000, 'add', { category: 'export' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 10_000,
    });
  });
});
