import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { defined } from '../../src/defined';
import { packagedChromium } from './packaged-chromium';

/**
 * Starts the packaged Chromium with the packaged fonts, so that every machine draws the same pixels. It uses nothing
 * that is installed on the machine, and no environment variable except the time zone.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executable, libraries, home } = await packagedChromium();
  const { TZ } = process.env;
  return chromium.launch({
    executablePath: executable,
    args: [
      '--no-sandbox',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Microsoft's script, which every pane asks for. To answer it here would switch the browser's caches off.
      '--host-resolver-rules=MAP appsforoffice.microsoft.com ~NOTFOUND',
    ],
    env: {
      HOME: home,
      XDG_CACHE_HOME: home,
      LD_LIBRARY_PATH: libraries,
      FONTCONFIG_FILE: join(__dirname, 'fonts.conf'),
      LANG: 'C.UTF-8',
      ...defined({ TZ }),
    },
  });
}
