import type { Route } from 'playwright-core';
import { browser } from './support/browser';
import { removeDirectory, type ServerProcess, startServer } from '../support/server-process';
import { type Excel, oldLibrary, openExcel, type SheetError } from './excel';
import { closePage } from './support/pane';

// The connection between Excel and the service fails in many ways. Each cell still ends with a value or a reason, and
// the next calculation after the failure gives the value.
jest.setTimeout(180_000);

let excel: Excel;

const formulas = [
  ['NETPAY', 'KE', 85_000],
  ['VATGROSS', 'NG', [[1_000], [''], [2_000]]],
] as const;
const values = [61_017.9, [[1_075], [''], [2_150]]];
const reason = (message: RegExp): readonly unknown[] => {
  const error: SheetError = { error: '#N/A', message: expect.stringMatching(message) as string };
  return [error, [[error], [''], [error]]];
};

describe('on the way', () => {
  beforeEach(async () => {
    excel = await openExcel(browser, process.env['SERVICE_URL']!);
  });
  afterEach(() => closePage(excel.page));

  type Weather = (route: Route, count: number) => Promise<void>;
  const set = async (weather: Weather): Promise<void> => {
    let count = 0;
    await excel.page.route('**/addin/api/**', (route) => weather(route, count++));
  };
  const clear = () => excel.page.unroute('**/addin/api/**');
  const limited = (seconds: number): Parameters<Route['fulfill']>[0] => ({
    status: 429,
    headers: { 'retry-after': String(seconds) },
    json: {
      success: false,
      error: { code: 'rate_limit_exceeded', message: 'The 60 calls of this minute are used up.', docs: '' },
    },
  });

  test.each<[string, Weather]>([
    ['slow', async (route) => new Promise((resolve) => setTimeout(() => resolve(route.fallback()), 2_000))],
    ['dropped twice', (route, count) => (count < 2 ? route.abort('connectionreset') : route.fallback())],
    ['limited for a second', (route, count) => (count < 1 ? route.fulfill(limited(1)) : route.fallback())],
    [
      'a proxy without its server, twice',
      (route, count) =>
        count < 2
          ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
          : route.fallback(),
    ],
    [
      'garbage once',
      (route, count) =>
        count < 1
          ? route.fulfill({ contentType: 'text/html', body: '<h1>Please accept our terms</h1>' })
          : route.fallback(),
    ],
  ])('%s: the values still arrive', async (_what, weather) => {
    await set(weather);
    expect(await excel.calculate(formulas)).toEqual(values);
  });

  test.each<[string, Weather, RegExp]>([
    ['gone', (route) => route.abort('connectionrefused'), /cannot be reached.*Recalculate to try again/],
    ['the quota of a month', (route) => route.fulfill(limited(86_400)), /used up/],
    [
      'a proxy without its server',
      (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      /status 502/,
    ],
    [
      'garbage',
      (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please accept our terms</h1>' }),
      /cannot be read/,
    ],
    ['JSON of somebody else', (route) => route.fulfill({ json: { hello: 'world' } }), /not the finance service/],
    [
      'too few results',
      (route) => route.fulfill({ json: { success: true, data: { results: [], count: 0 }, meta: {} } }),
      /cannot be read/,
    ],
    [
      'half of an answer',
      (route) => route.fulfill({ contentType: 'application/json', body: '{"success":true,"data":{"results":[{"succ' }),
      /cannot be read/,
    ],
    [
      'results that are none',
      (route) => route.fulfill({ json: { success: true, data: { results: [null, 1, 'x'], count: 3 }, meta: {} } }),
      /cannot be read/,
    ],
    [
      'broken',
      (route) =>
        route.fulfill({
          status: 500,
          json: {
            success: false,
            error: { code: 'internal_error', message: 'Something went wrong on our side.', docs: '' },
          },
        }),
      /went wrong on our side/,
    ],
  ])('%s: every cell states the reason, and has its value at the next calculation', async (_what, weather, message) => {
    await set(weather);
    expect(await excel.calculate(formulas)).toEqual(reason(message));
    await clear();
    expect(await excel.calculate(formulas)).toEqual(values);
  });

  test('no answer at all: every cell says so after half a minute', async () => {
    await set(() => new Promise(() => undefined));
    const sent = excel.page.waitForRequest('**/batch');
    await excel.page.clock.install();
    const results = excel.calculate(formulas, 120_000);
    await excel.page.clock.runFor(1_000);
    await sent;
    await excel.page.clock.runFor(31_000).catch((error: Error) => {
      if (!error.message.includes(oldLibrary)) throw error;
    });
    expect(await results).toEqual(reason(/within 30 seconds/));
  });
});

describe('the server itself', () => {
  let server: ServerProcess | undefined;
  let dataDir: string;
  const start = async (port = '0'): Promise<ServerProcess> =>
    (server = await startServer({
      SVC_PORT: port,
      SVC_LOG_LEVEL: 'warn',
      ...(port === '0' ? {} : { SVC_DATA_DIR: dataDir }),
    }));
  beforeEach(async () => {
    ({ dataDir } = await start());
    excel = await openExcel(browser, server!.url);
  });
  afterEach(async () => {
    await closePage(excel.page);
    await server?.stop();
    removeDirectory(dataDir);
  });

  test('is down, and later up again: cells show reasons, then values', async () => {
    const { port } = new URL(server!.url);
    expect(await excel.value('VATRATE', 'KE')).toBe(16);
    await server!.stop();
    expect(await excel.calculate(formulas)).toEqual(reason(/cannot be reached/));
    await start(port);
    expect(await excel.calculate(formulas)).toEqual(values);
  });

  test('restarts while a sheet calculates: cells show values', async () => {
    const { port } = new URL(server!.url);
    await server!.stop();
    const results = excel.calculate(formulas);
    await start(port);
    const [first] = await results;
    // If the server starts too slowly for the retries, the cell shows a reason.
    expect(first === values[0] || (first as SheetError).error === '#N/A').toBe(true);
    expect(await excel.calculate(formulas)).toEqual(values);
  });
});
