import { browser } from './support/browser';
import { contentAt, type InPage, select, typeRows } from './support/cells';
import { office } from './support/office';
import { productName, productVersion } from '../../src/contract/product';
import { service } from '../support/service';
import { cutChoices, inFont, overflowing, paintedColour } from './support/in-page';
import { closePane, eventually, openPane, type PaneOptions } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const inExcel = (options: PaneOptions = {}) => openPane(browser, { office, ...options });

test('a formula goes into the active cell, and Undo removes it', async () => {
  const { page, complaints } = await inExcel({ stored: { country: 'KE', view: 'pay' } });
  await page.getByLabel('Gross pay').fill('85000');
  await page.getByText('KES 61,017.90').waitFor();
  await select(page, 2, 1);
  await page.getByRole('button', { name: 'Insert: payslip' }).click();
  await page.getByRole('menuitem', { name: /Insert formula: net pay/ }).click();
  await page.getByText('The formula is in B3.').waitFor();
  expect(await contentAt(page, 2, 1)).toBe('=SVC.NETPAY("KE",85000)');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('B3 is restored.').waitFor();
  expect(await contentAt(page, 2, 1)).toBe('');
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('a formula takes its amount from the selected cells, or from the cell to the left of an empty one', async () => {
  const { page } = await inExcel({ stored: { country: 'KE', view: 'vat' } });
  await typeRows(
    page,
    ['Net', 1_000, 2_000].map((value) => [value]),
    1,
  );
  await select(page, 1, 1, 2);
  const menu = page.getByRole('button', { name: 'Insert: VAT', exact: true });
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'Amount: B2:B3', checked: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: /Insert formula: VAT amount/ }).click();
  await page.getByText('The formula is in C2.').waitFor();
  expect(await contentAt(page, 1, 2)).toBe('=SVC.VAT("KE",B2:B3,"add")');
  await select(page, 2, 2);
  await menu.click();
  await page.getByRole('menuitemradio', { name: 'Amount: B3' }).waitFor();
  await page.getByRole('menuitemradio', { name: 'Amount: as typed in the pane' }).click();
  await menu.click();
  await page.getByRole('menuitem', { name: /Insert formula: VAT amount/ }).click();
  await page.getByText('The formula is in C3.').waitFor();
  expect(await contentAt(page, 2, 2)).toBe('=SVC.VAT("KE",1000,"add")');
  await closePane(page);
});

test('a table goes into the sheet with its title and its source line', async () => {
  const { page } = await inExcel({ stored: { country: 'KE' } });
  await page.getByRole('button', { name: 'Insert: income tax brackets' }).click();
  await page.getByRole('menuitem', { name: 'Insert table' }).click();
  await page.getByRole('status').getByText(/table/i).waitFor();
  expect(await contentAt(page, 0, 0)).toMatch(/^Kenya, income tax 2026/);
  expect(await contentAt(page, 2, 1)).toBe(24_000);
  expect(await contentAt(page, 7, 0)).toMatch(/^Confirmed 1 Oct 2026/);
  await closePane(page);
});

