import { income, tax, vat } from '../support/law';

// Nigeria. From 2026: Nigeria Tax Act 2025, annual bands 0 % to 800,000, 15 % to 3 million, 18 % to 12 million, 21 % to
// 25 million, 23 % to 50 million, 25 % above;
// pension 8 % of pay, deducted first (section 30); no tax for an employee at or below the minimum wage of 70,000 a
// month. No rent relief and no housing fund by default.
// To 2025: bands of the Personal Income Tax Act; consolidated relief = higher of 200,000 and 1 % of gross, and 20 % of
// gross less pension; at least 1 % of gross.
// Sources: "Section 30 Nigeria Tax Act 2025" (LawGlobal Hub); "What you need to know about the new PAYE tax law in
// Nigeria" (BizEdge, 1 January 2026); "Full list: 50 tax exemptions" (TVC News);
// PwC, Nigeria, Individual: taxes on personal income, deductions, other taxes (16 September 2024).
describe('Nigeria', () => {
  // The minimum wage: nothing is taxable. Pension 8 % = 5,600.
  test('70,000 a month is exempt', async () => {
    expect(await income('NG', 70_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 5_600,
      net_amount: 64_400,
      taxable_amount: 0,
    });
  });

  //   a year                       840,012.00
  //   pension 8 %                  -67,200.96
  //   chargeable                   772,811.04   below 800,000: no tax
  test('70,001 a month is not exempt, and still inside the band at 0 %', async () => {
    expect(await income('NG', 70_001, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 5_600.08,
      net_amount: 64_400.92,
      taxable_amount: 64_400.92,
    });
  });

  //   without pension: a year      840,012.00
  //   15 % of 40,012                 6,001.80   a month 500.15
  test('without pension the exemption is a cliff', async () => {
    expect(await income('NG', 70_000, { pay_date: '2026-11-20', include_pension: false })).toMatchObject({
      tax_amount: 0,
      net_amount: 70_000,
    });
    expect(await income('NG', 70_001, { pay_date: '2026-11-20', include_pension: false })).toMatchObject({
      tax_amount: 500.15,
      net_amount: 69_500.85,
    });
  });

  //   a year 870,000, pension 69,600, chargeable 800,400; 15 % of 400 = 60 a year, 5 a month
  test('72,500 a month pays the first naira', async () => {
    expect(await income('NG', 72_500, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 5,
      pension: 5_800,
      net_amount: 66_695,
    });
  });

  //   a year                     6,000,000
  //   pension 8 %                 -480,000
  //   chargeable                 5,520,000
  //   15 % of 2,200,000            330,000
  //   18 % of 2,520,000            453,600
  //   tax a year                   783,600   a month 65,300
  //   employer: pension 10 % = 50,000, NSITF 1 % = 5,000
  test('500,000 a month', async () => {
    expect(await income('NG', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 65_300,
      pension: 40_000,
      net_amount: 394_700,
      taxable_amount: 460_000,
      employer_cost: 555_000,
    });
  });

  test('6,000,000 a year is twelve times that', async () => {
    expect(await income('NG', 6_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 783_600,
      pension: 480_000,
      net_amount: 4_736_400,
      taxable_amount: 5_520_000,
    });
  });

  //   a year                    72,000,000
  //   pension 8 %               -5,760,000
  //   chargeable                66,240,000
  //   15 % of  2,200,000           330,000
  //   18 % of  9,000,000         1,620,000
  //   21 % of 13,000,000         2,730,000
  //   23 % of 25,000,000         5,750,000
  //   25 % of 16,240,000         4,060,000
  //   tax a year                14,490,000   a month 1,207,500
  test('6,000,000 a month', async () => {
    expect(await income('NG', 6_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_207_500,
      pension: 480_000,
      net_amount: 4_312_500,
    });
  });

  //   a year                     3,600,000
  //   pension 8 %                 -288,000
  //   relief: 200,000 (1 % is 36,000) + 20 % of 3,312,000 = 662,400
  //                               -862,400
  //   taxable                    2,449,600
  //    7 % of 300,000               21,000
  //   11 % of 300,000               33,000
  //   15 % of 500,000               75,000
  //   19 % of 500,000               95,000
  //   21 % of 849,600              178,416
  //   tax a year                   402,416   a month 33,534.67
  test('300,000 a month in June 2025', async () => {
    expect(await income('NG', 300_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 33_534.67,
      pension: 24_000,
      net_amount: 242_465.33,
    });
  });

  //   a year 36,000,000, pension 2,880,000; relief: 1 % = 360,000 (above 200,000) + 20 % of 33,120,000 = 6,624,000, in
  // all 6,984,000
  //   taxable                   26,136,000
  //   to 3,200,000: 21,000 + 33,000 + 75,000 + 95,000 + 21 % of 1,600,000 (336,000) = 560,000
  //   24 % of 22,936,000         5,504,640
  //   tax a year                 6,064,640   a month 505,386.67
  test('3,000,000 a month in June 2025: 1 % of gross is the higher relief', async () => {
    expect(await income('NG', 3_000_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 505_386.67,
      pension: 240_000,
      net_amount: 2_254_613.33,
    });
  });

  //   70,000: exempt, and no minimum tax.
  //   70,001: a year 840,012, pension 67,200.96, relief 200,000 + 20 % of 772,811.04 = 354,562.208
  //   taxable                      418,248.832
  //    7 % of 300,000               21,000
  //   11 % of 118,248.832           13,007.37152
  //   tax a year                    34,007.37152   a month 2,833.95
  test('the minimum wage in June 2025 is a cliff', async () => {
    expect(await income('NG', 70_000, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 0,
      pension: 5_600,
      net_amount: 64_400,
    });
    expect(await income('NG', 70_001, { pay_date: '2025-06-20' })).toMatchObject({
      tax_amount: 2_833.95,
      pension: 5_600.08,
      net_amount: 61_566.97,
    });
  });

  // 30 % (section 56) and the development levy of 4 % (section 59): "Understanding intersection between you and new tax
  // laws", The Liberation News, 15 February 2026.
  test('corporate tax on a profit of 10,000,000', async () => {
    expect(await tax('corporate', 'NG', 10_000_000, {})).toMatchObject({ tax_amount: 3_400_000 });
  });

  // Turnover up to 100 million: 0 % and no levy ("Nigeria's tax reform laws have been published in the official
  // gazette", 10 September 2025).
  test('a small company pays nothing', async () => {
    expect(await tax('corporate', 'NG', 10_000_000, { turnover: 100_000_000 })).toMatchObject({ tax_amount: 0 });
    expect(await tax('corporate', 'NG', 10_000_000, { turnover: 100_000_001 })).toMatchObject({
      tax_amount: 3_400_000,
    });
  });

  // Deduction of Tax at Source Regulations 2024 (gazette): management fees 5 % resident, 10 % non-resident.
  test('withholding', async () => {
    expect(
      await tax('withholding', 'NG', 1_000_000, { payment_type: 'management_fees', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 50_000 });
    expect(
      await tax('withholding', 'NG', 1_000_000, { payment_type: 'management_fees', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 100_000 });
  });

  // 7.5 % since 1 February 2020 (PwC, other taxes); basic food is zero-rated from 2026.
  test('VAT', async () => {
    expect(await vat('NG', 1_000, 'add')).toMatchObject({ vat_rate: 7.5, vat_amount: 75, gross_amount: 1_075 });
    expect(await vat('NG', 1_075, 'extract')).toMatchObject({ vat_amount: 75, net_amount: 1_000 });
    expect(await vat('NG', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_amount: 0,
      gross_amount: 1_000,
    });
  });
});
