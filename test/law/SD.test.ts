import { income, tax, vat } from '../support/law';

// Sudan. Monthly bands on gross less the 8 % National Social Insurance Fund: 0 % to 10,000, 5 % to 40,000, 10 % to
// 70,000, 15 % above. Employer 17 %.
// Sources: "Sudan PAYE Calculator 2026" (AfroTools, naming the Taxation Chamber); "Taxes and Incentives" (Ministry of
// Investment of Sudan, 30 March 2016: 8 % and 17 %).
describe('Sudan', () => {
  //   NSIF 8 % of 10,000                           800.00
  //   taxable 9,200, band to 10,000                  0.00
  //   net                                        9,200.00
  test('10,000 a month in November 2026: no tax', async () => {
    expect(await income('SD', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 800,
      net_amount: 9_200,
      taxable_amount: 9_200,
    });
  });
  //   NSIF 8 % of 10,880                           870.40
  //   taxable 10,880 - 870.40 =                 10,009.60
  //   5 % of 9.60                                    0.48
  //   net 10,880 - 870.40 - 0.48 =              10,009.12
  test('10,880 a month in November 2026: just above the exempt band', async () => {
    expect(await income('SD', 10_880, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0.48,
      pension: 870.4,
      net_amount: 10_009.12,
      taxable_amount: 10_009.6,
    });
  });
  //   NSIF 8 % of 50,000                         4,000.00
  //   taxable                                   46,000.00
  //   5 % of 30,000                              1,500.00
  //   10 % of 6,000                                600.00
  //                                              2,100.00
  //   net 50,000 - 4,000 - 2,100 =              43,900.00
  //   employer: 50,000 + 17 % (8,500) =         58,500.00
  test('50,000 a month in November 2026', async () => {
    expect(await income('SD', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_100,
      pension: 4_000,
      net_amount: 43_900,
      taxable_amount: 46_000,
      employer_cost: 58_500,
    });
  });
  //   NSIF 8 % of 200,000                       16,000.00
  //   taxable                                  184,000.00
  //   5 % of 30,000 + 10 % of 30,000             4,500.00
  //   15 % of (184,000 - 70,000)                17,100.00
  //                                             21,600.00
  //   net                                      162,400.00
  test('200,000 a month in November 2026: top band', async () => {
    expect(await income('SD', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 21_600,
      pension: 16_000,
      net_amount: 162_400,
      taxable_amount: 184_000,
    });
  });
  //   600,000 a year = 12 x 50,000: tax 12 x 2,100 = 25,200; NSIF 48,000; net 526,800
  test('600,000 a year', async () => {
    expect(await income('SD', 600_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 25_200,
      pension: 48_000,
      net_amount: 526_800,
    });
  });
  //   General rate 15 % ("Corporate tax rates: Sudan", Orbitax): 15 % of 1,000,000 = 150,000
  test('company tax', async () => {
    expect(await tax('corporate', 'SD', 1_000_000, {})).toMatchObject({ tax_amount: 150_000 });
  });
  //   Royalties to non-residents 15 %, rent of residents 10 % (Ministry of Investment of Sudan, 30 March 2016);
  // dividends: none (Export Entreprises, May 2022)
  test('withholding', async () => {
    expect(
      await tax('withholding', 'SD', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 15_000 });
    expect(await tax('withholding', 'SD', 100_000, { payment_type: 'rent', residency: 'resident' })).toMatchObject({
      tax_amount: 10_000,
    });
    expect(await tax('withholding', 'SD', 100_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject(
      { tax_amount: 0 },
    );
  });
  //   17 % (article 22 of the VAT law, confirmed by the Tax Authority on 28 March 2026, in AfroTools' data of July
  // 2026): 1,000 + 170
  test('VAT', async () => {
    expect(await vat('SD', 1_000, 'add')).toMatchObject({ vat_rate: 17, vat_amount: 170, gross_amount: 1_170 });
  });
});
