import fc from 'fast-check';
import { severance } from '../../src/engine';
import { leaveDays } from '../../src/engine/labour/leave';
import { hoursByPremium } from '../../src/engine/labour/overtime';
import { serviceOf } from '../../src/engine/labour/service';
import { toNumber } from '../../src/engine/exact/rational';
import { addDays } from '../../src/day';
import type { EndReason } from '../../src/contract/words/labour';
import type { SeveranceRequest } from '../../src/contract';
import { createReference } from '../../src/reference';
import { countryFiles } from '../../src/reference/data';

const reference = createReference(countryFiles);

const days = fc.integer({ min: 0, max: 366 * 45 });
const start = fc.integer({ min: 0, max: 3650 }).map((n) => addDays('1990-01-01', n));

/** Every country and reason for which a formula is recorded, with each of its groups. */
const formulas = [...reference.countries.values()].flatMap(({ code, labour }) =>
  (
    [
      ['dismissal', labour?.severance],
      ['redundancy', labour?.redundancy],
      ['end_of_contract', labour?.gratuity],
      ['retirement', labour?.retirement],
    ] as const
  ).flatMap(([reason, facts]) =>
    (facts ?? []).flatMap((fact) =>
      'none' in fact || fact.fixed_by !== undefined
        ? []
        : [undefined, ...Object.keys(fact.categories ?? {})]
            .filter((category) => category !== undefined || fact.categories === undefined)
            .map((category) => ({ code, reason: reason as EndReason, category })),
    ),
  ),
);

/** The amount for a service that ends on a day on which the newest law counts. */
function amountFor({ code, reason, category }: (typeof formulas)[number], service: number): number | undefined {
  const ends = '2026-11-20';
  const request = {
    country: code,
    pay: 100_000,
    started: addDays(ends, -service),
    ends,
    reason,
    ...(category === undefined ? {} : { category }),
  } as SeveranceRequest;
  const answer = severance(reference, request);
  return answer.ok ? answer.value.data.amount : undefined;
}

test('severance never falls with service, in any country', () => {
  expect(formulas.length).toBeGreaterThan(20);
  fc.assert(
    fc.property(fc.constantFrom(...formulas), days, days, (formula, a, b) => {
      const [less, more] = [amountFor(formula, Math.min(a, b)), amountFor(formula, Math.max(a, b))];
      expect(less === undefined).toBe(more === undefined);
      if (less !== undefined) expect(less).toBeLessThanOrEqual(more!);
    }),
  );
});

test('leave never falls with seniority, in any country', () => {
  const rules = [...reference.countries.values()].flatMap(({ labour }) =>
    (labour?.annual_leave ?? []).flatMap((fact) => ('none' in fact || fact.tiers === undefined ? [] : [fact])),
  );
  expect(rules.length).toBeGreaterThan(20);
  const years = fc.integer({ min: 1, max: 45 });
  fc.assert(
    fc.property(fc.constantFrom(...rules), years, years, (rule, a, b) => {
      for (const category of Object.keys(rule.categories ?? { all: '' })) {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((n) => leaveDays(rule, category, n)!.days);
        expect(less).toBeLessThanOrEqual(more!);
      }
    }),
  );
});

test('every hour of overtime has one premium', () => {
  const tiers = [
    { when: 'day' as const, percent: 15 },
    { when: 'day' as const, from_hour: 6, percent: 50 },
  ];
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (hundredths) => {
      const hours = hundredths / 100;
      const sum = hoursByPremium(tiers, hours).reduce((all, slice) => all + toNumber(slice.hours), 0);
      expect(sum).toBeCloseTo(hours, 9);
    }),
  );
  expect(hoursByPremium(tiers, 6)).toHaveLength(1);
});

test.each([
  ['2020-01-01', '2020-12-31', { years: 1, months: 0, days: 0 }],
  ['2020-01-01', '2020-01-01', { years: 0, months: 0, days: 1 }],
  ['2020-02-29', '2021-02-27', { years: 1, months: 0, days: 0 }],
  ['2020-01-31', '2020-02-28', { years: 0, months: 1, days: 0 }],
  ['2020-03-15', '2025-11-20', { years: 5, months: 8, days: 6 }],
])('service from %s to %s', (from, to, service) => {
  expect(serviceOf(from, to)).toMatchObject(service);
});

test('a day more of service is a day more, or a month', () => {
  fc.assert(
    fc.property(start, days, (from, length) => {
      const [now, next] = [serviceOf(from, addDays(from, length)), serviceOf(from, addDays(from, length + 1))];
      expect(toNumber(next.exactYears)).toBeGreaterThan(toNumber(now.exactYears));
      expect(next.allMonths).toBeGreaterThanOrEqual(now.allMonths);
    }),
  );
});
