import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { browser } from './support/browser';
import { contentAt, type InPage, select, typeRows } from './support/cells';
import { office } from './support/office';
import { closePane, openPane } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const staff = [
  ['Name', 'KRA PIN', 'NSSF number', 'Department', 'Gross pay', 'Advance'],
  ['Wanjiku Kamau', 'A001234567Z', '2001234567', 'Sales', 85_000, ''],
  ['Otieno Odhiambo', 'A00123456', '', 'Office', 60_000, 5_000],
];

/** The pane in Excel, with a table of employees in the sheet and a cell of it selected. */
async function inExcel(view: string, table: readonly (readonly (string | number)[])[] = staff) {
  const pane = await openPane(browser, { office, width: 420, height: 1_200, stored: { country: 'KE', view } });
  await typeRows(pane.page, table);
  await select(pane.page, 1, 1);
  return pane;
}

const use = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Use the selected table' }).click();
  await page.getByText(`A1:F${staff.length}: 2 rows below the headings.`).waitFor();
};
const click = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).click();
const bytesOf = async (download: Download): Promise<Buffer> => readFileSync(await download.path());

async function saved(page: Page, name: string | RegExp): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), click(page, name)]);
  return download;
}

describe('payslips', () => {
  // Kenya, November 2026, 85,000 a month: net pay 61,017.90 (NSSF 5,100, SHIF 2,337.50, housing levy 1,275, PAYE 15,269.60).
  test('of the selected table: the first is shown, and all are saved as one PDF', async () => {
    const { page, complaints } = await inExcel('payslips');
    await use(page);
    await page.getByLabel('Month of pay').fill('2026-11');
    await page.getByRole('region', { name: 'First payslip: Wanjiku Kamau' }).getByText('61,017.90').waitFor();
    expect(await page.getByRole('button', { name: 'Make 2 payslips' }).isDisabled()).toBe(true);
    await page.getByRole('group', { name: 'Employer' }).getByLabel('Name').fill('Baraka Ltd');
    // A run that would never end is cancelled: its request is given up, nothing is saved, and the next one works.
    await page.route('**/api/v1/payroll/payslips', () => undefined);
    await click(page, 'Make 2 payslips');
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/payroll/payslips'));
    await click(page, 'Cancel');
    expect((await givenUp).failure()?.errorText).toContain('ABORTED');
    await page.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.unroute('**/api/v1/payroll/payslips');
    const download = await saved(page, 'Make 2 payslips');
    expect(download.suggestedFilename()).toBe('payslips-KE-2026-11.pdf');
    const pdf = (await bytesOf(download)).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
    await page.getByText(/Saved: payslips-KE-2026-11.pdf, 2 payslips/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await closePane(page);
  });

  test('a row that cannot be read is named as the sheet counts it, and the others are made', async () => {
    const { page } = await inExcel('payslips', [...staff, ['Jane', '', '', '', 'a lot', '']]);
    await page.getByRole('button', { name: 'Use the selected table' }).click();
    await page.getByText(/Row 4: "a lot" is not a number/).waitFor();
    await page.getByRole('button', { name: 'Make 2 payslips' }).waitFor();
    await closePane(page);
  });

  test('a table that ends at an empty row says which rows are not read', async () => {
    const { page } = await inExcel('payslips', [...staff, ['', '', '', '', '', ''], ['Jane', '', '', '', 60_000, '']]);
    await page.getByRole('button', { name: 'Use the selected table' }).click();
    await page.getByText(/ends at an empty row\. Row 5 and those below it are not read/).waitFor();
    await closePane(page);
  });

  test('headings that are not understood are named, with the place where their meaning is chosen', async () => {
    const { page } = await inExcel('payslips', [
      ['Name', 'Gross pay', 'Airtime'],
      ['Jane', 60_000, 2_000],
    ]);
    await page.getByRole('button', { name: 'Use the selected table' }).click();
    await page
      .getByText(/^Headings that are not understood: "Airtime"\..* under Pay, A table of your own\.$/)
      .waitFor();
    await closePane(page);
  });

  test('the employer stays in the workbook for the returns', async () => {
    const { page } = await openPane(browser, { stored: { country: 'ZM', view: 'payslips' } });
    await page.getByRole('group', { name: 'Employer' }).getByLabel('Number at the fund').fill('1234567');
    await page.getByRole('tab', { name: 'Returns' }).click();
    await page.getByRole('radio', { name: /NAPSA/ }).check();
    expect(await page.getByLabel('Number at the fund').inputValue()).toBe('1234567');
    await closePane(page);
  });
});

describe('returns', () => {
  test('what the authority would reject is named by row; the table goes into the sheet, and the file is saved', async () => {
    const { page, complaints } = await inExcel('returns');
    await use(page);
    await page.getByLabel('Month of pay').fill('2026-11');
    await page.getByRole('radio', { name: /^P10/ }).check();
    await page.getByText(/layout is not from the authority itself/).waitFor();
    await click(page, 'What each column takes');
    await page.getByRole('row', { name: 'PIN of Employee Table: Tax number', exact: true }).waitFor();
    expect(await violations(page)).toEqual([]);
    await click(page, 'Hide what each column takes');
    await click(page, 'Check the return of 2 employees');
    await page.getByText('Row 3: KRA PIN is malformed. It has A or P, nine digits and a letter.').waitFor();
    await page
      .getByRole('cell', { name: 'A001234567Z' })
      .or(page.getByRole('rowheader', { name: 'A001234567Z' }))
      .waitFor();
    expect(await violations(page)).toEqual([]);
    const download = await saved(page, 'Save the file');
    expect(download.suggestedFilename()).toBe('P10-B-2026-11.csv');
    expect((await bytesOf(download)).toString()).toMatch(/^A001234567Z,Wanjiku Kamau,Resident,Primary Employee,/);
    await select(page, 20, 0);
    await click(page, 'Insert the return');
    await page.getByText(/The table is in/).waitFor();
    const contents = await page.evaluate(() =>
      [0, 1, 25].map((column) => (globalThis as unknown as InPage).officePage.workbook.cell(23, column).content),
    );
    expect(contents).toEqual(['A00123456', 'Otieno Odhiambo', expect.stringContaining('KRA PIN is malformed')]);
    expect(complaints).toEqual([]);
    await closePane(page);
  });

  test('a layout that is not confirmed gives a table under that heading, and no file', async () => {
    const { page } = await inExcel('returns');
    await use(page);
    await page.getByRole('radio', { name: /Social Health|SHA|SHIF/ }).check();
    await click(page, 'Check the return of 2 employees');
    await page.getByText('Layout not confirmed', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Save the file' }).isDisabled()).toBe(true);
    await closePane(page);
  });

  // Kenya, 85,000: tax 15,503.60 in January 2026 and 15,269.60 in November; 30,773.20 together.
  test('a certificate takes the months of an employee as rows, and shows the totals of each', async () => {
    const months = [
      ['Name', 'KRA PIN', 'Paid on', 'Gross pay', 'PAYE withheld'],
      ['Wanjiku Kamau', 'A001234567Z', '01/2026', 85_000, 15_000],
      ['Wanjiku Kamau', 'A001234567Z', '11/2026', 85_000, ''],
    ];
    const { page, complaints } = await inExcel('returns', months);
    await page.getByRole('button', { name: 'Use the selected table' }).click();
    await page.getByLabel('Month of pay').fill('2026-11');
    await page.getByRole('radio', { name: /^P9A/ }).check();
    await page.getByText(/This return has 12 months/).waitFor();
    await click(page, 'Check the return of 2 rows');
    await page.getByText('Row 2: The tax withheld in 2026-01 is not that of the payslip.').waitFor();
    const totals = page.getByRole('table', { name: 'Further part of the return' });
    await totals
      .getByRole('row', { name: /TOTALS: P\.A\.Y\.E\. Tax/ })
      .getByText('30,773.2')
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await closePane(page);
  });

  test('a country without returns says so, and has its journal', async () => {
    const { page } = await openPane(browser, { stored: { country: 'LY', view: 'returns' } });
    await page.getByText(/No returns are recorded for/).waitFor();
    await page.getByRole('heading', { name: 'Journal' }).waitFor();
    await closePane(page);
  });
});

describe('the journal', () => {
  // 85,000 + 5,100 NSSF + 1,275 housing levy + 50 NITA of the employer, and 60,000 + 3,600 + 900 + 50.
  test('by department, balanced, as a table, as a formula and as a file', async () => {
    const { page } = await inExcel('returns');
    await use(page);
    await page.getByLabel('Month of pay').fill('2026-11');
    const journal = page.getByRole('region', { name: 'Journal' }).first();
    await page.getByLabel('An entry for each').selectOption('Department');
    await click(page, 'Make the journal');
    await journal.getByRole('row', { name: /^Total/ }).waitFor();
    expect(
      await journal
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .allInnerTexts(),
    ).toEqual(['', '', '', '155,975.00', '155,975.00']);
    await select(page, 20, 0);
    await click(page, 'Insert formula: JOURNAL');
    await page.getByText('The formula is in A21.').waitFor();
    expect(await contentAt(page, 20, 0)).toBe('=SVC.JOURNAL("KE",A1:F3,,"Department")');
    const file = (await bytesOf(await saved(page, 'Save as CSV'))).toString();
    const sides = file
      .trim()
      .split(/\r\n/)
      .slice(1)
      .map((line) => line.split(','));
    const cents = (at: number) => sides.reduce((sum, line) => sum + Math.round(Number(line.at(at)) * 100), 0);
    expect([cents(-3), cents(-2)]).toEqual([15_597_500, 15_597_500]);
    await closePane(page);
  });
});

test('outside Excel the table is pasted, and the keyboard reaches everything', async () => {
  const { page } = await openPane(browser, { width: 320, stored: { country: 'KE', view: 'returns' } });
  await page.getByLabel('Paste the table').fill(staff.map((row) => row.join('\t')).join('\n'));
  await page.getByText('2 rows below the headings.').waitFor();
  await page.getByRole('button', { name: 'Check the return of 2 employees' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(/KRA PIN is malformed/).waitFor();
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('a printed view is its content alone, in full', async () => {
  const { page } = await openPane(browser, { width: 420, height: 400, stored: { country: 'KE', view: 'returns' } });
  await page.getByText('Plan of accounts').waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'navigation', 'contentinfo'] as const)
    expect(await page.getByRole(part).isVisible()).toBe(false);
  const main = await page.getByRole('main').evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
  expect(main[0]).toBe(main[1]);
  expect(main[1]).toBeGreaterThan(400);
  await closePane(page);
});
