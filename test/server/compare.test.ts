import type { Comparison } from '../../src/contract';
import { countryFiles } from '../../src/reference/data';
import { lawDays } from '../support/law-days';
import { service } from '../support/service';

async function compare(body: object) {
  const { status, body: answer } = await service.post('/api/v1/payroll/compare', body);
  return { status, data: answer.data as unknown as Comparison, meta: answer.meta, error: answer.error };
}
type Row = Comparison['rows'][number];
type Total = Comparison['total'];

function amountsOf(row: Row | Total) {
  if ('error' in row) throw new Error(row.error.message);
  return row;
}
const errorOf = (row: Row | Total) => ('error' in row ? row.error : undefined);
const reasonsOf = ({ changes }: Comparison, row: Row): readonly string[] =>
  'changes' in row ? row.changes.map((place) => changes[place]!.text) : [];

// Finance law 2023 and its extension to 2026: CSS at 0.5 %, and again 1 % from 1 January 2027.
//   1,500: CNSS 9.68 % = 145.200; expenses 10 % of 1,354.800 = 135.480; taxable 1,219.320, or 14,631.840 a year
//   15 % of 5,000 + 25 % of 4,631.840 = 1,907.960 a year, 158.997 a month
//   CSS 6.0966: tax 165.093; CSS 12.1932: tax 171.190
//   300: 2,926.368 a year, in the bracket of 0 %, and no CSS up to 5,000
test('law that is enacted for a later day, with its reason for each employee', async () => {
  const { data } = await compare({
    country: 'TN',
    a: { date: '2026-12-31' },
    b: { date: '2027-01-31' },
    columns: ['css', 'tax_amount', 'net_amount'],
    rows: [{ amount: 1_500 }, { amount: 300 }],
  });
  expect(data.rows).toEqual([
    {
      currency: 'TND',
      a: [6.097, 165.093, 1_189.707],
      b: [12.193, 171.19, 1_183.61],
      difference: [6.096, 6.097, -6.097],
      effect: 'loses',
      changes: [0],
    },
    {
      currency: 'TND',
      a: [0, 0, 270.96],
      b: [0, 0, 270.96],
      difference: [0, 0, 0],
      effect: 'same',
      changes: [],
    },
  ]);
  expect(data.total).toMatchObject({ rows: 2, gain: 0, lose: 1, same: 1, difference: [6.096, 6.097, -6.097] });
  expect(data.changes).toHaveLength(1);
  expect(data.changes[0]).toMatchObject({
    kind: 'law',
    country: 'TN',
    line: { kind: 'surcharge', id: 'css' },
    from: '2027-01-01',
  });
  expect(data.changes[0]!.text).toMatch(/CSS.*0\.5 % of taxable income.* → .*1 % of taxable income/);
  expect(data.changes[0]!.sources.map(({ publisher }) => publisher)).toContain(
    'Webmanagercenter, on a note of the DGELF',
  );
});

// Presidential Order 085/01 of 2024: pension 6 % from 2025 and 7 % from 2027, not deductible, from employee and employer.
//   500,000: tax 4,000 + 20,000 + 30 % of 300,000 = 114,000; maternity 0.3 % = 1,500
//   CBHI 0.5 % of what is left: of 354,500 = 1,773 (1,772.5), then of 349,500 = 1,748 (1,747.5)
test('a contribution that rises by steps, and what follows from it', async () => {
  const { data } = await compare({
    country: 'RW',
    a: { date: '2026-12-31' },
    b: { date: '2027-01-31' },
    columns: ['pension', 'tax_amount', 'net_amount', 'employer_cost'],
    rows: [{ amount: 500_000 }],
  });
  const { difference, a, effect } = amountsOf(data.rows[0]!) as Exclude<Row, { error: unknown }>;
  expect([a[0], a[1], a[2]]).toEqual([33_273, 114_000, 352_727]);
  expect(difference).toEqual([4_975, 0, -4_975, 5_000]);
  expect(effect).toBe('loses');
  expect(reasonsOf(data, data.rows[0]!)).toEqual([
    'RSSB pension scheme (employee): 6 % of contributory pay a month → 7 % of contributory pay a month',
    'RSSB pension scheme (employer): 6 % of contributory pay a month → 7 % of contributory pay a month',
  ]);
});

