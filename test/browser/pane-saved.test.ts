import { browser } from './support/browser';
import { office } from './support/office';
import { copiedText } from './support/in-page';
import { closePane, eventually, openPane, payFields } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

test('an employee is kept in the workbook, opened again with the country, and removed', async () => {
  const { page, complaints } = await openPane(browser, {
    office,
    still: true,
    stored: { country: 'KE', view: 'pay', pay: payFields({ text: '85,000' }) },
  });
  const gross = page.getByLabel('Gross pay', { exact: true });
  await page.getByRole('button', { name: 'Saved employees' }).click();
  const save = page.getByRole('button', { name: 'Save in the workbook' });
  expect(await save.isDisabled()).toBe(true);
  await page.getByLabel('Name of the employee or scenario').fill('Amina');
  await save.click();
  await page.getByText('Amina is kept in the workbook. Save the file to keep it.').waitFor();
  expect(await violations(page)).toEqual([]);
  await gross.fill('40,000');
  await page.getByRole('button', { name: 'Amina, Kenya' }).click();
  await page.waitForFunction(`document.querySelector('input[inputmode]').value === '85,000'`);
  await page.getByRole('button', { name: 'Remove Amina' }).click();
  await page.getByText('Amina was removed from the workbook.').waitFor();
  expect(await page.getByRole('button', { name: 'Amina, Kenya' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('outside Excel nothing can be kept, and the button is not there', async () => {
  const { page } = await openPane(browser, { still: true, stored: { country: 'KE', view: 'pay' } });
  await page.getByRole('button', { name: 'A table of your own' }).waitFor();
  expect(await page.getByRole('button', { name: 'Saved employees' }).count()).toBe(0);
  await closePane(page);
});

describe('a link', () => {
  test('opens the pane with the question of the view', async () => {
    const { page } = await openPane(browser, {
      still: true,
      stored: { country: 'CI', view: 'pay', pay: payFields({ text: '450000', worked: { from: '2026-11-17' } }) },
    });
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await page.getByText('The link was copied. It opens the pane in a browser with what is asked now.').waitFor();
    const link = await page.evaluate<string>(copiedText);
    // The same stands beside each result.
    await page.evaluate(`navigator.clipboard.writeText('')`);
    await page.getByRole('button', { name: 'Copy: payslip' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await eventually(() => page.evaluate<string>(copiedText), link);
    await closePane(page);
    const fresh = await browser.newContext({ locale: 'en-GB' });
    const opened = await fresh.newPage();
    await opened.goto(link);
    await opened.getByRole('textbox', { name: 'Gross pay' }).waitFor();
    expect(await opened.getByRole('textbox', { name: 'Gross pay' }).inputValue()).toMatch(/^450,?000$/);
    await opened.getByRole('button', { name: /^Employee details/ }).click();
    expect(await opened.getByLabel('First day paid').inputValue()).toBe('2026-11-17');
    await opened.getByText('Côte d’Ivoire').or(opened.getByText("Côte d'Ivoire")).first().waitFor();
    expect(opened.url()).not.toContain('#ask');
    await fresh.close();
  });

  test('with anything else in it, the pane opens as usual', async () => {
    const { page } = await openPane(browser, { still: true, stored: { country: 'KE', view: 'pay' } });
    const address = page.url();
    for (const ask of ['no JSON', encodeURIComponent('{"view":"nothing","country":"XX","pay":{"text":1}}')]) {
      await page.goto('about:blank');
      await page.goto(`${address.split('#')[0]}#ask=${ask}`);
      await page.locator('nav [role="tab"]').first().waitFor();
    }
    await closePane(page);
  });
});
