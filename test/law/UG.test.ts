import { income, tax, vat } from '../support/law';

// Uganda. PAYE on gross; NSSF 5 % (employer 10 %), no ceiling, not deductible. Bands by month from 1 July 2026: 0 % to
// 335,000; 20 % to 410,000; 25 % to 485,000;
// 30 % to 10,000,000; 40 % above. Before: 0 % to 235,000; 10 % to 335,000; 20 % to 410,000; 30 % to 10,000,000; 40 %
// above. Whole shillings.
//   "Selah Rules Engine specification, Uganda FY 2026/27" (11 July 2026); "UNG-TAX 2026" (6 September 2026, citing the
// KAA tax alert of 24 August 2026);
//   "Uganda income taxation 2025" (SunPro Systems, 1 January 2025); "URA now goes after secondary earnings" (Daily
// Monitor, 13 October 2022).
// Local Service Tax is left out, with a notice.
describe('Uganda', () => {
  //   at 335,000: the whole zero band, nothing; NSSF 16,750; net 318,250
  //   at 336,000: 20 % of 1,000 = 200; NSSF 16,800; net 319,000
  test('at the end of the zero band and above it', async () => {
    expect(await income('UG', 335_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 16_750,
      net_amount: 318_250,
    });
    expect(await income('UG', 336_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 200,
      pension: 16_800,
      net_amount: 319_000,
    });
  });

  //   20 % of 75,000 = 15,000; 25 % of 75,000 = 18,750; 30 % of 2,777 = 833.10; sum 34,583.10     34,583
  //   NSSF 5 % of 487,777 = 24,388.85                                                            24,389
  //   net 487,777 - 34,583 - 24,389                                                             428,805
  test('487,777 a month: whole shillings, half up', async () => {
    expect(await income('UG', 487_777, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 34_583,
      pension: 24_389,
      net_amount: 428_805,
    });
  });

  // Published: 500,000 gives 436,750 net ("Uganda PAYE page test", AfroTools, 1 July 2026): 15,000 + 18,750 + 30 % of
  // 15,000 = 38,250; NSSF 25,000.
  test('500,000 a month, as published', async () => {
    expect(await income('UG', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 38_250,
      pension: 25_000,
      net_amount: 436_750,
      taxable_amount: 500_000,
    });
  });

  // Published: 33,750 + 30 % of (900,000 - 485,000 = 415,000) = 158,250; NSSF 45,000; net 696,750 ("Payroll feature
  // test (900,000)", 1 July 2026).
  // Employer: 10 % = 90,000; cost 990,000.
  test('900,000 a month, as published', async () => {
    expect(await income('UG', 900_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 158_250,
      pension: 45_000,
      net_amount: 696_750,
      employer_cost: 990_000,
    });
  });

  // The month above times 12.
  test('10,800,000 a year', async () => {
    expect(await income('UG', 10_800_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_899_000,
      pension: 540_000,
      net_amount: 8_361_000,
    });
  });

  //   15,000 + 18,750                                   33,750
  //   30 % of 9,515,000                              2,854,500
  //   40 % of 2,000,000                                800,000
  //                                                  3,688,250
  //   NSSF 600,000; net 12,000,000 - 4,288,250       7,711,750
  test('12,000,000 a month: the top band', async () => {
    expect(await income('UG', 12_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_688_250,
      pension: 600_000,
      net_amount: 7_711_750,
    });
  });

  //   June 2026: 10 % of 100,000 = 10,000; 20 % of 75,000 = 15,000; 30 % of 490,000 = 147,000      172,000
  //   NSSF 45,000; net 683,000
  test('900,000 in June 2026: the bands of 2012', async () => {
    expect(await income('UG', 900_000, { pay_date: '2026-06-20' })).toMatchObject({
      tax_amount: 172_000,
      pension: 45_000,
      net_amount: 683_000,
    });
  });

  // 30 %. Presumptive tax to a turnover of 150 million with records: 360,000 + 0.7 % of the excess over 80 million; at
  // 100 million 360,000 + 140,000 = 500,000.
  //   "Selah Rules Engine specification, Uganda FY 2026/27" (11 July 2026).
  test('corporate tax of 30 %, and presumptive tax on a small turnover', async () => {
    expect(await tax('corporate', 'UG', 10_000_000, { turnover: 400_000_000 })).toMatchObject({
      tax_amount: 3_000_000,
    });
    expect(await tax('corporate', 'UG', 10_000_000, { turnover: 100_000_000 })).toMatchObject({ tax_amount: 500_000 });
  });

  // Services 6 % to residents, dividends 15 % to non-residents: the same source.
  test('withholding on services and dividends', async () => {
    expect(
      await tax('withholding', 'UG', 1_000_000, { payment_type: 'services', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 60_000 });
    expect(
      await tax('withholding', 'UG', 1_000_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 150_000 });
  });

  // 18 %: "Uganda VAT guide" (OpenAccountants, 12 April 2026).
  test('VAT of 18 %', async () => {
    expect(await vat('UG', 10_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 1_800, gross_amount: 11_800 });
  });
});
