import { defaultPlans } from '../../server/access/plans';
import { quotaOf } from '../../server/accounts/quota';

const at = (moment: string): Date => new Date(moment);

// The free plan allows 3,000 calls a month. November has 30 days.
test.each([
  // 10 of 30 days, 1,500 calls: 150 a day, so the quota lasts 20 days.
  [1_500, '2026-11-11T00:00:00Z', 0.5, 1_500, '2026-11-21'],
  // 100 a day: exactly the month.
  [1_000, '2026-11-11T00:00:00Z', 1 / 3, 2_000, null],
  [0, '2026-11-11T00:00:00Z', 0, 3_000, null],
  [3_000, '2026-11-11T12:00:00Z', 1, 0, '2026-11-11'],
  [3_400, '2026-11-30T23:00:00Z', 1, 0, '2026-11-30'],
])('%d calls by %s', (used, now, share, left, usedUpOn) =>
  expect(quotaOf(defaultPlans, 'free', { used, made: Math.max(0, used - 1) }, at(now))).toEqual({
    month: '2026-11',
    plan: 'free',
    used,
    made: Math.max(0, used - 1),
    limit: 3_000,
    left,
    share,
    used_up_on: usedUpOn,
  }),
);

test('a plan without a limit has no share', () =>
  expect(quotaOf(defaultPlans, 'enterprise', { used: 9, made: 9 }, at('2026-11-11T00:00:00Z'))).toMatchObject({
    limit: null,
    share: null,
  }));
