import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeDirectory, startServer } from '../../test/support/server-process';
import { launchBrowser } from '../addin/browser';
import { openView, paneViews } from './views';

const folder = join(__dirname, '../../docs/pane');
const sizes = [
  { name: 'narrow', width: 320, height: 760 },
  { name: 'wide', width: 1280, height: 800 },
];

/** Draws every view of the built pane, narrow and wide, light and dark, with the answers of a real server. */
async function draw(only: string | undefined): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startServer({ SVC_OFFICE_JS: 'local', SVC_LOG_LEVEL: 'warn' });
  const browser = await launchBrowser();
  try {
    for (const view of paneViews.filter(({ id }) => only === undefined || id === only))
      for (const { name, width, height } of sizes)
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await browser.newPage({ viewport: { width, height }, colorScheme, deviceScaleFactor: 2 });
          await openView(page, server.url, view);
          await page.waitForTimeout(400);
          await page.screenshot({ path: join(folder, `${view.id}-${name}-${colorScheme}.png`) });
          await page.close();
        }
  } finally {
    await browser.close();
    await server.stop();
    removeDirectory(server.dataDir);
  }
}

void draw(process.argv[2]);
