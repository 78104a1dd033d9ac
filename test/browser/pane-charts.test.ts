import type { Page } from 'playwright-core';
import { browser } from './support/browser';
import { service } from '../support/service';
import { axisLabels, brokenLabels, drawn, drawnToFit, inFont } from './support/in-page';
import { closePane, look, openPane, until } from './support/pane';
import { violations } from './support/violations';

jest.setTimeout(120_000);

interface Drawn {
  readonly moves: number;
  readonly dots: number;
  /** Position of the last point of the line, as a share of the width. */
  readonly end: number;
}

const pictured = (page: Page) => page.getByRole('figure').locator('svg[role="img"] path').first().waitFor();

describe.each<readonly [string, Readonly<Record<string, string>>]>([
  ['exchange', { 'fx-from': 'USD', 'fx-to': 'NGN' }],
  ['exchange', { 'fx-from': 'XOF', 'fx-to': 'USD' }],
  ['country', { country: 'NG' }],
])('every axis label is whole and separate (%s, %o)', (view, stored) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openPane(browser, { still: true, width: 320, stored: { view, ...stored } }));
    await pictured(page);
  });
  afterAll(() => closePane(page));

  test.each([320, 400, 1280])('at %i px', async (width) => {
    await look(page, { width });
    await until(page, drawnToFit);
    for (const font of ['', 'Verdana, DejaVu Sans']) {
      await page.evaluate(inFont(font));
      expect(await page.evaluate(brokenLabels)).toEqual([]);
    }
    const { x, y } = await page.evaluate<{ x: string[]; y: string[] }>(axisLabels);
    expect(x.length).toBeGreaterThan(1);
    expect(y.length).toBeGreaterThan(2);
    if (stored['fx-to'] === 'NGN') expect(y.every((label) => /^1,\d{3}$/.test(label))).toBe(true);
  });
});

test('the curve is one picture with a summary, and a table on request', async () => {
  const { page } = await openPane(browser, { stored: { country: 'KE' } });
  await pictured(page);
  expect(await page.getByRole('img').count()).toBe(1);
  const figure = page.getByRole('figure');
  const { body } = await service.get('/api/v1/tax/curve?country=KE');
  const { points } = body.data as unknown as { points: { gross: number; marginal_rate: number }[] };
  const highest = Math.max(...points.map(({ marginal_rate }) => marginal_rate));
  expect(await figure.locator('figcaption').textContent()).toContain(
    `the marginal rate reaches ${Number(highest.toFixed(2))} %`,
  );
  await page.getByRole('button', { name: 'Show as a table' }).click();
  const table = page.getByRole('table', { name: /Rates of tax by KES gross pay a month/ });
  expect(await table.getByRole('row').count()).toBe(1 + points.length);
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});

test('gaps of a history stay open, up to today', async () => {
  const { page } = await openPane(browser, {
    width: 400,
    stored: { view: 'exchange', 'fx-from': 'USD', 'fx-to': 'NGN' },
  });
  await pictured(page);
  const start = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await service.get(`/api/v1/fx/history?from=USD&to=NGN&start=${start}`);
  const { observations } = body.data as unknown as { observations: { date: string }[] };
  const days = observations.map(({ date }) => Date.parse(date) / 86_400_000);
  // Longer than a weekend with public holidays.
  const stretches = days.reduce<number[][]>(
    (found, day) =>
      found.length > 0 && day - found.at(-1)!.at(-1)! <= 5
        ? [...found.slice(0, -1), [...found.at(-1)!, day]]
        : [...found, [day]],
    [],
  );
  const { moves, dots, end } = await page.evaluate<Drawn>(drawn);
  expect(moves).toBe(stretches.filter(({ length }) => length > 1).length);
  expect(dots).toBe(stretches.filter(({ length }) => length === 1).length);
  const today = Math.floor(Date.now() / 86_400_000);
  const first = Date.parse(start) / 86_400_000;
  expect(end).toBeCloseTo((days.at(-1)! - first) / (today - first), 1);
  if (today - days.at(-1)! > 5)
    await page
      .getByText(/There are no rates after/)
      .first()
      .waitFor();
  await page.getByRole('button', { name: 'Show as a table' }).click();
  expect(
    await page
      .getByRole('table', { name: /by day/ })
      .getByRole('row')
      .count(),
  ).toBe(1 + observations.length);
  expect(await violations(page)).toEqual([]);
  await closePane(page);
});
