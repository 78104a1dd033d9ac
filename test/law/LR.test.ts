import { income, tax, vat } from '../support/law';

// Liberia. Annual bands: 0 % to 70,000, 5 % to 200,000, 15 % to 800,000 (6,500 at 200,000), 25 % above (96,500 at
// 800,000); one twelfth a month.
// NASSCORP 4 % of gross, not deducted before tax; employer 4 % and 2 % for employment injury.
// Sources: PwC, Liberia, Individual, Taxes on personal income (2 September 2025); "NASSCORP educates employees on New
// Act" (NASSCORP, 30 August 2017);
// "Liberia PAYE Calculator: LRA schedule verified 21 July 2026" (AfroTools).
describe('Liberia', () => {
  // 60,000 a year: inside the band at 0 %. NASSCORP 200.
  test('5,000 a month', async () => {
    expect(await income('LR', 5_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 200,
      net_amount: 4_800,
      taxable_amount: 5_000,
    });
  });

  // 70,000 a year pays nothing; 70,100 pays 5 % of 100. NASSCORP 2,800 and 2,804.
  test('the limit of the band at 0 %', async () => {
    expect(await income('LR', 70_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 2_800,
      net_amount: 67_200,
    });
    expect(await income('LR', 70_100, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 5,
      pension: 2_804,
      net_amount: 67_291,
    });
  });

  //   a year                     600,000
  //   at 200,000                   6,500
  //   15 % of 400,000             60,000
  //   tax a year                  66,500   a month 5,541.67
  //   NASSCORP 4 %                 2,000   employer 4 % 2,000 and 2 % 1,000
  test('50,000 a month', async () => {
    expect(await income('LR', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 5_541.67,
      pension: 2_000,
      net_amount: 42_458.33,
      taxable_amount: 50_000,
      employer_cost: 53_000,
    });
  });

  test('600,000 a year', async () => {
    expect(await income('LR', 600_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 66_500,
      pension: 24_000,
      net_amount: 509_500,
      employer_cost: 636_000,
    });
  });

  //   a year                   2,400,000
  //   at 800,000                  96,500
  //   25 % of 1,600,000          400,000
  //   tax a year                 496,500   a month 41,375
  test('200,000 a month', async () => {
    expect(await income('LR', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 41_375,
      pension: 8_000,
      net_amount: 150_625,
    });
  });

  // 25 % of profit (PwC, Overview, 2 September 2025), at least 2 % of turnover (GSL Law & Consulting): 2 % of
  // 20,000,000 = 400,000.
  test('corporate tax', async () => {
    expect(await tax('corporate', 'LR', 1_000_000, {})).toMatchObject({ tax_amount: 250_000 });
    expect(await tax('corporate', 'LR', 1_000_000, { turnover: 20_000_000 })).toMatchObject({ tax_amount: 400_000 });
  });

  // PwC, Liberia, Corporate, Withholding taxes (2 September 2025): services 10 % resident, 20 % non-resident.
  test('withholding', async () => {
    expect(await tax('withholding', 'LR', 100_000, { payment_type: 'services', residency: 'resident' })).toMatchObject({
      tax_amount: 10_000,
    });
    expect(
      await tax('withholding', 'LR', 100_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 20_000 });
  });

  // GST 12 % from 1 April 2025 ("LRA to roll out amended tax laws April 1", Reports231, 18 March 2025).
  test('GST 12 %', async () => {
    expect(await vat('LR', 1_000, 'add')).toMatchObject({ vat_rate: 12, vat_amount: 120, gross_amount: 1_120 });
  });
});