// Rates and rebates of SARS, 2025/26 and 2026/27. 20,000 a month is 240,000 a year.
//   18 % of 237,100 + 26 % of 2,900 = 43,432 - 17,235 = 26,197, or 2,183.08 a month
//   18 % of 240,000                 = 43,200 - 17,820 = 25,380, or 2,115.00 a month
test('only the brackets that the pay reaches are reasons', async () => {
  const { data } = await compare({
    country: 'ZA',
    a: { date: '2026-02-28' },
    b: { date: '2026-03-31' },
    columns: ['tax_amount'],
    rows: [{ amount: 20_000 }, { amount: 15_000 }],
  });
  expect(amountsOf(data.rows[0]!)).toMatchObject({ a: [2_183.08], b: [2_115], effect: 'gains' });
  const bracket = 'Income tax: bracket 237,100 to 245,100 a year, 26 % → 18 %';
  const rebate = 'Primary rebate: 17,235 a year → 17,820 a year';
  expect(reasonsOf(data, data.rows[0]!)).toEqual([bracket, rebate]);
  expect(reasonsOf(data, data.rows[1]!)).toEqual([rebate]);
});

describe('settings', () => {
  const november = { country: 'KE', pay_date: '2026-11-30', columns: ['gross_amount', 'net_amount'] };

  // Kenya, November 2026, as in the test of the register: 85,000 gives 61,017.90 and 50,000 gives 39,029.15.
  test('a raise in percent leaves named amounts as they are', async () => {
    const { data } = await compare({
      ...november,
      b: { raise: { percent: 70 } },
      rows: [{ amount: 50_000 }, { amount: 50_000, pay: { transport: 20_000 } }],
    });
    expect(amountsOf(data.rows[0]!)).toMatchObject({ a: [50_000, 39_029.15], b: [85_000, 61_017.9] });
    expect(amountsOf(data.rows[1]!)).toMatchObject({ b: [71_000, expect.any(Number)] });
    expect(reasonsOf(data, data.rows[0]!)).toEqual(['Pay is 70 % higher in `b`, named amounts left out.']);
  });

  test('a raise is an amount, too, and may be a cut', async () => {
    const { data } = await compare({
      ...november,
      a: { raise: { amount: 35_000 } },
      b: { raise: { amount: -35_000 } },
      rows: [{ amount: 50_000 }],
    });
    expect(amountsOf(data.rows[0]!)).toMatchObject({ a: [85_000, 61_017.9], b: [15_000, expect.any(Number)] });
    expect(reasonsOf(data, data.rows[0]!)).toEqual(['Pay is 35,000 higher in `a`.', 'Pay is 35,000 lower in `b`.']);
  });

  // Uganda from July 2026: 10 % NSSF is not deductible. 85,000 × 30 = 2,550,000 shillings.
  test('another country at a stated rate, in the currency of the rows', async () => {
    const own = await service.post('/api/v1/tax/paye', { country: 'UG', amount: 2_550_000, pay_date: '2026-11-30' });
    const { data } = await compare({ ...november, b: { country: 'UG', rate: 30 }, rows: [{ amount: 85_000 }] });
    const net = Math.round((own.body.data.net_amount! / 30) * 100) / 100;
    expect(amountsOf(data.rows[0]!)).toMatchObject({ currency: 'KES', a: [85_000, 61_017.9], b: [85_000, net] });
    expect(reasonsOf(data, data.rows[0]!)).toEqual(['The law of Uganda instead of that of Kenya.']);
  });

  test('two currencies without a rate are refused by row', async () => {
    const { data } = await compare({ ...november, b: { country: 'UG' }, rows: [{ amount: 85_000 }] });
    expect(errorOf(data.rows[0]!)).toMatchObject({ code: 'invalid_currency' });
    expect(errorOf(data.rows[0]!)!.message).toContain('The payslips are in KES and UGX. Send `rate`');
    expect(errorOf(data.total)).toBeDefined();
  });

  test('settings of the employer are named', async () => {
    const { data } = await compare({
      country: 'CI',
      columns: ['employer_cost'],
      a: { employer: { accident_rate: 2 } },
      b: { employer: { accident_rate: 5 } },
      rows: [{ amount: 200_000 }],
    });
    // The CNPS insures accidents at work on at most 70,000 a month: 3 % of it.
    expect(amountsOf(data.rows[0]!)).toMatchObject({ difference: [2_100], effect: 'same' });
    expect(reasonsOf(data, data.rows[0]!)).toEqual(['Settings of the employer differ: accident rate of the employer.']);
  });

  test('an earlier version that there is not refuses the request', async () => {
    const { status, error } = await compare({
      ...november,
      b: { law_version: '2020.1.1' },
      rows: [{ amount: 85_000 }],
    });
    expect([status, error.code]).toEqual([400, 'invalid_law_version']);
  });
});

