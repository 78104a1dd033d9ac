import { income, tax, vat } from '../support/law';

// Gabon. IRPP scale of CGI art. 174 per share, annual: 0 % to 1,500,000; 5 % to 1,920,000; 10 % to 2,700,000; 15 % to
// 3,600,000; 20 % to 5,160,000; 25 % to 7,500,000; 30 % to 11,000,000; 35 % above,
// published as rate x Q less a constant (25 %: 744,000; 35 %: 1,669,000). CNSS 5 % of pay to 1,500,000 a month since
// 2026 (2.5 % before), CNAMGS 2 % to 2,500,000.
// TCS 5 % of (gross - CNSS - CNAMGS) above 150,000 a month, itself deducted before the abatement of 20 % (at most
// 10,000,000 a year). TCS and IRPP are one tax here. Francs without decimals.
// Employer: CNSS 5 + 2 + 11 % to 1,500,000 (8 + 3 + 5 % before 2026), CNAMGS 4.1 % to 2,500,000, FNH 3 % to 1,500,000
// (2 % before 17 July 2026), CFP 0.5 % to 1,500,000.
// Sources: specification of a Gabonese payroll program (6 August 2026); "CNSS: de nouveaux taux pour garantir l'avenir
// des retraités" (Ogooué Info, 5 January 2026);
// Worldwide Tax Summaries: Gabon (PwC, 4 March 2024); "Calcul IRPP Gabon" (Horus Solutions).
describe('Gabon', () => {
  //   CNSS 6,000 + CNAMGS 2,400                  8,400
  //   N = 111,600, below 150,000: no TCS
  //   111,600 x 12 x 80 % =                  1,071,360, below 1,500,000: no IRPP
  test('120,000 a month: no tax', async () => {
    expect(await income('GA', 120_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 8_400,
      net_amount: 111_600,
    });
  });

  //   CNSS 30,000 + CNAMGS 12,000               42,000
  //   N =                                      558,000
  //   TCS 5 % of (558,000 - 150,000)            20,400
  //   (558,000 - 20,400) x 12 =              6,451,200
  //   less 20 %                              5,160,960, a month 430,080
  //   25 % x 5,160,960 - 744,000 =             546,240, a month 45,520
  //   TCS + IRPP                                65,920
  //   employer: CNSS 18 % 108,000, CNAMGS 24,600, FNH 18,000, CFP 3,000 = 153,600
  test('600,000 a month in November 2026, with the cost of the employer', async () => {
    expect(await income('GA', 600_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 65_920,
      pension: 42_000,
      net_amount: 492_080,
      taxable_amount: 430_080,
      employer_cost: 753_600,
    });
  });

  //   FNH 2 % = 12,000 before the law of 17 July 2026: 108,000 + 24,600 + 12,000 + 3,000 = 147,600
  test('600,000 a month in June 2026: housing fund still 2 %', async () => {
    expect(await income('GA', 600_000, { pay_date: '2026-06-30' })).toMatchObject({
      tax_amount: 65_920,
      net_amount: 492_080,
      employer_cost: 747_600,
    });
  });

  //   CNSS 75,000 + CNAMGS 30,000              105,000
  //   N = 1,395,000; TCS 5 % of 1,245,000       62,250
  //   1,332,750 x 12 x 80 % =               12,794,400
  //   35 % - 1,669,000 =                     2,809,040, a month 234,086.67
  //   TCS + IRPP                            296,336.67, rounded 296,337
  test('1,500,000 a month, at the CNSS ceiling', async () => {
    expect(await income('GA', 1_500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 296_337,
      pension: 105_000,
      net_amount: 1_098_663,
    });
  });

  //   CNSS stays 75,000 + CNAMGS 32,000        107,000
  //   N = 1,493,000; TCS 5 % of 1,343,000       67,150
  //   1,425,850 x 12 x 80 % =               13,688,160
  //   35 % - 1,669,000 =                     3,121,856, a month 260,154.67
  //   TCS + IRPP                            327,304.67, rounded 327,305
  test('1,600,000 a month, above the CNSS ceiling', async () => {
    expect(await income('GA', 1_600_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 327_305,
      pension: 107_000,
      net_amount: 1_165_695,
    });
  });

  //   CNSS 75,000 + CNAMGS 50,000 (ceiling)    125,000
  //   N = 5,875,000; TCS 5 % of 5,725,000      286,250
  //   5,588,750 x 12 =                      67,065,000
  //   20 % would be 13,413,000: at most    -10,000,000
  //                                         57,065,000
  //   35 % - 1,669,000 =                    18,303,750, a month 1,525,312.50
  //   TCS + IRPP                          1,811,562.50, half up 1,811,563
  //   employer: CNSS 18 % of 1,500,000 = 270,000; CNAMGS 4.1 % of 2,500,000 = 102,500; FNH 45,000; CFP 7,500 = 425,000
  test('6,000,000 a month, above every ceiling', async () => {
    expect(await income('GA', 6_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_811_563,
      pension: 125_000,
      net_amount: 4_063_437,
      employer_cost: 6_425_000,
    });
  });

  //   twelve times 600,000: IRPP 546,240 + TCS 244,800 = 791,040; contributions 504,000
  test('7,200,000 a year', async () => {
    expect(await income('GA', 7_200_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 791_040,
      pension: 504_000,
      net_amount: 5_904_960,
    });
  });

  //   CNSS 2.5 % 15,000 + CNAMGS 12,000         27,000
  //   N = 573,000; TCS 5 % of 423,000           21,150
  //   551,850 x 12 x 80 % =                  5,297,760
  //   25 % - 744,000 =                         580,440, a month 48,370
  //   TCS + IRPP                                69,520
  //   employer: CNSS 16 % 96,000, CNAMGS 24,600, FNH 12,000, CFP 3,000 = 135,600
  test('600,000 a month in 2025: CNSS of 2.5 %', async () => {
    expect(await income('GA', 600_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 69_520,
      pension: 27_000,
      net_amount: 503_480,
      employer_cost: 735_600,
    });
  });

  //   30 % of 100,000,000 (PwC)
  test('corporate tax on 100,000,000', async () => {
    expect(await tax('corporate', 'GA', 100_000_000, {})).toMatchObject({ tax_amount: 30_000_000 });
  });

  //   30 % of 1,000,000 = 300,000; 1 % of 50,000,000 = 500,000; never below 1,000,000 (PwC)
  //   1 % of 500,000,000 = 5,000,000
  test('corporate minimum tax', async () => {
    expect(await tax('corporate', 'GA', 1_000_000, { turnover: 50_000_000 })).toMatchObject({ tax_amount: 1_000_000 });
    expect(await tax('corporate', 'GA', 1_000_000, { turnover: 500_000_000 })).toMatchObject({ tax_amount: 5_000_000 });
  });

  //   25 % on services of non-residents (PwC)
  test('withholding on services of non-residents', async () => {
    expect(
      await tax('withholding', 'GA', 1_000_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 250_000 });
  });

  //   18 % (PwC)
  test('VAT on 10,000', async () => {
    expect(await vat('GA', 10_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 1_800, gross_amount: 11_800 });
  });
});
