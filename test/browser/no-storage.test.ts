import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { finished, removeDirectory, run, type ServerProcess, startServer } from '../support/server-process';
import { type Excel, openExcel } from './excel';
import { closePage, closePane, openPane, tab } from './support/pane';

// A frame may deny storage to its page. The add-in then works as usual and forgets everything when it closes.
jest.setTimeout(180_000);

/**
 * Sandboxes the add-in's page like a frame without `allow-same-origin`, so the browser denies it storage and cookies.
 * Such a page has no origin, so the test makes its requests.
 */
async function sandboxed(page: Page): Promise<void> {
  await page.route('**/addin/**', async (route) => {
    const { origin: _origin, ...sent } = route.request().headers();
    const response = await route.fetch({ headers: sent });
    const headers: Record<string, string> = { ...response.headers(), 'access-control-allow-origin': '*' };
    const policy = response.headers()['content-security-policy'];
    if (policy !== undefined && route.request().isNavigationRequest()) {
      const site = new URL(route.request().url()).origin;
      headers['content-security-policy'] = `${policy.replaceAll("'self'", site)};sandbox allow-scripts allow-forms`;
    }
    await route.fulfill({ response, headers });
  });
}

const refused = `['localStorage', 'sessionStorage'].map((name) => {
  try { return typeof globalThis[name]; } catch (error) { return error.name; }
})`;

test('the pane shows every view, and keeps choices while it is open', async () => {
  const { page, complaints } = await openPane(browser, { isFirst: true, prepare: sandboxed });
  expect(await page.evaluate(refused)).toEqual(['SecurityError', 'SecurityError']);
  await page.getByRole('heading', { name: 'Kenya' }).waitFor();
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.click();
  await country.fill('Ghana');
  await page.getByRole('option', { name: /Ghana/ }).click();
  await page.getByRole('heading', { name: 'Ghana' }).waitFor();
  for (const [name, shown] of [
    ['Pay', 'Employer cost'],
    ['VAT', 'All countries'],
    ['FX', 'Lowest'],
    ['Fuel', 'Oldest figure'],
    ['Banks', 'Oldest figure'],
  ] as const) {
    await tab(page, name);
    await page.getByText(shown).first().waitFor();
  }
  await tab(page, 'Country');
  await page.getByRole('heading', { name: 'Ghana' }).waitFor();
  expect(complaints).toEqual([]);
  await closePane(page);
});

describe('the functions', () => {
  let excel: Excel | undefined;
  afterEach(async () => {
    if (excel !== undefined) await closePage(excel.page);
  });

  test('calculate, with number formats once the user switches them on in the pane', async () => {
    excel = await openExcel(browser, process.env['SERVICE_URL']!, { prepare: sandboxed, withPane: true });
    expect(await excel.page.evaluate(refused)).toEqual(['SecurityError', 'SecurityError']);
    expect(await excel.value('NETPAY', 'KE', 85_000)).toBe(61_017.9);
    await excel.page.evaluate('globalThis.hasDataTypes = true');
    await excel.page.getByRole('button', { name: 'More', exact: true }).click();
    await excel.page.getByRole('menuitemcheckbox', { name: 'Format money and percentages' }).click();
    expect(await excel.value('NETPAY', 'KE', 85_000)).toBe('61017.9 as #,##0.00');
    expect(excel.complaints).toEqual([]);
  });

  test('calculate once an access code was entered in the pane', async () => {
    const server: ServerProcess = await startServer({ SVC_LOG_LEVEL: 'error', SVC_ADDIN_ACCESS: 'code' });
    const { stdout } = await finished(
      run('scripts/access.ts', ['create', '--name', 'pane'], { SVC_DATA_DIR: server.dataDir }),
    );
    excel = await openExcel(browser, server.url, { prepare: sandboxed, withPane: true });
    expect(await excel.value('NETPAY', 'KE', 85_000)).toMatchObject({
      error: '#N/A',
      message: expect.stringContaining('access code') as string,
    });
    await excel.page.getByLabel('Access code').fill(stdout.trim());
    await excel.page.keyboard.press('Enter');
    await excel.page.getByRole('heading', { name: 'Kenya' }).waitFor();
    expect(await excel.value('NETPAY', 'KE', 85_000)).toBe(61_017.9);
    await server.stop();
    removeDirectory(server.dataDir);
  });
});
