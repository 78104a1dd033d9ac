import { parse } from 'csv-parse/sync';
import type { PayrollMonth, PayrollYear, TaxResult } from '../../src/contract';
import { service } from '../support/service';

const path = '/api/v1/payroll/year';

async function year(request: object): Promise<{ readonly data: PayrollYear; readonly notices: readonly string[] }> {
  const { status, body } = await service.post(path, request);
  expect(body.error).toBeUndefined();
  expect(status).toBe(200);
  return { data: body.data as unknown as PayrollYear, notices: body.meta.notices };
}
const refused = async (request: object): Promise<string> => {
  const { status, body } = await service.post(path, request);
  expect(status).toBe(400);
  return `${body.error.code}: ${body.error.message}`;
};
const taxes = ({ months }: PayrollYear): number[] => months.map(({ tax }) => tax);
const repeated = <Value>(value: Value, times: number): Value[] => Array.from({ length: times }, () => value);
const sum = (rows: readonly PayrollMonth[], of: (row: PayrollMonth) => number): number =>
  Number(rows.reduce((all, row) => all + of(row), 0).toFixed(2));

describe('law that changes inside the year', () => {
  // NSSF limits of February 2025 and February 2026:
  //   January   6 % of 72,000 = 4,320; taxable 77,067.50; tax 15,503.60 (as in the cases of Kenya)
  //   from February  6 % of 85,000 = 5,100; taxable 76,287.50; tax 15,269.60
  //   15,503.60 + 11 × 15,269.60 = 183,469.20
  // March without pay; 60,000 from April, as in January. The tax of a month in Kenya does not depend on others.
  test('a month without pay is a month of zeros, and the year goes on', async () => {
    const { data } = await year({
      country: 'KE',
      tax_year: '2026',
      amount: 60_000,
      pay: { transport: 5_000 },
      months: [
        { month: '2026-03', amount: 0 },
        { month: '2026-04', amount: 60_000 },
      ],
    });
    const zeros = { gross: 0, taxable: 0, tax: 0, contributions: 0, net: 0, employer_cost: 0 };
    expect(data.months[2]).toMatchObject({ month: '2026-03', ...zeros });
    expect(data.months[3]).toMatchObject({ gross: 60_000, net: data.months[1]!.net });
    expect(data.totals.gross).toBe(660_000);
  });

  test('Kenya 2026: NSSF limits of February, and the year is settled without a difference', async () => {
    const { data } = await year({ country: 'KE', tax_year: '2026', amount: 85_000 });
    expect(taxes(data)).toEqual([15_503.6, ...repeated(15_269.6, 11)]);
    expect(data.months[0]).toMatchObject({
      month: '2026-01',
      pay_date: '2026-01-31',
      gross: 85_000,
      contributions: 7_932.5,
    });
    expect(data.totals).toMatchObject({ gross: 1_020_000, tax: 183_469.2, paid_once: 0 });
    expect(data.method!.name).toBe('month_alone');
    expect(data.settlement).toMatchObject({ gross: 1_020_000, tax: 183_469.2, withheld: 183_469.2, due: 0, refund: 0 });
    expect(data.settlement!.sources.length).toBeGreaterThan(0);
  });

  // Chargeable 9,450 a month. Bands of 2024: 0 + 5.50 + 13 + 17.5 % of 3,166.67 + 25 % of 5,553.33 = 1,961.
  // Act 1178 from September: 1,967 (as in the cases of Ghana).
  test('Ghana 2026: new bands on 1 September', async () => {
    const { data, notices } = await year({ country: 'GH', tax_year: '2026', amount: 10_000 });
    expect(taxes(data)).toEqual([...repeated(1_961, 8), ...repeated(1_967, 4)]);
    expect(data.months.map(({ law }) => law.from)).toEqual([
      // The largest insurable earnings of SSNIT rise in January.
      ...repeated('2026-01-01', 8),
      ...repeated('2026-09-01', 4),
    ]);
    expect(data.settlement).toBeNull();
    expect(notices).toContain('The recorded law of Ghana has no year-end reconciliation of employee tax.');
  });

  // 900,000 a month: 172,000 by the bands of 2012 and 158,250 from July 2026 (as in the cases of Uganda). In July to
  // October, a quarter of the local service tax of 70,000 lowers it by 30 % of 17,500, 5,250.
  test('Uganda: the tax years before and after 1 July 2026', async () => {
    const before = await year({ country: 'UG', tax_year: '2025/26', amount: 900_000 });
    expect(taxes(before.data)).toEqual([...repeated(166_750, 4), ...repeated(172_000, 8)]);
    expect(before.data.months[11]!.month).toBe('2026-06');
    const after = await year({ country: 'UG', tax_year: '2026/27', amount: 900_000 });
    expect(taxes(after.data)).toEqual([...repeated(153_000, 4), ...repeated(158_250, 8)]);
    expect(after.data.months[0]!.month).toBe('2026-07');
  });
});

