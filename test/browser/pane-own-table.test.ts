import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { type InPage, select, typeRows } from './support/cells';
import { office } from './support/office';
import { closePane, eventually, openPane, type PaneOptions } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const table = [
  ['Employee', 'Basic Salary', 'Airtime', 'Night bonus', 'Gross Pay', 'Loan Repayment', 'Housing Levy', 'Net Pay'],
  ['Amina', 80_000, 2_000, 3_000, 85_000, 5_000, 1_275, 56_017.9],
];

/** Opens the pane beside the table, with the table selected. */
async function withTable(options: PaneOptions = {}) {
  const opened = await openPane(browser, {
    office,
    still: true,
    ...options,
    stored: { country: 'KE', view: 'pay', ...options.stored },
  });
  await typeRows(opened.page, table);
  await select(opened.page, 0, 0, table.length, table[0]!.length);
  return opened;
}

/** What a sheet holds: the first one without a name. */
const contentAt = (page: Page, row: number, column: number, sheet?: string): Promise<unknown> =>
  page.evaluate(
    ([r, c, name]) => {
      const { workbook } = (globalThis as unknown as InPage).officePage;
      const on = name === undefined ? workbook.sheet : workbook.sheets.find((one) => one.name === name);
      return on?.cells.get(`${r},${c}`)?.content;
    },
    [row, column, sheet] as const,
  );

