import { gzipSync } from 'node:zlib';
import { sampleText } from '../../scripts/feeds/samples';
import { allFeeds, type Feed } from '../../server/feeds';
import { createFetch } from '../../server/feeds/fetch';
import { runFeed, type Surroundings } from '../../server/feeds/run';
import type { Markets } from '../../server/markets';
import type { Store } from '../../server/store/store';
import { pointsOf, stoodOn } from '../../src/market';
import { makeCertificate } from '../support/certificate';
import { playSource, says, type Source } from '../support/source';
import { type OpenedLedger, openedLedger } from '../support/opened-ledger';

const named = (name: string): Feed => allFeeds.find((feed) => feed.name === name)!;
/** The recorded answer with another date and scaled rates. */
const rates = (date: string, factor = 1): string => {
  const { usd } = JSON.parse(sampleText('currency-api', 'sample.json')) as { usd: Record<string, number> };
  return JSON.stringify({
    date,
    usd: Object.fromEntries(Object.entries(usd).map(([code, value]) => [code, value * (code === 'kes' ? factor : 1)])),
  });
};

let ledger: OpenedLedger;
let directory: string;
let store: Store;
let markets: Markets;
let source: Source;
let fallback: Source;
let now = '2026-09-30T20:00:00.000Z';
const nothing = says('not published', {}, 404);

beforeEach(async () => {
  now = '2026-09-30T20:00:00.000Z';
  ledger = await openedLedger();
  ({ store, markets, directory } = ledger);
  source = await playSource(nothing);
  fallback = await playSource(nothing);
});
afterEach(async () => {
  await Promise.all([source.close(), fallback.close()]);
  await ledger.close();
});

const surroundings = (): Surroundings => ({
  store,
  fetch: createFetch({ timeLimit: 1_500, retries: 1, firstPause: 5 }),
  market: async () => {
    await markets.refresh();
    return markets.known();
  },
  now: () => new Date(now),
  wait: async () => undefined,
});
const currencies = (more: Partial<Feed> = {}): Feed => ({
  ...named('currency-api'),
  hosts: [`${source.url}/{version}`, `${fallback.url}/{version}`],
  ...more,
});
/** A run that requests only the latest answer, because its range of days is empty. */
const run = (feed = currencies()) =>
  runFeed(feed, 'scheduled', { from: '2026-01-02', to: '2026-01-01' }, surroundings());
const kes = async (): Promise<unknown> => {
  await markets.refresh();
  return pointsOf(markets.known(), 'fx', 'KES')
    .slice(-1)
    .map(({ date, value }) => [date, Number(value.toFixed(4))]);
};

test('a good answer is stored, and later requests are conditional', async () => {
  source.answer = (request, response) =>
    request.headers['if-none-match'] === '"a"'
      ? void response.writeHead(304).end()
      : says(rates('2026-09-30', 1.01), { etag: '"a"', 'last-modified': 'Wed, 30 Sep 2026 07:00:00 GMT' })(
          request,
          response,
        );
  const first = await run();
  expect(first).toMatchObject({ failed: false, quarantined: 0, refused: [], problems: [] });
  expect(first.added).toBeGreaterThan(90);
  expect(await kes()).toEqual([['2026-09-30', 130.9714]]);
  expect(await run()).toMatchObject({ added: 0, unchanged: 0, failed: false, problems: [] });
  expect(source.asked.at(-1)!.headers).toMatchObject({
    'if-none-match': '"a"',
    'if-modified-since': 'Wed, 30 Sep 2026 07:00:00 GMT',
  });
  expect(fallback.asked).toEqual([]);
});

test('the number of remembered answers is limited', async () => {
  for (let i = 0; i < 600; i++) await store.rememberValidators(`http://localhost/${i}`, { etag: String(i) });
  expect(await store.validators('http://localhost/99')).toBeUndefined();
  expect(await store.validators('http://localhost/100')).toEqual({ etag: '100' });
});