describe('months without pay', () => {
  // 60,000: NSSF 3,600, SHIF 1,650, housing levy 900; taxable 53,850: 2,400 + 2,083.25 + 30 % of 21,517 − 2,400 = 8,538.35.
  test('a month of unpaid leave is a month of zeros, and the year goes on', async () => {
    const { data, notices } = await year({
      country: 'KE',
      tax_year: '2026',
      amount: 60_000,
      pay: { transport: 5_000 },
      months: [
        { month: '2026-03', amount: 0 },
        { month: '2026-04', amount: 60_000 },
      ],
    });
    expect(taxes(data)).toEqual([8_538.35, 8_538.35, 0, ...repeated(8_538.35, 9)]);
    expect(data.months[2]).toMatchObject({ gross: 0, taxable: 0, contributions: 0, net: 0, employer_cost: 0 });
    expect(data.months[2]!.law).toMatchObject({ from: '2026-02-01', to: null });
    expect(data.totals).toMatchObject({ gross: 660_000, tax: 93_921.85 });
    expect(notices).toContain('2026-03: no pay, so no tax and no contributions.');
  });

  test('a bonus in a month without regular pay is the pay of that month', async () => {
    const { data } = await year({
      country: 'KE',
      tax_year: '2026',
      amount: 60_000,
      months: [{ month: '2026-03', amount: 0, pay: { bonus: 20_000 } }],
      to: '2026-03',
    });
    expect(data.months[2]).toMatchObject({ gross: 20_000, paid_once: 20_000 });
  });

  test('an amount below 0 is refused', async () => {
    expect(
      await refused({ country: 'KE', tax_year: '2026', amount: 60_000, months: [{ month: '2026-03', amount: -1 }] }),
    ).toMatch(/0 or more/);
  });
});

describe('cumulative law', () => {
  // July: 13 × 100,000: 110,000 / 13 = 8,461.54. August, 20,000, below the exempt 38,462: 100,000 × 13 / 2 = 650,000:
  // 15,000 × 2 / 13 = 2,307.69, less 8,461.54.
  test('Mauritius: tax that a month gives back is said to be negative', async () => {
    const { data, notices } = await year({
      country: 'MU',
      tax_year: '2026/27',
      amount: 100_000,
      months: [{ month: '2026-08', amount: 20_000 }],
      to: '2026-08',
    });
    expect(taxes(data)).toEqual([8_461.54, -6_153.85]);
    expect(notices.join('\n')).toMatch(/The tax of the month is negative: 6,153.85 more was withheld so far/);
  });

  // USD 1,000: NSSA 4.5 % of 700 = 31.50, taxable 968.50: 40 + 25 % of 668.50 = 207.125, with the AIDS levy 213.33875
  // June, pay of 2,000: taxable so far 5 × 968.50 + 1,968.50 = 6,811, a month 1,135.1667: 215 + 30 % of 135.1667 = 255.55
  //   × 6 × 1.03 = 1,579.30, less 5 × 213.33875 = 1,066.69: 512.61
  // the year: 5 × 968.50 + 7 × 1,968.50 = 18,622, a month 1,551.8333: 380.55 × 12 × 1.03 = 4,703.60
  test('Zimbabwe in US dollars: a rise in June', async () => {
    const { data } = await year({
      country: 'ZW',
      tax_year: '2026',
      currency: 'USD',
      amount: 1_000,
      months: [{ month: '2026-06', amount: 2_000 }],
    });
    expect(sum(data.months.slice(0, 5), ({ tax }) => tax)).toBe(1_066.69);
    expect(data.months[5]).toMatchObject({ gross: 2_000, taxable: 1_968.5, tax: 512.61 });
    expect(data.totals.tax).toBe(4_703.6);
    expect(data.method!.name).toBe('cumulative');
    expect(data.settlement).toMatchObject({ tax: 4_703.6, due: 0, refund: 0 });
  });

  // Four periods of 60,000: 13 × 60,000 = 780,000, tax 28,000; 4/13 of it 8,615.38.
  // The fifth of 100,000: 340,000 × 13/5 = 884,000, tax 38,400; 5/13 of it 14,769.23 (as in the cases of Mauritius).
  test('Mauritius: a fifth month of 100,000', async () => {
    const { data } = await year({
      country: 'MU',
      tax_year: '2026-2027',
      amount: 60_000,
      months: [
        { month: '2026-11', amount: 100_000 },
        { month: '2026-12', amount: 60_000 },
      ],
    });
    expect(sum(data.months.slice(0, 4), ({ tax }) => tax)).toBe(8_615.38);
    expect(sum(data.months.slice(0, 5), ({ tax }) => tax)).toBe(14_769.23);
  });

  // The end-of-year bonus is the thirteenth period: 13 × 60,000 = 780,000, tax 28,000, no difference at the end.
  test('Mauritius: the end-of-year bonus is a period of its own', async () => {
    const { data } = await year({
      country: 'MU',
      tax_year: '2026-2027',
      amount: 60_000,
      months: [{ month: '2026-12', pay: { thirteenth: 60_000 } }],
    });
    expect(data.months[5]).toMatchObject({ gross: 120_000, paid_once: 60_000 });
    expect(sum(data.months.slice(0, 6), ({ tax }) => tax)).toBe(Number(((28_000 * 7) / 13).toFixed(2)));
    expect(data.totals).toMatchObject({ gross: 780_000, tax: 28_000 });
    expect(data.settlement).toMatchObject({ tax: 28_000, due: 0, refund: 0 });
  });
});

