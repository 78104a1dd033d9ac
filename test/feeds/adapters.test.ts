import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allFeeds, type Feed, type FeedRequest } from '../../server/feeds';
import { Details } from '../../src/market';
import { sourceKindOf } from '../../src/market/observation';

const fixture = (name: string): string => readFileSync(join(__dirname, 'fixtures', name), 'utf8');
const feed = (name: string): Feed => allFeeds.find((one) => one.name === name)!;
const request = (more: Partial<FeedRequest> = {}): FeedRequest => ({ path: '', accept: '', ...more });
const short = (name: string, text: string, asked: FeedRequest) =>
  feed(name)
    .read(text, asked)
    .map(({ series, entity, date, value }) => [series, entity, date, value]);
const span = { from: '2026-11-14', to: '2026-11-20' };

const answers: readonly (readonly [string, string, FeedRequest])[] = [
  ['currency-api', fixture('currency-api.json'), request({ version: 'latest' })],
  ['frankfurter', fixture('frankfurter.json'), request()],
  ['sarb', fixture('sarb.json'), request({ series: 'policy_rate' })],
  ['imf', fixture('imf.csv'), request({ series: 'policy_rate', entity: 'KE' })],
  ['bis', fixture('bis.csv'), request()],
  ['world-bank', fixture('world-bank.json'), request({ series: 'inflation_annual' })],
];

test('every source has a recorded answer', () =>
  expect(answers.map(([name]) => name).sort()).toEqual(allFeeds.map(({ name }) => name).sort()));

// The answer is the file of package version 2026.9.29; the numbers were read from it by hand.
test('currency-api: units for one dollar, for known currencies', () => {
  const found = short('currency-api', fixture('currency-api.json'), request({ version: 'latest' }));
  expect(found).toContainEqual(['fx', 'NGN', '2026-09-29', 1326.1643995]);
  expect(found).toContainEqual(['fx', 'ZAR', '2026-09-29', 16.44012275]);
  expect(found.map(([, entity]) => entity)).not.toContain('USD');
  expect(found.length).toBeGreaterThan(100);
});

test('currency-api: an answer for another day, or with few currencies, is bad', () => {
  const { read } = feed('currency-api');
  const asked = { ...feed('currency-api') };
  expect(() => read.call(asked, fixture('currency-api.json'), request({ version: '2026-09-28' }))).toThrow(
    'is of 2026-09-29 and not of 2026-09-28',
  );
  expect(() => read.call(asked, '{"date":"2026-09-29","usd":{"kes":129}}', request({ version: 'latest' }))).toThrow(
    /has 1 of \d+ currencies/,
  );
});

test('currency-api requests the latest version and missing days, and for a backfill each day', () => {
  const versions = (kind: 'scheduled' | 'backfill') =>
    feed('currency-api')
      .requests({ kind, ...span, held: new Set(['2026-11-15', '2026-11-18']) })
      .map(({ version }) => version);
  expect(versions('scheduled')).toEqual([
    'latest',
    '2026-11-14',
    '2026-11-16',
    '2026-11-17',
    '2026-11-19',
    '2026-11-20',
  ]);
  expect(versions('backfill')).toHaveLength(7);
});

test('frankfurter: the own bank of a currency on its own day, otherwise the blend on the latest day of its banks; nothing computed from pegs', () => {
  const found = feed('frankfurter').read(fixture('frankfurter.json'), request());
  const of = (code: string) => found.find(({ entity }) => entity === code);
  expect(of('KES')).toMatchObject({
    date: '2026-11-19',
    value: 129.2415,
    source: { publisher: 'Central Bank of Kenya' },
    details: { bank: 'CBK' },
  });
  expect(of('GHS')).toMatchObject({ date: '2026-11-18', value: 11.71, source: { publisher: 'Frankfurter' } });
  expect(of('CHF')).toMatchObject({ date: '2026-11-20', value: 0.8841 });
  expect(found.map(({ entity }) => entity).sort()).toEqual(['CHF', 'GHS', 'KES', 'NGN', 'UGX', 'ZAR']);
  expect(() => feed('frankfurter').read('[]', request())).toThrow('no rate with its banks');
});

test('frankfurter: a backfill requests a week at a time', () =>
  expect(
    feed('frankfurter')
      .requests({ kind: 'backfill', from: '2026-11-01', to: '2026-11-20', held: new Set() })
      .map(({ path }) => path.replace(/^.*&from/, 'from')),
  ).toEqual(['from=2026-11-01&to=2026-11-07', 'from=2026-11-08&to=2026-11-14', 'from=2026-11-15&to=2026-11-20']));

