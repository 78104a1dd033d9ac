import type { Page } from 'playwright-core';
import type { OfficePage } from './office-page';

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
 * Every formula that a view offers, taken from its menu as a reader would: from the clipboard or, in Excel, from the
 * active cell. This code does not know which formulas a view offers.
 */
export async function offeredFormulas(page: Page, verb: keyof typeof places = 'Copy'): Promise<Offered[]> {
  const { clear, read } = places[verb];
  const found: Offered[] = [];
  for (const button of await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${verb}: `) })
    .all()) {
    const menu = (await button.getAttribute('aria-label'))!.slice(verb.length + 2);
    const items = page.getByRole('menuitem', { name: new RegExp(`^${verb} formula: `) });
    await button.click();
    await page.getByRole('menu').waitFor();
    const count = await items.count();
    await page.keyboard.press('Escape');
    for (let at = 0; at < count; at++) {
      await clear(page);
      await button.click();
      const label = (await items.nth(at).textContent())!;
      await items.nth(at).click();
      let text = await read(page);
      while (text === '') {
        await page.waitForTimeout(20);
        text = await read(page);
      }
      found.push({ menu, name: label.slice(`${verb} formula: `.length, label.lastIndexOf('=SVC.')), text });
    }
  }
  return found;
}
