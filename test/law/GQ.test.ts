import { income, tax, vat } from '../support/law';

// Equatorial Guinea. From 2025 (law 1/2024) annual bands: 0 % to 1.4 million, 10 % to 5 million, 15 % to 10 million, 20
// % to 15 million, 25 % above; one twelfth a month.
// INSESO 4.5 % of gross and Work Protection Fund 0.5 % of gross less INSESO, both deducted; employer 21.5 % and 1 %.
// The franc has no cents: each contribution is rounded by itself, the bases are not.
// Sources: PwC, Worldwide Tax Summaries: Equatorial Guinea (law 1/2024); "Central Africa Tax Guide: Equatorial Guinea
// social security" (27 November 2023); PaySpace, "New General Tax Law for 2025".
describe('Equatorial Guinea', () => {
  //   INSESO 4.5 %                4,500
  //   fund 0.5 % of 95,500          477.5    half up 478
  //   taxable 95,022.5, a year 1,140,270: below 1,400,000
  test('100,000 a month', async () => {
    expect(await income('GQ', 100_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 4_978,
      net_amount: 95_022,
    });
  });

  //   122,700: INSESO 5,521.5 (5,522), fund 585.8925 (586); taxable a year 1,399,111.29: no tax
  //   123,000: INSESO 5,535, fund 587.325 (587); taxable a year 1,402,532.1; 10 % of 2,532.1 = 253.21, a month 21.10,
  // to the franc 21
  test('122,700 and 123,000 a month: the limit of the band at 0 %', async () => {
    expect(await income('GQ', 122_700, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 6_108,
      net_amount: 116_592,
    });
    expect(await income('GQ', 123_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 21,
      pension: 6_122,
      net_amount: 116_857,
    });
  });

  //   INSESO 4.5 %               22,500
  //   fund 0.5 % of 477,500       2,387.5    half up 2,388
  //   taxable 475,112.5, a year 5,701,350
  //   10 % of 3,600,000         360,000
  //   15 % of 701,350           105,202.5
  //   tax a year                465,202.5    a month 38,766.875, to the franc 38,767
  //   employer: 107,500 and 5,000
  test('500,000 a month', async () => {
    expect(await income('GQ', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 38_767,
      pension: 24_888,
      net_amount: 436_345,
      employer_cost: 612_500,
    });
  });

  // INSESO 270,000, fund 0.5 % of 5,730,000 = 28,650; taxable 5,701,350; tax 465,202.5, half up 465,203.
  test('6,000,000 a year', async () => {
    expect(await income('GQ', 6_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 465_203,
      pension: 298_650,
      net_amount: 5_236_147,
      taxable_amount: 5_701_350,
    });
  });

  //   INSESO 90,000, fund 0.5 % of 1,910,000 = 9,550
  //   taxable 1,900,450, a year 22,805,400
  //   10 % of 3,600,000         360,000
  //   15 % of 5,000,000         750,000
  //   20 % of 5,000,000       1,000,000
  //   25 % of 7,805,400       1,951,350
  //   tax a year              4,061,350      a month 338,445.83, to the franc 338,446
  test('2,000,000 a month', async () => {
    expect(await income('GQ', 2_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 338_446,
      pension: 99_550,
      net_amount: 1_562_004,
      taxable_amount: 1_900_450,
    });
  });

  // To 2024 (law 4/2004): 0 % to 1 million, 10 % to 3, 15 % to 5, 20 % to 10, 25 % to 15, 30 % to 20 million, 35 %
  // above (PwC, 2 August 2023); 20 % for expenses, at most 1,000,000 a year.
  //   a year 6,000,000, INSESO 270,000, fund 28,650, expenses 1,000,000 (20 % is 1,200,000)
  //   taxable                 4,701,350
  //   10 % of 2,000,000         200,000
  //   15 % of 1,701,350         255,202.5
  //   tax a year                455,202.5    a month 37,933.54, to the franc 37,934
  test('500,000 a month in June 2024', async () => {
    expect(await income('GQ', 500_000, { pay_date: '2024-06-20' })).toMatchObject({
      tax_amount: 37_934,
      pension: 24_888,
      net_amount: 437_178,
    });
  });

  //   a year 3,600,000, INSESO 162,000, fund 0.5 % of 3,438,000 = 17,190, expenses 20 % = 720,000
  //   taxable                 2,700,810
  //   10 % of 1,700,810         170,081      a month 14,173.42, to the franc 14,173
  //   INSESO 13,500, fund 1,432.5, half up 1,433
  test('300,000 a month in June 2024: expenses below their limit', async () => {
    expect(await income('GQ', 300_000, { pay_date: '2024-06-20' })).toMatchObject({
      tax_amount: 14_173,
      pension: 14_933,
      net_amount: 270_894,
    });
  });

  // 25 %, at least 1.5 % of the turnover of each half-year, credited (PwC; Impactus EG, 15 January 2025): 1.5 % of
  // 2,000,000,000 = 30,000,000.
  test('corporate tax', async () => {
    expect(await tax('corporate', 'GQ', 100_000_000, {})).toMatchObject({ tax_amount: 25_000_000 });
    expect(await tax('corporate', 'GQ', 100_000_000, { turnover: 2_000_000_000 })).toMatchObject({
      tax_amount: 30_000_000,
    });
  });

  // Income of movable capital 10 % for residents, 15 % for non-residents (Impactus EG, 15 January 2025).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'GQ', 1_000_000, { payment_type: 'dividends', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 100_000 });
    expect(
      await tax('withholding', 'GQ', 1_000_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 150_000 });
  });

  // 15 %, 5 % on listed basic consumables and books (PwC).
  test('VAT', async () => {
    expect(await vat('GQ', 10_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 1_500, gross_amount: 11_500 });
    expect(await vat('GQ', 10_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 5,
      vat_amount: 500,
      gross_amount: 10_500,
    });
  });
});
