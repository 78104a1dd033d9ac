import { income, tax, vat } from '../support/law';

// Egypt. Social insurance (Law 148 of 2019): employee 11 %, employer 18.75 % of the insured wage, which is held between
// a floor and a ceiling (2026: 2,700 and 16,700 a month).
// Annual taxable = 12 x (gross - insurance) - 20,000, down to 10. Its size chooses one of six tables (Law 7 of 2024);
// the whole income goes through that table. Martyrs' fund: 0.05 % of gross, counted as tax.
// Sources: "Egypt - Individual" (PwC, 6 February 2025: bands, exemption, insured wages to 2027); "2025 Closure" (Fawry
// Payday, 18 December 2025: six tables); "Payroll compliance updates - Egypt" (Ramco, 21 February 2024);
// "Egypt Social Security Contribution Bases Updates" (Mercans, 13 December 2020); "Egypt: Martyrs and Victims Fund Tax"
// (Immedis, 3 June 2021).
describe('Egypt', () => {
  //   below the floor: 11 % of 2,700               297.00
  //   12 x (2,000 - 297) - 20,000 = 436, down to   430.00 a year (35.83 a month), inside the 0 % band
  //   martyrs' fund 0.05 % of 2,000                  1.00
  //   net 2,000 - 297 - 1 =                      1,702.00
  //   employer: 2,000 + 18.75 % of 2,700 (506.25)  2,506.25
  test('2,000 a month in November 2026: below the insured floor', async () => {
    expect(await income('EG', 2_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1,
      pension: 297,
      net_amount: 1_702,
      taxable_amount: 35.83,
      employer_cost: 2_506.25,
    });
  });
  //   11 % of 5,000                                550.00
  //   12 x 4,450 - 20,000 = 33,400, inside 40,000:   0
  //   martyrs' fund                                  2.50
  //   net                                        4,447.50
  test('5,000 a month in November 2026', async () => {
    expect(await income('EG', 5_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2.5,
      pension: 550,
      net_amount: 4_447.5,
    });
  });
  //   11 % of the ceiling 16,700                 1,837.00
  //   240,000 - 22,044 - 20,000 = 197,956, down to 197,950 (16,495.83 a month)
  //   10 % of 15,000                             1,500.00
  //   15 % of 15,000                             2,250.00
  //   20 % of (197,950 - 70,000)                25,590.00
  //   a year                                    29,340.00
  //   a month 2,445.00 + martyrs' fund 10.00 =   2,455.00
  //   net 20,000 - 1,837 - 2,455 =              15,708.00
  //   employer: 18.75 % of 16,700 = 3,131.25    23,131.25
  test('20,000 a month in November 2026', async () => {
    expect(await income('EG', 20_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_455,
      pension: 1_837,
      net_amount: 15_708,
      taxable_amount: 16_495.83,
      employer_cost: 23_131.25,
    });
  });
  //   1,800,000 - 22,044 - 20,000 = 1,757,956, down to 1,757,950: last table
  //   25 % of 1,200,000                        300,000.00
  //   27.5 % of 557,950                        153,436.25
  //   a year                                   453,436.25
  //   a month 37,786.354166... + martyrs' fund 75 = 37,861.354166...
  //   net 150,000 - 1,837 - 37,861.35 =        110,301.65
  test('150,000 a month in November 2026: last table', async () => {
    expect(await income('EG', 150_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 37_861.35,
      pension: 1_837,
      net_amount: 110_301.65,
    });
  });
  //   240,000 a year = 12 x 20,000: 12 x 2,455 = 29,460; insurance 22,044; net 188,496; employer 240,000 + 37,575
  test('240,000 a year', async () => {
    expect(await income('EG', 240_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 29_460,
      pension: 22_044,
      net_amount: 188_496,
      taxable_amount: 197_950,
      employer_cost: 277_575,
    });
  });
  // The step at an annual taxable income of 600,000, i.e. gross 600,000 + 22,044 + 20,000 = 642,044 to 642,053.99 (down
  // to 10):
  //   first table: 1,500 + 2,250 + 26,000 + 45,000 + 25 % of 200,000 (50,000)    = 124,750.00
  //   martyrs' fund 0.05 % of 642,053.99 = 321.026995; sum 125,071.026995          125,071.03
  //   net 642,053.99 - 22,044 - 125,071.03 =                                       494,938.96
  //   642,054: taxable 600,010, second table: 10 % of 55,000 (5,500) + 2,250 + 26,000 + 45,000 + 25 % of 200,010
  // (50,002.50) = 128,752.50
  //   martyrs' fund 321.027; sum 129,073.527                                       129,073.53
  //   net 642,054 - 22,044 - 129,073.53 =                                          490,936.47
  test('just at and just above a taxable income of 600,000 a year', async () => {
    expect(await income('EG', 642_053.99, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 125_071.03,
      net_amount: 494_938.96,
      taxable_amount: 600_000,
    });
    expect(await income('EG', 642_054, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 129_073.53,
      net_amount: 490_936.47,
      taxable_amount: 600_010,
    });
  });
  //   Enacted for 2027: insured wage to 19,300 (PwC, 6 February 2025; Mercans). 11 % = 2,123.00
  //   240,000 - 25,476 - 20,000 = 194,524, down to 194,520
  //   1,500 + 2,250 + 20 % of 124,520 (24,904) = 28,654 a year; 2,387.8333 + 10 a month = 2,397.83
  //   net 20,000 - 2,123 - 2,397.83 =           15,479.17
  test('20,000 a month in March 2027', async () => {
    expect(await income('EG', 20_000, { pay_date: '2027-03-20' })).toMatchObject({
      tax_amount: 2_397.83,
      pension: 2_123,
      net_amount: 15_479.17,
    });
  });
  //   2025: ceiling 14,500, 11 % = 1,595.00 (PwC, 6 February 2025)
  //   240,000 - 19,140 - 20,000 = 200,860
  //   1,500 + 2,250 + 26,000 + 22.5 % of 860 (193.50) = 29,943.50; a month 2,495.291666... + 10 = 2,505.29
  //   net 20,000 - 1,595 - 2,505.29 =           15,899.71
  test('20,000 a month in June 2025', async () => {
    expect(await income('EG', 20_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 2_505.29,
      pension: 1_595,
      net_amount: 15_899.71,
    });
  });
  // Law 175 of 2023, from 1 November 2023 (PaySpace, 1 November 2023; Ramco): exemption 15,000, bands 30,000 / 45,000 /
  // 60,000 / 200,000 / 400,000.
  //   January 2024: ceiling 12,600, 11 % =       1,386.00
  //   240,000 - 16,632 - 15,000 = 208,368, down to 208,360
  //   1,500 + 2,250 + 28,000 + 22.5 % of 8,360 (1,881) = 33,631; a month 2,802.5833 + 10 = 2,812.58
  //   net 20,000 - 1,386 - 2,812.58 =           15,801.42
  //   December 2023: ceiling 10,900 of 2023, 11 % = 1,199.00
  //   240,000 - 14,388 - 15,000 = 210,612, down to 210,610
  //   1,500 + 2,250 + 28,000 + 22.5 % of 10,610 (2,387.25) = 34,137.25; a month 2,844.770833 + 10 = 2,854.77
  //   net 20,000 - 1,199 - 2,854.77 =           15,946.23
  test('20,000 a month in December 2023 and January 2024', async () => {
    expect(await income('EG', 20_000, { pay_date: '2024-01-20' })).toMatchObject({
      tax_amount: 2_812.58,
      pension: 1_386,
      net_amount: 15_801.42,
    });
    expect(await income('EG', 20_000, { pay_date: '2023-12-20' })).toMatchObject({
      tax_amount: 2_854.77,
      pension: 1_199,
      net_amount: 15_946.23,
    });
  });
  // July to October 2023: a band of 2.5 % from 21,000 to 30,000 (PaySpace, 1 November 2023).
  //   11 % of 10,000                             1,100.00
  //   120,000 - 13,200 - 15,000 =               91,800.00
  //   2.5 % of 9,000                               225.00
  //   10 % of 15,000 + 15 % of 15,000            3,750.00
  //   20 % of 31,800                             6,360.00
  //   a year                                    10,335.00; a month 861.25 + 5 = 866.25
  //   net                                        8,033.75
  test('10,000 a month in September 2023', async () => {
    expect(await income('EG', 10_000, { pay_date: '2023-09-20' })).toMatchObject({
      tax_amount: 866.25,
      pension: 1_100,
      net_amount: 8_033.75,
      taxable_amount: 7_650,
    });
  });
  //   22.5 % of 1,000,000 ("Egypt - Corporate", PwC, 6 February 2025)
  test('corporate tax', async () => {
    expect(await tax('corporate', 'EG', 1_000_000, {})).toMatchObject({ tax_amount: 225_000 });
  });
  //   Royalties to non-residents 20 %, contracting of residents 1 % (PwC, 6 February 2025)
  test('withholding', async () => {
    expect(
      await tax('withholding', 'EG', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 20_000 });
    expect(await tax('withholding', 'EG', 100_000, { payment_type: 'contracts', residency: 'resident' })).toMatchObject(
      { tax_amount: 1_000 },
    );
  });
  //   14 % ("Egypt - Corporate - Other taxes", PwC, 4 February 2026); exports 0 %
  test('VAT', async () => {
    expect(await vat('EG', 1_000, 'add')).toMatchObject({ vat_rate: 14, vat_amount: 140, gross_amount: 1_140 });
    expect(await vat('EG', 1_000, 'add', { category: 'export' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
