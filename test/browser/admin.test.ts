import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { onPostgres } from '../support/postgres';
import { type ServerProcess, startedServers } from '../support/server-process';
import { until } from '../support/until';
import { visitor } from '../support/visitor';
import { overflowing } from './support/in-page';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const start = startedServers({ SVC_OPEN_PER_MINUTE: '100000' });

let server: ServerProcess;
let page: Page;
beforeAll(async () => {
  server = await start(await onPostgres());
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  await until(() => /login#first-/.test(server.output()));
  await page.goto(/http\S+login#first-\S+/.exec(server.output())![0]);
  await page.getByRole('button', { name: 'Open the dashboard' }).click();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
async function readable(): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(overflowing)).toBe(0);
}

test('whoever administers the service makes an account, moves its plan, disables it, and finds it in the audit trail', async () => {
  // It stands in the head, beside the way out, on every page of the dashboard.
  await page.locator('header').getByRole('link', { name: 'Administration' }).waitFor();
  await follow('Administration');
  await heading('Data and feeds');
  expect(await page.getByRole('link', { name: 'Manifest of the add-in' }).getAttribute('href')).toBe('/manifest.xml');
  expect(await page.getByRole('link', { name: 'The add-in for a whole company' }).getAttribute('href')).toBe(
    '/docs/company',
  );
  await readable();
  await follow('Accounts');
  await heading('Accounts');
  await readable();
  await page.getByLabel('Name', { exact: true }).fill('<b>Partner</b> Ltd');
  await press('Create the account');
  await page.getByText('Active: its keys and tokens work.').waitFor();
  await page.getByText('<b>Partner</b> Ltd').first().waitFor();
  await readable();
  await page.getByLabel('Plan', { exact: true }).selectOption('pro');
  await press('Change the plan');
  await page.getByText('The plan is changed for all its keys.').waitFor();
  await page.getByRole('button', { name: /^Disable the account/ }).click();
  await press('Disable <b>Partner</b> Ltd');
  await page.getByText('The account is disabled.').waitFor();
  await follow('Audit trail');
  for (const action of ['Account disabled', 'Plan of the account changed', 'Account opened'])
    await page.getByRole('cell', { name: action, exact: true }).first().waitFor();
});

test.each(['Requests', 'Access codes', 'Audit trail'])('%s is accessible and as wide as the window', async (name) => {
  await follow(name);
  await heading(name);
  await readable();
});

test('nobody else sees the pages', async () => {
  const other = visitor(server.url, null);
  expect(await other.get('/admin/accounts')).toMatchObject({ status: 401 });
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await stranger.goto(`${server.url}/admin`);
  await stranger.getByText('Log in').first().waitFor();
  await context.close();
});

test('a code for the add-in is made, shown once, and revoked', async () => {
  await follow('Access codes');
  await page.getByLabel('Name', { exact: true }).fill('Payroll team');
  await page.getByLabel('Devices', { exact: true }).fill('none');
  await press('Make the code');
  await page.locator('[name=devices][aria-invalid=true]').waitFor();
  await page.getByLabel('Devices', { exact: true }).fill('3');
  await press('Make the code');
  await page.getByText('This is the only time the code is shown.').waitFor();
  await page
    .getByText(/^[2-9B-Z]{4}(-[2-9B-Z]{4}){3}$/)
    .first()
    .waitFor();
  await readable();
  await press('I have kept the code');
  await page.getByText('Devices: 0 of 3.', { exact: false }).waitFor();
  await readable();
  await page.getByRole('button', { name: /^Revoke the code/ }).click();
  await press('Revoke Payroll team and all its devices');
  await page.getByText('The access code Payroll team is revoked.').waitFor();
});
