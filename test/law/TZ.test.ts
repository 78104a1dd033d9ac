import { income, tax, vat } from '../support/law';

// Tanzania (mainland). NSSF 10 % of gross is deducted first. Bands by month since 1 July 2021: 0 % to 270,000; 8 % to
// 520,000; 20 % to 760,000;
// 25 % to 1,000,000; 30 % above. The second band was 9 % before.
//   "PAYE, NSSF, SDL and WCF rates" (Aren Software, 1 January 2024); "Tanzania: Individual - Taxes on personal income"
// (PwC, 2 January 2024);
//   "Statutory Rules (payroll system), citing PwC Tanzania" (26 September 2026).
// Employer: NSSF 10 %; Workers Compensation Fund 0.5 % (0.6 % in 2021/22, 1 % before); Skills and Development Levy 3.5
// % (4 % before July 2023).
//   CRS News Flash (21 July 2023); Paymaster Magazine, Newsflash Africa (15 July 2022); "Tanzanian employment taxes"
// (PwC Tanzania).
describe('Tanzania', () => {
  // NSSF 25,000; taxable 225,000, inside the zero band; net 225,000.
  test('250,000 a month: no tax', async () => {
    expect(await income('TZ', 250_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 25_000,
      net_amount: 225_000,
      taxable_amount: 225_000,
    });
  });

  //   at 300,000: NSSF 30,000; taxable 270,000, exactly the end of the zero band: nothing; net 270,000
  //   at 310,000: NSSF 31,000; taxable 279,000; 8 % of 9,000 = 720; net 278,280
  test('at the end of the zero band and above it', async () => {
    expect(await income('TZ', 300_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 30_000,
      net_amount: 270_000,
      taxable_amount: 270_000,
    });
    expect(await income('TZ', 310_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 720,
      pension: 31_000,
      net_amount: 278_280,
      taxable_amount: 279_000,
    });
  });

  //   NSSF 10 % of 333,333.33 is 33,333.333             33,333.33
  //   taxable, unrounded, 299,999.997
  //   8 % of 29,999.997 is 2,399.99976                   2,400.00
  //   net 333,333.33 - 2,400.00 - 33,333.33            297,600.00
  test('333,333.33 a month: rounded half up to the cent', async () => {
    expect(await income('TZ', 333_333.33, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_400,
      pension: 33_333.33,
      net_amount: 297_600,
    });
  });

  //   NSSF 100,000; taxable 900,000
  //   8 % of 250,000                                    20,000
  //   20 % of 240,000                                   48,000
  //   25 % of 140,000                                   35,000
  //                                                    103,000
  //   net 1,000,000 - 103,000 - 100,000                797,000
  //   employer: NSSF 100,000 + WCF 5,000 + SDL 35,000; cost 1,140,000
  test('1,000,000 a month', async () => {
    expect(await income('TZ', 1_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 103_000,
      pension: 100_000,
      net_amount: 797_000,
      taxable_amount: 900_000,
      employer_cost: 1_140_000,
    });
  });

  // The month above times 12.
  test('12,000,000 a year', async () => {
    expect(await income('TZ', 12_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_236_000,
      pension: 1_200_000,
      net_amount: 9_564_000,
    });
  });

  //   NSSF 500,000 (no ceiling); taxable 4,500,000
  //   20,000 + 48,000 + 25 % of 240,000 = 60,000       128,000
  //   30 % of 3,500,000                              1,050,000
  //                                                  1,178,000
  //   net 5,000,000 - 1,178,000 - 500,000            3,322,000
  test('5,000,000 a month: the top band, and no ceiling of the NSSF', async () => {
    expect(await income('TZ', 5_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_178_000,
      pension: 500_000,
      net_amount: 3_322_000,
    });
  });

  //   March 2021: 9 % of 250,000 = 22,500 + 48,000 + 35,000 = 105,500; net 1,000,000 - 105,500 - 100,000 = 794,500
  //   employer: NSSF 100,000 + WCF 1 % 10,000 + SDL 4 % 40,000; cost 1,150,000
  test('1,000,000 in March 2021: 9 % in the second band', async () => {
    expect(await income('TZ', 1_000_000, { pay_date: '2021-03-15' })).toMatchObject({
      tax_amount: 105_500,
      pension: 100_000,
      net_amount: 794_500,
      employer_cost: 1_150_000,
    });
  });

  // March 2022: the tax of today; employer: NSSF 100,000 + WCF 0.6 % 6,000 + SDL 4 % 40,000; cost 1,146,000.
  test('1,000,000 in March 2022: the employer levies of that year', async () => {
    expect(await income('TZ', 1_000_000, { pay_date: '2022-03-15' })).toMatchObject({
      tax_amount: 103_000,
      net_amount: 797_000,
      employer_cost: 1_146_000,
    });
  });

  // 30 %, notes on the Finance Act 2026 (1 July 2026). The minimum tax of 1 % of turnover needs three years of loss, so
  // turnover alone changes nothing.
  test('corporate tax of 30 %', async () => {
    expect(await tax('corporate', 'TZ', 1_000_000, {})).toMatchObject({ tax_amount: 300_000 });
    expect(await tax('corporate', 'TZ', 1_000_000, { turnover: 100_000_000 })).toMatchObject({ tax_amount: 300_000 });
  });

  // Service fees 5 % to residents and 15 % to non-residents: "Tanzania: Corporate - Withholding taxes" (PwC, 24
  // September 2025).
  test('withholding on services', async () => {
    expect(
      await tax('withholding', 'TZ', 1_000_000, { payment_type: 'services', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 50_000 });
    expect(
      await tax('withholding', 'TZ', 1_000_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 150_000 });
  });

  // Resident individuals 10 %: "Tanzania: Individual - Taxes on personal income" (PwC, 2 January 2024).
  test('capital gains of an individual at 10 %', async () => {
    expect(await tax('capital_gains', 'TZ', 1_000_000, { taxpayer: 'individual' })).toMatchObject({
      tax_amount: 100_000,
    });
  });

  // 18 %: "Tanzania VAT guide" (OpenAccountants, 12 April 2026).
  test('VAT of 18 %', async () => {
    expect(await vat('TZ', 1_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 180, gross_amount: 1_180 });
  });
});