test('frankfurter: a run also requests missing business days', () => {
  const paths = (held: readonly string[]) =>
    feed('frankfurter')
      .requests({ kind: 'scheduled', from: '2026-11-14', to: '2026-11-20', held: new Set(held) })
      .map(({ path }) => path);
  expect(paths([])).toEqual([
    '/rates?base=USD&expand=providers',
    '/rates?base=USD&expand=providers&from=2026-11-14&to=2026-11-20',
  ]);
  // The 14th and 15th are a Saturday and a Sunday, and today's rates may still be published.
  expect(paths(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'])).toEqual(['/rates?base=USD&expand=providers']);
});

test('world bank: years of countries, without gaps and groups of countries', () => {
  expect(short('world-bank', fixture('world-bank.json'), request({ series: 'inflation_annual' }))).toEqual([
    ['inflation_annual', 'KE', '2025-12-31', 4.07219383],
    ['inflation_annual', 'KE', '2024-12-31', 4.47],
  ]);
  expect(
    feed('world-bank').read('[{"page":1,"pages":1,"total":0},null]', request({ series: 'inflation_annual' })),
  ).toEqual([]);
  expect(() =>
    feed('world-bank').read(
      '[{"message":[{"id":"120","key":"Invalid value"}]}]',
      request({ series: 'inflation_annual' }),
    ),
  ).toThrow('expected form');
  const [{ path }] = feed('world-bank').requests({
    kind: 'scheduled',
    from: '2023-11-20',
    to: '2026-11-20',
    held: new Set(),
  }) as [FeedRequest];
  expect(path).toMatch(/^\/country\/AO;.*ZW\/indicator\/FP\.CPI\.TOTL\.ZG\?format=json&per_page=20000&date=2023:2026$/);
});

test('imf: months are dated by their last day, and months without a value are left out', () => {
  expect(short('imf', fixture('imf.csv'), request({ series: 'policy_rate', entity: 'KE' }))).toEqual([
    ['policy_rate', 'KE', '2026-03-31', 9.5],
    ['policy_rate', 'KE', '2026-04-30', 9.25],
  ]);
  expect(feed('imf').read(fixture('imf.csv'), request({ series: 'inflation', entity: 'KE' }))[0]!.details).toEqual({
    period: '2026-03',
    precision: 'month',
  });
  const paths = feed('imf')
    .requests({ kind: 'scheduled', ...span, held: new Set() })
    .map(({ path, entity }) => `${entity} ${path}`);
  expect(paths).toContain('KE /IMF.STA/MFS_IR/+/KEN.MFS166_RT_PT_A_PT.M?c[TIME_PERIOD]=ge:2026-M11');
  expect(paths).toContain('BCEAO /IMF.STA/MFS_IR/+/SEN.MFS166_RT_PT_A_PT.M?c[TIME_PERIOD]=ge:2026-M11');
  expect(paths.filter((path) => path.includes('/CPI/'))).toHaveLength(54);
});

test('bis: only South Africa and Morocco', () =>
  expect(short('bis', fixture('bis.csv'), request())).toEqual([
    ['policy_rate', 'ZA', '2026-08-31', 7],
    ['policy_rate', 'ZA', '2026-09-30', 7.25],
    ['policy_rate', 'MA', '2026-08-31', 2.25],
  ]));

test('sarb: the first and the last day of a run of equal values', () => {
  expect(
    short('sarb', fixture('sarb.json'), request({ series: 'policy_rate' })).map(([, , date, value]) => [date, value]),
  ).toEqual([
    ['2026-09-22', 7],
    ['2026-09-24', 7],
    ['2026-09-25', 7.25],
    ['2026-09-29', 7.25],
  ]);
  expect(short('sarb', '[{"Period":"2026-09-01T00:00:00","Value":3.6}]', request({ series: 'inflation' }))).toEqual([
    ['inflation', 'ZA', '2026-09-30', 3.6],
  ]);
});

describe.each(answers)('%s', (name, text, asked) => {
  const read = (body: string) => feed(name).read(body, asked);

  test('its observations are within its coverage and complete', () => {
    const covered = new Map(feed(name).covers.map(({ series, entities }) => [series, entities]));
    for (const { series, entity, date, value, source, details } of read(text)) {
      expect(covered.get(series)).toContain(entity);
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(Number.isFinite(value)).toBe(true);
      expect(source.publisher).not.toBe('');
      if (details !== undefined) expect(Details.safeParse(details).success).toBe(true);
    }
  });

  test('its sources are official or compilers', () => {
    const kinds = read(text).map(({ source, authority }) => [source.publisher, sourceKindOf({ authority, source })]);
    const compilers = /^(fawazahmed0|Frankfurter)/;
    expect(kinds).toEqual(kinds.map(([publisher]) => [publisher, compilers.test(publisher!) ? 'other' : 'authority']));
  });

  test.each([
    ['empty', ''],
    ['blank', ' \n'],
    ['a page of HTML', '<!doctype html><title>Attention required</title>'],
    ['cut off', text.slice(0, Math.floor(text.length * 0.7))],
    ['null', 'null'],
    ['an error', '{"error":"maintenance"}'],
  ])('%s is a bad answer, or contains less', (_, body) => {
    let found: readonly unknown[] = [];
    try {
      found = read(body);
    } catch (problem) {
      expect((problem as Error).constructor.name).toBe('BadAnswer');
      expect((problem as Error).message).toMatch(/^The answer /);
    }
    // A truncated table can still be valid: its complete rows are right, so the result must not be wrong.
    const whole = new Set(read(text).map((one) => JSON.stringify(one)));
    if (!text.startsWith('F') && !text.startsWith('S')) expect(found).toEqual([]);
    else expect(found.filter((one) => !whole.has(JSON.stringify(one))).length).toBeLessThanOrEqual(1);
  });

  test('renamed fields are a bad answer', () => {
    const moved = text
      .replaceAll('"usd"', '"rates"')
      .replaceAll('"rate":', '"price":')
      .replaceAll('"Value"', '"Amount"')
      .replaceAll('"value":', '"amount":')
      .replaceAll('OBS_VALUE', 'VALUE');
    expect(moved).not.toBe(text);
    expect(() => read(moved)).toThrow(/not have the expected form/);
  });

  test('numbers as text are a bad answer', () => {
    const wrong = text.replace(
      /(:\s*|,)(\d+\.\d+)(\s*[,}\]\n])/g,
      (_match, before: string, number: string, after: string) =>
        text.startsWith('[') || text.startsWith('{') ? `${before}"${number}"${after}` : `${before}n/a${after}`,
    );
    expect(wrong).not.toBe(text);
    expect(() => read(wrong)).toThrow(/not have the expected form|is not a number/);
  });
});
