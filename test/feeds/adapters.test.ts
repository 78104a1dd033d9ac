import { allFeeds, type Feed, type FeedRequest, type Found } from '../../server/feeds';
import { createFrankfurter } from '../../server/feeds/frankfurter';
import { yieldOfDiscount } from '../../server/feeds/sarb';
import { Details } from '../../src/market';
import { sourceKindOf } from '../../src/market/observation';
import { fixture, recordings, requestOf as request } from '../support/recordings';

const feed = (name: string): Feed => allFeeds.find((one) => one.name === name)!;
const short = (name: string, text: string, asked: FeedRequest) =>
  feed(name)
    .read(text, asked)
    .map(({ series, entity, date, value }) => [series, entity, date, value]);
const span = { from: '2026-11-14', to: '2026-11-20' };
const scheduled = { kind: 'scheduled', ...span, held: new Set<string>() } as const;

const answers = recordings.map(
  ({ feed: name, file, request: asked }) => [name, file, fixture(file), request(asked)] as const,
);

test('every source has an answer with its address, and where its form was read', () => {
  expect(new Set(answers.map(([name]) => name))).toEqual(new Set(allFeeds.map(({ name }) => name)));
  for (const { feed: name, address, form, recorded } of recordings) {
    const [host] = feed(name).hosts[0]!.split('{');
    expect(address.startsWith(host!)).toBe(true);
    expect(form).not.toBe('');
    expect(recorded === null || /^\d{4}-\d{2}-\d{2}$/.test(recorded)).toBe(true);
  }
});

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

const ratesOf = (found: readonly Found[]) =>
  found.map(({ entity, date, value, authority }) => [entity, date, value, authority]);

test('frankfurter: the own bank of a currency on its own day, otherwise the blend, which is not official; nothing computed from pegs', () => {
  const found = feed('frankfurter').read(fixture('frankfurter.json'), request());
  expect(ratesOf(found)).toEqual([
    ['CHF', '2026-11-20', 0.8841, 'compiled'],
    ['GHS', '2026-11-19', 11.69, 'official'],
    ['KES', '2026-11-19', 129.2415, 'official'],
    ['MUR', '2026-11-19', 45.6, 'compiled'],
    ['NGN', '2026-11-20', 1337.9, 'official'],
    ['UGX', '2026-11-20', 3561, 'compiled'],
    ['ZAR', '2026-11-20', 16.5125, 'official'],
  ]);
  expect(found.find(({ entity }) => entity === 'KES')).toMatchObject({
    source: { publisher: 'Central Bank of Kenya' },
    details: { bank: 'CBK' },
  });
  expect(found.find(({ entity }) => entity === 'MUR')!.source.publisher).toBe('Frankfurter');
  expect(() => feed('frankfurter').read('[]', request())).toThrow('no rate with its banks');
});

test('frankfurter: a restricted bank counts once it is switched on; a blend of restricted banks alone is left out', () => {
  const rates = (permitted: Parameters<typeof createFrankfurter>[0]) =>
    ratesOf(createFrankfurter(permitted).read(fixture('frankfurter.json'), request())).filter(([code]) =>
      ['MUR', 'MZN'].includes(String(code)),
    );
  expect(rates(new Set())).toEqual([['MUR', '2026-11-19', 45.6, 'compiled']]);
  expect(rates(new Set(['bank_of_mauritius', 'bank_of_mozambique']))).toEqual([
    ['MUR', '2026-11-20', 45.62, 'official'],
    ['MZN', '2026-11-20', 63.9, 'official'],
  ]);
});

