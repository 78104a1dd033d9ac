import { income, tax, vat } from '../support/law';

// Cabo Verde. Withholding on gross monthly pay: below 36,607 nothing; to 80,000 14 % less 5,125; to 150,000 21 % less
// 10,725; above 25 % less 16,725; at least 100 once due; to the nearest escudo.
// INPS 8.5 % of gross, not deducted before tax; employer 16 %.
// Sources: "Cape Verde PAYE Calculator: DNRE formula, official sources checked 21 July 2026" (AfroTools); PwC, Cabo
// Verde, Individual, Other taxes (16 February 2025).
describe('Cabo Verde', () => {
  // 36,606: nothing. INPS 8.5 % = 3,111.51.
  // 36,607: 14 % = 5,124.98 less 5,125 is below zero, so 100. INPS 3,111.595, half up 3,111.60.
  test('36,606 and 36,607 a month: the first pay on which tax is due', async () => {
    expect(await income('CV', 36_606, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 3_111.51,
      net_amount: 33_494.49,
    });
    expect(await income('CV', 36_607, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 100,
      pension: 3_111.6,
      net_amount: 33_395.4,
    });
  });

  // 37,000: 5,180 - 5,125 = 55, so 100. 37,500: 5,250 - 5,125 = 125.
  test('the minimum of 100', async () => {
    expect(await income('CV', 37_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 100,
      pension: 3_145,
      net_amount: 33_755,
    });
    expect(await income('CV', 37_500, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 125,
      pension: 3_187.5,
      net_amount: 34_187.5,
    });
  });

  // 14 % = 8,400 - 5,125 = 3,275. INPS 5,100; employer 16 % = 9,600.
  test('60,000 a month', async () => {
    expect(await income('CV', 60_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_275,
      pension: 5_100,
      net_amount: 51_625,
      taxable_amount: 60_000,
      employer_cost: 69_600,
    });
  });

  // 14 % of 61,234 = 8,572.76 - 5,125 = 3,447.76, to the escudo 3,448. INPS 5,204.89.
  test('61,234 a month: tax in whole escudos', async () => {
    expect(await income('CV', 61_234, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 3_448,
      pension: 5_204.89,
      net_amount: 52_581.11,
    });
  });

  // 80,000: 11,200 - 5,125 = 6,075. 80,001: 16,800.21 - 10,725 = 6,075.21, to the escudo 6,075. INPS 6,800 and
  // 6,800.085, half up 6,800.09.
  test('80,000 and 80,001 a month: the formulas meet', async () => {
    expect(await income('CV', 80_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 6_075,
      pension: 6_800,
      net_amount: 67_125,
    });
    expect(await income('CV', 80_001, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 6_075,
      pension: 6_800.09,
      net_amount: 67_125.91,
    });
  });

  // 25 % = 50,000 - 16,725 = 33,275. INPS 17,000.
  test('200,000 a month', async () => {
    expect(await income('CV', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 33_275,
      pension: 17_000,
      net_amount: 149_725,
    });
  });

  // 720,000 a year: 12 × 3,275 = 39,300, INPS 61,200. 444,000 a year: 12 × the minimum of 100, INPS 37,740.
  test('a year is twelve months', async () => {
    expect(await income('CV', 720_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 39_300,
      pension: 61_200,
      net_amount: 619_500,
    });
    expect(await income('CV', 444_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_200,
      pension: 37_740,
      net_amount: 405_060,
    });
  });

  // Table of 2015 to 2017: 15 % less 5,500 to 80,000 (PwC, Income determination). 9,000 - 5,500 = 3,500. INPS 5,100.
  test('60,000 a month in June 2017', async () => {
    expect(await income('CV', 60_000, { pay_date: '2017-06-20' })).toMatchObject({
      tax_amount: 3_500,
      pension: 5_100,
      net_amount: 51_400,
    });
  });

  // 20 % from 2026 ("Presidente cabo-verdiano promulga Orçamento do Estado para 2026", Rádio MCJ / Lusa, 30 December
  // 2025);
  // small companies with a turnover up to 10 million: 4 % of turnover (PwC, Corporate, 16 February 2025): 4 % of
  // 8,000,000 = 320,000.
  test('corporate tax', async () => {
    expect(await tax('corporate', 'CV', 1_000_000, {})).toMatchObject({ tax_amount: 200_000 });
    expect(await tax('corporate', 'CV', 1_000_000, { turnover: 8_000_000 })).toMatchObject({ tax_amount: 320_000 });
    expect(await tax('corporate', 'CV', 1_000_000, { turnover: 10_000_001 })).toMatchObject({ tax_amount: 200_000 });
  });

  // PwC, Corporate, Withholding taxes (16 February 2025): interest 20 %, services to non-residents 15 %, distributions
  // relieved in full.
  test('withholding', async () => {
    expect(await tax('withholding', 'CV', 100_000, { payment_type: 'interest', residency: 'resident' })).toMatchObject({
      tax_amount: 20_000,
    });
    expect(
      await tax('withholding', 'CV', 100_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 15_000 });
    expect(
      await tax('withholding', 'CV', 100_000, { payment_type: 'dividends', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 0 });
  });

  // Individuals 1 % (PwC, Income determination).
  test('capital gains', async () => {
    expect(await tax('capital_gains', 'CV', 1_000_000, { taxpayer: 'individual' })).toMatchObject({
      tax_amount: 10_000,
    });
  });

  test('VAT 15 %, 8 % on electricity and water', async () => {
    expect(await vat('CV', 1_000, 'add')).toMatchObject({ vat_rate: 15, vat_amount: 150, gross_amount: 1_150 });
    expect(await vat('CV', 1_000, 'add', { rate_type: 'reduced' })).toMatchObject({
      vat_rate: 8,
      vat_amount: 80,
      gross_amount: 1_080,
    });
  });
});
