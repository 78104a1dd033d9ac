import type { BrowserContextOptions, Page } from 'playwright-core';
import { browser } from './support/browser';
import { overflowing } from './support/in-page';

jest.setTimeout(120_000);

const address = (path: string): string => new URL(path, process.env['SERVICE_URL']).href;
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  const page = await context.newPage();
  await page.goto(address(path));
  return page;
}
const copied = (page: Page): Promise<string> => page.evaluate('navigator.clipboard.readText()');
const formula = (page: Page) => page.locator('td code.formula').first().textContent();

test.each([
  ['en-US', '=SVC.PAYE("KE", 85000)', '=SVC.GROSSUP("KE", 61017.9)', 'Copy the formula', 'Copied'],
  ['de-DE', '=SVC.PAYE("KE"; 85000)', '=SVC.GROSSUP("KE"; 61017,9)', 'Copy the formula', 'Copied'],
  ['fr-CI', '=SVC.PAYE("KE"; 85000)', '=SVC.GROSSUP("KE"; 61017,9)', 'Copier la formule', 'Copié'],
  ['ar-EG', '=SVC.PAYE("KE"; 85000)', '=SVC.GROSSUP("KE"; 61017.9)', 'نسخ الصيغة', 'تم النسخ'],
])(
  'a reader in %s sees the formulas that their spreadsheet takes, and copies them',
  async (locale, first, decimal, copy, done) => {
    const page = await open('/docs', { locale });
    expect(await formula(page)).toBe(first);
    expect(await page.locator('td code.formula').allTextContents()).toContain(decimal);
    await page.getByRole('button', { name: copy }).first().click();
    await page.getByText(done).waitFor();
    expect(await copied(page)).toBe(first);
    await page.context().close();
  },
);

