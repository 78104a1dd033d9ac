import { income, tax } from '../support/law';

// South Sudan. One rate on the whole monthly income: 0 % to 20,000, 5 % to 40,000, 10 % to 57,000, 15 % to 90,000, 20 %
// above.
// National Social Insurance Fund: employee 8 %, employer 17 % of gross; of the employee's share at most 5 % of gross is
// taken off taxable income.
// Sources: "South Sudan enacts Financial Act 2023/2024" (EY, 17 January 2024); "South Sudan: Tax measures in Financial
// Act 2024 / 2025" (KPMG, 22 January 2025);
// "South Sudan enacts Financial Act 2021 - 2022" (EY, 29 July 2022: 5 % limit, 6,000 taxed wholly at 10 %); AfroTools
// (22 July 2026: 8 % and 17 %).
describe('South Sudan', () => {
  //   NSIF 8 % of 15,000                         1,200.00
  //   taxable 15,000 - 5 % of 15,000 =          14,250.00   band to 20,000: 0 %
  //   net 15,000 - 1,200 =                      13,800.00
  test('15,000 a month in November 2026: below the first limit', async () => {
    expect(await income('SS', 15_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 1_200,
      net_amount: 13_800,
      taxable_amount: 14_250,
    });
  });
  //   NSIF 8 % of 50,000                         4,000.00
  //   taxable 95 % of 50,000 =                  47,500.00   band to 57,000: 10 % of the whole
  //   tax                                        4,750.00
  //   net 50,000 - 4,000 - 4,750 =              41,250.00
  //   employer: 50,000 + 17 % (8,500) =         58,500.00
  test('50,000 a month in November 2026', async () => {
    expect(await income('SS', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 4_750,
      pension: 4_000,
      net_amount: 41_250,
      taxable_amount: 47_500,
      employer_cost: 58_500,
    });
  });
  //   NSIF 8 % of 200,000                       16,000.00
  //   taxable 190,000, above 90,000: 20 %       38,000.00
  //   net 200,000 - 16,000 - 38,000 =          146,000.00
  test('200,000 a month in November 2026: top rate', async () => {
    expect(await income('SS', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 38_000,
      pension: 16_000,
      net_amount: 146_000,
      taxable_amount: 190_000,
    });
  });
  // The cliff at a taxable income of 20,000 (gross 20,000 / 0.95 = 21,052.63...):
  //   21,052.63 x 95 % = 19,999.9985             0 %, tax 0
  //   NSIF 8 % = 1,684.2104                      1,684.21; net 19,368.42
  //   21,052.64 x 95 % = 20,000.0080             5 % of the whole = 1,000.0004, rounded 1,000.00
  //   NSIF 8 % = 1,684.2112                      1,684.21; net 18,368.43
  test('one piastre above the exempt limit costs 1,000', async () => {
    expect(await income('SS', 21_052.63, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 1_684.21,
      net_amount: 19_368.42,
    });
    expect(await income('SS', 21_052.64, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_000,
      pension: 1_684.21,
      net_amount: 18_368.43,
    });
  });
  //   600,000 a year = 12 x 50,000: tax 12 x 4,750 = 57,000; NSIF 12 x 4,000 = 48,000; net 495,000
  test('600,000 a year', async () => {
    expect(await income('SS', 600_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 57_000,
      pension: 48_000,
      net_amount: 495_000,
      employer_cost: 702_000,
    });
  });
  // Financial Act 2021/22 (EY, 29 July 2022, from the authority's circular): 0 % to 2,000, 5 % to 5,000, 10 % to
  // 10,000, 15 % to 15,000, 20 % above, on the whole income.
  //   6,000: 10 % of the whole =                   600.00 (the circular's own example)
  //   10,000, on the limit, lower band: 10 % =   1,000.00
  //   10,001: 15 % of the whole =                1,500.15
  test('the scale of 2021/22', async () => {
    const data = await income('SS', 6_000, { pay_date: '2022-09-15' });
    expect(data).toMatchObject({ tax_amount: 600, net_amount: 5_400 });
    expect(data.pension).toBeUndefined();
    expect(await income('SS', 10_000, { pay_date: '2022-09-15' })).toMatchObject({
      tax_amount: 1_000,
      net_amount: 9_000,
    });
    expect(await income('SS', 10_001, { pay_date: '2022-09-15' })).toMatchObject({
      tax_amount: 1_500.15,
      net_amount: 8_500.85,
    });
  });
  //   Business profit tax 30 % (EY, 29 July 2022; KPMG, 22 January 2025): 30 % of 1,000,000 = 300,000
  test('business profit tax', async () => {
    expect(await tax('corporate', 'SS', 1_000_000, {})).toMatchObject({ tax_amount: 300_000 });
  });
  //   Government contractors: 15 % resident, 20 % non-resident since 2 December 2024 ("South Sudan enacts Financial Act
  // 2024/2025", EY, 16 December 2024)
  test('withholding on contracts', async () => {
    expect(await tax('withholding', 'SS', 100_000, { payment_type: 'contracts', residency: 'resident' })).toMatchObject(
      { tax_amount: 15_000 },
    );
    expect(
      await tax('withholding', 'SS', 100_000, { payment_type: 'contracts', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 20_000 });
  });
});
