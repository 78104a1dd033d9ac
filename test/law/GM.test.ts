import { income, tax, vat } from '../support/law';

// The Gambia. Annual bands from 1 January 2025: 0 % to 36,000, 5 % to 46,000, 10 % to 56,000, 15 % to 66,000, 20 % to
// 76,000, 25 % above; on gross, nothing is deducted; one twelfth a month.
// National Provident Fund 5 % of basic pay (employer 10 %); injuries compensation fund 1 % of gross, at most 15 a month
// (employer).
// Sources: "Gambia tax table update" (PaySpace, 1 January 2025); "Gambia PAYE Calculator: official sources checked 21
// July 2026" (AfroTools);
// "Social Security Programs Throughout the World: Africa, Gambia" (US Social Security Administration); "Paying taxes in
// The Gambia" (World Bank Doing Business, 2016).
describe('The Gambia', () => {
  // 36,000 a year: no tax. 37,200 a year: 5 % of 1,200 = 60, a month 5. Fund 150 and 155.
  test('3,000 and 3,100 a month: the limit of the band at 0 %', async () => {
    expect(await income('GM', 3_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 150,
      net_amount: 2_850,
      taxable_amount: 3_000,
    });
    expect(await income('GM', 3_100, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 5,
      pension: 155,
      net_amount: 2_940,
    });
  });

  //   a year                    72,000
  //    5 % of 10,000               500
  //   10 % of 10,000             1,000
  //   15 % of 10,000             1,500
  //   20 % of 6,000              1,200
  //   tax a year                 4,200   a month 350
  //   employer: fund 600, injuries 1 % = 60, at most 15
  test('6,000 a month', async () => {
    expect(await income('GM', 6_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 350,
      pension: 300,
      net_amount: 5_350,
      taxable_amount: 6_000,
      employer_cost: 6_615,
    });
  });

  // Employer: fund 7,200, injuries 12 × 15 = 180.
  test('72,000 a year is twelve times that', async () => {
    expect(await income('GM', 72_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 4_200,
      pension: 3_600,
      net_amount: 64_200,
      employer_cost: 79_380,
    });
  });

  //   a year                   600,000
  //   to 76,000: 500 + 1,000 + 1,500 + 2,000 = 5,000
  //   25 % of 524,000          131,000
  //   tax a year               136,000   a month 11,333.33
  test('50,000 a month', async () => {
    expect(await income('GM', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 11_333.33,
      pension: 2_500,
      net_amount: 36_166.67,
    });
  });

  // Injuries: 1 % of 1,400 = 14; 1 % of 1,600 = 16, at most 15. Fund, employer: 140 and 160.
  test('the cap of the injuries compensation fund', async () => {
    expect(await income('GM', 1_400, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 70,
      employer_cost: 1_554,
    });
    expect(await income('GM', 1_600, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 80,
      employer_cost: 1_775,
    });
  });

  // Bands of 2013 to 2017: 18,000, then four slices of 10,000 at 5, 10, 15 and 20 %, 30 % above 58,000 (Farley and
  // Partners; UNCTAD, 2013).
  //   a year                    60,000
  //   500 + 1,000 + 1,500 + 2,000 = 5,000
  //   30 % of 2,000                600
  //   tax a year                 5,600   a month 466.67
  test('5,000 a month in June 2016', async () => {
    expect(await income('GM', 5_000, { pay_date: '2016-06-20' })).toMatchObject({
      tax_amount: 466.67,
      pension: 250,
      net_amount: 4_283.33,
    });
  });

  // 27 % ("Applicable taxes", Embassy of The Gambia in China; Orbitax, 2 October 2022).
  test('corporate tax on a profit of 1,000,000', async () => {
    expect(await tax('corporate', 'GM', 1_000_000, {})).toMatchObject({ tax_amount: 270_000 });
  });

  // Contractors from 1 January 2025: resident 8 %, non-resident 10 % ("Tax reforms introduced by The Gambia in the 2025
  // national budget", I Grow Venture).
  test('withholding', async () => {
    expect(await tax('withholding', 'GM', 100_000, { payment_type: 'contracts', residency: 'resident' })).toMatchObject(
      { tax_amount: 8_000 },
    );
    expect(
      await tax('withholding', 'GM', 100_000, { payment_type: 'contracts', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 10_000 });
  });

  // 15 % of the gain for persons, 25 % for companies (Embassy of The Gambia in China).
  test('capital gains', async () => {
    expect(await tax('capital_gains', 'GM', 100_000, { taxpayer: 'individual' })).toMatchObject({ tax_amount: 15_000 });
    expect(await tax('capital_gains', 'GM', 100_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 25_000 });
  });

  test('VAT 15 %', async () => {
    expect(await vat('GM', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('GM', 1_000, 'add', { category: 'medical' })).toMatchObject({
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
