import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { contentAt, type InPage, select } from './support/cells';
import { office } from './support/office';
import { closePane, eventually, openPane, type PaneOptions } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const inExcel = (options: PaneOptions = {}) =>
  openPane(browser, {
    office,
    still: true,
    ...options,
    stored: { country: 'KE', view: 'functions', ...options.stored },
  });
const type = (page: Page, row: number, column: number, value: string | number): Promise<void> =>
  page.evaluate(
    ([r, c, v]) => (globalThis as unknown as InPage).officePage.workbook.type(r as number, c as number, v!),
    [row, column, value] as const,
  );
const open = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('button', { name: new RegExp(`^${name}\\b`) })
    .first()
    .click();
const useCells = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Use the selected cells: ${name}` }).click();

test('a formula whose amount is a cell: its value comes first, and it goes beside the cell', async () => {
  const { page, complaints } = await inExcel();
  await type(page, 1, 1, 85_000);
  await select(page, 1, 1);
  await open(page, 'NETPAY');
  await useCells(page, 'gross');
  // Kenya, 2026, 85,000 a month. NSSF: 6 % of 85,000 = 5,100. SHIF: 2.75 % = 2,337.50. Housing Levy: 1.5 % = 1,275.
  // Taxable 76,287.50: 10 % of 24,000 + 25 % of 8,333 + 30 % of 43,954.50 = 17,669.60, less the relief of 2,400 = 15,269.60.
  // 85,000 − 8,712.50 − 15,269.60 = 61,017.90
  await page.getByRole('status').getByText('61,017.90').waitFor();
  await page.getByRole('button', { name: /^Show \d+ sources?$/ }).waitFor();
  await page.getByText('=SVC.NETPAY("KE",B2)').waitFor();
  await page.getByLabel('details (optional)').click();
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByText('The formula is in C2.').waitFor();
  expect(await contentAt(page, 1, 2)).toBe('=SVC.NETPAY("KE",B2)');
  expect(await contentAt(page, 1, 1)).toBe(85_000);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('C2 is restored.').waitFor();
  expect(await contentAt(page, 1, 2)).toBe('');
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('Fill down follows the column of the cell, and Undo takes all rows back', async () => {
  const { page } = await inExcel();
  for (const [row, pay] of [85_000, 120_000, 45_000].entries()) await type(page, row + 1, 1, pay);
  await type(page, 1, 2, 'Nairobi');
  await select(page, 1, 1);
  await open(page, 'PAYE');
  await useCells(page, 'gross');
  await page.getByRole('button', { name: 'Fill down' }).click();
  // The column beside the amounts is not empty.
  await page.getByText('The formula is in D2:D4.').waitFor();
  expect(await Promise.all([1, 2, 3].map((row) => contentAt(page, row, 3)))).toEqual([
    '=SVC.PAYE("KE",B2)',
    '=SVC.PAYE("KE",B3)',
    '=SVC.PAYE("KE",B4)',
  ]);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('D2:D4 is restored.').waitFor();
  expect(await Promise.all([1, 2, 3].map((row) => contentAt(page, row, 3)))).toEqual(['', '', '']);
  await closePane(page);
});

test('cells are written relative, absolute or as a column of their table', async () => {
  const { page } = await inExcel();
  await page.evaluate(() => {
    const { workbook } = (globalThis as unknown as InPage).officePage;
    ['Name', 'Gross', 'Amina', 85_000, 'Juma', 120_000].forEach((value, at) =>
      workbook.type(Math.floor(at / 2), at % 2, value),
    );
    workbook.tables.push({
      id: '{t}',
      name: 'Payroll',
      sheet: workbook.sheet,
      row: 0,
      column: 0,
      rows: 3,
      columns: 2,
      style: '',
    });
  });
  await select(page, 1, 1, 2);
  await open(page, 'NETPAY');
  await useCells(page, 'gross');
  const menu = page.getByRole('button', { name: 'gross: B2:B3' });
  await menu.click();
  await page.getByRole('menuitemradio', { name: '$B$2:$B$3' }).click();
  await page.getByText('=SVC.NETPAY("KE",$B$2:$B$3)').waitFor();
  await page.getByRole('button', { name: 'gross: $B$2:$B$3' }).click();
  await page.getByRole('menuitemradio', { name: 'Payroll[Gross]' }).click();
  await page.getByText('=SVC.NETPAY("KE",Payroll[Gross])').waitFor();
  await page.getByRole('cell', { name: '61,017.90' }).waitFor();
  await closePane(page);
});

test('a nested formula is edited in its cell, and what is around it stays', async () => {
  const { page } = await inExcel();
  await type(page, 0, 0, '=ROUND(SVC.NETPAY("KE",B2*12,"annual"),0)+1');
  await select(page, 0, 0);
  await page.getByRole('button', { name: 'Edit the formula in the selected cell' }).click();
  await page.getByRole('heading', { name: 'SVC.NETPAY' }).waitFor();
  await page.getByText('Only the cell can show this value').waitFor();
  await page.getByLabel('period (optional)').selectOption('monthly');
  await page.getByRole('button', { name: 'Replace in the cell' }).click();
  await page.getByText('The formula is in A1.').waitFor();
  expect(await contentAt(page, 0, 0)).toBe('=ROUND(SVC.NETPAY("KE",B2*12,"monthly"),0)+1');
  await closePane(page);
});

test.each([
  ['=SUM(A1:A3)', 'This formula uses no function of the add-in.'],
  ['=SVC.NETPAY("KE",,', 'The pane cannot read this formula.'],
  ['', 'The selected cell has no formula.'],
])('the cell with %s says why nothing can be edited', async (formula, sentence) => {
  const { page } = await inExcel();
  if (formula !== '') await type(page, 0, 0, formula);
  await select(page, 0, 0);
  await page.getByRole('button', { name: 'Edit the formula in the selected cell' }).click();
  await page.getByText(sentence).waitFor();
  await closePane(page);
});

test.each([
  ['salaire net', 'NETPAY'],
  ['feriados', 'HOLIDAYS'],
  ['الحد الأدنى', 'MINWAGE'],
  ['severance pay', 'SEVERANCE'],
])('a search for %s finds %s, whatever the language of the reader', async (typed, name) => {
  const { page } = await openPane(browser, { stored: { view: 'functions' } });
  await page.getByRole('searchbox', { name: 'Find a function' }).fill(typed);
  await page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).waitFor();
  await closePane(page);
});

test('with the keyboard alone a function is found and opened, and the focus is never lost', async () => {
  const { page } = await inExcel();
  await page.getByLabel('Find a function').focus();
  await page.keyboard.type('net pay');
  await page.getByText(/^\d+ functions?$/).waitFor();
  const focused = () => page.evaluate<string>(`document.activeElement?.textContent ?? ''`);
  await page.keyboard.press('Tab');
  expect(await focused()).toMatch(/^NETPAY/);
  await page.keyboard.press('Enter');
  await eventually(focused, 'SVC.NETPAY');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await eventually(async () => (await focused()).includes('PAYE'), true);
  await page.getByRole('button', { name: 'Check workbook' }).focus();
  await page.keyboard.press('Enter');
  await eventually(focused, 'All functions');
  await closePane(page);
});

test('favourites and recent functions come first at the next visit', async () => {
  const { page } = await openPane(browser, { stored: { view: 'functions' } });
  await open(page, 'VATRATE');
  await page.getByRole('button', { name: 'Add to favourites' }).click();
  await page.getByRole('button', { name: 'All functions' }).click();
  await open(page, 'FUEL');
  await page.reload();
  const heads = page.getByRole('heading', { level: 2 });
  await heads.first().waitFor();
  expect((await heads.allTextContents()).slice(0, 2)).toEqual(['Favourites', 'Recent']);
  await closePane(page);
});

test('outside Excel, an example fills the form and the formula is copied', async () => {
  const { page, complaints } = await openPane(browser, { still: true, stored: { view: 'functions', country: 'KE' } });
  await open(page, 'GROSSUP');
  await page.getByRole('button', { name: /^Use the example: Gross pay for a given net pay/ }).click();
  await page.getByRole('status').getByText('85,000').waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('The formula was copied.').waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('=SVC.GROSSUP("KE",61017.9)');
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('in Arabic, the form and the check open too', async () => {
  const { page, complaints } = await inExcel({ language: 'ar-EG' });
  await open(page, 'PAYSLIP');
  await page.getByRole('heading', { name: 'SVC.PAYSLIP' }).waitFor();
  await page.getByRole('button', { name: 'فحص المصنف' }).click();
  await page.getByText('لا توجد في هذا المصنف صيغة من الوظيفة الإضافية.').waitFor();
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('an error of a cell is the same sentence in the pane', async () => {
  const { page } = await openPane(browser, { stored: { view: 'functions', country: 'KE' } });
  await open(page, 'NETPAY');
  await page.getByLabel('gross', { exact: true }).fill('a lot');
  await page.getByRole('status').getByText('#VALUE!').waitFor();
  await closePane(page);
});

describe('Check workbook', () => {
  const show = (page: Page, row: number, formula: string, result: string | number): Promise<void> =>
    page.evaluate(
      ([r, text, shown]) => {
        const { workbook } = (globalThis as unknown as InPage).officePage;
        workbook.type(r as number, 0, text!);
        workbook.show(r as number, 0, shown!);
      },
      [row, formula, result] as const,
    );
  const sheetNames = (page: Page): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as InPage).officePage.workbook.sheets.map(({ name }) => name));

  async function checked(page: Page): Promise<void> {
    await show(page, 0, '=SVC.NETPAY("KE",85000)', 61_017.9);
    await show(page, 1, '=SVC.NETPAY("KE",85000)', 61_020);
    await show(page, 2, '=_xldudf_SVC_PAYE("KE",85000)', '#NAME?');
    await show(page, 3, '=SVC.PAYE("KE",85000)', '#BUSY!');
    await show(page, 4, '=SVC.PAYE("KX",85000)', '#VALUE!');
    await show(page, 5, '=ROUND(SVC.PAYE("KE",85000),0)', 15_270);
    await page.getByRole('button', { name: 'Check workbook' }).click();
    await page.getByText('5 formulas checked: 4 need attention.').waitFor();
  }

  test('says what is wrong with each cell, repairs what can be repaired, and undoes it', async () => {
    const { page, complaints } = await inExcel();
    await checked(page);
    const items = page.getByRole('main').getByRole('listitem');
    const texts = await items.allTextContents();
    expect(texts[0]).toMatch(/^Sheet1!A2The cell would now show 61,017\.90 instead of 61,020/);
    expect(texts[0]).toContain('The figure now rests on:');
    expect(texts[1]).toContain('when the add-in was not loaded');
    expect(texts[2]).toContain('waits for an answer');
    expect(texts[3]).toContain('did you mean KE (Kenya)?');
    expect(await violations(page)).toEqual([]);
    await page.getByText('1 formula was not compared').waitFor();
    await page.getByRole('button', { name: 'Repair 3 cells' }).click();
    await page.getByText('3 formulas are computed again.').waitFor();
    expect(await contentAt(page, 2, 0)).toBe('=SVC.PAYE("KE",85000)');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('3 formulas are as before.').waitFor();
    expect(await contentAt(page, 2, 0)).toBe('=_xldudf_SVC_PAYE("KE",85000)');
    expect(complaints).toEqual([]);
    await closePane(page);
  });

  test('Freeze makes a copy with values only and a sheet of sources, and Undo removes both', async () => {
    const { page } = await inExcel();
    await checked(page);
    await page.getByRole('button', { name: 'Freeze a copy' }).click();
    await page.getByText('New sheets: Sheet1 (values), Sources of the values.').waitFor();
    expect(await sheetNames(page)).toEqual(['Sheet1', 'Sheet1 (values)', 'Sources of the values']);
    const [frozen, sources] = await page.evaluate(() =>
      (globalThis as unknown as InPage).officePage.workbook.sheets
        .slice(1)
        .map(({ cells }) => [...cells.entries()].map(([key, { content, formula }]) => ({ key, content, formula }))),
    );
    expect(frozen!.every(({ formula }) => !formula)).toBe(true);
    expect(frozen!.find(({ key }) => key === '0,0')?.content).toBe(61_017.9);
    expect(sources!.find(({ key }) => key === '2,2')?.content).toBe('=SVC.NETPAY("KE",85000)');
    expect(sources!.find(({ key }) => key === '2,5')?.content).toMatch(/^As of /);
    expect(await contentAt(page, 0, 0)).toBe('=SVC.NETPAY("KE",85000)');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('2 sheets were removed.').waitFor();
    expect(await sheetNames(page)).toEqual(['Sheet1']);
    await closePane(page);
  });

  // Kenya, 85,000 and 60,000: net pay of 61,017.90, and what a cell says that a person typed over.
  test('compares every number of a table, which may have thousands of cells', async () => {
    const { page } = await inExcel();
    await page.evaluate(() => {
      const { workbook } = (globalThis as unknown as InPage).officePage;
      const employees = Array.from({ length: 400 }, () => ['Amina', 85_000]);
      [['Name', 'Gross pay', '', '', '', ''], ...employees].forEach((row, r) =>
        row.forEach((value, c) => workbook.type(r, 3 + c, value)),
      );
      employees.forEach((_, r) => {
        workbook.type(r, 0, 61_017.9);
        workbook.type(r, 1, 91_425);
      });
      workbook.type(0, 0, '=SVC.PAYROLL("KE",D1:I401,"net_amount, employer_cost")');
      workbook.show(0, 0, 61_017.9);
      workbook.type(7, 1, 91_400);
      workbook.type(9, 1, 91_400);
      workbook.type(500, 0, '=SVC.PAYSLIP("KE",85000)');
      workbook.show(500, 0, '#SPILL!');
    });
    await page.getByRole('button', { name: 'Check workbook' }).click();
    await page.getByText('2 formulas checked: 2 need attention.').waitFor();
    const texts = await page.getByRole('main').getByRole('listitem').allTextContents();
    expect(texts[0]).toMatch(
      /^Sheet1!A12 cells of the result differ, the first is B8\. The cell would now show 91,425 instead of 91,400/,
    );
    expect(texts[1]).toContain('The result needs more empty cells than there are.');
    await closePane(page);
  });

  test('a workbook without formulas of the add-in has nothing to check', async () => {
    const { page } = await inExcel();
    await page.getByRole('button', { name: 'Check workbook' }).click();
    await page.getByText('No formula of the add-in in this workbook.').waitFor();
    await closePane(page);
  });
});
