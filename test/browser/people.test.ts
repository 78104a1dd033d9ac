import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { type MailServer, startMailServer } from '../support/mail-server';
import { onPostgres } from '../support/postgres';
import { startedServers } from '../support/server-process';
import { totp } from '../support/totp';
import { canvasColour, overflowing, paintedColour } from './support/in-page';
import { violations } from './support/violations';

jest.setTimeout(240_000);

const start = startedServers({ SVC_ACCOUNTS: 'on', SVC_OPEN_PER_MINUTE: '100000' });
const password = 'umbrella giraffe 31 kiosk';
const script = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;

interface Look {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly contrast?: boolean;
}

/** A browser of somebody's own, with what its pages complain about. */
async function opened({ width = 1_000, scheme = 'light', contrast = false }: Look = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    forcedColors: contrast ? 'active' : 'none',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => {
    if (/content.security.policy/i.test(said.text())) complaints.push(said.text());
  });
  return { page, complaints };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
/** From the dashboard to the person's own settings. */
const toSettings = async (page: Page): Promise<void> => {
  await heading(page, 'Overview');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await heading(page, 'Settings');
};

test('the link of a fresh installation opens the dashboard, once, without mail', async () => {
  const server = await start();
  while (!/login#first-/.test(server.output())) await new Promise((resolve) => setTimeout(resolve, 50));
  const [link] = /http\S+login#first-\S+/.exec(server.output())!;
  const { page, complaints } = await opened();
  await page.goto(link);
  expect(new URL(page.url()).hash).toBe('');
  await press(page, 'Open the dashboard');
  await toSettings(page);
  await page.getByText('owner@machine.localhost').first().waitFor();
  await field(page, 'New password').fill(password);
  await press(page, 'Set a password');
  await page.getByText('Your password is set.').waitFor();

  const again = await opened();
  await again.page.goto(link);
  await press(again.page, 'Open the dashboard');
  await again.page.getByText('This link has expired or was already used.').waitFor();
  expect(complaints).toEqual([]);
});

describe('with mail', () => {
  let mail: MailServer;
  let url: string;
  beforeAll(async () => {
    mail = await startMailServer();
    url = (await start({ ...(await onPostgres()), SVC_SMTP_URL: mail.url, SVC_MAIL_FROM: 'accounts@example.com' })).url;
  });
  afterAll(() => mail.close());

  const linkTo = async (email: string, earlier = 0): Promise<string> =>
    /http\S+/.exec((await mail.mailTo(email, earlier)).text)![0];

  async function signUp(page: Page, email: string, name: string): Promise<void> {
    await page.goto(`${url}/signup`);
    await field(page, 'Name').fill(name);
    await field(page, 'Email address').fill(email);
    await field(page, 'Password').fill(password);
    await press(page, 'Sign up');
    await page.getByText('an email is on its way').waitFor();
    await page.goto(await linkTo(email));
    await press(page, 'Confirm my address');
    await page.getByText('Your email address is confirmed.').waitFor();
    await page.getByRole('link', { name: 'Log in' }).click();
  }
  async function logIn(page: Page, email: string): Promise<void> {
    await field(page, 'Email address').fill(email);
    await field(page, 'Password').fill(password);
    await press(page, 'Log in');
  }

  test('what is wrong stands beside its field, and nothing typed is lost', async () => {
    const { page } = await opened();
    await page.goto(`${url}/signup`);
    await field(page, 'Name').fill('Amina');
    await field(page, 'Email address').fill('amina@');
    await field(page, 'Password').fill('password1234');
    await page.keyboard.press('Enter');
    await page.getByText('Enter an email address, for example').waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('email');
    expect(await page.evaluate('document.activeElement.getAttribute("aria-invalid")')).toBe('true');
    await field(page, 'Email address').fill('amina-fields@example.com');
    await page.keyboard.press('Enter');
    await page.getByText('on lists of common passwords').waitFor();
    expect(await page.evaluate('document.activeElement.name')).toBe('password');
    expect(await field(page, 'Name').inputValue()).toBe('Amina');
    expect(await field(page, 'Password').inputValue()).toBe('password1234');
    await page.goto(`${url}/login`);
    await logIn(page, 'nobody@example.com');
    await page.getByText('The email address or password is incorrect.').waitFor();
    expect(await field(page, 'Email address').inputValue()).toBe('nobody@example.com');
  });

  test('signing up, a second factor, two browsers, taking data away, and deletion', async () => {
    const email = 'whole@example.com';
    const { page, complaints } = await opened();
    await signUp(page, email, script);
    await logIn(page, email);
    await toSettings(page);
    expect(await field(page, 'Name').inputValue()).toBe(script);
    expect(await page.title()).not.toBe('taken');

    const factor = page.getByRole('region', { name: 'Second factor' });
    await factor.getByLabel('Password').fill(password);
    const answer = page.waitForResponse(/second-factor$/);
    await press(page, 'Set up a second factor');
    const { data } = (await (await answer).json()) as { data: { uri: string; backup_codes: string[] } };
    await factor.getByText(data.backup_codes[0]!).waitFor();
    expect(await violations(page)).toEqual([]);
    await factor.getByRole('textbox', { name: 'Code' }).fill(totp(data.uri));
    await press(page, 'Switch it on');
    await page.getByText('The second factor is on.').waitFor();

    const other = await opened();
    await other.page.goto(`${url}/login`);
    await logIn(other.page, email);
    await heading(other.page, 'Second factor');
    // The code of this half minute is spent.
    await field(other.page, 'Code').fill(totp(data.uri, Date.now() + 30_000));
    await press(other.page, 'Log in');
    await toSettings(other.page);

    await other.page.reload();
    const download = other.page.waitForEvent('download');
    await press(other.page, 'Download my data');
    expect((await download).suggestedFilename()).toBe('my-data.json');
    await press(other.page, 'Log out everywhere');
    await heading(other.page, 'Log in');
    await page.reload();
    await page.getByText('Log in to see your account.').waitFor();

    await page.goto(`${url}/login`);
    await logIn(page, email);
    await field(page, 'Code').fill(data.backup_codes[1]!);
    await press(page, 'Log in');
    await toSettings(page);
    await press(page, 'Delete my account');
    await page.getByRole('region', { name: 'Delete your account' }).getByLabel('Password').fill(password);
    await press(page, 'Delete my account for good');
    await heading(page, 'Sign up');
    await page.goto(`${url}/login`);
    await logIn(page, email);
    await page.getByText('The email address or password is incorrect.').waitFor();
    expect([...complaints, ...other.complaints]).toEqual([]);
  });

  test('a forgotten password is set anew by mail', async () => {
    const email = 'forgetful@example.com';
    const { page } = await opened();
    await signUp(page, email, 'Amina');
    await page.getByRole('link', { name: 'Forgotten password' }).click();
    await field(page, 'Email address').fill(email);
    await press(page, 'Send me a link');
    await page.getByText('an email is on its way').waitFor();
    await page.goto(await linkTo(email, 1));
    await field(page, 'New password').fill('short');
    await press(page, 'Set the password');
    await page.getByText('Use 10 to 128 characters.').waitFor();
    await field(page, 'New password').fill(password);
    await press(page, 'Set the password');
    await page.getByText('Your new password is set.').waitFor();
  });

  test.each([
    ['light', { width: 1_280 }],
    ['dark and narrow', { width: 320, scheme: 'dark' }],
    ['high contrast', { width: 600, contrast: true }],
  ] as const)('every page can be read: %s', async (_name, look) => {
    const email = `look${look.width}@example.com`;
    const { page, complaints } = await opened(look);
    await signUp(page, email, 'Amina');
    await logIn(page, email);
    await heading(page, 'Overview');
    for (const address of ['dashboard/settings', 'signup', 'login', 'forgotten', 'reset#x', 'verify#x', 'login#x']) {
      await page.goto('about:blank');
      await page.goto(`${url}/${address}`);
      await page.locator('main button').first().waitFor();
      expect([address, await violations(page)]).toEqual([address, []]);
      expect([address, await page.evaluate(overflowing)]).toEqual([address, 0]);
      if ('contrast' in look) expect(await page.evaluate(paintedColour)).toBe(await page.evaluate(canvasColour));
    }
    expect(complaints).toEqual([]);
  });
});
