import { parse } from 'csv-parse/sync';
import type { Register } from '../../src/contract';
import { service } from '../support/service';

async function register(body: object) {
  const { status, body: answer } = await service.post('/api/v1/payroll/register', body);
  return { status, data: answer.data as unknown as Register, meta: answer.meta, error: answer.error };
}
type Row = Register['rows'][number];
const amountsOf = (row: Row | Register['total']): readonly number[] => ('amounts' in row ? row.amounts : []);
const errorOf = (row: Row | Register['total'] | undefined) =>
  row !== undefined && 'error' in row ? row.error : undefined;

const columns = ['nssf', 'tax_amount', 'pension', 'net_amount'];
const november = { country: 'KE', pay_date: '2026-11-30' };

// Kenya, November 2026: NSSF 6 % up to 108,000, SHIF 2.75 %, housing levy 1.5 %, all deducted before tax; 10 % up to
// 24,000, 25 % up to 32,333, 30 % up to 500,000; relief 2,400.
//   85,000: NSSF 5,100 + SHIF 2,337.50 + levy 1,275 = 8,712.50; on 76,287.50: 2,400 + 2,083.25 + 13,186.35 - 2,400 = 15,269.60
//   50,000: NSSF 3,000 + SHIF 1,375 + levy 750 = 5,125; on 44,875: 2,400 + 2,083.25 + 3,762.60 - 2,400 = 5,845.85
test('rows in, lines and figures out, with totals by a label', async () => {
  const { data } = await register({
    ...november,
    columns,
    totals_by: 'department',
    rows: [
      { amount: 85_000, labels: { department: 'Sales' } },
      { amount: 50_000, labels: { department: 'Office' } },
      { amount: 50_000, labels: { department: 'sales' } },
      { amount: 0 },
    ],
  });
  const [large, small] = [
    [5_100, 15_269.6, 8_712.5, 61_017.9],
    [3_000, 5_845.85, 5_125, 39_029.15],
  ];
  expect(data.columns.map(({ id, kind }) => [id, kind])).toEqual([
    ['nssf', 'contribution'],
    ['tax_amount', 'figure'],
    ['pension', 'figure'],
    ['net_amount', 'figure'],
  ]);
  expect(data.rows).toEqual([
    { currency: 'KES', amounts: large },
    { currency: 'KES', amounts: small },
    { currency: 'KES', amounts: small },
    { currency: null, amounts: [0, 0, 0, 0] },
  ]);
  expect(data.totals).toEqual([
    { value: 'Sales', rows: 2, currency: 'KES', amounts: [8_100, 21_115.45, 13_837.5, 100_047.05] },
    { value: 'Office', rows: 1, currency: 'KES', amounts: small },
    { value: null, rows: 1, currency: null, amounts: [0, 0, 0, 0] },
  ]);
  expect(data.total).toEqual({ rows: 4, currency: 'KES', amounts: [11_100, 26_961.3, 18_962.5, 139_076.2] });
  expect(data.count).toBe(4);
});

// Tunisia, November 2026: CNSS 9.68 % of 2,000 = 193.600, tax 272.299 (the law test has the working): net 1,534.101.
test('what is paid out has the three decimals of a dinar', async () => {
  const { data } = await register({
    country: 'TN',
    pay_date: '2026-11-30',
    columns: ['net_amount', 'paid_out'],
    rows: [{ amount: 2_000, deductions: 100.005 }],
  });
  expect(data.rows.map(amountsOf)).toEqual([[1_534.101, 1_434.096]]);
});

test('all lines stand in the order of a payslip, each with its amount in the answer of /api/tax', async () => {
  const pay = {
    amount: 600_000,
    employee: { marital_status: 'married', children: 2 },
    pay: { transport: 40_000 },
  };
  const { data, meta } = await register({ country: 'CI', rows: [{ ...pay, deductions: 50_000 }] });
  const { body } = await service.post('/api/tax', { country: 'CI', type: 'income', ...pay });
  const amounts = amountsOf(data.rows[0]!);
  const shown = new Map(data.columns.map(({ kind, id }, at) => [`${kind} ${id}`, amounts[at]]));
  for (const [kind, lines] of [
    ['contribution', body.data.contributions],
    ['employer_contribution', body.data.employer_contributions],
  ] as const)
    for (const { id, amount } of lines!) expect([id, shown.get(`${kind} ${id}`)]).toEqual([id, amount]);
  expect(shown.get('net net')).toBe(body.data.net_amount);
  expect(shown.get('figure paid_out')).toBe(body.data.net_amount! - 50_000);
  expect(data.columns[0]).toEqual({ id: 'gross', kind: 'gross', name: 'Gross pay' });
  expect(amountsOf(data.total)).toEqual(amounts);
  expect(meta.sources).toEqual(body.meta.sources);
});

