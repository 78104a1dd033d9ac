import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { remember } from '../../../scripts/pane/views';
import { defaultFields } from '../../../taskpane/views/pay/pay-fields';
import { inFont, isPainted } from './in-page';
import { keepPage, keptPage, newPage } from './kept-pages';

export interface PaneOptions {
  readonly url?: string;
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly contrast?: boolean;
  /** Does the reader prefer reduced motion? Menus then open at once. */
  readonly still?: boolean;
  /** The script in place of office.js; without it, the pane is a plain web page. */
  readonly office?: string;
  readonly officeDark?: boolean;
  /** The language of the browser. */
  readonly language?: string;
  /** Prepares a page of its own before the pane is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Stored data from an earlier visit. */
  readonly stored?: Readonly<Record<string, unknown>>;
  /** Is it the reader's first visit, with the welcome? */
  readonly isFirst?: boolean;
}

/** The fields of the Pay view as the pane stores them: those of a first visit, but for the given ones. */
export const payFields = (fields: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => ({
  ...defaultFields,
  ...fields,
});

/** A pane in its own window, with the errors of its page. */
export interface Pane {
  readonly page: Page;
  readonly complaints: string[];
  /** Paths of the requests that the pane has sent so far. */
  readonly asked: string[];
}

/** How to end the visits whose page can be kept. */
const endings = new WeakMap<Page, () => Promise<void>>();

/** Opens the built pane as a reader does. */
export async function openPane(
  browser: Browser,
  {
    url = process.env['SERVICE_URL']!,
    width = 360,
    height = 800,
    scheme = 'light',
    contrast = false,
    still = false,
    office,
    officeDark,
    language = 'en-GB',
    prepare,
    stored = {},
    isFirst = false,
  }: PaneOptions = {},
): Promise<Pane> {
  const lasting = { language, office, officeDark };
  const page = (prepare === undefined ? keptPage(browser, lasting) : undefined) ?? (await newPage(browser, lasting));
  await page.setViewportSize({ width, height });
  await page.emulateMedia({
    colorScheme: scheme,
    forcedColors: contrast ? 'active' : 'none',
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/addin/api/')) asked.push(pathname.slice('/addin'.length));
  });
  await prepare?.(page);
  const memory = await remember(page, { ...(isFirst ? {} : { welcomed: true }), ...stored });
  await page.goto(`${url}/addin/taskpane.html`);
  await page.getByRole('tab').first().waitFor();
  if (prepare === undefined)
    endings.set(page, async () => {
      await memory.dispose();
      await keepPage(browser, lasting, page, url);
    });
  return { page, complaints, asked };
}

/** Closes a page whose requests a test may still be answering. */
export async function closePage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** Ends a visit. The next one may be in the same page, which has forgotten this one. */
export async function closePane(page: Page): Promise<void> {
  const ending = endings.get(page) ?? (() => closePage(page));
  endings.delete(page);
  await ending();
}

/** Changes the window of an open pane, and waits until it is painted so. */
export async function look(
  page: Page,
  { width, scheme = 'light' }: { readonly width: number; readonly scheme?: 'light' | 'dark' },
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme });
  await until(page, isPainted(scheme));
  await page.evaluate(inFont(''));
}

export const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

/**
 * Waits until an expression is true in the page. Playwright's own wait evaluates text inside the page, which the pane's
 * content security policy forbids.
 */
export async function until(page: Page, expression: string): Promise<void> {
  while ((await page.evaluate(expression)) !== true) await page.waitForTimeout(50);
}

/**
 * Reads until the value is as expected.
 *
 * @throws Error with the difference after half a minute
 */
export async function eventually<Read>(read: () => Promise<Read>, expected: Read): Promise<void> {
  const end = Date.now() + 30_000;
  let found = await read();
  while (JSON.stringify(found) !== JSON.stringify(expected) && Date.now() < end) {
    await setTimeout(50);
    found = await read();
  }
  expect(found).toEqual(expected);
}
