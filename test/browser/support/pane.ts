import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { remember } from '../../../scripts/pane/views';
import { settled } from './in-page';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

export interface PaneOptions {
  readonly url?: string;
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly contrast?: boolean;
  /** Does the reader want nothing to move? Menus are there at once then. */
  readonly still?: boolean;
  /** The script that stands for office.js; without it the pane is a plain web page. */
  readonly office?: string;
  readonly officeDark?: boolean;
  /** The language of the browser. */
  readonly language?: string;
  /** Prepares the page before the pane is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What the pane remembers from an earlier visit. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

/** A pane in a window of its own, and what it complained about. */
export interface Pane {
  readonly page: Page;
  readonly complaints: string[];
  /** The paths of the questions that the pane has asked so far. */
  readonly asked: string[];
}

/** Opens the built pane as a person does. */
export async function openPane(
  browser: Browser,
  {
    url = process.env['SERVICE_URL']!,
    width = 360,
    scheme = 'light',
    contrast = false,
    still = false,
    office,
    officeDark,
    language = 'en-GB',
    prepare,
    stored = {},
  }: PaneOptions = {},
): Promise<Pane> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
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
  if (Object.keys(stored).length > 0) await remember(page, stored);
  await page.goto(`${url}/addin/taskpane.html`);
  await page.getByRole('tab', { name: 'Country' }).waitFor();
  return { page, complaints, asked };
}

export const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();

/**
 * Waits until an expression holds in the page. Playwright's own waiting would evaluate text inside the page, which the
 * pane's content security policy forbids.
 */
export async function until(page: Page, expression: string): Promise<void> {
  while ((await page.evaluate(expression)) !== true) await page.waitForTimeout(50);
}

/**
 * Reads until what is read is as expected.
 *
 * @throws Error that shows the difference, where it has not come in half a minute
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

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * What axe-core finds wrong with the page, one line each, once nothing moves or fades any more.
 *
 * The focus guards of Fluent's keyboard navigation are left out: hidden, empty elements that pass the focus on at once,
 * which axe takes for a trap.
 */
export async function violations(page: Page): Promise<string[]> {
  await until(page, settled);
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: checker } = globalThis as unknown as {
      axe: { run: (context: object, options: object) => Promise<{ violations: Violation[] }> };
    };
    return (await checker.run({ exclude: [['[data-tabster-dummy]']] }, { resultTypes: ['violations'] })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 240)}`));
}
