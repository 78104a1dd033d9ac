import { browser } from './support/browser';

jest.setTimeout(120_000);

const address = (path: string): string => new URL(path, process.env['SERVICE_URL']).href;

test('the status page links to each series, which has a chart', async () => {
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