describe('a wrong row', () => {
  const rows = [
    { amount: 85_000, labels: { department: 'Sales' } },
    { amount: -1, labels: { department: 'Office' } },
    { amount: 50_000, labels: 'Office' },
    { amount: 50_000, deductions: 60_000 },
    'row',
  ];

  test('has its own sentence, and no total hides it', async () => {
    const { data } = await register({ ...november, columns, totals_by: 'department', rows });
    expect(amountsOf(data.rows[0]!)[3]).toBe(61_017.9);
    expect(data.rows.slice(1).map((row) => errorOf(row)?.code)).toEqual([
      'invalid_amount',
      'bad_request',
      'invalid_amount',
      'invalid_json',
    ]);
    expect(errorOf(data.rows[3])!.message).toBe('The deductions (60,000) are more than the net pay (39,029.15).');
    const [sales, office, none] = data.totals!;
    expect(sales).toMatchObject({ value: 'Sales', rows: 1, amounts: expect.any(Array) });
    expect(office).toMatchObject({ value: 'Office', rows: 1, error: { code: 'invalid_amount' } });
    expect(none).toMatchObject({ value: null, rows: 3, error: { code: 'bad_request' } });
    expect(errorOf(data.total)!.message).toMatch(/^There is no total, because row 2 has an error: /);
  });

  test('may be of another country, and two currencies have no sum', async () => {
    const { data } = await register({
      ...november,
      columns: ['net_amount'],
      rows: [{ amount: 50_000 }, { country: 'UG', amount: 3_000_000 }],
    });
    expect(data.rows.map((row) => 'currency' in row && row.currency)).toEqual(['KES', 'UGX']);
    expect(errorOf(data.total)).toMatchObject({
      code: 'invalid_currency',
      message: 'There is no total, because the rows are in two currencies, KES and UGX.',
    });
  });
});

test('a label or a line that no row has is named, with those that there are', async () => {
  const rows = [{ amount: 50_000, labels: { site: 'A' } }];
  const label = await register({ ...november, rows, totals_by: 'department' });
  expect([label.status, label.error.message]).toEqual([
    400,
    'No row has the label "department". Labels of the rows: site.',
  ]);
  const line = await register({ ...november, rows, columns: ['nsf'] });
  expect([line.status, line.error.code]).toEqual([400, 'bad_request']);
  expect(line.error.message).toMatch(/has a line "nsf".*Lines: nssf, /);
});

test('columns are named in the language of the reader, and fields without effect are named', async () => {
  const { data, meta } = await register({ ...november, lang: 'fr', rows: [{ amount: 50_000, bonus: 1 }] });
  expect(data.columns.at(-1)).toMatchObject({ kind: 'employer_cost', name: "Coût pour l'employeur" });
  expect(meta.notices).toContainEqual(expect.stringContaining('rows[0].bonus'));
});

test('5,000 different employees with their details fit into one request', async () => {
  const { data } = await register({
    country: 'CI',
    columns: ['net_amount'],
    rows: Array.from({ length: 5_000 }, (_, at) => ({
      amount: 600_000 + at,
      labels: { employee: `E${at}` },
      employee: { marital_status: 'married', children: at % 6 },
      pay: { transport: 20_000 + at },
    })),
  });
  expect(data.count).toBe(5_000);
  expect(data.total).toMatchObject({ rows: 5_000, currency: 'XOF' });
});

describe('as a table', () => {
  const body = {
    ...november,
    columns: ['nssf', 'net_amount'],
    rows: [
      { amount: 85_000, labels: { name: 'Achieng', department: 'Sales' } },
      { amount: -1, labels: { name: '=1+1' } },
    ],
  };
  const table = async (path: string, sent: object = body, headers: Readonly<Record<string, string>> = {}) => {
    const answered = await service.post(`/api/v1/payroll/register${path}`, sent, headers);
    expect(answered.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return parse(answered.body as unknown as string, { bom: true }) as string[][];
  };

  test('a row has its labels, its figures or its error, and the age and confidence of the whole', async () => {
    const [head, first, second] = await table('?format=csv');
    const truth = ['data_status', 'as_of', 'confidence'];
    expect(head).toEqual(['name', 'department', 'currency', 'nssf', 'net_amount', 'error', ...truth]);
    expect(first!.slice(0, 6)).toEqual(['Achieng', 'Sales', 'KES', '5100', '61017.9', '']);
    expect(first!.slice(6)).toEqual([expect.any(String), expect.stringMatching(/^20/), expect.any(String)]);
    expect(second!.slice(0, 6)).toEqual(["'=1+1", '', '', '', '', expect.stringContaining('amount')]);
  });

  test('the header may ask for it; headings have the names of the law in a language', async () => {
    const accept = { accept: 'text/csv' };
    expect((await table('', body, accept))[1]![3]).toBe('5100');
    const [head] = await table('?lang=fr', { ...body, columns: ['lines'] }, accept);
    expect(head!.slice(0, 4)).toEqual(['name', 'department', 'Devise', 'Salaire brut']);
    expect(new Set(head).size).toBe(head!.length);
    // A transport allowance has a line for what is paid and one for what is not taxed.
    const rows = [{ amount: 600_000, pay: { transport: 40_000 } }];
    const codes = (await table('?format=csv', { country: 'CI', rows }))[0]!;
    expect(codes).toEqual(
      expect.arrayContaining(['part_exempt-transport', 'not_taxed_exempt-transport', 'cnps-pension']),
    );
    const names = (await table('?format=csv&lang=fr', { country: 'CI', rows }))[0]!;
    expect(names).toEqual(expect.arrayContaining(['CNPS retraite']));
    for (const headings of [codes, names]) expect(new Set(headings).size).toBe(headings.length);
  });

  test('without the mark if a program does not expect it; another format is refused', async () => {
    const plain = await service.post('/api/v1/payroll/register?format=csv&bom=0', body);
    expect(String(plain.body)).toMatch(/^name,/);
    const refused = await service.post('/api/v1/payroll/register?format=xml', body);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid_format']);
  });
});
