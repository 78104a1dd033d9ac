import { income, tax } from '../support/law';

// Libya (dinar of 1,000 dirhams: three decimals). Social security 5.125 % and Social Unity Fund 1 % of gross, both
// taken off; personal exemption 150 a month (300 a year more for each child).
// Income tax 5 % to 1,000 a month, 10 % above. Jehad tax on the whole taxable income: 1 % to 50, 2 % to 100, 3 % above.
// Stamp duty 0.5 % of gross less contributions, income tax and Jehad tax. Employer 14.35 %.
// Sources: "Libya - Individual" (PwC, 1 December 2024 and 2 December 2025); "summary of tax laws 7 and 8 of 2010" (A.
// Sultan, 28 April 2010).
describe('Libya', () => {
  //   5.125 % of 500 = 25.625; 1 % = 5           30.625
  //   taxable 500 - 30.625 - 150 =              319.375
  //   income tax 5 %                             15.96875
  //   Jehad tax 3 %                               9.58125
  //   stamp duty 0.5 % of (500 - 30.625 - 15.96875 - 9.58125 = 443.825) 2.219125
  //   sum 27.769125                              27.769
  //   net 500 - 30.625 - 27.769 =               441.606
  test('500 a month in November 2026', async () => {
    expect(await income('LY', 500, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 27.769,
      pension: 30.625,
      net_amount: 441.606,
      taxable_amount: 319.375,
    });
  });
  //   102.500 + 20.000                          122.500
  //   taxable 2,000 - 122.5 - 150 =           1,727.500
  //   5 % of 1,000 + 10 % of 727.50             122.750
  //   Jehad tax 3 %                              51.825
  //   stamp duty 0.5 % of 1,702.925               8.514625
  //   sum 183.089625                            183.090
  //   net 2,000 - 122.5 - 183.09 =            1,694.410
  //   employer: 2,000 + 14.35 % (287) =       2,287.000
  test('2,000 a month in November 2026', async () => {
    expect(await income('LY', 2_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 183.09,
      pension: 122.5,
      net_amount: 1_694.41,
      taxable_amount: 1_727.5,
      employer_cost: 2_287,
    });
  });
  //   two children: exemption (1,800 + 600) / 12 = 200; taxable 1,677.50
  //   income tax 50 + 67.75 = 117.75; Jehad tax 50.325; stamp duty 0.5 % of 1,709.425 = 8.547125; sum 176.622125
  test('2,000 a month with two children', async () => {
    expect(await income('LY', 2_000, { pay_date: '2026-11-20', dependants: 2 })).toMatchObject({
      tax_amount: 176.622,
      net_amount: 1_700.878,
      taxable_amount: 1_677.5,
    });
  });
  //   512.5 + 100                               612.500
  //   taxable 10,000 - 612.5 - 150 =          9,237.500
  //   50 + 10 % of 8,237.50                     873.750
  //   Jehad tax 3 %                             277.125
  //   stamp duty 0.5 % of 8,236.625              41.183125
  //   sum 1,192.058125                        1,192.058
  //   net                                     8,195.442
  test('10,000 a month in November 2026', async () => {
    expect(await income('LY', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_192.058,
      pension: 612.5,
      net_amount: 8_195.442,
    });
  });
  //   24,000 a year = 12 x 2,000: 12 x 183.089625 = 2,197.0755, half up 2,197.076; contributions 1,470; net 20,332.924
  test('24,000 a year', async () => {
    expect(await income('LY', 24_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_197.076,
      pension: 1_470,
      net_amount: 20_332.924,
      taxable_amount: 20_730,
    });
  });
  // Jehad tax is a slab: the step at a taxable income of 100 a month (gross (100 + 150) / 0.93875 = 266.3116):
  //   266.311: contributions 13.648 + 2.663 = 16.311; taxable 266.311 x 0.93875 - 150 = 99.99945125
  //   income tax 4.9999725625; Jehad tax 2 % 1.999989025; stamp duty 0.5 % of 242.9994896625 = 1.2149974483; sum
  // 8.214959 -> 8.215
  //   266.312: taxable 100.00039; income tax 5.0000195; Jehad tax 3 % 3.0000117; stamp duty 0.5 % of 242.0003588 =
  // 1.2100017940; sum 9.210033 -> 9.210
  test('just below and just above a taxable income of 100 a month', async () => {
    expect(await income('LY', 266.311, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 8.215,
      pension: 16.311,
      net_amount: 241.785,
    });
    expect(await income('LY', 266.312, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 9.21,
      pension: 16.311,
      net_amount: 240.791,
    });
  });
  //   200: taxable 200 - 12.25 - 150 = 37.75, Jehad tax 1 % = 0.3775; income tax 1.8875; stamp duty 0.5 % of 185.485 =
  // 0.927425; sum 3.192425
  test('200 a month: the lowest Jehad rate', async () => {
    expect(await income('LY', 200, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3.192,
      pension: 12.25,
      net_amount: 184.558,
      taxable_amount: 37.75,
    });
  });
  //   Company tax 20 % = 200,000; Jehad tax 4 % = 40,000; stamp duty 0.5 % of the payments to the Tax Department,
  // 240,000: 1,200 ("Libya - Corporate", PwC, 1 December 2024)
  test('company tax with Jehad tax and stamp duty', async () => {
    expect(await tax('corporate', 'LY', 1_000_000, {})).toMatchObject({ tax_amount: 241_200 });
  });
  //   The law has no withholding taxes ("Libya - Corporate", PwC, 1 December 2024): 0
  test('withholding', async () => {
    expect(
      await tax('withholding', 'LY', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 0 });
  });
});
