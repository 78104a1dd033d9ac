import { income, tax, vat } from '../support/law';

// Guinea-Bissau. Imposto profissional on gross monthly pay, article 27 in the wording of Lei 1/2021: 1 % to 41,667, 6 %
// to 83,333, 8 % to 208,333, 10 % to 300,000, 12 % to 400,500, 14 % to 750,000,
// 16 % to 1,100,000, 18 % to 1,500,000, 20 % above, band by band. Democracy tax by the same bands: 500, 1,000, 2,000,
// 4,000, 6,000, 10,000, 15,000, 17,000, 20,000 a month. Stamp 0.3 % of gross. All three are tax.
// INSS 8 % of gross, not deducted; employer 14 %, and 2 % for accidents. The franc has no cents.
// Sources: "Guinea-Bissau personal income tax: Imposto Profissional" (OpenAccountants, 10 September 2026); "Políticas e
// benefícios fiscais - Guiné-Bissau" (IPIM: INSS, accidents, stamp); payroll of a company application in Bissau
// (democracy tax).
describe('Guinea-Bissau', () => {
  // 1 % = 400; democracy 500; stamp 120. INSS 3,200.
  test('40,000 a month', async () => {
    expect(await income('GW', 40_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_020,
      pension: 3_200,
      net_amount: 35_780,
      taxable_amount: 40_000,
    });
  });

  //   1 % of 41,667                416.67
  //   6 % of 41,666              2,499.96
  //   8 % of 66,667              5,333.36
  //                              8,249.99   (8 % of 150,000 less 3,750 = 8,250)
  //   democracy                  2,000.00
  //   stamp 0.3 %                  450.00
  //                             10,699.99   to the franc 10,700
  //   INSS 12,000; employer 21,000 and 3,000
  test('150,000 a month', async () => {
    expect(await income('GW', 150_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 10_700,
      pension: 12_000,
      net_amount: 127_300,
      employer_cost: 174_000,
    });
  });

  // 12 × 10,699.99 = 128,399.88, to the franc 128,400. INSS 144,000.
  test('1,800,000 a year', async () => {
    expect(await income('GW', 1_800_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 128_400,
      pension: 144_000,
      net_amount: 1_527_600,
    });
  });

  //   208,333: 416.67 + 2,499.96 + 8 % of 125,000 (10,000) = 12,916.63; democracy 2,000; stamp 624.999; in all
  // 15,541.629. INSS 16,666.64.
  //   208,334: 12,916.63 + 10 % of 1 = 12,916.73;               democracy 4,000; stamp 625.002; in all 17,541.732. INSS
  // 16,666.72.
  test('208,333 and 208,334 a month: the democracy tax goes up by 2,000', async () => {
    expect(await income('GW', 208_333, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 15_542,
      pension: 16_667,
      net_amount: 176_124,
    });
    expect(await income('GW', 208_334, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 17_542,
      pension: 16_667,
      net_amount: 174_125,
    });
  });

  //   1 % of  41,667               416.67
  //   6 % of  41,666             2,499.96
  //   8 % of 125,000            10,000.00
  //   10 % of 91,667             9,166.70
  //   12 % of 100,500           12,060.00
  //   14 % of 349,500           48,930.00
  //   16 % of 350,000           56,000.00
  //   18 % of 400,000           72,000.00
  //   20 % of 500,000          100,000.00
  //                            311,073.33
  //   democracy                 20,000.00
  //   stamp 0.3 %                6,000.00
  //                            337,073.33
  test('2,000,000 a month', async () => {
    expect(await income('GW', 2_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 337_073,
      pension: 160_000,
      net_amount: 1_502_927,
    });
  });

  // Lei 8/2020: 18 % from 400,500, 20 % from 750,000, 22 % from 1,100,000, 24 % from 1,500,000; no democracy tax yet.
  //   to 400,500                34,143.33   (416.67 + 2,499.96 + 10,000 + 9,166.70 + 12,060)
  //   18 % of 349,500           62,910.00
  //   20 % of 250,000           50,000.00
  //   stamp 0.3 %                3,000.00
  //                            150,053.33
  test('1,000,000 a month in June 2020', async () => {
    expect(await income('GW', 1_000_000, { pay_date: '2020-06-20' })).toMatchObject({
      tax_amount: 150_053,
      pension: 80_000,
      net_amount: 769_947,
    });
  });

  // Contribuição industrial 25 % (IPIM; Rivermate, 30 June 2025).
  test('corporate tax on a profit of 1,000,000', async () => {
    expect(await tax('corporate', 'GW', 1_000_000, {})).toMatchObject({ tax_amount: 250_000 });
  });

  // VAT code (Law 4/2022), article 18: 19 %, 10 % for Annex I, exports 0 % (AfroTools, July 2026; Rivermate).
  test('VAT', async () => {
    expect(await vat('GW', 10_000, 'add')).toMatchObject({ vat_rate: 19, vat_amount: 1_900, gross_amount: 11_900 });
    expect(await vat('GW', 10_000, 'add', { rate_type: 'reduced' })).toMatchObject({
      vat_rate: 10,
      vat_amount: 1_000,
      gross_amount: 11_000,
    });
    expect(await vat('GW', 10_000, 'add', { category: 'export' })).toMatchObject({
      vat_amount: 0,
      gross_amount: 10_000,
    });
  });
});