test('a table of another program: unknown headings get a meaning once, and the payroll stands beside it', async () => {
  const { page, complaints } = await withTable();
  await page.getByRole('button', { name: 'A table of your own' }).click();
  await page.getByRole('button', { name: 'Read the headings' }).click();
  await page.getByText('5 columns are understood. 3 columns need a meaning.').waitFor();
  const calculate = page.getByRole('button', { name: 'Calculate beside the table' });
  expect(await calculate.isDisabled()).toBe(true);
  await page.getByLabel('Airtime').selectOption('Other taxable allowances');
  await page.getByLabel('Night bonus').selectOption('Other taxable allowances');
  await page.getByLabel('Housing Levy').selectOption('Leave out');
  await page.getByText('8 columns are understood. None needs a meaning.').waitFor();
  expect(await page.getByLabel('Net Pay', { exact: true }).inputValue()).toBe('Leave out');
  expect(await violations(page)).toEqual([]);
  // The formulas of a payroll book read the meanings where they are kept.
  await page.getByRole('button', { name: 'Keep the meanings' }).click();
  await page.getByText('The meanings are kept on the sheet Column meanings.').waitFor();
  expect(await contentAt(page, 1, 1, 'Column meanings')).toBe('Other taxable allowances');
  await page.getByRole('button', { name: 'Undo the last change to the sheet' }).click();
  await page.getByText('The meanings were taken back.').waitFor();
  expect(await contentAt(page, 1, 1, 'Column meanings')).toBeUndefined();
  await calculate.click();
  await page.getByText('The payroll is in J1:O2. Undo removes it.').waitFor();
  const cells =
    'A1:H2,"gross_amount, tax_amount, pension, net_amount, paid_out, employer_cost",,,\'Column meanings\'!$A$2:$B$201';
  expect(await contentAt(page, 0, 9)).toBe(`=SVC.PAYROLLCOLUMNS("KE",${cells})`);
  expect(await contentAt(page, 1, 9)).toBe(`=SVC.PAYROLL("KE",${cells})`);
  expect(await Promise.all([0, 1, 2, 3, 4].map((row) => contentAt(page, row, 0, 'Column meanings')))).toEqual([
    'Heading',
    'Airtime',
    'Night bonus',
    'Housing Levy',
    'Net Pay',
  ]);
  expect(await contentAt(page, 1, 1, 'Column meanings')).toBe('Other taxable allowances');
  // A colleague who reads another language finds the same sheet.
  expect(await page.evaluate(`Office.context.document.settings.get('svc.meanings-sheet')`)).toBe('Column meanings');
  // The next table of the same program needs no choice.
  await page.getByRole('button', { name: 'Read the headings' }).click();
  await page.getByText('8 columns are understood. None needs a meaning.').waitFor();
  // Payslips, returns and the journal read the same meanings: 85,000 + 5,100 NSSF + 1,275 housing levy + 50 NITA.
  await page.getByRole('tab', { name: 'Returns' }).click();
  await page.getByRole('button', { name: 'Use the selected table' }).click();
  await page
    .getByText('A1:H2: 1 row below the headings. What the sheet Column meanings says of headings applies.')
    .waitFor();
  await page.getByRole('button', { name: /^Check the return of 1 employee/ }).waitFor();
  await page.getByRole('button', { name: 'Make the journal' }).click();
  const sums = page
    .getByRole('region', { name: 'Journal' })
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell');
  await eventually(async () => (await sums.allInnerTexts()).slice(-2), ['91,425.00', '91,425.00']);
  await select(page, 20, 0);
  await page.getByRole('button', { name: 'Insert formula: JOURNAL' }).click();
  await page.getByText('The formula is in A21.').waitFor();
  expect(await contentAt(page, 20, 0)).toBe('=SVC.JOURNAL("KE",A1:H2,,,,,\'Column meanings\'!$A$2:$B$201)');
  await page.getByRole('button', { name: 'Undo the last change to the sheet' }).click();
  await page.getByText('A21 is restored.').waitFor();
  await page.getByRole('button', { name: 'Undo the last change to the sheet' }).click();
  await page.getByText('The payroll beside the table was removed.').waitFor();
  expect(await contentAt(page, 1, 9)).toBeUndefined();
  expect(await contentAt(page, 0, 0, 'Column meanings')).toBeUndefined();
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('without room beside the table nothing is written, and a cell without neighbours is no table', async () => {
  const { page } = await withTable();
  await page.evaluate(() => (globalThis as unknown as InPage).officePage.workbook.type(1, 10, 'taken'));
  await page.getByRole('button', { name: 'A table of your own' }).click();
  await page.getByRole('button', { name: 'Read the headings' }).click();
  for (const heading of ['Airtime', 'Night bonus', 'Housing Levy'])
    await page.getByLabel(heading).selectOption('Leave out');
  await page.getByRole('button', { name: 'Calculate beside the table' }).click();
  await page.getByText('The payroll needs J1:O2, which is not empty.').waitFor();
  expect(await contentAt(page, 1, 9)).toBeUndefined();
  await select(page, 30, 0);
  await page.getByRole('button', { name: 'Read the headings' }).click();
  await page.getByText('Select the table of employees: a header row, and a row for each.').waitFor();
  await closePane(page);
});

test('the panel is in French on a narrow page', async () => {
  const { page } = await withTable({ width: 320, stored: { language: 'fr' } });
  await page.getByRole('button', { name: 'Votre propre tableau' }).click();
  await page.getByRole('button', { name: 'Lire les en-têtes' }).click();
  await page.getByText('5 colonnes sont comprises. 3 colonnes ont besoin d’une signification.').waitFor();
  await page.getByLabel('Airtime').selectOption('Autres indemnités imposables');
  expect(await violations(page)).toEqual([]);
  // An English reader kept meanings in this workbook before.
  await page.evaluate(
    `Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.add('Column meanings');
      sheet.getRangeByIndexes(1, 0, 1, 2).values = [['Airtime', 'Leave out']];
      await context.sync();
    })`,
  );
  await page.evaluate(`Office.context.document.settings.set('svc.meanings-sheet', 'Column meanings')`);
  await page.getByRole('button', { name: 'Lire les en-têtes' }).click();
  await page.getByText('6 colonnes sont comprises. 2 colonnes ont besoin d’une signification.').waitFor();
  expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
  await closePane(page);
});
