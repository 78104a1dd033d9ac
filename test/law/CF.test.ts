import { income, tax, vat } from '../support/law';

// Central African Republic. Annual law (code updated to 2023): gross less CNSS 3 % (on at most 600,000 a month), less
// 30 % of the rest; article 86: 0 / 8 / 15 / 28 / 40 % at 378,000 / 1,680,000 /
// 3,360,000 / 5,040,000; one twelfth a month. Employer: 4 + 12 + 3 % on at most 600,000, apprenticeship 2 % and social
// development 10 % of gross.
// Sources: payroll rules after the tax code of 2017 updated to 2023; Central Africa Tax Guide, personal income tax and
// social security (27 November 2023).
describe('Central African Republic', () => {
  //   CNSS 3,000; year (100,000 - 3,000) x 12 = 1,164,000; 70 % = 814,800, a month 67,900
  //   8 % of 436,800 = 34,944, a month 2,912
  //   employer 4,000 + 12,000 + 3,000 + 2,000 + 10,000 = 31,000
  test('100,000 a month in November 2026', async () => {
    expect(await income('CF', 100_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_912,
      pension: 3_000,
      net_amount: 94_088,
      taxable_amount: 67_900,
      employer_cost: 131_000,
    });
  });

  //   CNSS 9,000; year 3,492,000; 70 % = 2,444,400
  //   8 % of 1,302,000 (104,160) + 15 % of 764,400 (114,660) = 218,820, a month 18,235
  test('300,000 a month', async () => {
    expect(await income('CF', 300_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 18_235,
      pension: 9_000,
      net_amount: 272_765,
      taxable_amount: 203_700,
    });
  });

  //   the year at once: 218,820; CNSS 108,000
  test('3,600,000 a year', async () => {
    expect(await income('CF', 3_600_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 218_820,
      pension: 108_000,
      net_amount: 3_273_180,
      taxable_amount: 2_444_400,
    });
  });

  //   600,000, the ceiling: CNSS 18,000; year 6,984,000; 70 % = 4,888,800: 104,160 + 15 % of 1,680,000 (252,000) + 28 %
  // of 1,528,800 (428,064) = 784,224, a month 65,352
  //   1,000,000: CNSS still 18,000; year 11,784,000; 70 % = 8,248,800: 104,160 + 252,000 + 28 % of 1,680,000 (470,400)
  // + 40 % of 3,208,800 (1,283,520) = 2,110,080, a month 175,840
  //   employer of 1,000,000: 24,000 + 72,000 + 18,000 + 20,000 + 100,000 = 234,000
  test('at the CNSS ceiling, and above it in the top band', async () => {
    expect(await income('CF', 600_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 65_352,
      pension: 18_000,
      net_amount: 516_648,
    });
    expect(await income('CF', 1_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 175_840,
      pension: 18_000,
      net_amount: 806_160,
      employer_cost: 1_234_000,
    });
  });

  //   CNSS 1,200; year 465,600; 70 % = 325,920: inside the zero band
  test('40,000 a month pays no tax', async () => {
    expect(await income('CF', 40_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 1_200,
      net_amount: 38_800,
      taxable_amount: 27_160,
    });
  });

  //   30 %; minimum 1.85 % of turnover, at least 1,850,000: of 200 million 3,700,000; of 50 million 925,000, raised to
  // 1,850,000
  test('corporate tax at 30 % and its minimum', async () => {
    expect(await tax('corporate', 'CF', 10_000_000, {})).toMatchObject({ tax_amount: 3_000_000 });
    expect(await tax('corporate', 'CF', 1_000_000, { turnover: 200_000_000 })).toMatchObject({ tax_amount: 3_700_000 });
    expect(await tax('corporate', 'CF', 1_000_000, { turnover: 50_000_000 })).toMatchObject({ tax_amount: 1_850_000 });
  });

  // Services by residents 2 %, by non-residents 15 % (Central Africa Tax Guide).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'CF', 1_000_000, { payment_type: 'services', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 20_000 });
    expect(
      await tax('withholding', 'CF', 1_000_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 150_000 });
  });

  // 19 %; listed food 5 %.
  test('VAT at 19 %, listed food at 5 %', async () => {
    expect(await vat('CF', 10_000, 'add')).toMatchObject({ vat_rate: 19, vat_amount: 1_900, gross_amount: 11_900 });
    expect(await vat('CF', 10_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 5,
      vat_amount: 500,
      gross_amount: 10_500,
    });
  });
});
