import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { settled } from './in-page';
import { until } from './pane';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * Marks one text of each look: colour, size, weight, and what is painted behind it. Contrast depends on nothing else,
 * and to check it for each of thousands of texts takes seconds.
 */
const markLooks = `(() => {
  const seen = new Set();
  const paint = (one) => {
    const painted = [];
    for (let at = one; at !== null; at = at.parentElement) {
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(at);
      painted.push(backgroundColor, backgroundImage, opacity, filter);
      if (/^rgb\\(/.test(backgroundColor) && backgroundImage === 'none') break;
    }
    return painted;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === '' || one.getClientRects().length === 0) continue;
    const { color, fontSize, fontWeight, textShadow, position } = getComputedStyle(one);
    const look = [color, fontSize, fontWeight, textShadow, position, ...paint(one)].join();
    if (!seen.has(look)) one.dataset.look = '';
    seen.add(look);
  }
  for (const field of document.querySelectorAll('input, select, textarea')) field.dataset.look = '';
})()`;

/** Fluent's focus guards are hidden, empty elements that pass the focus on at once; axe reports them as a trap. */
const except = JSON.stringify([['[data-tabster-dummy]']]);

/** Only the marked texts are checked for contrast. */
const prepared = `axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look], [data-look] *' }] })`;

/**
 * Only violations leave the page: everything that axe looked at is many megabytes for a long page. Style sheets, which
 * only experimental rules read, are not loaded again.
 */
const found = (only: string): string => `(async () => {
  const all = await axe.run({ exclude: ${except} }, { resultTypes: ['violations'], preload: { assets: ['media'] }${only} });
  document.querySelectorAll('[data-look]').forEach((one) => delete one.dataset.look);
  return all.violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }));
})()`;

/**
 * Violations that axe-core finds, one line each, once nothing moves or fades.
 *
 * An open menu is outside the landmarks, at the end of the page, so that nothing covers it.
 */
export const violations = (page: Page): Promise<string[]> => reported(page, '');

/** Violations of contrast alone: nothing else depends on the colours. */
export const contrastViolations = (page: Page): Promise<string[]> => reported(page, `, runOnly: ['color-contrast']`);

async function reported(page: Page, only: string): Promise<string[]> {
  await until(page, settled);
  if (!(await page.evaluate(`'axe' in globalThis`))) await page.evaluate(`${axe};${prepared};0`);
  await page.evaluate(markLooks);
  return (await page.evaluate<readonly Violation[]>(found(only))).flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => id !== 'region' || !html.includes('fui-MenuPopover'))
      .map(
        ({ html, failureSummary }) =>
          `${id}: ${html.slice(0, 240)} ${failureSummary?.replace(/\s+/g, ' ').slice(0, 220)}`,
      ),
  );
}
