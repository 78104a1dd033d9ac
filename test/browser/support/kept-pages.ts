import type { Browser, Page } from 'playwright-core';

/** What of a page can no longer be changed once it is open. */
export interface Lasting {
  /** The language of the browser. */
  readonly language: string;
  /** The script in place of office.js, which Chromium does not find. */
  readonly office?: string | undefined;
  readonly officeDark?: boolean | undefined;
}

/**
 * Pages that tests have left. A pane opens there in less than half the time that it takes in a new page: the browser
 * has its files, and has compiled them.
 */
const kept = new WeakMap<Browser, Map<string, Page[]>>();

const keyOf = ({ language, office, officeDark }: Lasting): string => JSON.stringify([language, office, officeDark]);

/** A page that a test has left, if there is one. */
export const keptPage = (browser: Browser, lasting: Lasting): Page | undefined =>
  kept.get(browser)?.get(keyOf(lasting))?.pop();

/** A page in a window of its own. */
export async function newPage(browser: Browser, { language, office, officeDark }: Lasting): Promise<Page> {
  const context = await browser.newContext({
    locale: language,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  if (officeDark !== undefined)
    await page.addInitScript((dark) => Object.assign(globalThis, { officeDark: dark }), officeDark);
  if (office !== undefined) await page.addInitScript(office);
  return page;
}

/** Keeps a page for the next test, once it has forgotten everything but files and the listed settings. */
export async function keepPage(browser: Browser, lasting: Lasting, page: Page, url: string): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  await context.clearCookies();
  const inspector = await context.newCDPSession(page);
  await inspector.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes: 'all' });
  await inspector.detach();
  const pages = kept.get(browser) ?? new Map<string, Page[]>();
  kept.set(browser, pages);
  const key = keyOf(lasting);
  pages.set(key, [...(pages.get(key) ?? []), page]);
}
