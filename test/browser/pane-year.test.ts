import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import type { PayrollYear } from '../../src/contract/payroll-year';
import { service } from '../support/service';
import { canvasColour, copiedText, cutChoices, overflowing, overlapping, paintedColour } from './support/in-page';
import { closePane, look, openPane, payFields, until } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

interface Opened {
  readonly fields?: object;
  readonly changes?: readonly object[];
}

/** The pane with the year of an employee, after its first answer. */
async function openYear(country: string, { fields = {}, changes = [] }: Opened = {}) {
  const pane = await openPane(browser, {
    still: true,
    stored: {
      country,
      view: 'pay',
      'pay-span': 'year',
      'pay-year': changes,
      pay: payFields({ text: '600,000', ...fields }),
    },
  });
  await months(pane.page).waitFor();
  return pane;
}

const months = (page: Page) => page.getByRole('table', { name: /^Months of the year/ });
const row = (page: Page, month: string) => months(page).getByRole('row', { name: new RegExp(`^${month}`) });
const yearFrom = async (request: object): Promise<PayrollYear> =>
  (await service.post('/api/v1/payroll/year', request)).body.data as unknown as PayrollYear;
const written = (amount: number): string => amount.toLocaleString('en-GB');

const family = [
  { id: 1, name: 'employee.marital_status', month: 5, text: 'married' },
  { id: 2, name: 'pay.thirteenth', month: 12, text: '600,000' },
];

