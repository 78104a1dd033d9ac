import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { type ServerProcess, startedServers } from '../support/server-process';
import { until } from '../support/until';
import { overflowing } from './support/in-page';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const start = startedServers({ SVC_ACCOUNTS: 'on', SVC_OPEN_PER_MINUTE: '100000' });
const script = `<script>document.title='taken'</script>`;
const colleague = { email: 'amina@example.com', password: 'umbrella giraffe 31 kiosk' };

let server: ServerProcess;
let page: Page;
let url: string;
const complaints: string[] = [];

/** A narrow browser of somebody's own. */
async function narrow(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 320, height: 800 }, reducedMotion: 'reduce' });
  const own = await context.newPage();
  own.on('pageerror', ({ message }) => complaints.push(message));
  return own;
}

/** The link that the server prints, because it sends no mail. */
async function printed(link: RegExp): Promise<string> {
  await until(() => link.test(server.output()));
  return link.exec(server.output())![0];
}

beforeAll(async () => {
  server = await start();
  url = server.url;
  page = await narrow();
  await page.goto(await printed(/http\S+login#first-\S+/));
  await press('Open the dashboard');
});

const field = (label: string, on = page) => on.getByLabel(label, { exact: true });
const press = (name: string, on = page) => on.getByRole('button', { name, exact: true }).click();
const follow = (name: string, on = page) => on.getByRole('link', { name, exact: true }).click();
/** Is the page that is open accessible, and as wide as the window? */
async function readable(): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(overflowing)).toBe(0);
}
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
  for (const language of ['TypeScript', 'Python']) {
    const sample = (await shown(language))!;
    expect(sample).toContain(`${url}/api/tax`);
    // Programs read the key from their environment, so that it is in no file.
    expect(sample).toContain('SVC_KEY');
    expect(sample).not.toContain('svc_live_');
  }
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

  await follow('Overview');
  await page.getByRole('img', { name: 'Calls by day' }).waitFor();
  await page
    .getByText(/^2 calls from/)
    .first()
    .waitFor();
  await page.getByText('2 calls made. The plan Enterprise has no limit.', { exact: true }).waitFor();
  await page.getByText('Show as a table').first().click();
  await page.getByRole('table', { name: 'Calls by day' }).getByRole('row', { name: /2026/ }).first().waitFor();
  await readable();
  await follow('Keys');

  await page
    .getByRole('row', { name: /script.*Active/ })
    .getByRole('link')
    .click();
  await press('Disable the key');
  await page.getByText('is disabled.').waitFor();
  await until(async () => (await sent(next)) === 403);

  await follow('Audit trail');
  await page.getByRole('cell', { name: 'Key disabled' }).waitFor();
  const download = page.waitForEvent('download');
  await press('Export as CSV');
  expect((await download).suggestedFilename()).toBe('audit-trail.csv');
  expect(await page.title()).toContain('Audit trail');
});

test('an owner renames the account and invites a colleague, who joins, gets another role, and is removed', async () => {
  await follow('Team');
  await field('Name').fill('Payroll bureau');
  await press('Rename the account');
  await page.getByText('The account has a new name.').waitFor();
  await page.getByRole('navigation').getByText('Payroll bureau').waitFor();

  await field('Email address').fill('nobody');
  await press('Invite');
  await page.getByText('Enter an email address, for example').waitFor();
  await field('Email address').fill('later@example.com');
  await press('Invite');
  await page.getByText('Copy this link now and send it to later@example.com yourself.').waitFor();
  await readable();
  await follow('later@example.com');
  await press('Revoke the invitation');
  await page.getByText('The invitation of later@example.com is revoked.').waitFor();
  await page.getByText('There are none.').waitFor();

  await field('Email address').fill(colleague.email);
  await field('Role').selectOption('viewer');
  await press('Invite');
  const link = page.getByRole('region', { name: 'Link of the invitation' });
  await page.getByText(`Copy this link now and send it to ${colleague.email} yourself.`).waitFor();
  const own = await narrow();
  await own.goto((await link.textContent())!);
  await own.request.post(`${url}/people/sign-up`, { data: { name: 'Amina', ...colleague } });
  await own.goto(await printed(/http[^"\s]+verify#[^"\s]+/));
  await press('Confirm my address', own);
  await follow('Log in', own);
  await field('Email address', own).fill(colleague.email);
  await field('Password', own).fill(colleague.password);
  await press('Log in', own);
  await press('Accept the invitation', own);
  await field('Account', own).selectOption('Payroll bureau');
  await follow('Team', own);
  await own.getByRole('row', { name: /Amina.*Viewer/ }).waitFor();
  // A viewer neither invites nor opens the tokens.
  expect(await own.getByRole('button', { name: 'Invite' }).count()).toBe(0);
  expect(await own.getByRole('link', { name: 'Tokens' }).count()).toBe(0);

  await page.reload();
  await follow('Amina');
  await field('Role').selectOption('administrator');
  await readable();
  await press('Change the role');
  await page.getByText('The role of Amina is now Administrator.').waitFor();
  await own.reload();
  // Administrators neither change owners nor name them.
  await own.getByRole('button', { name: 'Invite' }).waitFor();
  expect(
    await field('Role', own)
      .getByRole('option', { name: /^Owner/, includeHidden: true })
      .count(),
  ).toBe(0);
  expect(await own.getByRole('row', { name: /Owner/ }).getByRole('link').count()).toBe(0);

  await follow('Amina');
  await press('Remove from the team');
  await page.getByText('Amina is no longer a member.').waitFor();
  await own.reload();
  await own.getByRole('navigation').getByText('Amina', { exact: true }).waitFor();

  // In her own account she asks for a higher plan, once.
  await follow('Plan', own);
  await field('Plan', own).selectOption('enterprise');
  await field('What you need it for', own).fill(`12,000 payslips ${script}`);
  await press('Send the request', own);
  await own.getByText('Your request is sent.').waitFor();
  await own.getByRole('row', { name: /Enterprise.*12,000 payslips.*Not decided yet/ }).waitFor();
  await field('What you need it for', own).fill('Once more');
  await press('Send the request', own);
  await own.locator('[name=plan][aria-invalid=true]').waitFor();
  expect(await field('What you need it for', own).inputValue()).toBe('Once more');

  // Calls made are those of the chart. What the servers hold in reserve stands apart.
  await follow('Keys', own);
  await press('Make a key', own);
  await field('Name', own).fill('Reports');
  await press('Make the key', own);
  const curl = own.getByRole('region', { name: 'In a shell (curl)', exact: true });
  expect(await sent((await curl.textContent())!)).toBe(200);
  await follow('Overview', own);
  await own
    .getByText(/^1 call from/)
    .first()
    .waitFor();
  await own.getByText(/^1 of 3,000 calls made, /).waitFor();
  await own.getByText(/^The servers hold [1-9]\d* more in reserve for the next calls, and give back/).waitFor();
  await own.close();

  await page.getByRole('row', { name: /Owner/ }).getByRole('link').click();
  await field('Role').selectOption('viewer');
  await press('Change the role');
  await page.locator('[name=role][aria-invalid=true]').waitFor();
});