test('net pay goes into the next column, and Undo restores the earlier content', async () => {
  const { page } = await inExcel({ stored: { country: 'KE', view: 'pay' } });
  await typeRows(
    page,
    ['Gross', 85_000, 120_000, 'on leave', 45_000].map((value) => [value]),
    0,
  );
  await typeRows(
    page,
    ['', 'note'].map((value) => [value]),
    1,
  );
  await select(page, 0, 0, 5);
  await page.getByRole('button', { name: 'Convert column' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert a column to net pay' });
  await dialog.waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Convert' }).click();
  await dialog.getByRole('group').or(dialog.locator('.fui-MessageBar')).first().waitFor();
  expect(await contentAt(page, 1, 1)).toBe('note');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Convert' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await service.post('/api/v1/tax/paye', { country: 'KE', amount: 85_000 });
  expect(await contentAt(page, 1, 1)).toBe(body.data.net_amount);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => (globalThis as unknown as InPage).officePage.workbook.cell(1, 1).content === 'note');
  await closePane(page);
});

test.each(['', 'DejaVu Sans'])('no option of the conversion is cut at 320 px (%s)', async (font) => {
  const { page } = await inExcel({ width: 320, stored: { country: 'KE', view: 'pay' } });
  await page.getByRole('button', { name: 'Convert column' }).click();
  await page.getByRole('dialog').getByLabel('Tax year').getByText('2026 (current)').waitFor({ state: 'attached' });
  await page.evaluate(inFont(font));
  expect(await page.evaluate(cutChoices)).toEqual([]);
  expect(await page.evaluate(overflowing)).toBeLessThanOrEqual(0);
  await closePane(page);
});

test('a long conversion shows its progress, and can be stopped', async () => {
  const { page } = await inExcel({ stored: { country: 'KE', view: 'pay' } });
  await typeRows(
    page,
    Array.from({ length: 6_000 }, (_, row) => [50_000 + row]),
  );
  await select(page, 0, 0, 6_000);
  let batches = 0;
  let release = (): void => undefined;
  const stopped = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/addin/api/v1/batch', async (route) => {
    batches += 1;
    if (batches > 1) await stopped;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Convert column' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Convert' }).click();
  await dialog.getByText(/[1-9][\d,]* of 6,000 cells/).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await dialog
    .getByText(/stopped/i)
    .or(page.getByRole('status').getByText(/stopped/i))
    .first()
    .waitFor();
  release();
  expect(await contentAt(page, 5_999, 1)).toBe('');
  await closePane(page);
});

test('Refresh drops cached answers, recalculates the workbook and updates the pane', async () => {
  const { page, asked } = await inExcel({ stored: { country: 'KE', view: 'fuel' } });
  await page.getByText('Oldest figure').waitFor();
  const before = asked.length;
  await page.getByRole('button', { name: 'Refresh all figures' }).click();
  await page.getByText(/Recalculating the workbook/).waitFor();
  expect(asked.length).toBeGreaterThan(before);
  expect(await page.evaluate(() => (globalThis as unknown as InPage).officePage.recalculations)).toBe(1);
  await closePane(page);
});

