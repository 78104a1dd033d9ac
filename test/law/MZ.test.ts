import { income, tax, vat } from '../support/law';

// Mozambique. IRPS withheld by the monthly table of article 65-A on gross pay, without dependants: nothing to 20,250;
// 10 % to 22,250; 15 % to 32,750 (200 fixed); 20 % to 60,750 (1,775);
// 25 % to 144,750 (7,375); 32 % above (28,375). Dependants take off 50, 75, 100 or 150. INSS 3 % without ceiling, not
// taken off before the table; the employer pays 4 %.
// Sources: "What are the personal income tax regulations in Mozambique?" (Horizons); "O novo aperto no IRPS" (TV
// Miramar, 13 February 2026: 20,999.99 pays 75.00, 21,249.99 pays 100.00, 32,749.99 pays 1,775.00);
// "Mais singulares obrigados a pagar impostos" (MMO Notícias, 15 January 2014: 25,000 pays INSS 750 and IRPS 612.50).
describe('Mozambique', () => {
  //   below 20,250: no IRPS; INSS 600
  test('20,000 a month: no tax', async () => {
    expect(await income('MZ', 20_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 600,
      net_amount: 19_400,
    });
  });

  //   20,250 is still free; 10 % of 10 = 1.00 at 20,260 (INSS 607.80)
  test('the threshold of 20,250', async () => {
    expect(await income('MZ', 20_250, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 0,
      pension: 607.5,
      net_amount: 19_642.5,
    });
    expect(await income('MZ', 20_260, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1,
      pension: 607.8,
      net_amount: 19_651.2,
    });
  });

  //   10 % of 749.99 = 74.999; 10 % of 999.99 = 99.999; 200 + 15 % of 10,499.99 = 1,774.9985
  test('the published examples of February 2026', async () => {
    expect(await income('MZ', 20_999.99, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 75 });
    expect(await income('MZ', 21_249.99, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 100 });
    expect(await income('MZ', 32_749.99, { pay_date: '2026-11-20' })).toMatchObject({ tax_amount: 1_775 });
  });

  //   INSS 3 % of 25,000                        750.00
  //   200 + 15 % of 2,750 (412.50) =            612.50
  test('25,000 a month, the published example of January 2014, at both dates', async () => {
    const expected = { tax_amount: 612.5, pension: 750, net_amount: 23_637.5, taxable_amount: 25_000 };
    expect(await income('MZ', 25_000, { pay_date: '2026-11-20' })).toMatchObject(expected);
    expect(await income('MZ', 25_000, { pay_date: '2014-02-20' })).toMatchObject(expected);
  });

  //   two dependants: 612.50 - 75 = 537.50; four dependants at 20,300: 5 - 150, not below zero
  test('dependants', async () => {
    expect(await income('MZ', 25_000, { pay_date: '2026-11-20', dependants: 2 })).toMatchObject({
      tax_amount: 537.5,
      net_amount: 23_712.5,
    });
    expect(await income('MZ', 20_300, { pay_date: '2026-11-20', dependants: 4 })).toMatchObject({
      tax_amount: 0,
      net_amount: 19_691,
    });
  });

  //   INSS 6,000
  //   28,375 + 32 % of 55,250 (17,680) =     46,055.00
  //   employer 4 %                            8,000.00
  test('200,000 a month, in the top band, with the cost of the employer', async () => {
    expect(await income('MZ', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 46_055,
      pension: 6_000,
      net_amount: 147_945,
      employer_cost: 208_000,
    });
  });

  //   a twelfth is 50,000: 1,775 + 20 % of 17,250 (3,450) = 5,225; x 12 = 62,700; INSS 18,000
  test('600,000 a year', async () => {
    expect(await income('MZ', 600_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 62_700,
      pension: 18_000,
      net_amount: 519_300,
    });
  });

  //   32 % (EY 2024; KPMG, 7 January 2026)
  test('corporate tax on 1,000,000', async () => {
    expect(await tax('corporate', 'MZ', 1_000_000, {})).toMatchObject({ tax_amount: 320_000 });
  });

  //   20 % (Orbitax)
  test('withholding on royalties of non-residents', async () => {
    expect(
      await tax('withholding', 'MZ', 1_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 200 });
  });

  //   32 %, taxed apart from 2026 (Lei 12/2025, KPMG)
  test('capital gain of a company', async () => {
    expect(await tax('capital_gains', 'MZ', 1_000, { taxpayer: 'company' })).toMatchObject({ tax_amount: 320 });
  });

  //   16 %; private education 5 %
  test('VAT on 1,000', async () => {
    expect(await vat('MZ', 1_000, 'add')).toMatchObject({ vat_rate: 16, vat_amount: 160, gross_amount: 1_160 });
    expect(await vat('MZ', 1_000, 'add', { category: 'education' })).toMatchObject({
      vat_rate: 5,
      vat_amount: 50,
      gross_amount: 1_050,
    });
  });
});
