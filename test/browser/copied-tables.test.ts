import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { paneViews } from '../../scripts/pane/views';
import { openSections } from './support/in-page';
import { menuButtons } from './support/offered';
import { closePane, openPane } from './support/pane';

jest.setTimeout(240_000);

/** A cell on the clipboard: as HTML for spreadsheets, and as text. */
interface Pasted {
  readonly html: string;
  /** The number of the cell, independent of language. */
  readonly number: string | null;
  readonly text: string;
}

interface Clips {
  readonly navigator: {
    readonly clipboard: {
      writeText(text: string): Promise<void>;
      read(): Promise<readonly { readonly types: readonly string[]; getType(type: string): Promise<Blob> }[]>;
    };
  };
  readonly DOMParser: new () => {
    parseFromString(
      text: string,
      type: string,
    ): {
      querySelectorAll(selector: string): Iterable<{
        readonly children: Iterable<{ readonly textContent: string; getAttribute(name: string): string | null }>;
      }>;
    };
  };
}

/** The clipboard content, cell by cell: first for spreadsheets, then as text. Undefined if there is no table yet. */
const pasted = (page: Page): Promise<readonly (readonly Pasted[])[] | undefined> =>
  page.evaluate(async () => {
    const { navigator, DOMParser } = globalThis as unknown as Clips;
    const [item] = await navigator.clipboard.read();
    if (item === undefined || !item.types.includes('text/html')) return undefined;
    const lines = (await (await item.getType('text/plain')).text()).split(/\r?\n/).map((line) => line.split('\t'));
    const rows = new DOMParser()
      .parseFromString(await (await item.getType('text/html')).text(), 'text/html')
      .querySelectorAll('tr');
    return [...rows].map(({ children }, row) =>
      [...children].map((cell, column) => ({
        html: cell.textContent,
        number: cell.getAttribute('x:num'),
        text: lines[row]?.[column] ?? '',
      })),
    );
  });

/** Every table that the view offers, with the name of its menu. */
async function offeredTables(page: Page): Promise<(readonly [string, readonly (readonly Pasted[])[]])[]> {
  await page.evaluate(openSections);
  const found: (readonly [string, readonly (readonly Pasted[])[]])[] = [];
  for (const button of await menuButtons(page, 'Copy')) {
    await page.evaluate(() => (globalThis as unknown as Clips).navigator.clipboard.writeText(''));
    await button.click();
    await page.getByRole('menuitem', { name: 'Copy table' }).click();
    let table = await pasted(page);
    while (table === undefined) {
      await page.waitForTimeout(20);
      table = await pasted(page);
    }
    found.push([(await button.getAttribute('aria-label'))!.slice('Copy: '.length), table]);
  }
  return found;
}

const onlyNumber = /^[−-]?[\d.,\u00a0 ]*\d[\d.,\u00a0 ]*\s?%?$/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Numbers and dates that a spreadsheet would misread. */
function misread(cells: readonly Pasted[], decimals: '.' | ','): readonly Pasted[] {
  return cells.filter(({ html, number, text }) => {
    if (number !== null)
      return html.replace(decimals, '.') !== number || text !== html || !Number.isFinite(Number(number));
    return day.test(html) ? text !== html : onlyNumber.test(html) && !/^\d{4}$/.test(html);
  });
}

describe.each([
  ['en-GB', '.'],
  ['sv-SE', ','],
] as const)('copied tables hold numbers and dates, %s', (language, decimals) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPane(browser, { still: true, width: 1280, language, stored: { country: 'KE' } }));
  });
  afterAll(() => closePane(page));

  // The Functions view inserts formulas only, workbooks are built as a whole, and returns have text as the portal takes it.
  test.each(paneViews.filter(({ id }) => !['functions', 'workbooks', 'payslips', 'returns'].includes(id)))(
    '$id',
    async ({ id, ready }) => {
      await page
        .locator('nav [role="tab"]')
        .nth(paneViews.findIndex((view) => view.id === id))
        .click();
      await page.locator(ready).first().waitFor();
      await page.getByLabel('Loading').first().waitFor({ state: 'detached' });
      const tables = await offeredTables(page);
      expect(tables.length).toBeGreaterThan(0);
      const cells = tables.flatMap(([name, [, ...rows]]) =>
        rows.slice(0, -1).flatMap((row) => row.map((cell) => ({ name, ...cell }))),
      );
      expect(misread(cells, decimals)).toEqual([]);
      expect(cells.filter(({ number }) => number !== null).length).toBeGreaterThan(3);
      if (['exchange', 'fuel', 'banks', 'vat'].includes(id))
        expect(cells.some(({ html }) => day.test(html))).toBe(true);
    },
  );
});
