import type { Locator, Page } from 'playwright-core';
import type { OfficePage } from './office-page';
import { eventually } from './pane';

/** A formula that the pane offers. */
export interface Offered {
  /** Its menu, such as `payslip`. */
  readonly menu: string;
  readonly name: string;
  readonly text: string;
}

interface InPage {
  readonly officePage: OfficePage;
  readonly navigator: { readonly clipboard: { readText(): Promise<string>; writeText(text: string): Promise<void> } };
}

/** The places that formulas go to, and how to read them there. */
const places = {
  Copy: {
    clear: (page: Page) => page.evaluate(() => (globalThis as unknown as InPage).navigator.clipboard.writeText('')),
    read: (page: Page) => page.evaluate(() => (globalThis as unknown as InPage).navigator.clipboard.readText()),
  },
  Insert: {
    clear: (page: Page) => page.evaluate(() => (globalThis as unknown as InPage).officePage.workbook.type(0, 0, '')),
    read: (page: Page) =>
      page.evaluate(() => String((globalThis as unknown as InPage).officePage.workbook.cell(0, 0).content)),
  },
} as const;

/**
 * The buttons of the view's menus, once nothing of it waits for an answer: a section that comes late, such as that of
 * treaties, has a button among the others, and each is found by its place among them.
 */
export async function menuButtons(page: Page, verb: keyof typeof places): Promise<readonly Locator[]> {
  const main = page.getByRole('main');
  await eventually(() => main.locator('[aria-busy="true"]').count(), 0);
  return main.getByRole('button', { name: new RegExp(`^${verb}: `) }).all();
}

/**
 * Every formula that a view offers. Each that is inserted is taken from its menu as a reader would, and read from the
 * active cell. What is copied is what the menu shows: of each menu, the last one or each is copied to see that. This
 * code does not know which formulas a view offers.
 */
export async function offeredFormulas(
  page: Page,
  verb: keyof typeof places = 'Copy',
  taken: 'last' | 'each' = verb === 'Insert' ? 'each' : 'last',
): Promise<Offered[]> {
  const { clear, read } = places[verb];
  const items = page.getByRole('menuitem', { name: new RegExp(`^${verb} formula: `) });
  const found: Offered[] = [];
  for (const button of await menuButtons(page, verb)) {
    const menu = (await button.getAttribute('aria-label'))!.slice(verb.length + 2);
    await clear(page);
    await button.click();
    await page.getByRole('menu').waitFor();
    const shown = (await items.allTextContents()).map((label) => {
      const start = label.lastIndexOf('=SVC.');
      return { menu, name: label.slice(`${verb} formula: `.length, start), text: label.slice(start) };
    });
    const last = shown.length - 1;
    const texts = shown.map(({ text }) => text);
    if (last < 0) {
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    for (let at = last; at >= (taken === 'each' ? 0 : Math.max(0, last)); at--) {
      if (at < last) {
        await clear(page);
        await button.click();
      }
      await items.nth(at).click();
      await eventually(async () => (await read(page)) !== '', true);
      texts[at] = await read(page);
      if (verb === 'Copy') expect(texts[at]).toBe(shown[at]!.text);
      await page.getByRole('menu').waitFor({ state: 'detached' });
    }
    found.push(...shown.map((one, at) => ({ ...one, text: texts[at]! })));
  }
  return found;
}
