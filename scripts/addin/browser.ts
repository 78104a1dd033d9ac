import packaged from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Browsers that a machine may have. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'];

/** Starts Chromium: the one that CHROME_PATH names, the machine's own, or that of an npm package where it has none. */
export async function launchBrowser(): Promise<Browser> {
  const own = process.env['CHROME_PATH'] ?? installed.find((path) => existsSync(path));
  return chromium.launch({ executablePath: own ?? (await packaged.executablePath()), args: ['--no-sandbox'] });
}
