import { expectedOf, requestOf, sampleText } from '../../scripts/feeds/samples';
import { allFeeds, type Feed, feedsWith, type FeedRequest, type Found } from '../../server/feeds';
import { yieldOfDiscount } from '../../server/feeds/sarb/adapter';
import { marketFiles } from '../../src/reference/market/data';

// What the samples of the feeds do not show: see `samples.test.ts`.

const named = (name: string, feeds = allFeeds): Feed => feeds.find((one) => one.name === name)!;
const read = (name: string, text: string, asked: Partial<FeedRequest> = {}) =>
  named(name).read(text, { path: '', accept: '', ...asked });
const currencyApi = sampleText('currency-api', 'sample.json');

test('currency-api: not the dollar itself, and under the terms of the rates of the release', () => {
  const { publisher, licence } = named('currency-api');
  expect(read('currency-api', currencyApi).map(({ entity }) => entity)).not.toContain('USD');
  expect({ publisher, licence }).toEqual({
    publisher: marketFiles.rates.source.publisher,
    licence: marketFiles.rates.source.licence,
  });
});

test('currency-api: an answer for another day, or with few currencies, is bad', () => {
  expect(() => read('currency-api', currencyApi, { version: '2026-09-28' })).toThrow(
    'is of 2026-09-29 and not of 2026-09-28',
  );
  expect(() => read('currency-api', '{"date":"2026-09-29","usd":{"kes":129}}', { version: 'latest' })).toThrow(
    /has 1 of \d+ currencies/,
  );
});

