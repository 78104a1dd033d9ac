import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './browser';

const folder = join(__dirname, '../../assets');
/** The drawings, each with its sizes in the manifest or in the connector. */
const drawings: Readonly<Record<string, readonly number[]>> = {
  icon: [16, 32, 64, 80, 128],
  refresh: [16, 32, 80],
  documentation: [16, 32, 80],
  // The Power Platform takes 100 to 230 pixels, on a ground of one colour.
  connector: [230],
};

/** Draws the SVG files in assets/ as the PNG files that Office needs. */
async function draw(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  for (const [name, sizes] of Object.entries(drawings)) {
    const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
    for (const size of sizes) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(
        `<style>body { margin: 0; } svg { display: block; width: ${size}px; height: ${size}px; }</style>${svg}`,
      );
      await page.screenshot({ path: join(folder, `${name}-${size}.png`), omitBackground: true });
    }
  }
  await browser.close();
}

void draw();
