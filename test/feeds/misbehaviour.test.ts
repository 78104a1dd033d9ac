import { gzipSync } from 'node:zlib';
import { expectedOf, requestOf, type Sample, sampleText } from '../../scripts/feeds/samples';
import { allFeeds, type Feed } from '../../server/feeds';
import { createFetch } from '../../server/feeds/fetch';
import { runFeed } from '../../server/feeds/run';
import type { Markets } from '../../server/markets';
import type { Store } from '../../server/store/store';
import { playSource, says, type Source } from '../support/source';
import { type OpenedLedger, openedLedger } from '../support/opened-ledger';

type Way = readonly [string, (good: string, from: Source) => Source['answer'], RegExp];

/** Only these meet a short limit: on a busy machine, other answers may take as long. */
const slow: readonly Way[] = [
  ['slow to begin', () => () => undefined, /took longer than 0.4 seconds/],
  [
    'slow in the middle',
    (good) => (_, response) => void response.writeHead(200).write(good.slice(0, 10)),
    /took longer than 0.4 seconds/,
  ],
];

/** The ways in which any source may misbehave, and what the report says. */
const ways: readonly Way[] = [
  ...slow,
  ['empty', () => says(''), /is empty/],
  [
    'broken off',
    (good) => (_, response) =>
      void response
        .writeHead(200, { 'content-length': String(good.length + 999) })
        .write(good.slice(0, 10), () => response.destroy()),
    /connection to the source broke/,
  ],
  ['a page', () => says('<html>Just a moment…</html>', { 'content-type': 'text/html' }), /^The answer /],
  ['500', () => says('no', {}, 500), /answers 500/],
  ['429 for a minute and more', () => says('no', { 'retry-after': '90' }, 429), /asks to wait 90 seconds/],
  ['nothing', () => says('', {}, 204), /nothing at its address/],
  ['not found', () => says('no', {}, 404), /nothing at its address/],
  ['403', () => says('Request blocked', {}, 403), /answers 403/],
  ['a redirect elsewhere', () => says('', { location: 'http://127.0.0.2:9/latest' }, 302), /redirects to another host/],
  [
    'a redirect without end',
    (_, { url }) =>
      (request, response) =>
        says('', { location: `${url}${request.url!}` }, 302)(request, response),
    /redirects without end/,
  ],
  [
    'huge',
    () => (_, response) => void response.writeHead(200).end(Buffer.alloc(2 ** 16 + 1, 32)),
    /larger than 65536 bytes/,
  ],
  [
    'huge once unpacked',
    () => (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2 ** 22, 32))),
    /larger than 65536 bytes/,
  ],
];

/** A feed that makes one request, of a source on this machine that answers small. */
function feedOf(name: string, sample: Sample, url: string): Feed {
  const { timeLimit: _, ...feed } = allFeeds.find((one) => one.name === name)!;
  return {
    ...feed,
    hosts: [url],
    largest: 2 ** 16,
    requests: () => [{ ...requestOf(sample), path: sample.request.path ?? '/data' }],
  };
}

const answers = allFeeds.flatMap(({ name }) =>
  expectedOf(name).samples.flatMap((sample) =>
    sample.gives === undefined ? [] : [[name, sample.file, sample] as const],
  ),
);

describe.each(answers)('%s (%s)', (name, file, sample) => {
  let ledger: OpenedLedger;
  let store: Store;
  let markets: Markets;
  let source: Source;
  const good = sampleText(name, file);

  beforeAll(async () => {
    ledger = await openedLedger();
    ({ store, markets } = ledger);
    source = await playSource(says(good));
  });
  afterAll(async () => {
    await source.close();
    await ledger.close();
  });

  const run = (timeLimit = 10_000) =>
    runFeed(
      feedOf(name, sample, source.url),
      'backfill',
      { from: '2026-11-21', to: '2026-11-21' },
      {
        store,
        fetch: createFetch({ timeLimit, retries: 1, firstPause: 5 }),
        market: async () => {
          await markets.refresh();
          return markets.known();
        },
        now: () => new Date('2026-11-21T20:00:00.000Z'),
        wait: async () => undefined,
      },
    );

  test.each(ways)('an answer that is %s stores nothing, and stored data stays', async (kind, way, sentence) => {
    source.answer = says(good);
    await run();
    const before = [await store.observationsOf(name), await store.ledgerVersion()];
    source.answer = way(good, source);
    const report = await run(slow.some(([what]) => what === kind) ? 400 : undefined);
    expect(report).toMatchObject({ failed: true, added: 0, quarantined: 0, unreachable: false });
    expect(report.problems).toEqual([expect.stringMatching(sentence)]);
    expect([await store.observationsOf(name), await store.ledgerVersion()]).toEqual(before);
    source.answer = says(good);
    expect(await run()).toMatchObject({ failed: false, problems: [], refused: [] });
  });
});