test('the same rates without validators are recognised and not stored twice', async () => {
  source.answer = says(rates('2026-09-30'));
  const { added } = await run();
  expect(await run()).toMatchObject({ added: 0, unchanged: expect.any(Number) });
  expect(await store.observationsOf('currency-api')).toHaveLength(added);
});

test('a correction is a new observation, and the earlier state can still be queried', async () => {
  source.answer = says(rates('2026-09-30'));
  await run();
  now = '2026-10-01T08:00:00.000Z';
  source.answer = says(rates('2026-09-30', 1.02));
  expect(await run()).toMatchObject({ added: 1 });
  expect(await kes()).toEqual([['2026-09-30', 132.2682]]);
  const before = (await store.observationsOf('currency-api')).filter(stoodOn('2026-09-30'));
  expect(before.find(({ entity }) => entity === 'KES')).toMatchObject({ value: 129.67469522 });
});

const bad: readonly (readonly [string, (source: Source) => Source['answer'], RegExp])[] = [
  ['slow to begin', () => () => undefined, /took longer than 1.5 seconds/],
  [
    'slow in the middle',
    () => (_, response) => void response.writeHead(200).write('{"date":'),
    /took longer than 1.5 seconds/,
  ],
  ['empty', () => says(''), /is empty/],
  ['cut off', () => says(rates('2026-09-30').slice(0, 3000)), /not JSON, or not whole/],
  [
    'broken off',
    () => (_, response) =>
      void response.writeHead(200, { 'content-length': '9999' }).write('{"date":', () => response.destroy()),
    /connection to the source broke/,
  ],
  ['a page', () => says('<html>Just a moment…</html>', { 'content-type': 'text/html' }), /not JSON.*<html>/],
  ['of moved fields', () => says(rates('2026-09-30').replace('"usd"', '"rates"')), /not have the expected form: usd/],
  [
    'of text for numbers',
    () => says(rates('2026-09-30').replace(/"kes":([\d.]+)/, '"kes":"$1"')),
    /not have the expected form: usd.kes/,
  ],
  ['of few currencies', () => says('{"date":"2026-09-30","usd":{"kes":130}}'), /has 1 of/],
  ['500', () => says('no', {}, 500), /answers 500/],
  [
    '429 for a minute and more',
    () => says('no', { 'retry-after': '90' }, 429),
    /answers 429 and asks to wait 90 seconds/,
  ],
  ['nothing', () => nothing, /nothing at its address/],
  ['403', () => says('no', {}, 403), /answers 403/],
  ['a redirect elsewhere', () => says('', { location: 'http://127.0.0.2:9/latest' }, 302), /redirects to another host/],
  ['a redirect without end', (from) => says('', { location: `${from.url}/latest` }, 302), /redirect/],
  [
    'huge',
    () => (_, response) => void response.writeHead(200).end(Buffer.alloc(2 ** 21, 32)),
    /larger than 1048576 bytes/,
  ],
  [
    'huge once unpacked',
    () => (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2 ** 24, 32))),
    /larger than 1048576 bytes/,
  ],
];

test.each(bad)('an answer that is %s stores nothing, and stored data stays', async (_, answer, sentence) => {
  source.answer = says(rates('2026-09-29', 1.01));
  await run();
  const before = [await kes(), (await store.observationsOf('currency-api')).length, await store.ledgerVersion()];
  source.answer = answer(source);
  const report = await run();
  expect(report).toMatchObject({ failed: true, added: 0, unreachable: false });
  expect(report.problems).toEqual([expect.stringMatching(sentence)]);
  expect([await kes(), (await store.observationsOf('currency-api')).length, await store.ledgerVersion()]).toEqual(
    before,
  );
  // Its validators were not kept, so a good answer is not mistaken for a known one.
  source.answer = says(rates('2026-09-30'));
  expect((await run()).added).toBeGreaterThan(90);
});

