import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { sentences as arabic } from '../../src/language/ar/pane/ui';
import { sentences as french } from '../../src/language/fr/pane/ui';
import { directionOf, localeOf } from '../../src/language/languages';
import { sentences as portuguese } from '../../src/language/pt/pane/ui';
import { paneViews, remember } from '../../scripts/pane/views';
import { countEnglish } from '../support/english-words';
import { until } from './support/pane';

jest.setTimeout(180_000);

const visibleTexts = `[...document.querySelectorAll('#pane *')].flatMap((element) => [
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()),
  ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
])`;

async function open(language: string, view: string, stored = {}): Promise<Page> {
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  await remember(page, { view, ...stored });
  await page.goto(`${process.env['SERVICE_URL']!}/addin/taskpane.html`);
  return page;
}

/** Has the view shown what it asked for? The label of what still loads is in the language of the pane. */
const isShown = (loading: string): string =>
  `document.querySelectorAll('main *').length > 20 && ![...document.querySelectorAll('[aria-label]')].some((one) => one.getAttribute('aria-label') === ${JSON.stringify(loading)})`;

test.each([
  ['fr', 'CI', french.loading],
  ['pt', 'AO', portuguese.loading],
  ['ar', 'EG', arabic.loading],
] as const)('in %s, no view has a word of English outside official names', async (language, country, loading) => {
  const page = await open(localeOf[language].split('-u-')[0]!, 'country', { country });
  const wrong: string[] = [];
  await until(page, isShown(loading));
  for (const [at, { id }] of paneViews.entries()) {
    if (at > 0) {
      await page.evaluate(`document.querySelector('main [role="tabpanel"]').lastElementChild.dataset.left = ''`);
      await page.locator('nav [role="tab"]').nth(at).click();
      await until(page, `document.querySelector('[data-left]') === null && ${isShown(loading)}`);
    }
    const found = await page.evaluate<string[]>(visibleTexts);
    expect(found.filter((text) => text !== '').length).toBeGreaterThan(20);
    // What a search box of Fluent calls its button where nobody names it.
    expect(found).not.toContain('clear');
    wrong.push(...countEnglish('pane, views', language, found).map((text) => `${id}: ${text}`));
    expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual([
      language,
      directionOf(language),
    ]);
  }
  expect(wrong).toEqual([]);
  await page.context().close();
});

test('a person chooses the language, and it stays', async () => {
  const page = await open('en-GB', 'vat');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await page.getByText('Tous les pays').waitFor();
  await page.reload();
  await page.getByText('Tous les pays').waitFor();
  expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual(['fr', 'ltr']);
  await page.context().close();
});
