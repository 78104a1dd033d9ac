import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';
import { sentences as banks } from '../../src/language/en/pane/banks';
import { sentences as country } from '../../src/language/en/pane/country';
import { sentences as documents } from '../../src/language/en/pane/documents';
import { sentences as exchange } from '../../src/language/en/pane/exchange';
import { sentences as fuel } from '../../src/language/en/pane/fuel';
import { sentences as functions } from '../../src/language/en/pane/functions';
import { sentences as more } from '../../src/language/en/pane/more';
import { sentences as pay } from '../../src/language/en/pane/pay';
import { sentences as shell } from '../../src/language/en/pane/shell';
import { sentences as ui } from '../../src/language/en/pane/ui';
import { sentences as vat } from '../../src/language/en/pane/vat';
import { remember } from '../../scripts/pane/views';

jest.setTimeout(180_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** The sentences of the pane in English, as they stand in the catalogs. */
const english = new Set<string>(
  [banks, country, documents, exchange, fuel, functions, more, pay, shell, ui, vat].flatMap((subject) =>
    Object.values(subject),
  ),
);

const visibleTexts = `[...document.querySelectorAll('#pane *')].flatMap((element) => [
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()),
  ...['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
])`;

async function open(language: string, view: string, stored = {}): Promise<Page> {
  const context = await browser.newContext({ locale: language });
  const page = await context.newPage();
  await page.route('https://appsforoffice.microsoft.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await remember(page, { view, ...stored });
  await page.goto(`${process.env['SERVICE_URL']!}/addin/taskpane.html`);
  return page;
}

test.each([
  ...['country', 'pay', 'vat', 'exchange', 'fuel', 'banks'].map((view) => [view, 'نسخ'] as const),
  ['functions', 'NETPAY'] as const,
  ['payslips', 'اختر شعارًا'] as const,
  ['returns', 'أنشئ القيد'] as const,
])('in Arabic, the view %s has no English sentence', async (view, button) => {
  const page = await open('ar-EG', view, { country: 'EG' });
  await page.getByRole('button', { name: button }).first().waitFor();
  const found = await page.evaluate<string[]>(visibleTexts);
  expect(found.length).toBeGreaterThan(20);
  // The law of Egypt names its tax `VAT`, and names of the law stay as they are recorded; `FX` and `VAT` are functions, too.
  expect(found.filter((text) => english.has(text) && !['VAT', 'FX'].includes(text))).toEqual([]);
  expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual(['ar', 'rtl']);
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
