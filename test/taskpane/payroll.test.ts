import type { LawAsks } from '../../src/contract/asks';
import type { TaxResult } from '../../src/contract/tax';
import { createSheet, type Sheet } from '../../taskpane/sheet';
import type { Clip } from '../../taskpane/sheet/clipboard';
import { payrollTable } from '../../taskpane/views/pay/payroll-table';
import { service } from '../support/service';
import { createWorkbook, type Workbook } from '../support/workbook';

let workbook: Workbook;
let sheet: Sheet;
const client = {
  call: async () => {
    throw new Error('A payroll table needs no answer.');
  },
};
beforeEach(() => {
  workbook = createWorkbook();
  workbook.open();
  sheet = createSheet({ client });
});
afterEach(() => workbook.close());

const asked = {
  country: 'CI',
  amount: 600_000,
  employee: { marital_status: 'married', children: 3 },
  pay: { transport: 50_000, housing: { percent_of_basic: 10 } },
} as const;

async function tableFor(input: Parameters<typeof payrollTable>[1] = asked) {
  const [law, payslip] = await Promise.all([
    service.get(`/api/v1/tax/law?country=${input.country}`),
    service.post('/api/v1/tax/paye', input),
  ]);
  return payrollTable(
    (law.body.data as unknown as { asks: LawAsks }).asks,
    input,
    payslip.body.data as unknown as TaxResult,
  );
}

test('its headings are the name, the pay and what the law asks; the first row is the employee of the payslip', async () => {
  const { title, columns, rows, figures } = await tableFor();
  expect(title).toBe("Payroll Côte d'Ivoire, XOF, monthly");
  expect(columns.slice(0, 9)).toEqual([
    'Name',
    'Gross pay',
    'Marital status',
    'Children',
    'Disabled children',
    'Age',
    'Category',
    'Housing allowance',
    'Transport allowance',
  ]);
  // Basic pay is (600,000 − 50,000) / 1.1 = 500,000, and housing 10 % of it.
  expect(rows[0]!.slice(0, 9)).toEqual(['Employee 1', 600_000, 'Married', 3, 0, 40, 'General', 50_000, 50_000]);
  expect(rows[1]!.slice(0, 9)).toEqual(['Employee 2', 360_000, 'Single', 0, 0, 40, 'General', null, null]);
  expect(rows).toHaveLength(3);
  expect(figures).toEqual(['Income tax', 'Contributions', 'Net pay', 'Employer cost']);
});

test('settings without an argument of the formula are columns', async () => {
  const { columns, rows } = await tableFor({ ...asked, tax_year: '2025', include_pension: false });
  expect(columns.slice(2, 4)).toEqual(['Tax year', 'Deduct contributions']);
  expect(rows[2]!.slice(2, 4)).toEqual(['2025', false]);
});

test('in Excel, the formula stands beside the table, totals above, and Undo removes all of it', async () => {
  const before = workbook.picture();
  const table = await tableFor({ ...asked, period: 'weekly', pay_date: '2026-06-30' });
  const width = table.columns.length;
  expect(await sheet.insertPayroll(table)).toMatchObject({ ok: true });
  expect(workbook.tables).toMatchObject([{ row: 3, column: 0, rows: 4, columns: width }]);
  expect(workbook.cell(4, width + 1).content).toBe(
    '=SVC.PAYROLL("CI",Table1[[#Headers],[#Data]],,"weekly","2026-06-30")',
  );
  expect(workbook.cell(3, width + 3).content).toBe('Net pay');
  expect(workbook.cell(2, 0).content).toBe('Total');
  expect(workbook.cell(2, 1).content).toBe('=SUM(Table1[Gross pay])');
  expect(workbook.cell(2, width + 3).content).toMatch(/^=SUM\(INDEX\([A-Z]+5#,0,3\)\)$/);
  // The column between the table and its figures stays empty.
  for (let row = 0; row < 7; row++) expect(workbook.cell(row, width).content).toBe('');
  expect(await sheet.undo()).toMatchObject({ ok: true });
  expect(workbook.tables).toEqual([]);
  expect(workbook.picture()).toEqual(before);
});

test('in Excel, cells that are not empty are left alone', async () => {
  const table = await tableFor();
  workbook.type(5, table.columns.length + 4, 'mine');
  const before = workbook.picture();
  expect(await sheet.insertPayroll(table)).toMatchObject({
    ok: false,
    message: expect.stringMatching(/is not empty/),
  });
  expect(workbook.picture()).toEqual(before);
});

test('in Excel, a table that has grown is not removed', async () => {
  await sheet.insertPayroll(await tableFor());
  workbook.tables[0]!.rows++;
  expect(await sheet.undo()).toMatchObject({ ok: false, message: expect.stringMatching(/more rows/) });
  expect(workbook.tables).toHaveLength(1);
});

test('outside Excel, the copy says where to paste it, because its formula reads cells', async () => {
  workbook.close();
  const clips: Clip[] = [];
  sheet = createSheet({ client, copy: async (clip) => void clips.push(clip) });
  const table = await tableFor();
  expect(await sheet.insertPayroll(table, 'comma')).toEqual({
    ok: true,
    message:
      'The payroll table was copied. Paste it into cell A1 of an empty sheet: its formula reads the cells from there.',
  });
  const lines = clips[0]!.text.split('\r\n');
  expect(lines[1]!.split('\t').slice(0, 2)).toEqual(['Name', 'Gross pay']);
  const cells = lines[2]!.split('\t');
  const last = String.fromCharCode(64 + table.columns.length);
  expect(cells[table.columns.length + 1]).toBe(`=SVC.PAYROLL("CI";A2:${last}5)`);
  expect(lines).toHaveLength(6);
});
