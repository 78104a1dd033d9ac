import fc from 'fast-check';
import { message } from '../../src/language/message';
import { pauseAfter, verdictOn } from '../../server/webhooks/outcome';
import { waitIn } from '../../server/webhooks/post';

const day = 86_400_000;
const refused = (status: number | null, retryAfter?: number) => ({
  status,
  problem: message('attempt_status', { status: status ?? 0 }),
  retryAfter,
});

test('a delivery that always fails is tried for three days, at growing intervals, then given up', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
      let [now, attempts] = [0, 0];
      for (;;) {
        const { outcome, ends } = verdictOn(refused(404), { attempts: ++attempts, since: 0 }, now, null, chance);
        if (outcome.again === null) {
          expect([outcome.state, ends?.code]).toEqual(['failed', 'subscription_refused']);
          break;
        }
        expect([outcome.state, ends]).toEqual(['waiting', undefined]);
        now += outcome.again;
      }
      expect(now).toBeGreaterThan(2.6 * day);
      expect(now).toBeLessThan(3 * day);
      expect(attempts).toBeLessThan(25);
    }),
    { numRuns: 30 },
  );
});

test('a receiver that accepted another delivery meanwhile keeps its subscription', () => {
  const failed = (lastAccepted: number | null) =>
    verdictOn(refused(500), { attempts: 20, since: 5 }, 3 * day, lastAccepted, 0);
  expect([failed(null), failed(4), failed(5)].map(({ ends }) => ends?.code)).toEqual([
    'subscription_refused',
    'subscription_refused',
    undefined,
  ]);
  expect(failed(5).outcome).toMatchObject({ state: 'failed', again: null });
});

test('status 410 ends a subscription at once', () => {
  const { outcome, ends } = verdictOn(refused(410), { attempts: 1, since: 0 }, 0, 0, 0);
  expect([outcome.state, ends?.code]).toEqual(['failed', 'subscription_gone']);
});

test('the receiver may ask for a longer wait, up to a day, and never for a shorter one', () => {
  expect(pauseAfter(1, undefined, 0)).toBe(10_000);
  expect(pauseAfter(1, undefined, 1)).toBe(12_000);
  expect(pauseAfter(1, 3_600_000, 1)).toBe(3_600_000);
  expect(pauseAfter(1, 40 * day, 0)).toBe(day);
  expect(pauseAfter(9, 1_000, 0)).toBe(6 * 3_600_000);
  expect(waitIn('120', 0)).toBe(120_000);
  expect(waitIn('Sun, 22 Nov 2026 00:01:00 GMT', Date.parse('2026-11-22T00:00:00Z'))).toBe(60_000);
  for (const header of [undefined, '', 'soon', '-5', '0', 'Sun, 22 Nov 2020 00:01:00 GMT'])
    expect(waitIn(header, Date.parse('2026-11-22T00:00:00Z'))).toBeUndefined();
});
