import { income, tax, vat } from '../support/law';

// Senegal. Annual law: gross less 30 % (at most 900,000), rounded down to 1,000 on the year, bands of article 173 since
// 1 January 2022 (0 / 20 / 30 / 35 / 37 / 40 / 43 %
// at 630,000 / 1.5 / 4 / 8 / 13.5 / 50 million), then TRIMF by slab of annual gross; a TRIMF limit belongs to the slab
// above it. IPRES is not deducted from the base.
// Sources: "Article 173 rectifié / Article 174 du CGI" (2022); "Senegal - Individual", PwC (19 July 2024); "Cotisations
// sociales CSS et IPRES au Sénégal", paieafricaine.online (1 January 2023).
describe('Senegal', () => {
  //   year 900,000; 30 % = 270,000; taxable      630,000: the whole zero band, no tax
  //   TRIMF 600,000 to 1,000,000 a year            3,600, a month 300
  //   IPRES 5.6 % of 75,000                        4,200
  //   net 75,000 - 300 - 4,200 =                  70,500
  test('75,000 a month, exactly at the end of the zero band, pays TRIMF only', async () => {
    expect(await income('SN', 75_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 300,
      pension: 4_200,
      net_amount: 70_500,
      taxable_amount: 52_500,
    });
  });

  //   year 2,400,000; 30 % = 720,000; taxable  1,680,000, a month 140,000
  //   20 % of 870,000                            174,000
  //   30 % of 180,000                             54,000
  //   TRIMF 2 to 7 million                        12,000
  //                                              240,000, a month 20,000
  //   IPRES 5.6 % of 200,000                      11,200
  //   employer: IPRES 8.4 % 16,800; family 7 % of 63,000 = 4,410; injury 1 % of 63,000 = 630; CFCE 3 % 6,000; in all
  // 27,840
  test('200,000 a month in November 2026', async () => {
    expect(await income('SN', 200_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 20_000,
      pension: 11_200,
      net_amount: 168_800,
      taxable_amount: 140_000,
      employer_cost: 227_840,
    });
  });

  //   year 6,000,000; 30 % = 1,800,000, cut at 900,000; taxable 5,100,000, a month 425,000
  //   20 % of 870,000                            174,000
  //   30 % of 2,500,000                          750,000
  //   35 % of 1,100,000                          385,000
  //   TRIMF 2 to 7 million                        12,000
  //                                            1,321,000, a month 110,083.33
  //   IPRES 5.6 % of the ceiling 432,000          24,192
  //   net 500,000 - 110,083 - 24,192 =           365,725
  test('500,000 a month: abatement at its cap, IPRES at its ceiling', async () => {
    expect(await income('SN', 500_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 110_083,
      pension: 24_192,
      net_amount: 365_725,
      taxable_amount: 425_000,
      surcharges: [{ id: 'trimf', amount: 1_000 }],
    });
  });

  //   the same year at once: tax 1,321,000; IPRES 12 x 24,192 = 290,304; net 6,000,000 - 1,321,000 - 290,304
  test('6,000,000 a year', async () => {
    expect(await income('SN', 6_000_000, { period: 'annual', pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_321_000,
      pension: 290_304,
      net_amount: 4_388_696,
      taxable_amount: 5_100_000,
    });
  });

  //   year 60,000,000 less 900,000; taxable   59,100,000
  //   to 50 million: 174,000 + 750,000 + 35 % of 4,000,000 (1,400,000) + 37 % of 5,500,000 (2,035,000) + 40 % of
  // 36,500,000 (14,600,000) = 18,959,000
  //   43 % of 9,100,000                        3,913,000
  //   TRIMF                                       36,000
  //                                           22,908,000, a month 1,909,000
  //   employer: 8.4 % of 432,000 = 36,288; 4,410; 630; 3 % of 5,000,000 = 150,000
  test('5,000,000 a month, in the top band', async () => {
    expect(await income('SN', 5_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 1_909_000,
      pension: 24_192,
      net_amount: 3_066_808,
      taxable_amount: 4_925_000,
      employer_cost: 5_191_328,
    });
  });

  //   999,999: year 11,999,988 less 900,000 = 11,099,988, down to 11,099,000: 174,000 + 750,000 + 1,400,000 + 37 % of
  // 3,099,000 (1,146,630) = 3,470,630;
  //            TRIMF 18,000; together 3,488,630, a month 290,719.17
  //   1,000,000: year 12,000,000 less 900,000 = 11,100,000: 37 % of 3,100,000 = 1,147,000, so 3,471,000; TRIMF 36,000;
  // together 3,507,000, a month 292,250
  test('the TRIMF limit of 12,000,000 a year belongs to the slab above', async () => {
    expect(await income('SN', 999_999, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 290_719,
      net_amount: 685_088,
    });
    expect(await income('SN', 1_000_000, { pay_date: '2026-11-20' })).toMatchObject({
      tax_amount: 292_250,
      net_amount: 683_558,
    });
  });

  //   until 2021 the top band was 40 % (OpenFisca-Senegal): 4,359,000 to 13.5 million + 40 % of 45,600,000 (18,240,000)
  // = 22,599,000; TRIMF 36,000; a month 1,886,250
  //   The IPRES ceilings of those years are not established: no pension.
  test('5,000,000 a month in June 2021', async () => {
    const answer = await income('SN', 5_000_000, { pay_date: '2021-06-20' });
    expect(answer).toMatchObject({ tax_amount: 1_886_250, net_amount: 3_113_750 });
    expect(answer.pension).toBeUndefined();
  });

  //   30 % of 10,000,000. Minimum: 0.5 % of turnover, at most 5,000,000: of 800 million 4,000,000; of 2,000 million cut
  // at 5,000,000 (PwC).
  test('corporate tax at 30 % and its minimum on turnover', async () => {
    expect(await tax('corporate', 'SN', 10_000_000, {})).toMatchObject({ tax_amount: 3_000_000 });
    expect(await tax('corporate', 'SN', 1_000_000, { turnover: 800_000_000 })).toMatchObject({ tax_amount: 4_000_000 });
    expect(await tax('corporate', 'SN', 1_000_000, { turnover: 2_000_000_000 })).toMatchObject({
      tax_amount: 5_000_000,
    });
  });

  // Dividends 10 %; royalties to non-residents 20 % (PwC, 19 July 2024).
  test('withholding', async () => {
    expect(
      await tax('withholding', 'SN', 1_000_000, { payment_type: 'dividends', residency: 'resident' }),
    ).toMatchObject({ tax_amount: 100_000 });
    expect(
      await tax('withholding', 'SN', 1_000_000, { payment_type: 'royalties', residency: 'non_resident' }),
    ).toMatchObject({ tax_amount: 200_000 });
  });

  // VAT 18 % (PwC).
  test('VAT at 18 %', async () => {
    expect(await vat('SN', 10_000, 'add')).toMatchObject({ vat_rate: 18, vat_amount: 1_800, gross_amount: 11_800 });
  });
});
