import { income, tax, vat } from '../support/law';

// Mali (XOF: no decimals). INPS 3.6 % and AMO 3.06 % of all pay, off before the tax. The year's base is rounded down to
// 3,000 (250 a month).
// Scale 330,000 / 578,400 / 1,176,400 / 1,789,733 / 2,384,195 / 3,494,130 at 0, 5, 12, 18, 26, 31, 37 %; less 2.5 % of
// the tax for each child (ten at most); less 2 % of the base, not below zero.
// Employer: INPS 5.4 %, family 8 %, accidents 1 %, AMO 3.5 %, ANPE 1 %, CFE 3.5 %, housing 1 % = 23.4 %.
// Sources: OpenFisca-Mali (26 June 2021); "Coût d'un salarié au Mali" (paieafricaine.online, 1 January 2021); payroll
// rules after article 10 of the tax code and the DGI brochure ITS no. 2 of April 2020 (public source code, 1 January
// 2026);
// "Mémo fiscal du Mali" (Maliweb, 18 December 2015: CFE and housing tax).
describe('Mali', () => {
  //   INPS 1,080 + AMO 918 =                       1,998
  //   360,000 - 23,976 = 336,024, down to        336,000 a year (28,000 a month)
  //   5 % of 6,000 = 300; less 2 % of 336,000 (6,720): nil
  //   net                                         28,002
  test('30,000 a month in November 2026', async () => {
    expect(await income('ML', 30_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 1_998,
      net_amount: 28_002,
      taxable_amount: 28_000,
    });
  });
  // The tax begins where 5 % of (base - 330,000) exceeds 2 % of the base, above 550,000 a year:
  //   590,000: 21,240 + 18,054 = 39,294; 550,706 down to 549,000; 5 % of 219,000 = 10,950; less 10,980: nil; net
  // 550,706
  //   592,000: 21,312 + 18,115.2 = 39,427; 552,572.8 down to 552,000; 11,100 - 11,040 = 60; net 592,000 - 39,427 - 60 =
  // 552,513
  test('where the tax begins', async () => {
    expect(await income('ML', 590_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 39_294,
      net_amount: 550_706,
      taxable_amount: 549_000,
    });
    expect(await income('ML', 592_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 60,
      pension: 39_427,
      net_amount: 552_513,
      taxable_amount: 552_000,
    });
  });
  //   INPS 7,200 + AMO 6,120 =                    13,320
  //   2,400,000 - 159,840 = 2,240,160, down to 2,238,000 (186,500 a month)
  //   5 % of 248,400                           12,420.00
  //   12 % of 598,000                          71,760.00
  //   18 % of 613,333                         110,399.94
  //   26 % of 448,267                         116,549.42
  //                                           311,129.36
  //   less 2 % of 2,238,000                   -44,760.00
  //   a year                                  266,369.36; a month 22,197.4467 = 22,197
  //   net 200,000 - 13,320 - 22,197 =            164,483
  //   employer: 200,000 + 23.4 % (46,800) =      246,800
  test('200,000 a month in November 2026', async () => {
    expect(await income('ML', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 22_197,
      pension: 13_320,
      net_amount: 164_483,
      taxable_amount: 186_500,
      employer_cost: 246_800,
    });
  });
  //   two children: 311,129.36 less 5 % (15,556.468) = 295,572.892; less 44,760 = 250,812.892; a month 20,901.07 =
  // 20,901
  test('200,000 a month with two children', async () => {
    expect(await income('ML', 200_000, { pay_date: '2026-11-20', dependants: 2 })).toMatchObject({
      tax_amount: 20_901,
      pension: 13_320,
      net_amount: 165_779,
    });
  });
  //   INPS 36,000 + AMO 30,600 =                  66,600
  //   12,000,000 - 799,200 = 11,200,800, down to 11,199,000
  //   12,420 + 71,760 + 110,399.94 =          194,579.94
  //   26 % of 594,462                         154,560.12
  //   31 % of 1,109,935                       344,079.85
  //   37 % of 7,704,870                     2,850,801.90
  //                                         3,544,021.81
  //   less 2 % of 11,199,000                 -223,980.00
  //   a year                                3,320,041.81; a month 276,670.15 = 276,670
  //   net                                        656,730
  test('1,000,000 a month in November 2026: top band', async () => {
    expect(await income('ML', 1_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 276_670,
      pension: 66_600,
      net_amount: 656_730,
      taxable_amount: 933_250,
    });
  });
  //   2,400,000 a year: 266,369.36 = 266,369; contributions 159,840; net 1,973,791
  test('2,400,000 a year', async () => {
    expect(await income('ML', 2_400_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 266_369,
      pension: 159_840,
      net_amount: 1_973_791,
      taxable_amount: 2_238_000,
    });
  });
  // 2011 to June 2015 (OpenFisca-Mali): 175,000 / 600,000 / 1,200,000 ... at 0, 5, 13 %; no contributions recorded for
  // the period.
  //   1,200,000: 5 % of 425,000 (21,250) + 13 % of 600,000 (78,000) = 99,250; a month 8,270.83 = 8,271
  test('100,000 a month in June 2014', async () => {
    const data = await income('ML', 100_000, { pay_date: '2014-06-20' });
    expect(data).toMatchObject({ tax_amount: 8_271, net_amount: 91_729 });
    expect(data.pension).toBeUndefined();
  });
  //   30 % of 1,000,000, at least 1 % of turnover (Crédit Agricole): turnover 50,000,000 makes 500,000
  test('company tax', async () => {
    expect(await tax('corporate', 'ML', 1_000_000, {})).toMatchObject({ tax_amount: 300_000 });
    expect(await tax('corporate', 'ML', 1_000_000, { turnover: 50_000_000 })).toMatchObject({ tax_amount: 500_000 });
  });
  //   Royalties to non-residents 15 %, dividends 10 % (Crédit Agricole; MGZ, 12 September 2024)
  test('withholding', async () => {
    expect(
      await tax('withholding', 'ML', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 15_000 });
    expect(await tax('withholding', 'ML', 100_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject(
      { tax_amount: 10_000 },
    );
  });
  //   18 % (article 229 of the tax code, AfroTools, 23 July 2026)
  test('VAT', async () => {
    expect(await vat('ML', 1_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 180, gross_amount: 1_180 });
  });
});
