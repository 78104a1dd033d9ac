import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { guides } from '../../server/pages/guides';
import { overflowing } from './support/in-page';
import { contrastViolations, violations } from './support/violations';

jest.setTimeout(240_000);

const address = (path: string): string => new URL(path, process.env['SERVICE_URL']).href;
const pages = [
  ...guides.map((guide) => guide.address),
  '/docs/reference',
  '/docs/reference/tax',
  '/docs/reference/account',
  '/docs/search?q=tax',
  '/docs/errors',
  '/connector',
  '/addin/functions.html',
  '/status',
  '/status/fx/KES',
  '/status/policy_rate/ZA',
  '/status/mpc_meeting/EG',
  '/nothing/here',
];

/** Opens what a page hides at first: tables on the status page, the answers and objects of the reference. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(`document.querySelectorAll('main details').forEach((one) => { one.open = true; })`);

/**
 * Every page is looked at narrow and light. Pages with a layout of their own are also looked at wide and dark, and so
 * are some of the guides, which share a layout. One guide is looked at in every combination.
 */
const inEveryLook = guides[0]!.address;
const guidesInTwoLooks = guides.map(({ address }) => address).filter((_, place) => place % 4 === 0);
/** Pages that share the frame of another one: in dark colours, only their contrast is looked at. */
const sharesFrame = (path: string): boolean =>
  path.startsWith('/docs/reference/') || guides.some(({ address }) => address === path && path !== inEveryLook);
const looks = (path: string) =>
  [
    ['light', 320],
    ['dark', 1280],
    ['dark', 320],
    ['light', 1280],
  ].filter(
    (_, look) =>
      look < 1 ||
      path === inEveryLook ||
      (look < 2 && (guidesInTwoLooks.includes(path) || guides.every(({ address }) => address !== path))),
  );

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  let page: Page;
  const complaints: string[] = [];
  beforeAll(async () => {
    page = await browser.newPage({ colorScheme, bypassCSP: true });
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on(
      'response',
      (response) =>
        response.status() >= 400 && response.url() !== address('/nothing/here') && complaints.push(response.url()),
    );
    page.on(
      'console',
      (message) => message.text().includes('Content Security Policy') && complaints.push(message.text()),
    );
  });
  beforeEach(() => void complaints.splice(0));
  afterAll(() => page.close());

  test.each(
    pages.flatMap((path) =>
      looks(path).flatMap(([theme, width]) => (theme === colorScheme ? [[path, width as number] as const] : [])),
    ),
  )('%s at %i pixels does not scroll sideways and is accessible', async (path, width) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address(path), { waitUntil: 'load' });
    await unfold(page);
    expect(await page.evaluate(overflowing)).toBeLessThanOrEqual(0);
    expect(await (colorScheme === 'dark' && sharesFrame(path) ? contrastViolations : violations)(page)).toEqual([]);
    // Fonts differ in width, and wide ones must fit too.
    await page.addStyleTag({
      content: `* { font-family: Verdana, 'DejaVu Sans', sans-serif !important; letter-spacing: 0.06em !important; }`,
    });
    expect(await page.evaluate(overflowing)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
});

test('one pale text among many is found, whatever it is beside', async () => {
  const page = await browser.newPage();
  await page.goto(address('/docs/excel'));
  expect(await violations(page)).toEqual([]);
  await page.evaluate(`(() => {
    const cells = document.querySelectorAll('main td');
    cells[cells.length >> 1].insertAdjacentHTML('beforeend', '<b style="color: #ccc; background: #fff">pale</b>');
  })()`);
  const pale = [expect.stringMatching(/^color-contrast: <b style/)];
  expect(await violations(page)).toEqual(pale);
  expect(await contrastViolations(page)).toEqual(pale);
  await page.close();
});
