import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { axisLabels, drawnToFit, overflowing } from './support/in-page';
import { closePane, eventually, openPane, until } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(180_000);

describe('a wide table', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPane(browser, { width: 900, stored: { view: 'banks' } }));
  });
  afterAll(() => closePane(page));

  test.each([760, 820, 900])('that exceeds its place scrolls and says so, at %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    const region = page.getByRole('region', { name: 'Central bank figures' });
    await region.waitFor();
    const more = page.locator('[data-more]');
    await region.evaluate((table) => table.scrollTo({ left: 0 }));
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
  });

  test('with room is no region', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('table', { name: 'Central bank figures' }).waitFor();
    await eventually(() => page.getByRole('region', { name: 'Central bank figures' }).count(), 0);
  });
});

describe('the marks of an axis', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPane(browser, { stored: { country: 'NG' } }));
    await page.getByRole('figure').locator('svg[role="img"] path').first().waitFor();
  });
  afterAll(() => closePane(page));

  test.each([320, 700, 900, 960, 1100, 1280])('are evenly spaced at %i px', async (width) => {
    await page.setViewportSize({ width, height: 800 });
    await until(page, drawnToFit);
    const { x } = await page.evaluate<{ x: string[] }>(axisLabels);
    const marks = x.map((label) => Number(label.replace(/,/g, '')));
    const steps = marks.slice(1).map((mark, at) => mark - marks[at]!);
    expect(marks.length).toBeGreaterThan(1);
    expect(steps).toEqual(steps.map(() => steps[0]));
  });
});
