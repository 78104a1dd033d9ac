import { allFeeds } from '../../server/feeds';
import { appointed, dueSlot, openUntil } from '../../server/feeds/schedule';
import type { FeedState } from '../../server/store/feed-states';

const at = (text: string): Date => new Date(text);
const zone = (pattern: string, timezone: string) => ({ schedule: { pattern, timezone } });
const feed = (name: string) => allFeeds.find((one) => one.name === name)!;
const fresh: FeedState = {
  name: 'x',
  slot: '2026-11-16T00:00:00.000Z',
  done: true,
  leaseUntil: null,
  lastRunAt: null,
  lastSuccessAt: null,
  lastError: null,
  lastErrorAt: null,
  failures: 0,
  openUntil: null,
  summary: null,
};

/** The scheduled times in a range, found by checking once a minute, as a server does. */
function runs(schedule: Parameters<typeof dueSlot>[0], from: string, to: string, every = 60_000): string[] {
  const found: string[] = [];
  let state: FeedState = { ...fresh, slot: at(from).toISOString() };
  for (let time = Date.parse(from); time <= Date.parse(to); time += every) {
    const slot = dueSlot(schedule, state, new Date(time));
    if (slot === undefined) continue;
    found.push(slot);
    state = { ...state, slot };
  }
  return found;
}

test('a week of business days in Johannesburg: 17:31 there is 15:31 UTC', () =>
  expect(runs(feed('sarb'), '2026-11-15T00:00:00Z', '2026-11-22T23:59:00Z', 600_000)).toEqual(
    ['16', '17', '18', '19', '20'].map((day) => `2026-11-${day}T15:31:00.000Z`),
  ));

test('four times a day, through the end of a month and of a year', () =>
  expect(runs(feed('currency-api'), '2026-12-31T12:00:00Z', '2027-01-01T08:00:00Z', 300_000)).toEqual([
    '2026-12-31T13:17:00.000Z',
    '2026-12-31T19:17:00.000Z',
    '2027-01-01T01:17:00.000Z',
    '2027-01-01T07:17:00.000Z',
  ]));

test('the last day of each month, in a leap year too', () =>
  expect(runs(zone('0 12 L * *', 'Africa/Lagos'), '2028-01-30T00:00:00Z', '2028-04-01T00:00:00Z', 3_600_000)).toEqual([
    '2028-01-31T11:00:00.000Z',
    '2028-02-29T11:00:00.000Z',
    '2028-03-31T11:00:00.000Z',
  ]));

// Summer time ends in Zurich on 25 October 2026 and in New York on 1 November.
test('the hour is in the time zone of the source, with and without summer time', () => {
  expect(runs(feed('bis'), '2026-10-20T00:00:00Z', '2026-10-30T00:00:00Z', 600_000)).toEqual([
    '2026-10-22T08:11:00.000Z',
    '2026-10-29T09:11:00.000Z',
  ]);
  expect(runs(feed('world-bank'), '2026-10-26T00:00:00Z', '2026-11-04T00:00:00Z', 600_000)).toEqual([
    '2026-10-27T10:23:00.000Z',
    '2026-11-03T11:23:00.000Z',
  ]);
});

// In Cairo the clock goes from 23:59 to 01:00 on the last Friday of April (2027-04-30). It goes back an hour at the end
// of the last Thursday of October (2026-10-29).
test('a skipped hour is run later, and a repeated hour is run once', () => {
  expect(
    runs(zone('30 0 * * *', 'Africa/Cairo'), '2027-04-29T12:00:00Z', '2027-05-01T12:00:00Z', 300_000),
  ).toHaveLength(2);
  expect(
    runs(zone('30 23 * * *', 'Africa/Cairo'), '2026-10-29T12:00:00Z', '2026-10-30T12:00:00Z', 300_000),
  ).toHaveLength(1);
});

test('the scheduled minute counts, the minute before it does not', () => {
  expect(appointed(feed('sarb'), at('2026-11-20T15:31:00Z')).toISOString()).toBe('2026-11-20T15:31:00.000Z');
  expect(appointed(feed('sarb'), at('2026-11-20T15:30:59Z')).toISOString()).toBe('2026-11-19T15:31:00.000Z');
});

test('runs missed while nothing was running are made up once', () => {
  expect(dueSlot(feed('sarb'), undefined, at('2026-11-20T12:00:00Z'))).toBe('2026-11-19T15:31:00.000Z');
  expect(runs(feed('sarb'), '2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z')).toEqual([]);
  expect(dueSlot(feed('sarb'), { ...fresh, slot: '2026-11-02T15:31:00.000Z' }, at('2026-11-20T12:00:00Z'))).toBe(
    '2026-11-19T15:31:00.000Z',
  );
});

test('after a failure it is retried, at the same time in every process and at growing intervals', () => {
  const failed = { ...fresh, slot: '2026-11-19T15:31:00.000Z', failures: 1, openUntil: '2026-11-19T15:46:30.000Z' };
  expect(dueSlot(feed('sarb'), failed, at('2026-11-19T15:46:00Z'))).toBeUndefined();
  expect(dueSlot(feed('sarb'), failed, at('2026-11-19T15:47:00Z'))).toBe('2026-11-19T15:46:30.000Z');
  expect(dueSlot(feed('sarb'), failed, at('2026-11-19T15:59:00Z'))).toBe('2026-11-19T15:46:30.000Z');
  const now = at('2026-11-20T00:00:00Z');
  const minutes = (failures: number, chance = 0) =>
    (Date.parse(openUntil(failures, now, chance)!) - now.getTime()) / 60_000;
  expect([1, 2, 3, 8, 50].map((failures) => minutes(failures))).toEqual([15, 30, 60, 1440, 1440]);
  expect(minutes(1, 1)).toBe(18);
  expect(openUntil(0, now, 0)).toBeUndefined();
});

test('an open circuit delays a scheduled time', () => {
  const open = { ...fresh, slot: '2026-11-18T15:31:00.000Z', failures: 9, openUntil: '2026-11-20T10:00:00.000Z' };
  expect(dueSlot(feed('sarb'), open, at('2026-11-19T20:00:00Z'))).toBeUndefined();
  expect(dueSlot(feed('sarb'), open, at('2026-11-20T10:01:00Z'))).toBe('2026-11-19T15:31:00.000Z');
});

test('while another process has the run there is nothing to do; if that process dies, the run is taken over', () => {
  const running = { ...fresh, slot: '2026-11-19T15:31:00.000Z', done: false, leaseUntil: '2026-11-19T15:36:00.000Z' };
  expect(dueSlot(feed('sarb'), running, at('2026-11-19T15:35:00Z'))).toBeUndefined();
  expect(dueSlot(feed('sarb'), running, at('2026-11-19T15:37:00Z'))).toBe('2026-11-19T15:36:00.000Z');
});
