import type { Browser, Page } from 'playwright-core';
import { sayIn } from '../../connectors/google-sheets/words';
import { launchBrowser } from '../../scripts/addin/browser';
import { sheetsPackage } from '../../scripts/sheets/package';
import { directionOf, type Language } from '../../src/language/languages';
import { openScript, publicAddress, type Script } from '../support/google/script';
import { violations } from './support/violations';

jest.setTimeout(120_000);

const say = sayIn('en');
let browser: Browser;
let files: Readonly<Record<string, string>>;
const scripts: Script[] = [];
beforeAll(async () => {
  [browser, files] = await Promise.all([launchBrowser(), sheetsPackage()]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all(scripts.map((script) => script.stop()));
});

/** In the page: Google's way to call functions of the script. */
function installRun(): void {
  interface Handlers {
    readonly succeeded: (value: unknown) => void;
    readonly failed: (error: Error) => void;
  }
  const page = globalThis as unknown as {
    callScript(name: string, args: readonly unknown[]): Promise<unknown>;
    google: unknown;
  };
  const runner = (handlers: Handlers): unknown =>
    new Proxy(
      {},
      {
        get: (_target, name: string) => {
          if (name === 'withSuccessHandler')
            return (succeeded: Handlers['succeeded']) => runner({ ...handlers, succeeded });
          if (name === 'withFailureHandler') return (failed: Handlers['failed']) => runner({ ...handlers, failed });
          return (...args: unknown[]) => void page.callScript(name, args).then(handlers.succeeded, handlers.failed);
        },
      },
    );
  page.google = { script: { run: runner({ succeeded: () => undefined, failed: () => undefined }) } };
}

interface Panel {
  readonly page: Page;
  readonly script: Script;
}

/** The panel of a spreadsheet whose script runs with a stand-in of Google's services. */
async function openPanel(options: Parameters<Browser['newPage']>[0] = {}, language: Language = 'en'): Promise<Panel> {
  const script = openScript(files, process.env['SERVICE_URL']!);
  scripts.push(script);
  const page = await browser.newPage({ viewport: { width: 300, height: 900 }, ...options });
  await page.exposeFunction('callScript', (name: string, args: readonly unknown[]) => script.command(name, ...args));
  await page.addInitScript(installRun);
  await page.route(`${publicAddress}/panel`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: script.state.sidebar! }),
  );
  script.state.personLocale = language;
  script.command('svcShowPanel');
  await page.goto(`${publicAddress}/panel`);
  return { page, script };
}

async function connect({ page }: Panel, key = process.env['SERVICE_KEY']!, language: Language = 'en'): Promise<void> {
  const say = sayIn(language);
  await page.getByLabel(say('address')).fill(publicAddress);
  await page.getByLabel(say('key'), { exact: true }).fill(key);
  await page.getByRole('button', { name: say('save') }).click();
}

test('a key is stored after it was tried, and is never shown again', async () => {
  const opened = await openPanel();
  const { page, script } = opened;
  await connect(opened, 'svc_live_wrong');
  await page.getByText('The API key is not valid.').waitFor();
  expect(script.state.properties.size).toBe(0);
  await connect(opened);
  await page.getByText(say('connected')).waitFor();
  await page.getByText(say('key_stored', { end: process.env['SERVICE_KEY']!.slice(-4) })).waitFor();
  expect(await page.getByText(say('help')).getAttribute('href')).toBe(`${publicAddress}/addin/functions.html?lang=en`);
  expect(await page.getByLabel(say('key'), { exact: true }).inputValue()).toBe('');
  expect(await page.content()).not.toContain(process.env['SERVICE_KEY']!);

  await page.reload();
  await page.getByText(say('key_stored', { end: process.env['SERVICE_KEY']!.slice(-4) })).waitFor();
  expect(await page.getByLabel(say('address')).inputValue()).toBe(publicAddress);
  await page.getByRole('button', { name: say('save') }).click();
  await page.getByText(say('connected')).waitFor();
  await page.close();
});

test('an example is found and inserted, the data have a status, and figures are refreshed', async () => {
  const opened = await openPanel();
  const { page, script } = opened;
  await connect(opened);
  await page.getByText(say('connected')).waitFor();

  const names = page.locator('#functions li:visible summary');
  expect(await names.count()).toBe(42);
  await page.getByLabel(say('search')).fill('gross pay that leaves');
  expect(await page.getByText(say('no_function')).isVisible()).toBe(true);
  await page.getByLabel(say('search')).fill('gross pay needed');
  expect(await names.allTextContents()).toEqual(['SVC_GROSSUP']);
  await names.click();
  await page.getByRole('button', { name: say('insert_example', { name: 'SVC_GROSSUP' }) }).click();
  await page.getByText(say('inserted', { formula: '=SVC_GROSSUP("KE", 61017.9)', cell: 'A1' })).waitFor();
  expect([...script.state.cells.formulas]).toEqual([['A1', '=SVC_GROSSUP("KE", 61017.9)']]);

  await page.getByRole('button', { name: say('show_status') }).click();
  await page.getByText(/^Series on schedule: \d+\./).waitFor();
  await page.getByRole('button', { name: say('menu_refresh') }).click();
  await page.getByText(say('refreshed', { count: 1 })).waitFor();

  await page.getByLabel(say('workbook'), { exact: true }).selectOption('leave');
  await page.getByLabel(say('country'), { exact: true }).selectOption('KE');
  await page.getByRole('button', { name: say('build_workbook') }).click();
  await page.getByText(say('workbook_built', { count: 3, first: 'Leave balances' })).waitFor();
  expect(script.state.cells.sheets.map(({ name }) => name)).toContain('Leave balances');
  await page.close();
});

test.each([
  ['en', 300, 'light'],
  ['en', 320, 'dark'],
  ['fr', 300, 'light'],
  ['pt', 300, 'light'],
  ['ar', 300, 'light'],
  ['ar', 320, 'dark'],
] as const)('the panel in %s fits %i px without axe-core violations (%s)', async (language, width, colorScheme) => {
  const say = sayIn(language);
  const opened = await openPanel({ viewport: { width, height: 900 }, colorScheme }, language);
  const { page } = opened;
  await connect(opened, process.env['SERVICE_KEY']!, language);
  await page.getByText(say('connected')).waitFor();
  await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
  await page.getByRole('button', { name: say('show_status') }).click();
  await page.getByText(say('on_schedule', { kept: '\0', late: '\0' }).split('\0')[0]!).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  expect(await page.evaluate('getComputedStyle(document.querySelector("main")).direction')).toBe(directionOf(language));
  expect(await page.getByText(say('help')).getAttribute('href')).toBe(
    `${publicAddress}/addin/functions.html?lang=${language}`,
  );
  expect(await violations(page)).toEqual([]);
  await page.close();
});
