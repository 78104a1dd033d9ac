import { income, tax, vat } from '../support/law';

// Angola. IRT Grupo A, monthly (Lei 14/25, OGE 2026, art. 21 and Annex I): nothing to 150,000; above, fixed part + rate
// on the excess over the lower limit of the bracket:
// 150,000: 12,500 + 16 %; 200,000: 31,250 + 18 %; 300,000: 49,250 + 19 %; 500,000: 87,250 + 20 %; 1,000,000: 187,250 +
// 21 %; 1,500,000: 292,250 + 22 %; 2,000,000: 402,250 + 23 %;
// 2,500,000: 517,250 + 24 %; 5,000,000: 1,117,250 + 24.5 %; 10,000,000: 2,342,250 + 25 %. In 2024 and 2025 nothing to
// 100,000, then 13 % to 150,000. INSS 3 % of pay first; the employer pays 8 %.
// Sources: "Angola: 2026 Income Tax Law Enacted" (PaySpace, 1 January 2026); "Se ganhar até 100 mil kwanzas, não paga
// IRT" (Novo Jornal, 10 January 2024); "Caso prático n.º 3" (law course) for the formula.
describe('Angola', () => {
  //   INSS 3 % of 150,000                     4,500.00
  //   base 145,500, not above 150,000: no IRT
  test('150,000 a month: no tax', async () => {
    expect(await income('AO', 150_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 4_500,
      net_amount: 145_500,
      taxable_amount: 145_500,
    });
  });

  //   154,639.17: INSS 4,639.1751, rounded 4,639.18; base 149,999.9949: no IRT
  //   154,639.18: INSS 4,639.1754, rounded 4,639.18; base 150,000.0046: 12,500 + 16 % of 0.0046 = 12,500.00
  test('the cliff of 12,500 just above a base of 150,000', async () => {
    expect(await income('AO', 154_639.17, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 4_639.18,
      net_amount: 149_999.99,
    });
    expect(await income('AO', 154_639.18, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 12_500,
      pension: 4_639.18,
      net_amount: 137_500,
    });
  });

  //   206,185.56: base 199,999.9932: 12,500 + 16 % of 49,999.9932 = 20,500.00
  //   206,185.57: base 200,000.0029: 31,250 + 18 % of 0.0029 = 31,250.00
  test('the cliff of 10,750 just above a base of 200,000', async () => {
    expect(await income('AO', 206_185.56, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 20_500,
      pension: 6_185.57,
      net_amount: 179_499.99,
    });
    expect(await income('AO', 206_185.57, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 31_250,
      pension: 6_185.57,
      net_amount: 168_750,
    });
  });

  //   INSS 5,400; base 174,600
  //   12,500 + 16 % of 24,600 (3,936) =      16,436.00
  //   employer 8 %                           14,400.00
  test('180,000 a month, with the cost of the employer', async () => {
    expect(await income('AO', 180_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 16_436,
      pension: 5_400,
      net_amount: 158_164,
      taxable_amount: 174_600,
      employer_cost: 194_400,
    });
  });

  //   INSS 360,000; base 11,640,000
  //   2,342,250 + 25 % of 1,640,000 (410,000) = 2,752,250
  test('12,000,000 a month, in the top bracket', async () => {
    expect(await income('AO', 12_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_752_250,
      pension: 360_000,
      net_amount: 8_887_750,
      employer_cost: 12_960_000,
    });
  });

  //   a twelfth is 1,000,000: INSS 30,000; base 970,000
  //   87,250 + 20 % of 470,000 (94,000) = 181,250; x 12 = 2,175,000; INSS 360,000
  test('12,000,000 a year: twelve months', async () => {
    expect(await income('AO', 12_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 2_175_000,
      pension: 360_000,
      net_amount: 9_465_000,
    });
  });

  //   130,000: INSS 3,900; base 126,100; 13 % of 26,100 = 3,393
  //   160,000: INSS 4,800; base 155,200; 12,500 + 16 % of 5,200 (832) = 13,332
  test('the table of 2024 and 2025', async () => {
    expect(await income('AO', 130_000, { pay_date: '2025-03-20' })).toMatchObject({
      tax_amount: 3_393,
      pension: 3_900,
      net_amount: 122_707,
    });
    expect(await income('AO', 160_000, { pay_date: '2025-03-20' })).toMatchObject({
      tax_amount: 13_332,
      pension: 4_800,
      net_amount: 141_868,
    });
  });

  //   industrial tax 25 % (Orbitax)
  test('corporate tax on 1,000,000', async () => {
    expect(await tax('corporate', 'AO', 1_000_000, {})).toMatchObject({ tax_amount: 250_000 });
  });

  //   services 6.5 % (PwC, 18 December 2024)
  test('withholding on services', async () => {
    expect(
      await tax('withholding', 'AO', 1_000, { payment_type: 'services', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 65 });
  });

  //   investment income tax of 10 % on gains on securities (Taxexpense, from the EY guide)
  test('capital gain of an individual', async () => {
    expect(await tax('capital_gains', 'AO', 1_000, { taxpayer: 'individual' })).toMatchObject({ tax_amount: 100 });
  });

  //   14 % (PwC); listed basic foods 5 % since January 2024 (Estado News, 4 January 2024)
  test('VAT on 1,000', async () => {
    expect(await vat('AO', 1_000, 'add')).toMatchObject({ vat_rate: 14, vat_amount: 140, gross_amount: 1_140 });
    expect(await vat('AO', 1_000, 'add', { category: 'food_basic' })).toMatchObject({
      vat_rate: 5,
      vat_amount: 50,
      gross_amount: 1_050,
    });
  });
});
