import { readHeadings } from '../../taskpane/views/pay/own-table/read-headings';
import '../support/pane-in-english';
import type { LawAsks } from '../../src/contract/asks';
import { columnMeant, type Language, languageOf } from '../../src/contract/labels';
import type { TaxResult } from '../../src/contract/tax';
import { createSheet, type Sheet } from '../../taskpane/sheet';
import type { Clip } from '../../ui/clipboard';
import { columnName } from '../../taskpane/sheet/table';
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

async function tableFor(input: Parameters<typeof payrollTable>[1] = asked, language: Language = 'en') {
  const [law, payslip] = await Promise.all([
    service.get(`/api/v1/tax/law?country=${input.country}`),
    service.post('/api/v1/tax/paye', input),
  ]);
  return payrollTable(
    (law.body.data as unknown as { asks: LawAsks }).asks,
    input,
    payslip.body.data as unknown as TaxResult,
    language,
  );
}

test('its headings are the name, the pay and what the law asks; the first row is the employee of the payslip', async () => {
  const { title, columns, rows, figures } = await tableFor();
  expect(title).toBe("Payroll Côte d'Ivoire, XOF, monthly");
  expect(columns.slice(0, 9).map(columnName)).toEqual([
    'Name',
    'Gross pay',
    'Marital status',
    'Children',
    'Disabled children',
    'Age',
    'Category',
    'Accident rate of the employer',
    'Housing allowance',
  ]);
  // Basic pay is (600,000 − 50,000) / 1.1 = 500,000, and housing 10 % of it.
  expect(rows[0]!.slice(0, 9)).toEqual(['Employee A', 600_000, 'Married', 3, 0, 40, 'General', 0, 50_000]);
  expect(rows[1]!.slice(0, 9)).toEqual(['Employee B', 360_000, 'Single', 0, 0, 40, 'General', 0, null]);
  expect(rows).toHaveLength(3);
  expect(figures).toEqual(['Income tax', 'Contributions', 'Net pay', 'Employer cost']);
});

test('settings without an argument of the formula are columns', async () => {
  const { columns, rows } = await tableFor({ ...asked, tax_year: '2025', include_pension: false });
  expect(columns.slice(2, 4).map(columnName)).toEqual(['Tax year', 'Deduct contributions']);
  expect(rows[2]!.slice(2, 4)).toEqual(['2025', 'No']);
});

test('headings, words, names and title are in the language of the workbook', async () => {
  const { title, note, columns, rows, figures, total } = await tableFor(asked, 'fr');
  expect([title, total]).toEqual(['Paie Côte d’Ivoire, XOF, mensuel', 'Total']);
  expect(note).toMatch(/^Remplacez les lignes/);
  expect(columns.slice(0, 4).map(columnName)).toEqual(['Nom', 'Salaire brut', 'Situation familiale', 'Enfants']);
  expect(rows[0]!.slice(0, 4)).toEqual(['Salarié A', 600_000, 'Marié', 3]);
  expect(figures).toEqual(['Impôt', 'Cotisations', 'Salaire net', "Coût pour l'employeur"]);
  expect(columns.slice(1).map((column) => columnMeant(columnName(column)))).not.toContain(undefined);
  const inPortuguese = await tableFor({ country: 'AO', amount: 400_000 }, 'pt');
  expect(inPortuguese.columns.slice(0, 2).map(columnName)).toEqual(['Nome', 'Salário bruto']);
  expect(inPortuguese.figures).toEqual([
    'Imposto',
    'Contribuições',
    'Salário líquido',
    'Custo para a entidade empregadora',
  ]);
  expect(['fr-CI', 'FR', 'en-KE', 'pt-AO', undefined].map(languageOf)).toEqual(['fr', 'fr', 'en', 'pt', 'en']);
});

