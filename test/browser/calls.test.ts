import { browser } from './support/browser';
import { type Excel, openExcel } from './excel';
import { closePage } from './support/pane';

jest.setTimeout(120_000);

let excel: Excel;
beforeEach(async () => {
  excel = await openExcel(browser, process.env['SERVICE_URL']!);
});
afterEach(() => closePage(excel.page));

const batches = (): number => excel.requests.filter((path) => path === '/addin/api/v1/batch').length;

/** Bodies of the batches that the page sends from now on. */
function sentItems(): { readonly items: readonly { readonly select?: readonly string[]; readonly input: object }[] }[] {
  const bodies: ReturnType<typeof sentItems> = [];
  excel.page.on('request', (request) => {
    if (request.url().endsWith('/batch')) bodies.push(request.postDataJSON() as (typeof bodies)[number]);
  });
  return bodies;
}

test('a sheet of many formulas needs one session and one request; equal questions are sent once', async () => {
  const bodies = sentItems();
  const results = await excel.calculate([
    ...Array.from({ length: 200 }, () => ['NETPAY', 'KE', 85_000] as const),
    ['PAYE', 'KE', 85_000],
    ['NETPAY', 'NG', 85_000],
  ]);
  expect(new Set(results.slice(0, 200))).toEqual(new Set([61_017.9]));
  expect(excel.requests).toEqual(['/addin/config', '/addin/session', '/addin/api/v1/batch']);
  expect(bodies[0]!.items.map(({ select }) => select)).toEqual([['net_amount', 'tax_amount'], ['net_amount']]);
});

test('10,000 different formulas and a range of 10,000 rows need two requests each', async () => {
  const results = await excel.calculate(Array.from({ length: 10_000 }, (_, i) => ['VATGROSS', 'KE', 100 + i]));
  expect(results.every((result, i) => Math.abs((result as number) - (100 + i) * 1.16) < 0.006)).toBe(true);
  expect(batches()).toBe(2);
  const range = (await excel.value(
    'VATNET',
    'KE',
    Array.from({ length: 10_000 }, (_, i) => [116 + 1.16 * i]),
  )) as readonly (readonly number[])[];
  expect(range.every(([net], i) => net === 100 + i)).toBe(true);
  expect(batches()).toBe(4);
});

test('an answer is kept for the session or until Refresh', async () => {
  expect(await excel.value('FX', 'USD', 'KES')).toEqual(await excel.value('FX', 'USD', 'KES'));
  expect(batches()).toBe(1);
  await excel.press('refresh');
  expect(await excel.value('FX', 'USD', 'KES')).toEqual(expect.any(Number));
  expect(batches()).toBe(2);
});

test('the pane can trigger a refresh by an event of the page', async () => {
  await excel.value('VATRATE', 'KE');
  await excel.page.evaluate("window.dispatchEvent(new Event('svc:refresh'))");
  await excel.value('VATRATE', 'KE');
  expect(batches()).toBe(2);
});

test('a formula preview sends no request; it shows a cached value', async () => {
  const preview = () =>
    excel.page.evaluate(
      "CustomFunctions._association.mappings.NETPAY('KE', [[85000]], null, null, null, null, { isInValuePreview: true }).catch((error) => error.code + ' ' + error.message)",
    );
  expect(await preview()).toBe('#N/A Enter the formula to calculate it.');
  expect(excel.requests).toEqual([]);
  await excel.value('NETPAY', 'KE', 85_000);
  expect(await preview()).toEqual([[61_017.9]]);
  expect(batches()).toBe(1);
});

test('a cancelled formula ends at once, with its request, and can be asked again', async () => {
  const ended = excel.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/batch'));
  await excel.page.route('**/batch', () => undefined);
  const begun = excel.page.waitForRequest('**/batch');
  expect(
    await excel.cancelled(
      [
        ['NETPAY', 'KE', 1_000],
        ['NETPAY', 'KE', 2_000],
      ],
      begun,
    ),
  ).toEqual(Array(2).fill({ error: '#N/A', message: 'The calculation was cancelled.' }));
  await ended;
  await excel.page.unroute('**/batch');
  expect(await excel.value('NETPAY', 'KE', 85_000)).toBe(61_017.9);
});

test('an expired session reopens unnoticed', async () => {
  await excel.value('VATRATE', 'KE');
  let refused = 0;
  await excel.page.route('**/batch', (route) =>
    refused++ === 0
      ? route.fulfill({
          status: 401,
          json: { success: false, error: { code: 'session_required', message: 'Open a session.', docs: '' } },
        })
      : route.fallback(),
  );
  expect(await excel.value('VATRATE', 'NG')).toBe(7.5);
  expect(excel.requests.filter((path) => path === '/addin/session')).toHaveLength(2);
});
