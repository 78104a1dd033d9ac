import { income, tax, vat } from '../support/law';

// Benin. Monthly ITS since 1 January 2022 on the whole gross (code, articles 122 and 125): 0 / 10 / 15 / 19 / 30 % at
// 60,000 / 150,000 / 250,000 / 500,000. CNSS 3.6 %, not deducted.
// ORTB 1,000 with the March salary and 3,000 with the June salary above 60,000: only in the annual figure. Employer:
// 6.4 % + 9 % + 1 % + VPS 4 %, all of gross.
// Sources: Code général des impôts, articles 119 to 129 and 191 to 195 (2024 copy); "Impacts du nouveau Code général
// des impôts sur les salaires", Fraternité (1 February 2022).
describe('Benin', () => {
  //   10 % of 40,000 = 4,000; CNSS 3,600; employer 6,400 + 9,000 + 1,000 + 4,000 = 20,400
  test('100,000 a month in November 2026', async () => {
    expect(await income('BJ', 100_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 4_000,
      pension: 3_600,
      net_amount: 92_400,
      taxable_amount: 100_000,
      employer_cost: 120_400,
    });
  });

  //   10 % of 90,000                               9,000
  //   15 % of 100,000                             15,000
  //   19 % of 50,000                               9,500
  //                                               33,500; CNSS 10,800
  test('300,000 a month', async () => {
    expect(await income('BJ', 300_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 33_500,
      pension: 10_800,
      net_amount: 255_700,
    });
  });

  //   9,000 + 15,000 + 19 % of 250,000 (47,500) + 30 % of 500,000 (150,000) = 221,500; CNSS 36,000
  test('1,000,000 a month, in the top band', async () => {
    expect(await income('BJ', 1_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 221_500,
      pension: 36_000,
      net_amount: 742_500,
    });
  });

  //   12 x 33,500 = 402,000; ORTB 1,000 + 3,000; together 406,000; CNSS 129,600
  test('3,600,000 a year holds the ORTB of March and June', async () => {
    expect(await income('BJ', 3_600_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 406_000,
      pension: 129_600,
      net_amount: 3_064_400,
    });
  });

  //   60,000 a month: no ITS. Year 720,000: ORTB of March only, 1,000.
  //   61,000 a month: ITS 10 % of 1,000 = 100. Year 732,000: 1,200 + ORTB 4,000 = 5,200.
  test('the limit of 60,000 for the band and for the ORTB of June', async () => {
    expect(await income('BJ', 60_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 2_160,
      net_amount: 57_840,
    });
    expect(await income('BJ', 61_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 100,
      pension: 2_196,
      net_amount: 58_704,
    });
    expect(await income('BJ', 720_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_000,
      pension: 25_920,
      net_amount: 693_080,
    });
    expect(await income('BJ', 732_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 5_200,
      pension: 26_352,
      net_amount: 700_448,
    });
  });

  //   Until 2021 (Fraternité; conseilsdargent.com): base down to 1,000 = 300,000; 10 % of 80,000 (8,000) + 15 % of
  // 150,000 (22,500) + 20 % of 20,000 (4,000) = 34,500.
  //   CNSS 3.6 % of 300,500 = 10,818
  test('300,500 a month in June 2021', async () => {
    expect(await income('BJ', 300_500, { pay_date: '2021-06-20' })).toMatchObject({
      tax_amount: 34_500,
      pension: 10_818,
      net_amount: 255_182,
      taxable_amount: 300_000,
    });
  });

  //   30 %; minimum 1 % of receipts: of 500 million 5,000,000 (Orbitax).
  test('corporate tax at 30 % and its minimum', async () => {
    expect(await tax('corporate', 'BJ', 10_000_000, {})).toMatchObject({ tax_amount: 3_000_000 });
    expect(await tax('corporate', 'BJ', 1_000_000, { turnover: 500_000_000 })).toMatchObject({ tax_amount: 5_000_000 });
  });

  // Dividends 10 % (Orbitax); royalties to non-residents 12 % (Healy Consultants, 2024).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'BJ', 1_000_000, { payment_type: 'dividends', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 100_000 });
    expect(
      await tax('withholding', 'BJ', 1_000_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 120_000 });
  });

  test('VAT at 18 %', async () => {
    expect(await vat('BJ', 10_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 1_800, gross_amount: 11_800 });
  });
});
