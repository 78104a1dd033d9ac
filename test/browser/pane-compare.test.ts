import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { type InPage, select, typeRows } from './support/cells';
import { office } from './support/office';
import { cutChoices, overflowing, overlapping } from './support/in-page';
import { closePane, look, openPane, type Pane, payFields, type PaneOptions } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const newYear = ['2026-12-31', '2027-01-31'];

const openCompare = ({ stored = {}, ...options }: PaneOptions = {}) =>
  openPane(browser, {
    still: true,
    ...options,
    stored: { country: 'TN', view: 'compare', 'compare-days': newYear, pay: payFields({ text: '1500' }), ...stored },
  });
const table = (page: Page, name: string) => page.getByRole('table', { name });

// As in test/server/compare.test.ts: CSS of 0.5 % and then 1 % of 1,219.320.
test('the employee of the Pay view under the law of two days, with the reason', async () => {
  const { page, complaints } = await openCompare();
  await page.getByText('0 gain, 1 loses, 0 stay the same.').waitFor();
  await table(page, 'Totals').getByRole('row', { name: 'Net pay 1,189.707 1,183.610 −6.097' }).waitFor();
  await table(page, 'Employees')
    .getByText(/CSS.*0\.5 %.*→.*1 %/)
    .waitFor();
  await page
    .getByText(/^Announced, no law yet, and in no figure: /)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('two equal days have the same law, and a missing day asks nothing', async () => {
  const { page } = await openCompare({ stored: { 'compare-days': ['2026-11-28', '2026-11-30'] } });
  await page.getByText('The recorded law of both days gives the same figures.').waitFor();
  await page.getByLabel('and of this day').fill('');
  await page.getByText('Enter two days.').waitFor();
  await closePane(page);
});

const payroll = [
  ['Employee', 'Gross pay', 'Marital status'],
  ['Amina', 1_500, 'married'],
  ['Bilel', 300, 'single'],
  ['Total', 1_800, ''],
];

async function withTable(cells: readonly (readonly (string | number)[])[], options: PaneOptions = {}) {
  const pane = await openCompare({ office, ...options, stored: { 'compare-who': 'table', ...options.stored } });
  await typeRows(pane.page, cells);
  await select(pane.page, 0, 0, cells.length, cells[0]!.length);
  return pane;
}

/** Presses a button with the mouse, where a reader sees it. */
async function click(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('a payroll table of the sheet is taken with the mouse, and the comparison goes into the sheet', async () => {
  const { page, complaints } = await withTable(payroll);
  await click(page, 'Use the selected table');
  await page.getByText('0 gain, 1 loses, 1 stays the same.').waitFor();
  await table(page, 'Employees')
    .getByRole('row', { name: /^Amina/ })
    .waitFor();
  await page.getByRole('img', { name: /^Difference in net pay/ }).waitFor();
  await select(page, 10, 0);
  await click(page, 'Insert: comparison of the law');
  await page.getByRole('menuitem', { name: 'Insert table' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor();
  const written = await page.evaluate(() => {
    const { workbook } = (globalThis as unknown as InPage).officePage;
    return [11, 12, 13].map((row) => [0, 1, 2, 3].map((column) => workbook.cell(row, column).content));
  });
  expect(written[0]![0]).toBe('Employee');
  expect(written[1]!.slice(0, 1)).toEqual(['Amina']);
  expect(written[2]).toEqual(['Bilel', 270.96, 270.96, 0]);
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('a table that is none says why, as a cell would', async () => {
  const { page } = await withTable([
    ['Name', 'Colour'],
    ['Amina', 'red'],
  ]);
  await page.getByRole('button', { name: 'Use the selected table' }).press('Enter');
  await page.getByText(/Gross pay/).waitFor();
  await closePane(page);
});

test('outside Excel a table is pasted; a row that cannot be read is named, and the others are compared', async () => {
  const { page } = await openCompare({ stored: { 'compare-who': 'table' } });
  const rows = [...payroll.slice(0, 3), ['Chokri', 'a lot', 'single']];
  await page.getByLabel('Paste the table', { exact: false }).fill(rows.map((row) => row.join('\t')).join('\n'));
  await page.getByText('0 gain, 1 loses, 1 stays the same.').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Row 4' }).waitFor();
  await closePane(page);
});

describe.each(['en', 'fr', 'pt', 'ar'])('the view in %s', (language) => {
  let pane: Pane;
  beforeAll(async () => {
    pane = await openCompare({ width: 320, language });
    await pane.page.getByRole('table').nth(1).waitFor();
  });
  afterAll(() => closePane(pane.page));

  test.each([
    [320, 'light'],
    [1280, 'dark'],
  ] as const)('fits %i px, %s', async (width, scheme) => {
    const { page, complaints } = pane;
    await look(page, { width, scheme });
    expect(await page.evaluate<number>(overflowing)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(overlapping)).toEqual([]);
    expect(await page.evaluate(cutChoices)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    if (process.env['PICTURES'] !== undefined)
      await page.screenshot({ path: `${process.env['PICTURES']}/compare-${width}-${language}.png`, fullPage: true });
  });
});
