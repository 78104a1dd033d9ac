import { say } from '../../src/language/say';
import fc from 'fast-check';
import { centralBank, createMarket } from '../../src/market';
import { nextMeeting, overdueDecision, unansweredMeetings } from '../../src/market/meetings';
import { currentUntil, isOverdue } from '../../src/market/publishing';
import { marketFiles } from '../../src/reference/market/data';
import type { CentralBankResult, CountryCode, RatesQuery } from '../../src/contract';
import { noticesOf } from '../support/in-english';

const market = createMarket(marketFiles);
const asked = (query: RatesQuery, moment: string) => {
  const answer = centralBank(market, query, Date.parse(moment));
  if (!answer.ok) throw new Error(say(answer.failure.message));
  return { data: answer.value.data as CentralBankResult, meta: answer.value.meta };
};

// CBE, calendar of 30 December 2025: …, 20 August, 24 September, 29 October and 17 December 2026.
describe('the next meeting', () => {
  test.each([
    ['2026-08-19T12:00:00Z', '2026-08-20'],
    ['2026-08-20T12:00:00Z', '2026-08-20'],
    ['2026-08-21T00:00:00Z', '2026-09-24'],
    ['2026-11-20T12:00:00Z', '2026-12-17'],
    ['2026-12-17T23:59:59Z', '2026-12-17'],
  ])('at %s is %s', (moment, next) => expect(asked({ country: 'EG' }, moment).data.next_mpc).toBe(next));

  test('is left out when the calendar has ended', () => {
    const { data, meta } = asked({ country: 'EG' }, '2026-12-18T00:00:00Z');
    expect(data).not.toHaveProperty('next_mpc');
    expect(noticesOf(meta).join(' ')).toMatch(/Not known: .*next policy meeting/);
  });

  test('on a past day is the meeting that was next then', () =>
    expect(asked({ country: 'EG', date: '2026-06-01' }, '2026-11-20T12:00:00Z').data.next_mpc).toBe('2026-07-09'));

  // Announced with the decision of 14 January 2026.
  test('is not known before its announcement', () => {
    expect(asked({ country: 'AO', date: '2026-01-13' }, '2026-11-20T12:00:00Z').data.next_mpc).toBe('2026-01-14');
    expect(asked({ country: 'AO', date: '2026-01-15' }, '2026-11-20T12:00:00Z').data.next_mpc).toBe('2026-03-12');
    expect(asked({ country: 'AO', date: '2025-12-31' }, '2026-11-20T12:00:00Z').data).not.toHaveProperty('next_mpc');
  });
});

// CBE: the latest recorded decision dates from 20 August 2026; the next was due on 24 September.
describe('a past meeting without a recorded decision', () => {
  const policy = (moment: string) => asked({ country: 'EG', indicator: 'policy_rate' }, moment).meta;
  test.each([
    ['the day before', '2026-09-23T23:59:59Z', 'current'],
    ['the day of the meeting', '2026-09-24T18:00:00Z', 'current'],
    ['the day after', '2026-09-25T12:00:00Z', 'current'],
    ['24 hours after its end', '2026-09-26T00:00:00.000Z', 'current'],
    ['a moment later', '2026-09-26T00:00:00.001Z', 'stale'],
  ])('%s', (_when, moment, status) => expect(policy(moment).data_status).toBe(status));

  test('is named in a notice', () => {
    expect(noticesOf(policy('2026-09-27T00:00:00Z'))).toContain(
      'The meeting of 2026-09-24 has passed and its decision is not recorded: the policy rate may have changed.',
    );
    expect(noticesOf(policy('2026-12-20T00:00:00Z'))).toContain(
      'The meetings of 2026-10-29 and 2026-12-17 have passed and their decisions are not recorded: the policy rate may have changed.',
    );
  });

  test('is judged as of the requested day', () => {
    const on = (date: string) =>
      asked({ country: 'EG', indicator: 'policy_rate', date }, '2026-11-20T12:00:00Z').meta.data_status;
    expect([on('2026-09-24'), on('2026-09-25'), on('2026-09-26')]).toEqual(['current', 'current', 'stale']);
  });

  test('makes the whole answer of the bank stale, and the list names the country', () => {
    expect(asked({ country: 'EG' }, '2026-09-27T00:00:00Z').meta.data_status).toBe('stale');
    expect(noticesOf(asked({}, '2026-11-20T12:00:00Z').meta)[0]).toMatch(/^Out of date.*\bEG\b/);
  });

  test('is resolved by a decision on the day of the meeting or later', () => {
    const meetings = [{ date: '2026-09-24', announced: '2025-12-30', source: 'x' }];
    const at = Date.parse('2026-11-01T00:00:00Z');
    expect(unansweredMeetings(meetings, '2026-09-23', at)).toEqual(meetings);
    expect(unansweredMeetings(meetings, '2026-09-24', at)).toEqual([]);
    expect(unansweredMeetings(meetings, '2026-09-28', at)).toEqual([]);
  });
});

test('an old rate is current until one day after the next scheduled meeting', () => {
  const committee = { meetings: [{ date: '2026-09-24', announced: '2026-07-01', source: 'x' }] };
  const at = (moment: string) => overdueDecision('2026-06-20', committee, Date.parse(moment));
  expect(at('2026-08-30T00:00:00Z')).toBeUndefined();
  expect(at('2026-09-25T23:59:59Z')).toBeUndefined();
  expect(at('2026-09-26T00:00:01Z')).toEqual({ missed: ['2026-09-24'] });
  expect(overdueDecision('2026-06-20', {}, Date.parse('2026-08-30T00:00:00Z'))).toEqual({ months: undefined });
});