test('a wrong row has its own error, which names the setting where only one is wrong', async () => {
  const { data } = await compare({
    country: 'ZA',
    a: { date: '1990-01-31' },
    b: { date: '2026-11-30' },
    columns: ['net_amount'],
    rows: [{ amount: 20_000 }, { amount: -1 }, 'row'],
  });
  expect(data.rows.map((row) => errorOf(row)?.code)).toEqual(['invalid_date', 'invalid_amount', 'invalid_json']);
  expect(errorOf(data.rows[0]!)!.message).toMatch(/^Under `a`: /);
  expect(errorOf(data.rows[1]!)!.message).not.toMatch(/Under/);
  expect(data.total).toMatchObject({ rows: 3, gain: 0, lose: 0, same: 0, error: { code: 'invalid_date' } });
});

test('totals by a label count who gains and who loses', async () => {
  const rows = [
    { amount: 20_000, labels: { team: 'A' } },
    { amount: 30_000, labels: { team: 'B' } },
    { amount: 0, labels: { team: 'B' } },
  ];
  const asked = { country: 'ZA', a: { date: '2026-02-28' }, b: { date: '2026-03-31' }, columns: ['net_amount'], rows };
  const { data } = await compare({ ...asked, totals_by: 'team' });
  expect(data.totals).toMatchObject([
    { value: 'A', rows: 1, gain: 1, lose: 0, same: 0 },
    { value: 'B', rows: 2, gain: 1, lose: 0, same: 1 },
  ]);
  const unknown = await compare({ ...asked, totals_by: 'site' });
  expect([unknown.status, unknown.error.code]).toEqual([400, 'bad_request']);
});

test('reasons are in the language of the reader, and announced changes are no law', async () => {
  const { data, meta } = await compare({
    country: 'TN',
    lang: 'fr',
    a: { date: '2026-12-31' },
    b: { date: '2027-01-31' },
    columns: ['tax_amount'],
    rows: [{ amount: 6_000, bonus: 1 }],
  });
  expect(reasonsOf(data, data.rows[0]!)[0]).toMatch(/1\s% × revenu imposable au-delà/);
  expect(data.announced.map(({ country }) => country)).toContain('TN');
  expect(meta.notices).toContainEqual(expect.stringContaining('pas encore la loi'));
  expect(meta.notices).toContainEqual(expect.stringContaining('rows[0].bonus'));
});

test('what both settings leave as it is differs in nothing', async () => {
  const { data } = await compare({ country: 'KE', b: {}, rows: [{ amount: 85_000 }] });
  const { difference } = amountsOf(data.rows[0]!);
  expect(difference.every((amount) => amount === 0)).toBe(true);
  expect(data.changes).toEqual([]);
});

test('5,000 different employees fit into one request', async () => {
  const { data } = await compare({
    country: 'RW',
    a: { date: '2026-12-31' },
    b: { date: '2027-01-31' },
    columns: ['net_amount'],
    rows: Array.from({ length: 5_000 }, (_, at) => ({ amount: 200_000 + at, labels: { employee: `E${at}` } })),
  });
  expect(data.total).toMatchObject({ rows: 5_000, gain: 0, lose: 5_000, same: 0, currency: 'RWF' });
});

test('every difference between two days of law has its reason in words, in every country', async () => {
  const unexplained: string[] = [];
  let differing = 0;
  for (const country of countryFiles) {
    const days = [...new Set(lawDays(country, '2026-11-20').flatMap(({ date }) => date ?? []))].sort().slice(-5);
    for (const [i, day] of days.slice(1).entries()) {
      const { status, data } = await compare({
        country: country.code,
        a: { date: days[i] },
        b: { date: day },
        columns: ['tax_amount', 'pension', 'net_amount', 'employer_cost'],
        rows: [
          ...[3_000, 30_000, 300_000, 3_000_000].map((amount) => ({ amount })),
          { amount: 500_000, pay: { bonus: 100_000, transport: 20_000, housing: 50_000 } },
          { amount: 200_000, employee: { marital_status: 'married', children: 2 }, paid: { medical_insurance: 5_000 } },
        ],
      });
      expect(status).toBe(200);
      for (const [place, row] of data.rows.entries()) {
        if ('error' in row || row.difference.every((amount) => amount === 0)) continue;
        differing++;
        const reasons = row.changes.map((at) => data.changes[at]!);
        if (reasons.length === 0 || reasons.some(({ kind, text }) => kind === 'not_explained' || text.trim() === ''))
          unexplained.push(`${country.code} ${days[i]} ${day} row ${place}: ${JSON.stringify(row.difference)}`);
      }
    }
  }
  expect(unexplained).toEqual([]);
  expect(differing).toBeGreaterThan(200);
}, 120_000);
