import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';
import { axisLabels, overflowing } from './support/in-page';
import { eventually, openPane } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(180_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

test.each([760, 820, 900])('a table wider than its place scrolls and says so, at %i px', async (width) => {
  const { page } = await openPane(browser, { width, stored: { view: 'banks' } });
  const region = page.getByRole('region', { name: 'Central bank figures' });
  await region.waitFor();
  const more = page.locator('[data-more]');
  await more.waitFor({ state: 'attached' });
  expect(await page.evaluate<number>(overflowing)).toBeLessThanOrEqual(0);
  await region.focus();
  for (let i = 0; i < 40; i++) await page.keyboard.press('ArrowRight');
  await eventually(() => more.count(), 0);
  // The last column is in the window, and the countries still are.
  const last = (await page.getByRole('columnheader', { name: 'Next meeting' }).boundingBox())!;
  expect(last.x + last.width).toBeLessThanOrEqual(width);
  const country = (await page.getByRole('rowheader', { name: 'Kenya' }).boundingBox())!;
  expect(country.x).toBeGreaterThanOrEqual(0);
  expect(country.x + country.width).toBeLessThanOrEqual(last.x);
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});

test('a table with room is no region', async () => {
  const { page } = await openPane(browser, { width: 1280, stored: { view: 'banks' } });
  await page.getByRole('table', { name: 'Central bank figures' }).waitFor();
  expect(await page.getByRole('region', { name: 'Central bank figures' }).count()).toBe(0);
  await page.context().close();
});

test.each([320, 700, 900, 960, 1100, 1280])('the marks of an axis are evenly spaced at %i px', async (width) => {
  const { page } = await openPane(browser, { width, stored: { country: 'NG' } });
  await page.getByRole('figure').locator('svg[role="img"] path').first().waitFor();
  const { x } = await page.evaluate<{ x: string[] }>(axisLabels);
  const marks = x.map((label) => Number(label.replace(/,/g, '')));
  const steps = marks.slice(1).map((mark, at) => mark - marks[at]!);
  expect(marks.length).toBeGreaterThan(1);
  expect(steps).toEqual(steps.map(() => steps[0]));
  await page.context().close();
});