describe('what changes in the year', () => {
  // 600,000: 16 % of 165,000 + 21 % of 360,000 = 102,000. Reduction 5,500 for each half share above one:
  // married 2 shares, 11,000; with a child 2.5 shares, 16,500.
  test('Côte d’Ivoire: married in May, a child in September', async () => {
    const { data } = await year({
      country: 'CI',
      tax_year: '2026',
      amount: 600_000,
      months: [
        { month: '2026-09', employee: { children: 1 } },
        { month: '2026-05', employee: { marital_status: 'married' } },
      ],
    });
    expect(taxes(data)).toEqual([...repeated(102_000, 4), ...repeated(91_000, 4), ...repeated(85_500, 4)]);
  });

  // Nigeria Tax Act: pension 8 % of basic. The year 6,000,000 + 500,000 − 480,000 = 6,020,000:
  //   15 % of 2,200,000 + 18 % of 3,020,000 = 330,000 + 543,600 = 873,600; 65,300 a month and 90,000 for the thirteenth
  test.each([[500_000], [{ percent_of_basic: 100 }]])(
    'Nigeria: a thirteenth month of %p in December',
    async (thirteenth) => {
      const { data } = await year({
        country: 'NG',
        tax_year: '2026',
        amount: 500_000,
        months: [{ month: '2026-12', pay: { thirteenth } }],
      });
      expect(taxes(data)).toEqual([...repeated(65_300, 11), 155_300]);
      expect(data.months[11]).toMatchObject({ gross: 1_000_000, paid_once: 500_000, contributions: 40_000 });
      expect(data.settlement).toMatchObject({ gross: 6_500_000, tax: 873_600, due: 0, refund: 0 });
    },
  );

  // 8 × 500,000 − 8 × 40,000 = 3,680,000: 15 % of 2,200,000 + 18 % of 680,000 = 452,400; withheld 8 × 65,300 = 522,400
  test('Nigeria: joining in May leaves a refund', async () => {
    const { data, notices } = await year({ country: 'NG', tax_year: '2026', amount: 500_000, from: '2026-05' });
    expect(data.months.map(({ month }) => month)).toEqual(
      ['05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2026-${month}`),
    );
    expect(data.settlement).toMatchObject({ tax: 452_400, withheld: 522_400, due: 0, refund: 70_000 });
    expect(notices).toContain(
      'The reconciliation applies the full annual brackets and reliefs to 8 months of pay. Other pay in the year, and rules for part of a year, would change the result.',
    );
  });

  test('leaving in September with severance pay', async () => {
    const { data } = await year({
      country: 'KE',
      tax_year: '2026',
      amount: 85_000,
      to: '2026-09',
      months: [{ month: '2026-09', pay: { severance: 100_000 } }],
    });
    expect(data.months).toHaveLength(9);
    expect(data.months[8]).toMatchObject({ month: '2026-09', gross: 185_000, paid_once: 100_000 });
    expect(data.totals.gross).toBe(9 * 85_000 + 100_000);
  });

  test('an allowance and a benefit from one month to another', async () => {
    const { data } = await year({
      country: 'NG',
      tax_year: '2026',
      amount: 500_000,
      months: [
        { month: '2026-03', pay: { meals: 50_000 }, in_kind: { fuel: 20_000 } },
        { month: '2026-06', pay: { meals: 0 }, in_kind: { fuel: null } },
      ],
    });
    // Meals are outside the pension: 8 % of 450,000. The fuel is taxable, not cash.
    expect(data.months.map(({ contributions }) => contributions)).toEqual([
      ...repeated(40_000, 2),
      ...repeated(36_000, 3),
      ...repeated(40_000, 7),
    ]);
    expect(data.months.map(({ gross }) => gross)).toEqual(repeated(500_000, 12));
    expect(data.months[2]!.taxable).toBe(500_000 - 36_000 + 20_000);
    // The year: 6,000,000 − 9 × 40,000 − 3 × 36,000 + 3 × 20,000
    expect(data.settlement!.taxable).toBe(5_592_000);
  });
});

// Equal pay all year: what is withheld is the tax of the year, but for the rounding of twelve months.
test.each([
  ['ZA', '2027', 30_000],
  ['NG', '2026', 500_000],
  ['MA', '2026', 20_000],
  ['ML', '2026', 400_000],
  ['MZ', '2026', 100_000],
  ['EG', '2026', 30_000],
])('%s %s: equal months come to the tax of the year', async (country, tax_year, amount) => {
  const { data } = await year({ country, tax_year, amount });
  const { body } = await service.post('/api/tax', {
    country,
    type: 'income',
    period: 'annual',
    amount: 12 * amount,
    pay_date: data.tax_year_to,
  });
  expect(Math.abs(data.settlement!.tax - (body.data as TaxResult).tax_amount)).toBeLessThan(1);
  expect(data.settlement!.due + data.settlement!.refund).toBeLessThan(12);
});

test('detail: the whole payslip of each month, which adds up', async () => {
  const { data } = await year({ country: 'ZA', tax_year: '2027', amount: 30_000, detail: true });
  for (const { payslip, gross, tax, net, contributions } of data.months) {
    expect(payslip).toMatchObject({ gross_amount: gross, tax_amount: tax, net_amount: net, pension: contributions });
    expect(net).toBeCloseTo(gross - tax - contributions, 6);
  }
  expect(data.months[0]!.payslip!.brackets.length).toBeGreaterThan(3);
});

test('as CSV: a row a month', async () => {
  const { body } = await service.post(`${path}?format=csv`, { country: 'KE', tax_year: '2026', amount: 85_000 });
  const rows = parse(body as unknown as string, { columns: true }) as Record<string, string>[];
  expect(rows).toHaveLength(12);
  expect(rows[1]).toMatchObject({ month: '2026-02', gross: '85000', tax: '15269.6', law_from: '2026-02-01' });
});

test('a notice is said once for each law', async () => {
  const lawsIn = async (request: object): Promise<string[]> => {
    const { notices } = await year(request);
    return notices.flatMap((notice) => (notice.includes('last confirmed') ? (/They apply .*/.exec(notice) ?? []) : []));
  };
  expect(await lawsIn({ country: 'KE', tax_year: '2026', amount: 85_000 })).toEqual([
    'They apply from 2025-02-01 to 2026-01-31.',
    'They apply from 2026-02-01.',
  ]);
  expect(await lawsIn({ country: 'ZM', tax_year: '2026', amount: 10_000 })).toEqual(['They apply from 2026-01-01.']);
});

test.each([
  [{ months: 'May' }, /^invalid_months: `months` must be a list/],
  [{ months: [{ month: 'May' }] }, /^invalid_months: `month` must be a month in the form YYYY-MM/],
  [{ months: [{ month: '2026-05', bonus: 5 }] }, /^invalid_months: `months` has no field "bonus"/],
  [{ months: [{ month: '2025-12' }] }, /^invalid_months: `months` 2025-12 is not a month of tax year 2026 of Kenya/],
  [{ months: [{ month: '2026-05' }, { month: '2026-05' }] }, /^invalid_months: .* more than once/],
  [{ to: '2026-04', months: [{ month: '2026-05' }] }, /^invalid_months: .*not between 2026-01 and 2026-04/],
  [{ from: '2025-11' }, /^invalid_date: `from` 2025-11 is not a month of tax year 2026/],
  [{ from: '2026-13' }, /^invalid_date: `from` must be a month/],
  [{ from: '2026-08', to: '2026-03' }, /^invalid_date: `from` 2026-08 is after `to` 2026-03/],
  [{ pay: { bonus: 10_000 } }, /^invalid_pay: `pay.bonus` is paid once/],
  [{ pay: { transport: 90_000 } }, /^invalid_pay: 2026-01: The parts in `pay` come to 90,000/],
  [{ tax_year: '1990' }, /^invalid_tax_year: /],
  [{ detail: 'yes' }, /^bad_request: `detail` must be true or false/],
  [{ amount: 0 }, /^invalid_amount: /],
])('%j is refused with a sentence', async (fields, sentence) => {
  expect(await refused({ country: 'KE', tax_year: '2026', amount: 85_000, ...fields })).toMatch(sentence);
});