test('the choice between commas and semicolons is kept for the other pages', async () => {
  const page = await open('/docs', { locale: 'en-US' });
  await page.getByLabel('Formulas').selectOption('semicolons');
  expect(await formula(page)).toBe('=SVC.PAYE("KE"; 85000)');
  await page.goto(address('/addin/functions.html'));
  expect(await page.locator('#NETPAY h3').textContent()).toMatch(/^=SVC\.NETPAY\(country; gross; /);
  await page.getByLabel('Formulas').selectOption('commas');
  expect(await page.locator('#NETPAY h3').textContent()).toMatch(/^=SVC\.NETPAY\(country, gross, /);
  await page.context().close();
});

test('a block of code is copied as it is shown', async () => {
  const page = await open('/docs/rest');
  await page.getByRole('button', { name: 'Copy this text' }).first().click();
  await page.getByText('Copied').waitFor();
  expect(await copied(page)).toBe(await page.locator('pre').first().textContent());
  await page.context().close();
});

test('where there is no clipboard, as over plain HTTP, the button says to copy by hand, and a wrong anchor harms nothing', async () => {
  const page = await open('/docs', { locale: 'en-US' });
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(
    `Object.defineProperty(navigator, 'clipboard', { value: undefined }); localStorage.setItem('svc.pages.separator', 'neither');`,
  );
  await page.goto(address('/docs/excel#%'));
  expect(await formula(page)).toBe('=SVC.PAYE("KE", 85000)');
  await page.getByRole('button', { name: 'Copy the formula' }).first().click();
  await page.getByText('Copy it by hand').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the key / leads to the search, and a result to its part of the page', async () => {
  const page = await open('/docs/trust');
  await page.keyboard.press('/');
  await page.keyboard.type('minimum wages due dates');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Minimum wages and due dates' }).first().click();
  expect(page.url()).toBe(address('/docs/rest#minimum-wages-and-due-dates'));
  await page.context().close();
});

test('the menu opens and closes by keyboard on a narrow screen, and leads to a part of the page', async () => {
  const page = await open('/docs/rest', { viewport: { width: 320, height: 800 } });
  const menu = page.getByRole('navigation', { name: 'Documentation' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Tax treaties' }).click();
  await menu.waitFor({ state: 'hidden' });
  expect(page.url()).toContain('#tax-treaties');
  await page.context().close();
});

test('without scripts, pages are read, searched and followed', async () => {
  const page = await open('/docs/reference', { javaScriptEnabled: false });
  await page.locator('ul.operations li').first().waitFor();
  expect(await page.locator('.filter').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Tax on an amount' }).click();
  await page.locator('#calculateTax table').first().waitFor();
  expect(await page.locator('.try').first().isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('payslip');
  await page.keyboard.press('Enter');
  await page.locator('.results li').first().waitFor();
  await page.context().close();
});

test('the reference finds an operation, and sends its request with a key that stays on the page', async () => {
  const page = await open('/docs/reference');
  await page.getByLabel('Find an operation').fill('minimum wage');
  await page.getByText('Operations: 1', { exact: true }).waitFor();
  await page.locator('ul.operations li:visible a').click();
  const form = page.locator('#getMinimumWages .try');
  await form.getByText('Try it').click();
  await form.getByLabel('Key', { exact: true }).fill(process.env['SERVICE_KEY']!);
  await form.getByLabel('country', { exact: true }).fill('NG');
  await form.getByRole('button', { name: 'Send the request' }).click();
  await form.getByText(/^GET \/api\/v1\/payroll\/minimum-wage\?country=NG: 200 in/).waitFor();
  expect(await form.locator('pre').textContent()).toContain('"success": true');
  expect(await page.evaluate('JSON.stringify([localStorage, sessionStorage])')).not.toContain('svc_');

  await page.goto(address('/docs/reference/tax#calculateTax'));
  const tax = page.locator('#calculateTax .try');
  await tax.getByText('Try it').click();
  await tax.getByRole('button', { name: 'Send the request' }).click();
  await tax.getByText(/: 401 in/).waitFor();
  await tax.getByLabel('Key', { exact: true }).fill(process.env['SERVICE_KEY']!);
  await tax.getByRole('button', { name: 'Send the request' }).click();
  await tax.getByText(/: 200 in/).waitFor();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(overflowing)).toBe(0);
  await page.context().close();
});

test('a link to an object of the reference unfolds it', async () => {
  const page = await open('/docs/reference/tax');
  await page.locator('#calculateTax').getByRole('link', { name: 'Employee', exact: true }).click();
  expect(await page.locator('#schema-Employee table').isVisible()).toBe(true);
  await page.context().close();
});

/** Tables that are wider than their place, and whether they say so: by shadows at their sides, and to the keyboard. */
const cut = `[...document.querySelectorAll('table')].filter((table) => table.offsetParent && table.parentElement.scrollWidth > table.parentElement.clientWidth).map((table) => {
  const { parentElement: region } = table;
  region.focus();
  return { label: region.getAttribute('aria-label'), focused: document.activeElement === region, shadows: (getComputedStyle(region).backgroundImage.match(/gradient/g) ?? []).length };
})`;

test.each([
  ['/docs/rest', 1280],
  ['/docs/rest', 900],
  ['/status', 320],
  ['/status', 400],
  ['/docs/excel', 760],
  ['/addin/functions.html', 900],
] as const)('%s at %i: a table that is cut shows that it scrolls', async (path, width) => {
  const page = await open(path, { viewport: { width, height: 800 } });
  await page.evaluate(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
  for (const table of (await page.evaluate(cut)) as { label: string; focused: boolean; shadows: number }[])
    expect(table).toEqual({ label: expect.any(String) as string, focused: true, shadows: 4 });
  await page.context().close();
});

test('the first table of the guide to REST is whole at 1280 pixels, and that of /status is cut at 320', async () => {
  const page = await open('/docs/rest');
  expect(
    await page.evaluate(
      `(() => { const { parentElement: region } = document.querySelector('table'); return region.scrollWidth - region.clientWidth; })()`,
    ),
  ).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(address('/status'));
  expect(((await page.evaluate(cut)) as unknown[]).length).toBeGreaterThan(0);
  await page.context().close();
});
