import { income, tax, vat } from '../support/law';

// Malawi. PAYE on the whole monthly pay. From 1 January 2026 (Taxation (Amendment) Act No. 36 of 2025): 0 % to 170,000;
// 30 % to 1,570,000; 35 % to 10,000,000; 40 % above.
// From April 2024: 150,000 / 500,000 / 2,550,000 at 0, 25, 30, 35 %; before: 100,000 / 450,000 / 2,500,000. Pension:
// employee 5 %, not deductible, employer 10 %.
// Sources: "Malawi: 2026 statutory changes" (Workpay, 13 January 2026); "Individual - Sample personal income tax
// calculation" (PwC, 17 September 2024 and 21 April 2023); "Individual - Other taxes" (PwC, 21 April 2023).
describe('Malawi', () => {
  //   below 170,000: no PAYE; pension 7,500
  test('150,000 a month: no tax', async () => {
    expect(await income('MW', 150_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 7_500,
      net_amount: 142_500,
    });
  });

  //   170,000 is free (pension 8,500); 30 % of 100 = 30 at 170,100 (pension 8,505)
  test('the threshold of 170,000', async () => {
    expect(await income('MW', 170_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 8_500,
      net_amount: 161_500,
    });
    expect(await income('MW', 170_100, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 30,
      pension: 8_505,
      net_amount: 161_565,
    });
  });

  //   30 % of 330,000                           99,000
  //   pension 5 %                               25,000; employer 10 % 50,000
  test('500,000 a month, with the cost of the employer', async () => {
    expect(await income('MW', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 99_000,
      pension: 25_000,
      net_amount: 376_000,
      taxable_amount: 500_000,
      employer_cost: 550_000,
    });
  });

  //   30 % of 1,400,000                        420,000
  //   35 % of 8,430,000                      2,950,500
  //   40 % of 2,000,000                        800,000
  //                                          4,170,500; pension 600,000
  test('12,000,000 a month, in the top band', async () => {
    expect(await income('MW', 12_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 4_170_500,
      pension: 600_000,
      net_amount: 7_229_500,
    });
  });

  //   twelve times 99,000; pension 300,000
  test('6,000,000 a year', async () => {
    expect(await income('MW', 6_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_188_000,
      pension: 300_000,
      net_amount: 4_512_000,
    });
  });

  //   25 % of 350,000                           87,500
  //   30 % of 2,050,000                        615,000
  //   35 % of 3,950,000                      1,382,500
  //                                          2,085,000 (PwC's own bands; its sum of 2,085,500 is a slip)
  test('6,500,000 a month in 2024', async () => {
    expect(await income('MW', 6_500_000, { pay_date: '2024-06-20' })).toMatchObject({
      tax_amount: 2_085_000,
      pension: 325_000,
      net_amount: 4_090_000,
    });
  });

  //   25 % of 350,000 (87,500) + 30 % of 2,050,000 (615,000) + 35 % of 500,000 (175,000) = 877,500
  test('3,000,000 a month in 2023', async () => {
    expect(await income('MW', 3_000_000, { pay_date: '2023-06-20' })).toMatchObject({
      tax_amount: 877_500,
      pension: 150_000,
      net_amount: 1_972_500,
    });
  });

  //   30 % of 1,000,000,000; above 5,000,000,000 40 %: 1,500,000,000 + 400,000,000 (RegFollower, 31 December 2025)
  test('corporate tax below and above 5 billion', async () => {
    expect(await tax('corporate', 'MW', 1_000_000_000, {})).toMatchObject({ tax_amount: 300_000_000 });
    expect(await tax('corporate', 'MW', 6_000_000_000, {})).toMatchObject({ tax_amount: 1_900_000_000 });
  });

  //   30 % of 10,000,000 = 3,000,000; 0.5 % of a turnover of 6,000,000,000 = 30,000,000 (RegFollower, 21 November 2025)
  test('minimum alternate tax', async () => {
    expect(await tax('corporate', 'MW', 10_000_000, { turnover: 6_000_000_000 })).toMatchObject({
      tax_amount: 30_000_000,
    });
  });

  //   services of residents 20 % (PwC, 17 September 2024)
  test('withholding on services of residents', async () => {
    expect(await tax('withholding', 'MW', 1_000, { payment_type: 'services', residency: 'resident' })).toMatchObject({
      tax_amount: 200,
    });
  });

  //   17.5 % since 31 December 2025 (RegFollower)
  test('VAT on 1,000', async () => {
    expect(await vat('MW', 1_000, 'add')).toMatchObject({ vat_rate: 17.5, vat_amount: 175, gross_amount: 1_175 });
  });
});
