import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../scripts/addin/browser';

jest.setTimeout(120_000);

/** Settings for a machine with its own browser, fonts and folders. */
const ofTheMachine = {
  CHROME_PATH: '/nowhere/chrome',
  PUPPETEER_EXECUTABLE_PATH: '/nowhere/chrome',
  PLAYWRIGHT_BROWSERS_PATH: '/nowhere',
  FONTCONFIG_FILE: '/nowhere/fonts.conf',
  FONTCONFIG_PATH: '/nowhere',
  XDG_CACHE_HOME: '/nowhere',
  HOME: '/nowhere',
};

/** Fonts that pages request, with the fonts used for them. */
const drawnIn: Readonly<Record<string, string>> = {
  'Segoe UI': 'Arimo',
  Arial: 'Arimo',
  'sans-serif': 'Arimo',
  'system-ui': 'Arimo',
  Verdana: 'DejaVu Sans',
  'DejaVu Sans': 'DejaVu Sans',
  serif: 'DejaVu Serif',
  monospace: 'DejaVu Sans Mono',
  'a font that nobody has': 'DejaVu Serif',
};

const generic = ['sans-serif', 'system-ui', 'serif', 'monospace'];

test('browser and fonts come from the packages, whatever the machine provides', async () => {
  const before = { ...process.env };
  Object.assign(process.env, ofTheMachine);
  const browser = await launchBrowser();
  process.env = before;
  const { version } = JSON.parse(
    readFileSync(join(__dirname, '../../node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as { readonly version: string };
  expect(browser.version().split('.')[0]).toBe(version.split('.')[0]);
  const page = await browser.newPage();
  await page.setContent(
    Object.keys(drawnIn)
      .map((name) => `<p style="font-family: ${generic.includes(name) ? name : `'${name}'`}">Net pay 61,017.90</p>`)
      .join(''),
  );
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('DOM.enable');
  await inspector.send('CSS.enable');
  const { root } = await inspector.send('DOM.getDocument');
  const { nodeIds } = await inspector.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' });
  const fonts = await Promise.all(nodeIds.map((nodeId) => inspector.send('CSS.getPlatformFontsForNode', { nodeId })));
  expect(fonts.map((found) => found.fonts.map(({ familyName }) => familyName).join())).toEqual(Object.values(drawnIn));
  await browser.close();
});
