import { parse } from 'csv-parse/sync';
import { countryCodes, type CountryInfo, type TaxLaw, type TaxRates } from '../../src/contract';
import { service } from '../support/service';

const infoOf = async (country: string) =>
  (await service.get(`/api/tax?country=${country}`)).body as unknown as {
    readonly data: CountryInfo;
    readonly meta: { readonly notices: string[] };
  };
const lawOf = async (country: string) =>
  (await service.get(`/api/v1/tax/law?country=${country}`)).body.data as unknown as TaxLaw;
const rowsOf = async () => ((await service.get('/api/v1/tax/rates')).body.data as unknown as TaxRates).countries;
const tableOf = async (): Promise<Record<string, string>[]> =>
  parse((await service.get('/api/v1/tax/rates?format=csv')).body as unknown as string, { columns: true });

interface Result {
  readonly success: boolean;
  readonly data?: { readonly vat_rate?: number; readonly tax_amount?: number; readonly effective_rate?: number };
}
const batch = async (items: readonly object[]): Promise<readonly Result[]> =>
  ((await service.post('/api/v1/batch', { items })).body.data as unknown as { results: Result[] }).results;

describe('VAT', () => {
  // Ghana, Act 1151: 15 % with NHIL and GETFund of 2.5 % each on the same value. Congo: 18 % with additional centimes
  // of 5 % of the tax.
  test.each([
    ['GH', 20, [15, 2.5, 2.5]],
    ['CG', 18.9, [18, 0.9]],
    ['CM', 19.25, undefined],
    ['KE', 16, undefined],
  ])('%s is %d %% on every route', async (country, rate, parts) => {
    const [{ data }, law, rows, table] = [await infoOf(country), await lawOf(country), await rowsOf(), await tableOf()];
    expect(data.vat).toMatchObject({ standard_rate: rate, categories: { standard: { treatment: 'standard', rate } } });
    expect(data.vat!.components?.map((part) => part.rate)).toEqual(parts);
    expect(law.vat).toMatchObject({ standard_rate: rate, total_rate: rate });
    expect(law.vat!.components?.map((part) => part.rate)).toEqual(parts);
    const row = rows.find((each) => each.country === country)!;
    expect(row.vat_rate).toBe(rate);
    expect(row.vat_components === null).toBe(parts === undefined);
    expect(table.find((each) => each['country'] === country)).toMatchObject({ vat_rate: String(rate) });
    const { body } = await service.post('/api/vat', { country, amount: 100, mode: 'add' });
    expect(body.data).toMatchObject({ vat_rate: rate });
    const tool = (
      await service.post('/api/v1/calculate', { tool: `${country.toLowerCase()}-vat`, inputs: { amount: 100 } })
    ).body as unknown as { result: { rate: number } };
    expect(tool.result.rate).toBe(rate);
  });

  test('every country states one rate overall and one for each category', async () => {
    const rows = await rowsOf();
    for (const country of countryCodes) {
      const [{ data }, law] = [await infoOf(country), await lawOf(country)];
      const { standard_rate = null, categories = {} } = data.vat ?? {};
      const charged = await batch(
        [undefined, ...Object.keys(categories)].map((category) => ({
          operation: 'vat',
          input: { country, amount: 1_000_000, mode: 'add', category },
        })),
      );
      const told = [
        standard_rate,
        law.vat?.standard_rate ?? null,
        rows.find((row) => row.country === country)!.vat_rate,
      ];
      expect([country, ...told]).toEqual([country, ...told.map(() => charged[0]!.data?.vat_rate ?? null)]);
      expect([country, Object.values(categories).map(({ rate }) => rate)]).toEqual([
        country,
        charged.slice(1).map((answer) => answer.data?.vat_rate),
      ]);
      expect(law.vat?.categories.map(({ category, rate }) => [category, rate]) ?? []).toEqual(
        Object.entries(categories).map(([category, { rate }]) => [category, rate]),
      );
    }
  }, 60_000);
});

