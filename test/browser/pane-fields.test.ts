import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { inFont, overlapping } from './support/in-page';
import { closePane, look, openPane, payFields, until } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

/** The message of a field. */
const beside = (page: Page, label: string) =>
  page
    .locator('.fui-Field')
    .filter({ has: page.getByLabel(label, { exact: true }) })
    .locator('.fui-Field__validationMessage');

/** The page with the employee details open. */
async function openDetails(width?: number) {
  const pane = await openPane(browser, {
    ...(width === undefined ? {} : { width }),
    still: true,
    stored: { country: 'ZA', view: 'pay', pay: payFields() },
  });
  await pane.page.getByText('Employer cost').first().waitFor();
  await pane.page.getByRole('button', { name: /^Employee details/ }).click();
  return pane;
}

describe('a wrong employee detail has a message at its field, and no request is sent', () => {
  test('a circumstance or a number of months', async () => {
    const { page, asked } = await openDetails();
    const before = asked.length;
    const messages = page.locator('.fui-Field__validationMessage');
    for (const [label, typed, said] of [
      ['Children', 'two', 'Enter a whole number from 0 to 30.'],
      ['Children', '2.5', 'Enter a whole number from 0 to 30.'],
      ['Age', '60%', 'Enter a whole number from 14 to 120.'],
      ['Age', '12', 'Enter a whole number from 14 to 120.'],
      ['Months so far', '13', 'Enter a whole number from 0 to 12.'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(typed);
      await beside(page, label).getByText(said, { exact: true }).waitFor();
      expect([typed, await messages.count()]).toEqual([typed, 1]);
      expect(await field.inputValue()).toBe(typed);
      expect(asked.slice(before)).toEqual([]);
      expect(await page.getByText('Employer cost').count()).toBe(0);
      if (typed === 'two' || typed === '13') expect(await violations(page)).toEqual([]);
      await field.fill('');
      await messages.first().waitFor({ state: 'detached' });
      await page.getByText('Employer cost').first().waitFor();
    }
    await closePane(page);
  });

  test('an incomplete date', async () => {
    const { page, asked } = await openDetails();
    const before = asked.length;
    // On its first part: a date field is a row of parts.
    await page.getByLabel('Pay date').click({ position: { x: 16, y: 16 } });
    await page.keyboard.type('11');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await beside(page, 'Pay date').getByText('Complete the date, or clear it.').waitFor();
    expect(asked.slice(before)).toEqual([]);
    await closePane(page);
  });

  test('the days of a joiner, of a leaver and of unpaid leave, in one month', async () => {
    const { page } = await openDetails(320);
    const [first, last] = [page.getByLabel('First day paid'), page.getByLabel('Last day paid')];
    const sent = page.waitForRequest((request) => (request.postData() ?? '').includes('"worked"'));
    await first.fill('2026-11-17');
    expect(JSON.parse((await sent).postData()!)).toMatchObject({ worked: { from: '2026-11-17' } });
    await last.fill('2026-11-09');
    await beside(page, 'Last day paid')
      .getByText('The last day paid is before the first. Choose a later day.')
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await last.fill('2026-12-09');
    await beside(page, 'Last day paid')
      .getByText('Both days must lie in one month. Choose a day of the same month.')
      .waitFor();
    await last.fill('');
    await page.getByLabel('Days paid', { exact: true }).fill('14');
    await beside(page, 'Days paid')
      .getByText('Enter dates or a number of days, not both. Clear one of them.')
      .waitFor();
    await page.getByLabel('Days paid', { exact: true }).fill('');
    const leave = page.waitForRequest((request) => (request.postData() ?? '').includes('"unpaid_to"'));
    await page.getByLabel('First day of unpaid leave').fill('2026-11-23');
    await page.getByLabel('Last day of unpaid leave').fill('2026-11-27');
    expect(JSON.parse((await leave).postData()!)).toMatchObject({
      worked: { from: '2026-11-17', unpaid_from: '2026-11-23', unpaid_to: '2026-11-27' },
    });
    await page.getByLabel('First day of unpaid leave').fill('');
    await page.getByLabel('Last day of unpaid leave').fill('');
    await first.fill('1990-01-17');
    await beside(page, 'First day paid')
      .getByText(/1990-01-31/)
      .waitFor();
    await closePane(page);
  });

  test('a date before any recorded law', async () => {
    const { page } = await openDetails();
    await page.getByLabel('Pay date').fill('1990-01-31');
    await beside(page, 'Pay date')
      .getByText(/1990-01-31/)
      .waitFor();
    await closePane(page);
  });

  test('a field left with an error is visible at the next visit', async () => {
    const { page } = await openPane(browser, {
      stored: { country: 'ZA', view: 'pay', pay: payFields({ employee: { children: 'two' } }) },
    });
    await beside(page, 'Children').waitFor();
    expect(await page.getByLabel('Children', { exact: true }).inputValue()).toBe('two');
    await closePane(page);
  });
});

test('a part of 60 % is 60 percent of basic pay', async () => {
  const { page } = await openPane(browser, {
    stored: {
      country: 'KE',
      view: 'pay',
      pay: payFields({ parts: [{ name: 'housing', texts: { unit: 'percent' } }] }),
    },
  });
  await page.getByText('Employer cost').first().waitFor();
  await page.getByRole('button', { name: /^Employee details/ }).click();
  const request = page.waitForRequest((sent) => (sent.postData() ?? '').includes('"housing"'));
  await page.getByLabel('Share of basic pay: Housing allowance').fill('60 %');
  expect(JSON.parse((await request).postData()!)).toMatchObject({ pay: { housing: { percent_of_basic: 60 } } });
  await closePane(page);
});

describe('an ambiguous amount is a question, not a guess', () => {
  const places = [
    { view: 'pay', label: 'Gross pay', ready: 'Employer cost' },
    { view: 'vat', label: 'Net, without VAT', ready: 'KES 160' },
    { view: 'exchange', label: 'Amount', ready: 'Lowest' },
  ];
  test.each(places)('in $view', async ({ view, label, ready }) => {
    const { page, asked } = await openPane(browser, { stored: { country: 'KE', view } });
    // The view shows its initial answers before anything is typed.
    await page.getByText(ready).first().waitFor();
    await page.getByLabel('Loading').first().waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const field = page.getByLabel(label, { exact: true });
    const before = asked.length;
    for (const [typed, said] of [
      ['850.000', 'Did you mean 850,000 or 850? A point before three digits can mean either.'],
      ['850.125', 'Did you mean 850,125 or 850.1250? A point before three digits can mean either.'],
      ['12,5', 'Use a decimal point: 12.5. Commas only separate thousands, as in 85,000.'],
      ['60%', 'Enter a number above 0, for example 85,000.'],
      ['two', 'Enter a number above 0, for example 85,000.'],
      ['-5', 'Enter a number above 0, for example 85,000.'],
      ['0', 'Enter an amount above 0, for example 85,000.'],
    ] as const) {
      await field.fill(typed);
      await beside(page, label).getByText(said, { exact: true }).waitFor();
      expect(await field.inputValue()).toBe(typed);
    }
    expect(asked.slice(before)).toEqual([]);
    await closePane(page);
  });

  // How each text is read: test/taskpane/typed.test.ts.
  test('850.000,50 is 850000.5', async () => {
    const { page } = await openPane(browser, { stored: { view: 'exchange' } });
    await page.getByText('At the mid-market rate').waitFor();
    const request = page.waitForRequest((sent) => new URL(sent.url()).searchParams.get('amount') === '850000.5');
    await page.getByLabel('Amount').fill('850.000,50');
    await request;
    expect(await beside(page, 'Amount').count()).toBe(0);
    await closePane(page);
  });
});

describe('no field of the pay view covers another', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openDetails());
  });
  afterAll(() => closePane(page));

  test.each([320, 400, 1280])('at %i px, whatever the font', async (width) => {
    await look(page, { width });
    for (const font of ['', 'DejaVu Sans', 'Verdana, DejaVu Sans']) {
      await page.evaluate(inFont(font));
      await page.getByLabel('Months so far').fill('');
      await page.getByLabel('Age').fill('');
      await page.getByLabel('Pay date').fill('2026-11-20');
      await until(page, `document.querySelector('input[type=date]').value === '2026-11-20'`);
      await page.getByText('Enter a whole number from 14').waitFor({ state: 'detached' });
      expect([font, await page.evaluate(overlapping)]).toEqual([font, []]);
      await page.getByLabel('Months so far').fill('13');
      await page.getByLabel('Age').fill('12');
      await page.getByText('Enter a whole number from 14').waitFor();
      expect([font, await page.evaluate(overlapping)]).toEqual([font, []]);
    }
  });
});

test('every rate keeps its digits', async () => {
  // Cameroon: VAT 17.5 %, plus an additional council tax of a tenth of the VAT.
  const { page } = await openPane(browser, { stored: { country: 'CM', view: 'vat' } });
  await page
    .getByRole('row', { name: /Cameroon/ })
    .getByText('19.25 %')
    .waitFor();
  await page.getByText(/at 19.25 %/).waitFor();
  await closePane(page);
});

test('in a browser, the conversion of a column explains that it needs Excel', async () => {
  const { page } = await openPane(browser, { stored: { country: 'KE', view: 'pay' } });
  await page.getByRole('button', { name: 'Convert column' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert a column to net pay' });
  await dialog.getByText('This works only in Excel, because it writes to a sheet.').waitFor();
  expect(await dialog.getByRole('combobox').count()).toBe(0);
  expect(await dialog.getByRole('button', { name: 'Convert', exact: true }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await closePane(page);
});
