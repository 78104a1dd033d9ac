import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { browser } from './support/browser';
import { type Language, localeOf } from '../../src/language/languages';
import { peopleSettings, startTown, type Town } from '../support/people';
import { startedServers } from '../support/server-process';
import { remember } from '../../scripts/pane/views';
import { letIn } from './support/dashboard-views';

jest.setTimeout(180_000);

const start = startedServers(peopleSettings);

let town: Town;
beforeAll(async () => {
  town = await startTown(start);
});
afterAll(async () => {
  await town?.mail.close();
});

/** The program files that a page loads until it is still, each with its size as gzip. */
async function loadedBy(
  context: BrowserContext,
  path: string,
  ready: (page: Page) => Promise<unknown>,
  stored: Readonly<Record<string, unknown>> = {},
) {
  const page = await context.newPage();
  await remember(page, stored);
  await page.route('https://appsforoffice.microsoft.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const files: Promise<readonly [name: string, size: number]>[] = [];
  page.on('response', (response) => {
    const name = response.url().split('/').at(-1)!;
    if (name.endsWith('.js') && response.url().startsWith(town.server.url))
      files.push(response.body().then((body) => [name, gzipSync(body, { level: 9 }).length]));
  });
  await page.goto(`${town.server.url}${path}`);
  await ready(page);
  await page.waitForLoadState('networkidle');
  return new Map(await Promise.all(files));
}

const kilobytes = (files: ReadonlyMap<string, number>, name = ''): number => {
  const sizes = [...files].filter(([file]) => file.startsWith(name)).map(([, size]) => size);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

const title = (page: Page): Promise<void> => page.locator('main h1').waitFor();

// As much as each page took when it knew English alone. Arabic takes the most: its letters are two bytes each. The pane
// in Arabic takes more than that, by its words, and in each language 6 KiB more for views and functions that came since.
test.each<Language>(['en', 'ar'])('a first page is not heavier for its languages: %s', async (language) => {
  const context = await browser.newContext({ locale: localeOf[language].split('-u-')[0]! });
  const logIn = await loadedBy(context, '/login', title);
  expect(kilobytes(logIn)).toBeLessThan(159.8);

  await letIn(context, town.server.url, await town.member(`${language}@example.com`));
  expect(kilobytes(await loadedBy(context, '/dashboard', title))).toBeLessThan(178.1);

  const figure = (opened: Page) => opened.locator('main figure').first().waitFor();
  const pane = await loadedBy(context, '/addin/taskpane.html', figure, { welcomed: true });
  expect(kilobytes(pane)).toBeLessThan(language === 'en' ? 335 : 344);
  // What paints the frame of the pane.
  expect(kilobytes(pane, 'taskpane.')).toBeLessThan(150);
  // The first time of all, the welcome comes with it.
  const first = await loadedBy(context, '/addin/taskpane.html', figure, { welcomed: false });
  expect(kilobytes(first) - kilobytes(pane)).toBeLessThan(8);
  await context.close();
});