describe('corporate tax', () => {
  // Nigeria Tax Act 2025: 30 % and a development levy of 4 %. Libya: 20 % and stamp duty of 0.5 % of it. Zimbabwe: 25 % and an AIDS levy of 3 % of it. Tunisia: 20 % and CSS of 3 %. Ghana: 25 % and a growth levy of
  // 2.5 %. Kenya: 30 % alone.
  test.each([
    ['NG', 30, [4], 34],
    ['LY', 20, [0.1], 20.1],
    ['ZW', 25, [0.75], 25.75],
    ['TN', 20, [3], 23],
    ['GH', 25, [2.5], 27.5],
    ['KE', 30, [], 30],
  ])('%s: %d %%, surcharges %j, together %d %%', async (country, rate, surcharges, whole) => {
    const [{ data }, law] = [await infoOf(country), await lawOf(country)];
    expect(data.corporate_tax).toMatchObject({ standard_rate: rate, effective_standard_rate: whole });
    expect(data.corporate_tax!.surcharges.map((surcharge) => surcharge.rate)).toEqual(surcharges);
    expect(law.corporate_tax).toMatchObject({ rate, effective_standard_rate: whole });
    expect(
      law.corporate_tax!.surcharges.filter(({ applies }) => applies !== 'never').map((surcharge) => surcharge.rate),
    ).toEqual(surcharges);
    const { body } = await service.post('/api/tax', { country, amount: 1_000_000, type: 'corporate' });
    expect(body.data.effective_rate).toBeCloseTo(whole, 6);
  });

  // Mauritius: 15 %, and a Fair Share Contribution of 5 % of the whole chargeable income above MUR 24 million.
  test('if the rate depends on the size of the profit, the rates by size are stated', async () => {
    const { data } = await infoOf('MU');
    expect(data.corporate_tax).toMatchObject({
      standard_rate: 15,
      effective_standard_rate: null,
      effective_rates: [
        { from: 0, to: 24_000_000, rate: 15 },
        { from: 24_000_000, to: null, rate: 20 },
      ],
      surcharges: [{ name: 'Fair Share Contribution', rate: null, rule: expect.stringContaining('24,000,000') }],
    });
  });

  test('the stated rate is the rate charged, in every country', async () => {
    for (const country of countryCodes) {
      const tax = (await infoOf(country)).data.corporate_tax;
      if (tax === undefined) continue;
      const { effective_standard_rate: one, effective_rates = one === null ? [] : [{ from: 0, to: null, rate: one }] } =
        tax;
      const bySize = tax.brackets !== undefined || tax.surcharges?.some(({ rate }) => rate === null);
      expect([country, effective_rates.length > 0 || bySize]).toEqual([country, true]);
      const profits = effective_rates.map(({ from, to }) => (to === null ? from + 1e9 : Math.floor((from + to) / 2)));
      if (profits.length === 0) continue;
      const answers = await batch(
        profits.map((amount) => ({ operation: 'tax', input: { country, amount, type: 'corporate' } })),
      );
      effective_rates.forEach(({ rate }, i) => expect(answers[i]!.data!.effective_rate).toBeCloseTo(rate, 5));
    }
  }, 60_000);
});

// Egypt, Law 175 of 2023 as amended in 2024: higher incomes lose the lower bands. Six scales, from 0 % of 40,000 up to
// 25 % of the first 1,200,000.
describe('Egypt has six scales, chosen by the size of the income', () => {
  test('the country states this, and which of them `brackets` shows', async () => {
    const { data, meta } = await infoOf('EG');
    const { brackets, tables } = data.income_tax!;
    expect(tables!.map(({ up_to }) => up_to)).toEqual([600_000, 700_000, 800_000, 900_000, 1_200_000, null]);
    expect(brackets).toEqual(tables![0]!.brackets);
    expect(brackets[0]).toEqual({ from: 0, to: 40_000, rate: 0 });
    expect(tables!.at(-1)!.brackets).toEqual([
      { from: 0, to: 1_200_000, rate: 25 },
      { from: 1_200_000, to: null, rate: 27.5 },
    ]);
    expect(meta.notices).toContainEqual(
      expect.stringContaining(
        'which of 6 sets of brackets applies. `brackets` is the first, for up to EGP 600,000 a year',
      ),
    );
  });

  test('a payslip shows all of them and the one that applied, in its own period', async () => {
    const { body } = await service.post('/api/tax', { country: 'EG', amount: 110_000, type: 'income' });
    const { brackets, tables } = body.data;
    expect(tables!.map(({ up_to }) => up_to)).toEqual([50_000, 58_333.33, 66_666.67, 75_000, 100_000, null]);
    expect(brackets!.map(({ from, to, rate }) => ({ from, to, rate }))).toEqual(tables!.at(-1)!.brackets);
    expect(
      (await service.post('/api/tax', { country: 'KE', amount: 110_000, type: 'income' })).body.data,
    ).not.toHaveProperty('tables');
  });
});

