import { income, tax, vat } from '../support/law';

// Mauritania. CNSS 1 % of pay to 15,000 a month (7,000 before 1 January 2021), CNAM 4 % of all pay. Taxable = gross -
// CNSS - CNAM - 6,000; ITS 15 % to 9,000, 25 % to 21,000, 40 % above, month by month.
// Employer: CNSS 13 % and ONMT 2 % to the ceiling, CNAM 5 %.
// Sources: "Les cotisations en Mauritanie (2022)" (CLEISS); "Mauritania - Individual" and "- Corporate" (PwC, 18 July
// 2024); "Mauritania | Finance Law 2026" (PaySpace, 12 January 2026: unchanged).
describe('Mauritania', () => {
  //   CNSS 50 + CNAM 200 =                         250.00
  //   5,000 - 250 - 6,000 is below zero: no tax
  test('5,000 a month in November 2026: inside the exempt part', async () => {
    expect(await income('MR', 5_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 250,
      net_amount: 4_750,
      taxable_amount: 0,
    });
  });
  // The CNSS ceiling of 15,000:
  //   15,000: CNSS 150 + CNAM 600 = 750; taxable 8,250; 15 % = 1,237.50; net 13,012.50; employer 2,250 + 750 = 3,000
  //   15,100: CNSS 150 + CNAM 604 = 754; taxable 8,346; 15 % = 1,251.90; net 13,094.10; employer 2,250 + 755 = 3,005
  test('at and above the CNSS ceiling', async () => {
    expect(await income('MR', 15_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_237.5,
      pension: 750,
      net_amount: 13_012.5,
      employer_cost: 18_000,
    });
    expect(await income('MR', 15_100, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_251.9,
      pension: 754,
      net_amount: 13_094.1,
      employer_cost: 18_105,
    });
  });
  //   CNSS 150 + CNAM 800 =                        950.00
  //   taxable 20,000 - 950 - 6,000 =            13,050.00
  //   15 % of 9,000                              1,350.00
  //   25 % of 4,050                              1,012.50
  //                                              2,362.50
  //   net                                       16,687.50
  test('20,000 a month in November 2026', async () => {
    expect(await income('MR', 20_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_362.5,
      pension: 950,
      net_amount: 16_687.5,
      taxable_amount: 13_050,
    });
  });
  //   CNSS 150 + CNAM 2,400 =                    2,550.00
  //   taxable                                   51,450.00
  //   1,350 + 25 % of 12,000 (3,000)             4,350.00
  //   40 % of 30,450                            12,180.00
  //                                             16,530.00   (check: 40 % of 51,450 less 4,050, the form of the Odoo
  // module of 18 November 2025)
  //   net                                       40,920.00
  test('60,000 a month in November 2026: top band', async () => {
    expect(await income('MR', 60_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 16_530,
      pension: 2_550,
      net_amount: 40_920,
    });
  });
  //   240,000 a year = 12 x 20,000: 28,350; contributions 11,400; net 200,250; employer 240,000 + 27,000 + 12,000
  test('240,000 a year', async () => {
    expect(await income('MR', 240_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 28_350,
      pension: 11_400,
      net_amount: 200_250,
      employer_cost: 279_000,
    });
  });
  //   2020, ceiling 7,000: CNSS 70 + CNAM 800 = 870; taxable 13,130; 1,350 + 25 % of 4,130 (1,032.50) = 2,382.50; net
  // 16,747.50; employer 1,050 + 1,000
  test('20,000 a month in June 2020', async () => {
    expect(await income('MR', 20_000, { pay_date: '2020-06-20' })).toMatchObject({
      tax_amount: 2_382.5,
      pension: 870,
      net_amount: 16_747.5,
      employer_cost: 22_050,
    });
  });
  //   25 % of 1,000,000 = 250,000; with a turnover of 20,000,000 the 2 % (400,000) is higher (PwC, 18 July 2024)
  test('company tax', async () => {
    expect(await tax('corporate', 'MR', 1_000_000, {})).toMatchObject({ tax_amount: 250_000 });
    expect(await tax('corporate', 'MR', 1_000_000, { turnover: 20_000_000 })).toMatchObject({ tax_amount: 400_000 });
  });
  //   Royalties to non-residents 15 %, rent 18 % (PwC, 18 July 2024)
  test('withholding', async () => {
    expect(
      await tax('withholding', 'MR', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 15_000 });
    expect(await tax('withholding', 'MR', 100_000, { payment_type: 'rent', residency: 'resident' })).toMatchObject({
      tax_amount: 18_000,
    });
  });
  //   16 % (PwC, 18 July 2024)
  test('VAT', async () => {
    expect(await vat('MR', 1_000, 'add')).toMatchObject({ vat_rate: 16, vat_amount: 160, gross_amount: 1_160 });
  });
});
