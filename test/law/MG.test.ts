import { income, tax, vat } from '../support/law';

// Madagascar, by the month. IRSA 2026: 0 to 350,000; 5 % to 400,000; 10 % to 500,000; 15 % to 600,000; 20 % to
// 4,000,000; 25 % above (to 2025: 20 % above 600,000). At least 3,000. Base: gross less CNaPS 1 % and health 1 %, down
// to 100.
// Contributions on at most 2,101,440 (8 × 262,680) from 1 March 2024; employer CNaPS 13 % and health 5 %.
// Sources: "PLFI 2026 : une IRSA de 25 %", Madagascar Tribune (3 November 2025); "Calcul IRSA Madagascar", Tapakila (1
// January 2026); "Madagascar: Individual - Taxes on personal income", PwC (16 February 2024: minimum 3,000);
// "Méthode de calcul de l'IRSA", Manao (30 November 2024: base down to the hundred); "Changement du SME et des
// plafonds", Manao support (16 April 2024); "Les cotisations à Madagascar", CLEISS (1 January 2023);
// "Madagascar: Corporate - Taxes on corporate income", PwC; "Madagascar: Corporate - Withholding taxes", PwC (4
// February 2020); "Madagascar: withholding taxes", Orbitax (29 January 2023); "VAT rates in Madagascar", VATupdate (31
// August 2021).
describe('Madagascar', () => {
  //   CNaPS 1 % of 300,000                            3,000.00
  //   health 1 % of 300,000                           3,000.00
  //   300,000 - 6,000.00 = 294,000.00, down to 100  294,000.00
  //   tax of the month                                    0.00
  //   the minimum of 3,000 is more                    3,000.00
  //   employer: CNaPS 13 %                           39,000.00
  //   employer: health 5 %                           15,000.00
  //   cost of the employer                          354,000.00
  test('300,000 a month: in the zero band, yet the minimum is due', async () => {
    expect(await income('MG', 300_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_000,
      pension: 6_000,
      net_amount: 291_000,
      taxable_amount: 294_000,
      employer_cost: 354_000,
    });
  });

  //   CNaPS 1 % of 410,000                            4,100.00
  //   health 1 % of 410,000                           4,100.00
  //   410,000 - 8,200.00 = 401,800.00, down to 100  401,800.00
  //   5 % of 50,000                                   2,500.00
  //   10 % of (401,800 - 400,000) = 1,800               180.00
  //   tax of the month                                2,680.00
  //   the minimum of 3,000 is more                    3,000.00
  test('410,000 a month: the minimum still exceeds the bands', async () => {
    expect(await income('MG', 410_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_000,
      pension: 8_200,
      net_amount: 398_800,
      taxable_amount: 401_800,
    });
  });

  //   CNaPS 1 % of 415,000                            4,150.00
  //   health 1 % of 415,000                           4,150.00
  //   415,000 - 8,300.00 = 406,700.00, down to 100  406,700.00
  //   5 % of 50,000                                   2,500.00
  //   10 % of (406,700 - 400,000) = 6,700               670.00
  //   tax of the month                                3,170.00
  test('415,000 a month: just above', async () => {
    expect(await income('MG', 415_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_170,
      pension: 8_300,
      net_amount: 403_530,
      taxable_amount: 406_700,
    });
  });

  //   CNaPS 1 % of 450,000                            4,500.00
  //   health 1 % of 450,000                           4,500.00
  //   450,000 - 9,000.00 = 441,000.00, down to 100  441,000.00
  //   5 % of 50,000                                   2,500.00
  //   10 % of (441,000 - 400,000) = 41,000            4,100.00
  //   tax of the month                                6,600.00
  test('450,000 a month', async () => {
    expect(await income('MG', 450_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 6_600,
      pension: 9_000,
      net_amount: 434_400,
      taxable_amount: 441_000,
    });
  });

  //   CNaPS 1 % of 1,234,567                                12,345.67
  //   health 1 % of 1,234,567                               12,345.67
  //   1,234,567 - 24,691.34 = 1,209,875.66, down to 100  1,209,800.00
  //   5 % of 50,000                                          2,500.00
  //   10 % of 100,000                                       10,000.00
  //   15 % of 100,000                                       15,000.00
  //   20 % of (1,209,800 - 600,000) = 609,800              121,960.00
  //   tax of the month                                     149,460.00
  test('1,234,567 a month: the base is rounded down to the hundred', async () => {
    expect(await income('MG', 1_234_567, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 149_460,
      pension: 24_691.34,
      net_amount: 1_060_415.66,
      taxable_amount: 1_209_800,
    });
  });

  //   CNaPS 1 % of 2,101,440                                21,014.40
  //   health 1 % of 2,101,440                               21,014.40
  //   2,101,440 - 42,028.80 = 2,059,411.20, down to 100  2,059,400.00
  //   5 % of 50,000                                          2,500.00
  //   10 % of 100,000                                       10,000.00
  //   15 % of 100,000                                       15,000.00
  //   20 % of (2,059,400 - 600,000) = 1,459,400            291,880.00
  //   tax of the month                                     319,380.00
  //   employer: CNaPS 13 %                                 273,187.20
  //   employer: health 5 %                                 105,072.00
  //   cost of the employer                               2,479,699.20
  test('2,101,440 a month: exactly on the contribution ceiling', async () => {
    expect(await income('MG', 2_101_440, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 319_380,
      pension: 42_028.8,
      net_amount: 1_740_031.2,
      taxable_amount: 2_059_400,
      employer_cost: 2_479_699.2,
    });
  });

  //   CNaPS 1 % of 2,101,440 (ceiling)                      21,014.40
  //   health 1 % of 2,101,440 (ceiling)                     21,014.40
  //   5,000,000 - 42,028.80 = 4,957,971.20, down to 100  4,957,900.00
  //   5 % of 50,000                                          2,500.00
  //   10 % of 100,000                                       10,000.00
  //   15 % of 100,000                                       15,000.00
  //   20 % of 3,400,000                                    680,000.00
  //   25 % of (4,957,900 - 4,000,000) = 957,900            239,475.00
  //   tax of the month                                     946,975.00
  //   employer: CNaPS 13 %                                 273,187.20
  //   employer: health 5 %                                 105,072.00
  //   cost of the employer                               5,378,259.20
  test('5,000,000 a month: above the ceiling and in the band of 25 %', async () => {
    expect(await income('MG', 5_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 946_975,
      pension: 42_028.8,
      net_amount: 4_010_996.2,
      taxable_amount: 4_957_900,
      employer_cost: 5_378_259.2,
    });
  });

  //   a month: 60,000,000 / 12                            5,000,000.00
  //   CNaPS 1 % of 2,101,440 × 12 (ceiling)                 252,172.80
  //   health 1 % of 2,101,440 × 12 (ceiling)                252,172.80
  //   5,000,000 - 42,028.80 = 4,957,971.20, down to 100   4,957,900.00
  //   5 % of 50,000                                           2,500.00
  //   10 % of 100,000                                        10,000.00
  //   15 % of 100,000                                        15,000.00
  //   20 % of 3,400,000                                     680,000.00
  //   25 % of (4,957,900 - 4,000,000) = 957,900             239,475.00
  //   tax of the month                                      946,975.00
  //   × 12                                               11,363,700.00
  test('60,000,000 a year: twelve times the month', async () => {
    expect(await income('MG', 60_000_000, { pay_date: '2026-11-20', period: 'annual' })).toMatchObject({
      tax_amount: 11_363_700,
      pension: 504_345.6,
      net_amount: 48_131_954.4,
      taxable_amount: 59_494_800,
    });
  });

  //   CNaPS 1 % of 2,101,440 (ceiling)                      21,014.40
  //   health 1 % of 2,101,440 (ceiling)                     21,014.40
  //   5,000,000 - 42,028.80 = 4,957,971.20, down to 100  4,957,900.00
  //   5 % of 50,000                                          2,500.00
  //   10 % of 100,000                                       10,000.00
  //   15 % of 100,000                                       15,000.00
  //   20 % of (4,957,900 - 600,000) = 4,357,900            871,580.00
  //   tax of the month                                     899,080.00
  test('5,000,000 a month in June 2025: 20 % was the top rate', async () => {
    expect(await income('MG', 5_000_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 899_080,
      pension: 42_028.8,
      net_amount: 4_058_891.2,
      taxable_amount: 4_957_900,
    });
  });

  //   20 % of 100,000,000 = 20,000,000
  test('company profit of 100,000,000', async () => {
    expect(await tax('corporate', 'MG', 100_000_000, {})).toMatchObject({ tax_amount: 20_000_000 });
  });

  //   20 % of 5,000,000 = 1,000,000; minimum 320,000 + 0.5 % of 600,000,000 = 3,320,000
  test('minimum tax: profit of 5,000,000 on a turnover of 600,000,000', async () => {
    expect(await tax('corporate', 'MG', 5_000_000, { turnover: 600_000_000 })).toMatchObject({ tax_amount: 3_320_000 });
  });

  //   5 % of 300,000,000 = 15,000,000
  test('synthetic tax: a turnover of 300,000,000', async () => {
    expect(await tax('corporate', 'MG', 100_000_000, { turnover: 300_000_000 })).toMatchObject({
      tax_amount: 15_000_000,
    });
  });

  //   10 % of 1,000,000 = 100,000; 20 % of 1,000,000 = 200,000
  test('withholding: royalties to non-residents 10 %, interest 20 %', async () => {
    expect(
      await tax('withholding', 'MG', 1_000_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 100_000 });
    expect(
      await tax('withholding', 'MG', 1_000_000, { payment_type: 'interest', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 200_000 });
  });

  //   20 % of 1,000,000 = 200,000
  test('capital gain of a company: ordinary profit', async () => {
    expect(await tax('capital_gains', 'MG', 1_000_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 200_000 });
  });

  //   10,000 × 20 % = 2,000; 10,000 × 5 % = 500
  test('VAT 20 %, reduced 5 %, basic food exempt', async () => {
    expect(await vat('MG', 10_000, 'add')).toMatchObject({ vat_rate: 20, vat_amount: 2_000, gross_amount: 12_000 });
    expect(await vat('MG', 10_000, 'add', { rate_type: 'reduced' })).toMatchObject({
      vat_rate: 5,
      vat_amount: 500,
      gross_amount: 10_500,
    });
    expect(await vat('MG', 10_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 0,
      vat_amount: 0,
      gross_amount: 10_000,
    });
  });
});
