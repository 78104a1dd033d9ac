import { income, tax, vat } from '../support/law';

// South Africa. 2027 tax year (from 1 March 2026): 18 % to 245,100; 26 % to 383,100; 31 % to 530,200; 36 % to 695,800;
// 39 % to 887,000; 41 % to 1,878,600; 45 % above.
// Rebates 17,820, from 65 another 9,765. UIF 1 % of at most 17,712 a month, not deductible; SDL 1 % (employer). Pay ×
// 12, bands, rebates, divided by 12.
// Sources: "Budget 2026: What the new tax brackets mean for your salary", The South African (25 February 2026); "Tax
// Rebate (glossary)", Mzansify;
// "2026 Tax Tables", yourtax.co.za (1 March 2025): 18 % to 237,100; 26 % to 370,500; 31 % to 512,800; 36 % to 673,000;
// …, rebate 17,235;
// "Increase in contributions to Unemployment Insurance", Marketscreener (1 June 2021); "Registrations: UIF and SDL",
// Exos; "Property and Tax Guide 2025", Nexia SAB&T (1 March 2025);
// "Corporate tax: small business corporations", Envisior (7 March 2022); "Withholding taxes", IACSA; "VAT rate to
// increase from April 1, 2018", EY (26 February 2018).
describe('South Africa', () => {
  //   UIF 1 % of 8,250                        82.50
  //   a year: 12 × 8,250                  99,000.00
  //   18 % of 99,000                      17,820.00
  //   less primary rebate                -17,820.00
  //   tax of the year                          0.00
  //   a twelfth                                0.00
  //   employer: UIF 1 %, at most 177.12       82.50
  //   employer: SDL 1 %                       82.50
  //   cost of the employer                 8,415.00
  test('8,250 a month: the tax threshold of 99,000 a year, the most without tax', async () => {
    expect(await income('ZA', 8_250, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 82.5,
      net_amount: 8_167.5,
      employer_cost: 8_415,
    });
  });

  //   UIF 1 % of 8,300          83.00
  //   a year: 12 × 8,300    99,600.00
  //   18 % of 99,600        17,928.00
  //   less primary rebate  -17,820.00
  //   tax of the year          108.00
  //   a twelfth                  9.00
  test('8,300 a month: just above the threshold', async () => {
    expect(await income('ZA', 8_300, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 9,
      pension: 83,
      net_amount: 8_208,
    });
  });

  //   UIF 1 % of 17,712 (ceiling)               177.12
  //   a year: 12 × 25,000                   300,000.00
  //   18 % of 245,100                        44,118.00
  //   26 % of (300,000 - 245,100) = 54,900   14,274.00
  //   less primary rebate                   -17,820.00
  //   tax of the year                        40,572.00
  //   a twelfth                               3,381.00
  //   employer: UIF 1 %, at most 177.12         177.12
  //   employer: SDL 1 %                         250.00
  //   cost of the employer                   25,427.12
  test('25,000 a month', async () => {
    expect(await income('ZA', 25_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_381,
      pension: 177.12,
      net_amount: 21_441.88,
      employer_cost: 25_427.12,
    });
  });

  //   UIF 1 % of 17,712 (ceiling)               177.12
  //   a year: 12 × 25,000                   300,000.00
  //   18 % of 245,100                        44,118.00
  //   26 % of (300,000 - 245,100) = 54,900   14,274.00
  //   less primary rebate                   -17,820.00
  //   less secondary rebate (65 and older)   -9,765.00
  //   tax of the year                        30,807.00
  //   a twelfth                               2,567.25
  test('25,000 a month at age 66', async () => {
    expect(await income('ZA', 25_000, { pay_date: '2026-11-20', age: 66 })).toMatchObject({
      tax_amount: 2_567.25,
      pension: 177.12,
      net_amount: 22_255.63,
    });
  });

  //   UIF 1 % of 17,712 (ceiling)                      177.12
  //   a year: 12 × 200,000                       2,400,000.00
  //   18 % of 245,100                               44,118.00
  //   26 % of 138,000                               35,880.00
  //   31 % of 147,100                               45,601.00
  //   36 % of 165,600                               59,616.00
  //   39 % of 191,200                               74,568.00
  //   41 % of 991,600                              406,556.00
  //   45 % of (2,400,000 - 1,878,600) = 521,400    234,630.00
  //   less primary rebate                          -17,820.00
  //   tax of the year                              883,149.00
  //   a twelfth                                     73,595.75
  //   employer: UIF 1 %, at most 177.12                177.12
  //   employer: SDL 1 %                              2,000.00
  //   cost of the employer                         202,177.12
  test('200,000 a month: above every limit', async () => {
    expect(await income('ZA', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 73_595.75,
      pension: 177.12,
      net_amount: 126_227.13,
      employer_cost: 202_177.12,
    });
  });

  //   UIF 1 % of 17,712 × 12 (ceiling)        2,125.44
  //   18 % of 245,100                        44,118.00
  //   26 % of 138,000                        35,880.00
  //   31 % of 147,100                        45,601.00
  //   36 % of (600,000 - 530,200) = 69,800   25,128.00
  //   less primary rebate                   -17,820.00
  //   tax of the year                       132,907.00
  test('600,000 a year', async () => {
    expect(await income('ZA', 600_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 132_907,
      pension: 2_125.44,
      net_amount: 464_967.56,
    });
  });

  //   UIF 1 % of 17,712 (ceiling)               177.12
  //   a year: 12 × 25,000                   300,000.00
  //   18 % of 237,100                        42,678.00
  //   26 % of (300,000 - 237,100) = 62,900   16,354.00
  //   less primary rebate                   -17,235.00
  //   tax of the year                        41,797.00
  //   a twelfth                             3,483.0833
  test('25,000 a month in November 2025: the table of the 2024 to 2026 tax years', async () => {
    expect(await income('ZA', 25_000, { pay_date: '2025-11-20' })).toMatchObject({
      tax_amount: 3_483.08,
      pension: 177.12,
      net_amount: 21_339.8,
    });
  });

  //   27 % of 1,000,000 = 270,000
  test('company profit of 1,000,000: the standard rate', async () => {
    expect(await tax('corporate', 'ZA', 1_000_000, {})).toMatchObject({ tax_amount: 270_000 });
  });

  //   0 % of 95,750                                  0.00
  //   7 % of (365,000 - 95,750) = 269,250       18,847.50
  //   21 % of (550,000 - 365,000) = 185,000     38,850.00
  //   27 % of (1,000,000 - 550,000) = 450,000  121,500.00
  //                                            179,197.50
  test('small business corporation: profit of 1,000,000 on a turnover of 5,000,000', async () => {
    expect(await tax('corporate', 'ZA', 1_000_000, { turnover: 5_000_000 })).toMatchObject({ tax_amount: 179_197.5 });
  });

  //   20 % of 100,000 = 20,000; 15 % of 100,000 = 15,000
  test('withholding: dividends 20 %, royalties to non-residents 15 %', async () => {
    expect(await tax('withholding', 'ZA', 100_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject(
      { tax_amount: 20_000 },
    );
    expect(
      await tax('withholding', 'ZA', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 15_000 });
  });

  //   80 % of 100,000 = 80,000; 27 % of 80,000 = 21,600
  test('capital gain of a company: 80 % of it at 27 %', async () => {
    expect(await tax('capital_gains', 'ZA', 100_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 21_600 });
  });

  //   1,000 × 15 % = 150; 1,150 / 1.15 = 1,000
  test('VAT 15 %, basic food zero-rated', async () => {
    expect(await vat('ZA', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('ZA', 1_150, 'extract')).toMatchObject({
      vat_rate: 15,
      vat_amount: 150,
      gross_amount: 1_150,
      net_amount: 1_000,
    });
    expect(await vat('ZA', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
