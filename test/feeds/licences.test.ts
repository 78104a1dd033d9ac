import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, settings } from '../../server/config';
import { allFeeds, type Found } from '../../server/feeds';
import { licenceOf } from '../../server/feeds/licences';
import type { Status } from '../../src/contract';
import { saidIn } from '../../src/language/said';
import { say } from '../../src/language/say';
import { restrictions } from '../../server/feeds/restricted-sources';
import { readFeeds } from '../../server/feeds/settings';
import type { Markets } from '../../server/markets';
import { createStatus } from '../../server/status';
import type { Store } from '../../server/store/store';
import { exchangeRate } from '../../src/market';
import { Licence } from '../../src/contract';
import { ask } from '../support/http';
import { startServer } from '../support/server-process';
import { type OpenedLedger, openedLedger } from '../support/opened-ledger';

const now = Date.parse('2026-11-20T12:00:00Z');
let ledger: OpenedLedger;
let directory: string;
let store: Store;
let markets: Markets;
beforeEach(async () => {
  ledger = await openedLedger(licenceOf);
  ({ store, markets, directory } = ledger);
});
afterEach(async () => {
  await ledger.close();
});

/** Stores a rate that a bank published through Frankfurter, or that a person entered. */
const keep = async (entity: string, date: string, value: number, publisher: string, origin = 'frankfurter') => {
  const found: Found = {
    series: 'fx',
    entity,
    date,
    value,
    source: { title: 'Daily exchange rates', publisher, url: null },
    authority: 'official',
  };
  await store.addObservations([{ ...found, origin, retrievedAt: `${date}T20:00:00.000Z` }], `${date}T20:00:00.000Z`);
  await markets.refresh();
};

const cited = (to: string) => {
  const answer = exchangeRate(markets.known(), { from: 'USD', to }, { now, spreadPercent: 1 });
  return answer.ok ? answer.value.meta.sources : [];
};

test('every feed and every bank has its terms, and what is restricted has a setting', () => {
  for (const feed of allFeeds) {
    for (const { licence, restricted } of [feed, ...(feed.institutions ?? [])]) {
      expect(Licence.safeParse(licence).success).toBe(true);
      // Where consent is needed, the source is off until somebody says that there is consent.
      const { redistribution, commercial_use } = licence;
      if ([redistribution, commercial_use].includes('with_permission')) expect(restricted).toBeDefined();
      if (redistribution === 'allowed' && commercial_use === 'allowed') expect(restricted).toBeUndefined();
    }
  }
  const names = settings.map(([name]) => name);
  for (const { setting } of restrictions) expect(names).toContain(setting);
});

test('a restricted source is off until its setting is on', () => {
  const on = (environment: Record<string, string>) => {
    const feeds = readFeeds(undefined, readConfig(environment).permittedSources);
    return [
      ...feeds.map(({ name }) => name),
      ...feeds.flatMap(({ institutions = [] }) => institutions.filter((bank) => bank.on).map(({ key }) => key)),
    ];
  };
  expect(on({})).not.toEqual(expect.arrayContaining(['imf']));
  for (const bank of ['BOMU', 'BOZ', 'BM', 'BFM']) expect(on({})).not.toContain(bank);
  expect(on({})).toContain('CBK');
  expect(on({ SVC_FEEDS_IMF: 'on', SVC_FEEDS_BANK_OF_ZAMBIA: 'on' })).toEqual(expect.arrayContaining(['imf', 'BOZ']));
  expect(() => readConfig({ SVC_FEEDS_IMF: 'yes' })).toThrow(
    'SVC_FEEDS_IMF must be off or on. The International Monetary Fund requires a licence',
  );
  const file = join(directory, 'feeds.json');
  writeFileSync(file, '{ "imf": { "on": true } }');
  expect(() => readFeeds(file)).toThrow('SVC_FEEDS_IMF=on switches it on.');
  expect(readFeeds(file, new Set(['SVC_FEEDS_IMF'])).map(({ name }) => name)).toContain('imf');
});

test('an answer cites the terms of each source: of the bank, of the feed, of the release; none for an import', async () => {
  expect(cited('KES')).toMatchObject([{ licence: { name: 'CC0-1.0', redistribution: 'allowed' } }]);
  await keep('RWF', '2026-11-19', 1465, 'National Bank of Rwanda');
  expect(cited('RWF')).toMatchObject([{ licence: { name: 'CC-BY-4.0', commercial_use: 'allowed' } }]);
  await keep('UGX', '2026-11-19', 3561, 'Frankfurter');
  expect(cited('UGX')).toMatchObject([{ licence: { name: 'Free use of the Frankfurter API' } }]);
  await keep('KES', '2026-11-19', 129.2, 'Central Bank of Kenya', 'import:1');
  expect(cited('KES')[0]).not.toHaveProperty('licence');
});

// The Central Bank of Egypt stalled on 22 July 2026; the Bank of Algeria publishes weeks late as a rule.
test('the status names a bank that stopped publishing, although its feed still works', async () => {
  await keep('EGP', '2026-07-22', 50.1, 'Central Bank of Egypt');
  await keep('EGP', '2026-11-19', 52.3, 'Frankfurter');
  await keep('DZD', '2026-10-01', 133.8, 'Bank of Algeria');
  await keep('KES', '2026-11-19', 129.2, 'Central Bank of Kenya');
  const status = await createStatus({
    store,
    markets,
    feeds: readFeeds(undefined),
    clock: { now: () => now, elapsed: () => 0 } as never,
  })();
  const feeds = saidIn<Status['feeds']>(status.feeds, say);
  const { institutions } = feeds.find(({ name }) => name === 'frankfurter')!;
  const of = (key: string) => institutions.find((bank) => bank.key === key)!;
  expect(of('CBE')).toMatchObject({ on: true, newest: '2026-07-22', stopped: true, off_because: null });
  expect(of('BOA')).toMatchObject({ newest: '2026-10-01', stopped: false });
  expect(of('CBK')).toMatchObject({ newest: '2026-11-19', stopped: false });
  expect(of('BCT')).toMatchObject({ newest: null, stopped: false });
  expect(of('BOMU')).toMatchObject({
    on: false,
    off_because: expect.stringContaining('SVC_FEEDS_BANK_OF_MAURITIUS=on switches it on.'),
    licence: { redistribution: 'with_permission', url: 'https://www.bom.mu/disclaimer' },
  });
  expect(feeds.find(({ name }) => name === 'imf')).toMatchObject({
    on: false,
    off_because: expect.stringContaining('SVC_FEEDS_IMF=on'),
    licence: { commercial_use: 'with_permission' },
    institutions: [],
  });
});

test('the page of the status shows terms, what is off and why, and stopped banks', async () => {
  await keep('EGP', '2026-07-22', 50.1, 'Central Bank of Egypt');
  const server = await startServer({ SVC_DATA_DIR: directory, SVC_FEEDS: 'off' });
  try {
    const html = await (await ask(new URL('/status', server.url))).text();
    expect(html).toContain('Stopped publishing:</span> Central Bank of Egypt (EGP, last rate 2026-07-22).');
    expect(html).toContain('SVC_FEEDS_IMF=on switches it on.');
    expect(html).toContain('href="https://www.bom.mu/disclaimer"');
    expect(html).toContain('Redistribution: with permission');
    expect(html).not.toMatch(/undefined|NaN/);
  } finally {
    await server.stop();
  }
});
