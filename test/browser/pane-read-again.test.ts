import '../support/pane-in-english';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';
import { dayInWords } from '../../ui/words/dates';
import { recordReadings, unchangedPages } from '../support/readings';
import { type ServerProcess, startedServers } from '../support/server-process';
import { until } from '../support/until';
import { closePane, openPane, payFields } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(180_000);

const start = startedServers({ SVC_OPEN_PER_MINUTE: '100000' });
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const readAgain = new RegExp(`Read again on ${dayInWords(yesterday.slice(0, 10))} at .+: unchanged`);

let browser: Browser;
let server: ServerProcess;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), start()]);
  await recordReadings(server.dataDir, unchangedPages('RW', yesterday));
  await until(async () => {
    const answer = await fetch(`${server.url}/api/v1/tax/law?country=RW`, { headers: { 'x-api-key': server.key } });
    return ((await answer.json()) as { meta: { confirmed_by?: string } }).meta.confirmed_by === 're-read';
  });
});
afterAll(() => browser?.close());

test('the pane says that the law of a country was read again, and where', async () => {
  const { page } = await openPane(browser, { url: server.url, stored: { country: 'RW' } });
  const heading = page.getByRole('button', { name: /^Income tax/ }).first();
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await page.getByText(readAgain).first().waitFor();
  expect(await page.getByText('Due for a check').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('a payslip says it once, beside its date', async () => {
  const { page } = await openPane(browser, {
    url: server.url,
    stored: { country: 'RW', view: 'pay', pay: payFields({ text: '500,000' }) },
  });
  await page.getByRole('table', { name: 'Payslip' }).waitFor();
  await page.getByText(readAgain).waitFor();
  expect(await page.getByText(readAgain).count()).toBe(1);
  await closePane(page);
});

test('law whose pages were not read again has only its date', async () => {
  const { page } = await openPane(browser, {
    url: server.url,
    stored: { country: 'UG', view: 'pay', pay: payFields({ text: '500,000' }) },
  });
  await page.getByRole('table', { name: 'Payslip' }).waitFor();
  expect(await page.getByText(/Read again on/).count()).toBe(0);
  await closePane(page);
});