// Uganda decides every three months: after 9 February 2026, by early May at the latest. Tunisia publishes no rhythm.
test.each([
  ['UG', '2026-05-13T00:00:00Z', 'current', undefined],
  [
    'UG',
    '2026-05-14T00:00:00Z',
    'stale',
    /The committee meets every 3 months, and no decision after 2026-02-09 is recorded/,
  ],
  ['TN', '2026-04-14T00:00:00Z', 'current', undefined],
  [
    'TN',
    '2026-04-15T00:00:00Z',
    'stale',
    /How often the committee meets is not recorded, and no decision after 2026-02-11/,
  ],
] as const)('without a calendar: %s at %s is %s', (country, moment, status, notice) => {
  const { meta } = asked({ country, indicator: 'policy_rate' }, moment);
  expect(meta.data_status).toBe(status);
  if (notice !== undefined) expect(noticesOf(meta).join(' ')).toMatch(notice);
});

describe('figures with their own release rhythm', () => {
  test.each([
    // The September figure is published by the middle of November.
    ['inflation', { date: '2026-08-31', period: '2026-08' }, '2026-11-14'],
    ['inflation', { date: '2026-12-31', period: '2026-12' }, '2027-03-17'],
    ['inflation', { date: '2025-12-31', period: '2025-Q4' }, '2026-05-15'],
    // National accounts are published by the end of April for the fourth quarter, and by the end of July for a year.
    ['gdp_growth', { date: '2025-09-30', period: '2025-Q3' }, '2026-04-30'],
    ['gdp_growth', { date: '2024-12-31', period: '2024' }, '2026-07-29'],
    ['gdp_growth_annual', { date: '2024-12-31' }, '2026-07-29'],
    ['inflation', { date: '2026-08-31' }, '2026-11-14'],
    ['gdp_growth', { date: '2026-02-11', period: '2026', basis: 'forecast' }, '2026-08-13'],
    ['tbill_91', { date: '2026-03-11' }, '2026-04-25'],
    ['fuel_petrol', { date: '2026-08-15' }, '2026-08-22'],
  ] as const)('%s of %j is current until %s', (kind, figure, day) => {
    expect(currentUntil(kind, figure)).toBe(day);
    expect(isOverdue(kind, figure, Date.parse(`${day}T23:59:59Z`))).toBe(false);
    expect(isOverdue(kind, figure, Date.parse(`${day}T23:59:59Z`) + 1000)).toBe(true);
  });

  // NBS: August 2026, headline 15.39 %.
  test('Nigeria: August inflation is current until the middle of November; then a notice says since when it is not', () => {
    const on = (date: string) => asked({ country: 'NG', indicator: 'inflation', date }, '2026-11-20T12:00:00Z').meta;
    expect(on('2026-11-14').data_status).toBe('current');
    expect(on('2026-11-15').data_status).toBe('stale');
    expect(noticesOf(on('2026-11-15')).join(' ')).toMatch(
      /Inflation is for 2026-08.*a newer figure was due by 2026-11-14\./,
    );
  });

  test('an old growth figure makes the answer stale although the policy rate is current', () => {
    const moment = '2026-10-05T12:00:00Z';
    expect(asked({ country: 'ZA', indicator: 'policy_rate' }, moment).meta.data_status).toBe('current');
    expect(asked({ country: 'ZA', indicator: 'gdp' }, moment).meta.data_status).toBe('stale');
    expect(asked({ country: 'ZA' }, moment).meta.data_status).toBe('stale');
  });
});

const isoDay = fc
  .integer({ min: 0, max: 1200 })
  .map((offset) => new Date(Date.UTC(2025, 0, 1) + offset * 86_400_000).toISOString().slice(0, 10));

test('for any calendar, the next meeting is the first one announced and not yet over', () => {
  const calendar = fc
    .array(fc.tuple(isoDay, isoDay), { maxLength: 12 })
    .map((days) =>
      days
        .map(([a, b]) => ({ date: a > b ? a : b, announced: a > b ? b : a, source: 'x' }))
        .sort((a, b) => (a.date < b.date ? -1 : 1)),
    );
  fc.assert(
    fc.property(calendar, isoDay, (meetings, date) => {
      const known = meetings.filter((one) => one.announced <= date && one.date >= date);
      expect(nextMeeting(meetings, date)?.date).toBe(known.map((one) => one.date).sort()[0]);
    }),
  );
});

test('calendars are in date order, and each meeting is announced by its day and has a source', () => {
  const { unions, countries, sources } = marketFiles.banks;
  for (const { meetings = [] } of [...Object.values(unions), ...Object.values(countries)]) {
    const days = meetings.map(({ date }) => date);
    expect(days).toEqual([...new Set(days)].sort());
    for (const { date, announced, source } of meetings) {
      expect(announced <= date).toBe(true);
      expect(sources[source]).toBeDefined();
    }
  }
});

test('every country is answered on every day around its meetings', () => {
  for (const [code, facts] of Object.entries(marketFiles.banks.countries)) {
    for (const { date } of facts.meetings ?? []) {
      const { data } = asked({ country: code as CountryCode, indicator: 'mpc', date }, '2027-12-31T00:00:00Z');
      expect(data.next_mpc).toBe(date);
    }
  }
});
