import { income, tax, vat } from '../support/law';

// Seychelles, citizens, by the month. From 1 June 2018: 0 to 8,555.50; 15 % to 10,000; 20 % to 83,333; 30 % above, on
// the whole gross pay. Pension fund: employee 3 % from July 2017, 4 % from April 2022, 5 % from 2023;
// employer 2 % from July 2017, 2.5 % in 2018, 3 % from 2019, 5 % from April 2022. From July 2016 to May 2018: nothing
// to 8,555.50, the excess over it to 10,065.29, then 15 % of the whole pay.
// Sources: "Income and Non-Monetary Benefits Tax", Seychelles Revenue Commission (1 June 2018; example: 12,000 pays
// 616.68; rates of 1 July 2016); "No income tax on salaries up to R8,555.50", Seychelles Nation (4 July 2016);
// "Seychelles Pension Fund (Membership and Contribution) Regulations, 2005", SeyLII; "Seychelles Pension Fund: increase
// of contributions", Seychelles Nation (12 April 2022); "Increase in mandatory contribution rate", Seychelles Pension
// Fund (1 July 2017);
// "New revisions in tax laws", Ministry of Finance (30 December 2021); "Business tax rates (First Schedule)",
// Seychelles Revenue Commission; "VAT in Africa: Seychelles overview", PwC (31 May 2023); "Taxable supplies and exempt
// supplies", SRC.
describe('Seychelles', () => {
  //   pension fund 5 % of 5,000     250.00
  //   tax of the month                0.00
  //   employer: pension fund 5 %    250.00
  //   cost of the employer        5,250.00
  test('5,000 a month: inside the zero band', async () => {
    expect(await income('SC', 5_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 250,
      net_amount: 4_750,
      employer_cost: 5_250,
    });
  });

  //   pension fund 5 % of 8,555.5 = 427.775, rounded  427.78
  //   tax of the month                                  0.00
  test('8,555.50 a month: the end of the zero band', async () => {
    expect(await income('SC', 8_555.5, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 427.78,
      net_amount: 8_127.72,
    });
  });

  //   pension fund 5 % of 8,600         430.00
  //   15 % of (8,600 - 8,555.5) = 44.5   6.675
  //   tax of the month                   6.675
  test('8,600 a month: just above it', async () => {
    expect(await income('SC', 8_600, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 6.68,
      pension: 430,
      net_amount: 8_163.32,
    });
  });

  //   pension fund 5 % of 12,000            600.00
  //   15 % of 1,444.5                      216.675
  //   20 % of (12,000 - 10,000) = 2,000     400.00
  //   tax of the month                     616.675
  //   employer: pension fund 5 %            600.00
  //   cost of the employer               12,600.00
  test('12,000 a month: the Revenue Commission publishes a tax of 616.68', async () => {
    expect(await income('SC', 12_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 616.68,
      pension: 600,
      net_amount: 10_783.32,
      employer_cost: 12_600,
    });
  });

  //   pension fund 5 % of 100,000            5,000.00
  //   15 % of 1,444.5                         216.675
  //   20 % of 73,333                        14,666.60
  //   30 % of (100,000 - 83,333) = 16,667    5,000.10
  //   tax of the month                     19,883.375
  //   employer: pension fund 5 %             5,000.00
  //   cost of the employer                 105,000.00
  test('100,000 a month: in the top band', async () => {
    expect(await income('SC', 100_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 19_883.38,
      pension: 5_000,
      net_amount: 75_116.62,
      employer_cost: 105_000,
    });
  });

  //   a month: 144,000 / 12              12,000.00
  //   pension fund 5 % of 144,000         7,200.00
  //   15 % of 1,444.5                      216.675
  //   20 % of (12,000 - 10,000) = 2,000     400.00
  //   tax of the month                     616.675
  //   × 12                                7,400.10
  test('144,000 a year: twelve times the unrounded month', async () => {
    expect(await income('SC', 144_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 7_400.1,
      pension: 7_200,
      net_amount: 129_399.9,
    });
  });

  //   pension fund 4 % of 12,000          480.00
  //   15 % of 1,444.5                    216.675
  //   20 % of (12,000 - 10,000) = 2,000   400.00
  //   tax of the month                   616.675
  test('12,000 a month in November 2022: pension fund at 4 %', async () => {
    expect(await income('SC', 12_000, { pay_date: '2022-11-20' })).toMatchObject({
      tax_amount: 616.68,
      pension: 480,
      net_amount: 10_903.32,
    });
  });

  //   pension fund 3 % of 12,000            360.00
  //   15 % of 1,444.5                      216.675
  //   20 % of (12,000 - 10,000) = 2,000     400.00
  //   tax of the month                     616.675
  //   employer: pension fund 3 %            360.00
  //   cost of the employer               12,360.00
  test('12,000 a month in November 2019: pension fund at 3 % each', async () => {
    expect(await income('SC', 12_000, { pay_date: '2019-11-20' })).toMatchObject({
      tax_amount: 616.68,
      pension: 360,
      net_amount: 11_023.32,
      employer_cost: 12_360,
    });
  });

  //   pension fund 3 % of 9,500     285.00
  //   9,500.00 - 8,555.50           944.50
  //   employer: pension fund 2 %    190.00
  //   cost of the employer        9,690.00
  test('9,500 a month in November 2017: the phase-in, the example of Seychelles Nation', async () => {
    expect(await income('SC', 9_500, { pay_date: '2017-11-20' })).toMatchObject({
      tax_amount: 944.5,
      pension: 285,
      net_amount: 8_270.5,
      employer_cost: 9_690,
    });
  });

  //   pension fund 3 % of 10,065.29 = 301.9587, rounded    301.96
  //   10,065.29 - 8,555.50                               1,509.79
  test('10,065.29 a month in November 2017: the end of the phase-in', async () => {
    expect(await income('SC', 10_065.29, { pay_date: '2017-11-20' })).toMatchObject({
      tax_amount: 1_509.79,
      pension: 301.96,
      net_amount: 8_253.54,
    });
  });

  //   pension fund 3 % of 12,000    360.00
  //   15 % of the whole 12,000    1,800.00
  test('12,000 a month in November 2017: 15 % of the whole pay', async () => {
    expect(await income('SC', 12_000, { pay_date: '2017-11-20' })).toMatchObject({
      tax_amount: 1_800,
      pension: 360,
      net_amount: 9_840,
    });
  });

  //   15 % of 1,000,000 = 150,000; 25 % of 1,000,000 = 250,000; 400,000 in all
  test('company profit of 2,000,000', async () => {
    expect(await tax('corporate', 'SC', 2_000_000, {})).toMatchObject({ tax_amount: 400_000 });
  });

  //   15 % of 30,000 = 4,500
  test('withholding: royalties to non-residents 15 %, resident dividends none', async () => {
    expect(
      await tax('withholding', 'SC', 30_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 4_500 });
    expect(await tax('withholding', 'SC', 30_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject({
      tax_amount: 0,
    });
  });

  //   Capital gains 0 (EY guide at taxexpense.com; Profmark, 2024).
  test('no tax on capital gains', async () => {
    expect(await tax('capital_gains', 'SC', 100_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 0 });
  });

  //   1,000 × 15 % = 150
  test('VAT 15 %, basic food exempt, exports zero-rated', async () => {
    expect(await vat('SC', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('SC', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
    expect(await vat('SC', 1_000, 'add', { category: 'export' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
