import { income, tax, vat } from '../support/law';

// Tunisia (dinar of 1,000 millimes: three decimals). CNSS employee 9.68 %, employer 17.07 % since 2025 (9.18 % and
// 16.57 % before), on the whole gross.
// Annual: A = gross - CNSS; taxable = A - 10 % of A (at most 2,000) - 100 a child; scale of article 36 of Law 2024-48;
// CSS 0.5 % of the whole taxable income where it is above 5,000. A month is one twelfth.
// Sources: OpenFisca-Tunisia 0.66 (16 June 2026); "Résumé LF 2025" (CACI, 15 December 2024: effective rates at the
// limits 7.5 %, 16.25 %, 20.83 %); "Tunisie: le régime exceptionnel de la CSS prolongé jusqu'à fin 2026"
// (Webmanagercenter, 15 January 2026); "Tunisia - Individual" (PwC, 13 December 2024: scale and rates to 2024).
describe('Tunisia', () => {
  //   CNSS 9.68 % of 400                         38.720
  //   A 4,800 - 464.64 = 4,335.36; 10 % 433.536; taxable 3,901.824 a year (325.152 a month), not above 5,000: no tax,
  // no CSS
  //   net                                       361.280
  test('400 a month in November 2026', async () => {
    expect(await income('TN', 400, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 38.72,
      net_amount: 361.28,
      taxable_amount: 325.152,
    });
  });
  //   CNSS 9.68 % of 2,000                      193.600
  //   A 24,000 - 2,323.20 = 21,676.80; expenses 2,000; taxable 19,676.80
  //   15 % of 5,000                             750.000
  //   25 % of 9,676.80                        2,419.200
  //   CSS 0.5 % of 19,676.80                     98.384
  //   a year                                  3,267.584; a month 272.298666... = 272.299
  //   net 2,000 - 193.6 - 272.299 =           1,534.101
  //   employer: 2,000 + 17.07 % (341.4) =     2,341.400
  test('2,000 a month in November 2026', async () => {
    expect(await income('TN', 2_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 272.299,
      pension: 193.6,
      net_amount: 1_534.101,
      employer_cost: 2_341.4,
    });
  });
  //   two children: taxable 19,476.80; 750 + 25 % of 9,476.80 (2,369.20) + CSS 97.384 = 3,216.584; a month
  // 268.048666... = 268.049
  test('2,000 a month with two children', async () => {
    expect(await income('TN', 2_000, { pay_date: '2026-11-20', dependants: 2 })).toMatchObject({
      tax_amount: 268.049,
      pension: 193.6,
      net_amount: 1_538.351,
    });
  });
  //   CNSS 968.000; A 120,000 - 11,616 = 108,384; taxable 106,384
  //   750 + 2,500 + 3,000 + 3,300 + 3,600 + 7,600 = 20,750
  //   40 % of (106,384 - 70,000)             14,553.600
  //   CSS 0.5 % of 106,384                      531.920
  //   a year                                 35,835.520; a month 2,986.29333... = 2,986.293
  //   net                                     6,045.707
  test('10,000 a month in November 2026: top band', async () => {
    expect(await income('TN', 10_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_986.293,
      pension: 968,
      net_amount: 6_045.707,
    });
  });
  //   24,000 a year: the same year as above, 3,267.584; CNSS 2,323.200; net 18,409.216
  test('24,000 a year', async () => {
    expect(await income('TN', 24_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_267.584,
      pension: 2_323.2,
      net_amount: 18_409.216,
      taxable_amount: 19_676.8,
    });
  });
  // CSS starts with the first millime above 5,000 (gross 5,000 / 0.9032 / 0.9 = 6,150.9693):
  //   6,150.969: A 5,555.5552008; taxable 4,999.99968: nothing. CNSS 595.4137992 = 595.414; net 5,555.555
  //   6,150.970: A 5,555.556104; taxable 5,000.0004936: 15 % of 0.0004936 = 0.000074 + CSS 25.0000025 = 25.000; net
  // 5,530.556
  test('just at and just above a taxable income of 5,000 a year', async () => {
    expect(await income('TN', 6_150.969, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 595.414,
      net_amount: 5_555.555,
    });
    expect(await income('TN', 6_150.97, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 25,
      pension: 595.414,
      net_amount: 5_530.556,
    });
  });
  //   The 0.5 % CSS is enacted to 31 December 2026; 1 % again from 1 January 2027: 3,169.20 + 196.768 = 3,365.968; a
  // month 280.497333... = 280.497
  test('2,000 a month in March 2027', async () => {
    expect(await income('TN', 2_000, { pay_date: '2027-03-20' })).toMatchObject({
      tax_amount: 280.497,
      pension: 193.6,
      net_amount: 1_525.903,
    });
  });
  // 2024 (PwC, 13 December 2024): 26 % from 5,000 to 20,000, CNSS 9.18 %, CSS 0.5 %.
  //   CNSS 183.600; A 24,000 - 2,203.20 = 21,796.80; taxable 19,796.80
  //   26 % of 14,796.80 = 3,847.168 + CSS 98.984 = 3,946.152; a month 328.846
  test('2,000 a month in June 2024', async () => {
    expect(await income('TN', 2_000, { pay_date: '2024-06-20' })).toMatchObject({
      tax_amount: 328.846,
      pension: 183.6,
      net_amount: 1_487.554,
      employer_cost: 2_331.4,
    });
  });
  //   2021: CSS 1 % = 197.968; 4,045.136 a year; a month 337.094666... = 337.095
  test('2,000 a month in June 2021', async () => {
    expect(await income('TN', 2_000, { pay_date: '2021-06-20' })).toMatchObject({
      tax_amount: 337.095,
      pension: 183.6,
      net_amount: 1_479.305,
    });
  });
  //   20 % of 1,000,000 = 200,000 (article 37 of Law 2024-48; Standfors, 1 March 2025) and CSS 3 % = 30,000
  // (Webmanagercenter, 15 January 2026)
  test('company tax with CSS', async () => {
    expect(await tax('corporate', 'TN', 1_000_000, {})).toMatchObject({ tax_amount: 230_000 });
  });
  //   Royalties to non-residents 15 %, dividends 10 % ("Tunisia - Corporate", PwC, 13 December 2024)
  test('withholding', async () => {
    expect(
      await tax('withholding', 'TN', 100_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 15_000 });
    expect(await tax('withholding', 'TN', 100_000, { payment_type: 'dividends', residency: 'resident' })).toMatchObject(
      { tax_amount: 10_000 },
    );
  });
  //   19 % since 1 January 2018 (PwC, 13 December 2024); private medical acts 7 % (OpenFisca)
  test('VAT', async () => {
    expect(await vat('TN', 1_000, 'add')).toMatchObject({ vat_rate: 19, vat_amount: 190, gross_amount: 1_190 });
    expect(await vat('TN', 1_000, 'add', { category: 'medical' })).toMatchObject({
      vat_rate: 7,
      vat_amount: 70,
      gross_amount: 1_070,
    });
  });
});