test.each([
  [true, 'light', 'dark'],
  [false, 'dark', 'light'],
] as const)("Office's theme decides over the system's (dark: %s)", async (officeDark, scheme, expected) => {
  const { page } = await inExcel({ officeDark, scheme, stored: { view: 'fuel' } });
  await page.getByText('Oldest figure').waitFor();
  const painted = await page.evaluate<string>(paintedColour);
  const brightness = Number(/\d+/.exec(painted)![0]);
  expect(brightness < 128 ? 'dark' : 'light').toBe(expected);
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('an error of Excel is a sentence, not an exception', async () => {
  const { page, complaints } = await inExcel({ stored: { country: 'KE', view: 'vat' } });
  await page.evaluate(() =>
    Object.assign((globalThis as unknown as InPage).officePage.workbook.sheet, { isProtected: true }),
  );
  await page.getByRole('button', { name: 'Insert: VAT', exact: true }).click();
  await page.getByRole('menuitem', { name: /Insert formula: rate/ }).click();
  await page.getByText('The sheet is protected. Choose Review, Unprotect Sheet, and try again.').waitFor();
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('a workbook is built behind the open one, in another language, and Undo removes its sheets', async () => {
  const { page, complaints } = await inExcel({ stored: { country: 'CI', view: 'workbooks' } });
  await page.getByLabel('Language of the workbook').selectOption('fr');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Build the workbook' }).click();
  await page.getByText('8 sheets were added. Begin in Salariés. Undo removes them.').waitFor();
  const names = () =>
    page.evaluate(() => (globalThis as unknown as InPage).officePage.workbook.sheets.map(({ name }) => name));
  expect(await names()).toEqual([
    'Sheet1',
    'Salariés',
    'Livre de paie',
    'Totaux',
    'Journal',
    'Déclaration',
    'Sens des colonnes',
    'Contrôles',
    'Sources',
  ]);
  // A second book reads the meanings of the first one.
  await page.getByRole('button', { name: 'Build the workbook' }).click();
  await page.getByText('7 sheets were added. Begin in Salariés 2.').waitFor();
  expect((await names()).filter((name) => name.startsWith('Sens'))).toEqual(['Sens des colonnes']);
  for (const left of [9, 1]) {
    await page.getByRole('button', { name: 'Undo the last change to the sheet' }).click();
    await eventually(async () => (await names()).length, left);
  }
  await page.getByText('The sheets of the workbook were removed.').waitFor();
  expect(await names()).toEqual(['Sheet1']);
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('a workbook that somebody has typed into is not removed', async () => {
  const { page } = await inExcel({ stored: { country: 'KE', view: 'workbooks', workbook: 'offer' } });
  await page.getByRole('button', { name: 'Build the workbook' }).click();
  await page.getByText('4 sheets were added.').waitFor();
  await page.evaluate(() => {
    const [, offer] = (globalThis as unknown as InPage).officePage.workbook.sheets;
    offer!.cells.set('4,1', { ...offer!.cells.get('4,1')!, content: 90_000 });
  });
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByText('somebody typed into it').waitFor();
  await closePane(page);
});

describe('the welcome', () => {
  // Kenya, 50,000: NSSF 3,000, SHIF 1,375, housing levy 750, tax 5,845.85 leave 39,029.15.
  test('shows one live figure, puts it into a cell with one click, and is gone for good until the menu brings it back', async () => {
    const { page, complaints } = await inExcel({ isFirst: true, width: 320 });
    const welcome = page.getByRole('region', { name: 'Welcome' });
    await welcome.getByText('Net of a gross pay of KES 50,000 a month in Kenya').waitFor();
    await welcome.getByText('KES 39,029.15', { exact: true }).waitFor();
    await welcome.getByRole('link', { name: 'Compare plans' }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(overflowing)).toBeLessThanOrEqual(0);
    await welcome.getByRole('button', { name: 'Insert formula: NETPAY' }).click();
    await page.getByText('The formula is in A1.').waitFor();
    expect(await contentAt(page, 0, 0)).toBe('=SVC.NETPAY("KE",50000)');
    await welcome.getByRole('button', { name: 'Close' }).click();
    await welcome.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Country');
    await page.reload();
    await page.getByRole('heading', { name: 'Kenya' }).waitFor();
    expect(await welcome.count()).toBe(0);
    await page.getByRole('button', { name: 'More', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Welcome and keyboard' }).focus();
    await page.keyboard.press('Enter');
    await welcome.waitFor();
    expect(complaints).toEqual([]);
    await closePane(page);
  });

  test('is in Arabic, and where the law gives no figure it has none', async () => {
    const { page } = await openPane(browser, {
      isFirst: true,
      width: 320,
      language: 'ar-EG',
      stored: { country: 'ER' },
    });
    await page.getByRole('region', { name: 'مرحبًا' }).getByRole('button', { name: 'إغلاق' }).waitFor();
    expect(await page.evaluate(overflowing)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
    await closePane(page);
  });
});

test('the menu keeps a look, and cards in the workbook', async () => {
  const { page } = await inExcel({ still: true });
  const item = (role: 'menuitemradio' | 'menuitemcheckbox', name: string | RegExp) => page.getByRole(role, { name });
  const open = () => page.getByRole('button', { name: 'More', exact: true }).click();
  await open();
  const light = await page.evaluate(paintedColour);
  await item('menuitemradio', 'Dark').click();
  expect(await page.evaluate(paintedColour)).not.toBe(light);
  await open();
  await page.getByText(`${productName} ${productVersion}`).waitFor();
  await item('menuitemcheckbox', /^Cards behind single figures/).click();
  const kept = () => page.evaluate<unknown>(`Office.context.document.settings.get('svc.cards')`);
  while ((await kept()) !== true) await page.waitForTimeout(50);
  const recalculated = await page.evaluate(() => (globalThis as unknown as InPage).officePage.recalculations);
  expect(recalculated).toBeGreaterThan(0);
  await page.reload();
  await page.getByRole('heading', { name: 'Kenya' }).waitFor();
  expect(await page.evaluate(paintedColour)).not.toBe(light);
  await closePane(page);
});
