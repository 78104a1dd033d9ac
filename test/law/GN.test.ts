import { income, tax, vat } from '../support/law';

// Guinea. Monthly RTS since 1 January 2022: gross less CNSS; 0 / 5 / 8 / 10 / 15 / 20 % at 1 / 3 / 5 / 10 / 20 million.
// CNSS 5 % of pay held between 550,000 and 2,500,000, also for lower pay.
// Employer: CNSS 18 % on the same base, versement forfaitaire 6 %, apprenticeship 1.5 %, ONFPP 1.5 % of gross.
// Sources: GuinéeRH payroll software (4 July 2026); "Guinea - tax obligations detailed", Rivermate; finance law 2018 in
// Guinée en marche (18 December 2017) for the older scale.
describe('Guinea', () => {
  //   CNSS 40,000; taxable 760,000: no tax
  test('800,000 a month in November 2026', async () => {
    expect(await income('GN', 800_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 40_000,
      net_amount: 760_000,
      taxable_amount: 760_000,
    });
  });

  //   CNSS 100,000; taxable 1,900,000; 5 % of 900,000 = 45,000
  //   employer 18 % 360,000 + 120,000 + 30,000 + 30,000 = 540,000
  test('2,000,000 a month', async () => {
    expect(await income('GN', 2_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 45_000,
      pension: 100_000,
      net_amount: 1_855_000,
      taxable_amount: 1_900_000,
      employer_cost: 2_540_000,
    });
  });

  //   CNSS 5 % of the ceiling 2,500,000          125,000; taxable 5,875,000
  //   5 % of 2,000,000                           100,000
  //   8 % of 2,000,000                           160,000
  //   10 % of 875,000                             87,500
  //                                              347,500
  test('6,000,000 a month', async () => {
    expect(await income('GN', 6_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 347_500,
      pension: 125_000,
      net_amount: 5_527_500,
    });
  });

  //   taxable 29,875,000: 100,000 + 160,000 + 10 % of 5 million (500,000) + 15 % of 10 million (1,500,000) + 20 % of
  // 9,875,000 (1,975,000) = 4,235,000
  //   employer 18 % of 2,500,000 = 450,000; 1,800,000; 450,000; 450,000
  test('30,000,000 a month, above the ceiling and in the top band', async () => {
    expect(await income('GN', 30_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 4_235_000,
      pension: 125_000,
      net_amount: 25_640_000,
      employer_cost: 33_150_000,
    });
  });

  //   12 x 347,500 = 4,170,000; CNSS 1,500,000
  test('72,000,000 a year', async () => {
    expect(await income('GN', 72_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 4_170_000,
      pension: 1_500_000,
      net_amount: 66_330_000,
    });
  });

  //   400,000: CNSS 5 % of the floor 550,000 = 27,500; employer 18 % of 550,000 = 99,000, + 24,000 + 6,000 + 6,000
  //   550,000: the same 27,500
  test('pay below the floor contributes on the floor', async () => {
    expect(await income('GN', 400_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 27_500,
      net_amount: 372_500,
      employer_cost: 535_000,
    });
    expect(await income('GN', 550_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 27_500,
      net_amount: 522_500,
    });
  });

  //   finance law 2018: 5 % of 2 million (100,000) + 10 % of 2 million (200,000) + 15 % of 875,000 (131,250) = 431,250
  test('6,000,000 a month in June 2021', async () => {
    expect(await income('GN', 6_000_000, { pay_date: '2021-06-20' })).toMatchObject({
      tax_amount: 431_250,
      pension: 125_000,
      net_amount: 5_443_750,
    });
  });

  test('corporate tax at 25 %', async () => {
    expect(await tax('corporate', 'GN', 100_000_000, {})).toMatchObject({ tax_amount: 25_000_000 });
  });

  // Non-residents: dividends 10 %, royalties 15 % (Orbitax, 27 November 2022).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'GN', 1_000_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 100_000 });
    expect(
      await tax('withholding', 'GN', 1_000_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 150_000 });
  });

  test('VAT at 18 %', async () => {
    expect(await vat('GN', 100_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 18_000, gross_amount: 118_000 });
  });
});
