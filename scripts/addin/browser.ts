import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Browsers that a machine may have. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'];

/** Starts Chromium: the machine's own, or that of an npm package where it has none. */
export async function launchBrowser(): Promise<Browser> {
  const own = [process.env['CHROME_PATH'], ...installed].find((path) => path !== undefined && existsSync(path));
  if (own !== undefined) return chromium.launch({ executablePath: own, args: ['--no-sandbox'] });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args: packaged.args });
}
