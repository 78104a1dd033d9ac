import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';
import { startedServers } from '../support/server-process';
import { until } from '../support/until';
import { overflowing } from './support/in-page';
import { violations } from './support/pane';

jest.setTimeout(120_000);

const start = startedServers({ SVC_ACCOUNTS: 'on', SVC_OPEN_PER_MINUTE: '100000' });
const script = `<script>document.title='taken'</script>`;

let browser: Browser;
let page: Page;
let url: string;
const complaints: string[] = [];
beforeAll(async () => {
  browser = await launchBrowser();
  const server = await start();
  url = server.url;
  await until(() => /login#first-/.test(server.output()));
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(/http\S+login#first-\S+/.exec(server.output())![0]);
  await press('Open the dashboard');
});
afterAll(() => browser?.close());

const field = (label: string) => page.getByLabel(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
const shown = (name: string) => page.getByRole('region', { name, exact: true }).textContent();

/** Sends what a curl line sends. */
async function sent(line: string): Promise<number> {
  const [, address, key, body] = /^curl "(.*?)" -H "x-api-key: (.*?)"(?:.* -d '(.*)')?$/.exec(line)!;
  const headers = { 'x-api-key': key!, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  return (await fetch(address!, body === undefined ? { headers } : { method: 'POST', headers, body })).status;
}

test('a newcomer makes a key, uses it as shown, replaces and disables it, and finds it all in the audit trail', async () => {
  await follow('Keys');
  await press('Make a key');
  await field('Name').fill(script);
  await field('Networks').fill('nowhere');
  await press('Make the key');
  await page.getByText('"nowhere"').waitFor();
  expect(await page.evaluate('document.activeElement.name')).toBe('networks');
  expect(await field('Name').inputValue()).toBe(script);
  await field('Networks').fill('');
  await press('Make the key');
  await page.getByText('This is the only time the key is shown.').waitFor();
  expect(await violations(page)).toEqual([]);
  const line = (await shown('In a shell (curl)'))!;
  expect(line).toContain(url);
  expect(await shown('Power Query')).toContain(url);
  expect(await shown('Office Script')).toContain(url);
  expect(await sent(line)).toBe(200);

  await press('I have kept the key');
  await follow(script);
  await field('Days during which both keys work').fill('400');
  await press('Replace the key');
  expect(await page.locator('[aria-invalid=true]').getAttribute('name')).toBe('overlap_days');
  await field('Days during which both keys work').fill('0');
  await press('Replace the key');
  await page.getByText('This is the only time the key is shown.').waitFor();
  const next = (await shown('In a shell (curl)'))!;
  await press('I have kept the key');
  await page.getByText('Replaced').waitFor();
  expect(await sent(next)).toBe(200);

  await page
    .getByRole('row', { name: /script.*Active/ })
    .getByRole('link')
    .click();
  await press('Disable the key');
  await page.getByText('is disabled.').waitFor();
  await until(async () => (await sent(next)) === 403);

  await follow('Audit trail');
  await page.getByRole('cell', { name: 'Key: disable' }).waitFor();
  const download = page.waitForEvent('download');
  await press('Export as CSV');
  expect((await download).suggestedFilename()).toBe('audit-trail.csv');
  expect(await page.title()).toContain('Audit trail');
});

test.each(['dashboard', 'dashboard/keys', 'dashboard/keys?new=live', 'dashboard/plan', 'dashboard/audit'])(
  '/%s can be read at 320 pixels',
  async (address) => {
    await page.goto(`${url}/${address}`);
    await page.locator('main button, main table, main select').first().waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(overflowing)).toBe(0);
    expect(complaints).toEqual([]);
  },
);
