import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { addMonths, dayOfMoment } from '../../src/day';
import { service } from '../support/service';
import { inFont, overflowing } from './support/in-page';
import { closePane, openPane } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const opened = async (stored: Readonly<Record<string, unknown>>, width = 400): Promise<Page> => {
  const { page } = await openPane(browser, { width, stored: { view: 'exchange', ...stored } });
  await page.getByRole('button', { name: 'Several currencies, month by month' }).click();
  return page;
};

const headings = (page: Page): Promise<string[]> =>
  page
    .getByRole('table', { name: /^Average rates of each month/ })
    .getByRole('columnheader')
    .allTextContents();

test('several currencies stand side by side, with the rates of the service, and can be added and removed', async () => {
  const page = await opened({
    'fx-several': ['KES', 'NGN'],
    'fx-several-base': 'ZAR',
    'fx-several-kind': 'month-average',
    'fx-several-span': 'half',
  });
  const table = page.getByRole('table', { name: 'Average rates of each month for one ZAR' });
  await table.waitFor();
  expect(await headings(page)).toEqual(['Month', 'KES', 'NGN']);
  const start = `${addMonths(dayOfMoment(Date.now()).slice(0, 7), -5)}-01`;
  const { body } = await service.get(`/api/v1/fx/history?from=ZAR&to=KES&start=${start}&frequency=month-average`);
  const { observations } = body.data as unknown as { observations: { rate: number }[] };
  const shown = await table.getByRole('row').last().getByRole('cell').first().textContent();
  expect(Number(shown)).toBeCloseTo(observations[0]!.rate, 3);

  await page.getByRole('combobox', { name: 'Add a currency' }).fill('GHS');
  await page.keyboard.press('Enter');
  await page.getByRole('columnheader', { name: 'GHS' }).waitFor();
  expect(await headings(page)).toEqual(['Month', 'KES', 'NGN', 'GHS']);
  await page.getByRole('button', { name: 'Remove KES' }).click();
  await page.getByRole('columnheader', { name: 'KES' }).waitFor({ state: 'detached' });
  expect(await headings(page)).toEqual(['Month', 'NGN', 'GHS']);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Copy: Average rates of each month for one ZAR' }).click();
  const offer = page.getByRole('menuitem', { name: /history/ });
  expect(await offer.textContent()).toContain(`=SVC.HISTORY("fx","NGN, GHS","${start}",,"month-average",,"ZAR")`);
  await closePane(page);
});

test.each([320, 1280])('nothing is cut at %i px', async (width) => {
  const page = await opened(
    { 'fx-several': ['EUR', 'KES', 'NGN', 'ZAR', 'GHS', 'EGP'], 'fx-several-span': 'year' },
    width,
  );
  await page.getByRole('table', { name: 'Month-end rates for one USD' }).waitFor();
  for (const font of ['', 'DejaVu Sans']) {
    await page.evaluate(inFont(font));
    expect(await page.evaluate(overflowing)).toBeLessThanOrEqual(0);
  }
  await closePane(page);
});