test('frankfurter: a bank that publishes a month at a time is asked for two months, and may have nothing', () => {
  const late = feed('frankfurter').requests(scheduled).at(-1)!;
  expect(late.path).toBe('/rates?base=USD&expand=providers&quotes=DZD&providers=BOA&from=2026-09-21&to=2026-11-20');
  expect(feed('frankfurter').read('[]', late)).toEqual([]);
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
      .map(({ path }) => path)
      .filter((path) => !path.includes('&providers=BOA'));
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

test('imf: rows without a month, other countries and other dimensions are passed over; months are dated by their last day', () => {
  // Two members of BCEAO agree on its rate. Two members of BEAC do not, so it is not known.
  expect(short('imf', fixture('imf-policy-rate.csv'), request({ series: 'policy_rate' }))).toEqual([
    ['policy_rate', 'KE', '2026-03-31', 9.5],
    ['policy_rate', 'KE', '2026-04-30', 9.25],
    ['policy_rate', 'BCEAO', '2026-03-31', 3.25],
  ]);
  expect(short('imf', fixture('imf-inflation.csv'), request({ series: 'inflation' }))).toEqual([
    ['inflation', 'KE', '2026-03-31', 4.1026],
    ['inflation', 'SN', '2026-03-31', 1.4],
  ]);
  expect(feed('imf').read(fixture('imf-inflation.csv'), request({ series: 'inflation' }))[0]!.details).toEqual({
    period: '2026-03',
    precision: 'month',
  });
});

test('imf: an empty match, a table without countries and another period are bad answers', () => {
  const read = (text: string) => () => feed('imf').read(text, request({ series: 'inflation' }));
  expect(read(fixture('imf-empty.csv'))).toThrow('no value of the countries that were asked for');
  expect(read('DATAFLOW,TIME_PERIOD,OBS_VALUE\nIMF.STA:CPI(5.0.0),2026-M03,1.4\n')).toThrow('no column COUNTRY');
  expect(read('COUNTRY,TIME_PERIOD,OBS_VALUE\nKEN,2026-03,1.4\n')).toThrow('"2026-03" is not a month');
});

test('imf: two requests bring every country, with encoded brackets', () =>
  expect(
    feed('imf')
      .requests(scheduled)
      .map(({ path }) => path),
  ).toEqual([
    '/IMF.STA/MFS_IR/+/*.MFS166_RT_PT_A_PT.M?c%5BTIME_PERIOD%5D=ge:2026-M11',
    '/IMF.STA/CPI/+/*.CPI._T.YOY_PCH_PA_PT.M?c%5BTIME_PERIOD%5D=ge:2026-M11',
  ]));

test('bis: only South Africa and Morocco', () =>
  expect(short('bis', fixture('bis.csv'), request())).toEqual([
    ['policy_rate', 'ZA', '2026-08-31', 7],
    ['policy_rate', 'ZA', '2026-09-30', 7.25],
    ['policy_rate', 'MA', '2026-08-31', 2.25],
  ]));

const sarbPoints = (file: string, path: string) =>
  short('sarb', fixture(file), request({ path })).map(([series, , date, value]) => [series, date, value]);

test('sarb: the first and the last day of a run of equal values, whatever the order of the answer', () => {
  expect(sarbPoints('sarb-policy-rate.json', '/MMRD002A/2026-09-22/2026-09-29')).toEqual([
    ['policy_rate', '2026-09-22', 7],
    ['policy_rate', '2026-09-24', 7],
    ['policy_rate', '2026-09-25', 7.25],
    ['policy_rate', '2026-09-29', 7.25],
  ]);
  expect(sarbPoints('sarb-inflation.json', '/CPI1000F/2026-07-01/2026-09-30')).toEqual([
    ['inflation', '2026-07-31', 4.3],
    ['inflation', '2026-08-31', 4.4],
  ]);
});

// The bank's own list, recorded on 28 April 2026: 6.75 % from 21 November 2025, 7 % from 1 August 2025.
test('sarb: the list of changes of the repo rate', () => {
  const changes = sarbPoints('sarb-repo-changes.json', '/MRDREPOR');
  expect(changes).toHaveLength(25);
  expect(changes.slice(-2)).toEqual([
    ['policy_rate', '2025-08-01', 7],
    ['policy_rate', '2025-11-21', 6.75],
  ]);
});

// 6.93 / (1 − 0.0693 × 91/365) = 6.93 / 0.98272247 = 7.0518; 7.54 / (1 − 0.0754 × 364/365) = 7.54 / 0.92480658 = 8.1531.
test('sarb: the discount rate of a bill becomes a yield, and the observation says so', () => {
  expect(sarbPoints('sarb-bill-91.json', '/MMRD203A/2026-09-28/2026-09-28')).toEqual([
    ['tbill_91', '2026-09-28', 7.0518],
  ]);
  expect(sarbPoints('sarb-bill-364.json', '/MMRD212A/2026-10-05/2026-10-05')).toEqual([
    ['tbill_364', '2026-10-05', 8.1531],
  ]);
  expect(
    feed('sarb').read(fixture('sarb-bill-91.json'), request({ path: '/MMRD203A/2026-09-28/2026-09-28' }))[0]!.details,
  ).toEqual({ scope: 'yield, from a discount rate of 6.93 %' });
  expect(yieldOfDiscount(0, 91)).toBe(0);
});

test('sarb: requests are spaced, and the list of changes is asked for as a whole', () => {
  expect(feed('sarb').pause).toBeGreaterThanOrEqual(5_000);
  expect(
    feed('sarb')
      .requests(scheduled)
      .map(({ path }) => path),
  ).toEqual([
    '/MRDREPOR',
    ...['MMRD002A', 'CPI1000F', 'MMRD203A', 'MMRD206A', 'MMRD212A'].map((code) => `/${code}/2026-11-14/2026-11-20`),
  ]);
});

// The example in the documentation of FuelKenya.
test('fuel-kenya: prices per litre in Nairobi from their first day; other towns and no prices are not taken', () => {
  expect(short('fuel-kenya', fixture('fuel-kenya.json'), request())).toEqual([
    ['fuel_petrol', 'KE', '2026-06-15', 214.03],
    ['fuel_diesel', 'KE', '2026-06-15', 199.73],
    ['fuel_kerosene', 'KE', '2026-06-15', 196.53],
    ['fuel_petrol', 'KE', '2026-05-15', 217.36],
    ['fuel_diesel', 'KE', '2026-05-15', 203.15],
    ['fuel_kerosene', 'KE', '2026-05-15', 200],
  ]);
  const elsewhere = fixture('fuel-kenya.json').replaceAll('Nairobi', 'Mombasa');
  for (const text of ['[]', elsewhere])
    expect(() => feed('fuel-kenya').read(text, request())).toThrow('no prices of Nairobi');
  expect(feed('fuel-kenya').requests(scheduled)[0]!.path).toBe('/prices?town=Nairobi&start_date=2026-11-14&limit=1000');
});

describe.each(answers)('%s (%s)', (name, _file, text, asked) => {
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
    const compilers = /^(fawazahmed0|Frankfurter|FuelKenya)/;
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
    if (text.startsWith('[') || text.startsWith('{')) expect(found).toEqual([]);
    else expect(found.filter((one) => !whole.has(JSON.stringify(one))).length).toBeLessThanOrEqual(1);
  });

  test('renamed fields are a bad answer', () => {
    const moved = text
      .replaceAll('"usd"', '"rates"')
      .replaceAll('"rate":', '"price":')
      .replaceAll('"Value"', '"Amount"')
      .replaceAll('"value":', '"amount":')
      .replaceAll('"diesel"', '"gasoil"')
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
