import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { remember } from '../../../scripts/pane/views';
import { defaultFields } from '../../../taskpane/views/pay/pay-fields';

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
  /** Prepares the page before the pane is opened. */
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
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    locale: language,
    forcedColors: contrast ? 'active' : 'none',
    reducedMotion: still ? 'reduce' : 'no-preference',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/addin/api/')) asked.push(pathname.slice('/addin'.length));
  });
  await page.route('https://appsforoffice.microsoft.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: office ?? '' }),
  );
  if (officeDark !== undefined)
    await page.addInitScript((dark) => Object.assign(globalThis, { officeDark: dark }), officeDark);
  await prepare?.(page);
  await remember(page, { ...(isFirst ? {} : { welcomed: true }), ...stored });
  await page.goto(`${url}/addin/taskpane.html`);
  await page.getByRole('tab').first().waitFor();
  return { page, complaints, asked };
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
