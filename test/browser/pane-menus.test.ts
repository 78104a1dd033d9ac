import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { closePane, eventually, openPane, payFields } from './support/pane';

jest.setTimeout(300_000);

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

/** Scrolls each item of the open menu into view, and names those that something else covers in the middle. */
const coveredItems = `[...document.querySelectorAll('[role="menuitem"]')].filter((item) => {
  item.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = item.getBoundingClientRect();
  return !item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((item) => item.textContent)`;

describe.each(menus)('with a mouse, the menu «$menu»', ({ menu, span, ready }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPane(browser, {
      still: true,
      stored: { country: 'CI', view: 'pay', 'pay-span': span, pay: payFields({ text: '600,000' }) },
    }));
    if (span === 'payslip') await page.getByRole('button', { name: ready }).click();
    await page.getByText(/net(,| in the year,) after/).waitFor();
  });
  afterAll(() => closePane(page));

  // What a click on an item does is the same in every window; whether the mouse reaches it is not.
  test.each([
    [320, 760, true],
    [400, 900, false],
    [1280, 720, false],
  ])('in a window of %i × %i px, every item can be clicked and adds its line', async (width, height, isEach) => {
    await page.setViewportSize({ width, height });
    const button = page.getByRole('button', { name: menu, exact: true });
    await button.click();
    const items = page.getByRole('menuitem');
    await items.first().waitFor();
    const count = await items.count();
    expect(count).toBeGreaterThan(10);
    expect(await page.evaluate(coveredItems)).toEqual([]);
    await page.keyboard.press('Escape');
    const lines = page.locator('li[data-line]');
    for (let at = isEach ? 0 : count - 1; at < count; at++) {
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
  });
});
