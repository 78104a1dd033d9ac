import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';
import { eventually, openPane, payFields } from './support/pane';

jest.setTimeout(300_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Clicks the middle of an element with the mouse, whatever lies there. */
async function clickMiddle(page: Page, selector: ReturnType<Page['locator']>): Promise<void> {
  await selector.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await selector.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

const menus = [
  { menu: 'Add part of pay', span: 'payslip', ready: 'Employee details' },
  { menu: 'Add change', span: 'year', ready: 'Add change' },
] as const;

describe.each([
  [320, 760],
  [400, 900],
  [1280, 720],
])('with a mouse, in a window of %i × %i px', (width, height) => {
  test.each(menus)('every item of the menu «$menu» adds its line', async ({ menu, span, ready }) => {
    const { page } = await openPane(browser, {
      width,
      height,
      still: true,
      stored: { country: 'CI', view: 'pay', 'pay-span': span, pay: payFields({ text: '600,000' }) },
    });
    if (span === 'payslip') await page.getByRole('button', { name: ready }).click();
    await page.getByText(/net(,| in the year,) after/).waitFor();
    const button = page.getByRole('button', { name: menu, exact: true });
    await button.click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const count = await items.count();
    expect(count).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    const lines = page.locator('li[data-line]');
    for (let at = 0; at < count; at++) {
      await button.click();
      // A line that is there is not offered again, so each is removed before the next.
      const item = items.nth(at);
      await item.waitFor();
      const label = (await item.textContent())!;
      await clickMiddle(page, item);
      await eventually(async () => [label, await lines.count()], [label, 1]);
      await lines.getByRole('button', { name: /^Remove: / }).click();
      await eventually(() => lines.count(), 0);
    }
    await page.context().close();
  });
});