test.each(bad.slice(0, 10))('if an answer is %s, the fallback is asked', async (_, answer) => {
  source.answer = answer(source);
  fallback.answer = says(rates('2026-09-30'));
  expect((await run()).failed).toBe(false);
  expect(await kes()).toEqual([['2026-09-30', 129.6747]]);
});

test('a certificate of an authority that nobody knows is not accepted', async () => {
  const { pem } = await makeCertificate(directory);
  const secure = await playSource(says(rates('2026-09-30')), pem);
  const report = await run(currencies({ hosts: [secure.url] }));
  expect(report).toMatchObject({
    failed: true,
    problems: [expect.stringMatching(/certificate of the source is not valid \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)/)],
  });
  expect(secure.asked).toEqual([]);
  await secure.close();
});

test('a redirect within the source is followed', async () => {
  source.answer = (request, response) =>
    request.url === '/latest/v1/currencies/usd.min.json'
      ? says('', { location: `${source.url}/moved` }, 302)(request, response)
      : says(rates('2026-09-30'))(request, response);
  expect((await run()).failed).toBe(false);
});

test('a briefly overloaded source is asked again', async () => {
  let times = 0;
  source.answer = (request, response) =>
    (++times === 1 ? says('busy', { 'retry-after': '0' }, 503) : says(rates('2026-09-30')))(request, response);
  expect(await run()).toMatchObject({ failed: false });
  expect(times).toBe(2);
});

test('an unreachable source is reported as one problem', async () => {
  const { url } = source;
  await source.close();
  source = await playSource(nothing);
  const report = await run(currencies({ hosts: [url] }));
  expect(report).toMatchObject({
    failed: true,
    unreachable: true,
    problems: [expect.stringMatching(/cannot be reached/)],
  });
});

test('a rate that jumps waits for review, and the others are stored', async () => {
  source.answer = says(rates('2026-09-30', 2));
  const report = await run();
  expect(report).toMatchObject({ quarantined: 1, failed: false });
  expect(await kes()).toEqual([['2026-09-29', 129.6747]]);
  expect((await store.quarantined())[0]).toMatchObject({
    entity: 'KES',
    doubt: '259.3494 on 2026-09-30 is far from 129.6747 on 2026-09-29.',
  });
  await store.releaseObservations({ ids: [(await store.quarantined())[0]!.id] }, 'a person', now);
  expect(await kes()).toEqual([['2026-09-30', 259.3494]]);
});

test('an answer with future dates is refused', async () => {
  source.answer = says(rates('2026-10-01', 1.01));
  const report = await run();
  expect(report.added).toBe(0);
  expect(report.refused[0]).toMatch(/is in the future/);
});

test('a source without news for ten days adds nothing, and its rates become out of date', async () => {
  source.answer = says(rates('2026-09-30'));
  await run();
  for (let day = 1; day <= 10; day++) {
    now = new Date(Date.parse('2026-09-30T20:00:00Z') + day * 86_400_000).toISOString();
    expect(await run()).toMatchObject({ added: 0, failed: false });
  }
  expect(await kes()).toEqual([['2026-09-30', 129.6747]]);
});

test('days without a version are not a problem, and days with one are filled in', async () => {
  source.answer = (request, response) =>
    (/2026-09-2[68]/.test(request.url!) || request.url!.startsWith('/latest')
      ? says(rates(request.url!.startsWith('/latest') ? '2026-09-30' : request.url!.slice(1, 11), 1.001))
      : nothing)(request, response);
  const report = await runFeed(currencies(), 'backfill', { from: '2026-09-26', to: '2026-09-29' }, surroundings());
  expect(report).toMatchObject({ requests: 4, problems: [], failed: false });
  const days = new Set((await store.observationsOf('currency-api')).map(({ date }) => date));
  expect([...days].sort()).toEqual(['2026-09-26', '2026-09-28']);
});