describe('capital gains on the income scale', () => {
  // South Africa: the annual exclusion of 50,000 comes off, 40 % of 950,000 = 380,000 is included: 18 % of 245,100 =
  // 44,118; 26 % of 134,900 = 35,074.
  test('South Africa: the annual brackets with their tax, and the exclusion in a notice', async () => {
    const { body } = await service.post('/api/tax', { country: 'ZA', amount: 1_000_000, type: 'capital_gains' });
    expect(body.data.tax_amount).toBe(79_192);
    expect(body.meta.notices).toContain(
      'The exclusion of the year, 50,000 ZAR, was taken off the gain. Other gains of the year may have used it.',
    );
    expect(body.data.brackets!.slice(0, 4)).toEqual([
      { from: 0, to: 245_100, rate: 18, tax: 44_118 },
      { from: 245_100, to: 383_100, rate: 26, tax: 35_074 },
      { from: 383_100, to: 530_200, rate: 31, tax: 0 },
      { from: 530_200, to: 695_800, rate: 36, tax: 0 },
    ]);
  });

  // Malawi's scale is monthly, 170,000 free: 2,040,000 a year, then 30 %: (10,000,000 − 2,040,000) × 30 %.
  test('Malawi: a monthly scale, over a year', async () => {
    const { body } = await service.post('/api/tax', { country: 'MW', amount: 10_000_000, type: 'capital_gains' });
    expect(body.data.tax_amount).toBe(2_388_000);
    expect(body.data.brackets!.slice(0, 2)).toEqual([
      { from: 0, to: 2_040_000, rate: 0, tax: 0 },
      { from: 2_040_000, to: 18_840_000, rate: 30, tax: 2_388_000 },
    ]);
  });
});

describe('a cap, a minimum and rounding have their own lines', () => {
  // DR Congo 2026: 6,900,000 less 5 % = 6,555,000 a month. 3 % of 162,000 = 4,860; 15 % of 1,638,000 = 245,700; 30 % of
  // 1,800,000 = 540,000; 40 % of 2,955,000 = 1,182,000: together 1,972,560, and at most 30 % of 6,555,000 = 1,966,500.
  test('DR Congo: the tax is at most 30 % of the taxable income', async () => {
    const { body } = await service.post('/api/tax', {
      country: 'CD',
      amount: 6_900_000,
      type: 'income',
      pay_date: '2026-11-20',
    });
    expect(body.data.brackets!.map(({ tax }) => tax)).toEqual([4_860, 245_700, 540_000, 1_182_000]);
    expect(body.data.adjustments).toEqual([
      { id: 'tax-cap', name: 'Cap on the tax', amount: -6_060 },
      { id: 'rounding', name: 'Rounding', amount: 0 },
    ]);
    expect(body.data.tax_amount).toBe(1_966_500);
  });

  // Madagascar: 410,000 less 2 % = 401,800. 5 % of 50,000 = 2,500; 10 % of 1,800 = 180: 2,680, and at least 3,000.
  test('Madagascar: the tax is at least 3,000 a month', async () => {
    const { body } = await service.post('/api/tax', {
      country: 'MG',
      amount: 410_000,
      type: 'income',
      pay_date: '2026-11-20',
    });
    expect(body.data.brackets!.map(({ tax }) => tax)).toEqual([0, 2_500, 180, 0, 0, 0]);
    expect(body.data.adjustments).toEqual([
      { id: 'minimum-tax', name: 'Minimum tax', amount: 320 },
      { id: 'rounding', name: 'Rounding', amount: 0 },
    ]);
    expect(body.data.tax_amount).toBe(3_000);
  });

  //   20 % of 5,000,000 = 1,000,000; minimum 1,000,000 + 1 % of 600,000,000 = 7,000,000
  test('Madagascar: a company pays a minimum based on its turnover', async () => {
    const { body } = await service.post('/api/tax', {
      country: 'MG',
      amount: 5_000_000,
      type: 'corporate',
      turnover: 600_000_000,
    });
    expect(body.data).toMatchObject({
      tax_amount: 7_000_000,
      brackets: [{ tax: 1_000_000 }],
      adjustments: [
        { id: 'minimum-tax', amount: 6_000_000 },
        { id: 'rounding', amount: 0 },
      ],
    });
  });
});

describe('net pay below zero', () => {
  // Kenya: SHIF is at least 300 a month. 200 − 12 (NSSF 6 %) − 300 − 3 (housing levy 1.5 %) = −115.
  test('Kenya, 200 a month: a notice says so, with the reason', async () => {
    const { body } = await service.post('/api/tax', {
      country: 'KE',
      amount: 200,
      type: 'income',
      pay_date: '2026-11-20',
    });
    expect(body.data).toMatchObject({ tax_amount: 0, pension: 315, net_amount: -115 });
    expect(body.meta.notices).toContainEqual(
      'Net pay is negative: tax and contributions come to 315, which is more than the gross pay. The law charges these at any pay: Social Health Insurance Fund (at least 300).',
    );
  });

  test('the same in a batch, and no notice otherwise', async () => {
    const asked = async (amount: number) => {
      const { body } = await service.post('/api/v1/batch', {
        items: [{ operation: 'tax', input: { country: 'KE', amount, type: 'income' } }],
      });
      return (body.data as unknown as { results: { meta: { notices: string[] } }[] }).results[0]!.meta.notices.filter(
        (notice) => notice.includes('negative'),
      );
    };
    expect(await asked(200)).toHaveLength(1);
    expect(await asked(85_000)).toHaveLength(0);
  });
});
