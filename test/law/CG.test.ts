import { income, tax, vat } from '../support/law';

// Congo (Brazzaville). ITS from 2026 (law 42-2025, CGI art. 116 to 116-I): (gross - CNSS 4 % to 1,200,000 a month) x 80
// %, the year rounded down to 1,000; scale per share: a flat 1,200 for 0 to 615,000;
// 10 % to 1,500,000; 15 % to 3,500,000; 20 % to 5,000,000; 30 % above. TOL 1,000 a month and, from January pay, the
// regional tax of 2,400 count as tax.
// CAMU 0.5 % of (gross - CNSS) above 500,000 a month since 2021, a contribution that does not reduce the base. Francs
// without decimals.
// Employer: CNSS 8 % to 1,200,000, family 10.03 % and risks 2.25 % to 600,000, TUS 7.5 % of all pay.
// Sources: Instruction d'application LF 2026 (Direction de la Réglementation et du Contentieux, 31 December 2025); Code
// général des impôts du Congo 2026, tome 1; NormX pay simulator 2026 (28 April 2026);
// Worldwide Tax Summaries: Congo, Republic of (PwC, 22 January 2025) for the IRPP to 2025: 1 % to 464,000; 10 % to
// 1,000,000; 25 % to 3,000,000; 40 % above.
describe('Congo (Brazzaville)', () => {
  //   CNSS 4 % of 50,000                         2,000
  //   48,000 x 12 x 80 % = 460,800, down to    460,000: the flat 1,200, a month 100
  //   TOL                                        1,000
  test('50,000 a month: the flat amount of the first band', async () => {
    expect(await income('CG', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_100,
      pension: 2_000,
      net_amount: 46_900,
    });
  });

  //   CNSS 4 % of 80,000                         3,200
  //   76,800 x 12 x 80 % = 737,280, down to    737,000
  //   1,200 + 10 % of 122,000 =                 13,400, a month 1,116.67
  //   TOL                                     1,000.00
  //                                           2,116.67, rounded 2,117
  test('80,000 a month', async () => {
    expect(await income('CG', 80_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_117,
      pension: 3_200,
      net_amount: 74_683,
    });
  });

  //   CNSS 20,800; gross - CNSS =              499,200, below 500,000: no CAMU
  //   499,200 x 12 x 80 % = 4,792,320, down to 4,792,000
  //   1,200 + 88,500 + 300,000 + 20 % of 1,292,000 (258,400) = 648,100, a month 54,008.33
  //   with TOL                               55,008.33, rounded 55,008
  test('520,000 a month, just below the CAMU threshold', async () => {
    expect(await income('CG', 520_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 55_008,
      pension: 20_800,
      net_amount: 444_192,
    });
  });

  //   CNSS 20,840; CAMU 0.5 % of 160 = 0.80, rounded 1
  //   500,160 x 12 x 80 % = 4,801,536, down to 4,801,000
  //   389,700 + 20 % of 1,301,000 (260,200) =  649,900, a month 54,158.33
  //   with TOL                               55,158.33, rounded 55,158
  test('521,000 a month, just above the CAMU threshold', async () => {
    expect(await income('CG', 521_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 55_158,
      pension: 20_841,
      net_amount: 445_001,
    });
  });

  //   CNSS 24,000; CAMU 0.5 % of (576,000 - 500,000) = 380
  //   576,000 x 12 x 80 % = 5,529,600, down to 5,529,000, a month 460,750
  //   flat                                       1,200
  //   10 % of 885,000                           88,500
  //   15 % of 2,000,000                        300,000
  //   20 % of 1,500,000                        300,000
  //   30 % of 529,000                          158,700
  //                                            848,400, a month 70,700; with TOL 71,700
  //   employer: 8 % 48,000, 10.03 % 60,180, 2.25 % 13,500, TUS 45,000 = 166,680
  test('600,000 a month, with the cost of the employer', async () => {
    expect(await income('CG', 600_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 71_700,
      pension: 24_380,
      net_amount: 503_920,
      taxable_amount: 460_750,
      employer_cost: 766_680,
    });
  });

  //   CNSS 4 % of 1,200,000                     48,000
  //   CAMU 0.5 % of (1,952,000 - 500,000)        7,260
  //   1,952,000 x 12 x 80 % = 18,739,200, down to 18,739,000
  //   689,700 + 30 % of 13,739,000 (4,121,700) = 4,811,400, a month 400,950; with TOL 401,950
  //   employer: 8 % of 1,200,000 = 96,000; 10.03 % and 2.25 % of 600,000 = 60,180 and 13,500; TUS 150,000
  test('2,000,000 a month, above every ceiling', async () => {
    expect(await income('CG', 2_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 401_950,
      pension: 55_260,
      net_amount: 1_542_790,
      employer_cost: 2_319_680,
    });
  });

  //   ITS of twelve months of 600,000          848,400
  //   TOL 12 x 1,000                            12,000
  //   regional tax of January                    2,400
  //   CNSS 288,000 + CAMU 4,560 =              292,560
  test('7,200,000 a year, with the regional tax of January', async () => {
    expect(await income('CG', 7_200_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 862_800,
      pension: 292_560,
      net_amount: 6_044_640,
    });
  });

  //   576,000 x 12 x 80 % =                  5,529,600, not rounded
  //   1 % of 464,000                             4,640
  //   10 % of 536,000                           53,600
  //   25 % of 2,000,000                        500,000
  //   40 % of 2,529,600                      1,011,840
  //                                          1,570,080, a month 130,840; with TOL 131,840
  test('600,000 a month in 2025: IRPP', async () => {
    expect(await income('CG', 600_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 131_840,
      pension: 24_380,
      net_amount: 443_780,
    });
  });

  //   the same IRPP and TOL; CAMU exists only since the finance law 2021
  test('600,000 a month in 2019: no CAMU yet', async () => {
    expect(await income('CG', 600_000, { pay_date: '2019-06-20' })).toMatchObject({
      tax_amount: 131_840,
      pension: 24_000,
      net_amount: 444_160,
    });
  });

  //   28 % of 10,000,000 (CGI 2026, art. 86-A)
  test('corporate tax on 10,000,000', async () => {
    expect(await tax('corporate', 'CG', 10_000_000, {})).toMatchObject({ tax_amount: 2_800_000 });
  });

  //   20 % on services of non-residents (CGI 2026, art. 185 ter-C); 9 % on rents of residents (IRF)
  test('withholding', async () => {
    expect(
      await tax('withholding', 'CG', 1_000_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 200_000 });
    expect(await tax('withholding', 'CG', 1_000_000, { payment_type: 'rent', residency: 'resident' })).toMatchObject({
      tax_amount: 90_000,
    });
  });

  //   18 % of 10,000 = 1,800; centimes 5 % of it = 90; 11,890 in all (18.9 %, PwC)
  test('VAT on 10,000 with the centimes', async () => {
    expect(await vat('CG', 10_000, 'add')).toMatchObject({ gross_amount: 11_890 });
  });
});