test('a token is shown once, opens the account, and is revoked', async () => {
  await follow('Tokens');
  await press('Make a token');
  await press('Make the token');
  await page.locator('[name=name][aria-invalid=true]').waitFor();
  await page.getByText('Name must be text of 1 to 100 characters, on one line.', { exact: true }).waitFor();
  await field('Name').fill('Onboarding');
  await field('Role').selectOption('viewer');
  await field('Last day').fill('2099-12-31');
  await press('Make the token');
  await page.getByText('This is the only time the token is shown.').waitFor();
  await readable();
  const token = (await shown('Token'))!;
  const status = async (): Promise<number> =>
    (await fetch(`${url}/api/v1/keys`, { headers: { 'x-api-key': token } })).status;
  expect(await status()).toBe(200);
  await press('I have kept the token');
  await page.getByRole('row', { name: /Onboarding.*Viewer.*Active.*2099/ }).waitFor();
  expect(await page.content()).not.toContain(token);
  await follow('Onboarding');
  await press('Revoke the token');
  await page.getByRole('row', { name: /Onboarding.*Revoked/ }).waitFor();
  expect(await status()).toBe(401);
});

test.each(['Overview', 'Keys', 'Plan', 'Tokens', 'Audit trail'])('%s can be read at 320 pixels', async (name) => {
  await follow(name);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.locator('main table, main select').first().waitFor();
  await readable();
});

test.each([
  ['/dashboard/plan', 320],
  ['/dashboard/keys', 320],
])('the table of %s shows at %i pixels that it scrolls', async (path, width) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(url + path);
  const region = page.getByRole('region', { name: /, table$/ }).first();
  await region.waitFor();
  const inRegion = (what: string) =>
    page.evaluate(`((region) => ${what})(document.querySelector('[role="region"][aria-label$=", table"]'))`);
  expect(await inRegion('region.scrollWidth > region.clientWidth')).toBe(true);
  expect(await page.locator('[data-more]').count()).toBeGreaterThan(0);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await until(async () => (await inRegion('region.scrollLeft')) !== 0);
  await page.setViewportSize({ width: 320, height: 800 });
});

test.each(['/signup', '/forgotten'])(
  '%s says before its form that no email will come, and whom to ask',
  async (path) => {
    const own = await narrow();
    await own.goto(url + path);
    const warning = own.getByRole('status').filter({ hasText: 'This server sends no email.' });
    await warning.waitFor();
    expect(await warning.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/support');
    expect(
      await own.evaluate(
        `!!(document.querySelector('[role=status]').compareDocumentPosition(document.querySelector('form')) & Node.DOCUMENT_POSITION_FOLLOWING)`,
      ),
    ).toBe(true);
    expect(await violations(own)).toEqual([]);
    expect(await own.evaluate(overflowing)).toBe(0);
    await own.close();
  },
);

test('an address opens its form', async () => {
  await page.goto(`${url}/dashboard/keys?new=live`);
  await field('Kind').waitFor();
  await readable();
  expect(complaints).toEqual([]);
});
