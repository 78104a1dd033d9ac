import { source as axe } from 'axe-core';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../scripts/addin/browser';

jest.setTimeout(120_000);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

const address = (path: string): string => new URL(path, process.env['SERVICE_URL']).href;

interface Found {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
}

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each([
    ['/status', 320],
    ['/status', 1280],
    ['/status/fx/KES', 320],
    ['/status/policy_rate/ZA', 1280],
    ['/status/mpc_meeting/EG', 320],
  ])('%s at %i pixels is as wide as the screen and accessible', async (path, width) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, bypassCSP: true });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    // A browser asks for an icon that no page names.
    page.on('response', (response) => response.status() >= 400 && !response.url().endsWith('/favicon.ico') && complaints.push(response.url()));
    page.on('console', (message) => message.text().includes('Content Security Policy') && complaints.push(message.text()));
    await page.goto(address(path));
    await page.evaluate(`document.querySelectorAll('details').forEach((one) => { one.open = true; })`);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    await page.evaluate(axe);
    const { violations } = (await page.evaluate('axe.run()')) as Found;
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('a series is a click away from the status, and its chart is drawn', async () => {
  const page = await browser.newPage();
  await page.goto(address('/status'));
  await page.locator('#fx summary').click();
  await page.locator('#fx a', { hasText: 'Kenyan shilling' }).click();
  expect(new URL(page.url()).pathname).toBe('/status/fx/KES');
  expect(await page.locator('h1').textContent()).toBe('Exchange rate: Kenyan shilling');
  const box = (await page.locator('svg .line').boundingBox())!;
  expect(box.width).toBeGreaterThan(300);
  expect(box.height).toBeGreaterThan(50);
  await page.close();
});