test('amounts have the decimals of the currency, and words are offered as choices', async () => {
  const { columns, money } = await tableFor();
  expect(money).toBe('#,##0');
  expect(columns[1]).toEqual({ name: 'Gross pay', format: '#,##0' });
  expect(columns[2]).toMatchObject({ choices: ['Single', 'Married', 'Divorced', 'Widowed'] });
  expect(columns.find((column) => columnName(column) === 'Transport allowance')).toMatchObject({ format: '#,##0' });
  expect((await tableFor({ country: 'KE', amount: 85_000 })).money).toBe('#,##0.00');
  expect((await tableFor({ country: 'TN', amount: 2_000 })).money).toBe('#,##0.000');
});

// The minimum wage of Côte d'Ivoire is 75,000 francs a month: decree 2022-986.
test('no example is paid less than the minimum wage', async () => {
  const { rows } = await tableFor({ country: 'CI', amount: 100_000 });
  expect(rows.map(([, pay]) => pay)).toEqual([100_000, 75_000, 150_000]);
});

test('in Excel, the formula stands beside the table, totals above, and Undo removes all of it', async () => {
  const before = workbook.picture();
  const table = await tableFor({ ...asked, period: 'weekly', pay_date: '2026-06-30' });
  const width = table.columns.length;
  expect(await sheet.insertPayroll(table)).toMatchObject({ ok: true });
  expect(workbook.tables).toMatchObject([{ row: 3, column: 0, rows: 4, columns: width }]);
  expect(workbook.cell(4, width + 1).content).toBe('=SVC.PAYROLL("CI",Table1[[#Headers],[#Data]],,"weekly")');
  expect([2, 3, 4].map((row) => workbook.cell(3 + row - 2, 2).content)).toEqual(['Pay date', 46_203, 46_203]);
  // Marital status has a drop-down in each row, and the figures a format for as many rows as are added.
  expect([4, 5, 6, 7].map((row) => workbook.sheet.choices.get(`${row},3`))).toEqual([
    ...Array<string>(3).fill('Single,Married,Divorced,Widowed'),
    undefined,
  ]);
  for (const row of [2, 4, 7, 5_000]) expect(workbook.cell(row, width + 3).format).toBe('#,##0');
  expect(workbook.cell(5, 1).format).toBe('#,##0');
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

test('in Excel, columns that are used elsewhere keep their formats', async () => {
  const table = await tableFor();
  workbook.type(40, table.columns.length + 2, 0.5, '0%');
  await sheet.insertPayroll(table);
  expect(workbook.cell(40, table.columns.length + 2).format).toBe('0%');
  expect(workbook.cell(41, table.columns.length + 2).format).toBe('General');
  expect(workbook.cell(5, table.columns.length + 2).format).toBe('#,##0');
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
  expect(cells[0]).toBe('Employee A');
  const last = String.fromCharCode(64 + table.columns.length);
  expect(cells[table.columns.length + 1]).toBe(`=SVC.PAYROLL("CI";A2:${last}5)`);
  expect(lines).toHaveLength(6);
});

describe('headings of a table of another program', () => {
  test('below a title and merged ones, and a column that stands there twice needs no choice', () => {
    const table = [
      ['NOVEMBRE 2026', '', '', '', ''],
      ['Salarié', '', 'Rémunération', '', ''],
      ['Mle', 'Nom', 'Salaire de base', 'Panier chantier', 'Salaire de base'],
      [1, 'Awa', 850_000, 30_000, '850 000 FCFA'],
    ];
    expect(readHeadings(table, [], 'fr').map(({ heading, isOpen }) => [heading, isOpen])).toEqual([
      ['Mle', false],
      ['Nom', false],
      ['Salaire de base', false],
      ['Panier chantier', true],
    ]);
  });

  test('of one meaning with different amounts, one is asked about', () => {
    const table = [
      ['Nom', 'Salaire brut', 'Gross pay'],
      ['Awa', 850_000, 900_000],
    ];
    expect(readHeadings(table, [], 'fr').map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
  });
});
