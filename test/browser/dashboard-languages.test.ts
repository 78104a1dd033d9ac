import type { BrowserContext, Page } from 'playwright-core';
import { browser } from './support/browser';
import { directionOf, type Language, localeOf } from '../../src/language/languages';
import { countEnglish } from '../support/english-words';
import { password, peopleSettings, startTown, type Town } from '../support/people';
import { startedServers } from '../support/server-process';
import type { Visitor } from '../support/visitor';
import { chief, furnished, letIn, openView, type View } from './support/dashboard-views';
import { brokenWords, cutChoices, overflowing, turnedAround } from './support/in-page';
import { violations } from './support/violations';

jest.setTimeout(400_000);

const start = startedServers({ ...peopleSettings, SVC_ADMINISTRATORS: chief });

let town: Town;
let owner: Visitor;
let views: readonly View[];
beforeAll(async () => {
  town = await startTown(start);
  ({ owner, views } = await furnished(town));
});
afterAll(async () => {
  await town?.mail.close();
});

/** Every text that a person sees or hears, except what a program reads, and names of languages and cited pages. */
const texts = `[...document.querySelectorAll('body *'), document.head.querySelector('title')]
  .filter((one) => one.closest('pre, [lang]:not(html), a[href^=http], script, style') === null)
  .flatMap((one) => [
    ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()),
    ...['aria-label', 'placeholder', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  ])
  .filter((text) => text !== '')`;

async function browserIn(language: Language, look: object = {}): Promise<BrowserContext> {
  return browser.newContext({
    locale: localeOf[language].split('-u-')[0]!,
    viewport: { width: 320, height: 800 },
    reducedMotion: 'reduce',
    ...look,
  });
}

/** Walks through every view: strangers' in a browser of a stranger, the others in one of the owner. */
async function walk(language: Language, look: (page: Page, view: View) => Promise<void>): Promise<void> {
  const stranger = await browserIn(language);
  const own = await browserIn(language);
  await letIn(own, town.server.url, owner);
  for (const view of views) {
    const page = await (view.outside === true ? stranger : own).newPage();
    await openView(page, town.server.url, view);
    await look(page, view);
    await page.close();
  }
  await stranger.close();
  await own.close();
}

test.each(['fr', 'pt', 'ar'] as const)(
  'in %s, every view fits into 320 pixels and has no word of English',
  async (language) => {
    const wrong: string[] = [];
    await walk(language, async (page, { name }) => {
      const found = await page.evaluate<string[]>(texts);
      expect(found.length).toBeGreaterThan(8);
      wrong.push(...countEnglish('dashboard, views', language, found).map((text) => `${name}: ${text}`));
      const over = await page.evaluate<number>(overflowing);
      if (over > 0) wrong.push(`${name}: ${over} pixels too wide`);
      for (const faults of [brokenWords, cutChoices, ...(language === 'ar' ? [turnedAround] : [])])
        wrong.push(...(await page.evaluate<string[]>(faults)).map((text) => `${name}: ${text} is broken or cut`));
      expect([name, await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')]).toEqual([
        name,
        [language, directionOf(language)],
      ]);
      // What stands from right to left is checked here, what stands from left to right in English.
      if (language === 'ar') wrong.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
    });
    expect(wrong).toEqual([]);
  },
);

test('a language that is chosen before the log-in stays, and the settings keep another with the person', async () => {
  const context = await browserIn('en');
  const page = await context.newPage();
  await page.goto(`${town.server.url}/login`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await page.getByRole('heading', { name: 'Se connecter' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Se connecter' }).waitFor();
  expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual(['fr', 'ltr']);
  await page.getByLabel('Adresse e-mail').fill('kofi@example.com');
  await page.getByLabel('Mot de passe', { exact: true }).fill('wrong wrong wrong');
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.getByText('L’adresse e-mail ou le mot de passe est incorrect.').waitFor();
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.getByRole('link', { name: 'Paramètres' }).click();
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('ar');
  await page.getByRole('button', { name: 'Changer la langue' }).click();
  await page.getByRole('heading', { level: 1, name: 'الإعدادات' }).waitFor();
  expect(await page.evaluate('document.documentElement.dir')).toBe('rtl');
  await context.close();

  const elsewhere = await (await browserIn('pt')).newPage();
  await elsewhere.goto(`${town.server.url}/login`);
  await elsewhere.getByLabel('Endereço de correio electrónico').fill('kofi@example.com');
  await elsewhere.getByLabel('Palavra-passe', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Iniciar sessão', exact: true }).click();
  await elsewhere.getByRole('heading', { level: 1, name: 'نظرة عامة' }).waitFor();
});

/** Code with its letters beyond ASCII as they are. */
const unescaped = (code: string): string =>
  code.replace(/\\u([0-9a-f]{4})|\\x([0-9a-f]{2})/gi, (_, long: string | undefined, short: string) =>
    String.fromCharCode(Number.parseInt(long ?? short, 16)),
  );

test('a page loads the sentences of one language only', async () => {
  const loaded: string[] = [];
  const page = await (await browserIn('fr')).newPage();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) loaded.push(response.url());
  });
  await page.goto(`${town.server.url}/login`);
  await page.getByRole('heading', { name: 'Se connecter' }).waitFor();
  const scripts = await Promise.all(loaded.map(async (url) => unescaped(await (await fetch(url)).text())));
  const holds = (sentence: string): boolean => scripts.some((code) => code.includes(sentence));
  expect(
    ['Mot de passe oublié', 'Forgotten password', 'Palavra-passe esquecida', 'نسيت كلمة المرور'].map(holds),
  ).toEqual([true, false, false, false]);
});
