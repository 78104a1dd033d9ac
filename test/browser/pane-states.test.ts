import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser } from './support/browser';
import {
  clockHeldUntil,
  finished,
  removeDirectory,
  run,
  type ServerProcess,
  startServer,
  temporaryDirectory,
} from '../support/server-process';
import { complaint } from './support/in-page';
import { closePane, openPane, tab, until } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(180_000);

const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
    removeDirectory(server.dataDir);
  }
});

async function started(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await startServer({ SVC_LOG_LEVEL: 'error', ...environment });
  servers.push(server);
  return server;
}

describe('with access codes', () => {
  test('the pane asks for a code, rejects a wrong one, and remembers the device', async () => {
    const server = await started({ SVC_ADDIN_ACCESS: 'code' });
    const { code, stdout } = await finished(
      run('scripts/access.ts', ['create', '--name', 'pane'], { SVC_DATA_DIR: server.dataDir }),
    );
    expect(code).toBe(0);
    const { page } = await openPane(browser, { url: server.url, stored: { country: 'KE' } });
    const field = page.getByLabel('Access code');
    await field.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the pane' }).click();
    await page.getByText('Enter an access code').waitFor();
    await field.fill('ABCD-EFGH');
    await page.keyboard.press('Enter');
    await until(page, `/code/i.test(${complaint}) && !/Enter an access/.test(${complaint})`);
    expect(await violations(page)).toEqual([]);
    await field.fill(stdout.trim().toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Kenya' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Kenya' }).waitFor();
    await closePane(page);
  });
});

test('a used-up plan has a message, and the pane continues when calls are available again', async () => {
  const folder = temporaryDirectory();
  const plans = join(folder, 'plans.json');
  const nextMinute = join(folder, 'next-minute');
  writeFileSync(plans, JSON.stringify({ enterprise: { per_month: null, per_minute: 1 } }));
  const server = await started({ SVC_PLANS_FILE: plans, ...clockHeldUntil(nextMinute) });
  const { page } = await openPane(browser, { url: server.url, stored: { view: 'banks' } });
  await page.getByText('Oldest figure').waitFor();
  await tab(page, 'Fuel');
  await page.getByRole('heading', { name: 'Plan limit reached' }).waitFor();
  await page.getByText(/Calculate again in \d+ seconds?/).waitFor();
  expect(await violations(page)).toEqual([]);
  await tab(page, 'Banks');
  await page.getByText('Oldest figure').waitFor();
  await tab(page, 'Fuel');
  await page.getByRole('heading', { name: 'Plan limit reached' }).waitFor();
  writeFileSync(nextMinute, '');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Oldest figure').waitFor();
  removeDirectory(folder);
  await closePane(page);
});

test('a lost connection has a message, and the pane recovers by itself', async () => {
  const server = await started({});
  const { page } = await openPane(browser, { url: server.url, stored: { view: 'country', country: 'KE' } });
  await page.getByRole('heading', { name: 'Kenya' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('combobox', { name: 'Country' }).fill('Ghana');
  await page.getByRole('option', { name: /Ghana/ }).click();
  await page.getByRole('heading', { name: 'No connection to the service' }).waitFor();
  expect(await page.getByRole('alert').count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Ghana' }).waitFor();
  await closePane(page);
});

test('an unreadable answer counts as no connection, and can be retried', async () => {
  const { page } = await openPane(browser, { stored: { view: 'fuel' } });
  await page.getByText('Oldest figure').waitFor();
  await page.route('**/addin/api/rates**', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the hotel</h1>' }),
  );
  await tab(page, 'Banks');
  await page.getByRole('heading', { name: 'No connection to the service' }).waitFor();
  await page.unroute('**/addin/api/rates**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Oldest figure').waitFor();
  await closePane(page);
});

test('a feature outside the plan is replaced by a message, and the rest of the view stays', async () => {
  const { page } = await openPane(browser, { stored: { view: 'country' } });
  await page.getByText('Tax rates by pay').waitFor();
  await page.route('**/addin/api/v1/fx/history**', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: JSON.stringify({
        success: false,
        error: {
          code: 'plan_required',
          message: 'Rates of the past need the Pro plan.',
          docs: 'http://localhost/docs/errors#plan_required',
        },
      }),
    }),
  );
  await tab(page, 'FX');
  await page.getByRole('heading', { name: 'Not included in your plan' }).waitFor();
  await page.getByText('Rates of the past need the Pro plan.').waitFor();
  await page.getByRole('heading', { name: 'At the mid-market rate' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('grey lines replace an answer while it loads', async () => {
  const { page } = await openPane(browser, { stored: { view: 'country' } });
  await page.getByText('Tax rates by pay').waitFor();
  let answer = (): void => undefined;
  const seen = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/addin/api/fuel**', async (route) => {
    await seen;
    await route.continue();
  });
  await tab(page, 'Fuel');
  await page.getByLabel('Loading').first().waitFor();
  expect(await violations(page)).toEqual([]);
  answer();
  await page.getByText('Oldest figure').waitFor();
  await closePane(page);
});

test('an empty amount is a prompt, not an error', async () => {
  const { page } = await openPane(browser, { stored: { view: 'vat' } });
  await page.getByLabel('Net, without VAT').fill('');
  await page.getByText('Type a net or a gross amount to see the other one.').waitFor();
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('a list of tax years that does not load says so, and can be loaded again', async () => {
  const { page } = await openPane(browser, {
    stored: { view: 'pay', country: 'KE' },
    prepare: (opened) => opened.route('**/addin/api/v1/tax/law**', (route) => route.abort()),
  });
  const years = page.getByLabel('Tax year');
  await page.getByText('Not loaded.').waitFor();
  expect(await years.textContent()).toBe('…');
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/addin/api/v1/tax/law**');
  await page.getByRole('button', { name: 'Load tax years' }).click();
  await years.getByText('2026 (current)').waitFor({ state: 'attached' });
  expect(await page.getByText('Not loaded.').count()).toBe(0);
  await closePane(page);
});

test('a part of the pane that does not load says so, and the next try loads it', async () => {
  const { page, complaints } = await openPane(browser, { stored: { view: 'pay', country: 'KE' } });
  const convert = page.getByRole('button', { name: 'Convert column' });
  await page.getByLabel('Tax year').getByText('2026 (current)').waitFor({ state: 'attached' });
  await page.route('**/addin/*.js', (route) => route.abort());
  await convert.click();
  await page.getByRole('status').getByText('This part of the pane did not load.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/addin/*.js');
  await convert.click();
  await page.getByRole('dialog', { name: 'Convert a column to net pay' }).waitFor();
  expect(complaints).toEqual([]);
  await closePane(page);
});

test('a pane whose code does not arrive says so, and Reload loads it', async () => {
  const html = await (await fetch(`${process.env['SERVICE_URL']}/addin/taskpane.html`)).text();
  const { page, complaints } = await openPane(browser, {
    prepare: (opened) =>
      opened.route('**/addin/*.js', (route) =>
        html.includes(new URL(route.request().url()).pathname.split('/').at(-1)!) ? route.fallback() : route.abort(),
      ),
  });
  await page.getByRole('heading', { name: 'The pane did not load' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unroute('**/addin/*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByText('Tax rates by pay').waitFor();
  expect(complaints).toEqual([]);
  await closePane(page);
});
