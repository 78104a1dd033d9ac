import { income, tax, vat } from '../support/law';

// Somalia, in US dollars. Income Tax Law in force since 11 May 2025, by year: 0 % to 1,200; 6 % to 6,000; 12 % to
// 18,000; 18 % above (100, 500 and 1,500 a month), on gross.
// No mandatory contributions. The older law by month: 0 % to 200; 6 % to 800; 12 % to 1,500; 18 % above.
//   "Summary of the Somali Income Tax Bill approved by the Federal Parliament" (Golekaab, 1 November 2025); "Somalia
// PAYE engine" (AfroTools, 22 July 2026);
//   "Tax Regime" (Somalia Investment Promotion Office).
describe('Somalia', () => {
  test('80 a month: no tax, and no contributions', async () => {
    const payslip = await income('SO', 80, { pay_date: '2026-11-20' });
    expect(payslip).toMatchObject({ currency: 'USD', tax_amount: 0, net_amount: 80 });
    expect(payslip).not.toHaveProperty('pension');
  });

  // At 100 nothing; at 101, 6 % of 1.
  test('at the end of the zero band and above it', async () => {
    expect(await income('SO', 100, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 0, net_amount: 100 });
    expect(await income('SO', 101, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 0.06, net_amount: 100.94 });
  });

  // Annualised 12,000: 6 % of 4,800 = 288; 12 % of 6,000 = 720; 1,008 / 12 = 84. No contribution of the employer: cost
  // 1,000.
  test('1,000 a month', async () => {
    expect(await income('SO', 1_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 84,
      net_amount: 916,
      taxable_amount: 1_000,
      employer_cost: 1_000,
    });
  });

  test('12,000 a year', async () => {
    expect(await income('SO', 12_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_008,
      net_amount: 10_992,
    });
  });

  // Annualised 36,000: 288 + 12 % of 12,000 = 1,440 + 18 % of 18,000 = 3,240; 4,968 / 12 = 414.
  test('3,000 a month: the top band', async () => {
    expect(await income('SO', 3_000, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 414, net_amount: 2_586 });
  });

  // March 2025: 6 % of 600 = 36; 12 % of 200 = 24.
  test('1,000 in March 2025: the older law', async () => {
    expect(await income('SO', 1_000, { pay_date: '2025-03-20' })).toMatchObject({ tax_amount: 60, net_amount: 940 });
  });

  // Bands of the law of 1966 ("Tax Regime", Somalia Investment Promotion Office), each slice at its own rate:
  //   0 % to 2,400; 9 % of 1,200 = 108; 11 % = 132; 13 % = 156; 15 % = 180; 17 % = 204; 19 % = 228; 22 % of 1,200 = 264
  // (to 10,800)     1,272
  //   25 % of 7,200 = 1,800; 28 % of 12,000 = 3,360; 30 % of 10,000 = 3,000
  // 8,160
  // 9,432
  test('corporate tax by bands', async () => {
    expect(await tax('corporate', 'SO', 40_000, {})).toMatchObject({ tax_amount: 9_432 });
  });

  // Sales tax of 5 %: "Somalia tax guide" (GSM Business Solutions); The Horn Brief (29 December 2024).
  test('sales tax of 5 %', async () => {
    expect(await vat('SO', 1_000, 'add')).toMatchObject({ vat_rate: 5, vat_amount: 50, gross_amount: 1_050 });
  });
});