test('a source that fails three times in a row is not asked again, and the report says so', async () => {
  source.answer = says('no', {}, 500);
  const report = await runFeed(
    { ...named('sarb'), hosts: [source.url] },
    'scheduled',
    { from: '2026-01-01', to: '2026-09-30' },
    surroundings(),
  );
  expect(report.requests).toBe(3);
  expect(report.problems.at(-1)).toMatch(/^\d+ further requests were not made\.$/);
});

test('one unavailable day does not make the run a failure', async () => {
  source.answer = (request, response) =>
    (request.url!.startsWith('/latest') ? says(rates('2026-09-30')) : says('no', {}, 500))(request, response);
  const report = await runFeed(currencies(), 'scheduled', { from: '2026-09-28', to: '2026-09-30' }, surroundings());
  expect(report).toMatchObject({ failed: false, problems: ['The source answers 500. (3 times)'] });
});

test('two requests bring the figures of every country', async () => {
  source.answer = (request, response) =>
    says(sampleText('imf', `sample-${request.url!.includes('MFS166') ? 'policy-rate' : 'inflation'}.csv`))(
      request,
      response,
    );
  const run = () =>
    runFeed(
      { ...named('imf'), hosts: [source.url] },
      'scheduled',
      { from: '2026-01-01', to: '2026-09-30' },
      surroundings(),
    );
  expect(await run()).toMatchObject({ requests: 2, added: 5, problems: [], failed: false });
  expect(source.asked.every(({ headers }) => headers.accept === 'application/vnd.sdmx.data+csv')).toBe(true);
  expect(source.asked[0]!.url).toContain('?c%5BTIME_PERIOD%5D=ge:2026-M01');
  // An empty match has status 200, and is no reason to think that all is well.
  source.answer = says(sampleText('imf', 'sample-empty.csv'));
  expect(await run()).toMatchObject({
    added: 0,
    failed: true,
    problems: ['The answer has no value of the countries that were asked for. (2 times)'],
  });
});

test('a source that is slow by nature has its own time limit', async () => {
  source.answer = () => undefined;
  expect((await run(currencies({ timeLimit: 300 }))).problems).toEqual(['The source took longer than 0.3 seconds.']);
});

test('validators that stay the same although the figures change are neither kept nor sent', async () => {
  source.answer = says(sampleText('frankfurter', 'sample.json'), { etag: '"2026-11-20"' });
  now = '2026-11-20T20:00:00.000Z';
  const { timeLimit, ...frankfurter } = named('frankfurter');
  const run = () =>
    runFeed(
      { ...frankfurter, hosts: [source.url] },
      'scheduled',
      { from: '2026-11-20', to: '2026-11-20' },
      surroundings(),
    );
  expect(timeLimit).toBeGreaterThan(90_000);
  expect((await run()).failed).toBe(false);
  await run();
  expect(source.asked).toHaveLength(4);
  expect(source.asked.map(({ headers }) => headers['if-none-match'])).toEqual(source.asked.map(() => undefined));
});

test('the rate of tomorrow waits for tomorrow, and the day after is refused', async () => {
  const dated = (date: string) =>
    `[{"date":"${date}","base":"USD","quote":"KES","rate":129.9,"providers":[{"key":"CBK","date":"${date}","rate":129.9}]}]`;
  const { timeLimit: _, ...frankfurter } = named('frankfurter');
  const run = (date: string) => {
    source.answer = says(dated(date));
    return runFeed(
      { ...frankfurter, hosts: [source.url] },
      'scheduled',
      { from: '2026-09-30', to: '2026-09-30' },
      surroundings(),
    );
  };
  expect(await run('2026-10-01')).toMatchObject({ added: 0, refused: [], problems: [] });
  expect((await run('2026-10-02')).refused[0]).toMatch(/is in the future/);
  now = '2026-10-01T06:00:00.000Z';
  expect(await run('2026-10-01')).toMatchObject({ added: 1, refused: [] });
});