test('the year stands beside the payslip: the keyboard changes between them, and nothing that was typed is lost', async () => {
  const { page } = await openPane(browser, {
    still: true,
    stored: { country: 'CI', view: 'pay', pay: payFields({ text: '600,000' }) },
  });
  await page.getByRole('table', { name: 'Payslip' }).waitFor();
  await page.getByRole('tab', { name: 'Payslip', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('[role="tab"]:focus', { hasText: 'Year' }).waitFor();
  await page.keyboard.press('Enter');
  await months(page).waitFor();
  expect(await page.getByRole('tabpanel', { name: 'Year' }).count()).toBe(1);

  const add = page.getByRole('button', { name: 'Add change' });
  await add.press('Enter');
  await page.getByRole('menuitem', { name: /^Marital status/ }).press('Enter');
  await page.getByLabel(/^From: Marital status/).selectOption('May 2026');
  const { months: expected, totals } = await yearFrom({
    country: 'CI',
    amount: 600_000,
    months: [{ month: '2026-05', employee: { marital_status: 'married' } }],
  });
  await row(page, `May 2026.*${written(expected[4]!.tax)}`).waitFor();
  await row(page, `Apr 2026.*${written(expected[3]!.tax)}`).waitFor();
  await row(page, `Total.*${written(totals.net)}`).waitFor();

  await add.press('Enter');
  await page.getByRole('menuitem', { name: /^New pay/ }).press('Enter');
  await until(page, `document.activeElement.tagName === 'INPUT'`);
  await page.keyboard.type('abc');
  await page.getByText('Correct the marked field to see the year.').waitFor();
  await page.getByRole('tab', { name: 'Payslip', exact: true }).click();
  await page.getByRole('table', { name: 'Payslip' }).waitFor();
  await page.getByRole('tab', { name: 'Year' }).click();
  const amount = page.getByLabel(/^Gross pay a month: New pay/);
  expect(await amount.inputValue()).toBe('abc');
  await page.getByRole('button', { name: /^Remove: New pay/ }).press('Enter');
  await until(page, `document.activeElement.textContent.includes('Add change')`);
  await months(page).waitFor();
  await closePane(page);
});

test('a month opens its payslip; the chart has a name and a summary', async () => {
  const { page } = await openYear('CI', { changes: family });
  await page.getByRole('img', { name: 'Net pay, tax and contributions by month, 2026' }).waitFor();
  expect(await page.getByRole('figure').locator('figcaption').textContent()).toMatch(
    /^Net pay is between XOF [\d,]+ and [\d,]+ a month\./,
  );
  const december = months(page).getByRole('button', { name: 'Dec 2026' });
  await december.press('Enter');
  expect(await december.getAttribute('aria-expanded')).toBe('true');
  await page
    .getByRole('table', { name: 'Payslip, Dec 2026' })
    .getByRole('row', { name: 'Bonuses and gratification 600,000' })
    .waitFor();
  await closePane(page);
});

test('what the law settles, in Nigeria for an employee who joins in March', async () => {
  const { page } = await openYear('NG', { changes: [{ id: 1, name: 'joins', month: 3, text: '' }] });
  const { settlement } = await yearFrom({ country: 'NG', amount: 600_000, from: '2026-03' });
  expect(settlement!.refund).toBeGreaterThan(0);
  const table = page.getByRole('table', { name: 'Year-end reconciliation' });
  await table.getByRole('row', { name: `Refund ${written(settlement!.refund)}` }).waitFor();
  await table.getByRole('button', { name: 'Tax for the year' }).click();
  await table.getByRole('link').first().waitFor();
  expect(await months(page).getByRole('row').count()).toBe(1 + 10 + 1);
  await closePane(page);
});

test('a bonus of the form is paid once: it is left out of the regular pay, in words', async () => {
  const { page } = await openYear('CI', { fields: { parts: [{ name: 'bonus', texts: { amount: '100,000' } }] } });
  await page.getByText(/Regular pay of XOF 500,000 a month.* Bonus: paid once/).waitFor();
  await closePane(page);
});

test('a month without pay has a sentence, and no request is sent', async () => {
  const { page, asked } = await openYear('CI', { changes: [{ id: 1, name: 'joins', month: 3, text: '' }] });
  await page.getByRole('button', { name: 'Add change' }).click();
  await page.getByRole('menuitem', { name: /^Bonus/ }).press('Enter');
  const before = asked.filter((path) => path.endsWith('/payroll/year')).length;
  await page.getByLabel(/^Paid in: Bonus/).selectOption('Jan 2026');
  await page.getByText('The employee has no pay in this month. Choose another month.').waitFor();
  await page.getByLabel(/^Amount: Bonus/).fill('50,000');
  await page.waitForTimeout(400);
  expect(asked.filter((path) => path.endsWith('/payroll/year')).length).toBe(before);
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('a failure has a card, and another try brings the year', async () => {
  const { page } = await openPane(browser, {
    still: true,
    stored: { country: 'CI', view: 'pay', 'pay-span': 'year', pay: payFields() },
    prepare: async (opened) => {
      await opened.route('**/payroll/year', (route) => route.fulfill({ status: 500, body: '{}' }));
    },
  });
  const again = page.getByRole('tabpanel', { name: 'Year' }).getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.unroute('**/payroll/year');
  await again.click();
  await months(page).waitFor();
  await closePane(page);
});

test('the year is copied as a payroll table with a row a month, and as values', async () => {
  const { page } = await openYear('CI', { changes: family });
  const copy = page.getByRole('button', { name: 'Copy: year' });
  await copy.click();
  await page.getByRole('menuitem', { name: /^Copy payroll table/ }).click();
  await page.getByText(/Paste it into cell A1 of an empty sheet/).waitFor();
  const formula = (await page.evaluate<string>(copiedText)).split('\t').find((cell) => cell.startsWith('=SVC.'))!;
  expect(formula).toMatch(/^=SVC\.PAYROLL\("CI",A2:E14\)/);
  await copy.click();
  await page.getByRole('menuitem', { name: 'Copy table' }).click();
  await page.getByText('The table was copied. Paste it into a sheet.').waitFor();
  expect(await page.evaluate(copiedText)).toMatch(/\r\n'?Dec 2026\t1200000\t[^]*\r\nTotal\t/);
  await closePane(page);
});

test('the minimum wage stands beside the payslip, marked where pay is below it', async () => {
  const { page } = await openPane(browser, {
    still: true,
    stored: { country: 'CI', view: 'pay', pay: payFields({ text: '60,000' }) },
  });
  await page.getByText('General minimum wage: XOF 75,000 a month, since 1 Jan 2023.').waitFor();
  await page.getByText('Pay is below the minimum wage').waitFor();
  await page.getByRole('button', { name: /^\d+ more notes$/ }).click();
  await page.getByText(/The pay is less than the minimum wage for full-time work: 75,000 XOF/).waitFor();
  await page.getByRole('textbox', { name: 'Gross pay' }).fill('75,000');
  await page.getByText('Pay is below the minimum wage').waitFor({ state: 'detached' });
  await closePane(page);
});

test('what is due next, and all that is due in a month', async () => {
  const { page } = await openPane(browser, { still: true, stored: { country: 'KE', view: 'pay' } });
  const due = page.getByRole('region', { name: 'Due next' });
  await due.getByRole('listitem').first().waitFor();
  await due.getByRole('button', { name: /^All that is due in/ }).click();
  const list = due.getByLabel('Month of the list');
  await list.selectOption({ index: 3 });
  const month = await list.inputValue();
  const { body } = await service.get(`/api/v1/payroll/calendar?country=KE&due_in=${month}`);
  const { count } = body.data as unknown as { count: number };
  const table = due.getByRole('table', { name: /^Due in/ });
  await table.waitFor();
  expect(await table.getByRole('row').count()).toBe(1 + count);
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

describe('the year', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openYear('ZA', {
      fields: { text: '12,345,678.90' },
      changes: [
        { id: 1, name: 'amount', month: 7, text: '15,000,000' },
        { id: 2, name: 'pay.bonus', month: 12, text: '3,000,000' },
        { id: 3, name: 'employee.children', month: 9, text: '2' },
        { id: 4, name: 'leaves', month: 1, text: '' },
      ],
    }));
    await months(page).getByRole('button', { name: 'Dec 2026' }).click();
    await page.getByRole('table', { name: 'Payslip, Dec 2026' }).waitFor();
  });
  afterAll(() => closePane(page));

  test.each([
    [320, 'light'],
    [320, 'dark'],
    [1280, 'light'],
    [900, 'contrast'],
  ] as const)('fits %i px without axe-core violations (%s)', async (width, scheme) => {
    if (scheme !== 'contrast') await look(page, { width, scheme });
    else {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ forcedColors: 'active' });
      await until(page, `${paintedColour} === ${canvasColour}`);
    }
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(overlapping)).toEqual([]);
    expect(await page.evaluate(cutChoices)).toEqual([]);
    expect(await page.evaluate<number>(overflowing)).toBeLessThanOrEqual(0);
    expect(
      await page.evaluate<number>(
        `Math.max(...[...document.querySelectorAll('main table')].map((table) => table.scrollWidth - table.parentElement.clientWidth))`,
      ),
    ).toBeLessThanOrEqual(0);
  });
});
