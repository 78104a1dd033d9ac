import { income, tax, vat } from '../support/law';

// Zambia. PAYE on the whole monthly pay: 0 % to 5,100; 20 % to 7,100; 30 % to 9,200; 37 % above. NAPSA 5 % of pay to
// the ceiling of the year (37,236 in 2026, 34,164 in 2025), from employee and employer;
// NHIMA 1 % of basic pay. Neither is deducted before tax.
// Sources: "NAPSA ceiling for 2026 in Zambia" (Workpay, 13 January 2026); "Zambia: Individual - Significant
// developments" (PwC, 25 March 2025); "How to calculate your monthly PAYE" (MJ Consultants Zambia, 2025);
// TaxCraft, quoting Acts 22 of 2023 and 17 of 2025 (23 July 2026).
describe('Zambia', () => {
  //   below 5,100: no PAYE; NAPSA 250 + NHIMA 50
  test('5,000 a month: no tax', async () => {
    expect(await income('ZM', 5_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 300,
      net_amount: 4_700,
    });
  });

  //   20 % of 2,000 (400) + 30 % of 2,100 (630) + 37 % of 800 (296) = 1,326
  //   NAPSA 500 + NHIMA 100; employer NAPSA 500
  test('10,000 a month, with the cost of the employer', async () => {
    expect(await income('ZM', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_326,
      pension: 600,
      net_amount: 8_074,
      taxable_amount: 10_000,
      employer_cost: 10_500,
    });
  });

  //   NHIMA 1 % of the basic 8,000 = 80; NAPSA 500
  test('10,000 a month of which 8,000 are basic pay', async () => {
    expect(await income('ZM', 10_000, { pay_date: '2026-11-20', basic: 0.8 })).toMatchObject({
      tax_amount: 1_326,
      pension: 580,
      net_amount: 8_094,
    });
  });

  //   37,236: 1,030 + 37 % of 28,036 (10,373.32) = 11,403.32; NAPSA 1,861.80, NHIMA 372.36
  //   37,240: 1,030 + 37 % of 28,040 (10,374.80) = 11,404.80; NAPSA stays 1,861.80, NHIMA 372.40
  test('at and just above the NAPSA ceiling', async () => {
    expect(await income('ZM', 37_236, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 11_403.32,
      pension: 2_234.16,
      net_amount: 23_598.52,
    });
    expect(await income('ZM', 37_240, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 11_404.8,
      pension: 2_234.2,
      net_amount: 23_601,
    });
  });

  //   1,030 + 37 % of 40,800 (15,096) =         16,126
  //   NAPSA 1,861.80 + NHIMA 500 =            2,361.80
  test('50,000 a month, above the ceiling', async () => {
    expect(await income('ZM', 50_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 16_126,
      pension: 2_361.8,
      net_amount: 31_512.2,
      employer_cost: 51_861.8,
    });
  });

  //   the ceiling of 2025: NAPSA 1,708.20 (PwC, NAPSA) + NHIMA 500
  test('50,000 a month in 2025', async () => {
    expect(await income('ZM', 50_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 16_126,
      pension: 2_208.2,
      net_amount: 31_665.8,
    });
  });

  //   twelve times 10,000
  test('120,000 a year', async () => {
    expect(await income('ZM', 120_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 15_912,
      pension: 7_200,
      net_amount: 96_888,
    });
  });

  //   30 % (PwC; Zambian Observer, 21 September 2025)
  test('corporate tax on 1,000,000', async () => {
    expect(await tax('corporate', 'ZM', 1_000_000, {})).toMatchObject({ tax_amount: 300_000 });
  });

  //   consultancy fees 15 % for residents, 20 % for non-residents (PwC, 29 June 2023)
  test('withholding on services', async () => {
    expect(await tax('withholding', 'ZM', 1_000, { payment_type: 'services', residency: 'resident' })).toMatchObject({
      tax_amount: 150,
    });
    expect(
      await tax('withholding', 'ZM', 1_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 200 });
  });

  //   16 % (PwC South Africa, 31 May 2023)
  test('VAT on 1,000', async () => {
    expect(await vat('ZM', 1_000, 'add')).toMatchObject({ vat_rate: 16, vat_amount: 160, gross_amount: 1_160 });
  });
});