test('currency-api requests the latest version and missing days, and for a backfill each day', () => {
  const versions = (kind: 'scheduled' | 'backfill') =>
    named('currency-api')
      .requests({ kind, from: '2026-11-14', to: '2026-11-20', held: new Set(['2026-11-15', '2026-11-18']) })
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

const frankfurter = sampleText('frankfurter', 'sample.json');
const ratesOf = (found: readonly Found[]) =>
  found.map(({ entity, date, value, authority }) => [entity, date, value, authority]);

test('frankfurter: the own bank of a currency is official, the blend is not; nothing is computed from pegs', () => {
  const found = read('frankfurter', frankfurter);
  expect(found.filter(({ authority }) => authority === 'official').map(({ entity }) => entity)).toEqual([
    'GHS',
    'KES',
    'NGN',
    'ZAR',
  ]);
  expect(found.find(({ entity }) => entity === 'KES')).toMatchObject({
    source: { publisher: 'Central Bank of Kenya' },
    details: { bank: 'CBK' },
  });
  expect(found.find(({ entity }) => entity === 'MUR')!.source.publisher).toBe('Frankfurter');
  expect(() => read('frankfurter', '[]')).toThrow('no rate with its banks');
});

test('frankfurter: a restricted bank counts once it is switched on; a blend of restricted banks alone is left out', () => {
  const rates = (...permitted: readonly string[]) =>
    ratesOf(named('frankfurter', feedsWith(new Set(permitted))).read(frankfurter, { path: '', accept: '' })).filter(
      ([code]) => ['MUR', 'MZN', 'XDR'].includes(String(code)),
    );
  expect(rates()).toEqual([['MUR', '2026-11-19', 45.6, 'compiled']]);
  expect(rates('SVC_FEEDS_BANK_OF_MAURITIUS', 'SVC_FEEDS_BANK_OF_MOZAMBIQUE')).toEqual([
    ['MUR', '2026-11-20', 45.62, 'official'],
    ['MZN', '2026-11-20', 63.9, 'official'],
  ]);
});

test('frankfurter: a bank that publishes a month at a time may have nothing', () => {
  const late = named('frankfurter')
    .requests({ kind: 'scheduled', from: '2026-11-14', to: '2026-11-20', held: new Set() })
    .at(-1)!;
  expect(late.path).toContain('&providers=BOA&');
  expect(named('frankfurter').read('[]', late)).toEqual([]);
});

test('frankfurter: a backfill requests a week at a time', () =>
  expect(
    named('frankfurter')
      .requests({ kind: 'backfill', from: '2026-11-01', to: '2026-11-20', held: new Set() })
      .map(({ path }) => path.replace(/^.*&from/, 'from')),
  ).toEqual(['from=2026-11-01&to=2026-11-07', 'from=2026-11-08&to=2026-11-14', 'from=2026-11-15&to=2026-11-20']));

// The 14th and 15th are a Saturday and a Sunday, and today's rates may still be published.
test('frankfurter: a run does not request days again that have their rates', () =>
  expect(
    named('frankfurter')
      .requests({
        kind: 'scheduled',
        from: '2026-11-14',
        to: '2026-11-20',
        held: new Set(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']),
      })
      .map(({ path }) => path)
      .filter((path) => !path.includes('&providers=BOA')),
  ).toEqual(['/rates?base=USD&expand=providers']));

test('world bank: no rows are no error, and an error is a bad answer', () => {
  const asked = { series: 'inflation_annual' } as const;
  expect(read('world-bank', '[{"page":1,"pages":1,"total":0},null]', asked)).toEqual([]);
  expect(() => read('world-bank', '[{"message":[{"id":"120","key":"Invalid value"}]}]', asked)).toThrow(
    'expected form',
  );
});

test('imf: a table without countries and another period are bad answers', () => {
  const reading = (text: string) => () => read('imf', text, { series: 'inflation' });
  expect(reading('DATAFLOW,TIME_PERIOD,OBS_VALUE\nIMF.STA:CPI(5.0.0),2026-M03,1.4\n')).toThrow('no column COUNTRY');
  expect(reading('COUNTRY,TIME_PERIOD,OBS_VALUE\nKEN,2026-03,1.4\n')).toThrow('"2026-03" is not a month');
});

// 6.93 / (1 − 0.0693 × 91/365) = 6.93 / 0.98272247 = 7.0518; 7.54 / (1 − 0.0754 × 364/365) = 7.54 / 0.92480658 = 8.1531.
test('sarb: the discount rate of a bill becomes a yield', () => {
  expect(yieldOfDiscount(6.93, 91)).toBeCloseTo(7.0518, 4);
  expect(yieldOfDiscount(7.54, 364)).toBeCloseTo(8.1531, 4);
  expect(yieldOfDiscount(0, 91)).toBe(0);
});

// The bank's own list, recorded on 28 April 2026: 6.75 % from 21 November 2025, 7 % from 1 August 2025.
test('sarb: the list of changes of the repo rate ends with the newest', () => {
  const [changes] = expectedOf('sarb').samples;
  expect(
    named('sarb')
      .read(sampleText('sarb', changes.file), requestOf(changes))
      .slice(-2)
      .map(({ date, value }) => [date, value]),
  ).toEqual([
    ['2025-08-01', 7],
    ['2025-11-21', 6.75],
  ]);
});

test('fuel-kenya: other towns and no prices are not taken', () => {
  const elsewhere = sampleText('fuel-kenya', 'sample.json').replaceAll('Nairobi', 'Mombasa');
  for (const text of ['[]', elsewhere]) expect(() => read('fuel-kenya', text)).toThrow('no prices of Nairobi');
});

test('a bank that is read directly has the name that Frankfurter gives it, so that its own figure is recognised', () => {
  const { institutions } = named('frankfurter');
  const direct = allFeeds.filter(({ group, covers }) => group === 'fx' && covers[0]!.entities.length === 1);
  expect(direct.map(({ name }) => name)).toContain('cbn');
  for (const { publisher, covers } of direct)
    expect(institutions.find(({ entity }) => entity === covers[0]!.entities[0])?.name).toBe(publisher);
});

test('a source that always sends its whole history gives only the days that were asked for', () => {
  const [sample] = expectedOf('cbg').samples;
  const on = (from: string, to: string) =>
    read('cbg', sampleText('cbg', sample.file), { days: { from, to } }).map(({ date }) => date);
  expect(on('2026-05-20', '2026-05-21')).toEqual(['2026-05-21', '2026-05-20']);
  expect(on('2026-05-23', '2026-05-24')).toEqual([]);
});

test('rates of a year with commas are read, and a day in another form is a bad answer', () => {
  const asked = (day: string, rate: string) =>
    `[{"currency_name":"USD","buying_rate":"1,254.96","average_rate":"${rate}","selling_rate":"1,280.05","post_date":"${day}"}]`;
  expect(read('bnr', asked('04-Jan-24', '1,267.50'))[0]).toMatchObject({ date: '2024-01-04', value: 1267.5 });
  for (const day of ['2024-01-04', '04-Abc-24', '4 Jan 2024', '04-Jan-1999'])
    expect(() => read('bnr', asked(day, '1,267.50'))).toThrow('is not a day such as 19 Mar 2026');
  expect(() => read('bnr', asked('04-Jan-24', ' '))).toThrow('is not a number');
});

test('an error of the Banco Nacional de Angola or the National Bank of Ethiopia is a bad answer; a day without rates is not', () => {
  expect(() => read('bna', '{"success":false,"message":"inválida"}')).toThrow('expected form');
  expect(() => read('nbe', '{"success":false,"data":[]}')).toThrow('expected form');
  expect(read('bna', '{"genericResponse":[],"success":true}')).toEqual([]);
  expect(read('nbe', '{"success":true,"message":"OK","status":200,"data":[]}')).toEqual([]);
});

test('cbn: stray spaces and blank or zero rates are no fault; a day in another form is', () => {
  const row = (currency: string, day: string, rate: string | null) =>
    JSON.stringify({ id: 1, currency, ratedate: day, buyingrate: '', centralrate: rate, sellingrate: '' });
  const answer = (...rows: readonly string[]) => `[${rows.join(',')}]`;
  expect(
    read(
      'cbn',
      answer(
        row(' us dollar ', '2002-01-02', '112.5'),
        row('US DOLLAR', '2002-01-03', ''),
        row('US DOLLAR', '2002-01-04', null),
        row('US DOLLAR', '2002-01-07', '0.0000'),
        row('EURO', '07/01/2002', '100'),
      ),
    ).map(({ date, value }) => [date, value]),
  ).toEqual([['2002-01-02', 112.5]]);
  expect(() => read('cbn', answer(row('US DOLLAR', '07/01/2002', '112')))).toThrow('not a day such as');
  expect(() => read('cbn', answer(row('EURO', '2002-01-02', '100')))).toThrow('no rate of the US dollar');
});
